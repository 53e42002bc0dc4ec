"""Which serial port the ring is on, also after it came back under another name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

AUTO = "auto"
BY_ID = Path("/dev/serial/by-id")
DEV = Path("/dev")


class PortFinder:
    """Finds the ring's port anew each time it is opened.

    ``wanted`` is a path, or ``"auto"`` for the first USB serial port. The link under ``by_id`` names the device by maker
    and serial number; it is remembered, so that a ring which was ``ttyUSB0`` is found again as ``ttyUSB1``.
    """

    def __init__(self, wanted: str = AUTO, by_id: Path = BY_ID, dev: Path = DEV) -> None:
        self._wanted = wanted
        self._by_id = by_id
        self._dev = dev
        self._known: Path | None = None

    def candidates(self) -> Sequence[Path]:
        """Return the ports to try, likeliest first; empty if nothing is plugged in."""
        found = [Path(self._wanted)] if self._wanted != AUTO else self._plugged_in()
        known = [self._known] if self._known is not None else []
        if self._wanted == AUTO:
            return [port for port in dict.fromkeys([*known, *found]) if port.exists()]
        return [port for port in [*found, *known] if port.exists()]

    def none_found(self) -> str:
        """Say what was sought in vain."""
        if self._wanted == AUTO:
            return "no serial port is plugged in"
        return f"no serial port at {self._wanted}, nor elsewhere by the name of its device"

    def remember(self, port: Path) -> None:
        """Take note of the device behind the port that worked."""
        there = port.resolve()
        self._known = next((link for link in self._links() if link.resolve() == there), None)

    def _plugged_in(self) -> list[Path]:
        by_kind = [*sorted(self._dev.glob("ttyACM*")), *sorted(self._dev.glob("ttyUSB*"))]
        return self._links() or by_kind

    def _links(self) -> list[Path]:
        return sorted(self._by_id.iterdir()) if self._by_id.is_dir() else []
