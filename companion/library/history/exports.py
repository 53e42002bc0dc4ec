"""Plays as files for other programs: a play file for BG Stats, a table (CSV), or the plays' documents (JSON).

Consecutive games of one box can become one play, such as a best of three, with the number of games won as points.
"""

import csv
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from uuid import UUID, uuid5

from companion.library.history.bgstats import Texts, bgg_id, play_file
from companion.library.history.document import Play, PlayedSeat, convert_play
from companion.library.logged import day, minutes
from companion.system.files import write_atomically
from companion.system.languages import LANGUAGES
from companion.table import TableError, phrase

STEM = "companion-plays"
COLUMNS = (
    "uuid", "date", "game", "minutes", "rounds", "broken-off", "cooperative", "place", "comment", "expansions",
    "player", "team", "colour", "seat", "rank", "score", "won", "started", "characters", "thinking",
    "bgg", "first",
)  # fmt: skip
"""Columns of the table; their words are the messages `export-COLUMN`."""


BREAK = 3 * 3_600_000
"""Milliseconds of a break after which the next game of the same box belongs to another sitting."""

_FORMULA = {*"=+-@|%", *"＝＋－＠"}


class ExportFailed(TableError):
    """The file could not be written; a file that was there before is unchanged."""


class ExportForm(StrEnum):
    """Forms of an export; each value is the file's extension."""

    BGSPLAY = "bgsplay"
    CSV = "csv"
    JSON = "json"


def write_plays(plays: Iterable[Play], form: ExportForm, texts: Texts, now: int, me: str = "", *, series: bool = False) -> str:
    """Write plays, the oldest first; `now` (milliseconds since 1970) replaces an unknown day if one is required.

    `me` is the player who owns the app BG Stats, "" for nobody. With `series` a series of games becomes one play, except in
    JSON documents, which hold all that is known.
    """
    if form is ExportForm.JSON:
        return json.dumps([convert_play(play) for play in plays], ensure_ascii=False, indent=1)
    plays = in_series(plays) if series else plays
    if form is ExportForm.BGSPLAY:
        return play_file(plays, texts, now, me)
    rows: list[Sequence[object]] = [[texts.words(phrase(f"export-{column}")) for column in COLUMNS]]
    for play in plays:
        box, length, bgg = texts.box(play.game, play.title, play.titles), minutes(play.duration), bgg_id(play.game, play) or None
        known = [play.uuid, day(play.ended), box, length, play.rounds, int(play.aborted), int(play.cooperative)]
        about = [*known, play.place, play.comment, texts.board(play)]
        for number, (name, seat) in enumerate(play.people, start=1):
            person = [name, seat.name if play.teams else seat.team, texts.colour(seat), number]
            result = [seat.rank, seat.written or seat.score, int(seat.won), int(seat.starts)]
            rows.append([*about, *person, *result, texts.role(play, seat), minutes(seat.thinking), bgg, int(seat.first)])
        if not play.people:
            rows.append([*about, *[None] * (len(COLUMNS) - len(about) - 2), bgg])
    return spreadsheet(rows, texts.words.language)


def spreadsheet(rows: Iterable[Sequence[object]], language: str) -> str:
    """Write rows as CSV that spreadsheet programs of a language open in columns; None becomes an empty cell.

    A byte order mark marks the text as UTF-8. Languages with a decimal comma separate columns by
    semicolons.
    """
    about = LANGUAGES.find(language)
    text = io.StringIO()
    writer = csv.writer(text, delimiter=about.columns)
    for row in rows:
        cells = [f"{cell:.1f}".replace(".", about.decimal) if isinstance(cell, float) else cell for cell in row]
        writer.writerow([make_harmless(cell) if isinstance(cell, str) else cell for cell in cells])
    return f"\ufeff{text.getvalue()}"


def make_harmless(text: str) -> str:
    """Prefix a text with an apostrophe if a spreadsheet could take it for a formula."""
    return f"'{text}" if text.lstrip()[:1] in _FORMULA or text[:1] in {"\t", "\r", "\n"} else text


def undo_harmless(text: str) -> str:
    """Return a text as it was before `make_harmless`."""
    return text[1:] if text[:1] == "'" and text[1:] and make_harmless(text[1:]) == text else text


def names_in(plays: Iterable[Play]) -> tuple[str, ...]:
    """List the names that an export contains, sorted."""
    return tuple(sorted({name for play in plays for name, _ in play.people}))


def write_export(text: str, path: Path) -> None:
    """Write an export, whole or not at all. Raises `ExportFailed` if the stick is full, was pulled out or cannot be written."""
    try:
        if not path.parent.is_dir():
            raise FileNotFoundError(f"the folder {path.parent} does not exist")
        write_atomically(path, text.encode("utf-8"))
    except OSError as error:
        raise ExportFailed(f"the plays could not be written to {path}: {error.strerror or error}") from error


def in_series(plays: Iterable[Play]) -> tuple[Play, ...]:
    """Merge each series: consecutive games of one box that the same people played to the end.

    `plays` must be in order, the oldest first. Single games and those broken off stay as they are.
    """
    sittings: list[list[Play]] = []
    for play in plays:
        if sittings and _follows(play, sittings[-1][-1]):
            sittings[-1].append(play)
        else:
            sittings.append([play])
    return tuple(sitting[0] if len(sitting) == 1 else _join_series(sitting) for sitting in sittings)


def _follows(play: Play, before: Play) -> bool:
    if play.aborted or before.aborted or play.kind != before.kind or play.begun is None or before.ended is None:
        return False
    return 0 <= play.begun - before.ended < BREAK and _names(play) == _names(before)


def _names(play: Play) -> list[str]:
    return sorted(seat.name for seat in play.seats)


def _join_series(games: list[Play]) -> Play:
    """Build the play of a series. Its `uuid` is derived from the first game's, so a series that grows stays the same play."""
    first, last = games[0], games[-1]
    parts = {name: [next(seat for seat in game.seats if seat.name == name) for game in games] for name in _names(first)}
    won = {name: sum(seat.won for seat in seats) for name, seats in parts.items()}
    enough = len(games) / 2 if first.cooperative else max(won.values())
    lowest = sum(game.direction for game in games) < 0
    seats: list[PlayedSeat] = []
    for seat in first.seats:
        wins = won[seat.name]
        times = [one.thinking for one in parts[seat.name] if one.thinking is not None]
        seats.append(
            replace(
                seat,
                # If the fewest points win a game, the number of games won would mean the opposite
                score=None if lowest else wins,
                rank=1 + sum(other > wins for other in won.values()),
                won=wins > enough or (wins == enough and not first.cooperative and wins > 0),
                roles=(),
                thinking=sum(times) if times else None,
            )
        )
    lengths = [game.duration for game in games if game.duration is not None]
    # Each game's points, in the order in which people sat in the first one
    scores = [[str(parts[seat.name][number].score) for seat in first.seats] for number in range(len(games))]
    results = [":".join(game).replace("None", "–") for game in scores]
    told = [f"{len(games)} × ({', '.join(results)})", *(game.comment for game in games if game.comment)]
    return replace(
        first,
        uuid=str(uuid5(UUID(first.uuid), "series")),
        seats=tuple(seats),
        rounds=len(games),
        ended=last.ended,
        duration=sum(lengths) if lengths else None,
        course=(),
        comment=" · ".join(told),
        revision=max(game.revision for game in games),
    )
