"""A line with more than one step, or a step with its details: what is left of it is tried on the same player's next questions."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from companion.language.words import Words
from companion.play.snapshot import Snapshot
from companion.table import AnswerRejected, Choose, Number, Pick, Question, Seat, Tell, phrase
from companion.table.questions.kinds import label_options
from companion.ui.terminal.forms import listen
from companion.ui.terminal.options import is_bent, is_doubled
from companion.ui.terminal.said import list_words, match_listed, name_option, write_figures
from companion.ui.terminal.sentences import listed

TRIED = 3
"""How many of the steps that are left are tried on one question."""


@dataclass(frozen=True)
class Remaining:
    """What is left of a player's line, step by step."""

    seat: Seat
    steps: tuple[str, ...]

    def tell(self, words: Words) -> str:
        """Return what was not taken, "" where only a few words are left that may mean nothing."""
        told = [step for at, step in enumerate(self.steps) if at or re.search(r"\d", write_figures(step, words))]
        return words(phrase("terminal-left-over", words=", ".join(told))) if told else ""


def listen_first(
    question: Question[Any], line: str, seats: Iterable[Seat], words: Words
) -> tuple[Any, tuple[str, ...] | None, Remaining | None]:
    """Return the answer that a line or its first step is, the words that mean nothing, and what is left for later questions."""
    if not isinstance(question, Choose):
        return *listen(question, line, words), None
    line = _find_own(question, _drop_mended(line, words), seats, words)
    first, *others = _split_steps(line, words) or [line]
    doubled = is_doubled(question, line, words)
    apart = bool(others) and not any(_bears_on(question, other, words) for other in others)
    for taken in (first, line) if apart else (line,):
        try:
            value, beside = listen(question, taken, words)
        except AnswerRejected:
            if taken == line:
                raise
        else:
            if taken == line or (_is_used(question, value, taken, words) and (not doubled or is_doubled(question, taken, words))):
                break
    others = others if taken == first else []
    others = [other for other in others if not _is_used(question, value, other, words)]
    left = (_drop_used(question, value, taken, words), *others)
    return value, beside, Remaining(question.seat, left) if any(left) and question.seat is not None else None


def take_left(snapshot: Snapshot, left: Remaining, words: Words) -> tuple[Any, str, Remaining] | None:
    """Return the answer to a question that the next step of a line is, that step, and what is left then; None if it is none."""
    question = snapshot.question
    if question is None or question.seat != left.seat or not isinstance(question, Choose | Number | Pick):
        return None
    for at, step in enumerate(left.steps[:TRIED]):
        try:
            value, _ = listen(question, step, words) if step else (None, None)
        except AnswerRejected:
            if re.search(r"\d", write_figures(step, words)):
                return None  # a figure belongs to what comes next, or to nothing
            continue
        if step and (
            isinstance(question, Number)
            or (_is_used(question, value, step, words) and _has_figures(question, value, step, words))
        ):
            rest = _drop_used(question, value, step, words) if isinstance(question, Choose) else ""
            return value, step, Remaining(left.seat, (rest, *left.steps[at + 1 :]))
    return None


def may_wait(snapshot: Snapshot) -> bool:
    """Return whether what is left waits for a later question, as this one only tells something."""
    return isinstance(snapshot.question, Tell)


def _drop_mended(line: str, words: Words) -> str:
    """Return what a line says after it mends itself (`build, no wait, gold`), else the line."""
    parts = re.split(rf"[,.]+\s*(?:{match_listed('terminal-rather', words)})\b(?!\s*$)[\s,]*", line, flags=re.IGNORECASE)
    return parts[-1] if len(parts) > 1 and list_words(parts[-1]) - listed("rather", words) else line


def _find_own(question: Question[Any], line: str, seats: Iterable[Seat], words: Words) -> str:
    """Return what a line says for the player who is asked, where each part of it names another player."""
    parts = _split_steps(line, words)
    named = [[seat for seat in seats if (name := list_words(seat.name)) and name <= list_words(part)] for part in parts]
    own = [part for part, who in zip(parts, named, strict=True) if who == [question.seat]]
    if question.seat is None or len(own) != 1 or len(parts) == 1 or not all(named):
        return line
    return re.sub(rf"\b{re.escape(question.seat.name)}\b", "", own[0], flags=re.IGNORECASE).strip()


def _bears_on(question: Choose[Any], step: str, words: Words) -> bool:
    """Return whether a step denies something, or has a figure and a word of an option: then it may belong to the first step."""
    said = list_words(step)
    if said & listed("not", words):
        return True
    figured = any(map(str.isdigit, write_figures(step, words))) or bool(said & listed("articles", words))
    called = _called(question, {str(option.key) for option in question.options}, words, also=False)
    return figured and any(is_bent(one, each) for one in said - listed("filling", words) for each in called)


def _split_steps(line: str, words: Words) -> list[str]:
    joined = match_listed("terminal-and", words)
    parts = re.split(rf"\s*[,;]\s*(?:(?:{joined})\s)*|\s(?:{joined})\s(?:(?:{joined})\s)*", line, flags=re.IGNORECASE)
    return [part.strip(" .!") for part in parts if part.strip(" .!")]


def _is_used(question: Question[Any], value: Any, step: str, words: Words) -> bool:
    """Return whether a step has a word of what was chosen."""
    keys = value if isinstance(value, tuple) else (value,)
    called = _called(question, {str(key) for key in keys}, words, also=True)
    said = list_words(write_figures(step, words)) - listed("filling", words)
    return any(is_bent(word, name) for word in said for name in called)


def _has_figures(question: Question[Any], value: Any, step: str, words: Words) -> bool:
    """Return whether what was chosen has each figure of a step; an article is none."""
    said = set(re.findall(r"\d+", write_figures(step, words))) - {"1"}
    return said <= _called(question, {str(key) for key in (value if isinstance(value, tuple) else (value,))}, words, also=True)


def _drop_used(question: Choose[Any], value: Any, step: str, words: Words) -> str:
    """Return the words of a step that are not written on what was chosen, nor only polite."""
    labels = zip(label_options(question.options), question.options, strict=True)
    silent = (
        listed("polite", words)
        | listed("yes", words)
        | listed("twice", words)
        | _called(question, {str(value)}, words, also=False)
        | {label for label, option in labels if option.key == value}
    )
    kept = [
        word
        for word in re.findall(r"[\w’'-]+", step)
        if not any(is_bent(one, each) for one in list_words(word) | list_words(write_figures(word, words)) for each in silent)
    ]
    return " ".join(kept) if list_words(" ".join(kept)) - listed("filling", words) else ""


def _called(question: Any, keys: set[str], words: Words, *, also: bool) -> set[str]:
    held = [option for options in getattr(question, "within", {}).values() for option in options]
    chosen = [option for option in (*question.options, *held) if str(option.key) in keys]
    names = [name for option in chosen for name in (name_option(option.words, words) if also else (words(option.words),))]
    return set[str]().union(keys, *map(list_words, names))
