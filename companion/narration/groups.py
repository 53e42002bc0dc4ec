"""Long lists for those who do not see them: cut into groups, by whose they are, by first letters, or as they come."""

from collections.abc import Sequence
from itertools import groupby
from math import ceil, sqrt
from typing import Any
from unicodedata import normalize

from companion.narration.offered import MANY, spoken_name, spoken_option
from companion.table import unchanging
from companion.table.phrase import phrase
from companion.table.questions.kinds import Option
from companion.words import Words

LETTERED = 10
"""From so many answers on they are names of places, which people find by their letters; fewer may be acts, which they do not."""
NAMED_WHOLE = MANY - 1
"""Up to so many answers of a group that no letter or owner names are all named."""


@unchanging
class Group:
    """Answers that stand together behind one: what it is called, shortly and as it is heard."""

    label: str
    heard: str
    options: tuple[Option[Any], ...]


def groups(options: Sequence[Option[Any]], words: Words, besides: int = 0) -> tuple[Group, ...]:
    """Cut a list into groups; `besides` are answers that stand on every page (the way back is counted already).

    Short presses come to any answer through at most six of them before its group and six within it.
    """
    size, most = MANY - 1 - besides, MANY - besides
    owned = [option for option in options if option.seat is not None]
    seats = dict.fromkeys(option.seat for option in owned if option.seat is not None)
    if len(owned) == len(options) and 1 < len(seats) <= most:
        each = [tuple(option for option in options if option.seat == seat) for seat in seats]
        if all(len(theirs) <= size for theirs in each):
            return tuple(_group(theirs, words, seat.name) for seat, theirs in zip(seats, each, strict=True))
    named = [(spoken_option(option, words), option) for option in options]
    if all(name[:1].isalpha() for name, _ in named):
        named.sort(key=lambda each: _sorted_as(each[0]))
        lettered = _by_letter(named, size)
        if len(named) >= LETTERED and len(lettered) <= most and max(map(len, lettered)) <= size:
            return tuple(_letters(run, words) for run in lettered)
    count = min(most, max(ceil(len(named) / size), round(sqrt(len(named)))))
    places = groupby(enumerate(named), lambda each: each[0] * count // len(named))
    return tuple(_group(tuple(option for _, (_, option) in run), words) for _, run in places)


def _sorted_as(name: str) -> str:
    return normalize("NFKD", name).casefold()


def _by_letter(named: Sequence[tuple[str, Option[Any]]], size: int) -> list[list[tuple[str, Option[Any]]]]:
    """Cut sorted names so that all with one first letter stay together, and where there is room several letters."""
    runs: list[list[tuple[str, Option[Any]]]] = []
    for _, same in groupby(named, lambda each: _sorted_as(each[0])[0]):
        letter = list(same)
        if runs and len(runs[-1]) + len(letter) <= size:
            runs[-1] += letter
        else:
            runs.append(letter)
    return runs


def _letters(run: Sequence[tuple[str, Option[Any]]], words: Words) -> Group:
    first, last = (_sorted_as(run[place][0])[0].upper() for place in (0, -1))
    called = words(phrase("heard-letters", first=first, last=last)) if first != last else first
    return _group(tuple(option for _, option in run), words, words(phrase("heard-starting", what=called)))


def _group(options: tuple[Option[Any], ...], words: Words, called: str = "") -> Group:
    label = words(phrase("screen-group", first=options[0].words, last=options[-1].words))
    if not called and len(options) <= NAMED_WHOLE:
        named = f", {words.plain('list-or')} ".join(spoken_name(option, words) for option in options)
        return Group(label, words(phrase("heard-group-of", what=named)), options)
    ends = phrase("heard-letters", first=spoken_name(options[0], words), last=spoken_name(options[-1], words))
    return Group(called or label, words(phrase("heard-group", what=called or ends, count=len(options))), options)
