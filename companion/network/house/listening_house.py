"""A house at its broker: it listens to all tables, collects each play once and acknowledges it, and gives orders."""

import logging
import secrets
import time

from companion.library.history.document import read_foreign
from companion.library.history.history import History
from companion.library.history.plays import collect
from companion.library.library import Library
from companion.network.house.tables import Tables, read_object
from companion.network.mqtt.broker_config import BrokerConfig
from companion.network.mqtt.connection import Connection
from companion.network.mqtt.outbox import Receipt
from companion.network.mqtt.topics import ROOT, Topics, owner, parse_topic
from companion.table import JournalTrouble

LOG = logging.getLogger("companion")
HEARD = tuple(f"{ROOT}/+/{what}" for what in ("availability", "state", "play"))
AT_A_TIME = 500
"""The most messages taken in one step."""


class HouseHost:
    """Listens to the tables. `library` keeps the collected plays; several houses can listen, each with its own library.

    Without a library it only watches and gives orders, and acknowledges no play.
    """

    def __init__(self, config: BrokerConfig, library: Library | None) -> None:
        self.tables = Tables()
        self.history = None if library is None else History(library)
        self.collected = 0
        self._name = config.serial
        self._greeted: set[str] = set()
        client = f"companion-house-{config.serial}-{secrets.token_hex(2)}"  # a broker drops one of two clients with the same id
        self._line = Connection(config, client, HEARD if self.history is not None else HEARD[:2])
        self._line.on_connect = (
            self._greeted.clear
        )  # on the connection's thread: after each connection all tables are greeted again

    def start(self) -> "HouseHost":
        """Connect. Raises `BrokerRefused`."""
        self._line.start()
        return self

    @property
    def problem(self) -> str | None:
        """Why the broker is not connected; None while it is."""
        return self._line.problem

    def step(self) -> bool:
        """Handle the messages received since the last step; return whether anything has changed."""
        changed = False
        for topic, payload in self._line.take(AT_A_TIME):
            try:
                about = parse_topic(topic)
                if about is not None and about.about == "play":
                    changed |= self._collect(about.table, payload)
                else:
                    changed |= bool(self.tables.hear(topic, payload, time.monotonic(), time.time()))
            except Exception as why:  # noqa: BLE001 - the boundary of this door: a message can make its readers raise anything
                self.tables.name(topic, repr(why))
        # Tell each newly connected table that this house listens: it then sends the plays that this house lacks
        if self.history is not None:
            there = {table.id for table in self.tables.present}
            self._greeted &= there
            for table in there - self._greeted:
                if self._line.publish(Topics(table).received, Receipt(self._name).plain):
                    self._greeted.add(table)
        return changed

    def _collect(self, table: str, payload: bytes) -> bool:
        """Save a play once and acknowledge it; the table sends a play that cannot be saved now again by itself."""
        try:
            play = read_foreign(read_object(payload))
            if self.history is None:
                return False
            new = collect(self.history.plays, play, f"table {owner(table)}")
        except JournalTrouble as trouble:
            LOG.warning("a play of %s cannot be saved now: %s", table, trouble)
            return False
        self.collected += new
        self._line.publish(Topics(table).received, Receipt(self._name, play.uuid, play.revision).plain)
        return new

    def order(self, table: str, kind: str, text: str) -> bool:
        """Send an order to a table, or with "" to all connected tables; return False where the broker does not take it."""
        tables = [table] if table else [one.id for one in self.tables.present]
        given = [self._line.publish(Topics(one).command(kind), text) for one in tables]
        return all(given)

    def close(self) -> None:
        """Hang up."""
        self._line.close()
        if self.history is not None:
            self.history.close()
