"""What players can enter in advance after the raid: the tiles on their own castle board, all players at the same time."""

from dataclasses import replace

from companion.games.tumult_royale.state import State
from companion.games.tumult_royale.tumults import read_a_board
from companion.table import Preparable, ReadTiles, Seat, Table

PHASES = ("tumult-phase-raid", "tumult-phase-tumults")


def ahead(table: Table) -> tuple[Preparable, ...]:
    """Return the questions with which players enter their boards during the raid and the reading (full books, TR-072)."""
    state = table.view(State)
    if not state.full or table.place.phase not in PHASES:
        return ()
    return tuple(_board(state, seat) for seat in table.present)


def _board(state: State, seat: Seat) -> Preparable:
    board = read_a_board(state, seat).build()
    assert isinstance(board, ReadTiles)
    # The number left for the last board is known only once all others have been read
    return Preparable(replace(board, least=0), lambda tiles: {board.identity: tiles})
