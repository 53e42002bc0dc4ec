"""What the screen always shows: each city's size, value and colours (or gold), the crown, and the leader."""

from companion.games.citadels.box import Character
from companion.games.citadels.cities import cities_board
from companion.games.citadels.state import State
from companion.table import Figure, GameBoard, Seat, SeatScore, Table

ROOMY = 4
"""The most players with which the smallest screen has room for a third figure per player."""


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Return each player's districts (of eight) and points and, where there is room, gold or (light books) colours."""
    state = table.view(State)
    points = [state.cities.points(seat) for seat in state.seats]
    best = max(points)
    shown = []
    for seat, number in zip(state.seats, points, strict=True):
        city = f"city.{seat.colour}"
        figures = [Figure("district", state.cities.size(seat), city), Figure("points", number, city)]
        if len(state.seats) <= ROOMY and state.treasury.counted:
            figures.append(Figure("gold", state.treasury.gold[seat], f"gold.{seat.colour}"))
        elif len(state.seats) <= ROOMY:
            figures.append(Figure("colours", len(state.cities.colours(seat)), city))
        badges = [Figure("crown", 1, "crown")] if state.characters.crown.value == seat.colour else []
        if number == best > 0:
            badges.append(Figure("coronet", 1))
        shown.append(SeatScore(seat, tuple(figures), tuple(badges)))
    return tuple(shown)


def cities(table: Table) -> GameBoard | None:
    """Return the board with all cities; None until something is built."""
    board = cities_board(table.view(State))
    return GameBoard(board, ()) if board.spots else None


def known_characters(table: Table) -> dict[str, tuple[str, ...]]:
    """Return the characters that each player has shown this round, by colour."""
    shown = State(table).characters.shown
    return {colour: tuple(who.value for who in Character if shown[who] == colour) for colour in table.seats.colours}


def first_king(table: Table) -> Seat | None:
    """Return the king, who begins; None before the first round."""
    return State(table).characters.king() if table.place.round else None


def in_last_round(table: Table) -> bool:
    """Return whether a city is complete, which makes this round the last (CI-115)."""
    return bool(table.view(State).cities.first.value)
