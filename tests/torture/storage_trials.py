"""Trials of the card: a fault at each call of whole games and of files that are written, and power cuts anywhere."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from counting import Bounds, Count, beginning, folder
from faulty_files import HOWS as FILE_HOWS
from faulty_files import FileFaults
from faulty_vfs import HOWS, Faults

from companion.library import opened_journal as storage
from companion.library.backup import BackupRefused, restore, write_backup
from companion.library.library import Library
from companion.library.notebook import Notebook
from companion.play.acts import Answer
from companion.system.settings import load, store
from companion.table.errors import TableError
from companion.table.session import Session

GAME, PLAYERS = "citadels", 2
SHORT = 12
"""Answers of a game of which every call is cut."""
WHOLE = 10_000


def play(place: Path, answers: int, seed: int, told: Callable[[int], None] = lambda _step: None) -> tuple[int, object]:
    """Play so many answers of a game, or all, and close; tell each that is on the card. Gives the last step and question.

    Asserts that nothing waits in the end.
    """
    library = Library(place)
    controller = library.begin(beginning(GAME, PLAYERS))
    seen, rng = controller.snapshot(), Random(seed)
    for _ in range(answers):
        if seen.question is None:
            break
        seen = controller.do(Answer(seen.question.sample(rng), seen.step))
        if seen.waiting == 0 and seen.trouble is None:
            told(seen.step)
    waiting = library.close()
    assert waiting == 0, f"{waiting} entries were not written in the end"
    return seen.step, seen.question


def faults(bounds: Bounds) -> Count:
    """Fail each write, synchronisation, truncation and opening of whole games, once in turn: in the end every answer is there."""
    count = Count("faults injected, one at each call of whole games")
    layer = Faults()
    patience, storage.PATIENCE = storage.PATIENCE, 0.0
    glance, storage.GLANCE = storage.GLANCE, 0.0
    try:
        points: list[tuple[str, int, int]] = []
        for seed in range(bounds.most):
            if len(points) >= bounds.most:
                break
            points += [(how, at, seed) for how, at in _points(layer, seed)]
        step = max(1, len(points) // bounds.most)
        for number in bounds:
            if number * step < len(points):
                with folder() as room:
                    _faulted(layer, room, *points[number * step], count)
    finally:
        layer.remove()
        storage.PATIENCE, storage.GLANCE = patience, glance
    return count


def _points(layer: Faults, seed: int) -> list[tuple[str, int]]:
    """List what may fail in a game: how, and at which call."""
    with folder() as room:
        layer.plan()
        play(room, WHOLE, seed)
        return [(how, at) for at, kind in enumerate(layer.kinds, start=1) for how in HOWS[kind]]


def _faulted(layer: Faults, room: Path, how: str, at: int, seed: int, count: Count) -> None:
    layer.plan(how, at)
    try:
        step, question = play(room, WHOLE, seed)
        layer.plan()
        found = _found(room)
        assert (found.step, found.question) == (step, question), "another state was found"
    except (AssertionError, TableError, OSError) as error:
        count.lost.append(f"{how} at call {at}, seed {seed}: {error}")
    count.tried += 1


def _found(room: Path) -> Session:
    library = Library(room)
    try:
        games = library.games()
        assert games, "the game is gone"
        return library.resume(games[0].id).session
    finally:
        library.close()


def power_cuts(bounds: Bounds) -> Count:
    """Cut the power at any call, lose writes that were not synchronised, in any order: every answer told is there."""
    count = Count("power cuts, unsynchronised writes lost in any order")
    layer = Faults()
    try:
        with folder() as room:
            layer.plan()
            play(room, SHORT, 0)
            calls = layer.calls
        for number in bounds:
            with folder() as room, folder() as after:
                _cut(layer, room, after, Random(number).randint(1, calls), number, count)
    finally:
        layer.remove()
    return count


def _cut(layer: Faults, room: Path, after: Path, at: int, seed: int, count: Count) -> None:
    told = [0]
    layer.plan("power", at)
    with suppress(AssertionError, TableError, OSError):
        play(room, SHORT, seed, told.append)
    layer.after_power_cut(after, Random(seed))
    layer.plan()
    try:
        step = _found(after).step if told[-1] else 0
        assert step >= told[-1], f"{told[-1]} answers were told to be safe, {step} are there"
    except (AssertionError, TableError, OSError) as error:
        count.lost.append(f"call {at}, seed {seed}: {error}")
    count.tried += 1


def files(bounds: Bounds) -> Count:
    """Fail each call once with which notebook, settings and a backup are written: the old or the new is there, whole."""
    count = Count("faults injected, one at each call that writes a file")
    for number in bounds:
        what = (_notebook, _settings, _backup)[number % 3]
        how = FILE_HOWS[number // 3 % len(FILE_HOWS)]
        at = number // 3 // len(FILE_HOWS) + 1
        with folder() as room:
            try:
                hit = what(room, how, at)
            except (AssertionError, TableError, OSError) as error:
                hit = True
                count.lost.append(f"{what.__name__}, {how} at call {at}: {type(error).__name__} {error}")
        count.tried += hit
    return count


def _notebook(room: Path, how: str, at: int) -> bool:
    notebook = Notebook(room / "notebook.json")
    notebook.note("page", "old", 1)
    with FileFaults(how, at) as faults:
        notebook.note("page", "new", 2)
    assert dict(notebook.page("page")) == {"old": 1, "new": 2}
    assert dict(Notebook(room / "notebook.json").page("page")) in ({"old": 1}, {"old": 1, "new": 2})
    notebook.note("page", "newer", 3)
    assert dict(Notebook(room / "notebook.json").page("page")) == {"old": 1, "new": 2, "newer": 3}
    return faults.hit


def _settings(room: Path, how: str, at: int) -> bool:
    path = room / "companion.toml"
    store(path, "table.language", "de")
    with FileFaults(how, at) as faults, suppress(OSError):
        store(path, "table.language", "en")
    found = load(path)
    assert not found.faults
    assert found.text("table.language") in {"de", "en"}
    return faults.hit


def _backup(room: Path, how: str, at: int) -> bool:
    step, _ = play(room, SHORT, 1)
    target = room / "stick" / "companion.zip"
    target.parent.mkdir()
    with FileFaults(how, at) as faults, suppress(BackupRefused):
        write_backup(room, room / "companion.toml", target)
    assert {path.name for path in target.parent.iterdir()} <= {target.name}
    if target.exists():
        (room / "other").mkdir()
        restore(target, room / "other", room / "other.toml")
        assert _found(room / "other").step == step
    return faults.hit
