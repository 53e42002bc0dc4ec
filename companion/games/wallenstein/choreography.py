"""What the screen animates: winter takes the grain, and hungry lands revolt."""

from companion.games.wallenstein.box import hunger
from companion.games.wallenstein.state import State
from companion.games.wallenstein.winter import loss
from companion.table import Choreography, Happened, Move, MoveKind, Station, Symbols, Table, phrase


def choreography(table: Table, happened: Happened) -> Choreography | None:
    """Animate a winter's grain loss and revolts with full books; return None for anything else."""
    state = table.view(State)
    if happened.asked.id != "wallenstein.grain-loss" or not state.full:
        return None
    lost = {seat: -more for seat, more in happened.more("grain").items()}
    revolts = {seat: hunger(state.hungry[seat]).revolts for seat in state.order if state.hungry[seat]}
    seats = tuple(seat for seat in state.order if seat in lost or seat in revolts)
    if not seats:
        return None
    stations = tuple(
        Station(seat.colour, seat=seat, holds=(Symbols("bread", state.grain[seat]), Symbols("bread", lost.get(seat, 0))))
        for seat in seats
    )
    taken = tuple(Move(MoveKind.FALL, (Symbols("bread", lost[seat]),), (seat.colour, "")) for seat in seats if seat in lost)
    rise = tuple(Move(MoveKind.FALL, (Symbols("unrest", revolts[seat]),), (seat.colour,), 0.7) for seat in revolts)
    return Choreography(
        phrase("wallenstein-played-winter", n=loss(state), hungry=len(revolts), all=tuple(revolts)), stations, (*taken, *rise)
    )
