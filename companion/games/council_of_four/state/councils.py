"""The four councils: who sits on which balcony, from the arrow's side, and who stands beside the board."""

from __future__ import annotations

from collections import Counter

from companion.games.council_of_four.box import COLOURS, COUNCILS, OF_EACH_COLOUR, SEATS_IN_COUNCIL
from companion.table import Table


class Councils:
    """The councillors' colours on each balcony. Whoever sits on none stands beside the board: the pool is what is left."""

    def __init__(self, table: Table) -> None:
        self.balcony = table.ledger.lists("balcony", COUNCILS, COLOURS)

    def pool(self) -> Counter[str]:
        """Count the councillors beside the board, by colour (CF-031, CF-062)."""
        seated = Counter(colour for council in COUNCILS for colour in self.balcony[council])
        return Counter(dict.fromkeys(COLOURS, OF_EACH_COLOUR)) - seated

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
