"""The course of Tumult Royale, phase by phase as in the rulebook."""

from companion.games.tumult_royale import announcements, box, corrections, crown, joining, mercy, mood, placing, ranks, setup
from companion.games.tumult_royale.raid import offer_trial_raid, prepare_the_next_round, raid_the_taxes
from companion.games.tumult_royale.scoring import GameEnds, check_the_statues
from companion.games.tumult_royale.state import State
from companion.games.tumult_royale.tumults import read_the_goods, settle_the_tumults
from companion.table import Outcome, Table, dropping_to_light_books

PHASES = ("mood", "raid", "tumults", "place", "ranks", "crown", "mercy")


async def play(table: Table) -> Outcome:
    """Play a whole game: the set-up, then rounds until the game ends (TR-050, TR-051, TR-052)."""
    state = table.view(State)
    corrections.move_together(state)
    table.corrected = lambda: check_the_statues(state)
    with table.hears_each(announcements.heard_at_any_time(state)):
        try:
            for number in range(await begin(state), box.LAST_ROUND + 1):
                await play_round(state, number)
        except GameEnds as end:
            return end.outcome
    raise AssertionError("expected the game to end on the last space of the chronicle (TR-148), but it went on")


async def begin(state: State) -> int:
    """Set up a game, or continue one under way; return the round to play first."""
    start = state.table.start
    if start.round > 1 or start.ledger:
        await state.table.welcome()
        return start.round
    if state.table.options["start"] == "joined":
        return await joining.join(state)
    await setup.set_up(state)
    await setup.place_first_statues(state)
    await offer_trial_raid()
    for seat in state.table.seats:
        state.statues[seat] = max(1, state.statues[seat])  # TR-048, even after a correction
    return 1


async def play_round(state: State, number: int) -> None:
    """Play the seven phases of a round (TR-050); gamblers spin after the raid instead of before it (TR-160)."""
    table = state.table
    if table.options["variant"] == "gamblers":
        at(table, "raid", number)
        with dropping_to_light_books(table, "tumult.light-books", state.books):
            await raid_the_taxes(state)
        at(table, "mood")
        # Spin once for each kind, after the raid (TR-160, TR-161)
        for kind in box.KINDS:
            state.demand[kind] = await mood.spin(state, kind)
    else:
        # If the spin was forgotten, the raid is already over
        at(table, "mood", number)
        with dropping_to_light_books(table, "tumult.light-books", state.books):
            raided = await mood.explore_the_mood(state)
        at(table, "raid")
        if not raided:
            await raid_the_taxes(state)
    at(table, "tumults")
    await read_the_goods(state)
    await settle_the_tumults(state)
    at(table, "place")
    await placing.place_statues(state)
    at(table, "ranks")
    await ranks.redistribute_the_ranks(state)
    at(table, "crown")
    await crown.crown_the_king(state)
    at(table, "mercy")
    await mercy.receive_mercy(state)
    with dropping_to_light_books(table, "tumult.light-books", state.books):
        await prepare_the_next_round(state)


def at(table: Table, phase: str, number: int | None = None) -> None:
    """Set the phase shown and, with `number`, the round."""
    table.at(f"tumult-phase-{phase}", PHASES.index(phase) + 1, len(PHASES), round=number)
