"""The safe start: after three starts in a row that failed before their first question, the next one leaves the settings alone.

How often that happened is kept in a file beside the journal, together with which version failed with which settings; with
another version, or other settings, the count begins again at zero. The service manager counts when the program has ended
(ExecStopPost= of the unit runs `python -m companion.system.safe_start`): a crash counts, and a hang that it had to end; a power
cut does not.
"""

import hashlib
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from companion.system import files, service

if TYPE_CHECKING:
    from companion.system.settings import Settings

FAILED = "failed-starts"
"""The file in the data folder: how many starts failed, and what of."""
MOST = 3
MOST_BYTES = 1_000_000
_SAFE = "COMPANION_SAFE_START"
"""In the environment of a safe start, and of what it becomes."""


def begin() -> None:
    """Under the service manager, where too many starts have failed, make this start a safe one."""
    if service.managed() and failed_starts() >= MOST:
        os.environ[_SAFE] = "yes"


def on() -> bool:
    """Tell whether this is a safe start: default settings, no camera, no broker, no games of other packages."""
    return _SAFE in os.environ


def settings() -> "Settings":
    """Give the settings in force: those of the file; in a safe start all defaults, but for the language."""
    from companion.system.settings import Settings, load  # noqa: PLC0415 - what opens no screen and plays nothing needs none

    if not on():
        return load(files.settings_path())
    spoken = re.search(rb'^language\s*=\s*"(de|en)"', _read(files.settings_path()), re.MULTILINE)
    defaults = Settings().changed("screen.fullscreen", value=True)
    return defaults.changed("table.language", spoken[1].decode()) if spoken is not None else defaults


def failed_starts() -> int:
    """Tell how many starts in a row of this version, with these settings, failed before their first question."""
    count, _, of = _read(files.data_folder() / FAILED).decode("ascii", "replace").partition(" ")
    return int(count) if count.isdecimal() and of == _tried() else 0


def reached() -> None:
    """Note that the first question is asked, so this is no failed start. A safe start keeps the count: nothing is mended yet."""
    with suppress(OSError):
        _asked().touch()
        if not on():
            (files.data_folder() / FAILED).unlink(missing_ok=True)


def note_end() -> None:
    """Count the start that has just ended, where it failed before its first question (see systemd.exec(5), `SERVICE_RESULT`)."""
    fine = os.environ.get("SERVICE_RESULT", "success") == "success" or os.environ.get("EXIT_STATUS") == str(service.ALREADY_OPEN)
    if not fine and not _asked().exists():
        files.write_atomically(files.data_folder() / FAILED, f"{failed_starts() + 1} {_tried()}".encode())


def go_back() -> None:
    """From the next start on, take the settings that were left alone; they have three more tries."""
    del os.environ[_SAFE]
    for path in (files.data_folder() / FAILED, _asked()):
        with suppress(OSError):
            path.unlink(missing_ok=True)


def _asked() -> Path:
    return Path(os.environ.get("RUNTIME_DIRECTORY", os.devnull)) / "asked"


def _tried() -> str:
    """Name what is tried: this version, and the settings file as it stands now."""
    return hashlib.sha256(f"{Path(__file__).parent}\n".encode() + _read(files.settings_path())).hexdigest()[:16]


def _read(path: Path) -> bytes:
    try:
        return files.read_bounded(path, MOST_BYTES)
    except (OSError, ValueError):
        return b""


if __name__ == "__main__":
    note_end()
