"""`companion`, `companion play`, `companion resume`, `companion games`: play at the screen or in the terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path
from typing import Any

from companion.commands.players import seats_from
from companion.desk.app import Wish, run
from companion.games import GAMES
from companion.games import game as find_game
from companion.lobby.evening import Resume
from companion.play.library import Library
from companion.system import files
from companion.system.settings import load
from companion.table.phrase import phrase
from companion.table.table import Beginning
from companion.words import LANGUAGES, Words


def register(subparsers: _SubParsersAction[Any]) -> None:
    """Add the commands."""
    play = subparsers.add_parser("play", help="play a game at once")
    play.add_argument("game", choices=[game.name for game in GAMES])
    play.add_argument("--players", metavar="NAME:COLOUR,…", help='clockwise, the oldest first: "Ada:blue,Ben:yellow"')
    play.add_argument("--books", choices=("light", "full"), help="how much the device counts")
    common(play)
    play.set_defaults(func=run_play)
    resume = subparsers.add_parser("resume", help="go on with an open game")
    resume.add_argument("id", nargs="?", type=int, metavar="ID", help="its number (default: the newest open game)")
    common(resume)
    resume.set_defaults(func=lambda arguments: run(_wish(arguments, decision=Resume(arguments.id))))
    games = subparsers.add_parser("games", help="list the boxes and the games played so far")
    games.set_defaults(func=run_games)


def common(parser: ArgumentParser) -> None:
    """Add the options of everything that is played."""
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--terminal", action="store_true", help="in the terminal instead of on the screen")
    parser.add_argument("--camera", type=Path, metavar="PATH", help="a picture, or a folder of pictures, instead of a camera")


def _wish(arguments: Namespace, **more: Any) -> Wish:
    return Wish(language=arguments.language, terminal=arguments.terminal, camera=arguments.camera, **more)


def run_evening(arguments: Namespace) -> int:
    """Ask what is played, and play it."""
    return run(_wish(arguments))


def run_play(arguments: Namespace) -> int:
    """Begin a game with the players given; without players they are asked for."""
    if not arguments.players:
        return run(_wish(arguments, box=arguments.game))
    options = {"books": arguments.books} if arguments.books else {}
    seats = seats_from(arguments.players)
    find_game(arguments.game).check(seats, options)
    return run(_wish(arguments, decision=Beginning(arguments.game, seats, options, {})))


def run_games(_arguments: Namespace) -> int:
    """List boxes and games."""
    words = Words(load(files.settings_path()).text("table.language"), [game.folder for game in GAMES])
    for game in GAMES:
        print(f"{game.name}: {words(phrase(f'game-{game.name}'))}, {game.seats[0]}–{game.seats[-1]}")
    library = Library(files.data_folder())
    for record in library.games():
        players = ", ".join(seat["name"] for seat in record.beginning["seats"])
        print(f"{record.id:4}  {record.begun}  {record.name}  {players}{'' if record.over else '  …'}")
    library.close()
    return 0
