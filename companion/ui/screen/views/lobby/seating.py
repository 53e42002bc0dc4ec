"""Seating: who plays, clockwise, the oldest first; each gives a name (remembered or typed) and a colour, or only a colour.

Beside it the table is seen from above: the device in the middle, a shield at each chair, clockwise from the screen's side.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from companion.play import Seating
from companion.table import Seat, Seats, phrase
from companion.ui.screen.layout import NEVER, Art, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, pad_by
from companion.ui.screen.page import Enter, Pressable, Stage, Tint, TurnPage, View, drawing, show
from companion.ui.screen.paint import Box, make_square, shorten
from companion.ui.screen.pictures.printed import WOOD, WOOD_EDGE, WOOD_LIGHT
from companion.ui.screen.pictures.ring_drawing import DARK, ring
from companion.ui.screen.views.lobby.letters import Sitting, show_typing
from companion.ui.screen.widgets import Icon, Shield, frame, offer_words, words
from companion.ui.screen.widgets.parts import whole_or_short
from hardware.lamps import chair

Called = Callable[[str], str]
"""How a name is written: whole or shortened."""
AT_ONCE = 3
FEW = 5
"""With more chairs than this the shields are smaller."""
IN_ONE_COLUMN = 7
"""The most names below each other."""


@drawing
def table_around(stage: Stage, box: Box, _tint: Tint, seats: tuple[Seat, ...], coming: bool) -> None:
    """Draw the table and the shields round it; with `coming` the chair of the player who is sitting down, too."""
    form = stage.form
    chairs, least = len(seats) + coming, min(box.w, box.h)
    shield = min(form.size("piece" if chairs <= FEW else "thumb"), least // 3)
    table = make_square(box.centre, min(least * 46 // 100, least - 2 * shield - form.unit))
    wood = f'<circle cx="100" cy="100" r="97" fill="{WOOD}" stroke="{WOOD_EDGE}" stroke-width="5"/>'
    stage.builder.draw_shapes(
        table, f'{wood}<circle cx="100" cy="100" r="89" fill="none" stroke="{WOOD_LIGHT}" stroke-width="1.6"/>', (200, 200)
    )
    ring(stage.builder, make_square(box.centre, table.w * 38 // 100), DARK, button=True)
    reach_x, reach_y = (min(side // 2 - shield // 2, (table.w + shield) // 2 + form.unit) for side in (box.w, box.h))
    for place in range(chairs):
        turn = chair(place, max(2, chairs)) * math.tau
        spot = (box.centre[0] + round(reach_x * math.sin(turn)), box.centre[1] - round(reach_y * math.cos(turn)))
        if place < len(seats):
            stage.builder.draw_shield(seats[place].colour, make_square(spot, shield))
        else:
            stage.builder.draw_icon("seat-empty", make_square(spot, shield), stage.look.rubric, stage.behind)


def _lay_table(stage: Stage, sitting: Sitting, coming: bool) -> LayoutPart:
    """Describe the table seen from above with everybody's name after their shield, clockwise, below it (tall: beside it)."""
    form, side = stage.form, stage.form.type("label").size
    drawn = Grow(Art(table_around(sitting.seats, coming), side, NEVER, 0))

    def lay(sign: Icon | Shield, ink: str, name: str) -> LayoutPart:
        return RowOf((Art(sign, side, side), words(form, name, "label", ink=ink)), form.unit)

    names = [whole_or_short(seat.name, partial(lay, Shield(seat.colour), "ink")) for seat in sitting.seats]
    if coming and sitting.name:
        names.append(whole_or_short(sitting.name, partial(lay, Icon("seat-empty", "rubric"), "rubric")))
    rows = Grid(tuple(names), 1 if len(names) <= IN_ONE_COLUMN else 2, 0, form.unit, side + form.unit)
    if form.tall:
        low, high = (round(stage.box.h * share) for share in form.shares("table"))
        return Sized(RowOf((drawn, rows) if names else (drawn,), form.gap), high=low, most_high=high)
    wide = round(stage.box.w * form.share("table"))
    return Sized(ColumnOf((drawn, rows) if names else (drawn,)), wide=wide, most_wide=wide)


