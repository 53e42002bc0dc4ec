"""The games of a package's own folder: each sub-package is one, and exports it as `GAME`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from pkgutil import iter_modules

from companion.table.errors import TableError
from companion.table.game import Game


class NotAGame(TableError, ImportError):
    """A folder among the games exports no `GAME`, or one of another name than the folder's."""


def games_in(package: str, path: Iterable[str], first: Sequence[str] = ()) -> tuple[Game, ...]:
    """Load every game in a package's folders: those of `first` in that order, then the others by name.

    Raises what a game raises when it is imported, and `NotAGame`: a game of our own is mended, not left out.
    """
    names = {module.name for module in iter_modules(path) if module.ispkg}
    order = [name for name in first if name in names]
    return tuple(_game(package, name) for name in (*order, *sorted(names.difference(order))))


def _game(package: str, name: str) -> Game:
    game = getattr(import_module(f"{package}.{name}"), "GAME", None)
    if not isinstance(game, Game) or game.name != name:
        raise NotAGame(f"{package}.{name} exports no GAME of the name {name}")
    return game
