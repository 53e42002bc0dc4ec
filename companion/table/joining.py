"""Going on with others: the beginning from which a game under way goes on once somebody has joined it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from companion.table.entry import int_of
from companion.table.seats import Seat, Seats, SeatsRefused
from companion.table.table import Beginning, Start, Table, Taught

if TYPE_CHECKING:
    from companion.table.game import Game

BOOKS, START = "books", "start"
"""The options with which a table counts everything or little, and begins with the game or in the middle of it."""


def go_on_with(game: "Game", beginning: Beginning, table: Table, plain: Mapping[str, Any]) -> Beginning:
    """Return the beginning of the rest of a game with the seats and options of a JOIN; the books go on as they stand.

    Raises `SeatsRefused` where a player is missing or has another colour.
    """
    seats = read_seats(plain)
    missing = [seat.name for seat in table.seats if seat not in seats]
    if missing:
        raise SeatsRefused(f"expected {', '.join(missing)} to keep playing in the same colours")
    held = table.ledger.snapshot()
    options = {**beginning.options, **({BOOKS: str(held[BOOKS])} if BOOKS in held else {})}
    options |= {START: "new"} if START in options else {}
    newcomers = tuple(seat for seat in seats if seat not in table.seats)
    more = game.joins(table, newcomers) if game.joins is not None else {}
    # Newcomers get the last ranks; in the groups that the game names, they get as much as the player with least in the first one
    known, groups, values = table.seats, game.joins_like_last, table.ledger.held
    for rank, seat in enumerate(newcomers, start=len(known) + 1):
        held |= {f"{group}.{seat.colour}": rank for group in table.ledger.ranked}
        if groups:
            last = min(known, key=lambda seat: int_of(values[f"{groups[0]}.{seat.colour}"]))
            held |= {f"{group}.{seat.colour}": values[f"{group}.{last.colour}"] for group in groups}
    start = Start(max(1, table.place.round), {**held, **more}, tuple(seat.colour for seat in newcomers))
    # Once somebody has joined, a lesson is only for the newcomers: the others already know the game
    taught = Taught(start.joined if beginning.taught.learners else ()) if newcomers else beginning.taught
    options |= {str(name): str(choice) for name, choice in plain["options"].items()}
    return replace(beginning, seats=seats, options=options, facts=dict(table.facts), start=start, taught=taught)


def read_seats(plain: Mapping[str, Any]) -> Seats:
    """Return the seats of a BEGIN or a JOIN; raises `SeatsRefused`."""
    return Seats(Seat(str(seat["name"]), str(seat["colour"])) for seat in plain["seats"])


def write_seats(seats: Seats) -> list[dict[str, str]]:
    """Return seats as JSON values."""
    return [{"name": seat.name, "colour": seat.colour} for seat in seats]
