"""How far a game's picture reaches on its canvas, whatever moves: so that a lesson can show it as large as there is room."""

from __future__ import annotations

from typing import TypeAlias

from companion.rulebook.lessons.pictures import HEIGHT, WIDTH, Arrow, Label, Picture, Point, Shape
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.fonts import FontFace
from companion.screen.pictures.drawn import turned_size, view_size

Extent: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom on the canvas, in units."""
CANVAS: Extent = (0.0, 0.0, float(WIDTH), float(HEIGHT))
EDGE = 2.0
LEAST = (90.0, 68.0)
"""Width and height in units below which no picture is enlarged further."""
SAMPLE = 100
"""Size in pixels at which letters are measured."""


def extent_of(stage: Stage, picture: Picture) -> Extent:
    """Give the part of the canvas on which anything stands before, or after it has moved; never less than `LEAST`."""
    reaches = list(_reaches(stage, picture))
    left, right = _widened(min(one[0] for one in reaches) - EDGE, max(one[2] for one in reaches) + EDGE, LEAST[0])
    top, bottom = _widened(min(one[1] for one in reaches) - EDGE, max(one[3] for one in reaches) + EDGE, LEAST[1])
    return left, top, right, bottom


def _widened(low: float, high: float, least: float) -> tuple[float, float]:
    more = max(0.0, least - (high - low)) / 2
    return low - more, high + more


def _reaches(stage: Stage, picture: Picture) -> list[Extent]:
    found: list[Extent] = []
    for place, part in enumerate(picture.parts):
        if isinstance(part, Arrow):
            across, down = zip(*part.points, strict=True)
            found.append((min(across) - EDGE, min(down) - EDGE, max(across) + EDGE, max(down) + EDGE))
            continue
        wide, high = _size(stage, part)
        for x, y in _stands(picture, place, part.at):
            found.append((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))
    return found


def _stands(picture: Picture, place: int, first: Point) -> tuple[Point, ...]:
    return (first, *(move.to for move in picture.motion if move.item == place))


def _size(stage: Stage, part: Shape | Label) -> tuple[float, float]:
    """Give a part's width and height in units."""
    if isinstance(part, Label):
        return fonts.width(part.text, FontFace.SANS_SEMIBOLD, SAMPLE) * part.size / SAMPLE, part.size * 0.8
    across, down = view_size(stage.builder.drawing(part.draw))
    return turned_size(part.size * across / down, part.size, part.turn)
