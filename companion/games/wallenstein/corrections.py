"""Which ledger entries change together when players correct the books."""

from functools import partial

from companion.games.wallenstein.box import BUILDINGS
from companion.games.wallenstein.state import State
from companion.table import Correction, list_of


def move_together(state: State) -> None:
    """Declare entries that change together: a land's owner and pieces, and a favour card on display and as laid out."""
    if state.court:
        state.table.ledger.keep_lists("laid-out", "display")
        state.table.ledger.together(_replace_favour)
    if state.full:
        state.table.ledger.together(*(partial(_clear_land, land) for land in state.lands))


def _clear_land(land: str, correction: Correction) -> None:
    """Clear armies, unrest and buildings when a land loses its owner, and the owner with the last army (WA-146, WA-153)."""
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


def _replace_favour(correction: Correction) -> None:
    """Replace a favour card in both lists: as laid out and, unless it has been taken, on the display (AK-012)."""
    for one, other in (("laid-out", "display"), ("display", "laid-out")):
        if correction.changed(one):
            instead = dict(zip(list_of(correction.before[one]), list_of(correction.after[one]), strict=False))
            correction.move(other, tuple(instead.get(card, card) for card in list_of(correction.after[other])))
