"""Who plays: the one question that no game asks, for the players' names, colours and places round the table."""

from __future__ import annotations

from dataclasses import dataclass

from companion.table.errors import SeatsRefused
from companion.table.questions.question import Question, Rng
from companion.table.seats import Seat, Seats

LONGEST_NAME = 20


@dataclass(frozen=True, kw_only=True)
class Seating(Question[Seats]):
    """The players clockwise, the oldest first: each a name and one of the box's colours.

    `remembered` are names from earlier evenings, offered first. Answers are `Seats`, or pairs of name and colour.
    """

    colours: tuple[str, ...]
    numbers: tuple[int, ...]
    remembered: tuple[str, ...] = ()

    def parse(self, raw: object) -> Seats:
        """Take pairs of name and colour."""
        if isinstance(raw, str) or not isinstance(raw, list | tuple):
            raise self.reject("reject-not-a-list", answer=str(raw))
        try:
            return Seats(self._seat(item) for item in raw)
        except SeatsRefused as refused:
            raise self.reject("reject-seats", why=str(refused)) from refused

    def _seat(self, raw: object) -> Seat:
        if isinstance(raw, Seat):
            return raw
        if not isinstance(raw, list | tuple) or len(raw) != 2:  # noqa: PLR2004 - a pair
            raise self.reject("reject-seats", why=str(raw))
        return Seat(str(raw[0])[:LONGEST_NAME].strip(), str(raw[1]))

    def accepts(self, answer: Seats) -> None:
        """Check how many play and that the box has their colours."""
        if len(answer) not in self.numbers:
            raise self.reject("reject-players", players=len(answer), least=self.numbers[0], most=self.numbers[-1])
        for colour in answer.colours:
            if colour not in self.colours:
                raise self.reject("reject-not-offered", answer=colour, offered=", ".join(self.colours))

    def sample(self, rng: Rng) -> Seats:
        """Seat some players."""
        colours = rng.sample(self.colours, rng.choice(self.numbers))
        return Seats(Seat(f"Player {number}", colour) for number, colour in enumerate(colours, start=1))
