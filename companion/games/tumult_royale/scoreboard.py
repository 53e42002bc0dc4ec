"""What is always on show: supporters (full books) and statues, with rank and mercy as badges."""

from companion.games.tumult_royale.box import KINDS, LAST_ROUND
from companion.games.tumult_royale.state import State, symbols
from companion.table import Figure, Seat, SeatScore, Symbols, Table, phrase
from companion.table.questions.illustrations import Tableau, Tableaux


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Show supporters (full books) and statues, with rank and mercy as badges."""
    state, shown = table.view(State), []
    for seat in table.seats:
        colour, rank = seat.colour, state.rank[seat]
        figures = [Figure("supporter", state.supporters[seat], f"supporters.{colour}")] if state.full else []
        figures.append(Figure("statue", state.statues[seat], f"statues.{colour}"))
        badges = [Figure("crown" if rank == 1 else "coronet", rank, f"rank.{colour}")] if state.round else []
        if state.round and state.mercy[seat]:
            badges.append(Figure("mercy", 1, f"mercy.{colour}", counted=False))
        shown.append(SeatScore(seat, tuple(figures), tuple(badges)))
    return tuple(shown)


def goods(table: Table) -> Tableaux | None:
    """Show what is known to lie on each castle board and with the people, by kind; None while no tile is on the books."""
    state = table.view(State)
    if not state.full or not any((state.middle.value, *state.tiles.values())):
        return None
    castles = [Tableau(seat, _amounts(state.tiles[seat])) for seat in table.seats]
    return Tableaux((*castles, Tableau(None, _amounts(state.middle.value), words=phrase("tumult-the-people"), sign="tile-back")))


def _amounts(tiles: tuple[str, ...]) -> tuple[Symbols, ...]:
    """Give the symbols of each kind on some tiles: none where there are no tiles, for they may not have been read yet."""
    return tuple(Symbols(kind, 1, label=str(symbols(tiles, kind))) for kind in KINDS) if tiles else ()


def first_king(table: Table) -> Seat | None:
    """Find who is king in the first round, and so begins; None before the ranks are dealt (TR-091)."""
    state = State(table)
    return state.king if state.round else None


def in_last_round(table: Table) -> bool:
    """Tell whether the chronicle stands on its last space (TR-148)."""
    return table.place.round >= LAST_ROUND
