"""The games that other installed packages bring: each registers its `GAME` in the entry point group `companion.games`."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from importlib.metadata import EntryPoint, entry_points

from companion.loading.found import BrokenGame, Brought, LoadingFault, Origin
from companion.table.game import INTERFACE, Game

GROUP = "companion.games"


def games_brought(taken: Collection[str]) -> Iterator[Brought | BrokenGame]:
    """Load each game that a package brings, by name; the names `taken` and a name brought before are not given again."""
    names = set(taken)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _origin(entry).package)):
        found = load(entry, names)
        names.add(entry.name)
        yield found


def load(entry: EntryPoint, taken: Collection[str]) -> Brought | BrokenGame:
    """Load one game, or say why it cannot be played."""
    origin = _origin(entry)
    try:
        game = entry.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001 - a foreign package may fail in any way; the others start all the same
        return BrokenGame(entry.name, origin, LoadingFault.IMPORT, f"{type(error).__name__}: {error}")
    if not isinstance(game, Game):
        return BrokenGame(entry.name, origin, LoadingFault.NO_GAME, f"{entry.value} is no Game but {type(game).__name__}")
    return _checked(entry.name, game, origin, taken)


def _checked(name: str, game: Game, origin: Origin, taken: Collection[str]) -> Brought | BrokenGame:
    if game.interface != INTERFACE:
        fault = LoadingFault.NEWER if game.interface > INTERFACE else LoadingFault.OLDER
        return BrokenGame(name, origin, fault, f"written for interface {game.interface}, this Companion has {INTERFACE}")
    if game.name != name or name in taken:
        why = f"a game {name} is here already" if name in taken else f"registered as {name}, it calls itself {game.name}"
        return BrokenGame(name, origin, LoadingFault.NAME, why)
    from companion.loading.whole import missing  # noqa: PLC0415 - only a game from outside is looked through at every start

    faults = missing(game)
    if faults:
        more = f" (and {len(faults) - 3} more)" if len(faults) > 3 else ""  # noqa: PLR2004 - a line is long enough with three
        return BrokenGame(name, origin, LoadingFault.UNFINISHED, "; ".join(faults[:3]) + more)
    return Brought(game, origin)


def _origin(entry: EntryPoint) -> Origin:
    return Origin(entry.dist.name, entry.dist.version) if entry.dist is not None else Origin(entry.module, "")
