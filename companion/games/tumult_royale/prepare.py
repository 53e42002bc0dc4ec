"""Preparing the next round: all goods back to the middle, three tiles a player aside."""

from __future__ import annotations

from companion.games.tumult_royale.box import ASIDE
from companion.games.tumult_royale.hints import read_the_hints
from companion.games.tumult_royale.state import State
from companion.table import Tell


async def prepare_the_next_round(state: State) -> None:
    """Bring all goods back to the middle and set three a player aside (TR-136, TR-137, TR-138); read the hints after round 1."""
    await Tell(
        "tumult.prepare",
        args={"each": ASIDE, "variant": state.table.options["variant"]},
        occurrence=(state.round,),
        rules=("TR-136", "TR-137", "TR-138", "TR-056", "TR-057", "TR-059"),
        picture="mix",
    )
    state.clear_the_goods()
    if state.round == 1:
        await read_the_hints()
