"""What a number counts, as plates side by side: an icon and the number on each; without icons the number alone, large."""

from __future__ import annotations

from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.theme import hexed
from companion.screen.widgets.basics import icon_colour

CAP = 0.33


def sums(stage: Stage, icons: tuple[str, ...], number: int, box: Box) -> None:
    """Draw them at the top of the box; nothing where it is too low to be read."""
    form = stage.form
    if box.h < form.answer:
        return
    if not icons:
        _figure(stage, str(number), min(form.px(150, 110, 150), box.h), box.x, box)
        return
    high = min(box.h - form.gap, form.px(100, 70, 104))
    row = box.trim(top=min(form.gap, (box.h - high) // 2)).top_part(high)
    for cell, icon in zip(row.columns(len(icons), form.px(18, 10, 18)), icons, strict=True):
        _sum(stage, icon, str(number), cell)


def _sum(stage: Stage, icon: str, text: str, cell: Box) -> None:
    form, look = stage.form, stage.look
    stage.builder.rounded(cell, RoundRect(0, form.radius, f'fill="{hexed(look.sheet)}"'))
    side, size = round(cell.h * 0.56), round(cell.h * 0.66)
    width = side + form.unit + fonts.width(text, FontFace.SANS_SEMIBOLD, size)
    left = cell.x + (cell.w - width) // 2
    ink = icon_colour(stage, icon, look.ink)
    stage.builder.icon(icon, Box(left, cell.centre[1] - side // 2, side, side), ink, look.sheet)
    _figure(stage, text, size, left + side + form.unit, cell)


def _figure(stage: Stage, text: str, size: int, left: int, box: Box) -> None:
    ink = stage.look.ink
    stage.builder.line(text, FontFace.SANS_SEMIBOLD, size, ink, left, box.centre[1] + round(size * CAP))
