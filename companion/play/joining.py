"""Who joins a game that is on: when the rulebook lets somebody in, and what is done by itself once it does."""

from companion.table import FOLLOWS, Seats, Session, Tell
from companion.table.undo_history import RowKind


def can_join(session: Session) -> tuple[int, ...]:
    """Return the possible numbers of players if somebody joins now; none once something was answered in this round."""
    game, table, question = session.game, session.table, session.question
    if question is None or (question.id not in game.joinable and (table.place.round < 1 or _has_begun(session))):
        return ()
    return tuple(number for number in list_numbers(session) if number > len(table.seats))


def list_numbers(session: Session) -> tuple[int, ...]:
    """Return the numbers of players that this box is for."""
    game = session.game
    return game.seats if game.players is None else game.players(session.table.facts)


def _has_begun(session: Session) -> bool:
    """Return whether somebody has answered in this round; an answer before somebody's joining was of the round before."""
    node, asked, places = session.newest, session.run.asked, session.run.places
    while node is not None:
        step, row = node.depth - 1, node.row
        if (row.kind is RowKind.JOIN and not row.value.get("waits")) or places[step].round != session.table.place.round:
            return False
        if row.kind is RowKind.ANSWER and row.source != FOLLOWS and not isinstance(asked[step], Tell):
            return True
        node = node.parent
    return False


def let_in(session: Session) -> bool:
    """Let those in who wait to join, if they can; return whether somebody has joined."""
    waiting = session.table.awaited
    if waiting is None or len(waiting) not in can_join(session):
        return False
    session.join(waiting, {}, FOLLOWS)
    return True


def list_waiting(session: Session) -> Seats:
    """Return those who wait to join."""
    waiting = session.table.awaited or ()
    return Seats(seat for seat in waiting if seat not in session.table.seats)
