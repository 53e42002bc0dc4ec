"""The one place that says where files belong, and from which the program takes how they are written."""

import os
from contextlib import suppress
from pathlib import Path

from platformdirs import PlatformDirs

from vision.atomic_files import is_odd, open_regular, put_in_place, read_bounded, sync, write_atomically

__all__ = [
    "cache_folder", "data_folder", "is_odd", "open_regular", "put_in_place", "read_bounded", "settings_path", "sync",
    "write_atomically",
]  # fmt: skip

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
    with suppress(OSError):  # whoever keeps something there says that it cannot be kept
        path.mkdir(parents=True, exist_ok=True)
    return path
