"""Names and numbers in a sentence, with words around them that name nothing."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from companion.language.words import Words, find_meant, simplify
from companion.table import Draw, Option, Order, Pick, phrase
from companion.ui.terminal.said import list_words, match_any, match_listed, name_option, write_figures

LEAST, LONGEST = 4, 4
"""The least letters of a name's beginning inside a sentence, and the most words of a name."""
STEM = 3
"""The least letters of a name in front of its ending."""
Names = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Heard:
    """What a sentence gives: the text that the question reads, words that mean nothing here, and names that are missing."""

    spelled: str
    beside: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()


def listed(message: str, words: Words) -> set[str]:
    """Return a message's words as they are compared with what was typed."""
    return list_words(words(phrase(f"terminal-{message}")))


def split_parts(line: str, words: Words) -> list[str]:
    """Split a line at commas, ends of sentences, and "and"; what belongs to somebody is named without its ending."""
    line = re.sub(r"(?<=\w)['’]s\b", "", line).replace("’", "").replace("'", "")
    joined = rf"\s(?:{match_listed('terminal-and', words)}|[-–])\s|[,;:!?/+&()]|\.(?!\d)"
    return [part.strip() for part in re.split(joined, f" {line} ", flags=re.IGNORECASE) if part and part.strip()]


def name_speaker(line: str, names: Names, words: Words) -> str:
    """Put the name of whoever types where they say "I": `ich 6, pia fünf (rolf)`, `me (Carla)`, `I’ve got six - Abby here`."""
    here = rf"(\w+)\s+(?:{match_listed('terminal-here', words)})\b"
    me = re.compile(rf"\b(?:{match_listed('terminal-me', words)})\b", re.IGNORECASE)
    line = line.replace("’", "").replace("'", "")
    for told in (re.search(r"\(([^()]+)\)", line), re.search(here, line, re.IGNORECASE)):
        if told is not None and find_meant(simplify(told[1]), names, LEAST) is not None and me.search(line):
            return me.sub(told[1], line.replace(told[0], " "), count=1)
    return line


def list_pieces(part: str, names: Names, words: Words) -> Iterator[tuple[str, str]]:
    """Yield what stands in a part: ("name", key), ("number", digits), or ("word", text) for anything that may carry meaning."""
    filling = listed("filling", words) | listed("polite", words) | listed("figures", words)
    said = re.findall(r"-?\d+|[^\W\d_]+(?:-[^\W\d_]+)*", part)
    at = 0
    while at < len(said):
        for length in range(min(LONGEST, len(said) - at), 0, -1):
            text = simplify(" ".join(said[at : at + length]))
            key = _find_bent(text, names, exact=length > 1 or text in filling)
            if key is not None:
                yield "name", key
                break
        else:
            length = 1
            if re.fullmatch(r"-?\d+", said[at]):
                yield "number", said[at]
            elif simplify(said[at]) not in filling:
                yield "word", said[at]
        at += length


def _find_bent(text: str, names: Names, *, exact: bool) -> str | None:
    """Return the only key with this name, also inflected (`blaue`, `markers`); unless `exact`, also begun or misspelt."""
    found = [key for key, called in names.items() if text in called]
    if not found and not exact and not text.isdigit():
        if (key := find_meant(text, names, LEAST)) is not None:
            return key
        ends = {text[:-2], text[:-1]} - {text[:end] for end in range(STEM)}
        found = [key for key, called in names.items() if not ends.isdisjoint(called)]
    return found[0] if len(found) == 1 else None


@dataclass
class _Counts:
    """The numbers heard so far: by key, for all others, and names that wait for theirs."""

    found: dict[str, str] = field(default_factory=dict)
    rest: str | None = None
    me: str | None = None
    waiting: list[str] = field(default_factory=list)
    excepted: list[str] = field(default_factory=list)
    beside: list[str] = field(default_factory=list)

    def take(self, keys: Iterable[str], number: str) -> bool:
        """Give these keys a number; tell whether none of them had another."""
        keys = list(keys)
        self.found |= {key: self.found.get(key, number) for key in keys}
        return all(self.found[key] == number for key in keys)


