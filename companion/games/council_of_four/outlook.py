"""What building in a city would cost and bring, before a player decides."""

from __future__ import annotations

from companion.games.council_of_four.bonus import Bonus, together
from companion.games.council_of_four.box import TILES
from companion.games.council_of_four.chain import chain
from companion.games.council_of_four.state import State
from companion.table import Phrase, Seat, Symbols, phrase


def linked(state: State, seat: Seat, city: str) -> tuple[str, ...]:
    """List the cities whose rewards an emporium in this city brings (CF-104, CF-105, CF-106, CF-107)."""
    return chain(state.regions.board, state.regions.emporiums[seat], city)


def rewards(state: State, seat: Seat, city: str) -> Bonus:
    """Add up the tokens of all linked cities."""
    return together(state.regions.reward(other) for other in linked(state, seat, city))


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


def why_not_built(state: State, seat: Seat, city: str) -> Phrase | None:
    """Say why a player cannot build in a city whatever the way; None where they can (CF-100, CF-103)."""
    if city in state.regions.emporiums[seat]:
        return phrase("council-off-own")
    needed = state.others_in(city, seat)
    if needed > state.goods.assistants[seat]:
        return phrase("council-off-assistants", n=needed)
    return None
