"""Versions of Companion installed side by side, and which of them unfinished games still need.

A version that was kept is a folder with `scripts` (a line for each game: its name and its script's version) and `venv`.
"""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

from companion.games import GAMES, OURS, origin
from companion.library import carrying, logged
from companion.table import Game

VERSIONS = Path("/var/lib/companion-table/versions")
"""Where the package's preinst keeps the packages before it, each in a folder of its version's name."""
Script: TypeAlias = tuple[str, str]
"""A game's name and its script's version."""


def find_own_package() -> logged.GamePackage:
    """Return this program's own package and its version; without a version if it is not installed."""
    return logged.GamePackage(OURS.package, OURS.version)


def package_of(game: Game) -> logged.GamePackage:
    """Return the package that a game comes from."""
    source = origin(game.name)
    return logged.GamePackage(source.package, source.version)


def list_own_scripts() -> frozenset[Script]:
    """Return the scripts of this version."""
    return frozenset((game.name, game.version) for game in GAMES)


def scripts_of(folder: Path) -> frozenset[Script]:
    """Read which scripts an installed version has; none if its list cannot be read."""
    try:
        lines = (folder / "scripts").read_text(encoding="utf-8").splitlines()
    except OSError:
        return frozenset()
    return frozenset((name, version) for name, _, version in (line.partition(" ") for line in lines))


def list_needed(games: Iterable[logged.LoggedGame]) -> frozenset[Script]:
    """Return the scripts with which the unfinished games were begun."""
    return frozenset((record.name, record.version) for record in games if not record.over)


def list_dispensable(versions: Path, keep: Iterable[str], needed: frozenset[Script]) -> list[str]:
    """Name the versions that may be removed: those not in `keep`, and not the only ones with a needed script.

    Of several old versions with a needed script, the newest (by its folder's time) stays.
    """
    kept = {name for name in keep if (versions / name).is_dir()}
    have = {script for name in kept for script in scripts_of(versions / name)}
    others = [folder for folder in versions.iterdir() if folder.is_dir() and folder.name not in kept]
    going = []
    for folder in sorted(others, key=lambda folder: folder.stat().st_mtime, reverse=True):
        if (scripts_of(folder) & needed) - have:
            have |= scripts_of(folder)
        else:
            going.append(folder.name)
    return sorted(going)


def python_for(record: logged.LoggedGame, versions: Path = VERSIONS) -> Path | None:
    """Find the Python of the installed version that began a game; None if this version did, or no fitting one is left."""
    script = (record.name, record.version)
    if script in list_own_scripts() or not versions.is_dir():
        return None
    fitting = [folder for folder in versions.iterdir() if script in scripts_of(folder)]
    newest = max(fitting, key=lambda folder: folder.stat().st_mtime, default=None)
    return newest / "venv" / "bin" / "python" if newest is not None else None


def start_anew(words: Iterable[str]) -> None:
    """Restart this program with these command-line words. Does not return."""
    os.execv(sys.executable, [sys.executable, "-m", "companion", *words])  # noqa: S606 - our own program


def hand_over(python: Path, record: logged.LoggedGame) -> None:
    """Replace this process with the version that began the game, and resume the game there. Does not return.

    The caller must have closed the library. Version 0.1.0 knows only its own library, in which the game still has its old number.
    """
    knows_journal = any(python.parent.parent.glob("lib/python*/site-packages/companion/library"))
    number = record.id if knows_journal else carrying.find_old_number(record.origin) or record.id
    os.execv(python, [str(python), "-m", "companion", "resume", str(number)])  # noqa: S606 - our own installation
