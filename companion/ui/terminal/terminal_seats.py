"""Who sits where, typed as `Ada:Blau Ben:Gelb`."""

import re
from collections.abc import Iterable
from typing import Any

from companion.language.words import Words, colour_of, simplify
from companion.play import Seating
from companion.table import Choose, Lot, Phrase, Question, ReadCubes, ReadTiles, phrase, quoted
from companion.table.questions.kinds import label_options, only_one
from companion.table.questions.question import NOT_IMPLIED
from companion.ui.narration.drafted import describe_value
from companion.ui.terminal.readings import is_total
from companion.ui.terminal.said import match_listed

LONGEST_NAME = 3
"""The most words of a name: a sentence is none."""


def seating_shown(question: Seating, words: Words) -> list[str]:
    """Return last time's company, if any, then how to type names and colours."""
    colours = {colour: words(phrase(f"colour-{colour}")) for colour in question.colours}
    last = ["⏎ " + " ".join(f"{seat.name}:{colours[seat.colour]}" for seat in question.company)] if question.company else []
    first, second, *_ = colours.values()
    return [*last, f"Ada:{first} Ben:{second} … ({', '.join(colours.values())})"]


def seats_spelled(line: str, words: Words) -> str:
    """Rewrite any list of seats as `Ada:blau, Ben gelb`: numbered, `Ada (blau); Ben ist gelb`, `wir sind zu zweit: Ada/Ben`."""
    line = _put_oldest_first(re.sub(r"^(?:[^\s:,]+\s+){2,}[^\s:,]+:(?=[^:]*$)", "", line), words)
    line = re.sub(r"(?:^|(?<=[\s,;]))\d{1,2}[.)]\s*", ", ", re.sub(r"[;/]", ",", line))
    line = re.sub(r"\s*=\s*", ":", re.sub(r"[()]|\s+[-–]\s+", " ", line))
    line = re.sub(rf"(?:^|(?<=\s))(?:{match_listed('terminal-sits', words)})(?=\s)", " ", line)
    listed = re.sub(r"\s+", " ", line).strip(" ,")
    return re.sub(r"[^\s:,-]+", lambda word: word[0].capitalize(), listed) if listed.islower() and ":" not in listed else listed


def _put_oldest_first(line: str, words: Words) -> str:
    """Take off the sentence that says who is the oldest, and put that name in front, as the oldest is named first."""
    part = rf"[,.;–-]\s+(\w+)(?:['’]s)?\s+(?:\w+\s+){{0,3}}(?:{match_listed('terminal-oldest', words)})\W*$"
    told = re.search(part, line, re.IGNORECASE)
    if told is None or not re.search(rf"\b{re.escape(told[1])}\b", line[: told.start()], re.IGNORECASE):
        return line
    names = re.split(rf"\s*,\s*|\s+(?:{match_listed('terminal-and', words)})\s+|\s+", line[: told.start()].strip())
    first = [name for name in names if simplify(name) == simplify(told[1])]
    return ", ".join((*first, *(name for name in names if name not in first))) if first else line


def seats_typed(question: Seating, line: str) -> Any:
    """Read `Name:colour`, separated by spaces or commas; a name alone gets its last colour, or else the first free one."""
    if not line and question.company:
        return question.company
    named = [(name.strip(), colour_of(colour, _colours(question, colour))) for name, colour in _parts(question, line)]
    named = [(name, colour or _find_usual(question, name, named)) for name, colour in named]
    for name, _ in named:
        if len(name.split()) > LONGEST_NAME or re.search(r"[.!?]\s", name):
            raise question.reject("terminal-no-name", name=quoted(name))
    free = iter([colour for colour in question.colours if colour not in {colour for _, colour in named}])
    return [(name, colour or next(free, "")) for name, colour in named]


def _colours(question: Seating, typed: str) -> Iterable[str]:
    """Return this box's colours, or all colours if the typed one is not among them, so that a refusal can name it."""
    return question.colours if colour_of(typed, question.colours) in question.colours else question.every_colour


