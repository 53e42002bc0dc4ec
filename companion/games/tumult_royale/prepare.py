"""Chapters preparing the next round and hints: all goods back to the middle, three tiles a player aside; hints after round 1."""

from companion.games.tumult_royale.box import ASIDE
from companion.games.tumult_royale.mood import ring_spins
from companion.games.tumult_royale.state import State
from companion.table import NOT_IMPLIED, Reason, Tell, asks, phrase

HINTS = ("TR-155", "TR-156", "TR-157", "TR-158", "TR-159")


PREPARING = ("TR-136", "TR-137", "TR-138", "TR-056", "TR-057", "TR-059")


async def prepare_the_next_round(state: State) -> None:
    """Bring all goods back to the middle and set three a player aside (TR-136, TR-137, TR-138); read the hints after round 1."""
    await _prepare(state)
    state.clear_the_goods()
    if state.round == 1:
        rows = tuple(Reason(words=phrase(f"tumult-hint-{number}")) for number in range(1, len(HINTS) + 1))
        await Tell("tumult.hints", reasons=rows, rules=("TR-154", *HINTS), picture="hints", passes=True)


@asks
def _prepare(state: State) -> Tell:
    """Where people turn a cardboard arrow next, its card says this, too; where the ring turns the table must be ready."""
    variant = state.table.options["variant"]
    by_hand = variant != "gamblers" and not ring_spins(state)
    return Tell(
        "tumult.prepare",
        args={"each": ASIDE, "variant": variant},
        occurrence=(state.round,),
        rules=PREPARING,
        picture="mix",
        implied=None if by_hand else NOT_IMPLIED,
    )
