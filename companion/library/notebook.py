"""The notebook, which keeps notes between games: players' names, facts of the boxes, lessons' progress, prompts heard."""

import json
import logging
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Lock, Thread
from typing import Any
from zlib import crc32

from companion.system.files import is_odd, read_bounded, write_atomically
from companion.table import clean_name, quoted

LOG = logging.getLogger("companion")
MOST_NAMES = 24
MOST_BYTES = 4_000_000
MOST_ASIDE = 4
"""The most damaged files kept beside the original: a card that keeps failing must not fill up with them."""
CHECK = "checksum"
"""The page with the checksum of all other pages."""
PLAYERS = "players"
"""The page of remembered players."""
COLOURS = "colours"
"""The page with the colour that each player had last."""


class Notebook:
    """A small JSON file, and a twin of it that is used if the first is damaged.

    If both are damaged, this is reported and the file is moved aside; notes that cannot be written are kept in memory.
    With `beside` the file is written on a thread of its own, as notes are taken on the thread that shows and speaks.
    """

    def __init__(self, path: Path, *, beside: bool = False) -> None:
        self.path = path
        self._twin = path.with_name(f"{path.name}.twin")
        self._late = LateWriter(self._write) if beside else None
        self._unwritten: bytes | None = None
        self.trouble: str | None = None
        self.remembers = True
        self._pages: dict[str, Any] = self._read()

    def _read(self) -> dict[str, Any]:
        try:
            pages = _pages_in(self.path)
        except Exception as error:  # noqa: BLE001 - the boundary of this door
            healed = self._of_twin()
            if not isinstance(error, FileNotFoundError):
                self._move_aside(str(error) or type(error).__name__, said=healed is None)
            elif healed is None and self._twin.exists():
                self.trouble = f"{self.path} is gone, and its copy cannot be read; a new one is begun"
            return healed or {}
        whole = _is_right(pages) and (CHECK in pages or not self._twin.exists())
        if not whole and not _is_newer(self.path, self._twin):
            if (healed := self._of_twin()) is not None:
                return healed
            self.trouble = f"{self.path} is damaged, and so is its copy; what can be read of it is kept"
        # Keep the pages that are JSON objects; if others exist, move the file aside and report it
        names = pages.get(PLAYERS, {}).get("names", []) if isinstance(pages.get(PLAYERS, {}), dict) else None
        strange = [name for name, page in pages.items() if not isinstance(page, dict)]
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            strange.append(PLAYERS)
        if strange:
            self._move_aside(f"{', '.join(sorted(map(quoted, set(strange))))} makes no sense")
        return {name: page for name, page in pages.items() if name not in {*strange, CHECK}}

    def _of_twin(self) -> dict[str, Any] | None:
        """Read the second copy, which is written after the first; None if it is damaged, too."""
        try:
            pages = _pages_in(self._twin)
        except Exception:  # noqa: BLE001 - the boundary of this door
            return None
        if not _is_right(pages):
            return None
        LOG.warning("%s was damaged; its copy is used", self.path)
        return {name: page for name, page in pages.items() if name != CHECK}

    def _move_aside(self, why: str, *, said: bool = True) -> None:
        try:
            aside = find_free_name(self.path)
            self.path.rename(aside)
        except OSError as error:
            self.trouble = f"{self.path} cannot be read: {error}"
        else:
            if said:
                self.trouble = f"{self.path} could not be read ({why}); it is kept as {aside.name} and a new one begun"

    def page(self, name: str) -> Mapping[str, Any]:
        """Read one page; it is empty if nothing was noted."""
        page = self._pages.get(name, {})
        return page if isinstance(page, dict) else {}

    def note(self, page: str, key: str, value: Any) -> None:
        """Note a value on a page and write the file."""
        self._pages[page] = {**self.page(page), key: value}
        self._keep()

    def forget(self, names: frozenset[str]) -> None:
        """Remove these people, and what is kept for groups they belong to, from every page; written before this returns."""
        self._pages = forget_in_pages(self._pages, names)
        self._keep()
        self.flush()

    def _keep(self) -> None:
        checked = {**self._pages, CHECK: {"crc32": _compute_checksum(self._pages)}}
        data = json.dumps(checked, indent=1).encode()
        if self._late is None:
            self._write(data)
        else:
            self._late.put(data)

    def _write(self, data: bytes) -> None:
        try:
            write_atomically(self.path, data)
            write_atomically(self._twin, data)
        except OSError as error:
            self._unwritten = data
            self.trouble = f"{self.path} cannot be written: {error}"
        else:
            self._unwritten = None

    def flush(self) -> None:
        """Wait until everything is written; retry once what could not be written."""
        if self._late is not None:
            self._late.flush()
        if self._unwritten is not None:
            self._write(self._unwritten)

    def names(self) -> tuple[str, ...]:
        """List remembered players, the most recent first."""
        known = self.page(PLAYERS).get("names", ()) if self.remembers else ()
        return tuple(name for name in map(clean_name, known) if name)

    def remember_names(self, names: tuple[str, ...]) -> None:
        """Put these players first, unless names are not to be remembered."""
        if not self.remembers:
            return
        known = [name for name in self.names() if name not in names]
        self.note(PLAYERS, "names", [*names, *known][:MOST_NAMES])

    def colours(self) -> Mapping[str, str]:
        """Return the colour that each remembered player had last."""
        found = self.page(COLOURS) if self.remembers else {}
        return {name: colour for name, colour in found.items() if isinstance(colour, str)}

    def company(self) -> tuple[str, ...]:
        """List the players of the last game, in seat order; none if names are not to be remembered."""
        found = self.page(PLAYERS).get("company", ()) if self.remembers else ()
        return tuple(name for name in found if isinstance(name, str)) if isinstance(found, list) else ()

    def remember_company(self, seats: Mapping[str, str]) -> None:
        """Remember who sits at the table, in this order, and their colours, unless names are not to be remembered."""
        if self.remembers:
            self.remember_names(tuple(seats))
            self.note(PLAYERS, "company", list(seats))
            for name, colour in seats.items():
                if self.page(COLOURS).get(name) != colour:
                    self.note(COLOURS, name, colour)

    def facts(self, game: str) -> Mapping[str, Any]:
        """Return the known facts of this game's box."""
        return self.page(f"box {game}")

    def keep_fact(self, game: str, name: str, value: Any) -> None:
        """Note a fact of this game's box."""
        self.note(f"box {game}", name, value)


