"""The course of a game of any box: the start player, rounds of turns, points, and the winner."""

from contextlib import suppress

from companion.games.any_box import announcements, box_sheet, points, scoring, setup, sheet_fields, turn
from companion.games.any_box.state import State
from companion.table import Outcome, Seat, Table


async def play(table: Table) -> Outcome:
    """Play a whole game by its sheet."""
    state = table.view(State)
    low, high = state.sheet.players
    if not low <= len(table.seats) <= high:
        raise sheet_fields.SheetRefused(("players",), "bounds", value=len(table.seats), low=low, high=high)
    table.corrected = lambda: scoring.check_the_limit(state)
    with table.hears_each(announcements.heard_at_any_time(state)), suppress(scoring.GameOver):
        await play_rounds(state, await setup.set_up(state))
    table.corrected = None
    table.at("any-phase-end")
    await points.score_the_end(state)
    return await scoring.outcome(state)


async def play_rounds(state: State, first: Seat) -> None:
    """Play rounds until the last one is over (AB-012): each has reminders, every player's turn, and the score."""
    number = state.table.start.round - 1
    while not number or not state.last_round():
        number += 1
        state.table.at("any-phase-round", round=number)
        await turn.remind(state, box_sheet.SaidAt.ROUND)
        if state.sheet.order is not box_sheet.TurnOrder.FREE:
            for seat in await turn.order_of_turns(state, first):
                await turn.take_turn(state, seat)
        await points.score_the_round(state)
        await turn.remind(state, box_sheet.SaidAt.ROUND_END)
        await scoring.check_the_limit(state)
        await scoring.ask_for_more(state)
