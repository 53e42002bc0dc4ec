"""What the scoreboard shows: points, gold and assistants, with emporiums and politics cards as badges."""

from companion.games.council_of_four.box import COUNCILS, KING
from companion.games.council_of_four.maps import NOTHING_GAINED, balcony, council_icon, map_of
from companion.games.council_of_four.state import State
from companion.table import Figure, GameBoard, SeatScore, Table
from companion.table.questions.illustrations import BoardRow


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Return each seat's figures and badges; light books know only emporiums and prizes."""
    state, shown = table.view(State), []
    for seat in table.seats:
        if state.full:
            columns = {"points": state.goods.points, "gold": state.goods.gold, "assistant": state.goods.assistants}
            figures = tuple(Figure(icon, of[seat], f"{of.group}.{seat.colour}") for icon, of in columns.items())
        else:
            prizes = state.prizes.tile_points(seat) + state.prizes.royal_points(seat)
            figures = (Figure("prize", prizes),) if prizes else ()
        built = len(set(state.regions.emporiums[seat]))
        shown.append(SeatScore(seat, figures, (Figure("emporium", built, f"emporiums.{seat.colour}"),) if built else ()))
    return tuple(shown)


def overview(table: Table) -> GameBoard | None:
    """Return the whole board: the map, and every council's balcony and open permits that were entered.

    None with light books, which do not know the board.
    """
    state = table.view(State)
    if not state.full:
        return None
    rows = tuple(
        BoardRow(council_icon(one), balcony(state, one), state.permits.open(one) if one != KING else ()) for one in COUNCILS
    )
    return GameBoard(map_of(state.regions, NOTHING_GAINED), rows if any(row.pieces or row.cards for row in rows) else ())


def in_last_round(table: Table) -> bool:
    """Return whether a tenth emporium stands; all others then have one more turn (CF-145)."""
    return bool(table.view(State).last.value)
