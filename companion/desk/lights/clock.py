"""What the ring shows while a player's clock runs: whose it is, and how much is left."""

from __future__ import annotations

from companion.play.live import Running
from companion.table.questions.device_kinds import TurnClock
from companion.table.seats import Seats
from hardware.circle import chair
from hardware.lights import Animation, HourglassAnimation
from hardware.turn_light import Measured, TurnLight


def turn_light(question: TurnClock, seats: Seats, running: Running) -> Animation:
    """Light the turn of the question's seat; a clock that is nobody's is the plain hourglass."""
    if question.seat is None or question.seat not in seats:
        return HourglassAnimation(running.total, running.left)
    direction = chair(seats.index(question.seat), len(seats))
    if question.up:
        return Measured(question.seat.colour, direction)
    return TurnLight(question.seat.colour, direction, running.total, running.left)
