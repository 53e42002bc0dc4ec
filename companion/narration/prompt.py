"""What the voice says to a snapshot: the prompt, its reasons while the table learns, and what came of the last act."""

from __future__ import annotations

from companion.narration.answers import answers_text
from companion.narration.outcome import otherwise_text, outcomes
from companion.play.snapshot import Snapshot
from companion.table.phrase import phrase
from companion.table.questions.question import Question
from companion.table.seats import Seat
from companion.words import Words

HEARD_OFTEN = 2
"""After so many times a prompt is said without its reasons."""
KNOWN_WELL = 6
"""After so many times a prompt is said short: who, and the verb."""


def telling(snapshot: Snapshot, words: Words, heard: int = HEARD_OFTEN, *, answers: bool = False) -> str:
    """Say a snapshot; `heard` is how often the table has heard this prompt already, `answers` adds what can be answered.

    With `answers` the outcome is said whole however well it is known: who cannot see the figures hears them.
    """
    parts = [words(reason) for reason in (snapshot.refusal, snapshot.stopped_at) if reason is not None]
    if parts:
        return " ".join(parts)
    parts = [text for change in snapshot.changes if words.has(change.words.id) and (text := words(change.words))]
    happened = outcomes(snapshot.happened, words, short=heard >= KNOWN_WELL and not answers)
    parts.extend(text for _, text in happened)
    parts.append(otherwise_text(snapshot.otherwise, words))
    if snapshot.outcome is not None:
        parts.append(outcome_text(snapshot, words))
    elif snapshot.question is not None:
        named = happened[-1][0] if happened else None
        parts.append(prompt_text(snapshot.question, words, heard, named))
        parts.extend([answers_text(snapshot.question, words)] if answers else [])
    return " ".join(" ".join(parts).split())


def prompt_text(question: Question[object], words: Words, heard: int = HEARD_OFTEN, named: Seat | None = None) -> str:
    """Say who is asked (unless just `named`), the prompt, and why and what next as long as they are new."""
    who = [f"{question.seat.name}:"] if question.seat and question.seat != named else []
    spoken = _spoken(question, words, short=heard >= KNOWN_WELL)
    doing = words.maybe(question.words, "do")
    learning = [] if heard >= HEARD_OFTEN else _reasons(question, words)
    hint = "" if heard >= KNOWN_WELL else _spoken_hint(question, words)
    return " ".join([*who, spoken, *(part for part in (hint, doing, *learning) if part)])


def prompt_lines(question: Question[object], words: Words, heard: int = HEARD_OFTEN) -> list[str]:
    """Write what is told beside the prompt's headline, for whoever reads it line by line."""
    headline, spoken = words(question.words), _spoken(question, words, short=heard >= KNOWN_WELL)
    doing, hint = (words.maybe(question.words, part) for part in ("do", "hint"))
    learning = [] if heard >= HEARD_OFTEN else _reasons(question, words)
    lines = [part for part in (spoken, doing, hint, *learning) if part]
    return [line for line in dict.fromkeys(lines) if line not in headline]


def _spoken(question: Question[object], words: Words, *, short: bool) -> str:
    """Say the prompt; `short` in its own short words, or in its headline where the long text tells no more of this moment."""
    if short and (brief := words.maybe(question.words, "short")):
        return brief
    if short and words.placeables(question.words.id, "spoken") <= words.placeables(question.words.id):
        return words(question.words)
    return words.maybe(question.words, "spoken") or words(question.words)


def _spoken_hint(question: Question[object], words: Words) -> str:
    """Say the second line as a sentence, where the prompt has no longer text that says it already."""
    hint = words.maybe(question.words, "hint") or ""
    if not hint or words.has(question.words.id, "spoken"):
        return ""
    return f"{hint[:1].upper()}{hint[1:]}{'' if hint.endswith(('.', '?', '!')) else '.'}"


def _reasons(question: Question[object], words: Words) -> list[str]:
    """Say why, and what comes next, introduced as such."""
    why, following = (words.maybe(question.words, part) for part in ("why", "next"))
    return [*([why] if why else []), *([words(phrase("told-next", what=following))] if following else [])]


def outcome_text(snapshot: Snapshot, words: Words) -> str:
    """Say how the game ended and who won."""
    assert snapshot.outcome is not None
    winners = snapshot.outcome.winners
    won = words(phrase("outcome-won", winners=winners, count=len(winners))) if winners else ""
    return f"{words(snapshot.outcome.reason)} {won}".strip()
