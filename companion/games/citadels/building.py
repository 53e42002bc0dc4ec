"""Chapter building: what may be laid, what it costs, and what happens when it lies (CI-115)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple

from companion.games.citadels.box import DISTRICTS, Character, Colour, District, of_colour
from companion.games.citadels.choices import BACK, TurnMoment, back, card_face, district_option, possible_first, too_dear
from companion.games.citadels.state import State, priced
from companion.table import Choose, Option, Phrase, Seat, Tell, asks, phrase

RULES = ("CI-006", "CI-012", "CI-013", "CI-066", "CI-067", "CI-068", "CI-069")
ARCHITECT = ("CI-103", "CI-104", "CI-105")
COMPLETE = ("CI-115", "CI-116", "CI-119", "CI-133")
CANNONBALL = ("CI-149", "CI-150", "CI-151")
DEAREST = max(card.cost for card in DISTRICTS.values())
COLOURS = tuple(Colour)
_KEYS = {colour: frozenset(card.key for card in of_colour(colour)) for colour in COLOURS}
DOUBLE, NONE_LEFT = phrase("citadels-off-double"), phrase("citadels-off-none-left")
_OFF = {"double": DOUBLE, "none-left": NONE_LEFT}


def limit(state: State, character: Character) -> int:
    """How many districts this turn may lay: 1, the architect 3, the director's guest 2 more (CI-066, CI-103, CI-147, CI-148)."""
    return (3 if character is Character.ARCHITECT else 1) + (2 if state.characters.has_used("director") else 0)


def price(card: District, over: District | None = None) -> int:
    """Give what laying a district costs: its price, or over another the difference (CI-067, CI-151)."""
    return card.cost - (over.cost if over else 0)


def obstacle(state: State, seat: Seat, card: District, over: District | None = None) -> Phrase | None:
    """Name what stands against laying this district; None where nothing does."""
    if state.cities.has(seat, card.key):
        return DOUBLE
    if state.cities.left(card.key) == 0:
        return NONE_LEFT
    if over is not None and card.cost <= over.cost:
        return phrase("citadels-off-not-dearer", cost=over.cost)
    if not state.treasury.can_pay(seat, price(card, over)):
        return too_dear(state.treasury.gold[seat])
    return None


def buildable(state: State, seat: Seat, colour: Colour, over: District) -> bool:
    """Tell whether some district of this colour may be laid over another."""
    most = state.treasury.purse(seat) + over.cost
    for card in of_colour(colour):
        if card.cost > most:
            return False
        if obstacle(state, seat, card, over) is None:
            return True
    return False


def colours_over(state: State, seat: Seat, over: District) -> tuple[Option[str], ...]:
    """Offer the five colours of what is laid over another; one in which nothing may be laid is off."""
    return tuple([_colour(f"build-{colour.value}", off=not buildable(state, seat, colour, over)) for colour in Colour])


def colours(held: Mapping[str, tuple[Option[str], ...]]) -> tuple[Option[str], ...]:
    """Offer the colours, each with the districts it holds, those that may be laid first; one in which none may be is off."""
    return tuple([_colour(key, off=districts[0].off is not None) for key, districts in held.items()])


@cache
def _colour(key: str, *, off: bool) -> Option[str]:
    why = phrase("citadels-off-no-district") if off else None
    return Option(key, phrase(f"citadels-{key}"), off=why, icon=key.replace("build", "district"))


def by_colour(state: State, seat: Seat) -> Mapping[str, tuple[Option[str], ...]]:
    """Give the districts that the offer of each colour holds, so that colour and district are one answer."""
    against = _against(state, seat)
    return {f"build-{colour.value}": _districts(colour, against, "lay-") for colour in COLOURS}


class Against(NamedTuple):
    """What stands against laying a district: it lies in the own city, or none is left, or it is too dear; and names told."""

    own: frozenset[str]
    gone: frozenset[str]
    purse: int
    told: tuple[tuple[str, str], ...]


def _against(state: State, seat: Seat) -> Against:
    lying = state.cities.lying
    standing = Counter(chain.from_iterable(lying.values()))
    gone = frozenset([key for key, number in standing.items() if number >= DISTRICTS[key].count])
    return Against(frozenset(lying[seat]), gone, min(DEAREST, state.treasury.purse(seat)), state.told_names())


def _districts(colour: Colour, against: Against, act: str) -> tuple[Option[str], ...]:
    """Offer the districts of a colour: made once for what stands against any of them, for every turn asks for them."""
    keys = _KEYS[colour]
    return _made(colour, against._replace(own=against.own & keys, gone=against.gone & keys), act)


@lru_cache(maxsize=256)
def _made(colour: Colour, against: Against, act: str) -> tuple[Option[str], ...]:
    own, gone, purse, told = against
    names = dict(told)

    def offered(card: District) -> Option[str]:
        key, dear = card.key, card.cost > purse
        why = "double" if key in own else "none-left" if key in gone else purse if dear else None
        return _laid(key, act, names.get(key, ""), why)

    return possible_first([offered(card) for card in of_colour(colour)])


