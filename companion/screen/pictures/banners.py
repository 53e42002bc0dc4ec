"""Banners in seat colours, hatched below, with a notch at the foot; they hang from a rod."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from companion.screen.page.builder import PageBuilder
from companion.screen.paint.box import Box
from companion.screen.paint.theme import SeatLook, hexed

STEP, LINE, SEAM = 12, 3, 5


def banner(builder: PageBuilder, box: Box, look: SeatLook, plain: int, notch: int) -> None:
    """Draw a banner: its upper `plain` pixels without hatching, then the seat's pattern down to the notch."""
    builder.shapes(box, _cloth(look, (box.w, box.h, plain, notch), hexed(builder.look.shield_edge)))


@lru_cache(maxsize=32)
def _cloth(look: SeatLook, cloth: tuple[int, int, int, int], edge: str) -> str:
    wide, high, plain, notch = cloth
    shape = f"M0 0 L{wide} 0 L{wide} {high} L{wide / 2} {high - notch} L0 {high} Z"
    inner = f"M3 0 L{wide - 3} 0 L{wide - 3} {high - 4} L{wide / 2} {high - notch - 3} L3 {high - 4} Z"
    field = f'<path d="{shape}" fill="{edge}"/><path d="{inner}" fill="{hexed(look.field)}"/>'
    return field + "".join(_hatching(look, wide, high, plain, notch))


def _inside(x: float, y: float, wide: int, high: int, notch: int) -> bool:
    return SEAM <= x <= wide - SEAM and y <= high - 8 - notch * (1 - abs(x - wide / 2) / (wide / 2))


def _hatching(look: SeatLook, wide: int, high: int, top: int, notch: int) -> Iterator[str]:
    colour = hexed(look.hatch)
    if look.pattern == "dot":
        yield from _dots(wide, high, top, notch, colour)
        return
    for dx, dy in _directions(look.pattern):
        for start in range(-high, wide + high, STEP):
            for x0, y0, x1, y1 in _runs(start, dx, dy, (wide, high, top, notch)):
                yield f'<path d="M{x0} {y0} L{x1} {y1}" stroke="{colour}" stroke-width="{LINE}" fill="none"/>'


def _directions(pattern: str) -> tuple[tuple[int, int], ...]:
    level, upright, rise, fall = (1, 0), (0, 1), (1, -1), (1, 1)
    lines = {
        "bar": (level,), "brick": (level,), "dash": (level,), "pale": (upright,), "rise": (rise,), "fall": (fall,),
        "grid": (level, upright), "lattice": (rise, fall), "plain": (),
    }  # fmt: skip
    return lines[pattern]


def _runs(start: int, dx: int, dy: int, cloth: tuple[int, int, int, int]) -> Iterator[tuple[int, int, int, int]]:
    """Walk along one line of the pattern and give the pieces that lie on the cloth below the plain part."""
    wide, high, top, notch = cloth
    if dy == 0:
        points = [(x, start) for x in range(wide)]
    elif dx == 0:
        points = [(start, y) for y in range(top, high)]
    else:
        points = [(start + along, (top if dy > 0 else high) + dy * along) for along in range(high)]
    begun: tuple[int, int] | None = None
    last = (0, 0)
    for x, y in points:
        if y >= top and _inside(x, y, wide, high, notch):
            begun = begun or (x, y)
            last = (x, y)
        elif begun is not None:
            break
    if begun is not None:
        yield (*begun, *last)


def _dots(wide: int, high: int, top: int, notch: int, colour: str) -> Iterator[str]:
    for row, y in enumerate(range(top + 8, high, 15)):
        for x in range(12 + (row % 2) * 8, wide, 15):
            if _inside(x, y + 3, wide, high, notch):
                yield f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>'
