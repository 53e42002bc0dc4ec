"""Who sits where: seats in clockwise order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

from companion.table.failure import TableError


class SeatsRefused(TableError, ValueError):
    """These players cannot sit down like this."""


@dataclass(frozen=True)
class Seat:
    """One player: the name as written by the table, and the colour of the pieces, which names the seat everywhere."""

    name: str
    colour: str

    def __str__(self) -> str:
        """Show the player's name."""
        return self.name


class Seats(tuple[Seat, ...]):
    """The seats of a table in clockwise order, no name and no colour twice."""

    __slots__ = ()

    def __new__(cls, seats: Iterable[Seat]) -> Self:
        """Take the seats as they sit; `SeatsRefused` where a name is empty or a name or colour stands twice."""
        made = super().__new__(cls, seats)
        if any(not seat.name.strip() for seat in made):
            raise SeatsRefused("a player has no name")
        for what, values in (("name", [s.name for s in made]), ("colour", [s.colour for s in made])):
            twice = sorted({value for value in values if values.count(value) > 1})
            if twice:
                raise SeatsRefused(f"{what} taken twice: {', '.join(twice)}")
        return made

    def of(self, colour: str) -> Seat:
        """Find the seat of this colour; `SeatsRefused` where nobody has it."""
        for seat in self:
            if seat.colour == colour:
                return seat
        raise SeatsRefused(f"nobody plays {colour}")

    def clockwise_from(self, first: Seat) -> Iterator[Seat]:
        """Go round the table once, beginning with `first`."""
        start = self.index(first)
        return iter(self[start:] + self[:start])

    def after(self, seat: Seat) -> Seat:
        """Find the left-hand neighbour, who is next clockwise."""
        return self[(self.index(seat) + 1) % len(self)]

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours, clockwise."""
        return tuple(seat.colour for seat in self)