def show_seating(stage: Stage, question: Seating) -> None:
    """Lay out the next step: a name, letters, a colour, or whether everybody is there; names are whole where they find room."""
    form, sitting = stage.form, stage.entry
    if sitting.typed is not None:
        show_typing(stage, sitting, known=question.remembered)
        return
    who, asks = _ask_next(stage, question, str)
    if sitting.seats or sitting.name:
        stage.builder.title = f"{who}. {stage.say(asks)}"
    columns = (2, 1, 3) if form.tall else (2, 3)
    table = _lay_table(stage, sitting, coming=len(sitting.seats) < question.numbers[-1])

    def lay_page(called: Called, across: int) -> LayoutPart:
        parts = (table, Grow(_lay_step(stage, question, called, across)))
        return ColumnOf(parts, form.gap) if form.tall else RowOf(parts, form.gap)

    show(stage, OneOf(tuple(partial(lay_page, called, across) for called in (str, shorten) for across in columns)))


def _ask_next(stage: Stage, question: Seating, called: Called) -> tuple[str, str]:
    """Return whose place it is, and the message that asks about it."""
    sitting, number = stage.entry, len(stage.entry.seats) + 1
    if sitting.name:
        return stage.say("screen-place-of", number=number, name=called(sitting.name)), "screen-which-colour"
    if len(sitting.seats) >= question.numbers[-1]:
        return stage.say("screen-oldest", name=called(sitting.seats[0].name)), "screen-table-full"
    return stage.say("screen-place", number=number), "screen-which-colour" if sitting.nameless else "screen-whose-place"


def _lay_step(stage: Stage, question: Seating, called: Called, across: int) -> LayoutPart:
    """Describe what is asked and its answers in columns; the ways that are always there stand below in two at least."""
    form, sitting = stage.form, stage.entry
    who, asks = _ask_next(stage, question, called)
    heading = ColumnOf((words(form, who, "name", ink="rubric"), words(form, stage.say(asks), "prompt", lines=2)))

    def lay(plates: Sequence[LayoutPart], columns: int) -> LayoutPart:
        return Grow(Grid(tuple(plates), columns, form.gap, form.gap, form.size("card")))

    if asks == "screen-which-colour":
        return ColumnOf((heading, lay(_colours(stage, question, sitting), across)), form.gap)
    if asks == "screen-table-full":
        return ColumnOf((heading, lay([_offer_done(stage, sitting), _without(stage, sitting, called)], across)), form.gap)
    again = offer_words(stage, "again", stage.say("screen-as-last-time"), Enter(Sitting(tuple(question.company)), "done"))
    last_time = [again] if question.company and not sitting.seats else []
    names = [*last_time, *_offer_remembered(stage, question, sitting, called)]
    above, below = (lay(names, across),) if names else (), _offer_new(stage, question, sitting, called)
    return ColumnOf((heading, *above, *_shields(stage, question, sitting), lay(below, max(2, across))), form.gap)


def _offer_new(stage: Stage, question: Seating, sitting: Sitting, called: Called) -> list[LayoutPart]:
    """Offer a new name and, where possible, to end the seating or to take back the last seat."""
    plates: list[LayoutPart] = [
        offer_words(stage, "new", stage.say("screen-new-name"), Enter(replace(sitting, typed="", row=""), ""))
    ]
    if len(sitting.seats) in question.numbers:
        plates.append(_offer_done(stage, sitting))
    if sitting.seats:
        plates.append(_without(stage, sitting, called))
    return plates


