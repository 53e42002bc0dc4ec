"""`companion new NAME`: begin a new game, as a folder that plays at once."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from companion.commands.common import Commands
from companion.commands.new.writing import checked_name, checkout, write_folder, write_package


def add_new(new: ArgumentParser) -> None:
    """Add the arguments of `new`."""
    new.add_argument("name", metavar="NAME", help="in small letters, words joined by _")
    new.set_defaults(func=run_new)


COMMANDS: Commands = {"new": add_new}


def run_new(arguments: Namespace) -> int:
    """Write the folder: in a checkout of Companion among its games, elsewhere as a package of its own."""
    name = checked_name(arguments.name)
    house = checkout(Path.cwd())
    if house is None:
        folder = write_package(name, Path.cwd())
        print(f"{folder} is a package with a game that plays. Next:\n  pip install -e {folder}")
    else:
        folder = write_folder(name, house)
        print(f"{folder} is a game that plays. Next:")
    print(f"  companion check {name}      its scenarios, and what is missing")
    print(f"  companion selfplay {name}   whole games at random")
    print(f"  companion play {name}\ndocs/a-game.md says what each file holds.")
    return 0
