"""The safe start: after three starts in a row that failed before their first question, the next start ignores the settings.

A file beside the journal holds the number of failed starts and a hash of the version and the settings that failed; with
another version or other settings the count starts again at zero. The service manager counts a failure when the program ends
(the unit's ExecStopPost= runs `python -m companion.system.safe_start`): a crash counts, and so does a hang that it had to end,
but not a power cut.
"""

import hashlib
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from companion.system import files, service
from companion.system.extras import version

if TYPE_CHECKING:
    from companion.system.settings import Settings

FAILED = "failed-starts"
"""The file in the data folder with the number of failed starts, and a hash of what failed."""
MOST = 3
MOST_BYTES = 1_000_000
_SAFE = "COMPANION_SAFE_START"
"""The environment variable that marks a safe start, including for a program that the start executes."""


def begin() -> None:
    """Make this a safe start if the service manager runs it and `MOST` starts have failed."""
    if service.is_managed() and count_failed_starts() >= MOST:
        os.environ[_SAFE] = "yes"


def on() -> bool:
    """Return whether this is a safe start: default settings, no camera, no broker, no games from other packages."""
    return _SAFE in os.environ


def settings() -> "Settings":
    """Return the settings in force: the file's or, in a safe start, the defaults with full screen and the file's language."""
    from companion.system.settings import Settings, load  # noqa: PLC0415 - commands without play or a screen do not need them

    if not on():
        return load(files.settings_path())
    spoken = re.search(rb'^language\s*=\s*"(de|en)"', _read(files.settings_path()), re.MULTILINE)
    defaults = Settings().change("screen.fullscreen", value=True)
    return defaults.change("table.language", spoken[1].decode()) if spoken is not None else defaults


def count_failed_starts() -> int:
    """Return how many starts in a row of this version, with these settings, failed before their first question."""
    count, _, of = _read(files.data_folder() / FAILED).decode("ascii", "replace").partition(" ")
    return int(count) if count.isdecimal() and of == _hash_tried() else 0


def note_reached() -> None:
    """Note that the first question was reached, so this start has not failed. A safe start keeps the count: nothing is fixed."""
    with suppress(OSError):
        _get_asked_path().touch()
        if not on():
            (files.data_folder() / FAILED).unlink(missing_ok=True)


def note_end() -> None:
    """Count the start that has just ended if it failed before its first question (see systemd.exec(5), `SERVICE_RESULT`)."""
    fine = os.environ.get("SERVICE_RESULT", "success") == "success" or os.environ.get("EXIT_STATUS") == str(service.ALREADY_OPEN)
    if not fine and not _get_asked_path().exists():
        files.write_atomically(files.data_folder() / FAILED, f"{count_failed_starts() + 1} {_hash_tried()}".encode())


def go_back() -> None:
    """Let the next start use the file's settings again; they get three more tries."""
    del os.environ[_SAFE]
    for path in (files.data_folder() / FAILED, _get_asked_path()):
        with suppress(OSError):
            path.unlink(missing_ok=True)


def _get_asked_path() -> Path:
    return Path(os.environ.get("RUNTIME_DIRECTORY", os.devnull)) / "asked"


def _hash_tried() -> str:
    return hashlib.sha256(f"{version()}\n".encode() + _read(files.settings_path())).hexdigest()[:16]


def _read(path: Path) -> bytes:
    try:
        return files.read_bounded(path, MOST_BYTES)
    except (OSError, ValueError):
        return b""


if __name__ == "__main__":
    note_end()
