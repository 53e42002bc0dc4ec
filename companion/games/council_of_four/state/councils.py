"""The four councils: who sits on which balcony, from the arrow's side, and who stands beside the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain

from companion.games.council_of_four.box import COLOURS, COUNCILS, OF_EACH_COLOUR, SEATS_IN_COUNCIL
from companion.table import Table
from companion.table.ledger import Value


class Councils:
    """The councillors' colours on each balcony. Whoever sits on none stands beside the board: the pool is what is left.

    With `later` a balcony is taken down only when its council is first bribed; until then those at its end are unknown.
    """

    def __init__(self, table: Table) -> None:
        self.later = False
        self.balcony = table.ledger.lists("balcony", COUNCILS, COLOURS)
        table.ledger.demand("councillors", _seated_well)

    def pool(self) -> Counter[str]:
        """Count the councillors beside the board, by colour (CF-031, CF-062)."""
        seated = tuple(chain.from_iterable(self.balcony.values()))
        left = {colour: OF_EACH_COLOUR - seated.count(colour) for colour in COLOURS}
        return Counter({colour: number for colour, number in left.items() if number > 0})

    def size(self, council: str) -> int:
        """Count who sits on a balcony, known or not."""
        return SEATS_IN_COUNCIL if self.later else len(self.balcony[council])

    def seat_next(self, council: str, colour: str) -> None:
        """Let one more councillor sit down behind those who sit already (CF-030)."""
        self.balcony[council] = (*self.balcony[council], colour)

    def falls_out(self, council: str) -> str:
        """Name who would be pushed out of a balcony; nobody from one that is not full."""
        row = self.balcony[council]
        return row[-1] if len(row) >= SEATS_IN_COUNCIL else ""

    def elect(self, council: str, colour: str) -> None:
        """Push a councillor in at the arrow's side; the last one falls out (CF-061)."""
        self.balcony[council] = (colour, *self.balcony[council])[:SEATS_IN_COUNCIL]


def _seated_well(before: Mapping[str, Value], after: Mapping[str, Value]) -> bool:
    """Tell whether a correction leaves as many on each balcony as there were, and seats nobody whom the box has not."""
    rows = {name: row for name, row in after.items() if name.startswith("balcony.") and isinstance(row, tuple)}
    seated = Counter(colour for row in rows.values() for colour in row)
    as_many = all(isinstance(old := before[name], tuple) and len(old) == len(row) for name, row in rows.items())
    return as_many and all(number <= OF_EACH_COLOUR for number in seated.values())
