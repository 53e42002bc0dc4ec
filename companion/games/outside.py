"""Games from outside: those of other installed packages, and variants of games.

A package registers its `GAME` in the entry point group `companion.games`, or a package that is a variant's folder in the
group `companion.variants`. A variant's folder can also lie beside the games of a checkout.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

from companion.games.found import ABOUT, HOUSE, BrokenGame, Brought, LoadingFault, Origin, fetch_game, house_folder
from companion.system import safe_start
from companion.table import INTERFACE, Game

GROUP = "companion.games"
VARIANTS = "companion.variants"


PATIENCE = 10.0
"""The most seconds for loading a game of another package."""


def games_brought(taken: Collection[str]) -> Iterator[Brought | BrokenGame]:
    """Load each game of other packages, sorted by name; a name in `taken` or used twice yields a `BrokenGame`.

    A safe start loads none.
    """
    if safe_start.on():
        return
    names = set(taken)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _origin(entry).package)):
        found = load(entry, names)
        names.add(entry.name)
        yield found


def variants(
    folders: Iterable[str], origin: Origin, games: Sequence[Game], taken: Collection[str]
) -> Iterator[Brought | BrokenGame]:
    """Yield variants applied to their games: those below these folders, which have this `origin`, and those of packages."""
    entries = () if safe_start.on() else entry_points(group=VARIANTS)
    lying = sorted(path.parent for folder in folders for path in Path(folder).glob(f"*/{ABOUT}"))
    found = [*((path.name, origin, path) for path in lying), *((entry.name, _origin(entry), entry.value) for entry in entries)]
    names = set(taken)
    for name, whose, source in found:
        if name in names:
            yield BrokenGame(name, whose, LoadingFault.NAME, f"a game {name} is here already")
            continue
        from companion.games.variants import lay_over  # noqa: PLC0415 - few tables have any

        names.add(name)
        made = fetch_game(name, whose, lambda name=name, source=source: lay_over(name, source, games), f"variant {name}")  # type: ignore[misc]
        yield _check_interface(made, whose) if isinstance(made, Game) else made


def allow_house_rules(game: Game) -> Game:
    """Return the game so that it takes the house rules of its own folder; as it is where it has none."""

    @cache
    def lay_known(keys: tuple[str, ...]) -> Game:
        from companion.games.variants import lay_house_rules  # noqa: PLC0415 - few tables play by any

        return lay_house_rules(allowing, keys) if keys else allowing

    def lay(house: tuple[str, ...]) -> Game:
        keys = tuple(sorted(key for key in set(house) if house_folder(game, key).is_dir()))
        if not lay_known(keys).folder.is_dir():  # somebody has emptied the cache
            lay_known.cache_clear()
        return lay_known(keys)

    allowing = replace(game, lay=lay) if (game.folder / HOUSE).is_dir() else game
    return allowing


def load(entry: EntryPoint, taken: Collection[str]) -> Brought | BrokenGame:
    """Load one game and return it, or a `BrokenGame` with the reason why it cannot be played."""
    origin = _origin(entry)
    if entry.name in taken:
        return BrokenGame(entry.name, origin, LoadingFault.NAME, f"a game {entry.name} is here already")
    # On a thread of its own, so that a module that hangs delays neither the other games nor the end of the program
    brought: Queue[Game | BrokenGame] = Queue()
    work = Thread(target=lambda: brought.put(fetch_game(entry.name, origin, entry.load, entry.value)), name="game", daemon=True)
    work.start()
    try:
        found = brought.get(timeout=PATIENCE)
    except Empty:
        why = f"expected {entry.value} to be loaded within {PATIENCE:g} s; it is not"
        return BrokenGame(entry.name, origin, LoadingFault.IMPORT, why)
    return _check_interface(found, origin) if isinstance(found, Game) else found


def _check_interface(game: Game, origin: Origin) -> Brought | BrokenGame:
    if game.interface != INTERFACE:
        fault = LoadingFault.NEWER if game.interface > INTERFACE else LoadingFault.OLDER
        return BrokenGame(game.name, origin, fault, f"written for interface {game.interface}, this Companion has {INTERFACE}")
    from companion.games.whole import find_missing  # noqa: PLC0415 - only a game from outside is looked through at every start

    faults = find_missing(game)
    if faults:
        more = f" (and {len(faults) - 3} more)" if len(faults) > 3 else ""  # noqa: PLR2004 - a line is long enough with three
        return BrokenGame(game.name, origin, LoadingFault.UNFINISHED, "; ".join(faults[:3]) + more)
    return Brought(game, origin)


def _origin(entry: EntryPoint) -> Origin:
    return Origin(entry.dist.name, entry.dist.version) if entry.dist is not None else Origin(entry.module, "")
