"""Writes a new game: the skeleton under the game's names, among the games of a checkout or as a separate package."""

import re
import shutil
import tempfile
from collections.abc import Iterable
from keyword import iskeyword
from pathlib import Path
from typing import NamedTuple

from companion.app.commands.new import skeleton
from companion.games import GAMES
from companion.table import TableError, unchanging

SKELETON = Path(skeleton.__file__).parent
PACKAGE_FILE = "package.toml"
"""The skeleton's file that becomes the `pyproject.toml` of a game in a separate package."""
TEXTS = {".py", ".toml", ".ftl", ".svg"}
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 30
OLD = re.compile(r"companion\.app\.commands\.new\.skeleton|companion[_-]skeleton\b|SKEL-|Skeleton|skeleton")
"""The skeleton's names, which the new names replace."""


class NewRefused(TableError):
    """A new game cannot be made from this name or sheet. The message says why; nothing was written."""


@unchanging
class Names:
    """The names of a new game: its name and its folder's module, from which package name, title and rule prefix are derived."""

    name: str
    module: str

    def apply(self, text: str) -> str:
        """Replace the skeleton's names in a text with these."""
        new = {
            "companion.app.commands.new.skeleton": self.module,
            "companion_skeleton": self.module,
            "companion-skeleton": f"companion-{self.name.replace('_', '-')}",
            "SKEL-": f"{self.prefix}-",
            "Skeleton": self.name.replace("_", " ").title(),
        }
        return OLD.sub(lambda found: new.get(found[0], self.name), text)

    @property
    def prefix(self) -> str:
        """The letters with which its rule ids begin: initials, or the first three letters of a single word."""
        words = self.name.split("_")
        return ("".join(word[0] for word in words) if len(words) > 1 else self.name[:3]).upper()


def check_name(name: str) -> str:
    """Return the name if a new game can have it. Raises `NewRefused`, which says what is wrong with it."""
    if not NAME.fullmatch(name) or iskeyword(name) or len(name) > LONGEST:
        raise NewRefused(f"expected at most {LONGEST} lower-case letters, digits and _, such as blue_moon, got {name!r}")
    if name in {game.name for game in GAMES}:
        raise NewRefused(f"a game called {name} already exists")
    return name


def checkout(place: Path) -> Path | None:
    """Return the root of the Companion checkout that contains this place; None where there is none."""
    for folder in (place, *place.parents):
        if (folder / "companion/games/__init__.py").is_file() and (folder / "pyproject.toml").is_file():
            return folder
    return None


class NewPlace(NamedTuple):
    """Where a new game goes: its folder, its module, and the subfolder of a separate package that holds the game, else ""."""

    folder: Path
    module: str
    below: str


def choose_place(name: str, here: Path) -> NewPlace:
    """Return the place for a game of this name: among those of the checkout that contains `here`, else a package there."""
    clone, own = checkout(here), f"companion_{name}"
    if clone is None:
        return NewPlace(here / name, own, own)
    return NewPlace(clone / "companion/games" / name, f"companion.games.{name}", "")


def write_new(name: str, place: NewPlace) -> Path:
    """Write the skeleton as this game; return its folder. Raises `NewRefused` where it exists or cannot be written."""
    names = Names(name, place.module)
    files = (
        (Path(place.below) / path.relative_to(SKELETON), names.apply(path.read_text(encoding="utf-8")))
        for path in sorted(SKELETON.rglob("*"))
        if path.suffix in TEXTS and path.name != PACKAGE_FILE
    )
    return write_files(place, files, names)


def write_files(place: NewPlace, files: Iterable[tuple[Path, str]], names: Names) -> Path:
    """Write files to a temporary folder, then move it to its place, which is therefore complete or absent. Raises `NewRefused`.

    A separate package also gets a `pyproject.toml`.
    """
    folder = place.folder
    if folder.exists():
        raise NewRefused(f"{folder} already exists")
    try:
        with tempfile.TemporaryDirectory(prefix=".new-", dir=folder.parent) as made:
            whole = Path(made) / folder.name
            for path, text in files:
                (whole / path).parent.mkdir(parents=True, exist_ok=True)
                (whole / path).write_text(text, encoding="utf-8")
            if place.below:
                package = (SKELETON / PACKAGE_FILE).read_text(encoding="utf-8")
                (whole / "pyproject.toml").write_text(Names.apply(names, package), encoding="utf-8")
            shutil.move(whole, folder)
    except OSError as error:
        raise NewRefused(f"{folder} cannot be written: {error}") from error
    return folder
