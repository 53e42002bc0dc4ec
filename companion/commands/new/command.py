"""`companion new NAME`: begin a new game, as a folder that plays at once."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from companion.commands.common import Commands
from companion.commands.new.writing import checked_name, checkout, write_folder, write_package


def add_new(new: ArgumentParser) -> None:
    """Add the arguments of `new`."""
    new.add_argument("name", metavar="NAME", help="in small letters, words joined by _")
    new.add_argument("--from", dest="sheet", type=Path, metavar="SHEET", help="a sheet of any box, to begin with what it does")
    new.set_defaults(func=run_new)


COMMANDS: Commands = {"new": add_new}


def run_new(arguments: Namespace) -> int:
    """Write the folder: in a checkout of Companion among its games, elsewhere as a package of its own."""
    name = checked_name(arguments.name)
    house = checkout(Path.cwd())
    if house is None:
        folder = _package(name, Path.cwd(), arguments.sheet)
        print(f"{folder} is a package with a game that plays. Next:\n  pip install -e {folder}")
    else:
        folder = _folder(name, house, arguments.sheet)
        print(f"{folder} is a game that plays. Next:")
    print(f"  companion check {name}      its scenarios, and what is missing")
    print(f"  companion selfplay {name}   whole games at random")
    print(f"  companion play {name}\ndocs/a-game.md says what each file holds.")
    return 0


def _package(name: str, place: Path, sheet: Path | None) -> Path:
    if sheet is None:
        return write_package(name, place)
    from companion.commands.new.from_sheet import write_from_sheet  # noqa: PLC0415 - it loads the games

    return write_from_sheet(name, place / name, f"companion_{name}", sheet, f"companion_{name}")


def _folder(name: str, house: Path, sheet: Path | None) -> Path:
    if sheet is None:
        return write_folder(name, house)
    from companion.commands.new.from_sheet import write_from_sheet  # noqa: PLC0415 - it loads the games

    return write_from_sheet(name, house / "companion/games" / name, f"companion.games.{name}", sheet, "")
