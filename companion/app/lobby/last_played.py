"""The last plays, for the talk before a game: a rematch, and a note on each box.

In a rematch the same people play with the same options, and the next player begins.
"""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from companion.games import game as find_game
from companion.games import is_here
from companion.library.history.history import History, is_person
from companion.library.library import CLOCK, OPTIONS, RULES, Library
from companion.library.logged import OVER, LoggedGame
from companion.play import Bare
from companion.play.agreed import TONIGHT, list_known
from companion.play.own_questions import BoxNote
from companion.table import Beginning, Game, JournalTrouble, Seat, Seats, TableError, phrase, quoted, table, unchanging

if TYPE_CHECKING:
    from companion.library.history.stats import PlayRow

LOG = logging.getLogger("companion")
START = "start"
"""The option, common to all games, that says whether the game is new or already under way."""
EVENING = timedelta(hours=12)
"""How long after its beginning a game was played on the same evening."""


class PlayAgain(Bare):
    """Play the last game again."""


@unchanging
class Rematch:
    """The beginning of one more game, and who won the last one (nobody if that is unknown)."""

    beginning: Beginning
    winners: tuple[str, ...] = ()


def rematch(library: Library, history: History) -> Rematch | None:
    """Return the rematch of the game that ended last; None where there is none or it cannot be played here."""
    try:
        at_table = library.journal.game(library.at_table) if library.at_table is not None else None
        record = at_table if at_table is not None and at_table.over else library.journal.find_newest(OVER)
        if record is None or not is_here(record.name):
            return None
        last = table.beginning_from(record.beginning)
        play = history.plays.document_of(record.id)
        edits = history.plays.edits()
        laid = edits.lay_over(play) if play is not None else None
    except (JournalTrouble, TableError, KeyError, TypeError) as trouble:
        LOG.warning("no rematch: %s", trouble)
        return None
    names = (
        [seat.name for seat in laid.seats] if laid is not None else [edits.find_present_name(seat.name) for seat in last.seats]
    )
    if not all(map(is_person, names)) or len(set(names)) < len(names):
        return None
    seats = [Seat(name, seat.colour) for name, seat in zip(names, last.seats, strict=True)]
    winners = tuple(seat.name for seat in laid.winners) if laid is not None else ()
    chosen = library.notebook.page(f"{OPTIONS} {last.game}").get(last.seats.group)
    if TONIGHT in last.house and not _is_of_tonight(record):
        rules = library.notebook.page(f"{RULES} {last.game}").get(last.seats.group)
        last = replace(last, house=list_known(find_game(last.game), rules if isinstance(rules, list) else ()))
    return Rematch(_make_rematch(replace(last, seats=Seats(seats)), chosen if isinstance(chosen, Mapping) else {}), winners)


def _is_of_tonight(record: LoggedGame) -> bool:
    """Return whether a game was begun so lately that this is still the same evening."""
    try:
        begun = datetime.fromisoformat(record.begun).replace(tzinfo=UTC)
    except ValueError:
        return False
    return abs(datetime.fromtimestamp(CLOCK.wall() / 1000, UTC) - begun) < EVENING


def _make_rematch(last: Beginning, kept: Mapping[str, str]) -> Beginning:
    """Return the beginning of a rematch, in which the left neighbour of the last first player begins.

    What these people have settled during the last game is `kept`.

    No box says who begins a second game on the same evening: there the first seat begins, or stands for the oldest player.
    By custom the start goes round, so that everybody begins once.
    """
    seats = Seats((*last.seats[1:], last.seats[0]))
    game = find_game(last.game)
    held = {**last.options, **{spec.name: kept[spec.name] for spec in game.options if spec.settled and spec.name in kept}}
    chosen = {spec.name: (held.get(spec.name, spec.default), spec.choices) for spec in game.options}
    options = {name: choice for name, (choice, choices) in chosen.items() if choice in choices}
    if START in options:
        options[START] = "new"
    return Beginning(last.game, seats, options, last.facts if game.prepare is not None else {}, table.Start(), last.house)


RECENT = 5
"""How many plays are searched for one that was played to its end."""


def find_last_plays(history: History, games: Sequence[Game]) -> "dict[str, PlayRow]":
    """Return each game's last play that was played to its end and whose duration is known."""
    from companion.library.history.stats import list_plays  # noqa: PLC0415 - only a table with plays needs it

    found = {}
    for game in games:
        plays = list_plays(history.db, RECENT, box=game.name)
        whole = [play for play in plays if not play.aborted and play.winners and play.minutes]
        if whole:
            found[game.name] = whole[0]
    return found


def notes_of(games: Sequence[Game], last: "Mapping[str, PlayRow]", open_game: LoggedGame | None = None) -> dict[str, BoxNote]:
    """Return for each box how many can play, and who plays its open game or who won the last play and how long it took."""
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
