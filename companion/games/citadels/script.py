"""The game, as the rulebook tells it: setup, then rounds of choosing and calling characters until a city has eight districts."""

from __future__ import annotations

from companion.games.citadels.calling import call_characters, pass_the_crown
from companion.games.citadels.choosing import choose_characters
from companion.games.citadels.ending import settle_up
from companion.games.citadels.joining import join
from companion.games.citadels.setup import set_up, who_is_oldest
from companion.games.citadels.state import State
from companion.table import Outcome, Table
from companion.table.stopping import GameStopped, stopping


async def play(table: Table) -> Outcome:
    """Play Citadels to its end: the round in which a city became complete is the last (CI-115, CI-116)."""
    state = table.view(State)
    try:
        with stopping(state.table, "citadels.stop"):
            await _rounds(state)
    except GameStopped:
        return await settle_up(state, stopped=True)
    return await settle_up(state)


async def _rounds(state: State) -> None:
    """Play rounds until a city is complete."""
    table = state.table
    # Set up, or take the table as it stands; return the number of the first round
    start = state.table.start
    if state.table.options["start"] == "joined":
        number = await join(state)
    else:
        if start.round == 1 and (not start.ledger):
            await set_up(state)
        elif not state.characters.crown.value:
            state.characters.crown.value = await who_is_oldest(state)
        number = start.round
    while not state.cities.first.value:
        table.at("citadels-phase-draft", round=number)
        await choose_characters(state)
        await call_characters(state)
        await pass_the_crown(state)
        number += 1
