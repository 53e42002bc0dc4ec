"""What holds at every question of a game played by the rules."""

from __future__ import annotations

from companion.games.tumult_royale.box import ASIDE, STATUES, SUPPORTERS
from companion.games.tumult_royale.court import Court
from companion.games.tumult_royale.crowning import with_fewest
from companion.table import Table

BEFORE_PLACING = {"tumult-phase-mood", "tumult-phase-raid", "tumult-phase-tumults"}


def supporters_are_all_there(court: Court) -> None:
    """Full books: 105 supporters with the players and in the supply (TR-009)."""
    if court.full:
        total = sum(court.supporters.values()) + court.supply.value
        assert total == SUPPORTERS, f"{total} supporters"


def statues_are_all_there(court: Court) -> None:
    """Nobody shows fewer than none or more than 25 statues (TR-006), and after the first all show one."""
    least = 1 if court.round else 0
    assert all(least <= statues <= STATUES for statues in court.statues.values()), court.statues.values()


def ranks_are_a_permutation(court: Court) -> None:
    """Every nobility card in play is with just one player (TR-032)."""
    ranks = sorted(court.rank.values())
    assert ranks == list(range(1, len(court.table.seats) + 1)), ranks


def mercy_is_with_the_fewest(court: Court) -> None:
    """Until statues are placed again, just those with the fewest have mercy, and nobody in round 1 (TR-131, TR-085)."""
    if court.table.place.phase in BEFORE_PLACING:
        pitied = with_fewest({seat: court.statues[seat] for seat in court.table.seats}) if court.round > 1 else frozenset()
        assert {seat for seat in court.table.seats if court.mercy[seat]} == pitied, court.table.place


def tiles_are_those_of_the_raid(court: Court) -> None:
    """Full books: never more tiles on the books than were left for the raid (TR-057)."""
    if court.full:
        held = len(court.middle.value) + sum(map(len, court.tiles.values()))
        assert held <= court.set_up.goods - ASIDE * len(court.table.seats), held


CHECKS = (
    supporters_are_all_there,
    statues_are_all_there,
    ranks_are_a_permutation,
    mercy_is_with_the_fewest,
    tiles_are_those_of_the_raid,
)


def everything_holds(table: Table) -> None:
    """Check all of the above on one court."""
    court = Court(table)
    for check in CHECKS:
        check(court)


INVARIANTS = (everything_holds,)
