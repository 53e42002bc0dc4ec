"""What is said of each box at the choice: how many can play, who won last, and how long that took."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from companion.library.logged import LoggedGame
from companion.play.own_questions import BoxNote
from companion.table.game import Game
from companion.table.phrase import phrase, quoted

if TYPE_CHECKING:
    from companion.library.history.history import History
    from companion.library.history.stats import PlayLine

RECENT = 5
"""So many plays are looked through for one that was played to its end."""


def last_plays(history: "History", games: Sequence[Game]) -> "dict[str, PlayLine]":
    """Give the last play of each game that was played to its end and of which it is known how long it took."""
    from companion.library.history.stats import list_plays  # noqa: PLC0415 - a table that has played nothing needs none of it

    found = {}
    for game in games:
        plays = list_plays(history.db, RECENT, box=game.name)
        whole = [play for play in plays if not play.aborted and play.winners and play.minutes]
        if whole:
            found[game.name] = whole[0]
    return found


def notes_of(games: Sequence[Game], last: "Mapping[str, PlayLine]", open_game: LoggedGame | None = None) -> dict[str, BoxNote]:
    """Say for each box how many can play; who won the last play and how long it took, or who plays the open game."""
    notes = {}
    for game in games:
        told, play = None, last.get(game.name)
        if open_game is not None and open_game.name == game.name:
            seats = open_game.beginning.get("seats", ())
            told = phrase("evening-box-open", who=quoted(", ".join(str(seat.get("name", "")) for seat in seats)))
        elif play is not None and play.minutes is not None:
            told = phrase("evening-box-last", winner=quoted(play.winners[0]), minutes=play.minutes)
        notes[game.name] = BoxNote(phrase("evening-box-players", low=game.seats[0], high=game.seats[-1]), told)
    return notes
