"""The line to a house's broker: sends snapshots, and passes the house's orders to the table, or writes them in a terminal."""

import logging
from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING

from companion.games import GAMES
from companion.language.words import Words
from companion.library.library import Library
from companion.network.mqtt.orders import CloseIn, Coming, Order, ShowMessage
from companion.play import Snapshot
from companion.system.extras import describe_missing
from companion.system.settings import Settings
from companion.table import TableError, phrase

if TYPE_CHECKING:
    from companion.network.mqtt.broker_table import BrokerTable
    from companion.play.live import Live

LOG = logging.getLogger("companion")
BEAT = 0.2
"""Seconds between two checks of a terminal for the house's orders."""


class BrokerLink:
    """The line to the broker; without a broker every method does nothing. A house's order is never an answer of the table.

    `refused` says that the settings name a broker that cannot be opened, so that the screen shows it as away.
    """

    def __init__(self, table: "BrokerTable | None" = None, *, refused: bool = False) -> None:
        self.table = table
        self._refused = refused

    @property
    def shown(self) -> str:
        """The broker's state for the screen: "here", "away", or "" for no broker."""
        return "away" if self.trouble else "" if self.table is None else "here"

    @property
    def trouble(self) -> str:
        """Why the broker is away (`Trouble.kind`); "" if it is here, or none is wanted."""
        if self.table is None:
            return "unusable" if self._refused else ""
        return "" if self.table.trouble is None else self.table.trouble.kind

    @property
    def calling(self) -> bool:
        """Whether the table is calling somebody."""
        return self.table is not None and bool(self.table.calls)

    def show(self, snapshot: Snapshot, live: "Live | None", words: Callable[[], Words]) -> None:
        """Send a new snapshot, in these words."""
        if self.table is not None:
            self.table.show(snapshot, live, words())

    def call(self, reason: str) -> None:
        """Call somebody for this reason; "" cancels the call."""
        if self.table is not None:
            self.table.call(reason)

    def run(self, live: "Live | None", *, paused: bool, brightness: float) -> list[Order]:
        """Send the rest of the table's state, do what is due, and return the house's orders."""
        if self.table is None:
            return []
        self.table.note(paused=paused, brightness=brightness)
        return self.table.run(live)

    def close(self) -> None:
        """Close the line."""
        if self.table is not None:
            self.table.close()


def open_broker_link(settings: Settings, library: Library) -> BrokerLink:
    """Open the line to the broker named in the settings.

    If it cannot be opened for any reason, the log says why, the screen shows the broker as away, and the table plays on.
    """
    if not settings.flag("mqtt.on"):
        return BrokerLink()
    if lost := describe_missing("mqtt"):
        LOG.warning("no broker: %s", lost)
        return BrokerLink(refused=True)
    from companion.network.mqtt.broker_table import open_table  # noqa: PLC0415 - an extra

    try:
        return BrokerLink(open_table(settings, library, GAMES))
    except TableError as refused:
        LOG.warning("no broker: %s", refused)
    except Exception:
        LOG.exception("the connection to the broker could not be opened")
    return BrokerLink(refused=True)


def order_text(order: ShowMessage | CloseIn | Coming, words: Words) -> str:
    """Return the text of an order, to be shown and spoken."""
    match order:
        case ShowMessage():
            return order.text
        case CloseIn():
            return words(phrase("desk-house-closes", n=order.minutes))
        case Coming():
            return words(phrase("desk-house-coming"))


class TerminalBroker:
    """Tells the broker what a terminal shows, and writes the house's messages; a terminal has no ring and no pause page.

    Without a broker nothing is done, and `words` is not called.
    """

    def __init__(self, line: BrokerLink, words: Callable[[], Words], write: Callable[[str], None]) -> None:
        self._line, self._words, self._write = line, words, write
        self._turn, self._over = Lock(), Event()
        self._sand: Live | None = None

        def work() -> None:
            while not self._over.wait(BEAT):
                self.look()

        self._thread = Thread(target=work, name="broker", daemon=True)
        if line.table is not None:
            self._thread.start()

    def show(self, snapshot: Snapshot, sand: "Live | None") -> None:
        """Send a new snapshot, and the hourglass that runs."""
        with self._turn:
            self._sand = sand
            self._line.show(snapshot, sand, self._words)

    def look(self) -> None:
        """Send what is due, and write the house's messages."""
        with self._turn:
            orders = self._line.run(self._sand, paused=False, brightness=1.0)
        for order in orders:
            if isinstance(order, ShowMessage | CloseIn | Coming):
                self._write(f"\n   ! {order_text(order, self._words())}")
            else:
                LOG.warning("broker: an order to pause or to dim was ignored; a terminal can do neither")

    def close(self) -> None:
        """Close the line."""
        self._over.set()
        if self._line.table is not None:
            self._thread.join()
        self._line.close()