def _parts(question: Seating, line: str) -> list[tuple[str, str]]:
    """Split a line into names and colours; a colour comes after a colon or as the last word: `Oma Helga blau, Theo gelb`."""
    if "," in line or ":" in line:
        return [_name_and_colour(question, part.strip()) for part in (line.split(",") if "," in line else line.split())]
    words = line.split()
    pairs = list(zip(words[::2], words[1::2], strict=False))
    coloured = any(colour_of(colour, question.colours) in question.colours for colour in words[1::2])
    paired = coloured and 2 * len(pairs) == len(words) and all(_is_colour(question, colour) for colour in words[1::2])
    return pairs if paired else [(word, "") for word in words]


def _is_colour(question: Seating, word: str) -> bool:
    """Return whether a word is a colour of this box or, in lower case, any other colour; so the name in "Oma Rosa" is not one."""
    return colour_of(word, question.colours) in question.colours or (
        word.islower() and colour_of(word, question.every_colour) in question.every_colour
    )


def _name_and_colour(question: Seating, part: str) -> tuple[str, str]:
    name, _, colour = part.partition(":") if ":" in part else part.rpartition(" ")
    if ":" in part and _is_colour(question, name) and not _is_colour(question, colour):
        return colour, name
    if ":" in part or (name and _is_colour(question, colour)):
        return name, colour
    first, _, rest = part.partition(" ")
    if rest and first.islower() and _is_colour(question, first):
        return rest, first
    return part, ""


def _find_usual(question: Seating, name: str, named: list[tuple[str, str]]) -> str:
    """Return the colour that a player had last, if this box has it and no other player wants it; else ""."""
    usual = question.usual.get(name, "")
    wanted = [other for other, colour in named if usual in {colour, question.usual.get(other)}]
    return usual if usual in question.colours and wanted == [name] else ""


def refuse_empty(question: Question[Any], typed: str) -> Phrase | None:
    """Return what to type instead of an empty line at a choice or a reading; None where an empty line is an answer."""
    if typed:
        return None
    if isinstance(question, ReadTiles | ReadCubes) and _holds(question):
        return phrase("terminal-empty")
    if isinstance(question, Lot) or not isinstance(question, Choose) or only_one(question.options) is not NOT_IMPLIED:
        return None
    return phrase("terminal-number") if all(option.key != "" for option in question.options) else None


def _holds(question: ReadTiles | ReadCubes) -> bool:
    if isinstance(question, ReadCubes):
        return any(question.most.values())
    return question.most > 0 and (question.exist is None or any(question.exist.values()))


def describe_understood(
    question: Question[Any], answer: Any, line: str, words: Words, beside: tuple[str, ...] | None = None
) -> str:
    """Return how a typed line was understood: who sits where, the sum of each kind of tile, or an option with a wrong letter.

    Returns "" where the line itself is clear.
    """
    if beside is not None and not isinstance(question, ReadTiles):
        taken = describe_value(question, answer, words)
        return words(phrase("terminal-beside", taken=taken, words=" ".join(beside))) if beside else taken
    if isinstance(question, Seating):
        return ", ".join(f"{seat.name} ({words(phrase(f'colour-{seat.colour}'))})" for seat in answer)
    if isinstance(question, ReadTiles):
        sums = {kind: sum(tile.symbols for tile in answer if tile.kind == kind) for kind in question.kinds}
        called = {kind: words.get_name(f"tile-{kind}", kind) for kind in question.kinds}
        return ", ".join(f"{called[kind]} {number}" for kind, number in sums.items())
    if isinstance(question, Choose) and line not in (*label_options(question.options), str(answer)):
        held = (option for options in question.within.values() for option in options)
        said = next((words(option.words) for option in (*question.options, *held) if option.key == answer), "")
        return "" if simplify(line) in simplify(said) else said
    return ""


def describe_doubtful(question: Question[Any], answer: Any, line: str, words: Words) -> Phrase | None:
    """Return what is doubtful about an acceptable answer: too few tiles, a total that no tile shows; None where nothing is."""
    if isinstance(question, ReadTiles) and is_total(question, line, words):
        return phrase("terminal-split", tiles=describe_value(question, answer, words))
    if isinstance(question, ReadTiles) and len(answer) < question.least:
        return phrase("terminal-too-few", n=len(answer), least=question.least)
    return None
