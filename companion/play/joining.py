"""Who joins a game that is on, or changes places: when the rulebook lets somebody in, and what is done by itself then."""

from companion.table import FOLLOWS, Seats, Session, Tell
from companion.table.undo_history import RowKind


def can_join(session: Session) -> tuple[int, ...]:
    """Return the possible numbers of players if somebody joins now; none once something was answered in this round."""
    more = (number for number in list_numbers(session) if number > len(session.table.seats))
    return tuple(more) if _is_between(session) else ()


def can_sit(session: Session, seats: Seats) -> bool:
    """Return whether these can play from now on: newcomers among them, or the same people in another order."""
    return len(seats) in can_join(session) or (change_places(session, seats) and _is_between(session))


def change_places(session: Session, seats: Seats) -> bool:
    """Return whether these are the people who play, in another order."""
    return set(seats) == set(session.table.seats) and tuple(seats) != tuple(session.table.seats)


def _is_between(session: Session) -> bool:
    """Return whether nothing was answered in this round yet, or the open question waits for newcomers as well."""
    question = session.question
    if question is None:
        return False
    return question.id in session.game.joinable or (session.table.place.round > 0 and not _has_begun(session))


def list_numbers(session: Session) -> tuple[int, ...]:
    """Return the numbers of players that this box is for."""
    game = session.game
    return game.seats if game.players is None else game.players(session.table.facts)


def _has_begun(session: Session) -> bool:
    """Return whether somebody answered or an empty chair passed in this round; before somebody's joining it was another round."""
    node, asked, places = session.newest, session.run.asked, session.run.places
    while node is not None:
        step, row = node.depth - 1, node.row
        if (row.kind is RowKind.JOIN and not row.value.get("waits")) or places[step].round != session.table.place.round:
            return False
        seat = asked[step].seat
        decided = row.source != FOLLOWS or (seat is not None and session.table.left[seat] != "")
        if row.kind is RowKind.ANSWER and decided and not isinstance(asked[step], Tell):
            return True
        node = node.parent
    return False


def let_in(session: Session) -> bool:
    """Let those in who wait to join, if they can; return whether somebody has joined."""
    waiting = session.table.awaited
    if waiting is None or not can_sit(session, waiting):
        return False
    session.join(waiting, {}, FOLLOWS)
    return True


def list_waiting(session: Session) -> Seats:
    """Return those who wait to join."""
    waiting = session.table.awaited or ()
    return Seats(seat for seat in waiting if seat not in session.table.seats)