def _shields(stage: Stage, question: Seating, sitting: Sitting) -> list[LayoutPart]:
    """Offer to sit down by colour alone: a finger chooses any free one; the button takes the first, or opens a page of all.

    After that the focus is on the first free colour again, for the next player.
    """
    form, held = stage.form, {seat.colour for seat in sitting.seats}
    called = {seat.name for seat in sitting.seats}
    free = [colour for colour in question.colours if colour not in held and colour_word(stage, colour) not in called]
    if not free:
        return []
    shields = []
    for place, colour in enumerate(free):
        name = colour_word(stage, colour)
        sits = Enter(Sitting((*sitting.seats, Seat(name, colour)), runs=sitting.runs), "as")
        target = Pressable(
            f"as:{colour}" if place else "as", sits, halts=not place, heard=stage.say("screen-play-as", colour=name)
        )
        shields.append(Pad(Art(Shield(colour), form.touch // 2, form.touch), pad_by(form.unit // 2, form.unit // 2), target))
    other = Pressable("other", Enter(replace(sitting, nameless=True), ""), heard=stage.say("screen-other-colour"))
    side = form.touch
    shields.append(Pad(Art(Icon("next"), side // 3, side // 2), pad_by(form.unit, form.unit), other))
    # In one row, else in two, so that a finger hits each of them
    plates = tuple(Sized(shield, wide=side, high=side) for shield in shields)
    rows: tuple[LayoutPart, ...] = (
        RowOf(tuple(map(Grow, plates)), form.unit),
        Grid(plates, -(-len(plates) // 2), form.gap, form.gap, form.touch_answer),
    )
    return [OneOf(tuple(Sized(row, most_high=form.touch_answer * count) for count, row in enumerate(rows, 1)))]


def _offer_remembered(stage: Stage, question: Seating, sitting: Sitting, called: Called) -> list[LayoutPart]:
    """Offer up to three remembered names, or two and the next page; names of colours are left out."""
    taken = {seat.name for seat in sitting.seats} | {colour_word(stage, colour) for colour in question.colours}
    names = [name for name in question.remembered if name not in taken]
    at_once = AT_ONCE if len(names) <= AT_ONCE else AT_ONCE - 1
    pages = max(1, -(-len(names) // at_once))
    page = stage.layer.page % pages
    shown: list[LayoutPart] = [
        offer_words(stage, f"name:{name}", called(name), Enter(replace(sitting, name=name), ""))
        for name in names[page * at_once :][:at_once]
    ]
    more = offer_words(stage, "more", stage.say("screen-more"), TurnPage((page + 1) % pages, ""))
    return shown if pages == 1 else [*shown, more]


def colour_word(stage: Stage, colour: str) -> str:
    """Return a colour's name in the table's language."""
    return stage.words(phrase(f"colour-{colour}"))


def _offer_done(stage: Stage, sitting: Sitting) -> LayoutPart:
    count = len(sitting.seats)
    return offer_words(stage, "done", stage.say("screen-all-there", count=count), stage.answer(Seats(sitting.seats)))


def _without(stage: Stage, sitting: Sitting, called: Called) -> LayoutPart:
    label = stage.say("screen-without", name=called(sitting.seats[-1].name))
    return offer_words(stage, "without", label, Enter(Sitting(sitting.seats[:-1]), ""))


def _colours(stage: Stage, question: Seating, sitting: Sitting) -> list[LayoutPart]:
    """Offer the colours that nobody has yet, the player's usual one first."""
    form, side = stage.form, stage.form.type("focus").size
    held = {seat.colour for seat in sitting.seats}
    usual = question.usual.get(sitting.name or "")
    plates: list[LayoutPart] = []
    for colour in sorted(set(question.colours) - held, key=lambda each: (each != usual, question.colours.index(each))):
        after = Sitting((*sitting.seats, Seat(sitting.name or colour_word(stage, colour), colour)), runs=sitting.runs)
        answer = Pressable(f"colour:{colour}", Enter(after, "as" if sitting.nameless else ""))
        named = replace(words(form, colour_word(stage, colour), "answer", lines=2), focus=side)
        plates.append(frame(form, RowOf((Art(Shield(colour), side // 2, side), Grow(named)), form.unit), answer))
    return plates


VIEW = View(show_seating, lambda _snapshot, _question: Sitting(), board=False)