def hear_counts(line: str, names: Names, words: Words) -> _Counts | None:
    """Return the number of each name in a sentence; None where a number has no name, or words say otherwise.

    So `Ada 5, Cem und Doro je vier`, `alle 3 außer Ben`, `nur Lena eine, sonst keiner`, `in Bavaria Xenia 2 Zoe 1`.
    """
    names = {key: tuple(simplify(" ".join(re.findall(r"\w+", name))) for name in called) for key, called in names.items()}
    nothing = match_any(listed("nobody", words) - listed("filling", words))
    line = re.sub(rf"\b(?:{nothing})\b", "0", name_speaker(line, names, words), flags=re.IGNORECASE)
    counts = _Counts(rest="0" if list_words(line[:9].partition(" ")[0]) & listed("only", words) else None)
    for part in split_parts(line, words):
        if not _hear_part(part, counts, names, words):
            return None
    return None if counts.waiting or not (counts.found or counts.rest is not None) else counts


def _count(pieces: Sequence[tuple[str, str]], kind: str) -> int:
    return sum(each == kind for each, _ in pieces)


def _hear_part(part: str, counts: _Counts, names: Names, words: Words) -> bool:
    """Take the numbers of one part of a sentence; tell whether all of them are clear."""
    said = list_words(part)
    pieces = list(list_pieces(write_figures(part, words), names, words))
    if _count(pieces, "number") > max(1, _count(pieces, "name")):  # an article is no number (`a single one`)
        bare = re.sub(rf"\b(?:{match_listed('terminal-articles', words)})\b", " ", part, flags=re.IGNORECASE)
        pieces = list(list_pieces(write_figures(bare, words), names, words))
    keys = [text for kind, text in pieces if kind == "name"]
    numbers = [text for kind, text in pieces if kind == "number"]
    each, others = said & listed("each", words), said & listed("rest", words)
    known = set[str]().union(*(listed(message, words) for message in ("each", "rest", "only", "me", "but", "and")))
    beside = [text for kind, text in pieces if kind == "word" and simplify(text) not in known]
    counts.beside += beside
    if said & listed("but", words):
        counts.excepted, counts.rest = keys, numbers[0] if numbers else counts.rest
        return bool(keys) and len(numbers) < 2 and counts.take(keys, "0")  # noqa: PLR2004 - one number for all others
    if not numbers:
        named = set(keys) <= counts.found.keys()
        counts.waiting += [] if named else keys
        return not named or bool(keys) or not said & listed("not", words)
    if not keys and len(numbers) == 1:
        return _hear_number(numbers[0], counts, mine=bool(said & listed("me", words)), whole=bool(each or others))
    if len(numbers) == 1 and (len(keys) + len(counts.waiting) == 1 or each):
        waiting, counts.waiting = counts.waiting, []
        return counts.take((*waiting, *keys), numbers[0])
    row = [(kind, text) for kind, text in pieces if kind != "word"]
    turns = all(one[0] != other[0] for one, other in pairwise(row)) and len(keys) == len(numbers)
    pairs = zip(keys, numbers, strict=True) if turns and not counts.waiting else ()
    return turns and not counts.waiting and all(counts.take((key,), number) for key, number in pairs)


def _hear_number(number: str, counts: _Counts, *, mine: bool, whole: bool) -> bool:
    """Take a number without a name: for whoever types, for whoever was just named, or for all others."""
    if mine:
        counts.me = number
    elif counts.excepted:
        counts.found |= dict.fromkeys(counts.excepted, number)
    elif len(counts.waiting) == 1:
        return counts.take((counts.waiting.pop(),), number)
    elif whole:
        counts.rest = number
    return mine or bool(counts.excepted) or whole


def _name_plainly(option: Option[Any], words: Words) -> tuple[str, ...]:
    """Return an option's names, also without what stands in brackets behind them."""
    called = [simplify(name) for name in name_option(option.words, words)]
    return (*called, *(re.sub(r"\s*\(.*\)$", "", name) for name in called if "(" in name))


def hear_options(question: Order[Any] | Pick[Any] | Draw[Any], line: str, words: Words) -> Heard | None:
    """Return the options that a sentence names, in its order; None where it is not clear which.

    Where somebody is named as first or last, or with a rank's title, that must fit the order, or makes it.
    """
    names = {str(option.key): _name_plainly(option, words) for option in question.options}
    places = [list_words(place) for place in (words.find_optional(question.words, "places") or "").split("/")]
    parts = split_parts(name_speaker(line, names, words), words)
    found, beside, ranks = list[str](), list[str](), dict[str, int]()
    fixed = not isinstance(question, Pick) or question.least == question.most
    naming = list[str]()
    for part in parts:
        keys, rest = _list_named(part, names, words)
        naming += [part] * bool(keys)
        if (listed("not", words) & list_words(part)) or (not keys and not fixed and rest):
            return None
        ranks |= {key: place for place, each in enumerate(places) for key in keys if each & list_words(part)}
        found += keys
        beside += rest
    ordered = _put_in_order(found, ranks, naming, list(names), words)
    if not ordered or len(set(ordered)) < len(ordered):
        return None
    silent = set().union(*places, *(listed(message, words) for message in ("first", "last", "me", "and")))
    lacks = question.least - len(ordered) if isinstance(question, Pick) else 0
    return Heard(" ".join(ordered), tuple(word for word in beside if simplify(word) not in silent), ("",) * lacks)


