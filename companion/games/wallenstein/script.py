"""The course of Wallenstein from set-up to the second winter, phase by phase as in the rulebook."""

from companion.games.wallenstein import actions, box, corrections, joining, landsknechte, order, reckoning, scoring, setup
from companion.games.wallenstein.announcements import accidents, note_for_light_books
from companion.games.wallenstein.course import draw_event, lay_out_actions, lay_out_tiles, open_events, plan, season
from companion.games.wallenstein.court import court_actions, lay_out_favours
from companion.games.wallenstein.state import State
from companion.games.wallenstein.winter import WINTER, winter, year_end
from companion.table import GameStopped, Outcome, Table, dropping_to_light_books, phrase
from companion.table.stopping import stopping


async def play(table: Table) -> Outcome:
    """Play two years of spring, summer, fall and winter."""
    state = table.view(State)
    corrections.move_together(state)
    with accidents(state):
        first = await begin(state)
        try:
            for number in range(first, box.ROUNDS + 1):
                await play_round(state, number)
        except GameStopped:
            # By a house rule, a game stopped early is scored as in a winter
            table.at("wallenstein-phase-scoring")
            await reckoning.score(state)
            return await scoring.finish(state, phrase("wallenstein-over-stopped"))
        return await scoring.finish(state)


async def begin(state: State) -> int:
    """Set up a game, or join one that is under way; return the round to play first."""
    table = state.table
    joining.settle(state)
    if table.start.round > 1 or table.start.ledger:
        for number, seat in enumerate(await table.welcome(), start=1):
            await joining.take_in(state, seat, number)
        return table.start.round
    if table.options["start"] == "joined":
        return await joining.join(state)
    await setup.set_up(state)
    return 1


async def play_round(state: State, number: int) -> None:
    """Play one round: a season's six steps (eight with the court), or a winter."""
    state.table.at("wallenstein-phase-events", 0, 0, round=number)
    with dropping_to_light_books(state.table, "wallenstein.light-books", state.books, lambda: note_for_light_books(state)):
        await open_events(state)
    if season(number) == WINTER:
        await winter(state)
        if number < box.ROUNDS:
            await year_end(state)
    else:
        with stopping(state.table, "wallenstein.stop"):
            await play_season(state)


def enter(state: State, step: str) -> None:
    """Set the phase shown to a step of the season."""
    favours, court = (("favours",), ("court",)) if state.court else ((), ())
    names = ("actions", "tiles", *favours, "plan", "event", "order", *court, "carry-out")
    state.table.at(f"wallenstein-phase-{step}", names.index(step) + 1, len(names))


async def play_season(state: State) -> None:
    """Play spring, summer or fall."""
    enter(state, "actions")
    with dropping_to_light_books(state.table, "wallenstein.light-books", state.books, lambda: note_for_light_books(state)):
        await lay_out_actions(state)
    enter(state, "tiles")
    await lay_out_tiles(state)
    if state.court:
        enter(state, "favours")
        await lay_out_favours(state)
    enter(state, "plan")
    await plan(state)
    enter(state, "event")
    await draw_event(state)
    enter(state, "order")
    await order.fix_order(state)
    if state.landsknechte:
        await landsknechte.call_landsknechte(state)
    if state.court:
        enter(state, "court")
        await court_actions(state)
    enter(state, "carry-out")
    await actions.carry_out(state)
    await actions.round_over(state)
    actions.clear_round(state)
