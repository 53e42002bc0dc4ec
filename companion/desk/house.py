"""The desk and the house: snapshots go to the broker, and what a house orders is done at the table."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from companion.library.library import Library
from companion.mqtt.orders import CloseIn, Order, ShowMessage
from companion.play.snapshot import Snapshot
from companion.system.extras import lacking
from companion.system.settings import Settings
from companion.table.errors import TableError
from companion.table.phrase import phrase
from companion.words import Words

if TYPE_CHECKING:
    from companion.mqtt.table import BrokerTable
    from companion.play.live import Live

LOG = logging.getLogger("companion")


def broker_of(settings: Settings, library: Library) -> BrokerTable | None:
    """Give the line to the broker that the settings want; where it cannot be had the table plays on, and says why."""
    if not settings.flag("mqtt.on"):
        return None
    if lost := lacking("mqtt"):
        LOG.warning("no broker: %s", lost)
        return None
    from companion.mqtt.opening import open_table  # noqa: PLC0415 - an extra

    try:
        return open_table(settings, library)
    except TableError as refused:
        LOG.warning("no broker: %s", refused)
        return None


class HouseLine:
    """The line to the house; without a broker all of it does nothing. What a house says is never an answer of the table."""

    def __init__(self, table: BrokerTable | None = None) -> None:
        self.table = table

    @property
    def shown(self) -> str:
        """What the screen shows of it: "here", "away", or nothing."""
        return "" if self.table is None else "here" if self.table.problem is None else "away"

    @property
    def calling(self) -> bool:
        """Whether somebody was called."""
        return self.table is not None and bool(self.table.calls)

    def show(self, snapshot: Snapshot, live: Live | None) -> None:
        """Tell a new snapshot."""
        if self.table is not None:
            self.table.show(snapshot, live)

    def call(self, reason: str) -> None:
        """Call somebody; "" takes it back."""
        if self.table is not None:
            self.table.call(reason)

    def run(self, live: Live | None, *, paused: bool, brightness: float) -> list[Order]:
        """Let time pass, tell what else is to be seen of the table, and give what the house orders."""
        if self.table is None:
            return []
        self.table.note(paused=paused, brightness=brightness)
        return self.table.run(live)

    def close(self) -> None:
        """Say goodbye."""
        if self.table is not None:
            self.table.close()


def told(order: ShowMessage | CloseIn, words: Words) -> str:
    """Give what is to be shown and said of an order."""
    return order.text if isinstance(order, ShowMessage) else words(phrase("desk-house-closes", n=order.minutes))
