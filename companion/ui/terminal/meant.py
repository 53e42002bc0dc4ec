"""Lines that answer nothing: taking back, asking for rules, scores or a page. Which a line is depends on what is asked."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from companion.language.words import Words
from companion.play import Seating, Snapshot
from companion.table import AnswerRejected, Choose, Number, Order, Pick, Question, ReadCubes, ReadTiles, Tally, phrase
from companion.table.questions.writing import Write
from companion.ui.pages.effects import Began, Menu, Overlay, SettingsGroup
from companion.ui.terminal.corrections import list_correctable, list_named
from companion.ui.terminal.forms import listen, spell_out
from companion.ui.terminal.said import find_number, list_words, match_listed, name_option
from companion.ui.terminal.sentences import listed

MOST_UNDONE, ASKED = 9, 3
"""The most answers that one line takes back, and the least words of a question without a question mark."""
AT_ONCE = 3
"""Among how many first words one for taking back counts, whatever else is said."""


def names_nothing(question: Question[Any] | None, line: str, words: Words) -> bool:
    """Return whether a line names no answer to the question, so that its words can mean something else."""
    if question is None or isinstance(question, Write | Seating):
        return False
    offered = {str(option.key) for option in getattr(question, "options", ())}
    return line not in offered and spell_out(question, line, words) == line


def takes_back(question: Question[Any] | None, line: str, words: Words) -> bool:
    """Return whether a line has a word for taking back; it stands in front, or the line names no answer."""
    undoes = list_words(line) & listed("undo", words)
    if not undoes or "?" in line or question is None or isinstance(question, Write | Seating):
        return False
    called = {
        word
        for option in getattr(question, "options", ())
        for name in name_option(option.words, words)
        for word in list_words(name)
    }
    first = list_words(" ".join(line.split()[:AT_ONCE]))
    return bool((undoes & first) - called) or names_nothing(question, line, words)


def count_undone(line: str, words: Words) -> int:
    """Return how many answers a line takes back: one, unless it has a number (`undo the last two`)."""
    number = find_number(line, words)
    return min(max(int(number), 1), MOST_UNDONE) if number.isdecimal() else 1


def asks_scores(line: str, words: Words) -> bool:
    """Return whether a line asks for nothing but the scores."""
    said, scores = list_words(line), listed("scores", words)
    around = set[str]().union(*(listed(message, words) for message in ("asking", "filling", "polite")))
    return bool(said & scores) and said <= scores | around


def asks_standing(snapshot: Snapshot, line: str, words: Words) -> bool:
    """Return whether a line asks how it stands: who has most, or how many somebody has (`how many points have I got?`)."""
    said = list_words(line)
    names = {name for seat in snapshot.seats for name in list_words(seat.name)}
    whose = said & listed("who", words) or (said & (listed("me", words) | names) and said & listed("have", words))
    rules = said & (listed("rules", words) | {"to"})
    return bool(
        said & listed("most", words) and whose and not rules and snapshot.game is not None and _begins_asking(line, words)
    )


def _begins_asking(line: str, words: Words) -> bool:
    return bool(list_words(" ".join(line.split()[:AT_ONCE])) & listed("asking", words))


def list_standing(snapshot: Snapshot, line: str, words: Words) -> Iterator[str]:
    """Yield the lines of the books on what is asked about, without how to correct them; nothing where no book has it."""
    filling = set[str]().union(
        *(listed(message, words) for message in ("asking", "most", "have", "filling", "me", "who", "polite"))
    )
    things = {word for word in list_words(line) - filling if len(word) >= ASKED}
    found = {name for word in things for name in list_named(snapshot, words, word)}
    for entry in list_correctable(snapshot, words):
        name, _, told = entry.partition(" ")
        if name in found:
            yield told.strip()


def asks_rules(question: Question[Any] | None, line: str, words: Words) -> bool:
    """Return whether a line asks the rulebook: by a question mark, by a word for a rule, or as a question without a mark."""
    if isinstance(question, Write) or (isinstance(question, Tally | ReadTiles | ReadCubes) and _counts(question, line, words)):
        return False
    said = re.findall(r"\w+", line.casefold().replace("’", "").replace("'", ""))
    ruled = said[:1] and said[0] in words(phrase("terminal-rules")).split()
    asks = len(said) >= ASKED and said[0] in words(phrase("terminal-asking")).split()
    return "?" in line or (bool(ruled or asks) and names_nothing(question, line, words))


def _counts(question: Question[Any], line: str, words: Words) -> bool:
    """Return whether a line with a question mark inside gives all the numbers that are asked for."""
    try:
        listen(question, line.replace("?", ","), words)
    except AnswerRejected:
        return False
    return not line.strip().endswith("?")


def drop_asking(line: str, words: Words) -> str:
    """Return what a question to the rulebook is about."""
    return re.sub(rf"^\W*(?:{match_listed('terminal-rules', words)})\b\W*|\?", " ", line, flags=re.IGNORECASE).strip()


def find_page(snapshot: Snapshot, line: str, words: Words) -> Overlay | None:
    """Return the page that a line speaks of instead of answering: who comes and goes, languages, the volume; None if none."""
    said = list_words(line)
    if snapshot.game is None or isinstance(snapshot.question, Write | Seating):
        return None
    return next((page for message, page in SPOKEN_OF.items() if said & listed(message, words)), None)


def begins_with_page(snapshot: Snapshot, line: str, words: Words) -> Overlay | None:
    """Return the menu where a line begins with a word for leaving or a pause, and no answer has that name."""
    first = line.partition(" ")[0].strip(",.!")
    leaves = list_words(first) & listed("leaving", words) and names_nothing(snapshot.question, first, words)
    return (
        find_page(snapshot, first, words)
        if leaves and isinstance(snapshot.question, Choose | Pick | Order | Tally | Number)
        else None
    )


SPOKEN_OF: Mapping[str, Overlay] = {
    "leaving": Menu(), "people": Began("people:"), "languages": SettingsGroup("language"), "volume": SettingsGroup("volume"),
}  # fmt: skip