def _list_named(part: str, names: Names, words: Words) -> tuple[list[str], list[str]]:
    """Return the options that a part of a sentence names, and its other words; figures count where an option has them, too."""
    pieces = list(list_pieces(write_figures(part, words), names, words))
    keys = [text for kind, text in pieces if kind == "name"]
    figures = {text for kind, text in pieces if kind == "number"}
    if not figures:
        return keys, [text for kind, text in pieces if kind == "word"]
    said = list_words(part)
    shared = {
        key: max(len(said & list_words(name)) for name in called)
        for key, called in names.items()
        if any(figures <= set(re.findall(r"\d+", name)) for name in called)
    }
    best = [key for key, count in shared.items() if count == max(shared.values()) > 0]
    if len(best) == 1:
        return best, []
    label = figures.pop()
    if not keys and len(pieces) == 1 and label.isdecimal() and 0 < int(label) <= len(names):
        return [list(names)[int(label) - 1]], []
    return [], [part]


def _put_in_order(
    found: list[str], ranks: Mapping[str, int], parts: Sequence[str], keys: list[str], words: Words
) -> list[str] | None:
    """Return the names in the order of their ranks, else as typed; None where "first" or "last" is said of another place."""
    if ranks.keys() == set(found) and len(set(ranks.values())) == len(found):
        return sorted(found, key=ranks.__getitem__)
    if any(found.index(key) != place for key, place in ranks.items()):
        return None
    first = [at for at, part in enumerate(parts) if list_words(part) & listed("first", words)]
    last = [at for at, part in enumerate(parts) if list_words(part) & listed("last", words)]
    other = [key for key in keys if key not in found]
    if len(found) == 1 and len(keys) == 2 and (first or last):  # noqa: PLR2004 - of two, one says both
        return [*found, *other] if first else [*other, *found]
    return found if first in ([], [0]) and last in ([], [len(parts) - 1]) else None


def hear_owned(question: Any, line: str, words: Words) -> Heard | None:
    """Return the option of each owner that is named with it (`Pia zwei, Rolf nur ne Landkarte, Oskar nichts`).

    A thing named anew for the same owner counts only where the line says that it mends itself.
    """
    owned: dict[str, dict[str, Any]] = {option.seat.name: {} for option in question.options if option.seat is not None}
    for option in question.options:
        if option.seat is not None:
            owned[option.seat.name][str(option.key)] = option
    owners = {name: (simplify(name),) for name in owned}
    chosen, beside, mends = dict[str, str](), list[str](), False
    for part in split_parts(name_speaker(line, owners, words), words):
        said = list(list_pieces(part, owners, words))
        who = [text for kind, text in said if kind == "name"]
        mends |= bool(list_words(part) & listed("rather", words))
        if not who:
            beside += [text for _, text in said if simplify(text) not in listed("rather", words)]
            continue
        rest = re.sub(rf"\b{re.escape(who[0])}\b", " ", part, flags=re.IGNORECASE)
        key = _find_thing(owned[who[0]], rest, words)
        if len(who) > 1 or key is None or (who[0] in chosen and not mends):
            return None
        chosen[who[0]] = key
    return Heard(" ".join(filter(None, chosen.values())), tuple(beside)) if chosen else None


def _find_thing(options: Mapping[str, Any], text: str, words: Words) -> str | None:
    """Return the only option of an owner that is named, "" for nothing; None where neither is clear."""
    names = {key: tuple(map(simplify, name_option(option.words, words))) for key, option in options.items()}
    found = {thing for kind, thing in list_pieces(text, names, words) if kind == "name"}
    if not found and (figures := re.findall(r"\d+", write_figures(text, words))):
        found = {key for key, called in names.items() if re.findall(r"\d+", called[0]) == figures}
    if len(found) == 1:
        return found.pop()
    nothing = list_words(text) & (listed("nobody", words) | listed("passes", words))
    return "" if nothing and not found and not any("0" in re.findall(r"\d+", called[0]) for called in names.values()) else None
