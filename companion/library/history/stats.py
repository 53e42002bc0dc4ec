"""Statistics over all plays: the list, a player's page, a box's page. Each takes a few queries of the index."""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import field

from companion.library.logged import minutes
from companion.table import unchanging

_DONE = "play.aborted = 0"
HALL = 5
"""The number of lines of a hall of fame."""


@unchanging
class PlayRow:
    """One play in a list; an unknown day is "", unknown minutes are None."""

    game: int
    uuid: str
    box: str
    day: str
    minutes: int | None
    aborted: bool
    winners: tuple[str, ...]
    players: tuple[str, ...]
    title: str = ""
    titles: Mapping[str, str] = field(default_factory=dict)


@unchanging
class BoxPlayed:
    """A box and its number of plays: `kind` is the key of its figures, the title is that of the newest play."""

    kind: str
    box: str
    plays: int
    title: str = ""
    titles: Mapping[str, str] = field(default_factory=dict)


@unchanging
class BoxRecord:
    """A player's record with one box: plays, wins, the best score and the mean score (None if no score is known)."""

    box: str
    plays: int
    wins: int
    best: int | None
    mean: float | None
    title: str = ""
    titles: Mapping[str, str] = field(default_factory=dict)


@unchanging
class Champion:
    """One of the players who won most often with one box."""

    name: str
    plays: int
    wins: int


@unchanging
class Rival:
    """Another player at the same table: the number of plays together, and how often each of the two won."""

    name: str
    plays: int
    won: int
    lost: int


@unchanging
class PlayerStats:
    """A player's page: finished plays and wins (broken-off plays are counted apart), boxes, favourite colour, rivals.

    The colour is "" if none is known; who sat in the same team is no rival.
    """

    name: str
    plays: int
    wins: int
    aborted: int
    boxes: tuple[BoxRecord, ...]
    colour: str
    rivals: tuple[Rival, ...]


@unchanging
class PlaysOf:
    """Finished plays of a year (`YYYY`), a month (`YYYY-MM`), a place or a kind of box, their minutes, the box played most."""

    what: str
    plays: int
    minutes: int | None
    box: str
    title: str = ""
    titles: Mapping[str, str] = field(default_factory=dict)


@unchanging
class Pair:
    """Two people who sat at one table against each other: how often, and how often each of them won."""

    name: str
    other: str
    plays: int
    won: int
    lost: int


@unchanging
class WinShare:
    """How often a colour (by play) or a character (by round) belonged to a winner."""

    what: str
    won: int
    of: int


@unchanging
class Fame:
    """One line of the hall of fame."""

    name: str
    score: int
    day: str
    uuid: str


@unchanging
class BoxStats:
    """A box's page: plays, the best scores, the champions, the closest and the longest play, and shares of wins."""

    box: str
    plays: int
    minutes: int | None
    fame: tuple[Fame, ...]
    champions: tuple[Champion, ...]
    closest: tuple[PlayRow, int] | None
    longest: tuple[PlayRow, int] | None
    colours: tuple[WinShare, ...]
    roles: tuple[WinShare, ...]
    title: str = ""
    titles: Mapping[str, str] = field(default_factory=dict)


_FEWEST = "sum(play.direction) < 0"
"""The SQL condition that the fewest points win over all these plays."""
_CALLED = "play.box, play.title, play.titles, max(play.moment)"
"""The columns of the newest play's name: with a single `max`, SQLite takes the other columns from that row."""
_OF = "(play.kind = :box OR play.box = :box AND play.title != '')"
"""Plays of a kind, or of all titles of a game that covers many boxes, in SQL; house rules that count make another kind."""
_LINE = "play.game, play.uuid, play.box, play.day, play.duration, play.aborted, play.title, play.titles"


def _line(db: sqlite3.Connection, row: tuple[int, str, str, str, int | None, int, str, str]) -> PlayRow:
    game, uuid, box, day, duration, aborted, title, titles = row
    seats = db.execute("SELECT name, won FROM seat WHERE game = ? ORDER BY place", (game,)).fetchall()
    winners = tuple(name for name, won in seats if won)
    players = tuple(name for name, _ in seats)
    return PlayRow(game, uuid, box, day, minutes(duration), bool(aborted), winners, players, title, json.loads(titles))


