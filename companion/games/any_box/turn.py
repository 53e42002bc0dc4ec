"""Chapter turns: who comes when, and what a turn asks."""

from companion.games.any_box.box_sheet import ClockKind, SaidAt, TurnOrder, When
from companion.games.any_box.clock import run_the_clock
from companion.games.any_box.points import score_the_turn
from companion.games.any_box.reminders import remind, saying
from companion.games.any_box.state import State
from companion.table import Draw, Seat, Tell, asks, seat_options


async def order_of_turns(state: State, first: Seat) -> tuple[Seat, ...]:
    """Give the order of this round: clockwise, by points, or drawn anew (AB-003)."""
    clockwise = tuple(state.table.seats.clockwise_from(first))
    if state.sheet.order is TurnOrder.DRAWN and len(clockwise) > 1:
        options = seat_options(state.table.seats, "any-name")
        return tuple(
            map(state.table.seats.of, await Draw("any.order", options=options, occurrence=(state.round,), rules=("AB-003",)))
        )
    if state.sheet.order is TurnOrder.SCORE and state.sheet.counts:
        return tuple(sorted(clockwise, key=lambda seat: -state.points[seat]))
    if state.sheet.order is TurnOrder.LOW_SCORE and state.sheet.counts:
        return tuple(sorted(clockwise, key=lambda seat: state.points[seat]))
    return clockwise


async def take_turn(state: State, seat: Seat) -> None:
    """Take one turn: with a clock it ends with a press, else with what is counted, else with a word."""
    if state.table.empty(seat):
        await score_the_turn(state, seat)
        return
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
