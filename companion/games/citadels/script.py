"""The course of the game: set-up, then rounds of choosing and calling characters until a city has eight districts."""

from companion.games.citadels import calling, choosing, corrections, ending, joining, setup
from companion.games.citadels.state import State
from companion.table import GameStopped, Outcome, Table
from companion.table.stopping import stopping


async def play(table: Table) -> Outcome:
    """Play Citadels to its end; the round in which a city becomes complete is the last (CI-115, CI-116)."""
    state = table.view(State)
    corrections.move_together(state)
    try:
        with stopping(table, "citadels.stop"):
            if table.options["start"] == "joined":
                number = await joining.join(state)
            else:
                number = table.start.round
                if number == 1 and not table.start.ledger:
                    await setup.set_up(state)
                elif not state.characters.crown.value:
                    state.characters.crown.value = await setup.who_is_oldest(state)
                await table.welcome()
            while not state.cities.first.value:
                table.at("citadels-phase-draft", round=number)
                await choosing.choose_characters(state)
                await calling.call_characters(state)
                # A correction can have completed a city after the last turn
                complete = [seat.colour for seat in state.characters.in_order() if state.cities.complete(seat)]
                if complete and not state.cities.first.value:
                    state.cities.first.value = complete[0]
                await calling.pass_the_crown(state)
                number += 1
    except GameStopped:
        return await ending.settle_up(state, stopped=True)
    return await ending.settle_up(state)
