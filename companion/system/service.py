"""The process as a service: it heeds signals from its first instruction, ends in time, and talks to the service manager."""

import logging
import os
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
"""Seconds from a signal to the end, at most; the service manager waits eight."""
ALREADY_OPEN = 3
"""Exit code of a second instance."""
CLOSING = 1.2
"""Seconds that the library gets to write what still waits."""


def heed(*, screen: bool) -> None:
    """From now on end the process at a signal, until a caller with more to close takes over. SDL then leaves the handlers alone.

    Without a `screen` SIGINT stays what Python makes of it. A signal that is ignored (as under nohup) stays ignored.
    """

    def leave(_number: int, _frame: object) -> None:
        limit()
        sys.exit(0)

    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
    at_signals(leave, SIGNALS if screen else (signal.SIGTERM, signal.SIGHUP))


def at_signals(handler: Callable[[int, object], None], numbers: Iterable[int] = SIGNALS) -> None:
    """Let `handler` heed these signals, but for those that whoever started the program wants ignored."""
    for number in numbers:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)


def limit() -> Timer:
    """End the program in LIMIT seconds, whatever still hangs by then, unless the timer is cancelled."""

    def give_up() -> None:
        LOG.error("a part of the program did not end in time; the program ends without it")
        os._exit(0)

    timer = Timer(LIMIT, give_up)
    timer.daemon = True
    timer.start()
    return timer


def closed_in_time(close: Callable[[], object]) -> bool:
    """Close something that may hang (a card that takes nothing); tell whether it was done within CLOSING seconds."""
    thread = Thread(target=close, name="closing", daemon=True)
    thread.start()
    thread.join(CLOSING)
    return not thread.is_alive()


_BOOTING = 180.0
"""Seconds after which a start belongs to no boot: somebody restarted the service."""


def managed() -> bool:
    """Tell whether a service manager started us and waits for word."""
    return "NOTIFY_SOCKET" in os.environ


def notify(state: str) -> None:
    """Tell the service manager, as sd_notify(3) has it: "READY=1", "WATCHDOG=1", "STOPPING=1"."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    path = "\0" + address[1:] if address.startswith("@") else address
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as wire, suppress(OSError):
        wire.sendto(state.encode(), path)


def ask_power_off() -> bool:
    """Ask for a safe power-off by the file that the path unit watches; False where there is no such service."""
    folder = os.environ.get("RUNTIME_DIRECTORY")
    if not folder:
        return False
    try:
        (Path(folder) / "poweroff").touch()
    except OSError:
        return False
    return True


def watchdog_seconds() -> float | None:
    """Give half the time within which the watchdog wants to hear of us; None without a watchdog."""
    microseconds = os.environ.get("WATCHDOG_USEC", "")
    return int(microseconds) / 2_000_000 if microseconds.isdigit() else None


def note_boot(note: Path, uptime: Path = Path("/proc/uptime")) -> None:
    """Under the service manager, note the seconds from power to now for the doctor; a later start after that boot is none."""
    if not managed():
        return
    with suppress(OSError, ValueError, IndexError):
        seconds = float(uptime.read_text(encoding="ascii").split()[0])
        if seconds < _BOOTING:
            note.write_text(f"{seconds:.1f}", encoding="ascii")
