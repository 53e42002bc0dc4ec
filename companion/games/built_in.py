"""The games in a package's own folder: each sub-package is a game and exports it as `GAME`."""

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pkgutil import iter_modules

from companion.games.found import BrokenGame, LoadingFault, Origin, fetch_game
from companion.language.words import sources_of
from companion.system.languages import WHOLE
from companion.table import Game


def games_in(package: str, path: Iterable[str], origin: Origin, first: Sequence[str] = ()) -> Iterator[Game | BrokenGame]:
    """Load every game in a package's folders: those in `first` in that order, then the others by name."""
    names = {module.name for module in iter_modules(path) if module.ispkg}
    order = [name for name in first if name in names]
    for name in (*order, *sorted(names.difference(order))):
        what = f"GAME of {package}.{name}"
        found = fetch_game(name, origin, lambda name=name: getattr(import_module(f"{package}.{name}"), "GAME", None), what)  # type: ignore[misc]
        unsaid = _find_unsaid(found) if isinstance(found, Game) and name not in first else ""
        yield BrokenGame(name, origin, LoadingFault.UNFINISHED, unsaid) if unsaid else found


def _find_unsaid(game: Game) -> str:
    """Return which file or message for the list of games is missing or broken; "" if none is."""
    for language in WHOLE:
        try:
            said = {name for path in game.folder.glob(f"*{language}.ftl") for name in sources_of(path)}
        except (OSError, ValueError) as fault:
            return f"{language}: {fault}"
        if f"game-{game.name}" not in said:
            return f"{language}: no game-{game.name}"
    return ""
