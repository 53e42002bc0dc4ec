"""Banners in seat colours, hatched below, with a notch at the foot; they hang from a rod. Pennants are the same, lying."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import dropwhile, takewhile

from companion.screen.page.builder import PageBuilder
from companion.screen.paint.box import Box
from companion.screen.paint.theme import SeatLook, hexed

STEP, LINE, SEAM = 12, 3, 5
Inside = Callable[[tuple[float, float]], bool]
"""Whether a point of a cloth is to be hatched."""
LEVEL, UPRIGHT, RISE, FALL = (1, 0), (0, 1), (1, -1), (1, 1)
DIRECTIONS = {
    "bar": (LEVEL,), "brick": (LEVEL,), "dash": (LEVEL,), "pale": (UPRIGHT,), "rise": (RISE,), "fall": (FALL,),
    "grid": (LEVEL, UPRIGHT), "lattice": (RISE, FALL), "plain": (),
}  # fmt: skip
"""The directions in which each pattern's lines run."""


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
    return _filled(look, shape, inner, edge) + "".join(_hatching(look, wide, high, lambda point: within(point[::-1])))


@lru_cache(maxsize=32)
def _lying(look: SeatLook, cloth: tuple[int, int, int, int], edge: str) -> str:
    wide, high, plain, notch = cloth
    shape = f"M0 0 L{wide} 0 L{wide - notch} {high / 2} L{wide} {high} L0 {high} Z"
    inner = f"M0 2 L{wide - 4} 2 L{wide - notch - 3} {high / 2} L{wide - 4} {high - 2} L0 {high - 2} Z"
    return _filled(look, shape, inner, edge) + "".join(_hatching(look, wide, high, _within(wide, high, plain, notch)))


def _within(long: int, broad: int, plain: int, notch: int) -> Inside:
    """Tell of a place, along the cloth and across it, whether the pattern comes there: behind `plain`, before the notch."""

    def inside(place: tuple[float, float]) -> bool:
        along, across = place
        end = long - 8 - notch * (1 - abs(across - broad / 2) / (broad / 2))
        return plain <= along <= end and SEAM <= across <= broad - SEAM

    return inside


def _filled(look: SeatLook, shape: str, inner: str, edge: str) -> str:
    return f'<path d="{shape}" fill="{edge}"/><path d="{inner}" fill="{hexed(look.field)}"/>'


def _hatching(look: SeatLook, wide: int, high: int, inside: Inside) -> Iterator[str]:
    """Give the lines of a pattern, as far as they lie on the part of the cloth that is hatched, or its dots."""
    colour = hexed(look.hatch)
    if look.pattern == "dot":
        for row, y in enumerate(range(8, high, 15)):
            places = ((x, y) for x in range(12 + (row % 2) * 8, wide, 15) if inside((x, y)) and inside((x, y + 3)))
            yield from (f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in places)
        return
    for dx, dy in DIRECTIONS[look.pattern]:
        for start in range(-high, wide + high, STEP):
            points = [(start + dx * along, (0 if dy > 0 else high) + dy * along) for along in range(high)]
            if not dy:
                points = [(x, start) for x in range(wide)]
            run = list(takewhile(inside, dropwhile(lambda point: not inside(point), points)))
            if run:
                (x0, y0), (x1, y1) = run[0], run[-1]
                yield f'<path d="M{x0} {y0} L{x1} {y1}" stroke="{colour}" stroke-width="{LINE}" fill="none"/>'
