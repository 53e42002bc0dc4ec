"""The games that wait, each with its players, round and day; the table can continue, put aside or discard one."""

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from datetime import datetime
from typing import Any, TypeAlias

from companion.games import game as find_game
from companion.library.library import Salvaged
from companion.play import Seating
from companion.table import Argument, Choose, Option, Phrase, Reason, Seats, Tell, phrase, unchanging
from companion.table.undo_history import JournalRow, RowKind

MOST_SHOWN = 12
"""The most games that are offered, the newest first."""


@unchanging
class OpenGame:
    """What is known of a game that waits: its number and name, who plays, its round (0: unknown, or not begun), and its day.

    `aside` says that it was put aside; `joins` are the numbers of players that it can have once somebody joins `seats`, none
    where nobody can; `begun` is in UTC, as in the journal.
    """

    number: int
    name: str
    players: tuple[str, ...]
    round: int
    begun: str
    aside: bool = False
    joins: tuple[int, ...] = ()
    seats: Seats = field(default_factory=lambda: Seats(()))

    @property
    def args(self) -> dict[str, Argument]:
        """Return the message arguments that describe the game to the table."""
        return {
            "game": phrase(f"game-{self.name}"),
            "who": ", ".join(self.players),
            "round": self.round,
            "day": day_words(self.begun),
            "aside": "yes" if self.aside else "no",
        }


Waiting: TypeAlias = Callable[[], tuple[OpenGame, ...]]


@unchanging
class Resume:
    """Go on with the game of this number; None means the newest open one."""

    number: int | None = None


@unchanging
class ThrowAway:
    """Discard the game of this number: it is no longer offered or counted in the history; its entries stay in the journal."""

    number: int


def day_words(begun: str) -> Phrase | str:
    """Return a day in words; text that is not a date is returned cut to ten letters."""
    try:
        day = datetime.fromisoformat(begun)
    except ValueError:
        return begun[:10]
    return phrase("evening-day", day=day.day, month=day.month, year=day.year)


@unchanging
class GoOn:
    """Go on with the game of this number from its last valid entry."""

    number: int


@unchanging
class PutAside:
    """Put the game of this number aside."""

    number: int


@unchanging
class JoinGame:
    """Go on with the game of this number with these people, who include all its players."""

    number: int
    seats: Seats


Waits: TypeAlias = Resume | PutAside | ThrowAway | JoinGame


async def which_game(games: tuple[OpenGame, ...]) -> Waits | None:
    """Show one game after the other, and ask what to do with it; None where the table goes back."""
    shown = 0
    while True:
        game = games[shown % len(games)]
        ways = ["on", "next", "join", "aside", "away", "back"]
        left_out = {"next": len(games) == 1, "aside": game.aside, "join": not game.joins}
        options = tuple(Option(way, phrase(f"evening-open-{way}")) for way in ways if not left_out.get(way))
        choice = await Choose("evening.open", args=game.args, options=options)
        shown += 1
        decisions: dict[str, Waits] = {"on": Resume(game.number), "aside": PutAside(game.number), "away": ThrowAway(game.number)}
        if choice == "back":
            return None
        if choice == "join":
            # Ask who plays from now on; the present players are already seated.
            colours = find_game(game.name).colours
            seats = await Seating("evening.joins", colours=colours, numbers=game.joins, company=tuple(game.seats))
            return JoinGame(game.number, seats)
        if choice in decisions and (choice != "away" or await _ask_if_sure(game)):
            return decisions[choice]


async def _ask_if_sure(game: OpenGame) -> bool:
    options = tuple(Option(key, phrase(f"evening-throw-{key}")) for key in ("no", "yes"))
    return await Choose("evening.throw", args=game.args, options=options) == "yes"


MOST_DROPPED = 12
"""The most dropped entries that are shown one by one; the others are only counted."""


Rescue: TypeAlias = GoOn | PutAside


@unchanging
class Incomplete:
    """A partly valid game: number, name, how many entries are valid, how many are not, and the latter in words."""

    number: int
    game: str
    kept: int
    left: int
    rows: tuple[Reason, ...]


def describe_incomplete(salvaged: Salvaged) -> Incomplete:
    """Sum up a game that was replayed as far as its entries are valid."""
    loss = salvaged.loss
    seats = salvaged.controller.session.table.seats
    rows = [_row(row, seats) for row in loss.dropped[:MOST_DROPPED]]
    more = len(loss.dropped) - len(rows) + loss.unreadable
    if more:
        rows.append(Reason(words=phrase("dropped-more", n=more)))
    rows.append(Reason(words=phrase("dropped-kept")))
    left = len(loss.dropped) + loss.unreadable
    return Incomplete(salvaged.record.id, salvaged.record.name, loss.keep, left, tuple(rows))


def _row(row: JournalRow, seats: Seats) -> Reason:
    """Describe an entry in general words, and whose it was; the question it answered is no longer known."""
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
    """Ask what to do with the game; None leaves it for another time."""
    options = tuple(Option(key, phrase(f"evening-incomplete-{key}")) for key in ("on", "see", "aside", "later"))
    args: dict[str, Argument] = {"game": phrase(f"game-{game.game}"), "kept": game.kept, "left": game.left}
    while True:
        choice = await Choose("evening.incomplete", args=args, options=options)
        if choice == "see":
            await Tell("evening.dropped", args={"game": args["game"], "n": game.left}, reasons=game.rows)
        else:
            rescues: dict[str, Rescue] = {"on": GoOn(game.number), "aside": PutAside(game.number)}
            return rescues.get(choice)
