"""The boxed games: each folder here is one, other packages bring more, and variants are laid over them (`games/outside.py`)."""

from companion.games.built_in import games_in
from companion.games.found import BrokenGame, Brought, Origin, find_installed_version
from companion.games.outside import allow_house_rules, games_brought, variants
from companion.system.nearest import suggest
from companion.table import Game, TableError

__all__ = [
    "BROKEN", "BUILT_IN", "GAMES", "OURS", "PACKAGE", "BrokenGame", "GameMissing", "Origin", "find", "game", "is_here", "origin",
]  # fmt: skip

PACKAGE = "companion-table"
"""The distribution package of the games in this folder."""

OURS = Origin(PACKAGE, find_installed_version(PACKAGE))
"""This program's own package and its version; without a version where it is not installed."""
_here = tuple(games_in(__name__, __path__, OURS, ("tumult_royale", "citadels", "wallenstein", "council_of_four", "any_box")))
BUILT_IN: tuple[Game, ...] = tuple(allow_house_rules(found) for found in _here if isinstance(found, Game))

_brought = tuple(games_brought({found.name for found in _here}))
_whole = (*BUILT_IN, *(found.game for found in _brought if isinstance(found, Brought)))
_varied = tuple(variants(__path__, OURS, _whole, {found.name for found in (*_whole, *_here)}))
_origins = {found.game.name: found.origin for found in (*_brought, *_varied) if isinstance(found, Brought)}

GAMES: tuple[Game, ...] = (*_whole, *(found.game for found in _varied if isinstance(found, Brought)))
"""All that can be played."""

BROKEN: tuple[BrokenGame, ...] = tuple(found for found in (*_here, *_brought, *_varied) if isinstance(found, BrokenGame))
"""The games that folders here or other packages should provide, but that cannot be played."""


class GameMissing(TableError, KeyError):
    """No game of this name can be played here; the message says why, or what to install."""

    def __str__(self) -> str:
        """Return the message as it is (a KeyError would quote it)."""
        return str(self.args[0])


def game(name: str) -> Game:
    """Find a game by its name; `GameMissing` (a KeyError) where there is none that can be played."""
    if (found := find(name)) is not None:
        return found
    for broken in BROKEN:
        if broken.name == name:
            raise GameMissing(f"{name} of {broken.origin} cannot be played: {broken.detail}")
    known = [found.name for found in GAMES]
    near = suggest(name, known) or f"; there are {', '.join(known)}"
    raise GameMissing(f"there is no game {name}{near}")


def find(name: str) -> Game | None:
    """Find a game by its name; None where there is none that can be played."""
    return next((found for found in GAMES if found.name == name), None)


def is_here(name: str) -> bool:
    """Return whether a game of this name is here, even a broken one."""
    return find(name) is not None or any(broken.name == name for broken in BROKEN)


def origin(name: str) -> Origin:
    """Name the package and its version that bring a game; for one of our own, Companion's."""
    return _origins.get(name) or OURS
