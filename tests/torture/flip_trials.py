"""Trials of flipped bits: wherever one flips, the program starts, and nothing is lost but what the bit stood in."""

from __future__ import annotations

import json
import shutil
from contextlib import suppress
from pathlib import Path
from random import Random

from counting import Bounds, Count, folder

from companion.camera.profiles import TaughtProfiles
from companion.games import GAMES
from companion.library import opened_journal as storage
from companion.library.library import Library
from companion.library.notebook import Notebook
from companion.lobby import host
from companion.lobby.host import Host
from companion.system.settings import load
from vision.vision_errors import VisionError

OLD = Path(__file__).parent.parent / "old" / "0.1.0"


def bit_flips(bounds: Bounds) -> Count:
    """Flip one bit anywhere: the program starts, other games are whole, and nothing but the damaged is set aside."""
    count = Count("bits flipped in games, notebook, settings and lessons")
    host.SHORTLY = 0.0  # what takes its time beside the start is not tried here
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
