"""Where files belong, how they are written, and the half-written files that a killed program has left behind.

Those are temporary files beside their targets, and folders in which copies were made.
"""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from shutil import rmtree

from platformdirs import PlatformDirs

from vision.atomic_files import is_odd, open_regular, put_in_place, read_bounded, sync, write_atomically

__all__ = [
    "FETCHED", "added_folder", "cache_folder", "data_folder", "is_odd", "leftovers", "leftovers_of_backups", "open_regular",
    "put_in_place", "read_bounded", "remove", "runtime_folder", "settings_path", "sweep", "sync", "write_atomically",
]  # fmt: skip

_DIRS = PlatformDirs("companion", appauthor=False)


def data_folder() -> Path:
    """Return the folder of games and notes: `$STATE_DIRECTORY` under systemd, else the user's data folder."""
    return _make_folder(os.environ.get("STATE_DIRECTORY") or _DIRS.user_data_dir)


def added_folder() -> Path:
    """Return the folder of what people have added to an installed device: packages of Python, for this Python alone.

    The Debian package has Python look there (`companion-added.pth`); they outlive every update.
    """
    return data_folder() / "added" / f"python{sys.version_info.major}.{sys.version_info.minor}"


def settings_path() -> Path:
    """Return the settings file: `$COMPANION_SETTINGS`, else `companion.toml` in the user's configuration folder."""
    given = os.environ.get("COMPANION_SETTINGS")
    return Path(given) if given else Path(_DIRS.user_config_dir) / "companion.toml"


def cache_folder() -> Path:
    """Return the folder of recreatable files, such as clips: `$CACHE_DIRECTORY` under systemd, else the user's cache folder."""
    return _make_folder(os.environ.get("CACHE_DIRECTORY") or _DIRS.user_cache_dir)


def runtime_folder() -> Path | None:
    """Return the folder in memory that systemd gives the service (`$RUNTIME_DIRECTORY`); None where there is none."""
    given = os.environ.get("RUNTIME_DIRECTORY")
    return Path(given) if given else None


def _make_folder(folder: str) -> Path:
    path = Path(folder)
    with suppress(OSError):  # whoever writes there reports that it fails
        path.mkdir(parents=True, exist_ok=True)
    return path


_NEIGHBOUR = re.compile(r"\..+\.[a-z0-9_]{8}|\.notebook\.json\..+|\..+\.profile\..+")
"""The names of `write_atomically`'s temporary files, such as `.notebook.json.ab12cd_e`."""
_COPIES = (".copy-", ".backup-", ".restore-")
FETCHED = "from-stick.zip"
"""The name of a backup that was copied to the card to be restored, so that the stick can be removed."""


def leftovers(folder: Path) -> Iterator[Path]:
    """Yield the half-written files in a folder and in the folders directly below it."""
    below = [path for path in _list_inside(folder) if path.is_dir() and not path.is_symlink() and not _half(path)]
    for place in (folder, *below):
        yield from (path for path in _list_inside(place) if _half(path))


def _list_inside(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _half(path: Path) -> bool:
    if path.is_dir():
        return path.name.startswith(_COPIES) and not path.is_symlink()
    return _NEIGHBOUR.fullmatch(path.name) is not None


def remove(path: Path) -> None:
    """Remove a file, or a folder with everything in it; ignore what cannot be removed."""
    if path.is_dir() and not path.is_symlink():
        rmtree(path, ignore_errors=True)
    else:
        with suppress(OSError):
            path.unlink()


def sweep(folder: Path) -> None:
    """Remove everything half written, and a backup that was fetched but never restored."""
    for path in leftovers(folder):
        remove(path)
    for path in folder.glob(f"*/{FETCHED}"):
        remove(path)


def leftovers_of_backups(stick: Path) -> Iterator[Path]:
    """Yield Companion's half-written files on a stick: backups and exports."""
    own = (".backup-", ".companion-")
    yield from (path for path in _list_inside(stick) if _half(path) and path.name.startswith(own))
