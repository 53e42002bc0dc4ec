"""A question about places of a board: the board itself, what can be chosen lit on it, and what a hold takes now below it.

Up to `STOPS` answers are stops of the focus themselves: lit places, and what lies beside the board. Of more, the areas come
first, and each opens under the lens with its places; a finger takes any lit place at once.
"""

from collections.abc import Sequence
from typing import Any

from companion.table import Area, ChoosePlace, Option
from companion.ui.narration.offered import speak_option
from companion.ui.screen.board.drawn import AreaStop, DrawnBoard, PlaceOffer, lay_board
from companion.ui.screen.board.ground import WHOLE, lens_on
from companion.ui.screen.layout import Art, Blank, ColumnOf, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, Text, pad_by
from companion.ui.screen.page import Enter, Pressable, Stage, Tint, drawing, show
from companion.ui.screen.paint import Box, RoundRect, to_hex
from companion.ui.screen.views.ask.choose import offer_waiting, shelf_above
from companion.ui.screen.widgets import asked, signs
from companion.ui.screen.widgets.parts import frame, sign, words

STOPS = 7
"""The most answers that are stops of the focus themselves: six short presses lead to the last."""
SIDE = 0.22
"""The width of what lies beside the board, as a share of the page."""
LINES = 4


def show_board(stage: Stage, question: ChoosePlace[Any]) -> None:
    """Lay out the question in one line, the board, what lies beside it, and at the foot what a hold takes now."""
    form, keys = stage.form, {spot.key for spot in question.places.spots}
    off = [option for option in question.options if option.off is not None]
    now = [option for option in question.options if option.off is None]
    beside = [option for option in now if option.key not in keys]
    board, back = _board(stage, question, [option for option in now if option.key in keys], off, len(beside))
    drawn: LayoutPart = lay_board(stage, board)
    side = tuple(_lay_beside(stage, option) for option in beside)
    if side and form.tall:
        drawn = ColumnOf((Grow(drawn), RowOf(tuple(map(Grow, side)), form.gap)), form.gap)
    elif side:
        wide = round(stage.box.w * SIDE)
        drawn = RowOf((Grow(drawn), Sized(ColumnOf(side, form.gap), wide=wide, most_wide=wide)), form.gap)
    hand, waiting = (_lay_hand(stage, board, beside), Grow(Blank())), offer_waiting(stage, off)
    below = ColumnOf((RowOf((*hand, *back), form.gap), *waiting), form.unit)
    foot: LayoutPart = OneOf((RowOf((*hand, *waiting, *back), form.gap), below))
    lines = (asked.ask_in_line(stage, question), *shelf_above(stage, question), Grow(drawn), foot)
    show(stage, ColumnOf(lines, form.unit))


def _board(
    stage: Stage, question: ChoosePlace[Any], lit: Sequence[Option[Any]], off: Sequence[Option[Any]], beside: int
) -> tuple[DrawnBoard, tuple[LayoutPart, ...]]:
    """Return the board with what is lit on it now, and the way back from under the lens, if there is one.

    The focus begins at the likeliest place and goes on in the order of the board, round and round, so each keeps its neighbours.
    """
    places, area_of = question.places, {spot.key: spot.area for spot in question.places.spots}
    first = next((at for at, option in enumerate(lit) if option.key in question.ranked[:1]), 0)
    lit = [*lit[first:], *lit[:first]]
    areas = {area.key: area for area in places.areas}
    reached = list(dict.fromkeys(area_of[option.key] for option in lit))
    stops: tuple[AreaStop, ...] = ()
    lens = WHOLE
    back: tuple[LayoutPart, ...] = ()
    if len(lit) + beside > STOPS and len(reached) > 1:
        if stage.entry in reached:
            lit = [option for option in lit if area_of[option.key] == stage.entry]
            lens, leave = lens_on([spot for spot in places.spots if spot.area == stage.entry]), Enter(None, f"area:{stage.entry}")
            left = Pressable("back", leave, heard=stage.say("screen-back"))
            back = (Sized(Pad(sign(stage.form, "back"), pad_by(stage.form.gap, 0), left), high=stage.form.touch),)
        else:
            opens = [[option for option in lit if area_of[option.key] == area] for area in reached]
            stops = tuple(_area_stop(stage, areas[area], held) for area, held in zip(reached, opens, strict=True))
    elif places.lands and lit:
        lens = lens_on([spot for spot in places.spots if any(option.key == spot.key for option in lit)])
    offers = tuple(_offer(stage, question, option) for option in (*lit, *off) if option.key in area_of)
    return DrawnBoard(places, offers, stops, lens), back


def _area_stop(stage: Stage, area: Area, inside: Sequence[Option[Any]]) -> AreaStop:
    names = ", ".join(stage.words(option.words) for option in inside)
    said = stage.words(area.words)
    return AreaStop(area.key, said, Enter(area.key, f"option:{inside[0].key}"), f"{said}: {names}")


def _offer(stage: Stage, question: ChoosePlace[Any], option: Option[Any]) -> PlaceOffer:
    spot = next(spot for spot in question.places.spots if spot.key == option.key)
    symbols = option.gains or spot.symbols
    off = stage.words(option.off) if option.off else ""
    gains = signs.Gains(symbols, signed=False) if symbols else None
    said, name = stage.words(option.words), stage.words(spot.words)
    return PlaceOffer(option.key, name, said, stage.answer(option.key), gains, off, speak_option(option, stage.words))


def _lay_beside(stage: Stage, option: Option[Any]) -> LayoutPart:
    """Describe an option that is bound to no place."""
    said = words(stage.form, stage.words(option.words), "answer", lines=LINES, align="centre")
    return frame(stage.form, said, Pressable(f"option:{option.key}", stage.answer(option.key), heard=stage.speak_option(option)))


def _lay_hand(stage: Stage, board: DrawnBoard, beside: Sequence[Option[Any]]) -> LayoutPart:
    """Describe what a hold takes now, in words and gains, on a plate in the colours of the focus."""
    form = stage.form
    said: dict[str, tuple[str, signs.Gains | None]] = {f"area:{stop.area}": (stop.words, None) for stop in board.stops}
    said |= {f"option:{offer.key}": (offer.said, offer.gains) for offer in board.offers}
    said |= {f"option:{option.key}": (stage.words(option.words), None) for option in beside}
    if not said or (stage.focus and stage.focus not in said):
        return Blank()
    held, gains = said[stage.focus or next(iter(said))]
    size, high = form.type("focus").size, max(form.touch, form.type("focus").size + 2 * form.unit)
    brings = () if gains is None else (Art(gains, size // 2, size, gains.aspect),)
    told = RowOf((Text(held, form.type("focus"), 1 + form.tall, ink="on_plate"), *brings), form.gap)
    return Sized(Pad(told, pad_by(form.gap, 0), draw_hand()), high=high, most_high=high * (1 + form.tall))


@drawing
def draw_hand(stage: Stage, box: Box, _tint: Tint) -> Tint:
    """Draw the plate of the hand, and return the colours of what lies on it."""
    look = stage.look
    stage.builder.draw_rounded(box, RoundRect(0, stage.form.radius, f'fill="{to_hex(look.plate)}"'))
    return Tint(look.on_plate, look.on_plate, look.plate, look.on_plate_rubric, look.on_plate, focused=True)
