"""What the tests of all games share: seats, beginnings, and recorded random games."""

from __future__ import annotations

from random import Random

from companion.table.game import Game
from companion.table.seats import Seat, Seats
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.table.undo_history import JournalRow, RowKind

NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia", "Otto", "Zoe")


def beginning(game: Game, players: int, **options: str) -> Beginning:
    return Beginning(game.name, Seats(map(Seat, NAMES[:players], game.colours)), options, {})


def begin(game: Game, players: int, **options: str) -> Session:
    return Session.begin(game, beginning(game, players, **options), MemoryLog())


def recorded(game: Game, players: int, seed: int, **options: str) -> list[JournalRow]:
    """Play a random game and return its journal."""
    log = MemoryLog()
    session = Session.begin(game, beginning(game, players, **options), log)
    play_out(session, Random(seed), game.invariants)
    return log.rows


def answers(rows: list[JournalRow]) -> list[JournalRow]:
    return [row for row in rows if row.kind is RowKind.ANSWER]


def state(session: Session) -> tuple:
    asked = session.question.identity if session.question else None
    return asked, session.table.ledger.snapshot(), session.table.place, session.outcome, dict(session.table.facts)
