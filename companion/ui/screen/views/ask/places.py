"""Places to choose from: those of a board, or a field of pictures, all options on one page."""

from collections.abc import Sequence
from typing import Any

from companion.table import ChoosePlace, Option, Spot, Symbols
from companion.ui.narration.offered import MANY
from companion.ui.screen.layout import ColumnOf, Grow, LayoutPart, RowOf, fits
from companion.ui.screen.page import Fault, Pressable, Stage, View, show
from companion.ui.screen.paint import FontFace
from companion.ui.screen.views.ask import board, choose
from companion.ui.screen.widgets import answers, asked, parts, signs
from companion.ui.screen.widgets.place_field import pad_place, place_field, place_sign

LISTED = 8
"""More places than this are found more easily in a field, even in small letters."""


def show_places(stage: Stage, question: ChoosePlace[Any]) -> None:
    """Lay out the places on their board or as printed tiles, or as a list of answers where the far chair reads that better.

    By ear and in large type there is no board, and many places are a list in groups.
    """
    now = [option for option in question.options if option.off is None]
    mapped, listed = question.places.roads or question.places.areas, stage.settings.by_ear or stage.settings.large
    printed = any(spot.printed for spot in question.places.spots)
    if mapped and not listed:
        board.show_board(stage, question)
    elif mapped or (stage.settings.by_ear and len(now) > MANY):
        choose.show_choice(stage, question)
    elif printed and fits(named := _lay_field(stage, question, "readable"), stage.box):
        show(stage, named)
    elif printed or len(now) > LISTED or not _show_as_list(stage, question, now):
        if printed and stage.snapshot.scoreboard:
            stage.builder.faults.append(Fault("finds room without the scoreboard", question.id))
        show(stage, _lay_field(stage, question, "place"))


def _lay_field(stage: Stage, question: ChoosePlace[Any], least: str) -> LayoutPart:
    """Describe the page with its places in letters of type `least` or larger.

    An option without a place stands beside the question; one line leads to the reasons why places cannot be chosen.
    """
    form = stage.form
    known = {option.key: option for option in question.options}
    keys = {spot.key for spot in question.places.spots}
    beside = [option for option in question.options if option.key not in keys]
    corner = asked.Corner(label=stage.words(beside[0].words), effect=stage.answer(beside[0].key)) if beside else asked.Corner()
    ends = asked.corner_parts(stage, corner)

    def plated(spot: Spot, inside: LayoutPart) -> LayoutPart:
        option = known.get(spot.key)
        if option is None:
            return pad_place(stage, inside, parts.sheet(off=True))
        off = stage.words(option.off) if option.off else ""
        answer = Pressable(f"option:{spot.key}", stage.answer(spot.key), off=off, heard=stage.speak_option(option), solid=True)
        return pad_place(stage, inside, answer)

    def symbols(spot: Spot) -> tuple[Symbols, ...]:
        option = known.get(spot.key)
        return (option.gains if option else ()) or spot.symbols

    head = asked.ask(stage, question, aside=ends[0] if ends and not form.tall else None)
    below = choose.offer_waiting(stage, [option for option in question.options if option.off is not None])
    foot = (RowOf((Grow(ends[0]),)),) if ends and form.tall else ()

    drawn = place_field(stage, question.places, plated, symbols, least)
    return ColumnOf((head, *choose.shelf_above(stage, question), Grow(drawn), *below, *foot), form.unit)


def _show_as_list(stage: Stage, question: ChoosePlace[Any], now: Sequence[Option[Any]]) -> bool:
    """Show what can be chosen now as answers, if they fit in letters that the far chair can read; tell whether they did."""
    spots = {spot.key: spot for spot in question.places.spots}

    def listed(option: Option[Any]) -> answers.Choice:
        spot, effect = spots.get(option.key), stage.answer(option.key)
        if spot is None:
            return answers.choice(stage, option, effect)
        signed = spot.colour in stage.builder.own.places
        picture = signs.Icon(spot.icon) if spot.icon else place_sign(spot.colour) if signed else None
        brings = signs.Gains(option.gains) if option.gains else signs.Gains(spot.symbols, signed=False) if spot.symbols else None
        plate = answers.plate_with(
            stage.form, stage.words(option.words), picture, float(picture is not None), brings, brings.aspect if brings else 0.0
        )
        return answers.Choice(Pressable(f"option:{option.key}", effect, heard=stage.speak_option(option)), plate)

    choices, off = [listed(option) for option in now], [option for option in question.options if option.off is not None]
    spread = choose.spread_over(stage, question, choices, off)
    if spread.at_once < len(choices) or spread.letters < stage.form.choose_size("answer", FontFace.SANS_SEMIBOLD):
        return False
    choose.show_answers(stage, question, choices, spread, off=off)
    return True


VIEW = View(show_places)
