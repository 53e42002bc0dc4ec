"""A map on which a route lights up place by place, and below it what each place brings."""

from __future__ import annotations

from companion.screen.illustrations.rows import told_rows
from companion.screen.layout.hold import Grow, OneOf, Stack
from companion.screen.layout.lines import ColumnOf
from companion.screen.layout.node import LayoutPart
from companion.screen.page.describe import Moves
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.moving import Key
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.theme import hexed
from companion.screen.widgets.parts import Sheet
from companion.screen.widgets.place_map import padded, place_map
from companion.table.questions.illustrations import LitWay
from companion.table.questions.kinds import Reason
from companion.table.questions.places import Places, Spot
from companion.unchanging import unchanging

SECONDS = 0.4
"""So long the whole way takes to light up."""


@unchanging
class LitPlate:
    """The plate of a place that is lit up."""

    def draw(self, stage: Stage, box: Box, tint: Tint) -> Tint:  # noqa: ARG002 - its colours are its own
        """Draw the plate, inverted."""
        form, look = stage.form, stage.look
        paint = f'fill="{hexed(look.plate)}" stroke="{hexed(look.focus)}" stroke-width="{form.line}"'
        stage.builder.rounded(box, RoundRect(form.line / 2, form.radius, paint))
        return Tint(look.on_plate, look.on_plate, look.plate, look.on_plate_rubric, look.on_plate, focused=True)


def lit_way(stage: Stage, shown: LitWay, rows: tuple[Reason, ...]) -> LayoutPart:
    """Describe the map over the whole width, so that no name is cut off, and the rows below it."""
    return ColumnOf((Grow(lit_map(stage, shown.places, shown.way)), told_rows(stage, rows)), stage.form.unit)


def lit_map(stage: Stage, places: Places, way: tuple[str, ...] = ()) -> LayoutPart:
    """Describe a map with all that stands on it; the places along a route light up one after the other."""

    def plated(spot: Spot, inside: LayoutPart) -> LayoutPart:
        plain = padded(stage, inside, Sheet())
        if spot.key not in way:
            return plain
        begins = stage.state.began + SECONDS * way.index(spot.key) / len(way)
        return Stack((plain, padded(stage, inside, Moves((Key(begins),), LitPlate()))))

    return OneOf(place_map(stage, places, plated))
