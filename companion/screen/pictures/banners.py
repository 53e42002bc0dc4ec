"""Banners in seat colours, hatched below, with a notch at the foot; they hang from a rod. Pennants are the same, lying."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from companion.screen.page.builder import PageBuilder
from companion.screen.paint.box import Box
from companion.screen.paint.theme import SeatLook, hexed

STEP, LINE, SEAM = 12, 3, 5
Inside = Callable[[float, float], bool]
"""Whether a point of a cloth is to be hatched."""


def banner(builder: PageBuilder, box: Box, look: SeatLook, plain: int, notch: int) -> None:
    """Draw a banner: its upper `plain` pixels without hatching, then the seat's pattern down to the notch."""
    builder.shapes(box, _cloth(look, (box.w, box.h, plain, notch), hexed(builder.look.shield_edge)))


def pennant(builder: PageBuilder, box: Box, look: SeatLook, plain: int, notch: int) -> None:
    """Draw a pennant: its first `plain` pixels without hatching, then the seat's pattern up to the notch at its end."""
    builder.shapes(box, _lying(look, (box.w, box.h, plain, notch), hexed(builder.look.shield_edge)))


@lru_cache(maxsize=32)
def _cloth(look: SeatLook, cloth: tuple[int, int, int, int], edge: str) -> str:
    wide, high, plain, notch = cloth
    shape = f"M0 0 L{wide} 0 L{wide} {high} L{wide / 2} {high - notch} L0 {high} Z"
    inner = f"M3 0 L{wide - 3} 0 L{wide - 3} {high - 4} L{wide / 2} {high - notch - 3} L3 {high - 4} Z"
    within = _within(high, wide, plain, notch)
    return _filled(look, shape, inner, edge) + "".join(_hatching(look, wide, high, lambda x, y: within(y, x)))


@lru_cache(maxsize=32)
def _lying(look: SeatLook, cloth: tuple[int, int, int, int], edge: str) -> str:
    wide, high, plain, notch = cloth
    shape = f"M0 0 L{wide} 0 L{wide - notch} {high / 2} L{wide} {high} L0 {high} Z"
    inner = f"M0 2 L{wide - 4} 2 L{wide - notch - 3} {high / 2} L{wide - 4} {high - 2} L0 {high - 2} Z"
    return _filled(look, shape, inner, edge) + "".join(_hatching(look, wide, high, _within(wide, high, plain, notch)))


def _within(long: int, broad: int, plain: int, notch: int) -> Inside:
    """Tell of a place, along the cloth and across it, whether the pattern comes there: behind `plain`, before the notch."""

    def inside(along: float, across: float) -> bool:
        end = long - 8 - notch * (1 - abs(across - broad / 2) / (broad / 2))
        return plain <= along <= end and SEAM <= across <= broad - SEAM

    return inside


def _filled(look: SeatLook, shape: str, inner: str, edge: str) -> str:
    return f'<path d="{shape}" fill="{edge}"/><path d="{inner}" fill="{hexed(look.field)}"/>'


def _hatching(look: SeatLook, wide: int, high: int, inside: Inside) -> Iterator[str]:
    colour = hexed(look.hatch)
    if look.pattern == "dot":
        yield from _dots(wide, high, inside, colour)
        return
    for dx, dy in _directions(look.pattern):
        for start in range(-high, wide + high, STEP):
            for x0, y0, x1, y1 in _runs(start, dx, dy, (wide, high), inside):
                yield f'<path d="M{x0} {y0} L{x1} {y1}" stroke="{colour}" stroke-width="{LINE}" fill="none"/>'


def _directions(pattern: str) -> tuple[tuple[int, int], ...]:
    level, upright, rise, fall = (1, 0), (0, 1), (1, -1), (1, 1)
    lines = {
        "bar": (level,), "brick": (level,), "dash": (level,), "pale": (upright,), "rise": (rise,), "fall": (fall,),
        "grid": (level, upright), "lattice": (rise, fall), "plain": (),
    }  # fmt: skip
    return lines[pattern]


def _runs(start: int, dx: int, dy: int, cloth: tuple[int, int], inside: Inside) -> Iterator[tuple[int, int, int, int]]:
    """Walk along one line of the pattern and give the pieces that lie on the part of the cloth that is hatched."""
    wide, high = cloth
    if dy == 0:
        points = [(x, start) for x in range(wide)]
    elif dx == 0:
        points = [(start, y) for y in range(high)]
    else:
        points = [(start + along, (0 if dy > 0 else high) + dy * along) for along in range(high)]
    begun: tuple[int, int] | None = None
    last = (0, 0)
    for x, y in points:
        if inside(x, y):
            begun = begun or (x, y)
            last = (x, y)
        elif begun is not None:
            break
    if begun is not None:
        yield (*begun, *last)


def _dots(wide: int, high: int, inside: Inside, colour: str) -> Iterator[str]:
    for row, y in enumerate(range(8, high, 15)):
        for x in range(12 + (row % 2) * 8, wide, 15):
            if inside(x, y) and inside(x, y + 3):
                yield f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>'
