"""The course of scores: a line for each seat over the rounds, with its shield at the end; so colour never tells alone."""

from __future__ import annotations

from collections.abc import Sequence

from companion.screen.page.builder import PageBuilder
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace, width
from companion.screen.paint.theme import hexed, seat_looks

Rows = Sequence[tuple[int, ...]]
STRIPES = ("", "14 6", "4 6", "18 6 4 6", "8 5", "2 5", "24 8")
"""How the lines of the seats are broken, one after the other."""


def plot(builder: PageBuilder, box: Box, colours: Sequence[str], rows: Rows) -> None:
    """Draw it; `rows` has a row for each round, each with a value for every colour.

    The highest and lowest value and the first and last round are named.
    """
    form, look, face = builder.form, builder.look, FontFace.SANS
    size = form.type("label").size
    side = min(size, box.h // max(1, len(colours)))
    most = max(1, *(max(row) for row in rows))
    least = min(0, *(min(row) for row in rows))
    left = max(width(str(most), face, size), width(str(least), face, size)) + form.unit
    field = Box(box.x + left, box.y + size // 2, box.w - left - side - form.unit, box.h - 2 * size)

    def at(value: int) -> int:
        return field.bottom - round(field.h * (value - least) / (most - least))

    for value in (least, (least + most) // 2, most):
        y = at(value)
        builder.fill(Box(field.x, y, field.w, 2), look.rule)
        builder.line(str(value), face, size, look.soft, field.x - width(str(value), face, size) - 6, y + size // 3)
    for number in sorted({1, (len(rows) + 1) // 2, len(rows)}):
        x, room = field.x + (field.w * (number - 1) // max(1, len(rows) - 1)), width(str(number), face, size)
        place = min(max(field.x, x - room // 2), field.right - room)
        builder.line(str(number), face, size, look.soft, place, field.bottom + round(size * 1.1))
    courses = list(zip(*rows, strict=True))
    ends = _spread([at(values[-1]) for values in courses], side, box)
    for number, (colour, values) in enumerate(zip(colours, courses, strict=True)):
        _line(builder, field, box, list(map(at, values)), colour, STRIPES[number % len(STRIPES)])
        builder.shield(colour, Box(field.right + form.unit, ends[number] - side // 2, side, side))


def _line(builder: PageBuilder, field: Box, box: Box, heights: Sequence[int], colour: str, stripes: str) -> None:
    look = seat_looks().get(colour, seat_looks()["grey"])
    step = field.w / max(1, len(heights) - 1)
    points = [(round(field.x - box.x + step * number), height - box.y) for number, height in enumerate(heights)]
    path = " ".join(f"{'L' if number else 'M'}{x} {y}" for number, (x, y) in enumerate(points))
    thick = builder.form.unit
    broken = f' stroke-dasharray="{stripes}"' if stripes else ""
    edge = hexed(builder.look.shield_edge)
    joined = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    under = f'<path d="{path}" stroke="{edge}" stroke-width="{thick + 3}" {joined}/>'
    builder.shapes(box, f'{under}<path d="{path}" stroke="{hexed(look.field)}" stroke-width="{thick}" {joined}{broken}/>')


def _spread(heights: list[int], side: int, box: Box) -> list[int]:
    """Move shields apart that would cover each other, and keep all within the box."""
    order = sorted(range(len(heights)), key=lambda number: heights[number])
    placed = [0] * len(heights)
    low = box.y + side // 2
    for number in order:
        placed[number] = low = max(low, heights[number])
        low += side
    over = max(0, max(placed) + side // 2 - box.bottom)
    high = box.bottom
    for number in reversed(order):
        placed[number] = min(placed[number], high - side // 2) if over else placed[number]
        high = placed[number] - side // 2
    return placed
