"""Long lists for those who do not see them: cut into groups of few, by whose they are, by their first word, or as they come."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from math import ceil, sqrt
from typing import Any
from unicodedata import normalize

from companion.narration.offered import MANY, spoken_name, spoken_option
from companion.table.phrase import phrase
from companion.table.questions.kinds import Option
from companion.unchanging import unchanging
from companion.words import Words


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
        named.sort(key=lambda each: normalize("NFKD", each[0]).casefold())
    count = min(most, max(ceil(len(named) / size), round(sqrt(len(named)))))
    places = groupby(enumerate(named), lambda each: each[0] * count // len(named))
    return tuple(_group(tuple(option for _, (_, option) in run), words) for _, run in places)


def _group(options: tuple[Option[Any], ...], words: Words, owner: str = "") -> Group:
    if owner:
        return Group(owner, words(phrase("heard-group", what=owner, count=len(options))), options)
    ends = options[0], options[-1]
    first, last = (option.words for option in ends)
    label = words(phrase("screen-group", first=first, last=last))
    first_heard, last_heard = (_beginning(spoken_name(option, words), words) for option in ends)
    if first_heard == last_heard:
        heard = words(phrase("heard-group", what=first_heard, count=len(options)))
    else:
        heard = words(phrase("heard-span", first=first_heard, last=last_heard, count=len(options)))
    return Group(label, heard, options)


def _beginning(name: str, words: Words) -> str:
    """Give the first of several things that an answer is made of."""
    return re.split(rf", | {re.escape(words.plain('list-and'))} ", name, maxsplit=1)[0]
