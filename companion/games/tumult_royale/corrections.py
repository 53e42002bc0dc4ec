"""What moves together when a table corrects the books."""

from companion.games.tumult_royale.invariants import BEFORE_PLACING
from companion.games.tumult_royale.mercy import with_fewest
from companion.games.tumult_royale.state import State
from companion.table import Correction
from companion.table.entry import int_of


def move_together(state: State) -> None:
    """Let the mercy cards follow the statues until statues are placed again: they were turned by them (TR-131, TR-133)."""
    seats = state.table.seats

    def mercy(correction: Correction) -> None:
        statues = {seat: int_of(correction.after[f"statues.{seat.colour}"]) for seat in seats}
        moved = any(correction.changed(f"statues.{seat.colour}") for seat in seats)
        phase = state.table.place.phase
        if moved and ((state.round > 1 and phase in BEFORE_PLACING) or phase == "tumult-phase-mercy"):
            pitied = with_fewest(statues)
            for seat in seats:
                correction.move(f"mercy.{seat.colour}", seat in pitied)

    state.table.ledger.fix("books", "mercy")
    state.table.ledger.together(mercy)