@lru_cache(maxsize=512)
def _laid(key: str, act: str, name: str, why: str | int | None) -> Option[str]:
    """Offer a district by its name, if one was told; `why` it cannot be laid is a reason, or the gold that is not enough."""
    card = DISTRICTS[key]
    off = too_dear(why) if isinstance(why, int) else _OFF[why] if why is not None else None
    face = () if act else card_face(card)
    return Option(f"{act}{key}", priced(key, name, card.cost), off=off, icon=f"district-{card.colour.value}", pieces=face)


@asks
def which_district(state: State, moment: TurnMoment, colour: Colour) -> Choose[str]:
    """Ask which district of this colour is laid."""
    return Choose(
        "citadels.district",
        seat=moment.seat,
        occurrence=moment.at,
        args={"colour": colour.value},
        options=(*_districts(colour, _against(state, moment.seat), ""), back()),
        cards=True,
        rules=RULES + (ARCHITECT if moment.character is Character.ARCHITECT else ()),
    )


async def build(state: State, moment: TurnMoment, colour: str) -> None:
    """Lay one district from the hand and pay for it."""
    key = await which_district(state, moment, Colour(colour))
    if key != BACK:
        await lay(state, moment, key)


async def lay(state: State, moment: TurnMoment, key: str) -> None:
    """Lay this district from the hand and pay for it."""
    state.treasury.pay(moment.seat, DISTRICTS[key].cost)
    state.treasury.put_back(moment.seat, 1)
    state.characters.note_built()
    _lay(state, moment, key)


def _lay(state: State, moment: TurnMoment, key: str) -> None:
    state.cities.add(moment.seat, key)
    if key == "haunted-city":
        state.cities.haunted_round.value = moment.round


async def announce_complete(state: State, moment: TurnMoment) -> None:
    """Tell everybody when the first city has eight: the round is the last (CI-115, CI-116).

    All cities are looked at, for the eighth district may also have been entered by a correction.
    """
    if state.cities.first.value:
        return
    for seat in state.seats.clockwise_from(moment.seat):
        if state.cities.complete(seat):
            state.cities.first.value = seat.colour
            await Tell("citadels.eighth", occurrence=moment.at, args={"who": seat}, rules=COMPLETE, picture="eighth", passes=True)
            return


def _replaceable(state: State, seat: Seat, old: District) -> bool:
    return any(buildable(state, seat, colour, old) for colour in Colour)


def can_build_over(state: State, seat: Seat) -> bool:
    """Tell whether some district of the city may be built over by a dearer one."""
    return any(_replaceable(state, seat, card) for card in state.cities.of(seat))


@asks
def which_to_cover(state: State, moment: TurnMoment) -> Choose[str]:
    """Ask which district of the own city is built over; tents are not among them (CI-G22)."""
    offered = (
        district_option(
            state, card, card.cost, None if _replaceable(state, moment.seat, card) else phrase("citadels-off-no-dearer")
        )
        for card in state.cities.of(moment.seat)
    )
    return Choose(
        "citadels.cover",
        seat=moment.seat,
        occurrence=moment.at,
        options=(*possible_first(offered), back()),
        cards=True,
        rules=CANNONBALL,
        picture="over",
    )


@asks
def which_colour_over(state: State, moment: TurnMoment, old: str) -> Choose[str]:
    """Ask for the colour of the district laid over `old`."""
    return Choose(
        "citadels.cover-colour",
        seat=moment.seat,
        occurrence=moment.at,
        args={"district": state.name(old)},
        options=(*possible_first(colours_over(state, moment.seat, DISTRICTS[old])), back()),
        rules=CANNONBALL,
    )


@asks
def which_over(state: State, moment: TurnMoment, colour: Colour, old: str) -> Choose[str]:
    """Ask which district is laid over `old`; the price shown is the difference."""
    over = DISTRICTS[old]
    offered = (
        district_option(state, card, price(card, over), obstacle(state, moment.seat, card, over)) for card in of_colour(colour)
    )
    return Choose(
        "citadels.cover-with",
        seat=moment.seat,
        occurrence=moment.at,
        args={"district": state.name(old)},
        options=(*possible_first(offered), back()),
        rules=("CI-069", *CANNONBALL),
    )


async def build_over(state: State, moment: TurnMoment) -> bool:
    """Replace a district by a dearer one for the difference of the prices; tell whether it was done."""
    old = await which_to_cover(state, moment)
    if old == BACK:
        return False
    colour = (await which_colour_over(state, moment, old)).removeprefix("build-")
    if colour == BACK:
        return False
    new = await which_over(state, moment, Colour(colour), old)
    if new == BACK:
        return False
    state.treasury.pay(moment.seat, price(DISTRICTS[new], DISTRICTS[old]))
    state.treasury.put_back(moment.seat, 1)
    state.cities.remove(moment.seat, old)
    _lay(state, moment, new)
    return True
