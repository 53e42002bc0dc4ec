"""Rulebook chapter "what if": supporters to and from the supply, with both shortages (full books)."""

from companion.games.tumult_royale.state import State
from companion.table import Argument, Reason, Seat, Tell, asks, phrase

SHARE = 5
"""Supporters that every player draws or gives back first in a shortage (TR-166, TR-167)."""


async def hand_in(state: State, seat: Seat, amount: int) -> None:
    """Move a player's supporters to the supply; while the player has too few, everyone draws five first (TR-167)."""
    while state.supporters[seat] < amount:
        await _share_among_all(state, seat, amount, SHARE)
    state.supporters[seat] -= amount
    state.supply.value += amount


async def draw(state: State, seat: Seat, amount: int) -> None:
    """Move supporters from the supply to a player; while it has too few, everyone gives five back first (TR-166)."""
    while state.supply.value < amount:
        await _share_among_all(state, seat, amount, -SHARE)
    state.supply.value -= amount
    state.supporters[seat] += amount


async def _share_among_all(state: State, seat: Seat, due: int, share: int) -> None:
    """Have every player draw `share` supporters (negative: give them back), so that `seat` can move the `due` ones."""
    await _share_told(state, seat, due, share, state.time("everyone"))
    for each in state.table.seats:
        state.supporters[each] += share
    state.supply.value -= share * len(state.table.seats)


@asks
def _share_told(state: State, seat: Seat, due: int, share: int, time: int) -> Tell:
    """Tell what each player holds afterwards, and who owes supporters: the supply or players with too few (TR-G23)."""
    held = {each: state.supporters[each] + share for each in state.table.seats}
    notes = {each: phrase("tumult-owes", n=-left) if left < 0 else None for each, left in held.items()}
    owed = state.supply.value < share * len(held) if share > 0 else min(held.values()) < 0
    args: dict[str, Argument] = {"who": seat, "due": due}
    rows = tuple(Reason(each, total=max(0, left), note=notes[each]) for each, left in held.items())
    rules = ("TR-167" if share > 0 else "TR-166", *(("TR-G23",) if owed else ()))
    if share > 0:
        return Tell("tumult.everyone-gets", args=args, occurrence=(time,), reasons=rows, rules=rules, picture="supply-out")
    return Tell("tumult.everyone-gives", args=args, occurrence=(time,), reasons=rows, rules=rules, picture="supply-in")
