"""What must hold at every question of a game played by its sheet; self-play checks it."""

from companion.games.any_box.box_sheet import ClockKind, When
from companion.games.any_box.state import State
from companion.table import Table, phrase


def nobody_writes_a_line_twice(table: Table) -> None:
    """Nobody writes a once-per-game line twice, and nobody is more than one line ahead (AB-008)."""
    state = table.view(State)
    written = [state.written[seat] for seat in table.seats] if state.sheet.lines(When.ONCE) else []
    for lines in written:
        assert len(set(lines)) == len(lines), f"{lines} written twice"
    counts = [len(lines) for lines in written]
    assert not counts or max(counts) - min(counts) <= 1, f"lines written: {counts}"


def time_does_not_grow(table: Table) -> None:
    """With a time per player, nobody has more than that time (AB-006)."""
    state = table.view(State)
    if state.sheet.clock.kind is ClockKind.BANK:
        most = state.sheet.clock.seconds
        assert max(state.time.values()) <= most, phrase("any-box-holds-time", n=most)


INVARIANTS = (nobody_writes_a_line_twice, time_does_not_grow)
