"""What the service manager is told and asked: ready, alive, power off. Without one, nothing happens."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from pathlib import Path

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