def _pages_in(path: Path) -> dict[str, Any]:
    pages = json.loads(read_bounded(path, MOST_BYTES).decode("utf-8"))
    if not isinstance(pages, dict):
        raise ValueError(f"expected pages by name, got {type(pages).__name__}")  # noqa: TRY004 - handled like unreadable content
    return pages


def holds_pages(path: Path) -> bool:
    """Return whether a file can be read as a notebook."""
    try:
        _pages_in(path)
    except Exception:  # noqa: BLE001 - the boundary of this door
        return False
    return True


def _compute_checksum(pages: Mapping[str, Any]) -> int:
    return crc32(json.dumps({name: page for name, page in pages.items() if name != CHECK}, sort_keys=True).encode())


def _is_right(pages: Mapping[str, Any]) -> bool:
    """Return whether the pages match their checksum; pages of versions that wrote none count as right."""
    return CHECK not in pages or pages[CHECK] == {"crc32": _compute_checksum(pages)}


def _is_newer(path: Path, twin: Path) -> bool:
    """Return whether a version that writes no twin has written the file since."""
    try:
        return path.stat().st_mtime > twin.stat().st_mtime + 1.0
    except OSError:
        return True


def find_free_name(path: Path) -> Path:
    """Return a free name beside `path` for a damaged file; of the earlier damaged files only the newest few stay."""
    named = re.compile(re.escape(path.name) + r"\.damaged-([0-9]{1,9})(?:-wal|-shm)?")
    before = {other: int(found[1]) for other in path.parent.iterdir() if (found := named.fullmatch(other.name))}
    numbers = sorted(set(before.values()))
    for other, number in before.items():
        if number in numbers[: -MOST_ASIDE + 1] and not is_odd(other):
            other.unlink()
    return path.with_name(f"{path.name}.damaged-{numbers[-1] + 1 if numbers else 1}")


def forget_in_pages(pages: Mapping[str, Any], names: frozenset[str]) -> dict[str, Any]:
    """Return the pages without these people: lists lose their names, and entries keyed by their groups are dropped."""
    return {name: _without(page, names, groups=name != PLAYERS) for name, page in pages.items()}


def _without(value: Any, names: frozenset[str], *, groups: bool) -> Any:
    if isinstance(value, Mapping):
        gone = {key for key in value if groups and names.intersection(name.strip() for name in key.split(","))}
        return {key: _without(part, names, groups=groups) for key, part in value.items() if key not in gone}
    if isinstance(value, list):
        return [_without(part, names, groups=groups) for part in value if not (isinstance(part, str) and part in names)]
    return value


class LateWriter:
    """Calls `write` with the newest data on a thread; data overtaken by newer ones are never written."""

    def __init__(self, write: Callable[[bytes], None]) -> None:
        self._write = write
        self._lock = Lock()
        self._waiting: bytes | None = None
        self._thread: Thread | None = None

    def put(self, data: bytes) -> None:
        """Take data to be written; returns at once."""
        with self._lock:
            self._waiting = data
            if self._thread is None or not self._thread.is_alive():  # even if an error ended the thread
                self._thread = Thread(target=self._work, name="late writer", daemon=True)
                self._thread.start()

    def _work(self) -> None:
        while True:
            with self._lock:
                data, self._waiting = self._waiting, None
                if data is None:
                    self._thread = None
                    return
            self._write(data)

    def flush(self) -> None:
        """Wait until the last data were written, or the attempt failed."""
        with self._lock:  # a thread that is not started yet cannot be joined
            thread = self._thread
        if thread is not None:
            thread.join()
