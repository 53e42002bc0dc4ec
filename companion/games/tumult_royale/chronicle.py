"""Chapter royal chronicle: the regions that are turned up when the king takes a space."""

from __future__ import annotations

from companion.games.tumult_royale.box import SINGLE_SPACES
from companion.games.tumult_royale.state import State
from companion.table import Tell, asks


@asks
def turn_up_regions(state: State) -> Tell:
    """Have the king turn regions up, the last time all that are left (TR-139, TR-140, TR-141, TR-142)."""
    return Tell(
        "tumult.regions",
        args={"n": state.set_up.turned_up[state.round]},
        seat=state.king,
        occurrence=(state.round,),
        rules=("TR-139" if state.round < SINGLE_SPACES else "TR-140", "TR-141", "TR-142"),
        picture="turn-region",
        passes=True,
    )
