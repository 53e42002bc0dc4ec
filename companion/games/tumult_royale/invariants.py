"""What must hold at every question of a game played by the rules."""

from companion.games.tumult_royale import box, mercy
from companion.games.tumult_royale.state import State
from companion.table import Table, phrase

BEFORE_PLACING = {"tumult-phase-mood", "tumult-phase-raid", "tumult-phase-tumults"}


def supporters_are_all_there(table: Table) -> None:
    """With full books, players and supply together have 105 supporters (TR-009)."""
    state = table.view(State)
    if state.full:
        total = sum(state.supporters.values()) + state.supply.value
        assert total == box.SUPPORTERS, f"{total} supporters"


def statues_are_all_there(table: Table) -> None:
    """Every player has 0 to 25 statues (TR-006), and at least one once the rounds have begun."""
    state = table.view(State)
    least = 1 if state.round else 0
    fits = all(least <= statues <= box.STATUES for statues in state.statues.values())
    assert fits, phrase("tumult-holds-statues", least=least, most=box.STATUES)


def ranks_are_a_permutation(table: Table) -> None:
    """Every nobility card in play belongs to exactly one player (TR-032)."""
    state = table.view(State)
    ranks = sorted(state.rank.values())
    assert ranks == list(range(1, len(state.table.seats) + 1)), phrase("tumult-holds-ranks")


def mercy_is_with_the_fewest(table: Table) -> None:
    """Until the next placing, exactly the players with fewest statues have mercy, and nobody in round 1 (TR-131, TR-085)."""
    state = table.view(State)
    if state.table.place.phase in BEFORE_PLACING:
        pitied = mercy.with_fewest({seat: state.statues[seat] for seat in state.table.seats}) if state.round > 1 else frozenset()
        assert {seat for seat in state.table.seats if state.mercy[seat]} == pitied, phrase("tumult-holds-mercy")


def tiles_are_those_of_the_raid(table: Table) -> None:
    """With full books, the ledger never has more tiles than were left for the raid (TR-057)."""
    state = table.view(State)
    if state.full:
        held = len(state.middle.value) + sum(map(len, state.tiles.values()))
        most = state.set_up.goods - box.ASIDE * len(state.table.seats)
        assert held <= most, phrase("tumult-holds-tiles", held=held, most=most)


INVARIANTS = (
    supporters_are_all_there,
    statues_are_all_there,
    ranks_are_a_permutation,
    mercy_is_with_the_fewest,
    tiles_are_those_of_the_raid,
)
