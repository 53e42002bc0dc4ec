"""A question about places of a board: the board itself, what can be chosen lit on it, and what a hold takes now below it.

Up to `STOPS` answers are stops of the focus themselves: lit places, and what lies beside the board. Of more, the areas come
first, and each opens under the lens with its places; a finger takes any lit place at once.
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import product
from typing import Any, NamedTuple

from companion.table import Area, ChoosePlace, Option, Places
from companion.ui.narration.offered import speak_option
from companion.ui.screen.board.drawn import NAME, AreaStop, DrawnBoard, PlaceOffer
from companion.ui.screen.board.ground import WHOLE, lens_on
from companion.ui.screen.board.rows import lay_board
from companion.ui.screen.layout import (
    Afterwards,
    Art,
    Blank,
    ColumnOf,
    Grow,
    LayoutPart,
    OneOf,
    Pad,
    Pads,
    RowOf,
    Sized,
    Text,
    fits,
    pad_by,
)
from companion.ui.screen.page import HAND, Effect, Enter, Fault, Grouped, Pressable, Stage, Tint, drawing, show
from companion.ui.screen.page.state import apply_effect
from companion.ui.screen.paint import Box, RoundRect, to_hex
from companion.ui.screen.views.ask.choose import Offering, find_offering, offer_waiting, shelf_above, show_choice, show_offered
from companion.ui.screen.widgets import Choice, asked, choice, signs
from companion.ui.screen.widgets.answers import Spread, leave_out, plates, spread_height, spread_seen
from companion.ui.screen.widgets.parts import sign

STOPS = 7
"""The most answers that are stops of the focus themselves: six short presses lead to the last."""
BESIDE = 3
"""The most answers in front beside a drawn board."""
SIDES = (0.22, 0.3)
"""The width of what lies beside a drawn board, as a share of the page; the first that finds room."""
SHARE_OF_ROWS = 0.5
"""The width of a board of rows with plates beside it, as a share of the page."""
READABLE = 2
"""The steps of letters that the far chair reads."""
SHARES_BELOW = {True: (0.75,), False: (0.4, 0.58)}
"""The greatest height of plates below a board of rows, and below a drawn one, as shares of what both have."""
HELD = 2.2
"""The width of the hand's sign of holding, relative to its height."""
MOST_HIGH = 2.2
"""The greatest height of a plate beside a drawn board, relative to what a finger needs."""


def show_board(stage: Stage, question: ChoosePlace[Any]) -> None:
    """Lay out the question in one line, the board, what lies beside it, and at the foot what a hold takes now.

    Where whole rows as answers would lie too close for a finger, they are beside the board; where what lies beside a board of
    rows finds no room there, the question has its answers on a page without the board.
    """
    spots, areas = ({each.key for each in part} for part in (question.places.spots, question.places.areas))
    in_front = stage._replace(state=apply_effect(stage.state, Enter(None))[0])
    for placed in (spots | areas, spots) if question.places.rows else (spots,):
        page = _lay_page(in_front, question, placed)
        if page is None:
            continue
        # What lies in front decides what is behind its card, also where the board finds no room beside that
        if stage.entry is not None:
            page = _lay_page(stage, question, placed)
        if page is not None:
            show(stage, page)
        else:
            now = _find_offering(stage, question, placed)
            show_offered(stage, now.question, now.options, now.chosen, last=now.last, more=now.more, off=now.off)
        return
    if stage.builder.tracked:
        stage.builder.faults.append(Fault("finds room without the track", question.id))
    show_choice(stage, question)


def _find_offering(stage: Stage, question: ChoosePlace[Any], placed: AbstractSet[str]) -> Offering:
    return find_offering(stage, question, placed, 0 if question.places.rows else BESIDE)


