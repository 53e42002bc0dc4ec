"""What a seat answers whose player has left and that passes from now on."""

from __future__ import annotations

from typing import Any

from companion.table.questions.kinds import Choose
from companion.table.questions.question import NOT_IMPLIED, Question
from companion.table.table import Table

PASSES = ("pass", "done", "nothing", "none", "no", "leave")
"""Keys of options by which a player does nothing, the plainest first."""


def passing(question: Question[Any], table: Table) -> Any:
    """Give the key by which the seat that was asked does nothing; NOT_IMPLIED where somebody sits there, or must decide."""
    seat = question.seat
    if seat is None or seat not in table.seats or table.left[seat] != "passes" or not isinstance(question, Choose):
        return NOT_IMPLIED
    open_ = {str(option.key): option.key for option in question.options if option.off is None}
    return next((open_[key] for key in PASSES if key in open_), NOT_IMPLIED)
