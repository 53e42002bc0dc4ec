"""The course of a game of any box: the start player, rounds of turns, points, and the winner."""

from contextlib import suppress

from companion.games.any_box import announcements, box_sheet, points, scoring, setup, sheet_fields, turn
from companion.games.any_box.state import SINCE_1_1, State
from companion.table import Outcome, Seat, Table


async def play(table: Table) -> Outcome:
    """Play a whole game by its sheet."""
    state = table.view(State)
    low, high = state.sheet.players
    if not low <= len(table.seats) <= high:
        raise sheet_fields.SheetRefused(("players",), "bounds", value=len(table.seats), low=low, high=high)
    table.corrected = lambda: scoring.check_the_limit(state)
    with table.hears_each(announcements.heard_at_any_time(state)), suppress(points.GameOver):
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
        state.moment = (number,)
        first = await turn.find_leader(state, first)
        state.at_first = {seat: state.points[seat] for seat in state.table.seats} if state.sheet.counts else {}
        await turn.remind(state, box_sheet.SaidAt.ROUND)
        if state.sheet.stages:
            await points.announce(state, "")
        for place, stage in enumerate(state.sheet.stages_of(number)):
            await play_stage(state, first, stage, place)
        if state.sheet.stages:
            await points.score_the_stage(state, "")
        await points.tell_the_round(state)
        state.moment = (number,)
        await turn.remind(state, box_sheet.SaidAt.ROUND_END)
        await scoring.check_the_limit(state)
        await scoring.ask_for_more(state)


async def play_stage(state: State, first: Seat, stage: box_sheet.RoundStage, place: int) -> None:
    """Play one stage of a round: what is announced, the turns of all players, as often as it says, and its score (AB-021)."""
    if stage.key:
        state.table.at("any-phase-stage", place + 1, len(state.sheet.stages_of(state.round)))
    await points.announce(state, stage.key)
    for again in range(stage.turns_in(state.round)):
        state.moment = (state.round, place, again) if place or again else (state.round,)
        if stage.order is not box_sheet.TurnOrder.FREE:
            for seat in await turn.order_of_turns(state, first, stage.order):
                if not state.out_of_game(seat):
                    await turn.take_turn(state, seat, stage.key)
                    await scoring.end_after_turn(state, seat, stage.key)
    if stage.key and stage.order is box_sheet.TurnOrder.FREE and state.table.level >= SINCE_1_1:
        await turn.announce_stage(state, stage)
    await points.score_the_stage(state, stage.key)