def list_plays(
    db: sqlite3.Connection, count: int | None = None, skip: int = 0, *, box: str = "", kind: str = "", player: str = ""
) -> tuple[PlayRow, ...]:
    """List plays, the newest first: all (`count` None), or `count` after the first `skip`.

    Those of a `box` are by all house rules, those of a `kind` are the ones on its page (`box_stats`).
    """
    of_box = "AND :box IN (play.kind, play.box) " if box else f"AND {_OF} " if kind else ""
    which = of_box + "AND play.game IN (SELECT game FROM seat WHERE name = :player) " * bool(player)
    rows = db.execute(
        f"SELECT {_LINE} FROM play WHERE 1 {which}ORDER BY play.moment DESC, play.game DESC LIMIT :count OFFSET :skip",
        {"box": box or kind, "player": player, "count": -1 if count is None else count, "skip": skip},
    ).fetchall()
    return tuple(_line(db, row) for row in rows)


def count_plays(db: sqlite3.Connection) -> int:
    """Count all plays."""
    return int(db.execute("SELECT count(*) FROM play").fetchone()[0])


def boxes_played(db: sqlite3.Connection) -> tuple[BoxPlayed, ...]:
    """List the boxes with their plays, the most played first."""
    rows = db.execute(f"SELECT kind, count(*), {_CALLED} FROM play GROUP BY kind ORDER BY 2 DESC, 1").fetchall()
    return tuple(BoxPlayed(kind, box, plays, title, json.loads(titles)) for kind, plays, box, title, titles, _ in rows)


def players_known(db: sqlite3.Connection) -> tuple[tuple[str, int, int], ...]:
    """List the players with their finished plays and wins, the most frequent player first."""
    query = (
        f"SELECT name, sum({_DONE}), sum(won AND {_DONE}) FROM seat JOIN play USING (game) "
        "WHERE person GROUP BY name ORDER BY 2 DESC, 3 DESC, 1"
    )
    return tuple(db.execute(query).fetchall())


PARTS = {"year": "substr(day, 1, 4)", "month": "substr(day, 1, 7)", "place": "venue", "box": "kind"}
"""What plays are counted by, as SQL."""


def plays_by(db: sqlite3.Connection, by: str) -> tuple[PlaysOf, ...]:
    """Count the finished plays by a key of `PARTS`: the latest year or month first, or the place or box with most plays."""
    part = PARTS[by]
    which = f"FROM play WHERE {_DONE} AND {part} != '' GROUP BY 1, kind ORDER BY 2 DESC, kind"
    rows = db.execute(f"SELECT {part}, count(*), sum(duration), {_CALLED} {which}").fetchall()
    found = []
    for what in dict.fromkeys(row[0] for row in rows):
        of_it = [row for row in rows if row[0] == what]
        known = [row[2] for row in of_it if row[2] is not None]
        _, _, _, box, title, titles, _ = of_it[0]
        spent = minutes(sum(known)) if known else None
        found.append(PlaysOf(what, sum(row[1] for row in of_it), spent, box, title, json.loads(titles)))
    found.sort(key=lambda share: share.what, reverse=by in {"year", "month"})
    return tuple(found if by in {"year", "month"} else sorted(found, key=lambda share: -share.plays))


def pairs(db: sqlite3.Connection, count: int = -1) -> tuple[Pair, ...]:
    """List the `count` pairs of people (all: -1) who played against each other most; who has won more stands first in a pair."""
    rows = db.execute(
        "SELECT mine.name, other.name, count(*), sum(mine.won), sum(other.won) FROM seat AS mine JOIN play USING (game) "
        f"JOIN seat AS other ON other.game = mine.game AND other.name > mine.name WHERE {_DONE} AND mine.person AND other.person "
        "AND (mine.team = '' OR mine.team != other.team) GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT ?",
        (count,),
    ).fetchall()
    return tuple(Pair(*row) if row[3] >= row[4] else Pair(row[1], row[0], row[2], row[4], row[3]) for row in rows)


