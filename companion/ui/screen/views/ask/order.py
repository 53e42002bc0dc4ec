"""Order: the first, second and third are chosen in turn; chosen options move to the front with their number."""

from typing import Any

from companion.table import Option, Order
from companion.ui.narration.offered import speak_option
from companion.ui.screen.layout import Art, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, Text, pad_by
from companion.ui.screen.page import Effect, Enter, Pressable, Stage, View, show
from companion.ui.screen.paint import fonts
from companion.ui.screen.widgets import Corner, Shield, ask, corner_parts, gaps, words

FEW = 3
"""The most options that stand in one row, or on the tall screen in one column."""


def show_order(stage: Stage, question: Order[Any]) -> None:
    """Lay out the options line by line, in as many columns as leave room for all words."""
    form, chosen = stage.form, stage.entry
    places = len(question.options) if question.places is None else question.places
    missing = places - len(chosen)
    off = stage.say("screen-places-left", count=missing) if missing else ""
    ends = corner_parts(stage, Corner(label=stage.say("screen-right"), off=off, effect=stage.answer(chosen)))
    by_key = {option.key: option for option in question.options}
    rows = [by_key[key] for key in chosen] + [option for option in question.options if option.key not in chosen]

    def plates(*, shields: bool) -> tuple[LayoutPart, ...]:
        """Describe the options: each with its place if it has one, its shield if `shields`, and its words."""
        kind, made = form.type("figure"), []
        for number, option in enumerate(rows, 1):
            place = number if number <= len(chosen) else 0
            before = Sized(Text(f"{place}." if place else "", kind, ink="rubric"), wide=fonts.width("8.", kind.face, kind.size))
            shield = (Art(Shield(option.seat.colour), kind.size, kind.size),) if option.seat is not None and shields else ()
            heard = speak_option(option, stage.words)
            heard = stage.say("ear-placed", what=heard, place=place) if place else heard
            effect = _effect(question, chosen, option, places)
            answer = Pressable(f"option:{option.key}", effect, stage.words(option.off) if option.off else "", heard=heard)
            inside = RowOf((before, *shield, Grow(words(form, stage.words(option.words), "answer"))), form.unit)
            made.append(Sized(Pad(inside, pad_by(form.gap, form.unit), answer), high=form.touch))
        return tuple(made)

    few = len(rows) <= FEW
    most = (1 if few else 2) if form.tall else len(rows) if few else -(-len(rows) // 2)
    head = ask(stage, question, aside=None if form.tall else ends[0])
    ways = tuple(
        ColumnOf((head, Grow(Grid(each, columns, *gaps(form), most=2 * form.touch)), *(ends if form.tall else ())), form.gap)
        for each in (plates(shields=True), plates(shields=False))
        for columns in range(most, 0, -1)
    )
    show(stage, OneOf(ways))


def _effect(question: Order[Any], chosen: tuple[str, ...], option: Option[Any], places: int) -> Effect:
    """Give the option the next place, and the last open one its place by itself; a chosen option is taken out again."""
    if option.key in chosen:
        return Enter(tuple(key for key in chosen if key != option.key))
    if len(chosen) >= places:
        return Enter(chosen)
    taken = (*chosen, option.key)
    open_ones = [other.key for other in question.options if other.key not in taken and other.off is None]
    if places == len(question.options) and len(open_ones) == 1:
        return Enter((*taken, *open_ones), "done")
    if len(taken) == places:
        return Enter(taken, "done")
    return Enter(taken, f"option:{open_ones[0]}")


VIEW = View(show_order, lambda _snapshot, _question: ())
