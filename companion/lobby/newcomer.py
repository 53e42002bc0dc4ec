"""Somebody joins a game in light books: it goes on as a new one, with the same books and one seat more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.table.draft import FOLLOWS
from companion.table.errors import SeatsRefused
from companion.table.ledger import Value, int_of
from companion.table.questions.kinds import Tell
from companion.table.record.beginning import Beginning, Start
from companion.table.record.line import RowKind
from companion.table.seats import Seats
from companion.table.session import Session
from companion.unchanging import unchanging

BOOKS, START = "books", "start"


@unchanging
class JoinGame:
    """Let these people go on with the game of this number; all who play it are among them."""

    number: int
    seats: Seats


def can_join(session: Session) -> bool:
    """Tell whether somebody can join: light books, a free place, and nothing answered in this round yet."""
    table = session.table
    room = table.place.round > 0 and len(table.seats) < session.game.seats[-1]
    return table.ledger.held.get(BOOKS) == "light" and room and session.outcome is None and not _begun(session)


def _begun(session: Session) -> bool:
    """Tell whether somebody has decided anything in this round."""
    here = session.table.place.round
    entries = zip(session.history(), session.run.places, strict=True)
    return any(
        place.round == here and row.kind is RowKind.ANSWER and row.source != FOLLOWS and not isinstance(question, Tell)
        for (question, row), place in entries
    )


def with_newcomers(session: Session, seats: Seats) -> Beginning:
    """Give the beginning of the game with the newcomers; `SeatsRefused` where one who plays is missing or changed colours."""
    missing = [seat.name for seat in session.table.seats if seat not in seats]
    if missing:
        raise SeatsRefused(f"{', '.join(missing)} must stay, in the same colours")
    options = {**session.beginning.options, BOOKS: "light"}
    if START in options:
        options[START] = "new"
    books = {**session.table.ledger.snapshot(), **_least(session, seats), BOOKS: "light"}
    start = Start(session.table.place.round, books)
    return replace(session.beginning, seats=seats, options=options, facts=dict(session.table.facts), start=start)


def _least(session: Session, seats: Seats) -> Mapping[str, Value]:
    """Let newcomers begin, in the groups in which the game wants that, like the player who has least of the first of them."""
    held, known, groups = session.table.ledger.held, session.table.seats, session.game.joins_like_last
    if not groups:
        return {}
    last = min(known, key=lambda seat: int_of(held[f"{groups[0]}.{seat.colour}"]))
    newcomers = [seat for seat in seats if seat not in known]
    return {f"{group}.{seat.colour}": held[f"{group}.{last.colour}"] for group in groups for seat in newcomers}
