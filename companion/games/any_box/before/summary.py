"""A sheet in a few short sentences: what is played if nobody changes it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.any_box.sheet.parts import ClockKind, Winner
from companion.games.any_box.sheet.sheet import BoxSheet
from companion.table import Phrase, phrase

MINUTE = 60
FEW = 3
"""So many lines of a score are named; more are counted."""


def about(sheet: BoxSheet) -> Phrase:
    """Say what the sheet wants."""
    return phrase("any-about", parts=tuple(_parts(sheet)))


def minutes(seconds: int) -> Phrase:
    """Say a span of time."""
    whole, rest = divmod(seconds, MINUTE)
    return phrase("any-minutes", minutes=whole, rest=rest, seconds=seconds)


def _parts(sheet: BoxSheet) -> Iterator[Phrase]:
    if len(sheet.score) > FEW:
        yield phrase("any-about-lines", count=len(sheet.score))
    elif sheet.counts:
        yield phrase("any-about-score", lines=tuple(line.name.words for line in sheet.score))
    elif sheet.ends.winner is not Winner.TOGETHER:
        yield phrase("any-about-no-score")
    if sheet.teams:
        yield phrase("any-about-teams")
    yield phrase(f"any-about-{sheet.ends.winner}")
    if sheet.clock.kind is not ClockKind.NONE:
        yield phrase(f"any-about-clock-{sheet.clock.kind}", minutes=minutes(sheet.clock.seconds))
    if sheet.ends.points:
        yield phrase("any-about-points", points=sheet.ends.points)
    elif sheet.ends.rounds:
        yield phrase("any-about-rounds", rounds=sheet.ends.rounds)
