"""A mistake in the sheet of a running game: its numbers, each mended by a question; the scores follow."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.games.any_box import box
from companion.games.any_box.box_sheet import BoxSheet, When
from companion.games.any_box.state import sheet_in
from companion.table import Number, Phrase, phrase
from companion.table.game import SHEET, FactPart

LEAST, MOST = -999, 999
"""The bounds of a number that is mended; the sheet's own are checked once it is given."""


def list_parts(facts: Mapping[str, Any]) -> tuple[FactPart, ...]:
    """List the numbers of a game's sheet with what they are called, and the facts with another number in their place."""
    sheet = sheet_in(facts)
    plain = box.shipped(facts[SHEET]) if isinstance(facts[SHEET], str) else facts[SHEET]
    return tuple(
        FactPart(
            ".".join(map(str, place)),
            words,
            Number("any.mend", args={"what": words}, low=LEAST, high=MOST, likely=value),
            lambda given, place=place: {SHEET: _put(plain, place, given)},  # type: ignore[misc]
        )
        for place, words, value in _list_numbers(sheet)
        if LEAST <= value <= MOST
    )


def _list_numbers(sheet: BoxSheet) -> Iterator[tuple[tuple[str | int, ...], Phrase, int]]:
    for number, line in enumerate(sheet.score):
        for key, value in (("each", line.each), ("low", line.low), ("high", line.high)):
            yield ("score", number, key), phrase(f"any-part-{key}", line=line.name.words), value
    if sheet.bonus is not None:
        yield ("bonus", "at"), phrase("any-part-at"), sheet.bonus.at
        yield ("bonus", "gives"), phrase("any-part-gives"), sheet.bonus.gives
    rounds = set(sheet.ends.rounds.values())
    if len(rounds) == 1 and not sheet.lines(When.ONCE):  # else they are as many as lines, or as players
        yield ("ends", "rounds"), phrase("any-part-rounds"), rounds.pop()
    if sheet.counts:
        yield ("ends", "points"), phrase("any-part-points"), sheet.ends.points


def _put(plain: Any, place: tuple[str | int, ...], value: Any) -> Any:
    """Return a copy of a sheet's tables with this value in that place."""
    if not place:
        return value
    first, *rest = place
    if isinstance(first, int):
        return [_put(each, tuple(rest), value) if number == first else each for number, each in enumerate(plain)]
    return {**plain, first: _put(plain.get(first, {}), tuple(rest), value)}
