"""Sticks and cards that are plugged in: where the desktop mounts them, or the unit `companion-stick@` on an appliance."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

MOUNTS = Path("/proc/self/mountinfo")
PLACES = (Path("/media"), Path("/run/media"))
"""Below these, desktops and the project's unit mount what is plugged in."""
PAUSE = 1.0
"""Seconds between two looks at what is plugged in."""
_NO_STORE = frozenset({"iso9660", "udf", "squashfs"})
"""File systems of discs and images: nobody writes there."""


class Stick(NamedTuple):
    """A stick: the name that people see, the folder it is mounted on, and whether files may be written there."""

    name: str
    folder: Path
    writable: bool


def mounted(mounts: Path = MOUNTS, places: tuple[Path, ...] = PLACES) -> tuple[Stick, ...]:
    """List the sticks that are mounted, by name; asks the kernel's table only (proc(5), mountinfo), never a stick."""
    try:
        lines = mounts.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ()
    found = {}
    for line in lines:
        head, _, tail = line.partition(" - ")
        parts, kind = head.split(), tail.split()
        if len(parts) < 6 or len(kind) < 2 or not kind[1].startswith("/dev/") or kind[0] in _NO_STORE:  # noqa: PLR2004 - see proc(5)
            continue
        folder = Path(re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), parts[4]))
        if any(place in folder.parents for place in places):
            writable = "rw" in parts[5].split(",") and os.access(folder, os.W_OK | os.X_OK)
            found[folder] = Stick(folder.name, folder, writable)
    return tuple(sorted(found.values()))


class StickWatch:
    """Watches which sticks are plugged in: `here` are those there now, `new` those that came since the last look."""

    def __init__(self, look: Callable[[], tuple[Stick, ...]] = mounted) -> None:
        self._look = look
        self.here = frozenset(look())
        self.new: frozenset[Stick] = frozenset()
        self._next = 0.0

    def changed(self, now: float) -> bool:
        """Look, if it is time; tell whether one came or went."""
        if now < self._next:
            return False
        self._next = now + PAUSE
        found = frozenset(self._look())
        self.new, before, self.here = found - self.here, self.here, found
        return found != before
