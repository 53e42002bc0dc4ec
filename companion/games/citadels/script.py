"""The course of the game: set-up, then rounds of choosing and calling characters until a city has eight districts."""

from companion.games.citadels.calling import call_characters, pass_the_crown
from companion.games.citadels.choosing import choose_characters
from companion.games.citadels.corrections import move_together
from companion.games.citadels.ending import settle_up
from companion.games.citadels.joining import join
from companion.games.citadels.setup import set_up, who_is_oldest
from companion.games.citadels.state import State
from companion.table import GameStopped, Outcome, Table
from companion.table.stopping import stopping


async def play(table: Table) -> Outcome:
    """Play Citadels to its end; the round in which a city becomes complete is the last (CI-115, CI-116)."""
    state = table.view(State)
    move_together(state)
    try:
        with stopping(table, "citadels.stop"):
            if table.options["start"] == "joined":
                number = await join(state)
            else:
                number = table.start.round
                if number == 1 and not table.start.ledger:
                    await set_up(state)
                elif not state.characters.crown.value:
                    state.characters.crown.value = await who_is_oldest(state)
                await table.welcome()
            while not state.cities.first.value:
                table.at("citadels-phase-draft", round=number)
                await choose_characters(state)
                await call_characters(state)
                # A correction can have completed a city after the last turn
                complete = [seat.colour for seat in state.characters.in_order() if state.cities.complete(seat)]
                if complete and not state.cities.first.value:
                    state.cities.first.value = complete[0]
                await pass_the_crown(state)
                number += 1
    except GameStopped:
        return await settle_up(state, stopped=True)
    return await settle_up(state)
