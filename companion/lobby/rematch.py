"""One more game: who played last sits down again with the same options, and the start has moved on."""

import logging
from dataclasses import replace

from companion.games import game as find_game
from companion.games import is_here
from companion.library.history.history import History, is_person
from companion.library.library import Library
from companion.library.logged import OVER
from companion.play.acts import Bare
from companion.table import unchanging
from companion.table.errors import JournalTrouble, TableError
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning, Start, beginning_from

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
