"""What must hold at every question of a game played by the rules; self-play checks it."""

from companion.app.commands.new.skeleton.box import STONES
from companion.app.commands.new.skeleton.state import State
from companion.table import Table


def stones_are_all_there(table: Table) -> None:
    """All stones of the box are either in the middle or taken (SKEL-001)."""
    state = table.view(State)
    total = state.middle.value + sum(state.taken.values())
    assert total == STONES, f"{total} stones"


INVARIANTS = (stones_are_all_there,)
