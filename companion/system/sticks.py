"""The plugged-in sticks and cards, mounted by the desktop or, on an appliance, by the unit `companion-stick@`."""

import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

MOUNTS = Path("/proc/self/mountinfo")
PLACES = (Path("/media"), Path("/run/media"))
"""The folders below which desktops and the project's unit mount sticks and cards."""
PAUSE = 1.0
"""Seconds between two looks at the mounted sticks."""
_NO_STORE = frozenset({"iso9660", "udf", "squashfs"})
"""File systems of discs and images, which are read-only."""


class Stick(NamedTuple):
    """A stick: the name that people see, the folder where it is mounted, and whether files can be written there."""

    name: str
    folder: Path
    writable: bool


def mounted(mounts: Path = MOUNTS, places: tuple[Path, ...] = PLACES) -> tuple[Stick, ...]:
    """List the mounted sticks, sorted by name; reads only the kernel's table (proc(5), mountinfo), never a stick."""
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


def find_files(folders: Iterable[Path], pattern: str) -> list[Path]:
    """Find the files of these names in these folders; a folder that cannot be read holds none."""
    found: list[Path] = []
    for folder in folders:
        try:
            found += folder.glob(pattern)
        except OSError:
            continue
    return found


class StickWatch:
    """Watches which sticks are plugged in: `here` are those present now, `new` those added since the look before."""

    def __init__(self, look: Callable[[], tuple[Stick, ...]] = mounted) -> None:
        self._look = look
        self.here = frozenset(look())
        self.new: frozenset[Stick] = frozenset()
        self._next = 0.0

    def has_changed(self, now: float) -> bool:
        """Look, if it is time; return whether a stick was added or removed."""
        if now < self._next:
            return False
        self._next = now + PAUSE
        found = frozenset(self._look())
        self.new, before, self.here = found - self.here, self.here, found
        return found != before
