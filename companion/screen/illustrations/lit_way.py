"""A map on which a way lights up place by place, and below it what each brings."""

from __future__ import annotations

from companion.screen.illustrations.rows import told_below
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.moving import Appearing
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.theme import hexed
from companion.screen.widgets.place_map import draw_roads, plate_boxes
from companion.screen.widgets.place_plate import Naming, naming, place_inside
from companion.table.questions.illustrations import LitWay
from companion.table.questions.kinds import Reason
from companion.table.questions.places import Places, Spot

SECONDS = 0.4
"""So long the whole way takes to light up."""


def show_lit_way(stage: Stage, shown: LitWay, rows: tuple[Reason, ...], box: Box) -> None:
    """Draw the map over the whole width, so that its names are whole, and the rows below it."""
    area = told_below(stage, rows, box)
    boxes, named = draw_map(stage, shown.places, area)
    for number, spot in enumerate(_in_order(shown)):
        before = len(stage.builder.items)
        _place(stage, spot, boxes[spot.key], named, lit=True)
        begins = stage.state.began + SECONDS * number / max(1, len(shown.way))
        if not stage.settings.reduced and stage.now < begins:
            stage.builder.items[before:] = [Appearing(item, begins) for item in stage.builder.items[before:]]


def _in_order(shown: LitWay) -> list[Spot]:
    return sorted((spot for spot in shown.places.spots if spot.key in shown.way), key=lambda spot: shown.way.index(spot.key))


def draw_map(stage: Stage, places: Places, area: Box) -> tuple[dict[str, Box], Naming]:
    """Draw roads and places, with all that stands there; give each place's plate, and how places are named."""
    boxes = plate_boxes(stage, places, area)
    draw_roads(stage, places, area, boxes)
    named = naming(stage, places, boxes)
    for spot in places.spots:
        _place(stage, spot, boxes[spot.key], named, lit=False)
    return boxes, named


def _place(stage: Stage, spot: Spot, box: Box, named: Naming, *, lit: bool) -> None:
    """Draw a place: its name, who has a piece there, the figure that stands there; a lit one inverted."""
    form, look = stage.form, stage.look
    ground, ink = (look.plate, look.on_plate) if lit else (look.sheet, look.ink)
    paint = f'fill="{hexed(ground)}" stroke="{hexed(look.focus if lit else look.edge)}" stroke-width="{form.line + 2 * lit}"'
    stage.builder.rounded(box, RoundRect(form.line / 2, form.radius, paint))
    tint = Tint(ink, ink, ground, look.rubric, look.shield_edge, focused=lit)
    place_inside(stage, box, spot, tint, spot.symbols, named=named)
