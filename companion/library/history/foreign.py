"""A play from elsewhere: every value of its document is looked at before it is let in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from companion.library.history.document import DocumentRefused, PlayDocument, from_plain

MOST_SEATS, MOST_ROUNDS, MOST_ROLES, MOST_OPTIONS = 12, 500, 200, 40
LONGEST, LONGEST_KEY = 500, 80
LATEST = 10**14
"""No moment or length, in milliseconds, is larger."""
LARGEST = 10**9
_BROKEN = re.compile("[\ud800-\udfff]")
"""Halves of letters, which no file takes."""


def foreign(value: Any) -> PlayDocument:
    """Read the document of a play that another device told. Raises `DocumentRefused`, which names what is wrong."""
    play = from_plain(value)
    for name, good in _GOOD.items():
        if not good(getattr(play, name)):
            raise DocumentRefused(f"{name} is not what it should be")
    if not 0 < len(play.seats) <= MOST_SEATS:
        raise DocumentRefused(f"{len(play.seats)} players")
    for seat in play.seats:
        for name, good in _GOOD_SEAT.items():
            if not good(getattr(seat, name)):
                raise DocumentRefused(f"{name} of a player is not what it should be")
    return play


def _text(longest: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and len(value) <= longest and not _BROKEN.search(value)


def _number(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and low <= value <= high


def _maybe(good: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or good(value)


def _all(good: Callable[[Any], bool], most: int) -> Callable[[Iterable[Any]], bool]:
    return lambda values: isinstance(values, tuple) and len(values) <= most and all(map(good, values))


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _titles(value: Any) -> bool:
    return isinstance(value, dict) and len(value) <= MOST_OPTIONS and all(map(_text(LONGEST), [*value.keys(), *value.values()]))


def _options(value: Any) -> bool:
    if not isinstance(value, dict) or len(value) > MOST_OPTIONS:
        return False
    return all(map(_text(LONGEST_KEY), [*value.keys(), *value.values()]))


_SCORE, _TIME = _number(-LARGEST, LARGEST), _number(0, LATEST)
_GOOD: dict[str, Callable[[Any], bool]] = {
    **dict.fromkeys(("uuid", "game"), lambda value: _text(LONGEST_KEY)(value) and bool(value)),
    "script": _text(LONGEST_KEY),
    "options": _options,
    "titles": _titles,
    "expansions": _all(_text(LONGEST_KEY), MOST_OPTIONS),
    "rounds": _number(0, LARGEST),
    **dict.fromkeys(("begun", "ended", "duration"), _maybe(_TIME)),
    "revision": _number(0, LATEST),
    **dict.fromkeys(("aborted", "deleted"), _flag),
    "course": _all(_all(_SCORE, MOST_SEATS), MOST_ROUNDS),
    **dict.fromkeys(("place", "comment", "device", "title"), _text(LONGEST)),
}
_GOOD_SEAT: dict[str, Callable[[Any], bool]] = {
    **dict.fromkeys(("name", "colour"), lambda value: _text(LONGEST_KEY)(value) and bool(value)),
    **dict.fromkeys(("won", "starts"), _flag),
    "rank": _maybe(_number(1, MOST_SEATS)),
    "score": _maybe(_SCORE),
    "roles": _all(_text(LONGEST_KEY), MOST_ROLES),
    "thinking": _maybe(_TIME),
}
