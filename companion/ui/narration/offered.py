"""The possible answers in words: each answer as it is spoken, and where the single button is and goes next.

Long lists are divided into groups for players who cannot see them: by owner, by first letter, or in order.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from math import ceil, sqrt
from typing import Any, Literal
from unicodedata import normalize

from companion.language.words import Words
from companion.table import Option, Symbols, phrase, unchanging

Way = Literal["take", "tell", "count", "lay"]
MANY = 7
"""The most answers without groups for players who cannot see them: six short presses reach each of seven."""
NAMED = 7
"""The most answers that are all named at once."""
LETTERED = 12
"""The fewest answers that are grouped by first letter: long lists are names of places, while short ones can be acts."""
NAMED_WHOLE = MANY - 1
"""The most answers of a group without a letter or owner that are all named."""


@unchanging
class Offered:
    """What the single button does on a page, in spoken words.

    `here` is the current answer ("" if there is nothing to choose), number `at` of `count` (0 if it is not one of the answers);
    `others` are what further short presses reach, in order; after the last answer come marks beside the answers, such as undo.
    `way` is what presses do: with "take" holding takes `here` and a short press goes on; with "tell" any press takes it;
    with "count" a short press counts it up; with "lay" a long press adds one more of it.
    `title` is the spoken title of a page over the question; "" if there is no such page.
    """

    here: str = ""
    others: tuple[str, ...] = ()
    at: int = 1
    count: int = 1
    way: Way = "take"
    title: str = ""


def describe_offered(offered: Offered, words: Words, *, whole: bool) -> str:
    """Return what presses do as text; with `whole` also what short presses reach and the number of answers."""
    if not offered.here:
        return ""
    message = {"take": "prompt-press-long", "tell": "told-press"}.get(offered.way, "prompt-count")
    parts = [words(phrase(message, what=offered.here))]
    if whole and offered.way in {"count", "lay"}:
        parts.append(words.get_plain(f"prompt-{offered.way}-how"))
    elif whole and offered.way == "take" and offered.others:
        few = len(offered.others) <= NAMED
        what = "; ".join(offered.others) if few else offered.others[0]
        message = "prompt-press-short" if few else "prompt-press-many"
        parts.append(words(phrase(message, what=what, at=offered.at, count=offered.count)))
    return re.sub(r"(?<=[.!?])\.", "", " ".join(parts))


def speak_option(option: Option[Any], words: Words) -> str:
    """Return an answer as spoken text: its name, the pieces there, its cost and its gains."""
    text = speak_name(option, words)
    first = option.pieces[:1]
    price = option.pieces[1:] if first and first[0].leads else ()
    there = () if price or option.pieces == option.gains else option.pieces
    costs = [*price, *(gain for gain in option.gains if gain.amount < 0)]
    brings = [gain for gain in option.gains if gain.amount > 0 and name_pieces(gain, words) not in text]
    parts = [text]
    if (lies := _list_pieces(there, words)) and lies not in text:
        parts.append(lies)
    parts += [words(phrase("prompt-costs", what=_list_pieces(costs, words)))] if costs else []
    parts += [words(phrase("prompt-brings", what=_list_pieces(brings, words)))] if brings else []
    return ", ".join(parts)


def speak_name(option: Option[Any], words: Words) -> str:
    """Return an answer's spoken name: the pieces that it consists of, else its message as spoken or as written in full."""
    if option.shows:
        return _list_pieces(option.shows, words)
    message = option.words.id
    written = words.has(message, "written") and not words.has(message, "spoken")
    return words.say_aloud(option.words, "written" if written else "spoken")


def name_pieces(piece: Symbols, words: Words) -> str:
    """Return a number of pieces in the game's word for them; "" if it has none, as for a symbol that only marks a place."""
    message = phrase(f"symbol-{piece.icon}", n=abs(piece.amount))
    return words(message) if words.has(message.id) else ""


def _list_pieces(pieces: Iterable[Symbols], words: Words) -> str:
    """Return pieces as a list in words: one number for each kind, but tiles one by one."""
    counts = Counter[tuple[str, int]]()
    for place, piece in enumerate(pieces, 1):
        counts[piece.icon, place * piece.tile] += piece.amount
    parts = [part for (icon, _), number in counts.items() if (part := name_pieces(Symbols(icon, number), words))]
    if len(parts) < 2:  # noqa: PLR2004 - nothing to join
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {words.get_plain('list-and')} {parts[-1]}"


@unchanging
class Group:
    """Answers that share one entry, with a short label and a spoken name."""

    label: str
    heard: str
    options: tuple[Option[Any], ...]


def groups(options: Sequence[Option[Any]], words: Words, besides: int = 0) -> tuple[Group, ...]:
    """Divide a list into groups; `besides` counts answers on every page (the way back is already counted).

    Any answer is reached with at most six short presses to its group and six within it.
    """
    size, most = MANY - 1 - besides, MANY - besides
    owned = [option for option in options if option.seat is not None]
    seats = dict.fromkeys(option.seat for option in owned if option.seat is not None)
    if len(owned) == len(options) and 1 < len(seats) <= most:
        each = [tuple(option for option in options if option.seat == seat) for seat in seats]
        if all(len(theirs) <= size for theirs in each):
            return tuple(_group(theirs, words, seat.name) for seat, theirs in zip(seats, each, strict=True))
    named = [(speak_option(option, words), option) for option in options]
    if all(name[:1].isalpha() for name, _ in named):
        named.sort(key=lambda each: _make_sort_key(each[0]))
        # Answers with the same first letter stay together, and several letters share a group if there is room
        lettered: list[list[tuple[str, Option[Any]]]] = []
        for _, same in groupby(named, lambda each: _make_sort_key(each[0])[0]):
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


def _make_sort_key(name: str) -> str:
    return normalize("NFKD", name).casefold()


def _letters(run: Sequence[tuple[str, Option[Any]]], words: Words) -> Group:
    first, last = (_make_sort_key(run[place][0])[0].upper() for place in (0, -1))
    called = words(phrase("ear-letters", first=first, last=last)) if first != last else first
    return _group(tuple(option for _, option in run), words, words(phrase("ear-starting", what=called)))


def _group(options: tuple[Option[Any], ...], words: Words, called: str = "") -> Group:
    label = words(phrase("screen-group", first=options[0].words, last=options[-1].words))
    if not called and len(options) <= NAMED_WHOLE:
        named = f", {words.get_plain('list-or')} ".join(speak_name(option, words) for option in options)
        return Group(label, words(phrase("ear-group-of", what=named)), options)
    ends = phrase("ear-letters", first=speak_name(options[0], words), last=speak_name(options[-1], words))
    return Group(called or label, words(phrase("ear-group", what=called or ends, count=len(options))), options)
