"""Majorities: a map of regions, in each the shields of those who lead, and beside it what everybody gets."""

from __future__ import annotations

from companion.screen.layout.hold import Grow, Pad, Sized, even
from companion.screen.layout.lines import ColumnOf, Grid, RowOf
from companion.screen.layout.node import Art, Blank, LayoutPart
from companion.screen.layout.scatter import Scattered
from companion.screen.page.stage import Stage
from companion.screen.widgets.parts import Sheet, words
from companion.screen.widgets.reasons import counted
from companion.screen.widgets.signs import Icon, Shield
from companion.table.questions.illustrations import Holding, Majorities, MapRegion
from companion.table.questions.kinds import Reason

MOST_SHIELDS = 2
"""Of more who share a majority the number is written."""
MAP = 0.58
"""The part of the room that the map takes."""
KINDS = 3


def majorities(stage: Stage, shown: Majorities, rows: tuple[Reason, ...]) -> LayoutPart:
    """Describe the map at the left (tall: above) and the rows beside it."""
    form = stage.form
    regions = tuple(_region(stage, region) for region in shown.regions)
    placed = Scattered(regions, tuple((region.x, region.y) for region in shown.regions), form.gap, form.unit)
    sums = Grid(tuple(_sum(stage, row) for row in rows), 1, form.unit // 2, most=2 * form.touch)
    if form.tall:
        return ColumnOf((Grow(placed), Grow(sums)), form.gap)
    wide = round(stage.box.w * MAP)
    return RowOf((Sized(placed, wide, most_wide=wide), Grow(sums)), form.gap)


def _region(stage: Stage, region: MapRegion) -> LayoutPart:
    """Describe one region: its name, and each kind of building with the shields of its leaders."""
    form = stage.form
    holdings = (*region.holdings, *(None,) * (KINDS - len(region.holdings)))
    cells = tuple(_holding(stage, holding) if holding else Blank() for holding in holdings)
    name = words(form, stage.words(region.words), "strong")
    return Pad(ColumnOf((name, Grow(Grid(cells, len(cells), 0, form.unit // 2)))), even(form.unit, form.unit // 2), Sheet())


def _holding(stage: Stage, holding: Holding) -> LayoutPart:
    form = stage.form
    low, high = form.type("label").least // 2, form.size("thumb")
    shields = tuple(Art(Shield(seat.colour), low, high) for seat in holding.holders[:MOST_SHIELDS])
    return RowOf((Art(Icon(holding.icon, "soft"), low, high), *shields))


def _sum(stage: Stage, row: Reason) -> LayoutPart:
    """Describe what a seat gets: shield, what was counted, the sum."""
    form = stage.form
    side = form.type("figure").size
    shield = (Art(Shield(row.seat.colour), side // 2, side),) if row.seat is not None else ()
    total = words(form, str(row.total if row.total is not None else ""), "figure", align="right")
    return RowOf((*shield, Grow(counted(stage, row)), total), form.unit)
