"""What came of the last answer, in words: who has what more or fewer, and how much that makes."""

from __future__ import annotations

from collections.abc import Sequence

from companion.play.snapshot import CountedOtherwise
from companion.table.phrase import phrase
from companion.table.record.differences import Difference
from companion.table.seats import Seat
from companion.words import Words


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
