"""Phase 6, the crown: the king gives up supporters, puts statues into the chronicle, and turns regions up."""

from companion.games.tumult_royale.box import SINGLE_SPACES, STATUES
from companion.games.tumult_royale.scoring import check_the_end, check_the_statues, put_up
from companion.games.tumult_royale.state import State
from companion.games.tumult_royale.what_if import hand_in
from companion.table import Asked, Row, Tally, Tell, asks

CROWN = 5
"""Supporters that the king gives up (TR-124)."""
MOST_A_ROUND = 12
"""The most statues that a player can place in one round: four palaces."""


async def crown_the_king(state: State) -> None:
    """Take five supporters from the king, add the king's statues for the chronicle, and check whether the game is over."""
    await _crown(state)
    if state.full:
        await hand_in(state, state.king, CROWN)
    put_up(state, state.king, chronicle_statues(state))
    if state.round in state.set_up.turned_up:
        # The king turns regions up, and the last time all that are left (TR-139, TR-140, TR-141, TR-142)
        await Asked(
            lambda: Tell(
                "tumult.regions",
                args={"n": state.set_up.turned_up[state.round]},
                seat=state.king,
                occurrence=(state.round,),
                rules=("TR-139" if state.round < SINGLE_SPACES else "TR-140", "TR-141", "TR-142"),
                picture="turn-region",
                passes=True,
            )
        )
    if not state.full:
        state.statues.fill(await _statues(state))
        await check_the_statues(state)
    if state.round > SINGLE_SPACES:
        await check_the_end(state)


def chronicle_statues(state: State) -> int:
    """Return the number of statues on this round's space: one on a single space, two on a dual one (TR-126, TR-127)."""
    return 1 if state.round <= SINGLE_SPACES else 2


@asks
def _crown(state: State) -> Tell:
    return Tell(
        "tumult.crown",
        args={"due": CROWN, "statues": min(chronicle_statues(state), STATUES - state.statues[state.king]), "space": state.round},
        seat=state.king,
        occurrence=(state.round,),
        rules=("TR-124", "TR-125", "TR-126" if state.round <= SINGLE_SPACES else "TR-127", "TR-128", "TR-129", "TR-103"),
        picture="crown-chronicle",
        passes=True,
    )


@asks
def _statues(state: State) -> Tally:
    """Ask for each player's statues; one more than before is suggested, as most players place one or two."""
    rows = []
    for seat in state.table.seats:
        stand = state.statues[seat]
        most = min(STATUES, stand + MOST_A_ROUND)
        rows.append(Row(seat.colour, seat=seat, icon="statue", low=stand, high=most, likely=min(most, stand + 1)))
    return Tally(
        "tumult.statues",
        occurrence=(state.round,),
        rows=tuple(rows),
        rules=("TR-131", "TR-135"),
        picture="statue-track",
        illustration=state.track(),
    )
