"""Tumult Royale, phase by phase as in the rulebook."""

from __future__ import annotations

from contextlib import ExitStack

from companion.games.tumult_royale.announcements import drop_to_light_books, heard_at_any_time
from companion.games.tumult_royale.box import LAST_ROUND
from companion.games.tumult_royale.court import Court
from companion.games.tumult_royale.crowning import (
    crown_the_king,
    prepare_the_next_round,
    receive_mercy,
    redistribute_the_ranks,
)
from companion.games.tumult_royale.ending import GameEnds
from companion.games.tumult_royale.placing import place_statues
from companion.games.tumult_royale.raid import explore_each_mood, explore_the_mood, raid_the_taxes, set_aside
from companion.games.tumult_royale.setup import begin
from companion.games.tumult_royale.tumults import read_the_goods, settle_the_tumults
from companion.table import Outcome, Table

PHASES = ("mood", "raid", "tumults", "place", "ranks", "crown", "mercy")


async def play(table: Table) -> Outcome:
    """Play a whole game: set up, then rounds until the end of the game (TR-050 to TR-052)."""
    court = Court(table)
    with ExitStack() as heard:
        for announcement, handler in heard_at_any_time(court):
            heard.enter_context(table.hears(announcement, handler))
        try:
            for number in range(await begin(court), LAST_ROUND + 1):
                await play_round(court, number)
        except GameEnds as end:
            return end.outcome
    raise AssertionError("the last space of the chronicle ends the game (TR-148)")


async def play_round(court: Court, number: int) -> None:
    """Play the seven phases of a round (TR-050); gamblers spin after the raid instead of before (TR-160)."""
    table = court.table
    if table.options["variant"] == "gamblers":
        await raid_then_mood(court, number)
    else:
        await mood_then_raid(court, number)
    at(table, "tumults")
    await read_the_goods(court)
    await settle_the_tumults(court)
    at(table, "place")
    await place_statues(court)
    at(table, "ranks")
    await redistribute_the_ranks(court)
    at(table, "crown")
    await crown_the_king(court)
    at(table, "mercy")
    await receive_mercy(court)
    with drop_to_light_books(court):
        await prepare_the_next_round(court)


async def mood_then_raid(court: Court, number: int) -> None:
    """Phases 1 and 2; where the spin was forgotten the raid is already over."""
    at(court.table, "mood", number)
    with drop_to_light_books(court):
        raided = await explore_the_mood(court)
    at(court.table, "raid")
    if not raided:
        await raid(court)


async def raid_then_mood(court: Court, number: int) -> None:
    """Phases 2 and 1 in the gamblers' order."""
    at(court.table, "raid", number)
    with drop_to_light_books(court):
        await raid(court)
    at(court.table, "mood")
    await explore_each_mood(court)


async def raid(court: Court) -> None:
    """Phase 2: set tiles aside, in later rounds already done (TR-138), then raid."""
    if court.round == 1:
        await set_aside(court)
    await raid_the_taxes(court)


def at(table: Table, phase: str, number: int | None = None) -> None:
    """Say which phase begins, and with it perhaps a new round."""
    table.at(f"tumult-phase-{phase}", PHASES.index(phase) + 1, len(PHASES), round=number)
