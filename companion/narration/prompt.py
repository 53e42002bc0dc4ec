"""What the voice says to a standing: the prompt, its reasons while the table learns, and what came of the last act."""

from __future__ import annotations

from companion.play.snapshot import Standing
from companion.table.phrase import phrase
from companion.table.questions.question import Question
from companion.words import Words

HEARD_OFTEN = 2
"""After so many times a prompt is said without its reasons."""


def telling(standing: Standing, words: Words, heard: int = HEARD_OFTEN) -> str:
    """Say a standing; `heard` is how often the table has heard this prompt's reasons already."""
    parts = [words(reason) for reason in (standing.refusal, standing.stopped_at) if reason is not None]
    if parts:
        return " ".join(parts)
    parts = [words(change.words) for change in standing.changes if words.has(change.words.id)]
    if standing.outcome is not None:
        parts.append(outcome_text(standing, words))
    elif standing.question is not None:
        parts.append(prompt_text(standing.question, words, heard))
    return " ".join(parts)


def prompt_text(question: Question[object], words: Words, heard: int = HEARD_OFTEN) -> str:
    """Say who is asked, the prompt, and why and what next as long as they are new."""
    who = [f"{question.seat.name}:"] if question.seat else []
    spoken = words.maybe(question.words, "spoken") or words(question.words)
    doing = words.maybe(question.words, "do")
    learning = [] if heard >= HEARD_OFTEN else [words.maybe(question.words, part) for part in ("why", "next")]
    return " ".join([*who, spoken, *(part for part in (doing, *learning) if part)])


def outcome_text(standing: Standing, words: Words) -> str:
    """Say how the game ended and who won."""
    assert standing.outcome is not None
    winners = standing.outcome.winners
    won = words(phrase("outcome-won", winners=winners, count=len(winners))) if winners else ""
    return f"{words(standing.outcome.reason)} {won}".strip()
