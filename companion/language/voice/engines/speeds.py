"""The measured speed of each voice on this machine: seconds of rendering for a second of speech."""

import json
import logging
import math
import threading
from pathlib import Path

from companion.system.files import write_atomically

NAME = "speeds.json"
LEAST = 0.6
SHARE = 0.25
NEWS = 1.2

_log = logging.getLogger(__name__)


class Speeds:
    """Seconds of work for a second of speech by engine identity; stored in `folder`, or only in memory (None)."""

    def __init__(self, folder: Path | None) -> None:
        self._path = folder / NAME if folder else None
        self._found = _read(self._path) if self._path else {}
        self._kept = dict(self._found)
        self._lock = threading.Lock()

    def of(self, identity: str) -> float | None:
        """Return the speed measured for this voice, None if there is none yet."""
        with self._lock:
            return self._found.get(identity)

    def note(self, identity: str, seconds: float, took: float) -> None:
        """Update the speed with a clip of `seconds` that took `took` seconds; it counts a quarter, a short clip nothing."""
        if seconds < LEAST:
            return
        with self._lock:
            before = self._found.get(identity, took / seconds)
            self._found[identity] = before + SHARE * (took / seconds - before)

    def settle(self) -> None:
        """Write the speeds if any has changed noticeably; never raises for disk errors."""
        with self._lock:
            found = dict(self._found)
            kept = (
                name in self._kept and self._kept[name] / NEWS <= speed <= self._kept[name] * NEWS
                for name, speed in found.items()
            )
            changed = not all(kept)
        if self._path is None or not changed:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._path, json.dumps(found, indent=1).encode())
        except OSError as error:
            _log.info("speeds are not kept: %s", error)
        self._kept = found


def _read(path: Path) -> dict[str, float]:
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {name: float(speed) for name, speed in found.items() if isinstance(speed, int | float) and 0 < speed < math.inf}
