"""The upper right corner of the stage, beside the name: the page turner, a sum, and what ends a longer answer."""

from __future__ import annotations

from companion.screen.page.effects import Effect, TurnPage
from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.text import Type
from companion.screen.widgets.basics import answer, pages
from companion.unchanging import unchanging


@unchanging
class Corner:
    """What stands in the corner: so many `pages`, and an answer that ends (`label`, its target's `name`), `off` with its reason.

    `extra` is one more answer before it: name, words, effect, icon.
    """

    pages: int = 1
    label: str = ""
    off: str = ""
    effect: Effect | None = None
    name: str = "done"
    icon: str = "check"
    extra: tuple[str, str, Effect, str] | None = None


def corner_type(stage: Stage) -> Type:
    """How answers in the corner are set: between answer and note."""
    form = stage.form
    return Type(fonts.FontFace.SANS_SEMIBOLD, form.letters(36, 34, 50), form.near_min, 1.06)


def corner_height(stage: Stage) -> int:
    """Give the height of the corner's plates."""
    return stage.form.px(68, 56, 84)


def _widths(stage: Stage, corner: Corner) -> dict[str, int]:
    form, kind = stage.form, corner_type(stage)
    padding = form.px(44, 32, 48)
    found = {"turner": form.px(150, 124, 170)} if corner.pages > 1 else {}
    if corner.extra is not None:
        icon = round(kind.size * 1.35) if corner.extra[3] else 0
        found["extra"] = fonts.width(corner.extra[1], kind.face, kind.size) + padding + icon
    if corner.effect is not None and not form.tall:
        near = styles.near(form)
        label, off = fonts.width(corner.label, kind.face, kind.size), fonts.width(corner.off, near.face, near.size)
        found["end"] = max(label, off) + padding
    return found


def corner_width(stage: Stage, corner: Corner) -> int:
    """Measure how much of the top row it takes, with the gap before it."""
    found = _widths(stage, corner)
    return sum(found.values()) + len(found) * round(stage.form.gap * 1.3)


def draw_corner(stage: Stage, corner: Corner, *, end: bool = True) -> None:
    """Draw it; the ending answer (if it was not drawn before) comes last, on the tall screen at the foot."""
    draw_turner(stage, corner)
    if corner.extra is not None:
        name, label, effect, icon = corner.extra
        if not label:
            stage.builder.hear(name, stage.say(f"screen-extra-{name}"))
        answer(stage, name, _spots(stage, corner)["extra"], label, effect, icon=icon, kind=corner_type(stage))
    if end:
        draw_end(stage, corner)


def draw_turner(stage: Stage, corner: Corner) -> None:
    """Draw what turns the pages, if there are several."""
    if corner.pages > 1:
        _turner(stage, _spots(stage, corner)["turner"], corner.pages)


def draw_end(stage: Stage, corner: Corner) -> None:
    """Draw the answer that ends, if there is one."""
    if corner.effect is not None:
        _end(stage, _spots(stage, corner).get("end") or stage.box.bottom_part(stage.form.touch_answer), corner)


def _spots(stage: Stage, corner: Corner) -> dict[str, Box]:
    """Give the place of each part in the upper row, from left to right."""
    gap = round(stage.form.gap * 1.3)
    widths = _widths(stage, corner)
    left = stage.box.right - sum(widths.values()) - gap * max(0, len(widths) - 1)
    row = stage.box.top_part(corner_height(stage))
    spots = {}
    for name, width in widths.items():
        spots[name] = Box(left, row.y, width, row.h)
        left += width + gap
    return spots


def _end(stage: Stage, spot: Box, corner: Corner) -> None:
    assert corner.effect is not None
    kind = styles.answer(stage.form) if stage.form.tall else corner_type(stage)
    label = corner.off or corner.label
    if corner.off:
        stage.stop(corner.name, spot, corner.effect, off=corner.off)
        tint = plate(stage, spot, off=True)
        stage.builder.text(label, styles.near(stage.form), tint.soft, spot, align="centre", upright="middle")
        return
    answer(stage, corner.name, spot, label, corner.effect, kind=kind, icon=corner.icon if stage.form.tall else "")


def _turner(stage: Stage, spot: Box, count: int) -> None:
    """Draw the plate that shows the next page, with a lozenge a page on it."""
    form = stage.form
    page = min(stage.layer.page, count - 1)
    stage.builder.hear("more", stage.say("heard-more-of", page=page + 1, pages=count))
    focused = stage.stop("more", spot, TurnPage((page + 1) % count, "more"))
    tint = plate(stage, spot, focused=focused)
    side = form.px(28, 26, 40)
    arrow = Box(spot.right - side - form.px(14, 12, 16), spot.centre[1] - side // 2, side, side)
    stage.builder.icon("next", arrow, tint.ink, tint.cut)
    room = Box(spot.x + form.px(14, 12, 16), spot.y, arrow.x - spot.x - form.px(22, 20, 26), spot.h)
    if pages_width(stage, count) <= room.w:
        pages(stage, count, page, room.right, spot.centre[1], tint.edge if focused else None)
    else:
        stage.builder.text(f"{page + 1}/{count}", styles.near_bold(form), tint.ink, room, align="right", upright="middle")


def pages_width(stage: Stage, count: int) -> int:
    """Measure a row of page lozenges."""
    size = stage.form.px(14, 13, 24)
    return round(size * 1.7) * (count - 1) + size * 3 // 2
