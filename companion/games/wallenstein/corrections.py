"""What moves together when a table corrects the books."""

from functools import partial

from companion.games.wallenstein.box import BUILDINGS
from companion.games.wallenstein.state import State
from companion.table import Correction
from companion.table.entry import list_of


def move_together(state: State) -> None:
    """Declare it: a land with what stands there, a favour card on the display with where it was laid out."""
    if state.court:
        state.table.ledger.keep_lists("laid-out", "display")
        state.table.ledger.together(_display)
    if state.full:
        state.table.ledger.together(*(partial(_land, land) for land in state.lands))


def _land(land: str, correction: Correction) -> None:
    """Let armies, unrest and buildings go with a land's owner, and the owner with the last army (WA-146, WA-153)."""
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


def _display(correction: Correction) -> None:
    """A favour card lies on the display where it was laid out, or is taken (AK-012)."""
    for one, other in (("laid-out", "display"), ("display", "laid-out")):
        if correction.changed(one):
            instead = dict(zip(list_of(correction.before[one]), list_of(correction.after[one]), strict=False))
            correction.move(other, tuple(instead.get(card, card) for card in list_of(correction.after[other])))
