"""Trials of what must never be lost, each with a count: faults at every call, power cuts, flipped bits, lines, corrections."""

from __future__ import annotations

import json
import logging
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from faulty_vfs import Faults

from companion.camera.profiles import TaughtProfiles
from companion.desk.app import words_of
from companion.games import GAMES
from companion.games import game as find_game
from companion.library import storage
from companion.library.library import Library
from companion.library.notebook import Notebook
from companion.lobby.evening import House, evening
from companion.lobby.host import Host
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.play.dialogue import Dialogue
from companion.system.settings import load
from companion.table.errors import CorrectionRejected, TableError
from companion.table.ledger import Value
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.terminal.terminal import Left, Terminal
from vision.errors import VisionError

OLD = Path(__file__).parent.parent / "old" / "0.1.0"
NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia", "Otto", "Zoe")
ROOM = "/dev/shm" if Path("/dev/shm").is_dir() else None
ANSWERS = 12


@dataclass
class Count:
    """How often something was tried, and what was lost."""

    what: str
    tried: int = 0
    lost: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.what}: {self.tried} tried, {self.tried - len(self.lost)} survived"


class Bounds:
    """So many trials, and so many seconds, at most."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self._until = most, monotonic() + seconds

    def __iter__(self) -> Iterator[int]:
        for number in range(self.most):
            if monotonic() > self._until:
                return
            yield number


@contextmanager
def folder() -> Iterator[Path]:
    logging.getLogger("companion").setLevel(logging.CRITICAL)
    with tempfile.TemporaryDirectory(dir=ROOM) as name:
        yield Path(name)
    logging.getLogger("companion").setLevel(logging.NOTSET)


def beginning(game_name: str, players: int = 3) -> Beginning:
    game = find_game(game_name)
    return Beginning(game.name, Seats(map(Seat, NAMES[:players], game.colours)), {}, {})


def play(place: Path, answers: int, seed: int, told: Callable[[int], None] = lambda _step: None) -> tuple[int, object]:
    """Play some answers and close; tell each that is on the card. Gives the last step and question, and asserts none waits."""
    library = Library(place)
    controller = library.begin(beginning("tumult_royale"))
    seen, rng = controller.snapshot(), Random(seed)
    for _ in range(answers):
        seen = controller.do(Answer(seen.question.sample(rng), seen.step))
        if seen.waiting == 0 and seen.trouble is None:
            told(seen.step)
    waiting = library.close()
    assert waiting == 0, f"{waiting} entries were not written in the end"
    return seen.step, seen.question


def faults(bounds: Bounds) -> Count:
    """Fail each write, synchronisation, truncation and opening once in turn: in the end every answer is there."""
    count = Count("faults injected, one at each call")
    layer = Faults()
    patience, storage.PATIENCE = storage.PATIENCE, 0.0
    try:
        with folder() as room:
            layer.plan()
            play(room, ANSWERS, 0)
            calls = layer.calls
        points = [(how, at) for at in range(1, calls + 1) for how in ("write", "full", "short", "sync", "open")]
        for number in bounds:
            how, at = points[number % len(points)]
            with folder() as room:
                _faulted(layer, room, how, at, number // len(points), count)
    finally:
        layer.remove()
        storage.PATIENCE = patience
    return count


def _faulted(layer: Faults, room: Path, how: str, at: int, seed: int, count: Count) -> None:
    layer.plan(how, at)
    try:
        step, question = play(room, ANSWERS, seed)
        layer.plan()
        found = _found(room)
        assert (found.step, found.question) == (step, question), "another state was found"
    except (AssertionError, TableError, OSError) as error:
        count.lost.append(f"{how} at call {at}: {error}")
    count.tried += 1


def _found(room: Path) -> Session:
    library = Library(room)
    try:
        record = library.open_game()
        assert record is not None, "the game is gone"
        return library.resume(record.id).session
    finally:
        library.close()


def power_cuts(bounds: Bounds) -> Count:
    """Cut the power at any call, lose writes that were not synchronised, in any order: every answer told is there."""
    count = Count("power cuts, unsynchronised writes lost in any order")
    layer = Faults()
    try:
        with folder() as room:
            layer.plan()
            play(room, ANSWERS, 0)
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
        play(room, ANSWERS, seed, told.append)
    layer.after_power_cut(after, Random(seed))
    layer.plan()
    try:
        step = _found(after).step if told[-1] else 0
        assert step >= told[-1], f"{told[-1]} answers were told to be safe, {step} are there"
    except (AssertionError, TableError, OSError) as error:
        count.lost.append(f"call {at}, seed {seed}: {error}")
    count.tried += 1


def bit_flips(bounds: Bounds) -> Count:
    """Flip one bit anywhere: the program starts, other games are whole, and nothing but the damaged is set aside."""
    count = Count("bits flipped in games, notebook, settings and lessons")
    with folder() as whole:
        for path in OLD.iterdir():
            shutil.copy(path, whole / path.name)
        Library(whole).close()
        (whole / "games.db").unlink()
        steps = _steps(whole)
        files = ["journal.db"] * 4 + ["notebook.json", "companion.toml", "tiles.profile", "cubes.profile"]
        for number in bounds:
            rng = Random(number)
            name = rng.choice(files)
            with folder() as room:
                _flipped(whole, room, name, rng, steps, count)
    return count


def _steps(place: Path) -> dict[int, int]:
    library = Library(place)
    steps = {record.id: len(library.journal.rows(record.id)) for record in library.games()}
    library.close()
    return steps


def _flipped(whole: Path, room: Path, name: str, rng: Random, steps: dict[int, int], count: Count) -> None:
    data = bytearray((whole / name).read_bytes())
    place = rng.randrange(len(data))
    data[place] ^= 1 << rng.randrange(8)
    (room / name).write_bytes(data)
    try:
        _opens(room, name, steps)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
        count.lost.append(f"{name}, byte {place}: {type(error).__name__} {error}")
    count.tried += 1


def _opens(room: Path, name: str, steps: dict[int, int]) -> None:
    if name == "journal.db":
        _games_open(room, steps)
    elif name == "notebook.json":
        notebook = Notebook(room / name)
        notebook.names()
        for game in GAMES:
            json.dumps(dict(notebook.facts(game.name)))
    elif name == "companion.toml":
        load(room / name)
    else:
        profiles = TaughtProfiles(room)
        with suppress(VisionError):
            profiles.tiles() if name.startswith("tiles") else profiles.cubes()


def _games_open(room: Path, steps: dict[int, int]) -> None:
    library = Library(room)
    try:
        Host(library).dialogue()
        found = {record.id: len(library.journal.entries(record.id).rows) for record in library.games()}
    finally:
        library.close()
    whole = [number for number, rows in found.items() if rows >= steps.get(number, 0)]
    if len(whole) < len(steps) - 1:
        (room / storage.DAMAGED).write_text("a game is not whole", encoding="utf-8")
        library = Library(room)
        found = {record.id: len(library.journal.entries(record.id).rows) for record in library.games()}
        library.close()
        lost = [number for number, rows in steps.items() if found.get(number, 0) < rows]
        assert len(lost) <= LOST_TO_A_BIT, f"games {lost} are not whole"


LOST_TO_A_BIT = 2
"""Games that one flipped bit may spoil: a page of SQLite's may hold the end of one and the beginning of the next."""


