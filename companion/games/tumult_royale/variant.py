"""The gamblers' variant: the raid first, then a spin for each kind."""

from __future__ import annotations

from companion.games.tumult_royale.box import KINDS
from companion.games.tumult_royale.mood import spin
from companion.games.tumult_royale.state import State


async def explore_each_mood(state: State) -> None:
    """Spin once for each kind, after the raid (TR-160, TR-161)."""
    for kind in KINDS:
        state.demand[kind] = await spin(state, kind)
