"""Options as numbered lines, what people type for them, and what they bring."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from companion.language.words import LONG, Words, colour_of, find_meant, is_one_letter_off, simplify
from companion.play import ChooseBox, ListPage
from companion.table import Choose, Option, Order, Pick, Question, Seat, phrase
from companion.table.questions.kinds import label_options
from companion.ui.terminal.said import (
    NOTHING,
    drop_filling,
    find_agreed,
    is_meant,
    list_words,
    match_listed,
    name_option,
    read_pairs,
    write_figures,
)
from companion.ui.terminal.symbols import describe_gains

FEW = 5
"""The most words of a sentence in which one word alone names an option."""
COLOURS = frozenset(("red", "blue", "white", "black", "orange", "pink", "purple", "green", "yellow", "violet"))
"""Colours that pieces can have."""
LEAST = 2
"""The least number of first letters that can be typed instead of an option's words or a player's name."""


def options_shown(question: Any, words: Words) -> list[str]:
    """Return the options, each after its label; if an option's words end in a number that is also a label, add what counts."""
    typed = label_options(question.options)
    lines = [
        option_line(label, name_owner(option) if question.by_owner else option, words)
        for label, option in zip(typed, question.options, strict=True)
    ]
    ends = {_write_option(option, words).rpartition(" ")[2] for option in question.options}
    return [*lines, words(phrase("terminal-which"))] if ends.intersection(typed) else lines


def explain_options(question: Question[Any], words: Words) -> Iterator[str]:
    """Yield a line for each option that has an explanation, after the option's label."""
    if not isinstance(question, Choose):
        return
    notes = question.notes if isinstance(question, ChooseBox) else {}
    for label, option in zip(label_options(question.options), question.options, strict=True):
        note = notes.get(option.key)
        about = words.find_optional(option.words, "about")
        if note is not None:
            about = " · ".join(words(part) for part in (note.players, note.last) if part is not None)
        if about:
            yield f"{label}. {words(option.words)}: {about}"


def _write_option(option: Option[Any], words: Words) -> str:
    """Return an option's longer words for a line, which say what a number in them counts; else its usual words."""
    return words.find_optional(option.words, "written") or words(option.words)


def name_owner(option: Option[Any]) -> Option[Any]:
    """Return an option with its player's name before its words."""
    return replace(option, words=phrase("ear-row", name=option.seat.name if option.seat else "", value=option.words))


def option_line(number: str, option: Option[Any], words: Words) -> str:
    """Return an option's line: its number, its words, its gains, and why it cannot be chosen, if so."""
    off = f" ✗ {words(option.off)}" if option.off else ""
    text = _write_option(option, words)
    gains = describe_gains(option.gains, words, text)
    return f"{number}. {text}{gains and f'  {gains}'}{off}"


def keys_named(question: Any, line: str, words: Words) -> Iterator[str]:
    """Yield the keys of the options named in a line, separated by spaces, commas or "and"; unknown text stays as typed."""
    if isinstance(question, Pick) and simplify(line) in map(simplify, words(phrase("terminal-nobody")).split()):
        return
    known = {str(option.key) for option in question.options}
    if isinstance(question, Pick) and is_meant(line, "terminal-everything", words):
        yield from sorted(known)
        return
    joining = {*words(phrase("terminal-and")).split(), *words(phrase("terminal-filling")).split()}
    for part in filter(None, map(str.strip, line.split(","))):
        key = key_named(question, part, words)
        if key in known:
            yield key
        else:
            named = (word for word in part.split() if word in known or word.casefold() not in joining)
            yield from (key_named(question, word, words) for word in named)


def key_named(question: Any, text: str, words: Words) -> str:
    """Return the key of the only option whose words `text` is, begins or contains; `text` itself where none or several match.

    A sentence can contain the option's words, but where several options are listed it would name only one of them.
    """
    keys, typed = [str(option.key) for option in question.options], label_options(question.options)
    bare = re.sub(r"^[#(]\s*|[.)!]+$", "", text)
    if text not in keys and (label := bare if bare in typed else text) in typed:
        return keys[typed.index(label)]
    if text in keys or (len(text) < LEAST and not text.isalpha()):
        return text
    held = getattr(question, "within", {}).values()
    options = [option for options in (question.options, *held) for option in options]
    names = {str(option.key): name_option(option.words, words) for option in options}
    if any(text.casefold() in called for called in names.values()):
        return find_meant(text.casefold(), names, LEAST) or text
    if isinstance(question, Choose) and (agreed := find_agreed(question, text, words)) is not None:
        return agreed
    text = _count_coloured(question, text, words) if isinstance(question, Choose) else text
    named = find_meant(text.casefold(), names, LEAST) or find_meant(bare.casefold(), names, LEAST) or _find_owned(options, text)
    if named is None and not isinstance(question, Pick | Order | ListPage):
        named = _find_in_sentence(question, text, options, names, words)
    spelled = _respell(text, words)
    if named is None and spelled != text.casefold() and _respell(spelled, words) == spelled:
        return key if (key := key_named(question, spelled, words)) != spelled else text
    return named or text


