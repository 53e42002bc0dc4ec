"""What building in a city would cost and bring, before a player decides."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from companion.games.council_of_four.bonus import Bonus, together
from companion.games.council_of_four.box import TILES
from companion.games.council_of_four.chain import chain
from companion.games.council_of_four.state import State
from companion.table import Phrase, Seat, Symbols, phrase

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
