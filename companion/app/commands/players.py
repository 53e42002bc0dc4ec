"""Games and players as the command line gives them."""

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from typing import Any

from companion.games import GAMES, GameMissing, game
from companion.language.words import colour_of
from companion.table import Game, Seat, Seats, SeatsRefused

SOME_NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia", "Otto", "Zoe", "Ida", "Emil", "Nora")


def add_game(parser: ArgumentParser, name: str = "game", **more: Any) -> None:
    """Add an argument that names a game."""
    more.setdefault("help", f"one of {', '.join(found.name for found in GAMES)}")
    parser.add_argument(name, type=game_name, metavar="GAME", **more)


def game_name(text: str) -> str:
    """Check that a game can be played and return its name. Raises ArgumentTypeError, which says why not or which games exist."""
    try:
        return game(text).name
    except GameMissing as missing:
        raise ArgumentTypeError(str(missing)) from missing


def seats_from(text: str, colours: Sequence[str] = ()) -> Seats:
    """Read `Ada:blue,Ben:gelb`; `colours` can be named in any language. Raises `SeatsRefused` if one is missing or repeated."""
    seats = []
    for part in text.split(","):
        name, colon, colour = part.partition(":")
        if not colon:
            raise SeatsRefused(f"expected NAME:COLOUR, got {part!r}")
        seats.append(Seat(name.strip(), colour_of(colour, colours)))
    return Seats(seats)


def some_seats(game: Game, players: int) -> Seats:
    """Seat this number of invented players, in the box's colours."""
    return Seats(map(Seat, SOME_NAMES[:players], game.colours))
