"""Tally: one row a seat or thing, each with minus, figure and plus; the sum, and by how much it differs from the one expected."""

from collections.abc import Mapping

from companion.screen.page import Stage, View
from companion.screen.views.ask.count_rows import Counts, likely, show_rows
from companion.screen.widgets.corner import Corner
from companion.table.questions.kinds import Tally


def show_tally(stage: Stage, question: Tally) -> None:
    """Lay out the rows with their counts, and the answer that goes on."""
    counts: Mapping[str, int] = stage.entry
    corner = Corner(label=stage.say("screen-go-on"), off=_fault(stage, question, counts), effect=stage.answered(dict(counts)))
    show_rows(stage, question, question.rows, corner, Counts(counts, dict))


def _fault(stage: Stage, question: Tally, counts: Mapping[str, int]) -> str:
    total = sum(counts.values())
    if question.total is not None and total != question.total:
        message = "screen-missing" if total < question.total else "screen-too-many"
        return stage.say(message, count=abs(question.total - total))
    if question.most is not None and total > question.most:
        return stage.say("screen-too-many", count=total - question.most)
    return ""


VIEW = View(show_tally, lambda _snapshot, question: likely(question.rows), counts=lambda _question: True)
