"""`companion sheet check FILE`: whether a sheet for any box can be played, and where not."""

import re
import tomllib
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.commands.common import Commands
from companion.games.any_box.box_sheet import read_sheet
from companion.games.any_box.sheet_fields import Place, SheetRefused
from companion.lobby.sheet_files import MOST_BYTES as SHEET_BYTES
from companion.system.files import read_bounded
from companion.table.errors import TableError

MOST_BYTES = 1_000_000
"""Of a file that is looked through; what is offered at the table has at most `companion.lobby.sheet_files.MOST_BYTES`."""
HEADER = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]\]?")


class SheetUnreadable(TableError, ValueError):
    """A file is no sheet; the message names the line and the reason."""


def add_sheet(sheet: ArgumentParser) -> None:
    """Add the arguments of `sheet`."""
    what = sheet.add_subparsers(title="what", metavar="WHAT", required=True)
    check = what.add_parser("check", help="say whether sheets can be played, and in which line they cannot")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(func=run_check)


COMMANDS: Commands = {"sheet": add_sheet}


def run_check(arguments: Namespace) -> int:
    """Check each file; the exit code is 1 where one cannot be played."""
    failed = 0
    for path in arguments.files:
        try:
            plain = load_sheet(path)
        except SheetUnreadable as refused:
            failed = 1
            print(f"✗ {refused}")
        else:
            sheet = read_sheet(plain)
            print(f"✓ {path}: {sheet.title.en}, {sheet.players[0]}–{sheet.players[1]}")
    return failed


def load_sheet(path: Path) -> Mapping[str, Any]:
    """Read a sheet that can be played; `SheetUnreadable` names file, line and reason."""
    text = _text_of(path)
    try:
        plain = tomllib.loads(text)
        read_sheet(plain)
    except SheetRefused as refused:
        raise SheetUnreadable(f"{path}, line {line_of(text, refused.place)}: {refused}") from refused
    except tomllib.TOMLDecodeError as fault:
        raise SheetUnreadable(f"{path}: {fault}") from fault
    except RecursionError as fault:
        raise SheetUnreadable(f"{path}: expected a sheet of a few levels; this one is nested too deeply") from fault
    except ValueError as fault:
        raise SheetUnreadable(f"{path}: expected numbers of a few digits; one is too long to read") from fault
    if len(text.encode()) > SHEET_BYTES:
        raise SheetUnreadable(f"{path}: expected at most {SHEET_BYTES} bytes; the file has more")
    return plain


def _text_of(path: Path) -> str:
    try:
        data = read_bounded(path, MOST_BYTES)
    except OSError as fault:
        raise SheetUnreadable(f"{path}: {fault.strerror or fault}") from fault
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data[: fault.start].count(b"\n") + 1
        raise SheetUnreadable(f"{path}, line {line}: expected UTF-8 text; this line holds other bytes") from fault


def line_of(text: str, place: Place) -> int:
    """Find the line (from 1) of a place in a sheet: of its key, else of its table, else the first."""
    lines = text.splitlines()
    first, last = _section(lines, place)
    for key in reversed([part for part in place if isinstance(part, str)]):
        wanted = re.compile(rf"\s*(?:[\w\"'-]+\s*\.\s*)*[\"']?{re.escape(key)}[\"']?\s*=")
        found = next((number for number in range(first, last) if wanted.match(lines[number])), None)
        if found is not None:
            return found + 1
    return first + 1


def _section(lines: list[str], place: Place) -> tuple[int, int]:
    """Find the lines of the table that a place is in."""
    found = [(number, HEADER.match(line)) for number, line in enumerate(lines)]
    headers = [(number, header[2]) for number, header in found if header is not None and "." not in header[2]]
    bounds = [*(number for number, _ in headers), len(lines)]
    named = [at for at, (_, name) in enumerate(headers) if place and name == place[0]]
    which = place[1] if len(place) > 1 and isinstance(place[1], int) else 0
    if which < len(named):
        at = named[which]
        return bounds[at], bounds[at + 1]
    return 0, len(lines)
