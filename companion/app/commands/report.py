"""What `companion doctor --report` prints for whoever mends a fault: version, system, findings and log, without names."""

import platform
import re
import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from companion.app.desk.devices import on_pi
from companion.library import notebook, opened_journal
from companion.system import files, logs
from companion.system.extras import address, version
from companion.table.errors import JournalTrouble

LINES = 80
"""So many of the log's last lines are told."""


def report(findings: Iterable[str]) -> Iterator[str]:
    """Yield the report's lines; `findings` are the doctor's."""
    hide = hiding(sorted(_names(), key=len, reverse=True))
    machine = "a Raspberry Pi" if on_pi() else platform.machine()
    yield f"Companion {version()}, Python {platform.python_version()}, {_system()}, {machine}"
    yield ""
    yield from map(hide, findings)
    yield ""
    try:
        log = logs.read_log(files.data_folder()).splitlines()
    except OSError as error:
        log = [f"the log cannot be read: {error.strerror}"]
    yield from map(hide, log[-LINES:] or ["nothing was logged"])
    yield ""
    yield f"Names are replaced; read it over, and send it to {address() or 'whoever gave you Companion (docs/what-fits.md)'}."


def hiding(names: Sequence[str]) -> Callable[[str], str]:
    """Return what replaces each of these names in a line, wherever it stands as a word, by NAME-1, NAME-2 and so on."""
    known = {name.casefold(): f"NAME-{number}" for number, name in enumerate(names, 1)}
    every = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in known) or "(?!)", re.IGNORECASE)
    return lambda line: every.sub(lambda found: known[found[0].casefold()], line)


def _names() -> set[str]:
    """Return the names of all who have played here, of this machine, and of its user."""
    names = {socket.gethostname(), Path.home().name, *notebook.Notebook(files.data_folder() / "notebook.json").names()}
    try:
        with opened_journal.read_beside(files.data_folder()) as library:
            names |= {seat["name"] for game in library.journal.games() for seat in game.beginning["seats"]}
    except JournalTrouble:
        pass  # the findings say what is wrong with it
    return {name for name in names if name and name not in {"root", "companion", "localhost"}}


def _system() -> str:
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        return platform.system()
