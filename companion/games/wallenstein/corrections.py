"""What moves together when a table corrects the books."""

from __future__ import annotations

from companion.games.wallenstein.box import BUILDINGS
from companion.games.wallenstein.state import State
from companion.table import Correction


def move_together(state: State) -> None:
    """Let armies, unrest and buildings go with a land's owner, and the owner with the last army (WA-146, WA-153)."""

    def lands(correction: Correction) -> None:
        for land in state.lands:
            owner, armies = f"owner.{land}", f"armies.{land}"
            if correction.changed(armies) and not correction.after[armies]:
                correction.move(owner, "")
            if correction.changed(owner) and correction.after[owner] and not correction.after[armies]:
                correction.move(armies, 1)
            if correction.changed(owner) and not correction.after[owner]:
                correction.move(armies, 0)
                correction.move(f"unrest.{land}", 0)
                for kind in BUILDINGS:
                    correction.move(f"{kind}.{land}", False)

    if state.full:
        state.table.ledger.together(lands)
