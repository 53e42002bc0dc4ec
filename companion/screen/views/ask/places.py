"""Places to choose in: a map of places and roads, or a field of pictures, all options on one page."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint.box import Box
from companion.screen.paint.theme import hexed
from companion.screen.widgets.basics import question_head
from companion.screen.widgets.corner import Corner, corner_height, corner_width, draw_corner
from companion.screen.widgets.place_plate import least_height, place_plate
from companion.table.questions.kinds import Option
from companion.table.questions.places import ChoosePlace, Spot

Position = tuple[float, float]
SAME = 0.1
"""Spots no further apart than this share of the room stand in one column."""


def show(stage: Stage, question: ChoosePlace[Any]) -> None:
    """Lay it out: options that lie nowhere stand in the corner."""
    keys = {spot.key for spot in question.places.spots}
    beside = [option for option in question.options if option.key not in keys]
    corner = _corner(stage, beside)
    foot = stage.form.touch_answer + stage.form.gap if stage.form.tall and beside else 0
    high = corner_height(stage) if beside and not stage.form.tall else 0
    below = question_head(stage, question, stage.box, most=stage.form.of(1, 1, 2), aside=(corner_width(stage, corner), high))
    area = below.trim(top=stage.form.px(14, 8, 24), bottom=foot)
    boxes = _boxes(stage, question, area)
    _roads(stage, question, area, boxes)
    offered = {option.key: option for option in question.options}
    for spot in question.places.spots:
        place_plate(stage, boxes[spot.key], spot, offered.get(spot.key))
    draw_corner(stage, corner)


def _corner(stage: Stage, beside: list[Option[Any]]) -> Corner:
    if not beside:
        return Corner()
    return Corner(label=stage.words(beside[0].words), effect=stage.answered(beside[0].key))


def _positions(stage: Stage, spots: tuple[Spot, ...]) -> dict[str, Position]:
    """Give each spot's place with the outermost ones at 0 and 1; on the tall screen the board is turned."""
    placed = {spot.key: (spot.y, spot.x) if stage.form.tall else (spot.x, spot.y) for spot in spots}
    across, down = zip(*placed.values(), strict=True)
    return {key: (_share(x, across), _share(y, down)) for key, (x, y) in placed.items()}


def _share(value: float, among: tuple[float, ...]) -> float:
    low, high = min(among), max(among)
    return (value - low) / (high - low) if high > low else 0.5


def _boxes(stage: Stage, question: ChoosePlace[Any], area: Box) -> dict[str, Box]:
    """Give every spot a plate of one size, as large as keeps them apart."""
    at = _positions(stage, question.places.spots)
    roads = bool(question.places.roads)
    gap = stage.form.px(24, 12, 22) if roads else stage.form.px(16, 10, 16)
    high = _size(area.h, stage.form.px(18, 8, 14) if roads else gap, _nearest(at.values(), 1, lambda dx: dx < SAME), area.h)
    room = max(1, area.h - high)
    wide = _size(area.w, gap, _nearest(at.values(), 0, lambda dy: dy * room < high + 4), area.w)
    wide, high = min(wide, stage.form.px(300, 230, 330)), min(high, max(least_height(stage), stage.form.px(150, 110, 190)))
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


def _roads(stage: Stage, question: ChoosePlace[Any], area: Box, boxes: dict[str, Box]) -> None:
    """Draw the roads from middle to middle; the plates cover their ends."""
    width = stage.form.px(7, 5, 9)
    drawn = []
    for one, other in question.places.roads:
        (x1, y1), (x2, y2) = boxes[one].centre, boxes[other].centre
        drawn.append(f'<path d="M{x1 - area.x} {y1 - area.y} L{x2 - area.x} {y2 - area.y}"/>')
    if drawn:
        paint = f'fill="none" stroke="{hexed(stage.look.edge)}" stroke-width="{width}" stroke-linecap="round"'
        stage.builder.shapes(area, "".join(part.replace("/>", f" {paint}/>") for part in drawn))


VIEW = View(show, spare=lambda _question, _form: True)
