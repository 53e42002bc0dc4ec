"""Places to choose in: a map of places and roads, or a field of pictures, all options on one page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.narration.offered import MANY
from companion.screen.layout.hold import Grow, OneOf, Sized
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import LayoutPart
from companion.screen.page.describe import Pressable
from companion.screen.page.describe import show as show_node
from companion.screen.page.stage import Stage, View
from companion.screen.views.ask.choose import offered, shelf_above, waiting
from companion.screen.widgets.asked import asked
from companion.screen.widgets.corner import Corner, corner_parts
from companion.screen.widgets.parts import sheet
from companion.screen.widgets.place_map import padded, place_map
from companion.table.questions.kinds import Symbols
from companion.table.questions.places import ChoosePlace, Spot


def show(stage: Stage, question: ChoosePlace[Any]) -> None:
    """Lay it out: options that lie nowhere stand beside the question; why a place cannot be chosen waits behind one line.

    Who plays by ear has no map: many stand in groups, as a list.
    """
    if stage.settings.by_ear and sum(option.off is None for option in question.options) > MANY:
        offered(stage, question, question.options, lambda option: stage.answered(option.key))
        return
    form = stage.form
    known = {option.key: option for option in question.options}
    keys = {spot.key for spot in question.places.spots}
    beside = [option for option in question.options if option.key not in keys]
    corner = Corner(label=stage.words(beside[0].words), effect=stage.answered(beside[0].key)) if beside else Corner()
    ends = corner_parts(stage, corner)

    def plated(spot: Spot, inside: LayoutPart) -> LayoutPart:
        option = known.get(spot.key)
        if option is None:
            return padded(stage, inside, sheet(True))
        off = stage.words(option.off) if option.off else ""
        answer = Pressable(f"option:{spot.key}", stage.answered(spot.key), off=off, heard=stage.heard(option), solid=True)
        return Sized(padded(stage, inside, answer), high=form.touch - form.unit if question.places.roads else 0)

    def symbols(spot: Spot) -> tuple[Symbols, ...]:
        option = known.get(spot.key)
        return (option.gains if option else ()) or spot.symbols

    head = asked(stage, question, aside=ends[0] if ends and not form.tall else None)
    below = waiting(stage, sum(option.off is not None for option in question.options))
    foot = (RowOf((Grow(ends[0]),)),) if ends and form.tall else ()

    def page(drawn: Callable[[], LayoutPart]) -> Callable[[], LayoutPart]:
        return lambda: ColumnOf((head, *shelf_above(stage, question), Grow(drawn()), *below, *foot), form.unit)

    show_node(stage, OneOf(tuple(map(page, place_map(stage, question.places, plated, symbols)))))


VIEW = View(show)
