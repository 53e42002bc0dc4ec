"""Chapter turns: who comes when, and what a turn asks."""

from __future__ import annotations

from companion.games.any_box.clock import run_the_clock
from companion.games.any_box.points import score_the_turn
from companion.games.any_box.reminders import remind, saying
from companion.games.any_box.sheet.parts import ClockKind, SaidAt, TurnOrder, When
from companion.games.any_box.state import State
from companion.table import Draw, Option, Seat, Tell, asks, phrase


async def order_of_turns(state: State, first: Seat) -> tuple[Seat, ...]:
    """Give the order of this round: clockwise, by points, or drawn anew (AB-003)."""
    clockwise = tuple(state.table.seats.clockwise_from(first))
    if state.sheet.order is TurnOrder.DRAWN and len(clockwise) > 1:
        return tuple(map(state.table.seats.of, await _drawn(state)))
    if state.sheet.order is TurnOrder.SCORE and state.sheet.counts:
        return tuple(sorted(clockwise, key=lambda seat: -state.points[seat]))
    if state.sheet.order is TurnOrder.LOW_SCORE and state.sheet.counts:
        return tuple(sorted(clockwise, key=lambda seat: state.points[seat]))
    return clockwise


def _drawn(state: State) -> Draw[str]:
    options = tuple(Option(seat.colour, phrase("any-name", who=seat), seat=seat) for seat in state.table.seats)
    return Draw("any.order", options=options, occurrence=(state.round,), rules=("AB-003",))


async def take_turn(state: State, seat: Seat) -> None:
    """Take one turn: with a clock it ends with a press, else with what is counted, else with a word."""
    await remind(state, SaidAt.TURN, seat)
    if state.sheet.clock.kind is not ClockKind.NONE:
        await run_the_clock(state, seat)
    elif not (state.sheet.lines(When.TURN) or state.sheet.lines(When.ONCE)):
        await your_turn(state, seat)
    await score_the_turn(state, seat)


@asks
def your_turn(state: State, seat: Seat) -> Tell:
    """Say whose turn it is, until it is over (AB-003)."""
    args = saying(state)
    return Tell("any.turn", args=args, seat=seat, occurrence=(state.round,), rules=("AB-003", "AB-004"))
