"""The games that wait: each with its players, its round and its day; to go on, to put aside, or to throw away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from datetime import datetime
from typing import TypeAlias

from companion.games import game as find_game
from companion.lobby.incomplete import PutAside
from companion.lobby.newcomer import JoinGame
from companion.play.seating import Seating
from companion.table.phrase import Argument, Phrase, phrase
from companion.table.questions.kinds import Choose, Option
from companion.table.seats import Seats
from companion.unchanging import unchanging

MOST_SHOWN = 12
"""Games that are offered, the newest first."""


@unchanging
class OpenGame:
    """What is known of a game that waits: its number and name, who plays, its round (0: unknown, or not begun), its day.

    `aside` says that it was put aside, `joins` that one more of `seats` may join; `begun` is UTC as the journal has it.
    """

    number: int
    name: str
    players: tuple[str, ...]
    round: int
    begun: str
    aside: bool = False
    joins: bool = False
    seats: Seats = field(default_factory=lambda: Seats(()))

    @property
    def args(self) -> dict[str, Argument]:
        """Give what the table knows it by, for a message."""
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
    """Go on with the game of this number; None is the newest open one."""

    number: int | None = None


@unchanging
class ThrowAway:
    """Let the game of this number go: it is offered no more and counts in no history; its entries stay in the journal."""

    number: int


Waits: TypeAlias = Resume | PutAside | ThrowAway | JoinGame


def day_words(begun: str) -> Phrase | str:
    """Say a day as people do."""
    try:
        day = datetime.fromisoformat(begun)
    except ValueError:
        return begun[:10]
    return phrase("evening-day", day=day.day, month=day.month, year=day.year)


async def which_game(games: tuple[OpenGame, ...], turn: int) -> Waits | None:
    """Show one game after the other, and ask what is to become of it; None where nothing."""
    shown = 0
    while True:
        game = games[shown % len(games)]
        wish = await _becomes(game, len(games) > 1, (turn, shown))
        shown += 1
        decisions: dict[str, Waits] = {"on": Resume(game.number), "aside": PutAside(game.number), "away": ThrowAway(game.number)}
        if wish == "back":
            return None
        if wish == "join":
            return JoinGame(game.number, await _who_joins(game, (turn, shown)))
        if wish in decisions and (wish != "away" or await _sure(game, (turn, shown))):
            return decisions[wish]


def _becomes(game: OpenGame, others: bool, time: tuple[int, int]) -> Choose[str]:
    ways = ["on", "next", "join", "aside", "away", "back"]
    left_out = {"next": not others, "aside": game.aside, "join": not game.joins}
    options = tuple(Option(way, phrase(f"evening-open-{way}")) for way in ways if not left_out.get(way))
    return Choose("evening.open", args=game.args, subject=str(game.number), occurrence=time, options=options)


def _who_joins(game: OpenGame, time: tuple[int, int]) -> Seating:
    """Ask who plays from now on; those who do already sit there at once."""
    box = find_game(game.name)
    numbers = tuple(number for number in box.seats if number > len(game.seats))
    return Seating(
        "evening.joins",
        subject=str(game.number),
        occurrence=time,
        colours=box.colours,
        numbers=numbers,
        company=tuple(game.seats),
    )


async def _sure(game: OpenGame, time: tuple[int, int]) -> bool:
    options = tuple(Option(key, phrase(f"evening-throw-{key}")) for key in ("no", "yes"))
    return await Choose("evening.throw", args=game.args, subject=str(game.number), occurrence=time, options=options) == "yes"
