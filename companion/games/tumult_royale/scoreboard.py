"""What the screen always shows: supporters (full books) and statues, with rank and mercy as badges."""

from companion.games.tumult_royale.box import KINDS, LAST_ROUND
from companion.games.tumult_royale.state import State, symbols
from companion.table import Figure, Seat, SeatScore, Symbols, Table, Tableau, Tableaux, phrase


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Return each player's supporters (full books) and statues, with rank and mercy as badges."""
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
    """Return the known goods on each castle board and with the people, by kind; None until a tile has been entered."""
    state = table.view(State)
    if not state.full or not any((state.middle.value, *state.tiles.values())):
        return None
    castles = [Tableau(seat, _amounts(state.tiles[seat])) for seat in table.seats]
    return Tableaux((*castles, Tableau(None, _amounts(state.middle.value), words=phrase("tumult-the-people"), sign="tile-back")))


def _amounts(tiles: tuple[str, ...]) -> tuple[Symbols, ...]:
    """Return the number of symbols of each kind as symbols; empty without tiles, which perhaps have not been read yet."""
    return tuple(Symbols(kind, 1, label=str(symbols(tiles, kind))) for kind in KINDS) if tiles else ()


def first_king(table: Table) -> Seat | None:
    """Return the king, who begins; None before the first round (TR-091)."""
    state = State(table)
    return state.king if state.round else None


def in_last_round(table: Table) -> bool:
    """Return whether the chronicle has reached its last space (TR-148)."""
    return table.place.round >= LAST_ROUND
