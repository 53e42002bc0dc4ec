"""What the voice says to a snapshot: the prompt, its reasons while the table learns, and what came of the last act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.play.snapshot import CountedOtherwise, Snapshot
from companion.rulebook.lessons.teaching import LessonStep
from companion.table.differences import Difference
from companion.table.phrase import phrase
from companion.table.questions.device_kinds import Draw, Hourglass, ReadCubes, ReadTiles, Spin
from companion.table.questions.kinds import Choose, Number, Order, Pick, Tally, Tell
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


def outcomes(happened: Sequence[Difference], words: Words, *, short: bool = False) -> list[tuple[Seat | None, str]]:
    """Say what happened, a sentence for each player and for each thing that belongs to nobody.

    A game has a message `told-GROUP` for what should be heard: part of a sentence for a player's entries, a whole one for others;
    its `.short` is for those who know the game well, and empty where they need not hear it at all.
    What everybody is dealt at the start, the prompt has said already.
    """
    sentences: dict[Seat | str, list[str]] = {}
    for change in happened:
        text = "" if _dealt(change, happened) else _told(change, words, short=short)
        if text:
            sentences.setdefault(change.seat or change.name, []).append(text)
    return [_sentence(who, "; ".join(parts), words) for who, parts in sentences.items()]


def otherwise_text(otherwise: Sequence[CountedOtherwise], words: Words) -> str:
    """Say which counts differ from what was noted, and that the table's hold; "" where none does."""
    if not otherwise:
        return ""
    rows = tuple(
        phrase("told-otherwise-row", who=row.seat or row.words or row.key, counted=counted, noted=noted)
        for row, noted, counted in otherwise
    )
    return words(phrase("told-otherwise", rows=rows))


def _told(change: Difference, words: Words, *, short: bool) -> str:
    if not words.has(f"told-{change.group}"):
        return ""
    brief = words.maybe(change.told, "short") if short else None
    return words(change.told) if brief is None else brief


def _dealt(change: Difference, happened: Sequence[Difference]) -> bool:
    """Tell whether this entry is new, or began from nothing together with those of other players."""
    alike = [other for other in happened if other.group == change.group]
    return change.before is None or (len(alike) > 1 and all(other.before == 0 for other in alike))


def _sentence(who: Seat | str, text: str, words: Words) -> tuple[Seat | None, str]:
    if isinstance(who, str):
        return None, text
    return who, words(phrase("told-seat", who=who, what=text))