def _find_in_sentence(
    question: Any, text: str, options: Sequence[Option[Any]], names: Mapping[str, tuple[str, ...]], words: Words
) -> str | None:
    """Return the only option that a sentence names; one whose price is doubled where the sentence says so, and no other then."""
    keys, typed, plain = (
        [str(option.key) for option in question.options],
        label_options(question.options),
        isinstance(question, Choose),
    )
    number = write_figures(drop_filling(text, words), words)
    named = _find_said(write_figures(text, words), names, words, plain=plain) or _find_shown(options, number, words)
    number = re.sub(rf"\b(?:x|{match_listed('terminal-everything', words)})\b", "", number).strip()
    named = keys[typed.index(number)] if named is None and number in typed else named
    if plain and _says_double(names, text, words):
        return named if named is not None and "×2" in " ".join(names[named]) else None
    if named is None and plain:
        named = _find_lettered(keys, text) or _find_alone(names, text, words) or _find_nobody(question, text, words)
    return named


def _count_coloured(question: Any, text: str, words: Words) -> str:
    """Write coloured pieces as their number where options count them (`eine blaue, rosa 2`: `3 Karten`)."""
    piece = next((named for option in question.options if (named := words.find_optional(option.words, "coloured"))), None)
    one = rf"\b(?:{match_listed('terminal-articles', words)})\s+"
    said = re.findall(r"\w+", write_figures(re.sub(one, "1 ", text, flags=re.IGNORECASE), words)) if piece else []
    count, used = 0, set[int]()
    for at, pair in enumerate(pairwise(said)):
        numbers = [int(word) for word in pair if word.isdecimal()]
        if len(numbers) == 1 and not used & {at, at + 1} and any(colour_of(word, COLOURS) in COLOURS for word in pair):
            count, used = count + numbers[0], used | {at, at + 1}
    others = " ".join(word for at, word in enumerate(said) if at not in used)
    return f"{count} {piece} {others}".strip() if count else text


def _respell(text: str, words: Words) -> str:
    """Return a text with the letters that it is typed for (`ä` for `ae`), in lower case."""
    spelled = text.casefold()
    for typed_as, letter in read_pairs("terminal-spelled", words).items():
        spelled = spelled.replace(typed_as, letter)
    return spelled


def _find_lettered(keys: Iterable[str], text: str) -> str | None:
    """Return the key of one letter that ends a line, or stands in it as a capital (`city m`, `the one with K`)."""
    letters = {key for key in keys if len(key) == 1 and key.isalpha()}
    found = {letter for letter in re.findall(r"\b[A-Z]\b", text) if letter in letters}
    found |= {letter for letter in re.findall(r"\b[A-Za-z]$", text) if letter in letters or letter.upper() in letters}
    return found.pop().upper() if len(found) == 1 else None


def _find_alone(names: Mapping[str, tuple[str, ...]], text: str, words: Words) -> str | None:
    """Return the only option with a word of a short sentence that denies nothing (`the builder guy`, `from Ada the church`)."""
    typed = list_words(text)
    if len(typed) > FEW or not typed.isdisjoint(list_words(words(phrase("terminal-not")))):
        return None
    typed = {word for word in typed if len(word) >= LONG} - list_words(words(phrase("terminal-filling")))
    called = {key: {word for name in each for word in list_words(name) if len(word) >= LONG} for key, each in names.items()}
    shared = {
        key: sum(any(is_bent(one, word) or is_one_letter_off(one, word) for word in each) for one in typed)
        for key, each in called.items()
    }
    found = [key for key, count in shared.items() if count]
    return found[0] if len(found) == 1 else None


def is_doubled(question: Choose[Any], line: str, words: Words) -> bool:
    """Return whether a line speaks of a double price at a choice that has one."""
    return _says_double({str(option.key): name_option(option.words, words) for option in question.options}, line, words)


def _says_double(names: Mapping[str, tuple[str, ...]], text: str, words: Words) -> bool:
    """Return whether a line speaks of a double price, where some option has one."""
    twice = list_words(text) & list_words(words(phrase("terminal-twice")))
    return bool(twice) and any("×2" in name for called in names.values() for name in called)


