"""The watchdog: reports that all is well only while card, ring, button and voice respond within their own limits."""

import logging

from companion.desk.desk import Desk, DeskListener
from companion.desk.devices import Devices
from companion.lobby.workers import Workers
from companion.system import service

LOG = logging.getLogger("companion")


class Watchdog(DeskListener):
    """Tells the service manager at its interval that nothing hangs; without this report it restarts the program."""

    def __init__(self, desk: Desk, workers: Workers, devices: Devices) -> None:
        self._desk, self._workers, self._devices = desk, workers, devices
        self._every = service.watchdog_seconds()
        self._last = 0.0

    def hung(self) -> tuple[str, ...]:
        """Return the names of the parts that have not responded within their limits."""
        ring, buttons = self._devices.ring, self._devices.buttons
        workers = {
            "card": self._workers.hangs,
            "ring": ring is not None and ring.hangs,
            "button": buttons is not None and buttons.hangs,
            "voice": self._devices.speaker.hangs,
        }
        found = tuple(name for name, hangs in workers.items() if hangs)
        if found:
            LOG.error("no longer responding: %s", ", ".join(found))
        return found

    def step(self) -> bool:
        """Report to the service manager if it is time and nothing hangs."""
        now = self._desk.clock()
        if self._every is not None and now - self._last >= self._every and not self.hung():
            service.notify("WATCHDOG=1")
            self._last = now
        return False

    def close(self) -> None:
        """Close the devices."""
        self._devices.close()
