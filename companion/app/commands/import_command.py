"""`companion import`: plays that another program has kept; what would come is told first."""

from argparse import ArgumentParser, Namespace
from contextlib import closing
from pathlib import Path

from companion.app.commands.common import Commands
from companion.app.commands.history_command import open_history
from companion.games import GAMES
from companion.language.words import Words
from companion.library.history.history import History
from companion.library.importing.comparing import Incoming
from companion.library.importing.found import ImportRefused
from companion.library.importing.taking import look_into, take
from companion.library.library import AlreadyOpen, Library, is_open
from companion.system import files, settings
from companion.table import phrase


def _add_import(parser: ArgumentParser) -> None:
    kinds = "of BG Stats (.bgsplay, .json), BoardGameGeek (.xml) or a table (.csv), zipped or not"
    parser.add_argument("file", type=Path, metavar="FILE", help=f"plays {kinds}")
    parser.add_argument("--yes", action="store_true", help="take them over; without it they are only looked at")
    parser.set_defaults(func=run_import)


COMMANDS: Commands = {"import": _add_import}


def run_import(arguments: Namespace) -> int:
    """Print what a file would bring, and with `--yes` take it over."""
    if not arguments.yes:
        with open_history() as (history, texts):
            incoming = look_into(arguments.file, history)
            _print(incoming, texts.words)
            print(texts.words(phrase("import-not-taken")))
        return 0
    folder = files.data_folder()
    if is_open(folder):
        raise AlreadyOpen(f"a running Companion uses {folder}: end it first, or take the plays from a stick on its screen")
    words = Words(settings.load(files.settings_path()).text("table.language"), [game.folder for game in GAMES])
    with closing(Library(folder)) as library, closing(History(library)) as history:
        if library.trouble is not None:
            raise ImportRefused(f"expected games that can be written: {words(library.trouble)}")
        incoming = look_into(arguments.file, history)
        _print(incoming, words)
        print(words(phrase("import-taken", n=take(incoming, history))))
    return 0


def _print(incoming: Incoming, words: Words) -> None:
    for line in incoming.lines():
        print(words(line))
