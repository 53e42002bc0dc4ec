"""The state of a game: all that players can see and correct, as typed entries of the ledger."""

from companion.app.commands.new.skeleton.box import STONES
from companion.table import Table


class State:
    """The state of a game on its table; `table.view(State)` returns the table's only instance.

    The stones in the middle and those taken always add up to all the stones in the box.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.middle = table.ledger.number("middle", high=STONES, initial=STONES)
        self.taken = table.ledger.numbers("taken", table.seats, high=STONES)
        table.ledger.conserve("stones", STONES, ["taken", "middle"], balance="middle")