def corrections(bounds: Bounds) -> Count:
    """Correct anything at any question; what is taken, then 25 legal answers, an undo, a redo and a resume, never fails."""
    count = Count("corrections taken, with what follows")
    for number in bounds:
        _corrected(number, count)
    return count


def _corrected(seed: int, count: Count) -> None:
    rng = Random(seed)
    game = GAMES[seed % len(GAMES)]
    log = MemoryLog()
    session = Session.begin(game, beginning(game.name, rng.choice(game.seats)), log)
    depth = rng.randint(0, 300 if game.name == "wallenstein" else 120)
    for _ in range(depth):
        if session.question is None:
            return
        session.answer(session.question.sample(rng))
    for _ in range(8):
        what = _change(rng, session)
        try:
            if session.question is None or not _taken(session, what, rng):
                continue
            for _ in range(25):
                if session.question is not None:
                    session.answer(session.question.sample(rng))
            session.undo(insist=True)
            session.redo()
            Session.resume(game, log.rows, MemoryLog())
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            count.lost.append(f"{game.name}, seed {seed}, {what}: {type(error).__name__} {error}")
            count.tried += 1
            return
        count.tried += 1


def _taken(session: Session, what: dict[str, Value], rng: Random) -> bool:
    try:
        session.correct(session.table.ledger.balanced(what) if rng.random() < 0.8 else what)
    except CorrectionRejected:
        return False
    return True


def _change(rng: Random, session: Session) -> dict[str, Value]:
    ledger = session.table.ledger
    entry = rng.choice(list(ledger.entries.values()))
    value = ledger.held[entry.name]
    if isinstance(value, bool):
        return {entry.name: not value}
    if isinstance(value, int):
        high = entry.high if entry.high is not None else value + 12
        return {entry.name: rng.choice([max(entry.low, value - 1), min(high, value + 1), rng.randint(entry.low, high)])}
    choices = sorted(entry.choices or ())
    if isinstance(value, str):
        return {entry.name: rng.choice(choices) if choices else value}
    items = list(value)
    rng.shuffle(items)
    if items and rng.random() < 0.4:
        items.pop()
    if choices and rng.random() < 0.5:
        items.insert(rng.randint(0, len(items)), rng.choice(choices))
    return {entry.name: tuple(items)}


LETTERS = "abcrsulqh?!'\"=.-0123456789 ²½\u200b\ud800{}$[]:,@#\t\0äß"


def _line(rng: Random) -> str:
    kind = rng.random()
    if kind < 0.3:
        lines = (
            "",
            "1",
            "2",
            "u",
            "u!",
            "r",
            "s",
            "l",
            "?",
            "h",
            "a",
            "a 1",
            "a ²",
            "c it's",
            "c fact.x=1",
            "c a=-" + "9" * 5000,
        )
        return rng.choice(lines)
    if kind < 0.5:
        what = rng.choice(("points", "coins", "fact.village", "x"))
        return f"{rng.choice('carsl?')} {what}.{rng.choice(('blue', 'red'))}={rng.randint(-9, 99)}"
    return "".join(rng.choice(LETTERS) for _ in range(rng.randint(0, 30)))


def terminal(bounds: Bounds) -> Count:
    """Sit at the terminal and type anything: it answers, and never breaks."""
    count = Count("sessions at the terminal, of random lines")
    for number in bounds:
        try:
            _session(Random(number))
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            count.lost.append(f"seed {number}: {type(error).__name__} {error}")
        count.tried += 1
    return count


def _session(rng: Random) -> None:
    lines = iter([_line(rng) for _ in range(25)])

    def read(_prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    def write(text: str) -> None:
        text.encode()

    game = rng.choice(GAMES)
    words = words_of(rng.choice(("de", "en")), game)
    with suppress(Left):
        if rng.random() < 0.3:
            Terminal(words_of("de"), read, write, lambda _seconds: None).play(Dialogue(lambda: evening(House())))
        else:
            session = Session.begin(game, beginning(game.name), MemoryLog())
            Terminal(words, read, write, lambda _seconds: None).play(Controller(session))
