"""A correction said as a sentence: `Ada hatte 3 Brot, nicht 4`, `zoe’s was a 1`."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from companion.language.words import Words
from companion.play import Correct, Snapshot
from companion.play.acts import GameAct, MendOn
from companion.play.snapshot import Answered
from companion.table import AnswerRejected, Choose, Number, Phrase, Question, ReadTiles, Seat, Tally, Tell, phrase
from companion.table.questions.one_each import OneEach
from companion.ui.narration.drafted import describe_answer, describe_value
from companion.ui.terminal.corrections import list_correctable, list_named
from companion.ui.terminal.forms import listen
from companion.ui.terminal.readings import hear_tiles
from companion.ui.terminal.said import list_words, match_listed, write_figures
from companion.ui.terminal.sentences import hear_owned, listed

REACH = 40
"""How many answers back a sentence can mean."""


def find_mending(snapshot: Snapshot, line: str, words: Words) -> tuple[GameAct, str] | None:
    """Return the act that corrects the only answer or entry that a sentence means, and what it does; None if none or several."""
    said = list_words(line)
    seat = next((seat for seat in snapshot.seats if list_words(seat.name) & list_words(re.sub(r"['’]s\b", "", line))), None)
    if seat is None or not said & listed("mends", words) or "?" in line:
        return None
    figured = write_figures(re.sub(rf"['’]s\b|\b{re.escape(seat.name)}\b", " ", line, flags=re.IGNORECASE), words)
    instead = rf"\b(?:{match_listed('terminal-instead', words)})\b\D*(\d+)"
    old = re.search(instead, figured, re.IGNORECASE)
    new = re.sub(instead, " ", figured, flags=re.IGNORECASE)
    new = re.sub(rf"\b(?:{match_listed('terminal-mends', words)})\b|[,.!]", " ", new, flags=re.IGNORECASE).strip()
    numbers = re.findall(r"\d+", new)
    if len(numbers) != 1 or (numbers == ["0"] and not said & listed("zero", words)):
        return None
    was = old[1] if old is not None else ""
    if not was and _answers(snapshot.question, seat):
        return None
    found = list(_list_answers(snapshot, seat, new, was, words))
    if found:
        each, value = found[0]
        told = replace(each, value=value)
        return MendOn(each.step, value), describe_answer(told, words)
    named = [name for thing in list_words(new) - {*numbers} for name in list_named(snapshot, words, f"{thing} {seat.name}")]
    entries = [
        name for name in dict.fromkeys(named) if type(snapshot.values[name]) is int and was in ("", str(snapshot.values[name]))
    ]
    if len(entries) != 1:
        return None
    line = next((line for line in list_correctable(snapshot, words) if line.partition(" ")[0] == entries[0]), entries[0])
    return Correct({entries[0]: int(numbers[0])}), f"{line.partition(' ')[2].strip().rpartition(':')[0]}: {numbers[0]}"


def _answers(question: Question[Any] | None, seat: Seat) -> bool:
    """Return whether a number for a player can be an answer to the open question."""
    if isinstance(question, Tally | OneEach):
        return any(each.seat == seat for each in (question.rows if isinstance(question, Tally) else question.options))
    return isinstance(question, Number | ReadTiles) and question.seat == seat


def _list_answers(snapshot: Snapshot, seat: Seat, new: str, was: str, words: Words) -> Iterator[tuple[Answered, Any]]:
    """Yield the latest answers of this round that a player's new number fits, each with its new value."""
    for each in [each for each in snapshot.history if each.place.round == snapshot.place.round][: -REACH - 1 : -1]:
        if isinstance(each.question, Tell):
            continue
        value = _mend(each, seat, new, words)
        if value is not None and value != each.value and (not was or was in re.findall(r"\d+", _describe(each, seat, words))):
            yield each, value


def _describe(each: Answered, seat: Seat, words: Words) -> str:
    """Return the figures of an answer as a sentence would name them: the number of a player's row, the sum of each kind."""
    if isinstance(each.question, Tally):
        return " ".join(str(each.value[row.key]) for row in each.question.rows if row.seat == seat)
    if isinstance(each.question, ReadTiles):
        sums = Counter[str]()
        for tile in each.question.read(each.value):
            sums[tile.kind] += tile.symbols
        return " ".join(map(str, [*sums.values(), *(tile.symbols for tile in each.question.read(each.value))]))
    if isinstance(each.question, OneEach):
        return " ".join(
            words(option.words) for option in each.question.options if option.key in each.value and option.seat == seat
        )
    return describe_value(each.question, each.value, words)


def _mend(each: Answered, seat: Seat, new: str, words: Words) -> Any:
    """Return an answer with a player's new number; None where it does not belong there."""
    question = each.question
    if isinstance(question, Tally):
        rows = [row.key for row in question.rows if row.seat == seat]
        return {**each.value, rows[0]: int(re.findall(r"\d+", new)[0])} if len(rows) == 1 else None
    try:
        if isinstance(question, OneEach):
            heard = hear_owned(question, f"{seat.name} {new}", words)
            kept = [option.key for option in question.options if option.key in each.value and option.seat != seat]
            return None if heard is None else question.read((*kept, *heard.spelled.split()))
        if question.seat == seat and isinstance(question, ReadTiles):
            return _mend_tiles(question, each.value, new, words)
    except AnswerRejected:
        return None
    keys = [str(option.key) for option in getattr(question, "options", ())]
    for typed in (new, re.findall(r"\d+", new)[0]) if question.seat == seat else ():
        if keys and typed.isdecimal() and typed not in keys:  # a place in a list is never said
            continue
        with suppress(AnswerRejected):
            return listen(question, typed, words)[0]
    return None


def _mend_tiles(question: ReadTiles, value: Any, new: str, words: Words) -> Any:
    heard = hear_tiles(question, new, words)
    fresh = () if heard is None else question.read(question.read_typed(heard.spelled))
    kinds = {tile.kind for tile in fresh}
    return (*(tile for tile in question.read(value) if tile.kind not in kinds), *fresh) if fresh else None


def mends_for_another(snapshot: Snapshot, line: str, words: Words) -> Phrase | None:
    """Refuse a line that begins like a correction and speaks of another player than the one who is asked to choose."""
    question, said = snapshot.question, list_words(line)
    first = list_words(line.partition(" ")[0])
    if not isinstance(question, Choose) or question.seat is None or not first & listed("mends", words):
        return None
    called = {word for option in question.options for word in list_words(words(option.words))}
    others = [list_words(seat.name) for seat in snapshot.seats if seat != question.seat]
    return phrase("terminal-unclear") if any(name and name <= said and not name & called for name in others) else None


def hint_mending(line: str, words: Words) -> str:
    """Return how to correct an earlier answer where a line sounds like that; else ""."""
    return words(phrase("terminal-mend-how")) if list_words(line) & listed("mends", words) else ""
