"""Drawing cards from the stack, which is made anew from the discard pile when it runs out."""

from __future__ import annotations

from companion.games.citadels.moment import TurnMoment
from companion.games.citadels.state import State
from companion.table import Tell


async def draw(state: State, moment: TurnMoment, look: int, keep: int) -> None:
    """Draw `look` cards and keep `keep`; the others go to the discard pile (CI-064, CI-G12)."""
    if state.treasury.short_of(look):
        await Tell("citadels.shuffle", seat=moment.seat, occurrence=moment.at, rules=("CI-G12",), picture="shuffle", passes=True)
        state.treasury.shuffle()
    state.treasury.draw(moment.seat, look, keep)
