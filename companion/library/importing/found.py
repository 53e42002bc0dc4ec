"""What a reader finds in a file: plays as they stand there, and what is doubtful about them; scores, days and names made ours."""

import re
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import field, replace
from datetime import datetime
from enum import StrEnum
from functools import lru_cache
from math import prod
from typing import Any
from uuid import UUID, uuid5

from companion.language.words import colour_of
from companion.library.history.document import LONGEST, MOST_SEATS, NOBODY, Play, PlayedSeat
from companion.library.logged import HALF_LETTER, LATEST
from companion.play.own_questions import Seating
from companion.system.languages import read_switch
from companion.table import TableError, clean_name, unchanging
from companion.table.entry import LARGEST

ANY_BOX = "any_box"
"""The game whose plays have a title of their own: what is none of the other games."""
MOST_PLAYS = 100_000
"""The most plays that one file may hold."""
MINUTE = 60_000
NOON = 12
"""The hour of a play of which only the day is known."""
_FOUND = UUID("0f0c3a56-51c5-4a57-8d8b-3f2a6d0a1b77")
"""The namespace of the `uuid`s of plays that have none in their file."""
_SUM = re.compile(r"[+-]?\d{1,9}(?:[.,]\d{0,6})?(?:[-+*]\d{1,9}(?:[.,]\d{0,6})?)*")
"""A score: a number, or the sum of products by which it was reckoned (`12+4*3`)."""


class ImportRefused(TableError, ValueError):
    """A file holds no plays that can be read; the message says what was expected and what came."""


class Doubt(StrEnum):
    """What is doubtful about a play or one of its values; the message `import-doubt-DOUBT` says it with how often."""

    LEFT_OUT = "left-out"
    """An entry is no play that can be read."""
    DAY = "day"
    """The day is missing or makes no sense."""
    SCORE = "score"
    """A score is no whole number: it is kept as it was written, and counted as the nearest one."""
    NO_SCORE = "no-score"
    """A score is no number at all: it is kept as it was written, and not counted."""
    UNCOUNTED = "uncounted"
    """The other program does not count the play: here it is one that was broken off."""
    PAGES = "pages"
    """The file says that there are more plays than it holds."""


@unchanging
class FoundPlays:
    """The plays of a file, and how often each doubt arose."""

    plays: list[Play] = field(default_factory=list)
    doubts: Counter[Doubt] = field(default_factory=Counter)
    pages: Counter[str] = field(default_factory=Counter)
    """Of pages of a longer list: how many plays that has in all (`total`), and how many these pages hold (`held`)."""

    def take(self, play: Play) -> None:
        """Add a play. Raises `ImportRefused` if these are too many."""
        if len(self.plays) >= MOST_PLAYS:
            raise ImportRefused(f"expected at most {MOST_PLAYS} plays, got more")
        self.plays.append(play)

    def read_score(self, told: Any) -> dict[str, Any]:
        """Return `score` and `written` of a seat: nothing for an empty score."""
        text = plain(str("" if told is None else told))
        if not text:
            return {}
        number = _reckon(text)
        if number is None:
            self.doubts[Doubt.NO_SCORE] += 1
            return {"written": text}
        self.doubts[Doubt.SCORE] += not number.is_integer()
        return {"score": round(number)} | ({} if str(round(number)) == text else {"written": text})

    def read_moment(self, told: Any) -> int | None:
        """Return a local day, with or without a time, in milliseconds since 1970; None if it makes no sense."""
        text = str(told or "").strip()
        german = re.fullmatch(r"(\d{1,2})\.(\d{1,2})\.(\d{4})(.*)", text)
        if german is not None:
            text = f"{german[3]}-{int(german[2]):02}-{int(german[1]):02}{german[4]}"
        with suppress(ValueError, OverflowError, OSError):
            moment = datetime.fromisoformat(text.replace("/", "-"))
            if len(text) <= len("2026-01-31"):
                moment = moment.replace(hour=NOON)
            since = int(moment.timestamp() * 1000)
            if 0 < since < LATEST:
                return since
        self.doubts[Doubt.DAY] += 1
        return None


def _reckon(text: str) -> float | None:
    """Return the number that a score is; None if it is no number, or too large."""
    score = text.replace(" ", "").replace(",", ".")
    if not _SUM.fullmatch(score):
        return None
    terms = re.findall(r"[+-]?[^-+]+", score)
    number = sum(prod(map(float, term.split("*"))) for term in terms)
    return number if abs(number) <= LARGEST else None


def plain(told: Any, longest: int = LONGEST) -> str:
    """Return a text on one line, without halves of letters, and cut to `longest`; "" for anything else than a text."""
    return " ".join(HALF_LETTER.sub("", told).split())[:longest] if isinstance(told, str) else ""


def whole(told: Any, most: int = LARGEST) -> int:
    """Return a whole number from 0 to `most`; 0 for anything else."""
    if isinstance(told, str) and told.strip().isdecimal() and len(told) < len(str(LARGEST)) + 2:
        told = int(told)
    return told if type(told) is int and 0 <= told <= most else 0


def flag(told: Any) -> bool:
    """Return whether a value says yes."""
    return told is True or told == 1 or str(told).strip().casefold() == "x" or read_switch(str(told)) is True


@lru_cache(1_000)
def known_colour(text: str) -> str:
    """Return the colour that a word means, in any language; "" if it means none."""
    colour = colour_of(text, Seating.every_colour) if text else ""
    return colour if colour in Seating.every_colour else ""


def uuid_of(*known: object) -> str:
    """Return the `uuid` of a play that has none: always the same for what is `known` of it."""
    return str(uuid5(_FOUND, "\x1f".join(map(str, known))))


def own_uuid(told: Any, *otherwise: object) -> str:
    """Return a play's `uuid` as it stands in the file, or else one of what is known of it."""
    with suppress(ValueError, AttributeError, TypeError):
        return str(UUID(told))
    return uuid_of(*otherwise)


def seat_people(people: Iterable[PlayedSeat]) -> tuple[PlayedSeat, ...]:
    """Return seats whose names and colours differ: nameless people get `NOBODY`'s name, and unknown colours one that is free.

    Raises `ValueError` if these are too many for one play.
    """
    seats: list[PlayedSeat] = []
    given = list(people)
    if len(given) > MOST_SEATS:
        raise ValueError(f"expected at most {MOST_SEATS} people in a play, got {len(given)}")
    known = [known_colour(seat.colour) for seat in given]
    free = [colour for colour in Seating.every_colour if colour not in known]
    for number, (seat, colour) in enumerate(zip(given, known, strict=True), start=1):
        name, names = clean_name(seat.name), {seat.name for seat in seats}
        if not name or name in names:
            name = next(
                numbered
                for place in range(1, MOST_SEATS + 2)
                if (numbered := f"{name[:30] or NOBODY} {place + bool(name)}") not in names
            )
        coloured = bool(colour) and known.count(colour) == 1
        other = free.pop(0) if not coloured and free else f"seat-{number}"
        seats.append(replace(seat, name=name, colour=colour if coloured else other, coloured=coloured))
    return tuple(seats)
