"""Writing a sheet on a phone or PC: the words about what was typed, beside its lines, and how it is kept."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from companion.app.lobby.sheet_files import MOST_BYTES, line_of, put
from companion.games import GAMES
from companion.language.words import Words
from companion.network.glass.sheet_page import SheetSeen
from companion.system.languages import LANGUAGES
from companion.system.nearest import find_nearest
from companion.system.written import parse_toml
from companion.table import phrase
from companion.table.game import JudgedSheet

MOST_KEPT = 20
"""The most sheets that phones may leave here before this device is started anew."""
SYNTAX = re.compile(r"line (\d+)")


class SheetDesk:
    """Judges and keeps what visitors write; only the phones' thread uses it, so it has words of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._kept = folder, 0
        self._game = next((game for game in GAMES if game.judge is not None), None)

    def judge(self, text: str, language: str) -> SheetSeen:
        """Return the sentences about a sheet, each with its line, and what it would do if it plays."""
        return self._judge(text, language)[2]

    def _judge(self, text: str, language: str) -> tuple[Mapping[str, Any], JudgedSheet | None, SheetSeen]:
        """Read what was typed, and say what there is to say about it."""
        plain, judged, seen = self._read(text, language)
        if judged is None or self._game is None:
            return plain, judged, seen
        words = _words_of(language, self._game.folder)
        nearest = words(phrase("sheet-nearest", name=name)) if (name := find_nearest(judged.unknown, judged.known)) else ""
        told = tuple((line_of(text, place), f"{words(why)}{nearest}") for place, why in judged.faults)
        if judged.title is None or judged.about is None:
            return plain, judged, SheetSeen(told)
        return plain, judged, SheetSeen(told, words(judged.title), words(judged.about), tuple(map(words, judged.lines)))

    def keep(self, text: str, language: str) -> SheetSeen:
        """Keep a sheet that plays, so that the table is offered it; return what is said about it."""
        plain, judged, seen = self._judge(text, language)
        if self._game is None or judged is None or not judged.plays or self._kept >= MOST_KEPT:
            return seen
        try:
            put(self._folder, self._game.name, seen.title, plain)
        except OSError:
            return seen
        self._kept += 1
        return seen._replace(kept=True)

    def _read(self, text: str, language: str) -> tuple[Mapping[str, Any], JudgedSheet | None, SheetSeen]:
        """Read what was typed; if it is no TOML, or too long, the sentence that says so stands in the last part."""
        line = 1
        try:
            if self._game is not None and self._game.judge is not None and len(text.encode("utf-8", "replace")) <= MOST_BYTES:
                plain = parse_toml(text)
                return plain, self._game.judge(plain), SheetSeen(())
        except tomllib.TOMLDecodeError as fault:
            found = SYNTAX.search(str(fault))
            line = int(found[1]) if found else text.count("\n") + 1
        except (RecursionError, ValueError):
            pass  # nested too deeply, or a number of too many digits
        return {}, None, SheetSeen(((line, _words_of(language)(phrase("sheet-unreadable"))),))


@cache
def _words_of(language: str, *folders: Path) -> Words:
    return Words(language if language in LANGUAGES else "en", folders)
