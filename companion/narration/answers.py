"""What can be answered, said for those who do not see it: a short list whole, of a long one the first and how to hear more."""

from __future__ import annotations

from typing import Any

from companion.rulebook.lessons.teach import LessonStep
from companion.table.phrase import phrase
from companion.table.questions.device_kinds import Draw, Hourglass, ReadCubes, ReadTiles, Spin
from companion.table.questions.kinds import Choose, Number, Order, Pick, Tally, Tell
from companion.table.questions.question import Question
from companion.words import Words

MANY = 6
"""Up to so many answers are all read out."""


def answers_text(question: Question[Any], words: Words) -> str:
    """Say what the open question takes; "" where that goes without saying."""
    said = ""
    match question:
        case LessonStep():
            said = ""
        case Choose() | Pick() | Order() | Draw():
            said = _offered([words(option.words) for option in question.options if option.off is None], words)
        case Number():
            said = words(phrase("told-answers-number", low=question.low, high=question.high))
        case Tally():
            names = [words(row.words) if row.words else row.seat.name if row.seat else row.key for row in question.rows]
            said = _offered(names, words, "told-answers-rows")
        case ReadCubes():
            names = [words(phrase(f"colour-{colour}")) for colour in question.most]
            said = _offered(names, words, "told-answers-rows")
        case ReadTiles():
            names = [words(phrase(f"tile-{kind}")) if words.has(f"tile-{kind}") else kind for kind in question.kinds]
            low, high = question.counts[0], question.counts[-1]
            said = words(phrase("told-answers-tiles", kinds=", ".join(names), low=low, high=high))
        case Tell() if done := words.maybe(question.words, "done"):
            said = words(phrase("told-answers-tell", done=done))
        case Tell() | Spin() | Hourglass():
            said = words(phrase("told-answers-press"))
    return said


def _offered(names: list[str], words: Words, message: str = "told-answers") -> str:
    """Read out a short list; of a long one the first, and how to hear more."""
    if not names:
        return ""
    if len(names) <= MANY:
        return words(phrase(message, what="; ".join(names)))
    return words(phrase(f"{message}-many", first=names[0], count=len(names)))
