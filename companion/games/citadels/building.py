"""Rulebook chapter on building: which districts a player may lay, what they cost, and the eighth district (CI-115)."""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import chain

from companion.games.citadels.box import DISTRICTS, FULL_CITY, Character, Colour, District, of_colour
from companion.games.citadels.choices import BACK, WAY_BACK, TurnMoment, card_face, district_option, possible_first, too_dear
from companion.games.citadels.cities import cities_board, lay_ready
from companion.games.citadels.state import MOST_BUILT, State, named
from companion.table import ChoosePlace, Option, Phrase, Seat, Tell, asks, phrase

RULES = ("CI-006", "CI-012", "CI-013", "CI-066", "CI-067", "CI-068", "CI-069")
ARCHITECT = ("CI-103", "CI-104", "CI-105")
COMPLETE = ("CI-115", "CI-116", "CI-119", "CI-133")
CANNONBALL = ("CI-149", "CI-150", "CI-151")
DEAREST = max(card.cost for card in DISTRICTS.values())
KEYS = {colour: frozenset(card.key for card in DISTRICTS.values() if card.colour is colour) for colour in Colour}
COUNTS = {card.key: card.count for card in DISTRICTS.values()}


def limit(state: State, character: Character) -> int:
    """Return the limit of districts laid this turn: 1 (architect: 3), plus 2 by the director (CI-066, CI-103, CI-147, CI-148)."""
    return (3 if character is Character.ARCHITECT else 1) + (2 if state.characters.has_used("director") else 0)


def price(card: District, over: District | None = None) -> int:
    """Return the cost of laying a district: its price, or the difference when laid over another (CI-067, CI-151)."""
    return card.cost - (over.cost if over else 0)


def obstacle(state: State, seat: Seat, card: District, over: District | None = None) -> Phrase | None:
    """Return why the player cannot lay this district; None if they can."""
    if state.cities.has(seat, card.key):
        return phrase("citadels-off-double")
    if state.cities.left(card.key) == 0:
        return phrase("citadels-off-none-left")
    if over is not None and card.cost <= over.cost:
        return phrase("citadels-off-not-dearer", cost=over.cost)
    if not state.treasury.can_pay(seat, price(card, over)):
        return too_dear(state.treasury.gold[seat])
    return None


def buildable(state: State, seat: Seat, colour: Colour, over: District) -> bool:
    """Return whether the player can lay any district of this colour over another."""
    most = state.treasury.purse(seat) + over.cost
    for card in of_colour(colour, state.cities.edition):
        if card.cost > most:
            return False
        if obstacle(state, seat, card, over) is None:
            return True
    return False


@cache
def colour_option(colour: Colour, *, off: bool) -> Option[str]:
    """Return the option to build in a colour; with `off` it says that no district can be laid."""
    why = phrase("citadels-off-no-district") if off else None
    return Option(f"build-{colour.value}", phrase(f"citadels-build-{colour.value}"), off=why, icon=f"district-{colour.value}")


def districts(state: State, seat: Seat, colours: Iterable[Colour], act: str = "") -> list[tuple[Option[str], ...]]:
    """Return the options for each colour's districts, possible ones first; `act` is the prefix of their keys."""
    own, gone = frozenset(state.cities.lying[seat]), _find_gone(state.cities.lying.values())
    purse, told = min(DEAREST, state.treasury.purse(seat)), tuple(state.list_names().items())
    edition = state.cities.edition
    return [_of_colour(one, edition, KEYS[one] & own, KEYS[one] & gone, purse, told, act) for one in colours]


@lru_cache(maxsize=64)
def _find_gone(cities: tuple[tuple[str, ...], ...]) -> frozenset[str]:
    """Return the districts whose cards all lie in cities; cached, as most answers change no city."""
    return frozenset(key for key, number in Counter(chain.from_iterable(cities)).items() if number >= COUNTS[key])


@lru_cache(maxsize=1024)
def _of_colour(
    colour: Colour,
    edition: str,
    own: frozenset[str],
    gone: frozenset[str],
    purse: int,
    told: tuple[tuple[str, str], ...],
    act: str,
) -> tuple[Option[str], ...]:
    """Return the options for a colour's districts, each with the reason if it cannot be laid."""
    names = dict(told)
    offered = []
    for card in of_colour(colour, edition):
        dear = purse if card.cost > purse else None
        why = "double" if card.key in own else "none-left" if card.key in gone else dear
        offered.append(_option(card.key, act, names.get(card.key, ""), why))
    return possible_first(offered)


