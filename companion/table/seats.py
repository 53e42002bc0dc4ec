"""The seats of a table, in clockwise order."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Self

from companion.table.failure import TableError
from companion.table.unchanging import unchanging


class SeatsRefused(TableError, ValueError):
    """These players cannot sit down like this."""


@unchanging
class Seat:
    """One player: the name as the table wrote it, and the colour of the pieces, by which the seat is named everywhere."""

    name: str
    colour: str

    def __hash__(self) -> int:
        """Hash the colour alone, which is unique at a table, so that looking up a seat is fast."""
        return hash(self.colour)

    def __str__(self) -> str:
        """Show the player's name."""
        return self.name


LONGEST_NAME = 40
"""The most letters of a name; longer ones are cut."""

_SEEN = "LNPS"
"""Unicode's categories of letters, numbers, punctuation and symbols: a name without any of them shows nothing."""


def clean_name(name: str) -> str:
    """Return a name in NFC, on one line, without invisible characters (zero width, control, lone surrogates).

    At most two combining marks stay on each letter. The result can be empty.
    """
    shown: list[str] = []
    for letter in unicodedata.normalize("NFC", name[: 8 * LONGEST_NAME]):
        kind = unicodedata.category(letter)
        if kind[0] == "Z" or letter in "\t\r\n":
            shown.append(" ")
        elif kind[0] == "M":
            if any(unicodedata.category(mark)[0] != "M" for mark in shown[-2:]):
                shown.append(letter)
        elif kind[0] in _SEEN:
            shown.append(letter)
    return " ".join("".join(shown).split())[:LONGEST_NAME].strip()


class Seats(tuple[Seat, ...]):  # noqa: SLOT001 - a tuple has no slots; where each sits is found once
    """The seats of a table in clockwise order, no name and no colour twice."""

    colours: tuple[str, ...]
    """The colours, clockwise."""
    _places: Mapping[str, int]

    def __new__(cls, seats: Iterable[Seat]) -> Self:
        """Build the seats with cleaned names; raises `SeatsRefused` if a name is empty, or a name or colour comes twice."""
        named = ((seat, clean_name(seat.name)) for seat in seats)
        made = super().__new__(cls, (seat if name == seat.name else replace(seat, name=name) for seat, name in named))
        if any(not any(unicodedata.category(letter)[0] in _SEEN for letter in seat.name) for seat in made):
            raise SeatsRefused("expected a name for every player; one has none")
        for what, values in (("name", [s.name for s in made]), ("colour", [s.colour for s in made])):
            twice = sorted({value for value in values if values.count(value) > 1})
            if twice:
                raise SeatsRefused(f"two players share a {what}: {', '.join(twice)}")
        made.colours = tuple(seat.colour for seat in made)
        made._places = {seat.colour: place for place, seat in enumerate(made)}
        return made

    @property
    def group(self) -> str:
        """The sorted names of all players: the key for what is kept for this group of people."""
        return ", ".join(sorted(seat.name for seat in self))

    def of(self, colour: str) -> Seat:
        """Find the seat of this colour; raises `SeatsRefused` if nobody has it."""
        if colour not in self._places:
            raise SeatsRefused(f"no player has the colour {colour}")
        return self[self._places[colour]]

    def clockwise_from(self, first: Seat) -> Iterator[Seat]:
        """Go round the table once, beginning with `first`."""
        start = self._places[first.colour]
        return iter(self[start:] + self[:start])

    def after(self, seat: Seat) -> Seat:
        """Find the left-hand neighbour, who is next clockwise."""
        return self[(self._places[seat.colour] + 1) % len(self)]
