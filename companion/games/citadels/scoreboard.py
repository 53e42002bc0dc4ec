"""What is always on show: each city's size, value and colours (or gold), the crown, and who leads."""

from companion.games.citadels.box import Character, Colour
from companion.games.citadels.choices import card_face
from companion.games.citadels.state import State
from companion.table import Figure, Seat, SeatScore, Symbols, Table
from companion.table.questions.illustrations import Tableau, Tableaux

COLOURS = tuple(Colour)
ROOMY = 4
"""Up to so many players each field has room for a third figure; with more the smallest screen has not."""


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Show each seat's districts (of eight), points, and where there is room gold, in light books colours."""
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


def cities(table: Table) -> Tableaux | None:
    """Show each city as its districts, by colour and price, then its tents; None as long as nothing is built."""
    state = table.view(State)
    rows = []
    for seat in state.seats:
        cards = sorted(state.cities.of(seat), key=lambda card: (COLOURS.index(card.colour), card.cost))
        tents = (Symbols("tent", 1),) * state.cities.tents_of(seat)
        rows.append(Tableau(seat, (*(face for card in cards for face in card_face(card)), *tents), state.cities.points(seat)))
    return Tableaux(tuple(rows), "points") if any(row.pieces for row in rows) else None


def known_characters(table: Table) -> dict[str, tuple[str, ...]]:
    """Give the characters that each seat has shown this round."""
    shown = State(table).characters.shown
    return {colour: tuple(who.value for who in Character if shown[who] == colour) for colour in table.seats.colours}


def first_king(table: Table) -> Seat | None:
    """Find the king of the first round, who begins; None before there is a round."""
    return State(table).characters.king() if table.place.round else None


def in_last_round(table: Table) -> bool:
    """Tell whether a city is complete: the round is then the last (CI-115)."""
    return bool(table.view(State).cities.first.value)
