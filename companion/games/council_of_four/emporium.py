"""Chapter emporiums and chains: assistants given back, the emporium placed, the rewards of all linked cities."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from companion.games.council_of_four.board import chain
from companion.games.council_of_four.box import TILES, Bonus, city_name, together
from companion.games.council_of_four.ending import last_emporium
from companion.games.council_of_four.entering import know_tokens
from companion.games.council_of_four.journey import Journey
from companion.games.council_of_four.maps import NOTHING_GAINED, map_of
from companion.games.council_of_four.nobility import walk
from companion.games.council_of_four.rewards import receive
from companion.games.council_of_four.state import State
from companion.games.council_of_four.tiles import take_prizes
from companion.table import Phrase, Question, Reason, Seat, Seats, Symbols, Tell, asks, phrase
from companion.table.questions.illustrations import LitWay

OWN = phrase("council-off-own")


def linked(state: State, seat: Seat, city: str) -> tuple[str, ...]:
    """List the cities whose rewards an emporium in this city brings (CF-104, CF-105, CF-106, CF-107)."""
    return chain(state.regions.board, state.regions.emporiums[seat], city)


def rewards(state: State, seat: Seat, city: str) -> Bonus:
    """Add up the tokens of all linked cities."""
    return together([state.regions.reward(other) for other in linked(state, seat, city)])


def prize_points(state: State, seat: Seat, city: str) -> int:
    """Add up the bonus tiles that the city completes and the royal rewards that come with them."""
    tiles = state.prizes.completed(state.regions.board, state.regions.emporiums[seat], city)
    return sum(TILES[tile] for tile in tiles) + state.prizes.worth(len(tiles))


def outlook(state: State, seat: Seat, city: str, gold: int = 0) -> tuple[Symbols, ...]:
    """Show the balance of building: assistants and `gold` given, rewards of the chain, points of prizes."""
    if city in state.regions.emporiums[seat]:
        return ()
    balance = rewards(state, seat, city).and_also(Bonus(gold=-gold, assistants=-state.others_in(city, seat)))
    prizes = prize_points(state, seat, city)
    return (*balance.symbols, *((Symbols("prize", prizes),) if prizes else ()))


def why_not_built(state: State, seat: Seat) -> Callable[[str], Phrase | None]:
    """Give what says why a player cannot build in a city whatever the way; None where they can (CF-100, CF-103)."""
    own, others, assistants = state.regions.emporiums[seat], state.others(seat), state.goods.assistants[seat]

    def why(city: str) -> Phrase | None:
        if city in own:
            return OWN
        needed = others.get(city, 0)
        return _wanting(needed) if needed > assistants else None

    return why


@cache
def _wanting(assistants: int) -> Phrase:
    return phrase("council-off-assistants", n=assistants)


BUILD = ("CF-100", "CF-101", "CF-102", "CF-103")
CHAIN = ("CF-104", "CF-105", "CF-106", "CF-107", "CF-108")

CHAINED = 2
"""So many linked cities are a chain."""
WITHOUT_THE_KING = Journey()


async def put_up(state: State, seat: Seat, city: str, journey: Journey = WITHOUT_THE_KING) -> None:
    """Return assistants, place the emporium, then take rewards, prizes, and points for the last emporium."""
    state.goods.give_back(seat, state.others_in(city, seat))
    state.regions.build(seat, city)
    await know_tokens(state, seat, lambda: linked(state, seat, city))
    await _built(state, seat, city, journey, state.time("built"))
    await receive(state, seat, rewards(state, seat, city))
    await walk(state, seat)
    await take_prizes(state, seat, city)
    if state.regions.left(seat) == 0:
        await last_emporium(state, seat)


@asks
def _built(state: State, seat: Seat, city: str, journey: Journey, at: tuple[int, int]) -> Tell:
    """List what was given (gold with the king, assistants for others in the city), what each linked city brings, and the sum."""
    way, cities, bonus = journey.way, linked(state, seat, city), rewards(state, seat, city)
    back, rows = state.others_in(city, seat), []
    if way:
        gold = (Symbols("gold", journey.paid),) if journey.paid else ()
        rows.append(Reason(words=phrase("council-row-paid"), symbols=gold, note=phrase("council-row-roads", n=len(way) - 1)))
    if back:
        rows.append(Reason(words=phrase("council-row-back"), symbols=(Symbols("assistant", back),)))
    for other in cities:
        note = None if state.regions.token[other] else phrase("council-row-no-token")
        rows.append(Reason(words=city_name(other), symbols=state.regions.reward(other).symbols, note=note))
    total = bonus.and_also(Bonus(assistants=-back))
    rows.append(Reason(words=phrase("council-row-sum"), symbols=total.symbols, marked=True))
    return Tell(
        "council.built",
        seat=seat,
        occurrence=at,
        args={
            "city": city_name(city),
            "king": 1 if way else 0,
            "roads": max(0, len(way) - 1),
            "back": back,
            "paid": journey.paid,
            "way": journey.words,
            "what": bonus.words,
            "rewarded": 1 if any(bonus) else 0,
        },
        reasons=tuple(rows),
        illustration=LitWay(map_of(state.regions, NOTHING_GAINED, seat), cities),
        rules=(*BUILD, *CHAIN, "CF-098", "CF-090") if way else (*BUILD, *CHAIN, "CF-090"),
        # Without a chain there is nothing to follow on the map: the one reward is told, and the next question waits.
        passes=len(cities) == 1,
    )


def chained(question: Question[Any], seats: Seats) -> Iterable[tuple[Seat, str]]:
    """Name who has built so that a chain of cities paid."""
    shown = question.illustration
    if question.seat is None or question.seat not in seats or not isinstance(shown, LitWay) or len(shown.way) < CHAINED:
        return ()
    return ((question.seat, "chain"),)
