"""Plays as files for other programs: a play file for BG Stats, a table (CSV), or the plays' own documents (JSON)."""

import csv
import io
import json
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path

from companion.library.history.bgstats import Texts, play_file
from companion.library.history.document import Play, plain
from companion.library.history.timing import day, minutes
from companion.system.files import write_atomically
from companion.table.failure import TableError

STEM = "companion-plays"
COLUMNS = (
    "uuid", "date", "game", "minutes", "rounds", "broken off", "place", "comment", "expansions",
    "player", "colour", "seat", "rank", "score", "won", "started", "characters", "minutes of thought",
)  # fmt: skip


_FORMULA = {*"=+-@|%", *"＝＋－＠"}


class ExportFailed(TableError):
    """The file could not be written; what was there before is as it was."""


class ExportForm(StrEnum):
    """Forms of an export; each is the ending of its file."""

    BGSPLAY = "bgsplay"
    CSV = "csv"
    JSON = "json"


def exported(plays: Iterable[Play], form: ExportForm, texts: Texts, now: int) -> str:
    """Write plays in a form; `now` (milliseconds since 1970) stands for days that are unknown, where one is required."""
    if form is ExportForm.BGSPLAY:
        return play_file(plays, texts, now)
    if form is ExportForm.JSON:
        return json.dumps([plain(play) for play in plays], ensure_ascii=False, indent=1)
    # Write a line for each player of each play. A byte order mark says UTF-8 to spreadsheets.
    # A German spreadsheet takes semicolons for columns, an English one commas.
    text = io.StringIO()
    writer = csv.writer(text, delimiter=";" if texts.words.language == "de" else ",")
    writer.writerow(COLUMNS)
    for play in plays:
        box, length = texts.box(play.game, play.title, play.titles), _shown(minutes(play.duration))
        known = [play.uuid, day(play.ended), box, length, play.rounds, int(play.aborted)]
        about = [*known, play.place, play.comment, texts.board(play)]
        for number, seat in enumerate(play.seats, start=1):
            person = [seat.name, seat.colour, number]
            result = [_shown(seat.rank), _shown(seat.score), int(seat.won), int(seat.starts)]
            row = [*about, *person, *result, texts.role(play, seat), _shown(minutes(seat.thinking))]
            writer.writerow([harmless(cell) if isinstance(cell, str) else cell for cell in row])
    return f"\ufeff{text.getvalue()}"


def _shown(value: int | None) -> object:
    return "" if value is None else value


def harmless(text: str) -> str:
    """Keep a spreadsheet from taking a text for a formula, wherever it looks for one."""
    return f"'{text}" if text.lstrip()[:1] in _FORMULA or text[:1] in {"\t", "\r", "\n"} else text


def names_in(plays: Iterable[Play]) -> tuple[str, ...]:
    """List whose names an export contains."""
    return tuple(sorted({seat.name for play in plays for seat in play.seats}))


def write_export(text: str, path: Path) -> None:
    """Write an export, whole or not at all. Raises `ExportFailed`: the stick is full, was pulled out, cannot be written."""
    try:
        if not path.parent.is_dir():
            raise FileNotFoundError(f"the folder {path.parent} does not exist")
        write_atomically(path, text.encode("utf-8"))
    except OSError as error:
        raise ExportFailed(f"the plays could not be written to {path}: {error.strerror or error}") from error
