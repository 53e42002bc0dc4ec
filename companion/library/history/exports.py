"""Plays as files for other programs: a play file for BG Stats, a table (CSV), or the plays' own documents (JSON)."""

import csv
import io
import json
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path

from companion.library.history.bgstats import Texts, play_file
from companion.library.history.document import Play, plain
from companion.library.history.series import in_series
from companion.library.timing import day, minutes
from companion.system.files import write_atomically
from companion.table.failure import TableError
from companion.table.phrase import phrase

STEM = "companion-plays"
COLUMNS = (
    "uuid", "date", "game", "minutes", "rounds", "broken-off", "cooperative", "place", "comment", "expansions",
    "player", "team", "colour", "seat", "rank", "score", "won", "started", "characters", "thinking",
)  # fmt: skip
"""Columns of the table; the words are `export-COLUMN`."""


_FORMULA = {*"=+-@|%", *"＝＋－＠"}


class ExportFailed(TableError):
    """The file could not be written; what was there before is as it was."""


class ExportForm(StrEnum):
    """Forms of an export; each is the ending of its file."""

    BGSPLAY = "bgsplay"
    CSV = "csv"
    JSON = "json"


def exported(plays: Iterable[Play], form: ExportForm, texts: Texts, now: int, me: str = "", *, series: bool = False) -> str:
    """Write plays, the oldest first; `now` (milliseconds since 1970) stands for unknown days where one is required.

    `me` is the player whose app BG Stats is; "" where it is anybody's. A `series` of games becomes one play, but in the plays'
    own documents, which say all that is known.
    """
    if form is ExportForm.JSON:
        return json.dumps([plain(play) for play in plays], ensure_ascii=False, indent=1)
    plays = in_series(plays) if series else plays
    if form is ExportForm.BGSPLAY:
        return play_file(plays, texts, now, me)
    rows: list[Sequence[object]] = [[texts.words(phrase(f"export-{column}")) for column in COLUMNS]]
    for play in plays:
        box, length = texts.box(play.game, play.title, play.titles), minutes(play.duration)
        known = [play.uuid, day(play.ended), box, length, play.rounds, int(play.aborted), int(play.cooperative)]
        about = [*known, play.place, play.comment, texts.board(play)]
        for number, (name, seat) in enumerate(play.people, start=1):
            person = [name, seat.name if play.teams else "", texts.colour(seat), number]
            result = [seat.rank, seat.score, int(seat.won), int(seat.starts)]
            rows.append([*about, *person, *result, texts.role(play, seat), minutes(seat.thinking)])
    return spreadsheet(rows, texts.words.language)


def spreadsheet(rows: Iterable[Sequence[object]], language: str) -> str:
    """Write rows as a table that spreadsheets of a language open in columns; what is None stays empty.

    A byte order mark says UTF-8 to them. A German one takes semicolons for columns and a comma in numbers, an English one
    commas and a point.
    """
    german = language == "de"
    text = io.StringIO()
    writer = csv.writer(text, delimiter=";" if german else ",")
    for row in rows:
        cells = [f"{cell:.1f}".replace(".", "," if german else ".") if isinstance(cell, float) else cell for cell in row]
        writer.writerow([harmless(cell) if isinstance(cell, str) else cell for cell in cells])
    return f"\ufeff{text.getvalue()}"


def harmless(text: str) -> str:
    """Keep a spreadsheet from taking a text for a formula, wherever it looks for one."""
    return f"'{text}" if text.lstrip()[:1] in _FORMULA or text[:1] in {"\t", "\r", "\n"} else text


def names_in(plays: Iterable[Play]) -> tuple[str, ...]:
    """List whose names an export contains."""
    return tuple(sorted({name for play in plays for name, _ in play.people}))


def write_export(text: str, path: Path) -> None:
    """Write an export, whole or not at all. Raises `ExportFailed`: the stick is full, was pulled out, cannot be written."""
    try:
        if not path.parent.is_dir():
            raise FileNotFoundError(f"the folder {path.parent} does not exist")
        write_atomically(path, text.encode("utf-8"))
    except OSError as error:
        raise ExportFailed(f"the plays could not be written to {path}: {error.strerror or error}") from error
