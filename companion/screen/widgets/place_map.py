"""Where the plates of places lie in a room, and the roads between them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.theme import hexed
from companion.screen.widgets.place_plate import least_height
from companion.table.questions.places import Places, Spot

Position = tuple[float, float]
SAME = 0.1
"""Spots no further apart than this share of the room stand in one column."""


def _positions(stage: Stage, spots: tuple[Spot, ...]) -> dict[str, Position]:
    """Give each spot's place with the outermost ones at 0 and 1; on the tall screen the board is turned."""
    placed = {spot.key: (spot.y, spot.x) if stage.form.tall else (spot.x, spot.y) for spot in spots}
    across, down = zip(*placed.values(), strict=True)
    return {key: (_share(x, across), _share(y, down)) for key, (x, y) in placed.items()}


def _share(value: float, among: tuple[float, ...]) -> float:
    low, high = min(among), max(among)
    return (value - low) / (high - low) if high > low else 0.5


def plate_boxes(stage: Stage, places: Places, area: Box) -> dict[str, Box]:
    """Give every spot a plate of one size, as large as keeps them apart."""
    at = _positions(stage, places.spots)
    roads = bool(places.roads)
    gap = stage.form.px(24, 12, 22) if roads else stage.form.px(16, 10, 16)
    high = _size(area.h, stage.form.px(18, 8, 12) if roads else gap, _nearest(at.values(), 1, lambda dx: dx < SAME), area.h)
    room = max(1, area.h - high)
    wide = _size(area.w, gap, _nearest(at.values(), 0, lambda dy: dy * room < high + 4), area.w)
    most = stage.form.px(300, 230, 330) if roads else stage.form.px(560, 376, 640)
    tallest = stage.form.px(150, 110, 190) if roads else stage.form.px(260, 170, 260)
    wide, high = min(wide, most), min(high, max(least_height(stage), tallest))
    return {key: _placed(area, x, y, wide, high) for key, (x, y) in at.items()}


def _placed(area: Box, x: float, y: float, wide: int, high: int) -> Box:
    return Box(area.x + round(x * (area.w - wide)), area.y + round(y * (area.h - high)), wide, high)


def _nearest(at: Any, axis: int, beside: Callable[[float], bool]) -> float:
    """Find how near two spots come along one axis that are beside each other in the other; 0 where there are no such two."""
    distances = [abs(a[axis] - b[axis]) for a, b in combinations(at, 2) if beside(abs(a[1 - axis] - b[1 - axis]))]
    return min((distance for distance in distances if distance > 0), default=0.0)


def _size(room: int, gap: int, nearest: float, most: int) -> int:
    """Solve for the largest plate: centres lie `nearest` of what a plate leaves of the room apart, and a gap between."""
    return int((nearest * room - gap) / (1 + nearest)) if nearest else most


def draw_roads(stage: Stage, places: Places, area: Box, boxes: dict[str, Box]) -> None:
    """Draw the roads from middle to middle; the plates cover their ends."""
    width = stage.form.px(7, 5, 9)
    drawn = []
    for one, other in places.roads:
        (x1, y1), (x2, y2) = boxes[one].centre, boxes[other].centre
        drawn.append(f'<path d="M{x1 - area.x} {y1 - area.y} L{x2 - area.x} {y2 - area.y}"/>')
    if drawn:
        paint = f'fill="none" stroke="{hexed(stage.look.edge)}" stroke-width="{width}" stroke-linecap="round"'
        stage.builder.shapes(area, "".join(part.replace("/>", f" {paint}/>") for part in drawn))