def _lay_page(stage: Stage, question: ChoosePlace[Any], placed: AbstractSet[str]) -> LayoutPart | None:
    """Describe the page on which the options with `placed` keys lie on the board; None if a board of rows finds no room on it."""
    form, rows = stage.form, question.places.rows
    found = _find_offering(stage, question, placed)
    off = [option for option in (*found.options, *found.off) if option.off is not None]
    now = [option for option in found.options if option.off is None]
    beside = [choice(stage, option, found.chosen(option)) for option in now if option.key not in placed]
    beside = [*beside, *found.more, *(() if found.last is None else (found.last,))]
    lit = [option for option in now if option.key in placed]
    board, back = _board(stage, found, question.places, lit, [option for option in off if option.key in placed], len(beside))
    alone = len(lit) + len(beside) == 1 and bool(beside)  # one plate tells enough
    hand = (*(() if alone else (_lay_hand(stage, board, beside),)), Grow(Blank()))
    waiting = offer_waiting(stage, off)
    ending, beside = (beside, []) if rows and len(beside) == 1 else ([], beside)
    feet: list[LayoutPart] = []
    for use in ("answer", "least") if ending else ("answer",):
        ends = (*(_lay_small(stage, each, use) for each in ending), *back)
        below = ColumnOf((RowOf((*hand, *ends), form.gap), *waiting), form.unit)
        stacked = ColumnOf((RowOf(hand), *((RowOf(ends, form.gap),) if ends else ()), *waiting), form.unit)
        feet += [RowOf((*hand, *waiting, *ends), form.gap), below, stacked]
    foot = OneOf(tuple(feet))
    likely = f"option:{next(iter(found.question.ranked), '')}"
    asks, shelf = asked.ask_in_line(stage, found.question), shelf_above(stage, question)
    if alone:
        asks = OneOf((asked.ask(stage, found.question, size="full"), *asks.choices))
    others = sum(part.measure_height(stage.box.w) + form.unit for part in (*shelf, foot)) + form.unit
    for place in range(1, len(asks.choices)):
        room = stage.box.h - others - asks.choice(place).measure_height(stage.box.w)
        drawn = _lay_beside(stage, board, beside, room, likely) if beside else lay_board(stage, board)
        if drawn is not None and (not rows or drawn.measure_height(stage.box.w) <= room):
            return ColumnOf((asks, *shelf, Grow(drawn), foot), form.unit)
    return None


def _board(
    stage: Stage, found: Offering, places: Places, lit: Sequence[Option[Any]], off: Sequence[Option[Any]], beside: int
) -> tuple[DrawnBoard, tuple[LayoutPart, ...]]:
    """Return the board with what is lit on it now, and the way back from under the lens, if there is one.

    The focus begins at the likeliest place and goes on in the order of the board, round and round, so each keeps its neighbours;
    in rows it goes on as one reads.
    """
    question, area_of = found.question, {spot.key: spot.area for spot in places.spots}
    if places.rows:
        lit = sorted(lit, key=lambda option: [*area_of, option.key].index(option.key))
    first = next((at for at, option in enumerate(lit) if not places.rows and option.key in question.ranked[:1]), 0)
    lit = [*lit[first:], *lit[:first]]
    parts = _list_parts(places, lit)
    stops: tuple[AreaStop, ...] = ()
    lens = WHOLE
    back: tuple[LayoutPart, ...] = ()
    if len(lit) + beside > STOPS and len(parts) > 1:
        if stage.entry in parts:
            part = parts[stage.entry]
            lit, leave = list(part.lit), Enter(None, f"area:{stage.entry}")
            lens = lens_on([spot for spot in places.spots if spot.key in part.spots])
            left = Pressable("back", leave, heard=stage.say("screen-back"))
            back = (Sized(Pad(sign(stage.form, "back"), pad_by(stage.form.gap, 0), left), high=stage.form.touch),)
        else:
            stops = tuple(_stop_at(stage, key, part) for key, part in parts.items())
    elif places.lands and lit:
        lens = lens_on([spot for spot in places.spots if any(option.key == spot.key for option in lit)])
    offers = tuple(_offer(stage, places, option, found.chosen(option)) for option in (*lit, *off))
    return DrawnBoard(places, offers, stops, lens, asked=question.seat), back


