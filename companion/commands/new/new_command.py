"""`companion new NAME`: begin a new game, as a folder that plays at once."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from companion.commands.common import Commands
from companion.commands.new.new_game import checked_name, checkout, write_folder, write_package


def add_new(new: ArgumentParser) -> None:
    """Add the arguments of `new`."""
    new.add_argument("name", metavar="NAME", help="in small letters, words joined by _")
    new.add_argument("--from", dest="sheet", type=Path, metavar="SHEET", help="a sheet of any box, to begin with what it does")
    new.set_defaults(func=run_new)


COMMANDS: Commands = {"new": add_new}


def run_new(arguments: Namespace) -> int:
    """Write the game's folder: among the games in a checkout of Companion, elsewhere as a separate package."""
    name, sheet, here = checked_name(arguments.name), arguments.sheet, Path.cwd()
    clone = checkout(here)
    if sheet is None:
        folder = write_package(name, here) if clone is None else write_folder(name, clone)
    else:
        from companion.commands.new.from_sheet import write_from_sheet  # noqa: PLC0415 - it loads the games

        if clone is None:
            folder = write_from_sheet(name, here / name, f"companion_{name}", sheet, f"companion_{name}")
        else:
            folder = write_from_sheet(name, clone / "companion/games" / name, f"companion.games.{name}", sheet, "")
    if clone is None:
        print(f"{folder} is a package with a game that plays. Next:\n  pip install -e {folder}")
    else:
        print(f"{folder} is a game that plays. Next:")
    print(f"  companion check {name}      its scenarios, and what is missing")
    print(f"  companion selfplay {name}   whole games at random")
    print(f"  companion play {name}\ndocs/a-game.md says what each file holds.")
    return 0
