"""Chapter what if: supporters to and from the supply, with both shortages (full books)."""

from companion.games.tumult_royale.state import State
from companion.table import Reason, Seat, Tell, asks, phrase
from companion.table.phrase import Argument

SHARE = 5
"""Supporters that everyone gets or gives first where there are too few (TR-166, TR-167)."""


async def hand_in(state: State, seat: Seat, amount: int) -> None:
    """Move supporters to the supply; who has too few lets everyone draw five first (TR-167)."""
    while state.supporters[seat] < amount:
        await _everyone_gets(state, seat, amount, state.time("everyone"))
        _everyone(state, SHARE)
    state.supporters[seat] -= amount
    state.supply.value += amount


async def draw(state: State, seat: Seat, amount: int) -> None:
    """Move supporters from the supply; where it is too small everyone gives five back first (TR-166)."""
    while state.supply.value < amount:
        await _everyone_gives(state, seat, amount, state.time("everyone"))
        _everyone(state, -SHARE)
    state.supply.value -= amount
    state.supporters[seat] += amount


def _everyone(state: State, share: int) -> None:
    for seat in state.table.seats:
        state.supporters[seat] += share
    state.supply.value -= share * len(state.table.seats)


@asks
def _everyone_gets(state: State, seat: Seat, due: int, time: int) -> Tell:
    owed = state.supply.value < SHARE * len(state.table.seats)
    rules = ("TR-167", "TR-G23") if owed else ("TR-167",)
    rows = _rows(state, SHARE)
    args: dict[str, Argument] = {"who": seat, "due": due}
    return Tell("tumult.everyone-gets", args=args, occurrence=(time,), reasons=rows, rules=rules, picture="supply-out")


@asks
def _everyone_gives(state: State, seat: Seat, due: int, time: int) -> Tell:
    owed = any(state.supporters[other] < SHARE for other in state.table.seats)
    rules = ("TR-166", "TR-G23") if owed else ("TR-166",)
    rows = _rows(state, -SHARE)
    args: dict[str, Argument] = {"who": seat, "due": due}
    return Tell("tumult.everyone-gives", args=args, occurrence=(time,), reasons=rows, rules=rules, picture="supply-in")


def _rows(state: State, share: int) -> tuple[Reason, ...]:
    """Show what everyone holds afterwards, and who owes the rest (TR-G23)."""
    return tuple(_row(seat, state.supporters[seat] + share) for seat in state.table.seats)


def _row(seat: Seat, held: int) -> Reason:
    note = phrase("tumult-owes", n=-held) if held < 0 else None
    return Reason(seat, total=max(0, held), note=note)
