"""A terminal and the house: while people type, a thread of its own keeps the line to the broker going."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Lock, Thread

from companion.desk.house import HouseLine, told
from companion.mqtt.orders import CloseIn, ShowMessage
from companion.play.snapshot import Snapshot
from companion.words import Words

LOG = logging.getLogger("companion")
BEAT = 0.2
"""Seconds between two looks at what the house says."""


class TerminalHouse:
    """Tells the house what a terminal shows, and writes what the house says; a terminal has no ring, and no page of rest.

    Without a broker all of it does nothing, and no `words` are asked for.
    """

    def __init__(self, house: HouseLine, words: Callable[[], Words], write: Callable[[str], None]) -> None:
        self._house, self._words, self._write = house, words, write
        self._turn, self._over = Lock(), Event()
        self._thread = Thread(target=self._work, name="house", daemon=True)
        if house.table is not None:
            self._thread.start()

    def show(self, snapshot: Snapshot) -> None:
        """Tell a new snapshot."""
        with self._turn:
            self._house.show(snapshot, None)

    def _work(self) -> None:
        while not self._over.wait(BEAT):
            self.look()

    def look(self) -> None:
        """Send what is due, and write what the house says."""
        with self._turn:
            orders = self._house.run(None, paused=False, brightness=1.0)
        for order in orders:
            if isinstance(order, ShowMessage | CloseIn):
                self._write(f"\n   ! {told(order, self._words())}")
            else:
                LOG.warning("broker: a terminal has nothing to pause or to dim")

    def close(self) -> None:
        """Say goodbye."""
        self._over.set()
        if self._house.table is not None:
            self._thread.join()
        self._house.close()
