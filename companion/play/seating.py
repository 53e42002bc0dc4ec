"""Who plays: the one question that no game asks, for the players' names, colours and places round the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from companion.table.errors import SeatsRefused
from companion.table.phrase import phrase, quoted
from companion.table.questions.question import Question, Rng
from companion.table.seats import Seat, Seats
from companion.unchanging import unchanging
from hardware.colour import SEAT_LAMPS

LONGEST_NAME = 20


@unchanging(kw_only=True)
class Seating(Question[Seats]):
    """The players clockwise, the oldest first: each a name and one of the box's colours.

    `remembered` are names from earlier evenings, offered first, `usual` the colours they had last; `company` are those who sat
    here last, in colours of this box. Answers are `Seats`, or pairs of name and colour.
    """

    colours: tuple[str, ...]
    numbers: tuple[int, ...]
    remembered: tuple[str, ...] = ()
    usual: Mapping[str, str] = field(default_factory=dict)
    company: tuple[Seat, ...] = ()

    def parse(self, raw: object) -> Seats:
        """Take pairs of name and colour."""
        if isinstance(raw, str) or not isinstance(raw, list | tuple):
            raise self.reject("reject-not-a-list", answer=str(raw))
        found = [self._seat(item) for item in raw]
        self._refuse_twice(found)
        try:
            return Seats(found)
        except SeatsRefused as refused:
            raise self.reject("reject-seats", why=str(refused)) from refused

    def _seat(self, raw: object) -> Seat:
        if isinstance(raw, Seat):
            return raw
        if not isinstance(raw, list | tuple) or len(raw) != 2:  # noqa: PLR2004 - a pair
            raise self.reject("reject-seats", why=str(raw))
        name, colour = str(raw[0])[:LONGEST_NAME].strip(), str(raw[1])
        if name and not colour:
            raise self.reject("reject-no-colour", name=name)
        return Seat(name, colour)

    def _refuse_twice(self, seats: list[Seat]) -> None:
        """Say in the table's words which name or colour is taken twice."""
        for place, seat in enumerate(seats):
            for other in seats[:place]:
                if other.colour == seat.colour and seat.colour in self.colours:
                    colour = phrase(f"colour-{seat.colour}")
                    raise self.reject("reject-colour-twice", one=other.name, two=seat.name, colour=colour)
                if other.name == seat.name:
                    raise self.reject("reject-name-twice", name=seat.name)

    def accepts(self, answer: Seats) -> None:
        """Check how many play and that the box has their colours."""
        if len(answer) not in self.numbers:
            raise self.reject("reject-players", players=len(answer), least=self.numbers[0], most=self.numbers[-1])
        for seat in answer:
            if seat.colour not in self.colours:
                colour = phrase(f"colour-{seat.colour}") if seat.colour in SEAT_LAMPS else quoted(seat.colour)
                offered = tuple(phrase(f"colour-{one}") for one in self.colours)
                raise self.reject("reject-colour", name=seat.name, colour=colour, offered=offered)

    def sample(self, rng: Rng) -> Seats:
        """Seat some players."""
        colours = rng.sample(self.colours, rng.choice(self.numbers))
        return Seats(Seat(f"Player {number}", colour) for number, colour in enumerate(colours, start=1))
