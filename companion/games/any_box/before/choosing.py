"""Before the game: which box it is, and what its sheet wants; a new one is made by answering questions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from companion.games.any_box.before.changing import changed
from companion.games.any_box.before.summary import about
from companion.games.any_box.box import COLOURS, SHEETS, shipped
from companion.games.any_box.sheet.fields import SheetRefused, SheetText
from companion.games.any_box.sheet.sheet import BoxSheet, read_sheet
from companion.table import Choose, Option, phrase
from companion.table.preparation import SHEET, KeptSheets, Prepared
from companion.table.questions.writing import Write

OFFERED = 8
"""So many boxes that are known are offered, the one played last first."""
REFUSED = 5
LONGEST_SHOWN = 24
"""Letters of a file's name beside the reason why it cannot be played."""


async def prepare(shelf: KeptSheets) -> Prepared:
    """Ask which box it is and whether its sheet fits (AB-016), and give the sheet with how many it seats."""
    plain = await _which(shelf) or await _new_box(shelf)
    tries = 0
    while True:
        tries += 1
        sheet = read_sheet(plain)
        options = (Option("keep", phrase("any-keep"), icon="check"), Option("change", phrase("any-change"), icon="pen"))
        args = {"about": about(sheet)}
        if await Choose("any.as-it-is", args=args, occurrence=(tries,), options=options) == "keep":
            break
        plain = await changed(plain, sheet, tries)
    return Prepared({SHEET: plain}, seats_of(sheet))


def seats_of(sheet: BoxSheet) -> tuple[int, ...]:
    """List how many may sit down (AB-001)."""
    return tuple(range(sheet.players[0], min(sheet.players[1], len(COLOURS)) + 1))


def title(facts: Mapping[str, Any]) -> str:
    """Give the name of the box that these facts are about, the same in each language; "" where it has none."""
    found = _title(facts)
    return found.en if found is not None else ""


def titles(facts: Mapping[str, Any]) -> Mapping[str, str]:
    """Give the name of the box in each language; nothing where it has only one."""
    found = _title(facts)
    return {"de": found.de, "en": found.en} if found is not None and found.de != found.en else {}


@cache
def printed_titles() -> frozenset[str]:
    """Give the names of the sheets that come with the game, in both languages."""
    titles = [read_sheet(shipped(name)).title for name in SHEETS]
    return frozenset(text for title in titles for text in (title.de, title.en))


def _title(facts: Mapping[str, Any]) -> SheetText | None:
    sheet = facts.get(SHEET)
    if not isinstance(sheet, Mapping):
        return None
    try:
        return read_sheet(sheet).title
    except SheetRefused:
        return None


async def _which(shelf: KeptSheets) -> Mapping[str, Any]:
    """Ask for a box that is known; nothing stands for a new one."""
    known = _readable(shelf.files)
    if not shelf.files and not shelf.unreadable:
        return {}
    newest = list(known)[: -OFFERED - 1 : -1]
    offered = [Option(f"box:{name}", read_sheet(known[name]).title.words, icon="book") for name in newest]
    refused = _all_refused([name for name in (*shelf.files, *shelf.unreadable) if name not in known], shelf)
    options = (*offered, Option("new", phrase("any-new-box"), icon="plus"), *refused)
    chosen = await Choose("any.which", options=options)
    return {} if chosen == "new" else known[chosen.removeprefix("box:")]


def _readable(sheets: Mapping[str, Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    return {name: plain for name, plain in sheets.items() if _why_not(plain) is None}


def _why_not(plain: Mapping[str, Any]) -> SheetRefused | None:
    try:
        read_sheet(plain)
    except SheetRefused as refused:
        return refused
    return None


def _all_refused(names: list[str], shelf: KeptSheets) -> list[Option[str]]:
    """Show so many sheets that cannot be played that each has room for its reason, and how many more there are."""
    shown = [_refused(name, shelf) for name in names[:REFUSED]]
    if len(names) == len(shown):
        return shown
    more = phrase("any-more-refused", n=len(names) - len(shown))
    return [*shown, Option("more", more, off=phrase("any-bad-more"), icon="doubt")]


def _refused(name: str, shelf: KeptSheets) -> Option[str]:
    """Show a sheet that cannot be played, and why."""
    refused = _why_not(shelf.files[name]) if name in shelf.files else None
    line = re.search(r"line (\d+)", shelf.unreadable.get(name, ""))
    unreadable = phrase("any-bad-unreadable", line=int(line[1]) if line else 0)
    why = refused.reason if refused is not None else unreadable
    shown = name if len(name) <= LONGEST_SHOWN else f"{name[: LONGEST_SHOWN - 1]}…"
    return Option(f"box:{name}", phrase("any-own-sheet", title=shown, why=why), off=phrase("any-bad-more"), icon="doubt")


async def _new_box(shelf: KeptSheets) -> Mapping[str, Any]:
    """Ask for a title, and which sheet comes closest."""
    called = await Write("any.title")
    own = _readable(shelf.files)
    options = [Option(name, read_sheet(shipped(name)).title.words, icon="book") for name in SHEETS]
    options += [Option(f"box:{name}", read_sheet(own[name]).title.words, icon="pen") for name in own]
    kind = await Choose("any.kind", options=tuple(options))
    base = shipped(kind) if kind in SHEETS else own[kind.removeprefix("box:")]
    return {**base, "title": called}
