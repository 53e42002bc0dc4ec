"""The players as written on the command line."""

from __future__ import annotations

from companion.table.errors import SeatsRefused
from companion.table.game import Game
from companion.table.seats import Seat, Seats

SOME_NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia", "Otto", "Zoe")


def seats_from(text: str) -> Seats:
    """Read `Ada:blue,Ben:yellow`; `SeatsRefused` where a colour is missing or something stands twice."""
    seats = []
    for part in text.split(","):
        name, colon, colour = part.partition(":")
        if not colon:
            raise SeatsRefused(f"{part!r} must be NAME:COLOUR")
        seats.append(Seat(name.strip(), colour.strip()))
    return Seats(seats)


def some_seats(game: Game, players: int) -> Seats:
    """Seat so many invented players, in the box's colours."""
    return Seats(map(Seat, SOME_NAMES[:players], game.colours))