def player_stats(db: sqlite3.Connection, name: str) -> PlayerStats | None:
    """Return a player's page; None if nobody of this name played."""
    plays, wins, aborted = db.execute(
        f"SELECT sum({_DONE}), sum(won AND {_DONE}), sum(play.aborted) FROM seat JOIN play USING (game) WHERE name = ?",
        (name,),
    ).fetchone()
    if plays is None:
        return None
    boxes = db.execute(
        f"SELECT count(*), sum(won), iif({_FEWEST}, min(score), max(score)), avg(score), {_CALLED} "
        f"FROM seat JOIN play USING (game) WHERE name = ? AND {_DONE} GROUP BY kind ORDER BY 1 DESC, kind",
        (name,),
    ).fetchall()
    colour = db.execute(
        "SELECT colour FROM seat WHERE name = ? AND colour != '' GROUP BY colour ORDER BY count(*) DESC, 1 LIMIT 1", (name,)
    )
    found = tuple(
        BoxRecord(box, count, won, best, mean, title, json.loads(titles))
        for count, won, best, mean, box, title, titles, _ in boxes
    )
    rivals = db.execute(
        "SELECT other.name, count(*), sum(mine.won), sum(other.won) FROM seat AS mine JOIN play ON play.game = mine.game "
        f"JOIN seat AS other ON other.game = mine.game AND other.place != mine.place WHERE mine.name = ? AND {_DONE} "
        "AND other.person AND (mine.team = '' OR mine.team != other.team) GROUP BY other.name ORDER BY 2 DESC, 1",
        (name,),
    ).fetchall()
    favourite = str((colour.fetchone() or ("",))[0])
    return PlayerStats(name, plays, wins, aborted, found, favourite, tuple(Rival(*row) for row in rivals))


def box_stats(db: sqlite3.Connection, box: str) -> BoxStats | None:
    """Return the page of a box or kind; None if no play of it was finished."""
    plays, duration, name, title, titles, _ = db.execute(
        f"SELECT count(*), avg(duration), {_CALLED} FROM play WHERE {_OF} AND {_DONE}", {"box": box}
    ).fetchone()
    if not plays:
        return None
    of = {"box": box, "hall": HALL}
    seats = f"FROM play JOIN seat USING (game) WHERE {_OF} AND {_DONE}"
    fame = (
        f"SELECT name, score, day, uuid {seats} AND score IS NOT NULL AND person "
        f"ORDER BY score * iif((SELECT {_FEWEST} FROM play WHERE {_OF} AND {_DONE}), 1, -1), game LIMIT :hall"
    )
    champions = f"SELECT name, count(*), sum(won) {seats} AND person GROUP BY name ORDER BY 3 DESC, 2, 1 LIMIT :hall"
    colours = (
        f"SELECT colour, sum(won), count(*) {seats} AND colour != '' GROUP BY colour ORDER BY 1.0 * sum(won) / count(*) DESC, 1"
    )
    roles = (
        "SELECT role, sum(times * won), sum(times) FROM play JOIN seat USING (game) JOIN role USING (game, place) "
        f"WHERE {_OF} AND {_DONE} GROUP BY role ORDER BY 1.0 * sum(times * won) / sum(times) DESC, 1"
    )
    return BoxStats(
        name,
        plays,
        minutes(duration),
        fame=tuple(Fame(*row) for row in db.execute(fame, of).fetchall()),
        champions=tuple(Champion(*row) for row in db.execute(champions, of).fetchall()),
        closest=_extreme(db, box, "play.margin", "ASC"),
        longest=_extreme(db, box, "play.duration", "DESC"),
        colours=tuple(WinShare(*row) for row in db.execute(colours, of).fetchall()),
        roles=tuple(WinShare(*row) for row in db.execute(roles, of).fetchall()),
        title=title if ":" in box else "",
        titles=json.loads(titles) if ":" in box else {},
    )


def _extreme(db: sqlite3.Connection, box: str, what: str, order: str) -> tuple[PlayRow, int] | None:
    """Find the play with the least or the largest figure; of equal ones, the first."""
    row = db.execute(
        f"SELECT {_LINE}, {what} FROM play WHERE {_OF} AND {_DONE} AND {what} IS NOT NULL ORDER BY {what} {order}, game LIMIT 1",
        {"box": box},
    ).fetchone()
    return (_line(db, row[:-1]), int(row[-1])) if row else None