class Part(NamedTuple):
    """An area, or a part of one with very many lit places: its spots, and what can be chosen there."""

    area: Area
    spots: frozenset[str]
    lit: Sequence[Option[Any]]


def _list_parts(places: Places, lit: Sequence[Option[Any]]) -> dict[str, Part]:
    """Return the areas with lit places; one with more than `STOPS` of them is parted evenly across its longer side."""
    parts: dict[str, Part] = {}
    areas, spots = {area.key: area for area in places.areas}, {spot.key: spot for spot in places.spots}
    for area in dict.fromkeys(spots[option.key].area for option in lit if option.key in spots):
        inside = [spot for spot in places.spots if spot.area == area]
        held = [option for option in lit if option.key in spots and spots[option.key].area == area]
        count = 1 if places.rows else -(-len(held) // STOPS)
        if count <= 1:
            parts[area] = Part(areas[area], frozenset(spot.key for spot in inside), held)
            continue
        wide, high = (max(values) - min(values) for values in zip(*((spot.x, spot.y) for spot in inside), strict=True))
        along = sorted(held, key=lambda option: spots[option.key].x if wide > high else spots[option.key].y)
        for number in range(count):
            some = along[number * len(along) // count : (number + 1) * len(along) // count]
            parts[f"{area}:{number}"] = Part(areas[area], frozenset(option.key for option in some), some)
    return parts


def _stop_at(stage: Stage, key: str, part: Part) -> AreaStop:
    names, said = ", ".join(stage.words(option.words) for option in part.lit), stage.words(part.area.words)
    ends = stage.say("screen-group", first=part.lit[0].words, last=part.lit[-1].words)
    written = said if key == part.area.key else ends
    return AreaStop(key, part.spots, written, Enter(key, f"option:{part.lit[0].key}"), f"{said}: {names}")


def _offer(stage: Stage, places: Places, option: Option[Any], effect: Effect) -> PlaceOffer:
    """Return what can be chosen at a place: in a row its price stands with its name, and the hand tells what it brings.

    Pieces that lie there stand in the hand, too.
    """
    spot = next((spot for spot in places.spots if spot.key == option.key), None)
    price = spot.symbols if spot is not None and places.rows else ()
    symbols = price or option.gains or (spot.symbols if spot else ())
    off = stage.words(option.off) if option.off else ""
    gains = signs.Gains(symbols, signed=False) if symbols else None
    brings: signs.Gains | signs.Things | None = signs.Gains(option.gains) if price and option.gains else None
    if option.pieces and not places.rows:
        brings = signs.Things(option.pieces)
    said, name = (stage.words(words) for words in (option.words, spot.words if spot else option.words))
    heard = speak_option(option, stage.words)
    return PlaceOffer(option.key, name, name if places.rows else said, effect, gains, off, heard, brings)


def _lay_beside(stage: Stage, board: DrawnBoard, beside: Sequence[Choice], room: int, likely: str) -> LayoutPart | None:
    """Describe a board with the answers that are bound to no place beside it (tall: below); None if they find no room there.

    The focus comes to the board first, unless the answer that is `likely` is beside it.
    """
    form, drawn, page = stage.form, lay_board(stage, board), stage.box.w
    if likely in {each.answer.name for each in beside}:
        drawn = Afterwards(drawn)
    if form.tall:
        for share in SHARES_BELOW[board.places.rows]:
            high = min(room - drawn.measure_height(page), round(room * share)) - form.gap
            if spread := _spread(stage, beside, page, high):
                below = Sized(plates(stage, beside, spread), high=spread_height(form, spread, len(beside)))
                return ColumnOf((Grow(drawn), below), form.gap)
        return None
    if not board.places.rows:
        for use, icons, share in product(("answer", "least"), (True, False), SIDES):
            letters = form.choose_size(use, NAME)
            side = ColumnOf(tuple(_lay_side(stage, each, letters, icons) for each in beside), form.gap)
            wide = round(page * share)
            if fits(side, Box(0, 0, wide, room)):
                return RowOf((Grow(drawn), _fix_width(side, wide)), form.gap)
        return None
    for wide in (round(page * (1 - SHARE_OF_ROWS)), page - drawn.measure_width() - form.gap):
        spread = _spread(stage, beside, wide, room)
        if spread is not None:
            return RowOf((Grow(drawn), _fix_width(plates(stage, beside, spread), wide)), form.gap)
    return None


def _lay_side(stage: Stage, what: Choice, letters: int, icons: bool) -> LayoutPart:
    """Describe an answer on a plate beside a drawn board: picture, words and gains side by side, or below each other."""
    plate = what.plate if icons else leave_out(what.plate, {what.plate.picture})
    inside = OneOf((plate.laid(letters, True), plate.laid(letters, False)))
    return Sized(Pad(inside, Pads(), what.answer), high=stage.form.touch, most_high=round(stage.form.touch * MOST_HIGH))


def _fix_width(part: LayoutPart, wide: int) -> LayoutPart:
    return Sized(part, wide=wide, most_wide=wide)


def _spread(stage: Stage, beside: Sequence[Choice], wide: int, high: int) -> Spread | None:
    """Spread plates over a room, in letters that the far chair can read; None if they do not fit."""
    spreads = (spread_seen(stage, beside, wide, high, seen) for seen in range(READABLE))
    return next((spread for spread in spreads if spread), None)


def _lay_small(stage: Stage, what: Choice, use: str) -> LayoutPart:
    """Describe an answer on a plate at the foot, in letters of this use."""
    inside = what.plate.laid(stage.form.choose_size(use, NAME), True)
    return Sized(Pad(inside, Pads(), what.answer), high=stage.form.touch)


def _lay_hand(stage: Stage, board: DrawnBoard, beside: Sequence[Choice]) -> LayoutPart:
    """Describe what a hold takes now, in words and gains, on a plate in the colours of the focus."""
    form = stage.form
    said: dict[str, tuple[str, tuple[Any, ...]]] = {f"area:{stop.key}": (stop.words, ()) for stop in board.stops}
    said |= {f"option:{offer.key}": (offer.said, (offer.gains, offer.brings)) for offer in board.offers}
    said |= {each.answer.name: (each.plate.words, (each.plate.gains,)) for each in beside}
    if not said or (stage.focus and stage.focus not in said):
        return Blank()
    held, brings = said[stage.focus or next(iter(said))]
    size, high = form.type("focus").size, max(form.touch, form.type("focus").size + 2 * form.unit)
    arts = tuple(Art(each, size * 2 // 3, size, each.aspect) for each in brings if each is not None)
    words = Text(held, form.type("focus"), 1 + form.tall, ink="on_plate")
    sign = Art(draw_holding(), form.unit * 2, form.unit * 2, HELD)
    large = replace(words, kind=words.kind._replace(least=size))
    told: LayoutPart = OneOf((RowOf((sign, large, *arts), form.gap), RowOf((words, *arts), form.gap)))
    if form.tall and arts:  # so much can be brought that it finds no room beside the words
        told = OneOf((told, ColumnOf((RowOf((sign, words), form.gap), RowOf(arts, form.gap)))))
    return Sized(Pad(told, pad_by(form.gap, 0), Grouped(HAND, draw_hand())), high=high, most_high=high * (1 + form.tall))


@drawing
def draw_holding(stage: Stage, box: Box, _tint: Tint) -> None:
    """Draw the hand's sign of holding, the bar, so that the plate is no second answer."""
    stage.builder.draw_rounded(box, RoundRect(0, box.h / 2, f'fill="{to_hex(stage.look.gilt)}"'))


@drawing
def draw_hand(stage: Stage, box: Box, _tint: Tint) -> Tint:
    """Draw the plate of the hand, and return the colours of what lies on it."""
    look = stage.look
    stage.builder.draw_rounded(box, RoundRect(0, stage.form.radius, f'fill="{to_hex(look.plate)}"'))
    return Tint(look.on_plate, look.on_plate, look.plate, look.on_plate_rubric, look.on_plate, focused=True)
