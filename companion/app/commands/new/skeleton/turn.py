"""Rulebook chapter on the turn: a player takes stones from the middle."""

from companion.app.commands.new.skeleton.box import MOST
from companion.app.commands.new.skeleton.state import State
from companion.table import Number, Seat, asks


async def take_turns(state: State, first: Seat) -> Seat:
    """Play turns clockwise until no stone is left; return the player who took the last one (SKEL-003)."""
    turn, last, seat = 0, first, first
    while state.middle.value:
        turn += 1
        state.table.at("skeleton-phase-turn", 2, 2, round=turn)
        stones = await stones_to_take(state, seat, turn)
        state.middle.value -= stones
        state.taken[seat] += stones
        last, seat = seat, state.table.seats.after(seat)
    return last


@asks
def stones_to_take(state: State, seat: Seat, turn: int) -> Number:
    """Ask how many stones the player takes: one to three, at most as many as are left (SKEL-004, SKEL-005)."""
    return Number(
        "skeleton.turn.take",
        args={"stones": state.middle.value},
        seat=seat,
        occurrence=(turn,),
        low=1,
        high=min(MOST, state.middle.value),
        icon="stone",
        rules=("SKEL-003", "SKEL-004", "SKEL-005"),
        picture="stones",
    )
