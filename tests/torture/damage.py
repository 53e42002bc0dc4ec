"""Damages one file of a home as a failing card does: a bit, a cut, a sector of zeros, no bytes, no file, another file's bytes."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from random import Random

HOWS = ("bit", "bit", "bit", "bit", "cut", "sector", "empty", "missing", "another")
WEIGHTS = {
    "journal.db": 6, "journal.db-wal": 6, "journal.db-shm": 2, "journal.tally": 4, "notebook.json": 2, "notebook.json.twin": 2,
    "companion.toml": 2, "tiles.profile": 1, "cubes.profile": 1, "backups": 2, "unsaved": 1,
}  # fmt: skip
SECTOR = 512


def hurt(home: Path, rng: Random, *, beside: str = "") -> str:
    """Damage one file, but for this one; say which and how."""
    here = {name: weight for name, weight in WEIGHTS.items() if name != beside and (home / name).exists()}
    name = rng.choices(list(here), list(here.values()))[0]
    path = home / name if name != "backups" else rng.choice(sorted((home / name).iterdir()))
    how, stat = rng.choice(HOWS), path.stat()
    data = bytearray(path.read_bytes())
    if how == "missing":
        path.unlink()
        return f"{path.name} missing"
    if how == "empty" or not data:
        path.write_bytes(b"")
        return f"{path.name} empty"
    if how == "another":
        other = rng.choice([each for each in here if each not in {name, "backups"} and (home / each).is_file()])
        path.write_bytes((home / other).read_bytes())
        return f"{path.name} is {other}"
    place = rng.randrange(len(data))
    if how == "bit":
        bit = rng.randrange(8)
        data[place] ^= 1 << bit
        how = f"bit {bit} of byte {place}"
    elif how == "cut":
        del data[place:]
        how = f"cut at byte {place}"
    else:
        place -= place % SECTOR
        data[place : place + SECTOR] = bytes(len(data[place : place + SECTOR]))
        how = f"zeros from byte {place}"
    path.write_bytes(data)
    os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))  # a failing card does not note when
    return f"{path.name} {how}"


def copied(home: Path, to: Path) -> Path:
    """Lay a home elsewhere, to be damaged there."""
    shutil.copytree(home, to)
    return to
