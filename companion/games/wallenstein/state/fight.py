"""The battle that is being fought, on the ledger."""

from __future__ import annotations

from companion.games.wallenstein.box import LANDS, PEASANTS
from companion.table import Table

KINDS = ("player", "neutral", "revolt", "winter")


class Fight:
    """The battle that is being fought, from the throw to the outcome: its kind ("" between battles), sides and land."""

    def __init__(self, table: Table) -> None:
        colours = (*table.seats.colours, PEASANTS)
        self.kind = table.ledger.choice("battle-kind", KINDS)
        self.attacker = table.ledger.choice("battle-attacker", colours)
        self.defender = table.ledger.choice("battle-defender", colours)
        self.land = table.ledger.choice("battle-land", LANDS)
        self.unrest = table.ledger.flag("battle-unrest")
        self.number = table.ledger.number("battles")
