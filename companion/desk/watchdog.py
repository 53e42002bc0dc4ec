"""The watchdog: it is told that all is well only while card, ring, button and voice have checked in within their own limits."""

from __future__ import annotations

import logging
from collections.abc import Callable

from companion.desk.devices import Devices
from companion.lobby.partners import Partners
from companion.system import service

LOG = logging.getLogger("companion")


def hung(partners: Partners, devices: Devices) -> tuple[str, ...]:
    """Name what has not checked in within its own limit."""
    ring, buttons = devices.ring, devices.buttons
    workers = {
        "card": partners.hangs,
        "ring": ring is not None and ring.hangs,
        "button": buttons is not None and buttons.hangs,
        "voice": devices.speaker.hangs,
    }
    found = tuple(name for name, hangs in workers.items() if hangs)
    if found:
        LOG.error("hung: %s", ", ".join(found))
    return found


class Watchdog:
    """Tells the service manager, as often as it wants to hear it, that nothing hangs. Times are seconds of `clock`."""

    def __init__(self, clock: Callable[[], float], hung: Callable[[], tuple[str, ...]]) -> None:
        self._clock, self._hung = clock, hung
        self._every = service.watchdog_seconds()
        self._last = 0.0

    def beat(self) -> None:
        """Beat, if it is time and nothing hangs; without beats everything is restarted."""
        if self._every is not None and self._clock() - self._last >= self._every and not self._hung():
            service.notify("WATCHDOG=1")
            self._last = self._clock()
