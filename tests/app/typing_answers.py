"""Answers as a person would type them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.table.questions.device_kinds import Draw, ReadCubes, ReadTiles
from companion.table.questions.kinds import Choose, Order, Pick, Tally, Tell
from companion.table.questions.question import Question

COMMANDS = ("a", "c", "h", "l", "q", "r", "s", "u")


def typed(question: Question[Any], answer: Any) -> str:
    """Write an answer as a person would type it."""
    if isinstance(question, Tell):
        return ""
    if isinstance(question, Choose):
        return _named(question, [answer])
    if isinstance(question, Pick | Order | Draw):
        return _named(question, answer)
    if isinstance(question, Tally):
        return " ".join(str(answer[row.key]) for row in question.rows)
    if isinstance(question, ReadTiles):
        return " ".join(f"{tile.kind}-{tile.symbols}-{tile.frame}" for tile in answer)
    if isinstance(question, ReadCubes):
        return " ".join(f"{colour}={number}" for colour, number in answer.items())
    return str(answer)


def _named(question: Any, keys: Iterable[Any]) -> str:
    """The options' keys; where one is a letter that means something else in the terminal, the number before it."""
    offered = [option.key for option in question.options]
    return " ".join(str(offered.index(key) + 1 if key in COMMANDS else key) for key in keys)
