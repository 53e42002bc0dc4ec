"""Why places on a map cannot be chosen: a line below the map, and where reasons differ, the number of its own on each plate."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from companion.screen.page.plates import OFF_DASH, Tint, dashed_edge, rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box, square
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.paint.theme import hexed
from companion.table.questions.kinds import Option
from companion.unchanging import unchanging

FACE = FontFace.SANS
MOST_LINES = 2


@unchanging
class OffLegend:
    """Each reason once, and by the key of an option the number of its reason; no numbers where all share one."""

    reasons: tuple[str, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()

    def number(self, key: str) -> int:
        """Give the number of an option's reason; 0 where it needs none."""
        return dict(self.numbers).get(key, 0)


def legend_of(stage: Stage, options: Iterable[Option[Any]]) -> OffLegend:
    """Collect why options are off, in a message's short form where it has one: so alike reasons are one."""
    told = {
        option.key: stage.words.maybe(option.off, "short") or stage.words(option.off)
        for option in options
        if option.off is not None
    }
    reasons = tuple(dict.fromkeys(told.values()))
    numbers = tuple((key, reasons.index(text) + 1) for key, text in told.items()) if len(reasons) > 1 else ()
    return OffLegend(reasons, numbers)


def draw_legend(stage: Stage, legend: OffLegend, area: Box) -> Box:
    """Write the reasons at the foot of an area, each behind a small dashed plate with its number; give the room above."""
    if not legend.reasons:
        return area
    size, lines = _lines(stage, legend.reasons, area.w)
    high = round(size * 1.15)
    below = area.bottom_part(high * len(lines))
    for row, line in zip(below.rows(len(lines), 0), lines, strict=True):
        left = row.x
        for text in line:
            left += _entry(stage, Box(left, row.y, row.right - left, high), text, legend, size) + size
    return area.trim(bottom=below.h + stage.form.px(10, 5, 12))


def _lines(stage: Stage, reasons: Sequence[str], wide: int) -> tuple[int, list[list[str]]]:
    """Break the reasons into lines, in the largest letters in which they take few."""
    form = stage.form
    for most in range(1, MOST_LINES + 1):
        for size in range(form.near, form.near_min - 1, -1):
            lines = _broken(reasons, size, wide)
            if len(lines) <= most:
                return size, lines
    return form.near_min, _broken(reasons, form.near_min, wide)


def _broken(reasons: Sequence[str], size: int, wide: int) -> list[list[str]]:
    lines: list[list[str]] = [[]]
    left = 0
    for text in reasons:
        width = _swatch(size) + fonts.width(text, FACE, size)
        if left and left + width > wide:
            lines.append([])
            left = 0
        lines[-1].append(text)
        left += width + size
    return lines


def _swatch(size: int) -> int:
    """Give the width of the small plate before a reason, with the gap behind it."""
    return round(size * 1.8)


def _entry(stage: Stage, box: Box, text: str, legend: OffLegend, size: int) -> int:
    swatch = Box(box.x, box.y + (box.h - size) // 2, round(size * 1.4), size)
    dashed_edge(stage.builder, swatch, stage.look.edge, stage.form.line, OFF_DASH)
    if legend.numbers:
        _figure(stage, str(legend.reasons.index(text) + 1), swatch, round(size * 0.85), stage.look.soft)
    room = box.trim(left=_swatch(size))
    written = stage.builder.text(text, Type(FACE, size, stage.form.near_min, 1.0), stage.look.soft, room, upright="middle")
    return _swatch(size) + written.w


def mark_width(stage: Stage, box: Box) -> int:
    """Give what the number of a reason takes at the right end of a row on a plate."""
    return _mark_side(stage, box) + stage.form.px(4, 2, 6)


def _mark_side(stage: Stage, box: Box) -> int:
    return min(box.h, stage.form.px(28, 26, 38))


def mark(stage: Stage, number: int, box: Box, tint: Tint) -> int:
    """Draw the number of a reason in a disc at the right end of a row; give the width it takes, nothing without one."""
    if not number:
        return 0
    side = _mark_side(stage, box)
    spot = square((box.right - side // 2, box.centre[1]), side)
    line = max(1, side // 13)
    stage.builder.shapes(spot, rounded(spot, line, side / 2, f'fill="none" stroke="{hexed(tint.soft)}" stroke-width="{line}"'))
    _figure(stage, str(number), spot, round(side * 0.8), tint.soft)
    return mark_width(stage, box)


def _figure(stage: Stage, text: str, spot: Box, size: int, colour: tuple[int, int, int]) -> None:
    across = fonts.width(text, FontFace.SANS_SEMIBOLD, size)
    stage.builder.line(
        text, FontFace.SANS_SEMIBOLD, size, colour, spot.centre[0] - across // 2, spot.centre[1] + round(size * 0.33)
    )
