"""What the tests of all games share: seats, beginnings, and recorded random games."""

from collections.abc import Iterator
from functools import cache
from random import Random

from companion.games import game as find_game
from companion.play.snapshot import Snapshot, snapshot
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


def until(session: Session, wanted: str, rng: Random, **answers: object) -> None:
    """Answer at random, and what is given by its id, until a question with this id is asked or the game is over."""
    while session.question is not None and session.question.id != wanted:
        session.answer(answers.get(session.question.id.partition(".")[2]) or session.question.sample(rng))


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


def books_of(game: Game) -> tuple[str, ...]:
    """Give the kinds of books that a game has, an empty name where there is one kind only."""
    return ("light", "full") if "books" in game.default_options() else ("",)


@cache
def walked(name: str, books: str, most: bool = False) -> tuple[Snapshot, ...]:
    """Play one random game of a box and kind of books, with fewest or most players; whoever reads it shares it."""
    game = find_game(name)
    session, rng = begin(game, game.seats[-1 if most else 0], **({"books": books} if books else {})), Random(3 + most)
    seen = [snapshot(session)]
    while session.question is not None:
        session.answer(session.question.sample(rng))
        seen.append(snapshot(session))
    return tuple(seen)


def whole_games(game: Game) -> Iterator[Snapshot]:
    """Give every moment of that game's recorded games: with all kinds of books, for fewest and for most players."""
    for books in books_of(game):
        for most in (False, True):
            yield from walked(game.name, books, most)
