"""The one place that says where files belong and writes them: whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from platformdirs import PlatformDirs

_DIRS = PlatformDirs("companion", appauthor=False)


def data_folder() -> Path:
    """Games and what is known of the boxes: `$STATE_DIRECTORY` under systemd, else the user's data folder."""
    return _made(os.environ.get("STATE_DIRECTORY") or _DIRS.user_data_dir)


def settings_path() -> Path:
    """The settings file: `$COMPANION_SETTINGS`, else `companion.toml` in the user's configuration folder."""
    given = os.environ.get("COMPANION_SETTINGS")
    return Path(given) if given else Path(_DIRS.user_config_dir) / "companion.toml"


def cache_folder() -> Path:
    """What can be made anew, such as spoken clips: `$CACHE_DIRECTORY` under systemd, else the user's cache folder."""
    return _made(os.environ.get("CACHE_DIRECTORY") or _DIRS.user_cache_dir)


def _made(folder: str) -> Path:
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    return path


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file so that after a power cut it is the old one or the new one; raises OSError where it cannot be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(0o644)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
