"""A play and its document: all that is known of one finished or broken-off game, as one JSON value.

`Play` is derived from the journal (`deriving`); people's edits are applied to it (`edits`). Exports and other programs read
its JSON form, so names there are only added, never changed.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, field, fields
from typing import Any, NamedTuple

from companion.library.logged import HALF_LETTER
from companion.table import TableError, entry, unchanging

FORMAT = "companion-play"
VERSION = 1
"""The version of the document's form; it grows when a name changes its meaning."""

NOBODY = "N. N."
"""The name of a player who was forgotten or never had a name; several are numbered. It does not count as a person's name."""


class DocumentRefused(TableError, ValueError):
    """This is not a valid document of a play."""


@unchanging
class PlayedSeat:
    """One player of a play.

    `rank` (1 is best) and `score` are None if unknown; `roles` are the characters shown, each as often as it was shown;
    `thinking` is the milliseconds that questions to this player were open, None if no time is known. The others are known of
    imported plays: `team` is its label, `part` the character as it was written, `written` a score that is no whole number,
    `first` whether it was the player's first play of this box; if not `coloured`, the colour only tells the seats apart.
    """

    name: str
    colour: str
    rank: int | None = None
    score: int | None = None
    won: bool = False
    starts: bool = False
    roles: tuple[str, ...] = ()
    thinking: int | None = None
    team: str = ""
    part: str = ""
    written: str = ""
    first: bool = False
    coloured: bool = True


@unchanging
class Play:
    """A play. `uuid` never changes; `game` is the box's name in code and `script` its script's version.

    `begun` and `ended` are milliseconds since 1970 (UTC), None if the device's clock cannot have been right; `duration` is
    milliseconds of play without pauses, None if no time is known (0.1.0). `course` has a row for each round,
    with the score of every seat, as far as the ledger counts it. `aborted` plays were put aside and have no result, nor do
    plays that can no longer be replayed.
    `place` is where it was played, `device` the name of the device that recorded it; `title` is the table's name for the box
    if one game of ours covers many boxes, and `titles` the same by language, if it differs; without a `title` they name the box
    with the house rules that change what counts. In a `cooperative` play all won or lost together; with `teams` each seat is
    a team.
    `revision` grows with every later change of a play (its game went on, an edit), so that the newer of two versions is
    known; it is not compared. A `deleted` play is still sent to devices that already have it.
    `bgg` is the box's number at BoardGameGeek, 0 if unknown. The others are known of imported plays: `bgg_play` is the play's
    own number there, `added` the expansions by name, each with its number or "", `board` the variant, as they were written.
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
    cooperative: bool = False
    teams: bool = False
    revision: int = field(default=0, compare=False)
    deleted: bool = False
    bgg: int = 0
    bgg_play: int = 0
    added: Mapping[str, str] = field(default_factory=dict)
    board: str = ""

    @property
    def people(self) -> tuple[tuple[str, PlayedSeat], ...]:
        """The names of all who played, each with the seat; a team's name holds its players' names, separated by + or /."""
        return tuple(
            (name.strip(), seat)
            for seat in self.seats
            for name in (re.split("[+/]", seat.name) if self.teams else [seat.name])
            if name.strip()
        )

    @property
    def winners(self) -> tuple[PlayedSeat, ...]:
        """The seats that won; none in a play that was broken off."""
        return tuple(seat for seat in self.seats if seat.won)

    @property
    def standing(self) -> tuple[PlayedSeat, ...]:
        """The seats by rank, those without one last: winners first, then by their scores if it shows which are better."""
        return tuple(sorted(self.seats, key=lambda seat: (seat.rank or len(self.seats) + 1, *self.order(seat))))

    def order(self, seat: PlayedSeat) -> tuple[bool, int]:
        """Return a value that is smaller for seats that did better: winners first, then by score in the play's direction."""
        return not seat.won, -self.direction * (seat.score or 0)

    @property
    def moment(self) -> int | None:
        """When it was begun, or else ended: plays stand in this order; None if no time is known."""
        return self.ended if self.begun is None else self.begun

    @property
    def kind(self) -> str:
        """The key of plays that are compared with each other: the game, with the title if one game covers many boxes.

        Plays by house rules that change what counts are compared with their like alone.
        """
        title = self.titles.get("en", self.title)
        return f"{self.game}:{title}" if title else self.game

    @property
    def direction(self) -> int:
        """Whether the most points (1) or the fewest (-1) won, judged by winners and losers; 0 if they do not show it."""
        won = [seat.score for seat in self.seats if seat.won and seat.score is not None]
        lost = [seat.score for seat in self.seats if not seat.won and seat.score is not None]
        if not won or not lost:
            return 0
        return int(max(won) > min(lost)) - int(min(won) < max(lost))

    @property
    def margin(self) -> int | None:
        """The difference between the best two scores; None if there are not two, or the play was aborted."""
        scores = sorted((seat.score for seat in self.seats if seat.score is not None), reverse=self.direction >= 0)
        return abs(scores[0] - scores[1]) if len(scores) > 1 and not self.aborted else None


