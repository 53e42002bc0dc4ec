"""The state of a game: everything that people can see and mend, as typed entries of the ledger, by where it lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from weakref import ref

from companion.games.council_of_four.names import name_entries
from companion.games.council_of_four.state.councils import Councils
from companion.games.council_of_four.state.goods import Goods
from companion.games.council_of_four.state.permits import Permits
from companion.games.council_of_four.state.prizes import Prizes
from companion.games.council_of_four.state.regions import Regions
from companion.table import Column, Seat, Table


class State:
    """The state of a game on its table; `state_of` gives the one there is.

    `mains` are main actions left this turn, `acted` tells that one was done, `quick` that the quick action was;
    `ahead` is what the next player was already said to do;
    `finished` are those whose tenth emporium was seen to; `rest_asked` tells that assistants and cards were asked at the end;
    `steps` are nobility steps still to walk; `last` is who built a tenth emporium first; `agreed` is how the table
    settled what the rules leave open.
    """

    def __init__(self, table: Table) -> None:
        self._table = ref(table)
        self.turns = 0
        self._times: Counter[str] = Counter()
        ledger, seats = table.ledger, table.seats
        option = table.options["books"]
        self.books = ledger.choice("books", ("full", "light") if option == "full" else ("light",), initial=option)
        self.active = ledger.choice("active", seats.colours, initial=seats[0].colour)
        self.first = ledger.choice("first", seats.colours, initial=seats[0].colour)
        self.last = ledger.choice("last", seats.colours)
        self.agreed = ledger.choices("agreed", ("face-down", "tied", "zero"), ("yes", "no"))
        self.regions = Regions(table)
        ledger.fix("books", "active", "last", "agreed")
        name_entries(table)
        self.finished = {seat for seat in seats if self.regions.left(seat) == 0}
        self.rest_asked = False
        self.ahead = ""
        self.prizes = Prizes(table)
        if option == "full":
            self._open_full_books(table)

    def _open_full_books(self, table: Table) -> None:
        self.goods = Goods(table)
        self.councils = Councils(table)
        self.permits = Permits(table)
        self.mains = table.ledger.number("mains", high=99)
        self.steps = table.ledger.number("steps", high=99)
        self.acted = table.ledger.flag("acted")
        self.quick = table.ledger.flag("quick")

    @property
    def table(self) -> Table:
        """The table; held weakly, so that a state does not outlive its game."""
        table = self._table()
        assert table is not None
        return table

    def form(self, line: str) -> Column[int]:
        """Give one line of the form that light books fill in at the end."""
        return self.table.ledger.numbers(f"form-{line}", self.table.seats)

    @property
    def full(self) -> bool:
        """Tell whether every piece is on the books; a table may drop to light books between turns."""
        return self.books.value == "full"

    @property
    def by_themselves(self) -> bool:
        """Tell whether the table plays on without being led through its turns, until a tenth emporium stands."""
        return not self.full and self.table.options["turns"] == "free" and not self.last.value

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.table.seats.of(self.active.value)

    def in_order(self) -> tuple[Seat, ...]:
        """List the seats clockwise from the start player (CF-049)."""
        return tuple(self.table.seats.clockwise_from(self.table.seats.of(self.first.value)))

    def time(self, what: str) -> tuple[int, int]:
        """Give the turn's number and how often something was asked in it, to tell its questions apart."""
        self._times[what] += 1
        return self.turns, self._times[what]

    def begin_turn(self) -> None:
        """Count the turn, and begin to count its questions anew."""
        self.turns += 1
        self._times.clear()
        if self.full:
            self.mains.value, self.steps.value = 1, 0
            self.acted.value, self.quick.value = False, False

    def others(self, seat: Seat) -> Mapping[str, int]:
        """Count the emporiums of others in each city where there are any; each of them costs an assistant (CF-101)."""
        built = [self.regions.emporiums[other] for other in self.table.seats if other != seat]
        return Counter(chain.from_iterable(map(frozenset, (*built, self.regions.neutral.value))))

    def others_in(self, city: str, seat: Seat) -> int:
        """Count the emporiums of others in a city."""
        own, neutral = city in self.regions.emporiums[seat], city in self.regions.neutral.value
        return [city in cities for cities in self.regions.emporiums.values()].count(True) - own + neutral


def state_of(table: Table) -> State:
    """Give the one state of a table."""
    return table.view(State)
