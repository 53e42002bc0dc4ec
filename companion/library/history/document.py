"""The document of a play: everything that is known of one finished or broken-off game, as one JSON value.

`PlayDocument` is made from the journal (`deriving`); edits of people are laid over it (`edits`). Its JSON form is
what exports and other programs read, so names there are only added, never changed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, field, fields
from typing import Any

from companion.table.failure import TableError
from companion.unchanging import unchanging

FORMAT = "companion-play"
VERSION = 1
"""Of the document's form; it grows when a name changes its meaning."""

NOBODY = "N. N."
"""The name of a player who is forgotten, or never had one; several are numbered. Nobody of this name counts as a person."""


class DocumentRefused(TableError, ValueError):
    """This is no document of a play."""


@unchanging
class PlayedSeat:
    """One player of a play, in the order of the seats.

    `rank` (1 is best) and `score` are None where they are not known; `roles` are the characters shown, one for each time;
    `thinking` is milliseconds of open questions to this player, None where no time is known.
    """

    name: str
    colour: str
    rank: int | None = None
    score: int | None = None
    won: bool = False
    starts: bool = False
    roles: tuple[str, ...] = ()
    thinking: int | None = None


@unchanging
class PlayDocument:
    """A play. `uuid` never changes; `game` is the box's name in code and `script` its script's version.

    `begun` and `ended` are milliseconds since 1970 (UTC), None where the device's clock cannot have been right; `duration` is
    milliseconds of play without pauses, None where no time is known (0.1.0). `course` has a row for each round that ended,
    each with the score of every seat, as far as the books count it. `aborted` plays were put aside and have no result; neither
    have those that cannot be replayed any more.
    `place` is where it was played, `device` the name of the device that recorded it; `title` is what the table calls its box,
    where one box of ours stands for many, and `titles` the same by language, where that differs.
    `revision` grows with whatever changes a play after it was made (its game went on, an edit), so that of two the newer one is
    known; it is no part of what is compared. What is `deleted` is told to those who have it already.
    """

    uuid: str
    game: str
    script: str
    seats: tuple[PlayedSeat, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    expansions: tuple[str, ...] = ()
    rounds: int = 0
    begun: int | None = None
    ended: int | None = None
    duration: int | None = None
    aborted: bool = False
    course: tuple[tuple[int, ...], ...] = ()
    place: str = ""
    comment: str = ""
    device: str = ""
    title: str = ""
    titles: Mapping[str, str] = field(default_factory=dict)
    revision: int = field(default=0, compare=False)
    deleted: bool = False

    @property
    def winners(self) -> tuple[PlayedSeat, ...]:
        """Who won; nobody in a play that was broken off."""
        return tuple(seat for seat in self.seats if seat.won)

    @property
    def standing(self) -> tuple[PlayedSeat, ...]:
        """The seats by rank, those without one last."""
        return tuple(sorted(self.seats, key=lambda seat: seat.rank or len(self.seats) + 1))

    @property
    def kind(self) -> str:
        """What its figures are compared with: plays of the same box, under the same name where one box stands for many."""
        title = self.titles.get("en", self.title)
        return f"{self.game}:{title}" if title else self.game

    @property
    def direction(self) -> int:
        """Whether the most points won (1) or the fewest (-1), as winners and losers tell; 0 where they do not."""
        won = [seat.score for seat in self.seats if seat.won and seat.score is not None]
        lost = [seat.score for seat in self.seats if not seat.won and seat.score is not None]
        if not won or not lost:
            return 0
        return int(max(won) > min(lost)) - int(min(won) < max(lost))

    @property
    def margin(self) -> int | None:
        """Points between the best two scores; None where there are no two."""
        scores = sorted((seat.score for seat in self.seats if seat.score is not None), reverse=self.direction >= 0)
        return abs(scores[0] - scores[1]) if len(scores) > 1 and not self.aborted else None


def plain(play: PlayDocument) -> dict[str, Any]:
    """Turn a play into JSON values."""
    return {"format": FORMAT, "version": VERSION, **asdict(play)}


def written(play: PlayDocument) -> str:
    """Write a play as JSON, on one line."""
    return json.dumps(plain(play), ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> PlayDocument:
    """Read what `written` wrote; names that a later version added are passed over. Raises `DocumentRefused`."""
    try:
        return from_plain(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise DocumentRefused(f"no play: {error}") from error


def from_plain(value: Any) -> PlayDocument:
    """Turn JSON values into a play. Raises `DocumentRefused`."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise DocumentRefused("no play of Companion")
    try:
        known = _known(PlayDocument, value)
        known["seats"] = tuple(_seat(seat) for seat in known["seats"])
        known["expansions"] = tuple(known.get("expansions", ()))
        known["course"] = tuple(tuple(row) for row in known.get("course", ()))
        return PlayDocument(**known)
    except (TypeError, KeyError, AttributeError) as error:
        raise DocumentRefused(f"no play: {error!r}") from error


def _seat(value: dict[str, Any]) -> PlayedSeat:
    known = _known(PlayedSeat, value)
    return PlayedSeat(**{**known, "roles": tuple(known.get("roles", ()))})


def _known(kind: type[PlayDocument | PlayedSeat], value: dict[str, Any]) -> dict[str, Any]:
    names = {one.name for one in fields(kind)}
    return {name: part for name, part in value.items() if name in names}
