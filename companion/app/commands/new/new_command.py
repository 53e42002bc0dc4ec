"""`companion new NAME`: begin a new game, as a folder that plays at once."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from companion.app.commands.common import Commands
from companion.app.commands.new.new_game import check_name, choose_place, write_new


def _add_new(new: ArgumentParser) -> None:
    new.add_argument("name", metavar="NAME", help="in small letters, words joined by _")
    new.add_argument("--from", dest="sheet", type=Path, metavar="SHEET", help="a sheet of any box, to begin with what it does")
    new.set_defaults(func=run_new)


COMMANDS: Commands = {"new": _add_new}


def run_new(arguments: Namespace) -> int:
    """Write the game's folder: among the games in a checkout of Companion, elsewhere as a separate package."""
    name, sheet = check_name(arguments.name), arguments.sheet
    place = choose_place(name, Path.cwd())
    if sheet is None:
        folder = write_new(name, place)
    else:
        from companion.app.commands.new.from_sheet import write_from_sheet  # noqa: PLC0415 - it loads the games

        folder = write_from_sheet(name, place, sheet)
    if place.below:
        print(f"{folder} is a package with a game that plays. Next:\n  pip install -e {folder}")
    else:
        print(f"{folder} is a game that plays. Next:")
    print(f"  companion check {name}      its scenarios, and what is missing")
    print(f"  companion selfplay {name}   whole games at random")
    print(f"  companion play {name}\ndocs/a-game.md says what each file holds.")
    return 0
