"""Reads plays from tables (CSV) by the names of their columns: a row for each player, or one for each play with its `players`.

The rows of a play have its `uuid` or `play` in common; without these columns they stand together, and no name comes twice.
"""

import csv
import io
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from companion.language.words import in_all_languages, simplify
from companion.library.history.document import LONGEST_KEY, Play, PlayedSeat
from companion.library.history.exports import COLUMNS, undo_harmless
from companion.library.importing.found import (
    ANY_BOX,
    MINUTE,
    Doubt,
    FoundPlays,
    ImportRefused,
    flag,
    own_uuid,
    plain,
    seat_people,
    uuid_of,
    whole,
)
from companion.table import phrase

Row = Mapping[str, str]
ALSO = {
    "play": ("play id", "playid", "partie"), "players": ("spieler", "mitspieler", "names", "namen"),
    "winners": ("winner", "sieger", "gewinner"), "scores": ("results", "ergebnisse"),
    "date": ("day", "tag", "play date", "playdate", "dateplayed", "date played"), "place": ("location", "wo"),
    "game": ("box", "game name", "title", "titel", "brettspiel"), "player": ("name", "player name", "spieler name"),
    "score": ("points", "result", "ergebnis"), "rank": ("position", "platz", "place finished"),
    "minutes": ("duration", "dauer", "length", "durationmin"), "won": ("win", "sieg", "is winner"),
    "comment": ("comments", "notes", "kommentar", "notiz"), "colour": ("color",), "started": ("start player", "startspieler"),
    "characters": ("role", "rolle", "faction"), "broken-off": ("incomplete", "aborted"), "bgg": ("bggid", "bgg id", "objectid"),
    "first": ("new", "new player", "neu"), "expansions": ("board", "variant", "erweiterung"),
}  # fmt: skip
"""Further names of columns, beside those of our own tables in every language."""
_SHARED = ("date", "game", "place", "comment", "minutes", "rounds", "bgg")
"""What rows of one play have in common."""


@cache
def _columns() -> Mapping[str, str]:
    """Return each column by all its names."""
    named = {simplify(name): column for column, names in ALSO.items() for name in (column, *names)}
    own = {simplify(words(phrase(f"export-{column}"))): column for words in in_all_languages() for column in COLUMNS}
    return {**named, **{simplify(column): column for column in COLUMNS}, **own}


def read_table(text: str, found: FoundPlays) -> None:
    """Add all plays of a table. Raises `ImportRefused` if it lacks the columns that every play needs."""
    head = text.partition("\n")[0]
    rows = csv.reader(io.StringIO(text), delimiter=max(";,\t", key=head.count))
    names = [simplify(name) for name in next(rows, [])]
    columns = [_columns().get(name, "") for name in names]
    if not {"date", "game"} <= set(columns) or not {"player", "players"} & set(columns):
        got = ", ".join(names)[:200] or "nothing"
        raise ImportRefused(f"expected a table with columns named date, game, and player or players, got {got}")
    known = ({column: plain(undo_harmless(cell)) for column, cell in zip(columns, row, strict=False) if column} for row in rows)
    seen: dict[str, int] = {}
    for together in _together(known):
        try:
            play = _read_play(together, seen, found)
        except ValueError:
            found.doubts[Doubt.LEFT_OUT] += 1
        else:
            found.take(play)


def _together(rows: Iterator[Row]) -> Iterator[list[Row]]:
    """Yield the rows of each play."""
    named: dict[str, list[Row]] = {}
    together: list[Row] = []
    for row in rows:
        if not any(row.values()):
            continue
        if key := row.get("uuid") or row.get("play"):
            named.setdefault(key, []).append(row)
            continue
        other = not together or "players" in row or any(row.get(name) != together[0].get(name) for name in _SHARED)
        if other or row.get("player") in {one.get("player") for one in together}:
            if together:
                yield together
            together = []
        together.append(row)
    yield from named.values()
    if together:
        yield together


def _read_play(rows: list[Row], seen: dict[str, int], found: FoundPlays) -> Play:
    first = rows[0]
    title = plain(first.get("game"), LONGEST_KEY)
    if not title:
        raise ValueError("expected the name of a game, got none")
    people = _list_people(first) if "players" in first else rows
    seats = seat_people(_read_seat(row, found) for row in people if row.get("player"))
    ended = found.read_moment(first.get("date"))
    length = round(float(first.get("minutes", "").replace(",", ".") or 0))
    # Two plays that are told alike are two plays: they differ by which of them comes first
    alike = uuid_of("csv", sorted(first.items()), [sorted(row.items()) for row in rows])
    seen[alike] = seen.get(alike, 0) + 1
    return Play(
        uuid=own_uuid(first.get("uuid"), alike, seen[alike]),
        game=ANY_BOX,
        script="",
        seats=seats,
        rounds=whole(first.get("rounds")),
        ended=ended,
        duration=length * MINUTE if 0 < length < LONGEST_MINUTES else None,
        aborted=flag(first.get("broken-off")),
        place=plain(first.get("place")),
        comment=plain(first.get("comment")),
        title=title,
        cooperative=flag(first.get("cooperative")),
        bgg=whole(first.get("bgg")),
        board=plain(first.get("expansions")),
    )


LONGEST_MINUTES = 1_000_000
"""From so many minutes on, a length is not believed."""


def _list_people(row: Row) -> list[Row]:
    """Return a row for each name in the column `players`, with the scores in the same order."""
    names, scores, winners = (_split(row.get(name, "")) for name in ("players", "scores", "winners"))
    told = {name.casefold() for name in winners}
    padded: list[Any] = [*scores, *[""] * len(names)]
    return [
        {"player": name, "score": score, "won": str(name.casefold() in told)} for name, score in zip(names, padded, strict=False)
    ]


def _split(text: str) -> list[str]:
    between = next((mark for mark in (";", "|", ",") if mark in text), "\0")
    return [part.strip() for part in text.split(between) if part.strip()]


def _read_seat(row: Row, found: FoundPlays) -> PlayedSeat:
    return PlayedSeat(
        name=row.get("player", ""),
        colour=row.get("colour", ""),
        rank=whole(row.get("rank")) or None,
        won=flag(row.get("won")),
        starts=flag(row.get("started")),
        team=row.get("team", ""),
        part=row.get("characters", ""),
        first=flag(row.get("first")),
        **found.read_score(row.get("score")),
    )
