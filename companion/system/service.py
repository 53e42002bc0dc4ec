"""The process as a service: it handles signals from the start, ends in time, and notifies the service manager."""

import logging
import os
import shutil
import signal
import socket
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from threading import Thread, Timer

LOG = logging.getLogger("companion")
SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
LIMIT = 2.8
"""The most seconds from a signal to the program's end; the service manager waits eight."""
ALREADY_OPEN = 3
"""The exit code of a second instance."""
CLOSING = 1.2
"""Seconds that something gets to close, such as the library to write what still waits."""


def own_command() -> str:
    """Return what is typed to start this program: after `make run` it has no name that a shell finds."""
    return "companion" if shutil.which("companion") else os.path.relpath(Path(sys.executable).with_name("companion"))


def heed(*, screen: bool) -> None:
    """Make signals end the process, until a caller with more to close takes over. SDL is told not to replace the handlers.

    Without a `screen`, SIGINT keeps Python's own handler. A signal that is ignored (as under nohup) stays ignored.
    """

    def leave(_number: int, _frame: object) -> None:
        limit()
        sys.exit(0)

    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
    at_signals(leave, SIGNALS if screen else (signal.SIGTERM, signal.SIGHUP))


def at_signals(handler: Callable[[int, object], None], numbers: Iterable[int] = SIGNALS) -> None:
    """Set `handler` for these signals, except for those that the process was started to ignore."""
    for number in numbers:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)


def limit() -> Timer:
    """Return a started timer that ends the program after LIMIT seconds, whatever still hangs, unless it is cancelled."""

    def give_up() -> None:
        LOG.error("a part of the program did not end in time; the program is ending without it")
        os._exit(0)

    timer = Timer(LIMIT, give_up)
    timer.daemon = True
    timer.start()
    return timer


def close_in_time(close: Callable[[], object]) -> bool:
    """Close something that can hang (as on a card that cannot be written); return whether that took at most CLOSING seconds."""
    thread = Thread(target=close, name="closing", daemon=True)
    thread.start()
    thread.join(CLOSING)
    return not thread.is_alive()


_BOOTING = 180.0
"""Seconds of uptime after which a start is a restart of the service and not part of the boot."""


def is_managed() -> bool:
    """Return whether a service manager started the program and expects notifications."""
    return "NOTIFY_SOCKET" in os.environ


def notify(state: str) -> None:
    """Notify the service manager (see sd_notify(3)): "READY=1", "WATCHDOG=1", "STOPPING=1"."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    path = "\0" + address[1:] if address.startswith("@") else address
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as wire, suppress(OSError):
        wire.sendto(state.encode(), path)


OWN_PACKAGE = Path("/usr/share/companion/package")
"""Holds the package's version and architecture, `1.1.0+deb13 arm64`, where the program comes from a package."""
CARD = Path("/boot/firmware/companion")
"""The folder on the card's first partition, which any computer reads."""
UPDATE_SAID = Path("/run/companion-update/said")
"""What the unit that installs an update says: a word (`copying`, `checking`, `installing`, `fixing`, an end), and a version."""
FETCHED = Path("/var/cache/companion-fetch")
"""Where the unit that fetches updates leaves a package."""
FETCH_SAID = Path("/run/companion-fetch/said")
"""What that unit says: a word (`there`, `newest`, or why not), the package's version, and the number of the system's fixes."""


def ask_power_off() -> bool:
    """Ask for a safe power-off by the file that the path unit watches; return False where that is impossible."""
    return _ask_units("poweroff", "")


def ask_update(what: str) -> bool:
    """Ask for a package or `fixes` to be installed by a note that a path unit watches; return False where that is impossible."""
    return _ask_units("update", f"{what}\n")


def ask_fetch(address: str) -> bool:
    """Ask for updates to be fetched from the Internet, as `ask_update` does; `address` may be empty."""
    return _ask_units("fetch", f"{address}\n")


def _ask_units(name: str, text: str) -> bool:
    folder = os.environ.get("RUNTIME_DIRECTORY")
    if not folder:
        return False
    try:
        (Path(folder) / name).write_text(text, encoding="utf-8")
    except OSError:
        return False
    return True


def watchdog_seconds() -> float | None:
    """Return half the interval within which the watchdog expects a notification, in seconds; None without a watchdog."""
    microseconds = os.environ.get("WATCHDOG_USEC", "")
    return int(microseconds) / 2_000_000 if microseconds.isdigit() else None


def note_boot(note: Path, uptime: Path = Path("/proc/uptime")) -> None:
    """Under the service manager, write the seconds since power-on for the doctor; a later restart writes nothing."""
    if not is_managed():
        return
    with suppress(OSError, ValueError, IndexError):
        seconds = float(uptime.read_text(encoding="ascii").split()[0])
        if seconds < _BOOTING:
            note.write_text(f"{seconds:.1f}", encoding="ascii")
