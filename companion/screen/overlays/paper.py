"""The page of paper that lies over the stage: title, a rule with a lozenge, and what is chosen from."""

from __future__ import annotations

from collections.abc import Sequence

from companion.screen.page.effects import Close, Effect, TurnPage
from companion.screen.page.plates import Tint, lozenge, plate
from companion.screen.page.stage import Stage
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import Format
from companion.screen.paint.text import Type, fit
from companion.screen.widgets.basics import Button, answer, answers
from companion.unchanging import unchanging

FEW = 4
"""So many entries stand roomily."""
ROOMY = 1.5
"""An entry so much higher than usual has larger letters."""


@unchanging
class PaperEntry:
    """One line to choose: its name, words, effect, icon, a second text at the right, and why it is off."""

    name: str
    words: str
    effect: Effect
    icon: str = ""
    note: str = ""
    off: str = ""


def paper(stage: Stage, title: str, source: str = "", *, long: bool = False) -> Stage:
    """Lay the page, write title and source, and give the stage below them; a double press goes back.

    Without a title the page has all the room; a `long` title is set smaller, on more lines.
    """
    form, look = stage.form, stage.look
    stage.builder.fill(form.box, look.sheet)
    stage.builder.back = Close()
    stage.builder.title = " ".join(part if part.endswith((".", "?", "!")) else f"{part}." for part in (title, source) if part)
    box = stage.box.inset(form.px(54, 24, 40), form.px(30, 14, 40))
    if not title:
        return stage.within(box, look.sheet)
    usual = Type(FontFace.SERIF_SEMIBOLD, form.letters(58, 46, 78), form.px(44, 38, 58), 1.04)
    long = long or not fit(title, usual, box.w, form.of(1, 1, 2)).whole
    least = form.px(34, 36, 46) if long else form.px(44, 38, 58)
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(58, 46, 78), least, 1.04)
    lines = form.of(2, 2, 3) if long else form.of(1, 1, 2)
    if long and form.small and not fit(title, kind, box.w, 1).whole:
        kind = Type(kind.face, least, least, kind.leading)
    used = stage.builder.text(title, kind, look.ink, box, most=lines)
    top = used.bottom
    if source:
        near = styles.near(form)
        used = stage.builder.text(source, near, look.soft, box.trim(top=top - box.y), most=form.of(1, 1, 2))
        top = used.bottom
    if not form.small:
        line = Box(box.x, top + form.px(10, 0, 14), box.w, form.px(12, 0, 18))
        half = (line.w - form.px(50, 0, 70)) // 2
        stage.builder.fill(Box(line.x, line.centre[1], half, 2), look.rule)
        stage.builder.fill(Box(line.right - half, line.centre[1], half, 2), look.rule)
        lozenge(stage.builder, line.centre, form.px(11, 0, 16), look.rubric)
        top = line.bottom
    return stage.within(box.trim(top=top - box.y + form.px(26, 20, 34)), look.sheet)


def feet(stage: Stage, buttons: Sequence[Button]) -> Box:
    """Set answers at the foot of the page and give the room above."""
    area = answers(stage, stage.box, buttons)
    return stage.box.trim(bottom=stage.box.bottom - area.y + round(stage.form.gap * 1.3))


def back_button(stage: Stage) -> Button:
    """The way back, with what lies below."""
    below = "game" if stage.snapshot.game is not None else "question"
    return ("close", stage.say(f"screen-back-to-{below}"), Close(), "back")