def convert_play(play: Play) -> dict[str, Any]:
    """Convert a play to JSON values."""
    return {"format": FORMAT, "version": VERSION, **asdict(play)}


def write_play(play: Play) -> str:
    """Write a play as JSON, on one line."""
    return json.dumps(convert_play(play), ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Play:
    """Read what `write_play` wrote, ignoring names that a later version added. Raises `DocumentRefused`."""
    try:
        return from_plain(json.loads(text))
    except DocumentRefused:
        raise
    except Exception as error:
        raise DocumentRefused(f"expected a play in JSON: {error}") from error


def from_plain(value: Any) -> Play:
    """Convert JSON values to a play. Raises `DocumentRefused`."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise DocumentRefused("expected a play that Companion wrote, got something else")
    try:
        known = _keep_known(Play, value)
        seats = [_keep_known(PlayedSeat, seat) for seat in known["seats"]]
        known["seats"] = tuple(PlayedSeat(**{**seat, "roles": tuple(seat.get("roles", ()))}) for seat in seats)
        known["expansions"] = tuple(known.get("expansions", ()))
        known["course"] = tuple(tuple(row) for row in known.get("course", ()))
        return Play(**known)
    except Exception as error:
        raise DocumentRefused(f"expected a complete play: {error!r}") from error


def _keep_known(kind: type[Play | PlayedSeat], value: dict[str, Any]) -> dict[str, Any]:
    names = {one.name for one in fields(kind)}
    return {name: part for name, part in value.items() if name in names}


MOST_SEATS, MOST_ROUNDS, MOST_ROLES, MOST_OPTIONS = 60, 500, 200, 40
LONGEST, LONGEST_KEY = 500, 80
LATEST = 10**14
"""The largest moment or length, in milliseconds."""
_UUID = re.compile("[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")


class _Form(NamedTuple):
    """The form of a value: its type, the bounds of the number or length, whether None is allowed, and the form of its parts."""

    kind: type[Any]
    low: int = 0
    high: int = 1
    none: bool = False
    parts: "_Form | None" = None

    def fits(self, value: Any) -> bool:
        if value is None or type(value) is not self.kind:
            return value is None and self.none
        if self.parts is not None and not all(map(self.parts.fits, [*value, *(value.values() if self.kind is dict else ())])):
            return False
        measured = value if self.kind in {int, bool} else len(value)
        return self.low <= measured <= self.high and not (self.kind is str and HALF_LETTER.search(value))


_KEY, _NAME, _TEXT, _FLAG = _Form(str, 0, LONGEST_KEY), _Form(str, 1, LONGEST_KEY), _Form(str, 0, LONGEST), _Form(bool)
_SCORE, _TIME, _SINCE = _Form(int, -entry.LARGEST, entry.LARGEST), _Form(int, 0, LATEST), _Form(int, 0, LATEST, none=True)
_NUMBER = _Form(int, 0, entry.LARGEST)
_PLAY = {
    "uuid": _KEY, "game": _NAME, "script": _KEY, "rounds": _Form(int, 0, entry.LARGEST),
    "options": _Form(dict, 0, MOST_OPTIONS, parts=_KEY), "titles": _Form(dict, 0, MOST_OPTIONS, parts=_TEXT),
    "expansions": _Form(tuple, 0, MOST_OPTIONS, parts=_KEY),
    "begun": _SINCE, "ended": _SINCE, "duration": _SINCE, "revision": _TIME, "aborted": _FLAG, "deleted": _FLAG,
    "cooperative": _FLAG, "teams": _FLAG,
    "course": _Form(tuple, 0, MOST_ROUNDS, parts=_Form(tuple, 0, MOST_SEATS, parts=_SCORE)),
    "place": _TEXT, "comment": _TEXT, "device": _TEXT, "title": _TEXT, "board": _TEXT,
    "bgg": _NUMBER, "bgg_play": _NUMBER, "added": _Form(dict, 0, MOST_OPTIONS, parts=_KEY),
}  # fmt: skip
_SEAT = {
    "name": _NAME, "colour": _NAME, "won": _FLAG, "starts": _FLAG, "thinking": _SINCE,
    "rank": _Form(int, 1, MOST_SEATS, none=True), "score": _SCORE._replace(none=True),
    "team": _TEXT, "part": _TEXT, "written": _TEXT, "first": _FLAG, "coloured": _FLAG,
    "roles": _Form(tuple, 0, MOST_ROLES, parts=_KEY),
}  # fmt: skip


def read_foreign(value: Any) -> Play:
    """Read the document of a play from another device. Raises `DocumentRefused`, which names what is wrong."""
    play = from_plain(value)
    for thing, forms in ((play, _PLAY), *((seat, _SEAT) for seat in play.seats)):
        for name, form in forms.items():
            found = getattr(thing, name)
            if not form.fits(found) or (name == "uuid" and not _UUID.fullmatch(found)):
                raise DocumentRefused(f"expected a valid {name} in a play, got {found!r:.200}")
    if not 0 < len(play.seats) <= MOST_SEATS:
        raise DocumentRefused(f"expected 1 to {MOST_SEATS} players, got {len(play.seats)}")
    return play
