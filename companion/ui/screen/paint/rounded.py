"""Rounded rectangles of any size, made from one small drawing: corners are copied from it, edges and the middle are filled."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby, product
from typing import NamedTuple, Self

import pygame

from companion.table import unchanging
from companion.ui.screen.paint import svg
from companion.ui.screen.paint.box import Box

STROKE = 3
"""A stroke reaches less than this many pixels further inside than its corner's arc."""
Paint = tuple[int, int, int, int]


class RoundRect(NamedTuple):
    """A rounded rectangle `inside` pixels from each side of its box; `paint` is SVG fill and stroke, without dashes."""

    inside: float
    radius: float
    paint: str

    def shape(self, wide: int, high: int) -> str:
        """Return the rectangle as SVG in a drawing of this size."""
        width, height = wide - 2 * self.inside, high - 2 * self.inside
        radius = max(0, self.radius)
        return f'<rect x="{self.inside}" y="{self.inside}" width="{width}" height="{height}" rx="{radius}" {self.paint}/>'


class Rounded(NamedTuple):
    """Rounded rectangles that fill a box, each drawn over the previous one."""

    box: Box
    rects: tuple[RoundRect, ...]

    def move(self, dx: int, dy: int) -> Self:
        """Return the item moved right and down."""
        return self._replace(box=self.box.move(dx, dy))

    def paint(self, surface: pygame.Surface) -> None:
        """Blit the rectangles."""
        surface.blit(_make_surface(self.rects, self.box.w, self.box.h), self.box[:2])


class Band(NamedTuple):
    """Rows or columns of one colour along an edge, counted from the start of that edge's strip."""

    first: int
    thick: int
    colour: Paint


@unchanging
class Parts:
    """A small drawing, two corners and one pixel wide, with the bands of its edges and the colour of its middle."""

    whole: pygame.Surface
    corner: int
    top: tuple[Band, ...]
    bottom: tuple[Band, ...]
    left: tuple[Band, ...]
    right: tuple[Band, ...]
    middle: Paint


@svg.cache_surfaces(4_000_000)
def _make_surface(rects: tuple[RoundRect, ...], wide: int, high: int) -> pygame.Surface:
    """Make a surface: from parts if it is large enough for edges between the corners, else as one drawing."""
    parts = _parts(rects)
    corner, across, down = parts.corner, wide - 2 * parts.corner, high - 2 * parts.corner
    if min(across, down) < 0:
        return svg.encode_for_blitting(svg.rasterise(_draw_shapes(rects, wide, high), wide, high))
    made = pygame.Surface((wide, high), pygame.SRCALPHA)
    for x, y in product((0, 1), (0, 1)):
        part = (x * (corner + 1), y * (corner + 1), corner, corner)
        made.blit(parts.whole, (x * (wide - corner), y * (high - corner)), part, pygame.BLEND_RGBA_MAX)
    for bands, begins in ((parts.top, 0), (parts.bottom, high - corner)):
        for band in bands:
            made.fill(band.colour, (corner, begins + band.first, across, band.thick))
    for bands, begins in ((parts.left, 0), (parts.right, wide - corner)):
        for band in bands:
            made.fill(band.colour, (begins + band.first, corner, band.thick, down))
    made.fill(parts.middle, (corner, corner, across, down))
    return made  # not run-length encoded: encoding takes longer than blitting it a few times


def _draw_shapes(rects: Sequence[RoundRect], wide: int, high: int) -> str:
    return svg.wrap("".join(rect.shape(wide, high) for rect in rects), wide, high)


@lru_cache(maxsize=256)
def _parts(rects: tuple[RoundRect, ...]) -> Parts:
    """Draw the rectangles at their smallest size and cut the drawing into parts."""
    corner = max(math.ceil(rect.inside + max(0, rect.radius)) for rect in rects) + STROKE
    side = 2 * corner + 1
    whole = svg.rasterise(_draw_shapes(rects, side, side), side, side)
    first, second = range(corner), range(corner + 1, side)
    top, bottom = (_bands([_colour(whole, corner, row) for row in rows]) for rows in (first, second))
    left, right = (_bands([_colour(whole, column, corner) for column in columns]) for columns in (first, second))
    return Parts(whole, corner, top, bottom, left, right, _colour(whole, corner, corner))


def _colour(surface: pygame.Surface, x: int, y: int) -> Paint:
    r, g, b, a = surface.get_at((x, y))
    return r, g, b, a


def _bands(line: Sequence[Paint]) -> tuple[Band, ...]:
    """Join neighbouring pixels of one colour into bands, and leave out transparent ones."""
    bands, place = [], 0
    for colour, run in groupby(line):
        count = len(list(run))
        if colour[3]:
            bands.append(Band(place, count, colour))
        place += count
    return tuple(bands)