def listing(
    stage: Stage,
    entries: Sequence[PaperEntry],
    *,
    columns: tuple[int, int, int] = (2, 2, 1),
    long: bool = False,
    tools: Sequence[Button] = (),
) -> None:
    """Lay out entries in a grid, paged, with the way back at the foot.

    `columns` are those of the three formats; `long` gives each entry two lines; `tools` stand beside the way back.
    """
    form = stage.form
    across = form.of(*columns)
    high, gap = (form.px(84, 62, 146), form.px(14, 8, 14)) if long else (form.px(78, 62, 104), form.px(12, 14, 22))
    foot = (form.touch_answer + round(form.gap * 1.3)) * (2 if form.tall and tools else 1)
    down = max(1, (stage.box.h - foot + gap) // (high + gap))
    few = -(-len(entries) // across)
    if entries and len(entries) <= FEW and few <= down and not any(entry.note for entry in entries):
        down = few
        high = max(high, min(form.px(150, 112, 170), (stage.box.h - foot - gap * (down - 1)) // max(1, down)))
    at_once = across * down
    count = max(1, -(-len(entries) // at_once))
    page = min(stage.layer.page, count - 1)
    shown = entries[page * at_once : (page + 1) * at_once]
    area = stage.box.top_part(down * high + (down - 1) * gap)
    cells = [cell for row in area.rows(down, gap) for cell in row.columns(across, form.px(26, 16, 24))]
    for cell, entry in zip(cells, shown, strict=False):
        entry_cell(stage, cell, entry)
    if form.tall and tools:
        answers(stage, stage.box.trim(bottom=form.touch_answer + round(form.gap * 1.3)), tools)
        tools = ()
    buttons = [back_button(stage) if not tools else _short_back(stage), *tools]
    if count > 1:
        buttons.append(
            ("more", stage.say("screen-more-of", page=page + 1, pages=count), TurnPage((page + 1) % count, ""), "next")
        )
    _foot(stage, buttons)


def _short_back(stage: Stage) -> Button:
    name, _, effect, _ = back_button(stage)
    return (name, stage.say("screen-back"), effect, "")


def _foot(stage: Stage, buttons: list[Button]) -> None:
    """Set the way back and the page turner; on the tall screen the turner is no more than an arrow."""
    form = stage.form
    row = stage.box.bottom_part(form.touch_answer)
    if not form.tall or len(buttons) == 1:
        answers(stage, row, buttons)
        return
    gap = round(form.gap * 1.3)
    width = form.px(0, 0, 190)
    for cell, (name, label, effect, icon) in zip((row.trim(right=width + gap), row.right_part(width)), buttons, strict=True):
        kind = Type(FontFace.SANS_SEMIBOLD, form.letters(0, 0, 54), form.near_min, 1.06)
        answer(stage, name, cell, label, effect, icon=icon if name == "close" else "", kind=kind)


def entry_cell(stage: Stage, box: Box, entry: PaperEntry) -> None:
    """Draw one line to choose."""
    form = stage.form
    focused = stage.stop(entry.name, box, entry.effect, off=entry.off)
    with stage.builder.group(entry.name):
        tint = plate(stage, box, focused=focused, off=bool(entry.off))
        inner = box.inset(form.px(18, 12, 14), form.px(4, 2, 6))
        if entry.icon and not (entry.off and form.tall):
            side = min(inner.h, round(form.px(42, 36, 48) * _grown(form, box)))
            stage.builder.icon(entry.icon, Box(inner.x, inner.centre[1] - side // 2, side, side), tint.ink, tint.cut)
            inner = inner.trim(left=side + form.px(16, 10, 12))
        _words(stage, inner, entry, tint)


def _grown(form: Format, box: Box) -> float:
    """Tell how much larger than usual signs and letters of an entry are."""
    return 1.3 if box.h >= form.px(78, 62, 104) * ROOMY else 1.0


def _words(stage: Stage, box: Box, entry: PaperEntry, tint: Tint) -> None:
    form = stage.form
    grown = _grown(form, box)
    kind = Type(FontFace.SANS_SEMIBOLD, round(form.letters(36, 32, 50) * grown), form.px(26, 26, 34), 1.04)
    near = styles.near(form)
    if entry.off and box.h >= kind.least + near.least:
        upper, lower = box.rows(2, 0)
        stage.builder.text(entry.words, kind, tint.ink, upper, upright="middle")
        stage.builder.text(entry.off, near, tint.soft, lower, upright="middle")
        return
    note = entry.off or entry.note
    if not note:
        stage.builder.text(entry.words, kind, tint.ink, box, most=3, upright="middle")
        return
    right = box.right_part(round(box.w * 0.4))
    if not fit(note, near, right.w, 2, box.h).whole:
        right = box.right_part(max(right.w, box.w - form.unit - fit(entry.words, kind, box.w, 1).width))
    stage.builder.text(note, near, tint.soft, right, most=2, align="right", upright="middle")
    stage.builder.text(entry.words, kind, tint.ink, box.trim(right=right.w + form.unit), most=3, upright="middle")
