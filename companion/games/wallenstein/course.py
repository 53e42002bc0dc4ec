"""Chapter course, action cards, advantages: steps 1 and 2 of a round."""

from __future__ import annotations

from companion.games.wallenstein.box import ACTIONS, ROUNDS_A_YEAR, TILES
from companion.games.wallenstein.state import State
from companion.table import Draw, Option, asks, phrase

FACE_UP = 5
"""Action cards that lie face up at first (WA-057)."""


def season(number: int) -> int:
    """Give the season of a round: 0 spring, 1 summer, 2 fall, 3 winter."""
    return (number - 1) % ROUNDS_A_YEAR


@asks
def _action_cards(state: State) -> Draw[str]:
    options = tuple(Option(action, phrase(f"wallenstein-action-{action}")) for action in ACTIONS)
    rules = ("WA-057", "WA-058", "WA-059", "WA-099")
    return Draw("wallenstein.action-cards", occurrence=(state.round,), options=options, count=FACE_UP, rules=rules)


async def lay_out_actions(state: State) -> None:
    """Step 1: five action cards face up, five face down."""
    state.actions.value = ()
    state.actions.value = await _action_cards(state)


async def lay_out_tiles(state: State) -> None:
    """Step 2: the five advantage tiles on their spaces."""
    options = tuple(Option(tile, phrase(f"wallenstein-tile-{tile}")) for tile in TILES)
    state.tiles.value = ()
    for seat in state.seats:
        state.place[seat] = 0
    state.tiles.value = await Draw("wallenstein.tiles", occurrence=(state.round,), options=options, rules=("WA-061", "WA-062"))
