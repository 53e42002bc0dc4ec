"""Chapter building: what may be laid, what it costs, and what happens when it lies (CI-115)."""

from __future__ import annotations

from companion.games.citadels.box import DISTRICTS, Character, Colour, District, of_colour
from companion.games.citadels.choices import BACK, back, possible_first
from companion.games.citadels.moment import TurnMoment
from companion.games.citadels.state import State
from companion.table import Choose, Option, Phrase, Seat, Tell, asks, phrase

RULES = ("CI-006", "CI-012", "CI-013", "CI-066", "CI-067", "CI-068", "CI-069")
ARCHITECT = ("CI-103", "CI-104", "CI-105")
COMPLETE = ("CI-115", "CI-116", "CI-119", "CI-133")
CANNONBALL = ("CI-149", "CI-150", "CI-151")


def limit(state: State, character: Character) -> int:
    """How many districts this turn may lay: 1, the architect 3, the director's guest 2 more (CI-066, CI-103, CI-147, CI-148)."""
    return (3 if character is Character.ARCHITECT else 1) + (2 if state.characters.has_used("director") else 0)


def price(card: District, over: District | None = None) -> int:
    """Give what laying a district costs: its price, or over another the difference (CI-067, CI-151)."""
    return card.cost - (over.cost if over else 0)


def obstacle(state: State, seat: Seat, card: District, over: District | None = None) -> Phrase | None:
    """Name what stands against laying this district; None where nothing does."""
    if state.cities.has(seat, card.key):
        return phrase("citadels-off-double")
    if state.cities.left(card.key) == 0:
        return phrase("citadels-off-none-left")
    if over is not None and card.cost <= over.cost:
        return phrase("citadels-off-not-dearer", cost=over.cost)
    if not state.treasury.can_pay(seat, price(card, over)):
        return phrase("citadels-off-too-dear", gold=state.treasury.gold[seat])
    return None


def buildable(state: State, seat: Seat, colour: Colour, over: District | None = None) -> bool:
    """Tell whether some district of this colour may be laid."""
    return any(obstacle(state, seat, card, over) is None for card in of_colour(colour))


def colours(state: State, seat: Seat, over: District | None = None) -> tuple[Option[str], ...]:
    """Offer the five colours; one in which nothing may be laid is off."""
    return tuple(
        Option(
            f"build-{colour.value}",
            phrase(f"citadels-build-{colour.value}"),
            off=None if buildable(state, seat, colour, over) else phrase("citadels-off-no-district"),
            icon=f"district-{colour.value}",
        )
        for colour in Colour
    )


def _offer(state: State, seat: Seat, card: District, over: District | None) -> Option[str]:
    words = phrase("citadels-priced", district=state.name(card.key), price=price(card, over))
    return Option(card.key, words, off=obstacle(state, seat, card, over), icon=f"district-{card.colour.value}")


@asks
def which_district(state: State, moment: TurnMoment, colour: Colour) -> Choose[str]:
    """Ask which district of this colour is laid."""
    return Choose(
        "citadels.district",
        seat=moment.seat,
        occurrence=moment.at,
        args={"colour": colour.value},
        options=(*possible_first(_offer(state, moment.seat, card, None) for card in of_colour(colour)), back()),
        rules=RULES + (ARCHITECT if moment.character is Character.ARCHITECT else ()),
    )


async def build(state: State, moment: TurnMoment, colour: str) -> None:
    """Lay one district from the hand and pay for it."""
    key = await which_district(state, moment, Colour(colour))
    if key == BACK:
        return
    state.treasury.pay(moment.seat, DISTRICTS[key].cost)
    state.treasury.put_back(moment.seat, 1)
    state.characters.built.value += 1
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


def _to_cover(state: State, seat: Seat, card: District) -> Option[str]:
    words = phrase("citadels-priced", district=state.name(card.key), price=card.cost)
    off = None if _replaceable(state, seat, card) else phrase("citadels-off-no-dearer")
    return Option(card.key, words, off=off, icon=f"district-{card.colour.value}")


@asks
def which_to_cover(state: State, moment: TurnMoment) -> Choose[str]:
    """Ask which district of the own city is built over; tents are not among them (CI-G22)."""
    return Choose(
        "citadels.cover",
        seat=moment.seat,
        occurrence=moment.at,
        options=(*possible_first(_to_cover(state, moment.seat, card) for card in state.cities.of(moment.seat)), back()),
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
        options=(*possible_first(colours(state, moment.seat, DISTRICTS[old])), back()),
        rules=CANNONBALL,
    )


@asks
def which_over(state: State, moment: TurnMoment, colour: Colour, old: str) -> Choose[str]:
    """Ask which district is laid over `old`; the price shown is the difference."""
    return Choose(
        "citadels.cover-with",
        seat=moment.seat,
        occurrence=moment.at,
        args={"district": state.name(old)},
        options=(*possible_first(_offer(state, moment.seat, card, DISTRICTS[old]) for card in of_colour(colour)), back()),
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
