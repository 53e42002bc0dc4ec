"""The course of a game of any box: the start player, rounds of turns, points, and the winner."""

from contextlib import suppress

from companion.games.any_box.announcements import heard_at_any_time
from companion.games.any_box.box_sheet import SaidAt, TurnOrder
from companion.games.any_box.points import score_the_end, score_the_round
from companion.games.any_box.scoring import GameOver, ask_for_more, check_the_limit, outcome
from companion.games.any_box.setup import set_up
from companion.games.any_box.sheet_fields import SheetRefused
from companion.games.any_box.state import State
from companion.games.any_box.turn import order_of_turns, remind, take_turn
from companion.table import Outcome, Seat, Table


async def play(table: Table) -> Outcome:
    """Play a whole game by its sheet."""
    state = table.view(State)
    low, high = state.sheet.players
    if not low <= len(table.seats) <= high:
        raise SheetRefused(("players",), "bounds", value=len(table.seats), low=low, high=high)
    table.corrected = lambda: check_the_limit(state)
    with table.hears_each(heard_at_any_time(state)), suppress(GameOver):
        await play_rounds(state, await set_up(state))
    table.corrected = None
    table.at("any-phase-end")
    await score_the_end(state)
    return await outcome(state)


async def play_rounds(state: State, first: Seat) -> None:
    """Play rounds until the last one is over (AB-012): each has reminders, every player's turn, and the score."""
    number = state.table.start.round - 1
    while not number or not state.last_round():
        number += 1
        state.table.at("any-phase-round", round=number)
        await remind(state, SaidAt.ROUND)
        if state.sheet.order is not TurnOrder.FREE:
            for seat in await order_of_turns(state, first):
                await take_turn(state, seat)
        await score_the_round(state)
        await remind(state, SaidAt.ROUND_END)
        await check_the_limit(state)
        await ask_for_more(state)
