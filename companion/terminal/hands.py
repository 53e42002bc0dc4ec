"""What a terminal asks again before it takes it: a reading of nothing, or of fewer pieces than must lie there."""

from __future__ import annotations

from typing import Any

from companion.table.phrase import Phrase, phrase
from companion.table.questions.device_kinds import Lot, ReadCubes, ReadTiles
from companion.table.questions.kinds import Choose
from companion.table.questions.question import Question

NOTHING = ("0", "-")
"""Typed where nothing lies."""


def empty(question: Question[Any], typed: str) -> Phrase | None:
    """Say what to type where nothing was typed at a choice, or at a reading of something; None where that is an answer."""
    if typed:
        return None
    if isinstance(question, ReadTiles | ReadCubes) and _holds(question):
        return phrase("terminal-empty")
    if isinstance(question, Lot) or not isinstance(question, Choose):
        return None
    return phrase("terminal-number") if all(option.key != "" for option in question.options) else None


def _holds(question: ReadTiles | ReadCubes) -> bool:
    """Tell whether any piece can lie there."""
    if isinstance(question, ReadCubes):
        return any(question.most.values())
    return question.most > 0 and (question.exist is None or any(question.exist.values()))


def doubtful(question: Question[Any], answer: Any) -> Phrase | None:
    """Say what is strange about an answer that the question takes: "9 of 21"; None where nothing is."""
    if isinstance(question, ReadTiles) and len(answer) < question.least:
        return phrase("terminal-too-few", n=len(answer), least=question.least)
    return None
