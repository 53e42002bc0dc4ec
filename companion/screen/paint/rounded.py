"""Rounded rectangles of any size, made of one small drawing: its corners are blitted, its edges and its middle filled."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple, Self

import pygame

from companion.screen.paint import svg
from companion.screen.paint.box import Box
from companion.unchanging import unchanging

STROKE = 3
"""A stroke reaches less than this further inside than its corner's arc."""
LONGEST = 4096
"""No edge is longer, in pixels."""
OPAQUE = 255
Paint = tuple[int, int, int, int]


class RoundRect(NamedTuple):
    """A rounded rectangle `inside` pixels from each side of its box; `paint` is SVG's fill and stroke, which has no dashes."""

    inside: float
    radius: float
    paint: str

    def shape(self, wide: int, high: int) -> str:
        """Give its SVG in a drawing of this size."""
        width, height = wide - 2 * self.inside, high - 2 * self.inside
        radius = max(0, self.radius)
        return f'<rect x="{self.inside}" y="{self.inside}" width="{width}" height="{height}" rx="{radius}" {self.paint}/>'


class Rounded(NamedTuple):
    """Rounded rectangles that fill a box, each over the one before."""

    box: Box
    rects: tuple[RoundRect, ...]

    def moved(self, dx: int, dy: int) -> Self:
        """Give the same thing somewhere else."""
        return self._replace(box=self.box.moved(dx, dy))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint them: in parts where the box is large enough to have edges between the corners, else as one drawing."""
        parts = _parts(self.rects)
        if parts is None or min(self.box.w, self.box.h) < 2 * parts.corner:
            surface.blit(svg.raster(_drawn(self.rects, self.box.w, self.box.h), self.box.w, self.box.h), self.box[:2])
        else:
            parts.paint(surface, *self.box)


class Band(NamedTuple):
    """Rows or columns of one colour along an edge, counted from where the edge begins."""

    first: int
    thick: int
    colour: Paint


@unchanging
class Parts:
    """A small drawing, twice its corners and one pixel wide, with the bands between its corners and the colour inside."""

    whole: pygame.Surface
    corner: int
    top: tuple[Band, ...]
    bottom: tuple[Band, ...]
    left: tuple[Band, ...]
    right: tuple[Band, ...]
    middle: Paint

    def paint(self, surface: pygame.Surface, x: int, y: int, w: int, h: int) -> None:
        """Paint the drawing as if it were `w` by `h` pixels large, from (x, y) on."""
        corner, across, down = self.corner, w - 2 * self.corner, h - 2 * self.corner
        right, bottom = x + w - corner, y + h - corner
        for place, at in ((0, y), (corner + 1, bottom)):
            surface.blit(self.whole, (x, at), (0, place, corner, corner))
            surface.blit(self.whole, (right, at), (corner + 1, place, corner, corner))
        edges = [(band, (x + corner, y + band.first, across, band.thick)) for band in self.top]
        edges += [(band, (x + corner, bottom + band.first, across, band.thick)) for band in self.bottom]
        edges += [(band, (x + band.first, y + corner, band.thick, down)) for band in self.left]
        edges += [(band, (right + band.first, y + corner, band.thick, down)) for band in self.right]
        for band, box in edges:
            if band.colour[3] == OPAQUE:
                surface.fill(band.colour, box)
            else:
                strip = (LONGEST, band.thick) if box[3] == band.thick else (band.thick, LONGEST)
                surface.blit(_strip(band.colour, *strip), box[:2], (0, 0, *box[2:]))
        if self.middle[3]:
            surface.fill(self.middle, (x + corner, y + corner, across, down))


@lru_cache(maxsize=16)
def _strip(colour: Paint, wide: int, high: int) -> pygame.Surface:
    """Give pixels to be laid over what is there: an edge that fills its last pixels only in part."""
    strip = pygame.Surface((wide, high), pygame.SRCALPHA)
    strip.fill(colour)
    return svg.ready(strip)


def _drawn(rects: Sequence[RoundRect], wide: int, high: int) -> str:
    return svg.wrapped("".join(rect.shape(wide, high) for rect in rects), wide, high)


@lru_cache(maxsize=256)
def _parts(rects: tuple[RoundRect, ...]) -> Parts | None:
    """Draw the smallest of these and cut it into parts; None where what is inside lets through what lies below."""
    corner = max(math.ceil(rect.inside + max(0, rect.radius)) for rect in rects) + STROKE
    side = 2 * corner + 1
    whole = svg.loaded(_drawn(rects, side, side), side, side)
    middle = _colour(whole, corner, corner)
    if middle[3] not in (0, OPAQUE):
        return None
    first, second = range(corner), range(corner + 1, side)
    top, bottom = (_bands([_colour(whole, corner, row) for row in rows]) for rows in (first, second))
    left, right = (_bands([_colour(whole, column, corner) for column in columns]) for columns in (first, second))
    return Parts(svg.ready(whole), corner, top, bottom, left, right, middle)


def _colour(surface: pygame.Surface, x: int, y: int) -> Paint:
    r, g, b, a = surface.get_at((x, y))
    return r, g, b, a


def _bands(line: Sequence[Paint]) -> tuple[Band, ...]:
    """Join neighbours of one colour, and leave out what is not seen."""
    bands, place = [], 0
    for colour, run in groupby(line):
        count = len(list(run))
        if colour[3]:
            bands.append(Band(place, count, colour))
        place += count
    return tuple(bands)