@lru_cache(maxsize=512)
def _option(key: str, act: str, name: str, why: str | int | None) -> Option[str]:
    """Return the option for a district; `name` comes from the box facts, `why` is a reason against it or the gold owned."""
    card = DISTRICTS[key]
    words = phrase("citadels-priced", district=named(key, name), price=card.cost)
    face = () if act else card_face(card)
    off = too_dear(why) if isinstance(why, int) else phrase(f"citadels-off-{why}") if why else None
    return Option(f"{act}{key}", words, off=off, icon=f"district-{card.colour.value}", pieces=face)


@asks
def which_district(state: State, moment: TurnMoment, colour: Colour) -> ChoosePlace[str]:
    """Ask which district of this colour the player lays."""
    offered = districts(state, moment.seat, [colour])[0]
    return ChoosePlace(
        "citadels.district",
        seat=moment.seat,
        occurrence=moment.at,
        args={"colour": colour.value},
        options=(*offered, WAY_BACK),
        places=cities_board(state, fresh=lay_ready(state, moment.seat, offered)),
        rules=RULES + (ARCHITECT if moment.character is Character.ARCHITECT else ()),
    )


async def build(state: State, moment: TurnMoment, colour: str) -> None:
    """Ask which district of a colour the player lays, and lay it."""
    key = await which_district(state, moment, Colour(colour))
    if key != BACK:
        await lay(state, moment, key)


async def lay(state: State, moment: TurnMoment, key: str) -> None:
    """Add a district from the player's hand to their city, and take its price."""
    state.treasury.pay(moment.seat, DISTRICTS[key].cost)
    state.treasury.put_back(moment.seat, 1)
    # A district already chosen stays allowed even if a correction has raised the count to the limit meanwhile
    state.characters.built.value = min(MOST_BUILT, state.characters.built.value + 1)
    state.cities.add(moment.seat, key, moment.round)


async def announce_complete(state: State, moment: TurnMoment) -> None:
    """Tell the players when the first city has eight districts, which makes this round the last (CI-115, CI-116).

    All cities are checked, because a correction can also have added the eighth district.
    """
    if state.cities.first.value or max(state.cities.sizes()) < FULL_CITY:
        return
    for seat in state.seats.clockwise_from(moment.seat):
        if state.cities.complete(seat):
            state.cities.first.value = seat.colour
            await Tell("citadels.eighth", occurrence=moment.at, args={"who": seat}, rules=COMPLETE, picture="eighth", passes=True)
            return


def _can_replace(state: State, seat: Seat, old: District) -> bool:
    return any(buildable(state, seat, colour, old) for colour in Colour)


def can_build_over(state: State, seat: Seat) -> bool:
    """Return whether the player can build over any district of their city."""
    return any(_can_replace(state, seat, card) for card in state.cities.of(seat))


@asks
def which_to_cover(state: State, moment: TurnMoment) -> ChoosePlace[str]:
    """Ask which district of their city the player builds over; tents are excluded (CI-G22)."""
    offered = [
        district_option(
            state, card, card.cost, None if _can_replace(state, moment.seat, card) else phrase("citadels-off-no-dearer")
        )
        for card in state.cities.of(moment.seat)
    ]
    return ChoosePlace(
        "citadels.cover",
        seat=moment.seat,
        occurrence=moment.at,
        options=(*possible_first(offered), WAY_BACK),
        places=cities_board(state, moment.seat),
        rules=CANNONBALL,
        picture="over",
    )


@asks
def which_colour_over(state: State, moment: TurnMoment, old: str) -> ChoosePlace[str]:
    """Ask for the colour of the district laid over `old`."""
    over = DISTRICTS[old]
    offered = [colour_option(colour, off=not buildable(state, moment.seat, colour, over)) for colour in Colour]
    return ChoosePlace(
        "citadels.cover-colour",
        seat=moment.seat,
        occurrence=moment.at,
        args={"district": state.name(old)},
        options=(*possible_first(offered), WAY_BACK),
        places=cities_board(state),
        rules=CANNONBALL,
    )


@asks
def which_over(state: State, moment: TurnMoment, colour: Colour, old: str) -> ChoosePlace[str]:
    """Ask which district the player lays over `old`; the price shown is the difference."""
    over = DISTRICTS[old]
    offered = possible_first(
        district_option(state, card, price(card, over), obstacle(state, moment.seat, card, over))
        for card in of_colour(colour, state.cities.edition)
    )
    return ChoosePlace(
        "citadels.cover-with",
        seat=moment.seat,
        occurrence=moment.at,
        args={"district": state.name(old)},
        options=(*offered, WAY_BACK),
        places=cities_board(state, fresh=lay_ready(state, moment.seat, offered, over.cost)),
        rules=("CI-069", *CANNONBALL),
    )


async def build_over(state: State, moment: TurnMoment) -> bool:
    """Let the player replace a district with a more expensive one for the difference; return whether they did."""
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
    state.cities.add(moment.seat, new, moment.round)
    return True
