"""Chapter time: the clock of a turn, a player's own time, and time that is nobody's (AB-006, AB-007)."""

from companion.games.any_box.box_sheet import ClockKind
from companion.games.any_box.reminders import saying
from companion.games.any_box.state import State
from companion.table import Seat, Tell, TurnClock, asks


async def run_the_clock(state: State, seat: Seat) -> None:
    """Let the clock run until the turn is passed, and book what was used (AB-006)."""
    before = seconds_of(state, seat)
    if before == 0:
        await time_is_up(state, seat)
        return
    left = await turn_clock(state, seat)
    used = before - left
    kind = state.sheet.clock.kind
    if kind is ClockKind.MEASURE:
        state.used[seat] += used
    elif kind is ClockKind.BANK:
        state.time[seat] = left
    elif kind is ClockKind.SAND and len(state.table.seats) > 1:
        state.time[seat] = left
        state.time[state.table.seats.after(seat)] += used
    if left == 0 and state.sheet.clock.kind is not ClockKind.MEASURE:
        await time_is_up(state, seat)


def seconds_of(state: State, seat: Seat) -> int:
    """Give the seconds that a turn may take now."""
    return state.time[seat] if state.sheet.clock.banked else state.sheet.clock.seconds


@asks
def turn_clock(state: State, seat: Seat) -> TurnClock:
    """Run the clock in the seat's colour (AB-006); while it is held the time is nobody's (AB-007)."""
    return TurnClock(
        "any.clock",
        args=saying(state),
        seat=seat,
        occurrence=(state.round,),
        seconds=seconds_of(state, seat),
        up=state.sheet.clock.kind is ClockKind.MEASURE,
        rules=("AB-006", "AB-007"),
    )


def time_is_up(state: State, seat: Seat) -> Tell:
    """Say that the time is over; what that means the box says, and until the turn is passed no clock runs."""
    return Tell("any.time-up", seat=seat, occurrence=(state.round,), rules=("AB-006",))
