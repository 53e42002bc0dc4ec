"""`companion`, `companion play`, `companion resume`, `companion games`: play on the screen or in the terminal."""

from argparse import ArgumentParser, Namespace
from typing import Any

from companion.app.commands.common import Commands, counting, play_options, say_found
from companion.app.commands.players import add_game, seats_from
from companion.app.desk.app import StartRequest, run
from companion.app.lobby.open_games import Resume
from companion.games import BROKEN, BUILT_IN, GAMES, origin
from companion.games import game as find_game
from companion.language.words import Words
from companion.library.history.deriving import titles_of
from companion.library.history.plays import IMPORTED
from companion.library.opened_journal import read_beside
from companion.system import files, settings
from companion.table import Beginning, NoSuchGame, phrase


def _add_play(play: ArgumentParser) -> None:
    add_game(play)
    play.add_argument("--players", metavar="NAME:COLOUR,…", help='clockwise, the oldest first: "Ada:blue,Ben:yellow"')
    play.add_argument("--books", choices=("light", "full"), help="how much the device counts")
    play_options(play)
    play.set_defaults(func=run_play)


def _add_resume(resume: ArgumentParser) -> None:
    resume.add_argument("id", nargs="?", type=counting, metavar="ID", help="its number (default: the newest open game)")
    play_options(resume)
    resume.set_defaults(func=run_resume)


def _add_games(games: ArgumentParser) -> None:
    games.set_defaults(func=run_games)


COMMANDS: Commands = {"play": _add_play, "resume": _add_resume, "games": _add_games}


def read_request(arguments: Namespace, **more: Any) -> StartRequest:
    """Return how to start: in which language and where, and with what."""
    return StartRequest(
        language=arguments.language, terminal=arguments.terminal, browser=arguments.browser, camera=arguments.camera, **more
    )


def run_evening(arguments: Namespace) -> int:
    """Ask which game to play, and play it."""
    return run(read_request(arguments))


def run_play(arguments: Namespace) -> int:
    """Begin a game with the given players; without `--players`, the game asks for them."""
    if not arguments.players:
        return run(read_request(arguments, box=arguments.game))
    options = {"books": arguments.books} if arguments.books else {}
    seats = seats_from(arguments.players, find_game(arguments.game).colours)
    return begin_at_once(arguments, Beginning(arguments.game, seats, options, {}))


def begin_at_once(arguments: Namespace, beginning: Beginning) -> int:
    """Begin this game without any question before it."""
    find_game(beginning.game).check(beginning.seats, beginning.options)
    return run(read_request(arguments, decision=beginning))


def run_resume(arguments: Namespace) -> int:
    """Go on with a game. Raises `NoSuchGame` where the journal does not hold it, before the screen is opened."""
    if arguments.id is not None:
        with read_beside(files.data_folder()) as library:
            if library.journal.game(arguments.id) is None:
                raise NoSuchGame(f"the journal holds no game {arguments.id}")
    return run(read_request(arguments, decision=Resume(arguments.id)))


def run_games(_arguments: Namespace) -> int:
    """Print the boxes, then the games played here."""
    words = Words(settings.load(files.settings_path()).text("table.language"), [game.folder for game in GAMES])
    for game in GAMES:
        source = "" if game in BUILT_IN else f"  ({origin(game.name)})"
        print(f"{game.name}: {words(phrase(f'game-{game.name}'))}, {game.seats[0]}–{game.seats[-1]}{source}")
    for broken in BROKEN:
        print(f"{broken.name}: ✗ {broken.origin}: {broken.detail}")
    with read_beside(files.data_folder()) as library:
        say_found(library, words)
        for record in (record for record in library.journal.games() if record.origin != IMPORTED):
            players = ", ".join(seat["name"] for seat in record.beginning["seats"])
            name = titles_of(record).get(words.language, record.name)
            print(f"{record.id:4}  {record.begun}  {name}  {players}{'' if record.over else '  …'}")
    return 0
