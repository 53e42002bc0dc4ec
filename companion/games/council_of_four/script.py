"""The course of the game: set-up, turns until somebody has built every emporium, then the scoring."""

from contextlib import suppress

from companion.games.council_of_four import announcements, corrections, course, joining, light, scoring, setup
from companion.games.council_of_four.state import State
from companion.table import GameStopped, Outcome, Table, dropping_to_light_books
from companion.table.stopping import stopping


async def play(table: Table) -> Outcome:
    """Play The Council of Four to its end."""
    state = table.view(State)
    corrections.move_together(state)
    # Set up, or take the table as it stands; `number` is the round to play first
    start = state.table.start
    if start.round > 1 or start.ledger:
        number = await joining.go_on(state)
    elif state.table.options["start"] == "joined":
        number = await joining.join(state)
    else:
        await setup.set_up(state)
        number = 1
    lighter = dropping_to_light_books(table, "council.light-books", state.books)
    with table.hears_each(announcements.heard_in_turns(state)), lighter, stopping(table, "council.stop"), suppress(GameStopped):
        await play_turns(state, number)
    return await scoring.settle(state)


async def play_turns(state: State, number: int) -> None:
    """Play turns clockwise until it is the turn of the first player with ten emporiums (CF-049, CF-145, CF-146)."""
    while True:
        # Players can choose to play without prompts for their turns until a tenth emporium stands
        if not state.full and state.table.options["turns"] == "free" and not state.last.value:
            await light.without_turns(state)
            return
        if state.seat in state.table.present:
            state.table.at("council-phase-draw", 1, len(course.PHASES), round=number)
            state.begin_turn()
            await (course.take_turn(state) if state.full else light.light_turn(state))
            await scoring.heed_corrections(state)
        state.active.value = state.table.seats.after(state.seat).colour
        if state.active.value == state.last.value:
            return
        number += state.active.value == state.first.value
