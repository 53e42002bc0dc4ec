"""A house at its broker: it hears all tables, collects their plays once each and says so, and gives orders."""

import logging
import secrets
import time
from collections.abc import Callable

from companion.house.tables import Tables, plain_object
from companion.library.history.document import foreign
from companion.library.history.history import History
from companion.library.history.plays import collect
from companion.library.library import Library
from companion.mqtt.connection import Connection
from companion.mqtt.outbox import Receipt
from companion.mqtt.topics import ROOT, Topics, heard, owner
from companion.mqtt.wish import BrokerWish
from companion.table.errors import JournalTrouble

LOG = logging.getLogger("companion")
HEARD = tuple(f"{ROOT}/+/{what}" for what in ("availability", "state", "play"))
AT_A_TIME = 500
"""Messages taken in one step."""


class HouseHost:
    """Hears the tables. `library` keeps the collected plays; several houses may do the same, each in its own.

    Without a library it only looks and orders, and says of no play that it is received.
    """

    def __init__(self, wish: BrokerWish, library: Library | None, clock: Callable[[], float] = time.monotonic) -> None:
        self.tables = Tables()
        self.history = None if library is None else History(library)
        self.collected = 0
        self._clock = clock
        self._name = wish.serial
        self._greeted: set[str] = set()
        client = f"companion-house-{wish.serial}-{secrets.token_hex(2)}"  # a broker hangs up on one of two of the same name
        self._line = Connection(wish, client, HEARD if self.history is not None else HEARD[:2])
        self._line.on_line = self._greeted.clear  # on its own thread: where the broker is there again, all are greeted anew

    def start(self) -> "HouseHost":
        """Connect. Raises `BrokerRefused`."""
        self._line.start()
        return self

    @property
    def problem(self) -> str | None:
        """Why the broker is not there; None where it is."""
        return self._line.problem

    def step(self) -> bool:
        """Take what the tables have told since; tell whether anything has changed."""
        changed = False
        for topic, payload in self._line.take(AT_A_TIME):
            try:
                about = heard(topic)
                if about is not None and about.about == "play":
                    changed |= self._collect(about.table, payload)
                else:
                    changed |= bool(self.tables.hear(topic, payload, self._clock(), time.time()))
            except Exception as why:  # noqa: BLE001 - the boundary of this door: whatever a message makes its readers throw
                self.tables.name(topic, repr(why))
        # Tell each table that has come that this house listens: it then sends what this house lacks
        if self.history is not None:
            there = {table.id for table in self.tables.present}
            self._greeted &= there
            for table in there - self._greeted:
                if self._line.publish(Topics(table).received, Receipt(self._name).plain):
                    self._greeted.add(table)
        return changed

    def _collect(self, table: str, payload: bytes) -> bool:
        """Keep a play, once, and say that it is received; one that cannot be kept now comes again by itself."""
        try:
            play = foreign(plain_object(payload))
            if self.history is None:
                return False
            new = collect(self.history.plays, play, f"table {owner(table)}")
        except JournalTrouble as trouble:
            LOG.warning("a play of %s cannot be kept now: %s", table, trouble)
            return False
        self.collected += new
        self._line.publish(Topics(table).received, Receipt(self._name, play.uuid, play.revision).plain)
        return new

    def order(self, table: str, kind: str, text: str) -> bool:
        """Give an order to a table, or with "" to all that are there; False where the broker does not take it."""
        tables = [table] if table else [one.id for one in self.tables.present]
        given = [self._line.publish(Topics(one).command(kind), text) for one in tables]
        return all(given)

    def close(self) -> None:
        """Hang up."""
        self._line.close()
        if self.history is not None:
            self.history.close()