def _find_nobody(question: Choose[Any], text: str, words: Words) -> str | None:
    """Return the only option by which nobody does anything where a short sentence ends or begins with a word for that."""
    said = re.findall(r"\w+", simplify(text))
    ends = {said[0], said[-1]} & set(simplify(words(phrase("terminal-nobody"))).split()) if said else set()
    ends |= list_words(text) & list_words(words(phrase("terminal-declines")))
    found = [str(option.key) for option in question.options if option.key in NOTHING]
    return found[0] if ends and len(found) == 1 and len(said) <= FEW else None


def _name(seat: Seat) -> set[str]:
    """Return a player's name as it stands in a sentence, also with the ending that says whose something is."""
    return {simplify(seat.name), f"{simplify(seat.name)}s"}


def _find_owned(options: Sequence[Option[Any]], text: str) -> str | None:
    """Return the only option of the player whose name or colour is named."""
    owned = [(option.seat.colour, str(option.key)) for option in options if option.seat is not None]
    said = list_words(text)
    named = [str(option.key) for option in options if option.seat is not None and said & _name(option.seat)]
    if len(named) == 1:
        return named[0]
    colour = colour_of(text, {colour for colour, _ in owned})
    keys = [key for each, key in owned if each == colour]
    return keys[0] if len(keys) == 1 else None


def _find_said(text: str, names: Mapping[str, tuple[str, ...]], words: Words, *, plain: bool) -> str | None:
    """Return the option whose words all occur in a sentence, also inflected; of several, the only one with the most words.

    An option with figures must count the same as the sentence: `4 of these, 1 of those` is not `1 of these + 1 of those`.
    """
    twice = (
        rf"\b(?:{match_listed('terminal-twice', words)})\b|2 ?[x*]|[x*] ?2"
        if _says_double(names, text, words)
        else "2 ?[x*]|[x*] ?2"
    )
    typed = re.findall(r"\w+|×2", re.sub(twice, "×2", text.casefold()))
    if (len(typed) == 1 and typed != ["×2"]) or not set(typed).isdisjoint(words(phrase("terminal-not")).split()):
        return None
    parts = {key: [re.findall(r"\w+|×2", name) for name in each] for key, each in names.items()}
    if plain and len(typed) <= FEW and not any(map(str.isdigit, typed)):  # `the church` for `Church: 2`
        parts = {key: [[word for word in part if not word.isdigit()] for part in each] for key, each in parts.items()}
    if typed == ["×2"]:
        found = [key for key, each in parts.items() if any(part[-1:] == typed for part in each)]
        return found[0] if len(found) == 1 else None
    whole = {
        key: max(len(part) for part in fits)
        for key, each in parts.items()
        if (
            fits := [
                part
                for part in each
                if part and _counts_alike(part, typed) and all(any(is_bent(one, word) for one in typed) for word in part)
            ]
        )
    }
    most = [key for key, length in whole.items() if length == max(whole.values())]
    return most[0] if len(most) == 1 else None


def _find_shown(options: Iterable[Option[Any]], text: str, words: Words) -> str | None:
    """Return the only option whose line, with what it gains, has most words of a sentence, and at least half of them.

    So `2 gold` names `Gold  +2 gold`, and `let’s practise` names `Yes, practise`. A line must have each figure of the sentence.
    """
    typed = list_words(text)
    if not typed or not typed.isdisjoint(list_words(words(phrase("terminal-not")))):
        return None
    lines = {str(option.key): list_words(option_line("", option, words)) for option in options}
    lines = {key: line for key, line in lines.items() if line.issuperset(one for one in typed if one.isdigit())}
    shared = {key: sum(any(is_bent(one, each) for each in line) for one in typed) for key, line in lines.items()}
    most = [key for key, count in shared.items() if count == max(shared.values())]
    return most[0] if len(most) == 1 and 2 * shared[most[0]] >= len(typed) else None


def _counts_alike(part: list[str], typed: list[str]) -> bool:
    """Return whether a sentence has each figure of an option before the same word, and no other; or the option has none."""
    wanted, said = ([(one, after) for one, after in pairwise((*listed, "")) if one.isdigit()] for listed in (part, typed))
    alike = (any(one == other and (not a or not b or is_bent(b, a)) for other, b in said) for one, a in wanted)
    return not wanted or (len(wanted) == len(said) and all(alike))


def is_bent(typed: str, name: str) -> bool:
    """Return whether two words are equal or differ only in their ending: `passe` for `passen`, `passes` for `pass`."""
    short, long = sorted((typed, name), key=len)
    return typed == name or (len(short) >= LONG and long.startswith(short) and len(long) - len(short) < LONG - 1)
