"""Rulebook chapter on set-up: the stones go into the middle, and somebody begins."""

from companion.app.commands.new.skeleton.box import STONES
from companion.app.commands.new.skeleton.state import State
from companion.table import Choose, Seat, Tell, seat_options


async def set_up(state: State) -> Seat:
    """Tell what goes where, and ask who begins (SKEL-001, SKEL-002)."""
    await Tell("skeleton.setup.stones", args={"stones": STONES}, rules=("SKEL-001",), picture="stones")
    seats = state.table.seats
    options = seat_options(seats, "skeleton-name")
    return seats.of(await Choose("skeleton.setup.first", options=options, rules=("SKEL-002",)))
