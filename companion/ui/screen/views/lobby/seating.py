"""Seating: who plays, clockwise, the oldest first; each gives a name (remembered or typed) and a colour, or only a colour.

Beside it the table is seen from above: the device in the middle, a shield at each chair, clockwise from the screen's side.
"""

import math
from dataclasses import replace

from companion.play import Seating
from companion.table import Seat, Seats, phrase
from companion.ui.screen.layout import NEVER, Art, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, pad_by
from companion.ui.screen.page import Enter, Pressable, Stage, Tint, TurnPage, View, drawing, show
from companion.ui.screen.paint import Box, FontFace, fonts, make_square, shorten
from companion.ui.screen.pictures.printed import WOOD, WOOD_EDGE, WOOD_LIGHT
from companion.ui.screen.pictures.ring_drawing import DARK, ring
from companion.ui.screen.views.lobby.letters import Sitting, show_typing
from companion.ui.screen.widgets import Icon, Shield, frame, offer_words, words
from hardware.lamps import chair

AT_ONCE = 3
LONGEST = 12
"""The most letters shown of a remembered name."""
UPRIGHT = 0.35
FEW = 5
"""With more chairs than this the shields are smaller."""


@drawing
def table_around(stage: Stage, box: Box, _tint: Tint, seats: tuple[Seat, ...], coming: str | None) -> None:
    """Draw the table and the players round it; `coming` is the name of the player who is sitting down (None: nobody)."""
    form = stage.form
    chairs = len(seats) + (1 if coming is not None else 0)
    shield = form.size("piece" if chairs <= FEW else "thumb")
    middle = (box.centre[0], box.centre[1] - form.unit)
    table = make_square(middle, min(box.w, box.h) * 46 // 100)
    wood = f'<circle cx="100" cy="100" r="97" fill="{WOOD}" stroke="{WOOD_EDGE}" stroke-width="5"/>'
    stage.builder.draw_shapes(
        table, f'{wood}<circle cx="100" cy="100" r="89" fill="none" stroke="{WOOD_LIGHT}" stroke-width="1.6"/>', (200, 200)
    )
    ring(stage.builder, make_square(middle, table.w * 38 // 100), DARK, button=True)
    reach_x = min(box.w // 2 - shield * 3 // 4, table.w // 2 + shield)
    reach_y = min(box.h // 2 - shield * 3 // 4, table.h // 2 + shield * 3 // 4)
    for place in range(chairs):
        turn = chair(place, max(2, chairs)) * math.tau
        spot = (middle[0] + round(reach_x * math.sin(turn)), middle[1] - round(reach_y * math.cos(turn)))
        seat, sign = seats[place] if place < len(seats) else None, make_square(spot, shield)
        if seat is None:
            stage.builder.draw_icon("seat-empty", sign, stage.look.rubric, stage.behind)
        else:
            stage.builder.draw_shield(seat.colour, sign)
        # The name stands outside the shield: beside it at top and bottom, above it in the upper half, below it in the lower
        size = form.type("label").size
        name = shorten(seat.name if seat else coming or "", 8)
        width = fonts.width(name, FontFace.SERIF_SEMIBOLD, size)
        beside, above = abs(math.sin(turn)) < UPRIGHT, math.cos(turn) > UPRIGHT
        left = sign.right + form.unit if beside else sign.centre[0] - width // 2
        left = min(max(box.x, left), box.right - width)
        outward = sign.y - form.unit if above else sign.bottom + round(size * 0.86)
        baseline = sign.centre[1] + round(size * 0.3) if beside else outward
        ink = stage.look.ink if seat else stage.look.rubric
        stage.builder.line(name, FontFace.SERIF_SEMIBOLD, size, ink, left, baseline)


def show_seating(stage: Stage, question: Seating) -> None:
    """Lay out the next step: a name, letters, a colour, or whether everybody is there."""
    form, sitting = stage.form, stage.entry
    if sitting.typed is not None:
        show_typing(stage, sitting, known=question.remembered)
        return
    full = len(sitting.seats) >= question.numbers[-1]
    if sitting.name or sitting.nameless:
        asks, plates = "screen-which-colour", _colours(stage, question, sitting)
    elif full:
        asks, plates = "screen-table-full", [_offer_done(stage, sitting), _without(stage, sitting)]
    else:
        again = offer_words(stage, "again", stage.say("screen-as-last-time"), Enter(Sitting(tuple(question.company)), "done"))
        last_time = [again] if question.company and not sitting.seats else []
        asks, plates = "screen-whose-place", [*last_time, *_offer_remembered(stage, question, sitting)]
    number = len(sitting.seats) + 1
    if sitting.name:
        who = stage.say("screen-place-of", number=number, name=shorten(sitting.name))
    else:
        who = stage.say("screen-oldest", name=sitting.seats[0].name) if full else stage.say("screen-place", number=number)
    if sitting.seats or sitting.name:
        stage.builder.title = f"{who}. {stage.say(asks)}"
    heading = ColumnOf((words(form, who, "name", ink="rubric"), words(form, stage.say(asks), "prompt", lines=2)))
    below = [] if full or sitting.name or sitting.nameless else _offer_new(stage, question, sitting)
    ways = [
        ColumnOf(
            (
                heading,
                *(Grow(Grid(tuple(each), across, form.gap, form.gap, form.size("card"))) for each in (plates, below) if each),
            ),
            form.gap,
        )
        for across in (2, 3)
    ]
    if below:
        strip = _shields(stage, question, sitting)
        ways = [replace(way, children=(*way.children[:-1], *strip, way.children[-1])) for way in ways]
    picture = table_around(sitting.seats, None if full else sitting.name)
    if form.tall:
        low, high = (round(stage.box.h * share) for share in form.shares("table"))
        table = Sized(Art(picture, low, high, 0), most_high=high)
    else:
        wide = round(stage.box.w * form.share("table"))
        table = Sized(Art(picture, 0, NEVER, 0), wide=wide, most_wide=wide)
    parts = (table, Grow(OneOf(tuple(ways))))
    show(stage, ColumnOf(parts, form.gap) if form.tall else RowOf(parts, form.gap))


def _offer_new(stage: Stage, question: Seating, sitting: Sitting) -> list[LayoutPart]:
    """Offer a new name and, where possible, to end the seating or to take back the last seat."""
    plates: list[LayoutPart] = [
        offer_words(stage, "new", stage.say("screen-new-name"), Enter(replace(sitting, typed="", row=""), ""))
    ]
    if len(sitting.seats) in question.numbers:
        plates.append(_offer_done(stage, sitting))
    if sitting.seats:
        plates.append(_without(stage, sitting))
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


def _offer_remembered(stage: Stage, question: Seating, sitting: Sitting) -> list[LayoutPart]:
    """Offer up to three remembered names, or two and the next page; names of colours are left out."""
    taken = {seat.name for seat in sitting.seats} | {colour_word(stage, colour) for colour in question.colours}
    names = [name for name in question.remembered if name not in taken]
    at_once = AT_ONCE if len(names) <= AT_ONCE else AT_ONCE - 1
    pages = max(1, -(-len(names) // at_once))
    page = stage.layer.page % pages
    shown: list[LayoutPart] = [
        offer_words(stage, f"name:{name}", shorten(name, LONGEST), Enter(replace(sitting, name=name), ""))
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


def _without(stage: Stage, sitting: Sitting) -> LayoutPart:
    label = stage.say("screen-without", name=shorten(sitting.seats[-1].name))
    return offer_words(stage, "without", label, Enter(Sitting(sitting.seats[:-1]), ""))


def _colours(stage: Stage, question: Seating, sitting: Sitting) -> list[LayoutPart]:
    """Offer the colours, the player's usual one first, taken ones last and with their holder's name."""
    form, side = stage.form, stage.form.type("focus").size
    holders = {seat.colour: seat.name for seat in sitting.seats}
    usual = question.usual.get(sitting.name or "")
    plates: list[LayoutPart] = []
    for colour in sorted(question.colours, key=lambda each: (each in holders, each != usual)):
        after = Sitting((*sitting.seats, Seat(sitting.name or colour_word(stage, colour), colour)), runs=sitting.runs)
        off = stage.say("screen-has", name=shorten(holders[colour])) if colour in holders else ""
        answer = Pressable(f"colour:{colour}", Enter(after, "as" if sitting.nameless else ""), off=off)
        # The reason why it cannot be chosen stands below the words
        named = [replace(words(form, colour_word(stage, colour), "answer", lines=2), focus=side)]
        named += [words(form, off, "label", ink="soft")] if off else []
        shield = Art(Shield(colour), side // 2, side)
        plates.append(frame(form, RowOf((shield, Grow(ColumnOf(tuple(named), 0, "middle"))), form.unit), answer))
    return plates


VIEW = View(show_seating, lambda _snapshot, _question: Sitting(), board=False)
