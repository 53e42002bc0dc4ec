"""Phase 7, mercy: the people pity the players with the fewest statues."""

from collections.abc import Mapping
from typing import TypeVar

from companion.games.tumult_royale import box, scoring
from companion.games.tumult_royale.state import State
from companion.table import Reason, Seat, Symbols, Tell, asks, phrase

P = TypeVar("P")


def with_fewest(statues: Mapping[P, int]) -> frozenset[P]:
    """Return the players with the fewest statues; empty if all have the same number (TR-131, TR-132, TR-134)."""
    least = min(statues.values())
    if least == max(statues.values()):
        return frozenset()
    return frozenset(who for who, number in statues.items() if number == least)


def show_mercy(state: State) -> None:
    """Set the mercy cards according to the players' current numbers of statues."""
    pitied = _find_pitied(state)
    for seat in state.table.seats:
        state.mercy[seat] = seat in pitied


def _find_pitied(state: State) -> frozenset[Seat]:
    return with_fewest({seat: state.statues[seat] for seat in state.table.seats})


async def receive_mercy(state: State) -> None:
    """Tell who receives mercy, and set the mercy cards (TR-131, TR-132, TR-133, TR-134, TR-135)."""
    await _mercy(state, await box.number_below(state.table, state.round) if state.round > box.SINGLE_SPACES else None)
    show_mercy(state)


@asks
def _mercy(state: State, number: int | None) -> Tell:
    """Tell who is pitied and whose card turns; with the `number` of a dual space, also tell why the game goes on (TR-144)."""
    pitied, rows = _find_pitied(state), []
    for seat in state.table.seats:
        statues, turned = state.statues[seat], "yes" if seat in pitied else "no"
        note = phrase(f"tumult-mercy-{'stays' if (seat in pitied) == state.mercy[seat] else turned}")
        rows.append(Reason(seat, None, (Symbols("statue", statues, seat=seat),), statues, note, marked=seat in pitied))
    if number is not None:
        rows.append(Reason(words=phrase("tumult-goes-on", difference=scoring.apart(state.statues.values()), number=number)))
    return Tell(
        "tumult.mercy",
        args={"n": len(pitied), "who": tuple(seat for seat in state.table.seats if seat in pitied)},
        occurrence=(state.round,),
        reasons=tuple(rows),
        rules=("TR-131", "TR-132", "TR-083", "TR-133", "TR-134", "TR-135", *(("TR-144",) if number is not None else ())),
        picture="mercy-turn",
        passes=True,
    )
