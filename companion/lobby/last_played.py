"""What was played last, for the talk before a game: one more of it, and a note at each box.

At one more game who played last sits down again with the same options, and the start has moved on.
"""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.games import game as find_game
from companion.games import is_here
from companion.library.history.history import History, is_person
from companion.library.library import Library
from companion.library.logged import OVER, LoggedGame
from companion.play.acts import Bare
from companion.play.own_questions import BoxNote
from companion.table import unchanging
from companion.table.errors import JournalTrouble, TableError
from companion.table.game import Game
from companion.table.phrase import phrase, quoted
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning, Start, beginning_from

if TYPE_CHECKING:
    from companion.library.history.stats import PlayLine

LOG = logging.getLogger("companion")
START = "start"
"""The option, common to all games, that says whether the table is set up anew or already playing."""


class PlayAgain(Bare):
    """One more game of what was played last."""


@unchanging
class Rematch:
    """What one more game begins with, and who won the last one (nobody where that is not known)."""

    beginning: Beginning
    winners: tuple[str, ...] = ()


def rematch(library: Library, history: History) -> Rematch | None:
    """Give the game that ended last as one to begin again; None where it cannot be played here."""
    try:
        at_table = library.journal.game(library.at_table) if library.at_table is not None else None
        record = at_table if at_table is not None and at_table.over else library.journal.newest(OVER)
        if record is None or not is_here(record.name):
            return None
        last = beginning_from(record.beginning)
        play = history.plays.document_of(record.id)
        edits = history.plays.edits()
        laid = edits.laid_over(play) if play is not None else None
    except (JournalTrouble, TableError, KeyError, TypeError) as trouble:
        LOG.warning("no rematch: %s", trouble)
        return None
    names = [seat.name for seat in laid.seats] if laid is not None else [edits.called(seat.name) for seat in last.seats]
    if not all(map(is_person, names)) or len(set(names)) < len(names):
        return None
    seats = [Seat(name, seat.colour) for name, seat in zip(names, last.seats, strict=True)]
    winners = tuple(seat.name for seat in laid.winners) if laid is not None else ()
    return Rematch(_moved_on(replace(last, seats=Seats(seats))), winners)


def _moved_on(last: Beginning) -> Beginning:
    """Let the left neighbour of who began begin now.

    No box says who begins a second game of the same evening; its first seat begins, or stands for the oldest. By custom the
    start goes round, so that everybody has it once.
    """
    seats = Seats((*last.seats[1:], last.seats[0]))
    game = find_game(last.game)
    chosen = {spec.name: (last.options.get(spec.name, spec.default), spec.choices) for spec in game.options}
    options = {name: choice for name, (choice, choices) in chosen.items() if choice in choices}
    if START in options:
        options[START] = "new"
    return Beginning(last.game, seats, options, last.facts if game.prepare is not None else {}, Start(), last.house)


RECENT = 5
"""So many plays are looked through for one that was played to its end."""


def last_plays(history: History, games: Sequence[Game]) -> "dict[str, PlayLine]":
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
