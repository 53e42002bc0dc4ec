"""Supporters to and from the supply, with both shortages (rulebook, what if; full books)."""

from __future__ import annotations

from companion.games.tumult_royale.court import Court
from companion.table import Reason, Seat, Tell, asks, phrase
from companion.table.phrase import Argument

SHARE = 5
"""Supporters that everyone gets or gives first where there are too few (TR-166, TR-167)."""


async def hand_in(court: Court, seat: Seat, amount: int) -> None:
    """Move supporters to the supply; who has too few lets everyone draw five first (TR-167)."""
    while court.supporters[seat] < amount:
        await _everyone_gets(court, seat, amount, court.time("everyone"))
        _everyone(court, SHARE)
    court.supporters[seat] -= amount
    court.supply.value += amount


async def draw(court: Court, seat: Seat, amount: int) -> None:
    """Move supporters from the supply; where it is too small everyone gives five back first (TR-166)."""
    while court.supply.value < amount:
        await _everyone_gives(court, seat, amount, court.time("everyone"))
        _everyone(court, -SHARE)
    court.supply.value -= amount
    court.supporters[seat] += amount


def _everyone(court: Court, share: int) -> None:
    for seat in court.table.seats:
        court.supporters[seat] += share
    court.supply.value -= share * len(court.table.seats)


@asks
def _everyone_gets(court: Court, seat: Seat, due: int, time: int) -> Tell:
    owed = court.supply.value < SHARE * len(court.table.seats)
    rules = ("TR-167", "TR-G23") if owed else ("TR-167",)
    rows = _rows(court, SHARE)
    args: dict[str, Argument] = {"who": seat, "due": due}
    return Tell("tumult.everyone-gets", args=args, occurrence=(time,), reasons=rows, rules=rules, picture="supply-out")


@asks
def _everyone_gives(court: Court, seat: Seat, due: int, time: int) -> Tell:
    owed = any(court.supporters[other] < SHARE for other in court.table.seats)
    rules = ("TR-166", "TR-G23") if owed else ("TR-166",)
    rows = _rows(court, -SHARE)
    args: dict[str, Argument] = {"who": seat, "due": due}
    return Tell("tumult.everyone-gives", args=args, occurrence=(time,), reasons=rows, rules=rules, picture="supply-in")


def _rows(court: Court, share: int) -> tuple[Reason, ...]:
    """Show what everyone holds afterwards, and who owes the rest (TR-G23)."""
    return tuple(_row(seat, court.supporters[seat] + share) for seat in court.table.seats)


def _row(seat: Seat, held: int) -> Reason:
    note = phrase("tumult-owes", n=-held) if held < 0 else None
    return Reason(seat, total=max(0, held), note=note)
