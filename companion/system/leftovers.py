"""What a program that was killed left half written: neighbours of files, and folders in which copies were made."""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from shutil import rmtree

_NEIGHBOUR = re.compile(r"\..+\.[a-z0-9_]{8}|\.notebook\.json\..+|\..+\.profile\..+")
"""How `write_atomically` calls the neighbour of a file until it takes its place: `.notebook.json.ab12cd_e`."""
_COPIES = (".copy-", ".backup-", ".restore-")
FETCHED = "from-stick.zip"
"""The name under which a backup to be restored lies on the card, so that the stick may be pulled out."""


def leftovers(folder: Path) -> Iterator[Path]:
    """List the half-written files in a folder and in the folders directly below it."""
    below = [path for path in _inside(folder) if path.is_dir() and not path.is_symlink() and not _half(path)]
    for place in (folder, *below):
        yield from (path for path in _inside(place) if _half(path))


def _inside(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _half(path: Path) -> bool:
    if path.is_dir():
        return path.name.startswith(_COPIES) and not path.is_symlink()
    return _NEIGHBOUR.fullmatch(path.name) is not None


def remove(path: Path) -> None:
    """Remove a file, or a folder with all that is in it; what cannot be removed stays."""
    if path.is_dir() and not path.is_symlink():
        rmtree(path, ignore_errors=True)
    else:
        with suppress(OSError):
            path.unlink()


def sweep(folder: Path) -> None:
    """Remove everything that was left half written, and a backup that was fetched and never brought back."""
    for path in leftovers(folder):
        remove(path)
    for path in folder.glob(f"*/{FETCHED}"):
        remove(path)


def leftovers_of_backups(stick: Path) -> Iterator[Path]:
    """List what was left half written of our own files on a stick: backups and exports."""
    own = (".backup-", ".companion-")
    yield from (path for path in _inside(stick) if _half(path) and path.name.startswith(own))
