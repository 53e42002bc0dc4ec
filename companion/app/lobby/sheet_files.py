"""The sheets of a game: TOML files in the game's own folder beside the library, and on sticks."""

import logging
import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from companion.system import sticks, written
from companion.system.files import write_atomically
from companion.table import KeptSheets, clean_name

LOG = logging.getLogger("companion")
MOST_BYTES = 64_000
MOST_FILES = 200
LONGEST_NAME = 60
"""The most letters of a file's name that are shown."""
MOST_DRAWN = 16_000
"""The most bytes of a drawing's file."""
NO_SHAPE = re.compile(r"<\?.*?\?>|<!--.*?-->", re.DOTALL)
"""What programs write around the shapes of a drawing."""
HEADER = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]\]?")
ON_STICKS = "companion"
"""The folder on a stick that is searched for sheets."""


def shelf_of(folder: Path, game: str) -> KeptSheets:
    """Read the sheets for a game: those on sticks, then its own, with the last one played at the end."""
    found: dict[str, Mapping[str, Any]] = {}
    unreadable: dict[str, str] = {}
    folders = (*(stick.folder / ON_STICKS for stick in sticks.mounted()), folder / game)
    for path in (path for place in folders for path in _files(place)):
        try:
            found[_make_readable_name(path)] = _read(path)
        except Exception as fault:  # noqa: BLE001 - the boundary of this door
            unreadable[_make_readable_name(path)] = str(fault) or type(fault).__name__
    return KeptSheets(found, unreadable)


def _read(path: Path) -> Mapping[str, Any]:
    return with_drawings(written.parse_toml(written.read_text(path, MOST_BYTES)), path.parent)


def with_drawings(plain: Mapping[str, Any], folder: Path) -> Mapping[str, Any]:
    """Return a sheet with the drawings that its steps name by their paths in this folder, so that they go where it goes.

    A path stays where there is no such file; whether a drawing can be used is for the sheet's reader to say.
    """
    steps = plain.get("step")
    if not isinstance(steps, list) or not all(isinstance(step, Mapping) for step in steps):
        return plain
    return {**plain, "step": [{**step, **_drawing(step.get("picture"), folder)} for step in steps]}


def _drawing(picture: object, folder: Path) -> Mapping[str, str]:
    if not isinstance(picture, str) or not picture.endswith(".svg"):
        return {}
    try:
        if not (folder / picture).resolve().is_relative_to(folder.resolve()):
            return {}
        text = written.read_text(folder / picture, MOST_DRAWN)
    except (OSError, ValueError):
        return {}
    return {"picture": NO_SHAPE.sub("", text).strip() or picture}


def _make_readable_name(path: Path) -> str:
    """Return a file's name in readable letters, whatever bytes it has."""
    readable = os.fsencode(path.stem).decode("utf-8", "replace")
    return " ".join(filter(None, map(clean_name, readable.split())))[:LONGEST_NAME] or "?"


def _files(folder: Path) -> Iterable[Path]:
    """Return the sheets in a folder, the newest last; none where it cannot be read."""
    try:
        paths = [(path.stat().st_mtime, path) for path in folder.glob("*.toml") if path.is_file()]
    except OSError:
        return []
    return [path for _, path in sorted(paths)[-MOST_FILES:]]


def keep(folder: Path, game: str, title: str, sheet: Mapping[str, Any]) -> None:
    """Save a sheet that is played as a file. A failure is only logged, as the game itself contains its sheet."""
    try:
        put(folder, game, title, sheet)
    except OSError as fault:
        LOG.warning("the sheet %s could not be saved: %s", title, fault)


def put(folder: Path, game: str, title: str, sheet: Mapping[str, Any]) -> Path:
    """Save a sheet as a file, mark it as the newest, and return the file; a different sheet of the same title stays beside it.

    Raises `OSError` where the file cannot be written.
    """
    own = folder / game
    # Make the title fit for a file name.
    name = re.sub(r"[^\w \-]+", "", title).strip()[:40] or "sheet"
    own.mkdir(parents=True, exist_ok=True)
    for path in own.glob("*.toml"):
        if _is_same_sheet(path, sheet):
            os.utime(path)
            return path
    import tomlkit  # noqa: PLC0415 - only what writes a file needs it

    path, number = own / f"{name}.toml", 1
    while path.exists():
        number += 1
        path = own / f"{name} {number}.toml"
    write_atomically(path, tomlkit.dumps(dict(sheet)).encode())
    return path


def _is_same_sheet(path: Path, sheet: Mapping[str, Any]) -> bool:
    try:
        return _read(path) == sheet
    except Exception:  # noqa: BLE001 - the boundary of this door
        return False


def line_of(text: str, place: tuple[str | int, ...]) -> int:
    """Return the line (from 1) of a place in a sheet: that of its key, else of its table, else the first."""
    lines = text.splitlines()
    # The lines of the table that contains the place
    found = [(number, HEADER.match(line)) for number, line in enumerate(lines)]
    headers = [(number, header[2]) for number, header in found if header is not None and "." not in header[2]]
    bounds = [*(number for number, _ in headers), len(lines)]
    named = [at for at, (_, name) in enumerate(headers) if place and name == place[0]]
    which = place[1] if len(place) > 1 and isinstance(place[1], int) else 0
    first, last = bounds[named[which] : named[which] + 2] if which < len(named) else (0, len(lines))
    for key in reversed([part for part in place if isinstance(part, str)]):
        wanted = re.compile(rf"\s*(?:[\w\"'-]+\s*\.\s*)*[\"']?{re.escape(key)}[\"']?\s*=")
        there = next((number for number in range(first, last) if wanted.match(lines[number])), None)
        if there is not None:
            return there + 1
    return first + 1
