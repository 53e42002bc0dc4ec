"""A game that can be replayed only in part: what the table may do with it, and what would be left behind."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

from companion.library.library import Salvaged
from companion.table.phrase import Argument, Phrase, phrase
from companion.table.questions.kinds import Choose, Option, Reason, Tell
from companion.table.record.line import JournalRow, RowKind
from companion.table.seats import Seats
from companion.unchanging import unchanging

MOST_SHOWN = 12
"""Entries left behind that are shown one by one; the others are counted."""


@unchanging
class GoOn:
    """Go on with the game of this number from where its entries hold."""

    number: int


@unchanging
class PutAside:
    """Let the game of this number rest."""

    number: int


Rescue: TypeAlias = GoOn | PutAside


@unchanging
class Incomplete:
    """What is known of such a game: its number and name, how many entries hold, how many do not, and the latter in words."""

    number: int
    game: str
    kept: int
    left: int
    rows: tuple[Reason, ...]


def incomplete(salvaged: Salvaged) -> Incomplete:
    """Sum up a game that was replayed as far as it goes."""
    loss = salvaged.loss
    seats = salvaged.controller.session.table.seats
    rows = [_row(row, seats) for row in loss.dropped[:MOST_SHOWN]]
    more = len(loss.dropped) - len(rows) + loss.unreadable
    if more:
        rows.append(Reason(words=phrase("dropped-more", n=more)))
    rows.append(Reason(words=phrase("dropped-kept")))
    left = len(loss.dropped) + loss.unreadable
    return Incomplete(salvaged.record.id, salvaged.record.name, loss.keep, left, tuple(rows))


def _row(row: JournalRow, seats: Seats) -> Reason:
    """Say what an entry was, and whose; in words, for what was asked is not known any more."""
    colour = re.search(r"@(\w+)", row.question)
    seat = next((seat for seat in seats if colour and seat.colour == colour[1]), None)
    return Reason(seat, _words(row.kind, row.value))


def _words(kind: str, value: Any) -> Phrase:
    if kind == RowKind.ANSWER and value is None:
        return phrase("dropped-done")
    if kind == RowKind.ANSWER and isinstance(value, int) and not isinstance(value, bool):
        return phrase("dropped-number", value=value)
    if kind == RowKind.CORRECT:
        return phrase("dropped-correct", n=len(value) if isinstance(value, Mapping) else 1)
    return phrase(f"dropped-{kind}" if kind in {RowKind.ANSWER, RowKind.ANNOUNCE} else "dropped-step")


async def rescue(game: Incomplete) -> Rescue | None:
    """Ask what is to become of the game; None leaves it for another time."""
    turn = 0
    while True:
        turn += 1
        wish = await _wish(game, turn)
        if wish == "see":
            args: dict[str, Argument] = {"game": phrase(f"game-{game.game}"), "n": game.left}
            await Tell("evening.dropped", args=args, subject=str(game.number), occurrence=(turn,), reasons=game.rows)
        else:
            rescues: dict[str, Rescue] = {"on": GoOn(game.number), "aside": PutAside(game.number)}
            return rescues.get(wish)


def _wish(game: Incomplete, turn: int) -> Choose[str]:
    options = tuple(Option(key, phrase(f"evening-incomplete-{key}")) for key in ("on", "see", "aside", "later"))
    args: dict[str, Argument] = {"game": phrase(f"game-{game.game}"), "kept": game.kept, "left": game.left}
    return Choose("evening.incomplete", args=args, subject=str(game.number), occurrence=(turn,), options=options)
