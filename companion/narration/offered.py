"""What can be answered, in words: each answer as it is said aloud, and what the one button stands on and comes to.

Long lists are cut into groups for those who do not see them: by whose they are, by first letters, or as they come.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from math import ceil, sqrt
from typing import Any, Literal
from unicodedata import normalize

from companion.table import unchanging
from companion.table.phrase import phrase
from companion.table.questions.kinds import Option, Symbols
from companion.words import Words

Way = Literal["take", "tell", "count", "lay"]
MANY = 7
"""More answers than so many stand in groups for those who do not see them: six short presses come to each of seven."""
NAMED = 7
"""Up to so many answers are all named at once."""
LETTERED = 10
"""From so many answers on they are names of places, which people find by their letters; fewer may be acts, which they do not."""
NAMED_WHOLE = MANY - 1
"""Up to so many answers of a group that no letter or owner names are all named."""


@unchanging
class Offered:
    """What the one button does on a page: the page's own answers and what it is for, all in the words in which they are heard.

    `here` is what it stands on ("" where nothing can be chosen), answer `at` of `count` (0 where it is none of them); `others`
    is what short presses come to after that, in their order, after the last answer first a mark beside them, as undo.
    A long press takes what is `here` and a short one goes on ("take"); or a short one takes it ("tell"); or it counts it up
    ("count"); or a long one lays one more of it ("lay").
    `title` is what the page says of itself that lies over the question; "" where none does.
    """

    here: str = ""
    others: tuple[str, ...] = ()
    at: int = 1
    count: int = 1
    way: Way = "take"
    title: str = ""


def offered_text(offered: Offered, words: Words, *, whole: bool) -> str:
    """Say what presses do; with `whole` all that short ones come to and how many there are, else no more than what is here."""
    if not offered.here:
        return ""
    message = {"take": "told-press-long", "tell": "told-press-short"}.get(offered.way, "told-count")
    parts = [words(phrase(message, what=offered.here))]
    if whole and offered.way in {"count", "lay"}:
        parts.append(words.plain(f"told-{offered.way}-how"))
    elif whole and offered.way == "take" and offered.others:
        few = len(offered.others) <= NAMED
        what = "; ".join(offered.others) if few else offered.others[0]
        message = "told-press-short" if few else "told-press-many"
        parts.append(words(phrase(message, what=what, at=offered.at, count=offered.count)))
    return re.sub(r"(?<=[.!?])\.", "", " ".join(parts))


def spoken_option(option: Option[Any], words: Words) -> str:
    """Say an answer: its words as they are spoken, what lies there, what it costs and what it brings."""
    text = spoken_name(option, words)
    first = option.pieces[:1]
    price = option.pieces[1:] if first and first[0].leads else ()
    there = () if price or option.pieces == option.gains else option.pieces
    costs = [*price, *(gain for gain in option.gains if gain.amount < 0)]
    brings = [gain for gain in option.gains if gain.amount > 0 and named(gain, words) not in text]
    parts = [text]
    if (lies := _listed(there, words)) and lies not in text:
        parts.append(lies)
    parts += [words(phrase("told-costs", what=_listed(costs, words)))] if costs else []
    parts += [words(phrase("told-brings", what=_listed(brings, words)))] if brings else []
    return ", ".join(parts)


def spoken_name(option: Option[Any], words: Words) -> str:
    """Say what an answer is: the pieces that it is made of, else its words as heard, else as written where there is room."""
    if option.shows:
        return _listed(option.shows, words)
    message = option.words.id
    written = words.has(message, "written") and not words.has(message, "spoken")
    return words.aloud(option.words, "written" if written else "spoken")


def named(piece: Symbols, words: Words) -> str:
    """Name so many of a piece by its game's word for it; "" where it has none, as for what only draws a place."""
    message = phrase(f"symbol-{piece.icon}", n=abs(piece.amount))
    return words(message) if words.has(message.id) else ""


def _listed(pieces: Iterable[Symbols], words: Words) -> str:
    """List pieces, those of a kind as one number, but tiles one by one."""
    counts = Counter[tuple[str, int]]()
    for place, piece in enumerate(pieces, 1):
        counts[piece.icon, place * piece.tile] += piece.amount
    parts = [part for (icon, _), number in counts.items() if (part := named(Symbols(icon, number), words))]
    if len(parts) < 2:  # noqa: PLR2004 - nothing to join
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {words.plain('list-and')} {parts[-1]}"


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
        # All with one first letter stay together, and where there is room several letters
        lettered: list[list[tuple[str, Option[Any]]]] = []
        for _, same in groupby(named, lambda each: _sorted_as(each[0])[0]):
            letter = list(same)
            if lettered and len(lettered[-1]) + len(letter) <= size:
                lettered[-1] += letter
            else:
                lettered.append(letter)
        if len(named) >= LETTERED and len(lettered) <= most and max(map(len, lettered)) <= size:
            return tuple(_letters(run, words) for run in lettered)
    count = min(most, max(ceil(len(named) / size), round(sqrt(len(named)))))
    places = groupby(enumerate(named), lambda each: each[0] * count // len(named))
    return tuple(_group(tuple(option for _, (_, option) in run), words) for _, run in places)


def _sorted_as(name: str) -> str:
    return normalize("NFKD", name).casefold()


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
