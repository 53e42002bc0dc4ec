#!/usr/bin/python3
"""systemctl for a root without systemd: starts and stops Companion as its unit says, and waits for READY as Type=notify does.

Everything that has to do with other units succeeds and does nothing.
"""

from __future__ import annotations

import os
import pwd
import shlex
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

UNIT = Path("/etc/systemd/system/companion.service")
NOTE = Path("/run/companion-stand-in.pid")
WIRE = Path("/run/companion-stand-in.notify")
PATIENCE = 60.0


def said(key: str) -> list[str]:
    """Everything that the unit says for a key."""
    rows = (line.partition("=") for line in UNIT.read_text(encoding="utf-8").splitlines())
    return [value for name, _, value in rows if name == key]


def environment() -> dict[str, str]:
    """What systemd would hand over; the picture goes nowhere."""
    folders = {name: f"/{where}/companion" for name, where in (("STATE", "var/lib"), ("CACHE", "var/cache"), ("RUNTIME", "run"))}
    own = dict(pair.split("=", 1) for line in said("Environment") for pair in shlex.split(line))
    own |= {f"{name}_DIRECTORY": folder for name, folder in folders.items()}
    for folder in folders.values():
        Path(folder).mkdir(parents=True, exist_ok=True)
        os.chown(folder, pwd.getpwnam("companion").pw_uid, pwd.getpwnam("companion").pw_gid)
    return {**own, "PATH": "/usr/bin:/bin", "NOTIFY_SOCKET": str(WIRE), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def start() -> int:
    """Start the program; 1 where it does not report ready."""
    WIRE.unlink(missing_ok=True)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as wire:
        wire.bind(str(WIRE))
        WIRE.chmod(0o666)
        wire.settimeout(0.5)
        program = subprocess.Popen(
            shlex.split(said("ExecStart")[0]),
            env=environment(),
            user="companion",
            cwd="/var/lib/companion",
            start_new_session=True,
        )
        NOTE.write_text(str(program.pid), encoding="ascii")
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and program.poll() is None:
            try:
                if b"READY=1" in wire.recv(1000):
                    return 0
            except TimeoutError:
                continue
        stop()
        return 1


def stop() -> int:
    """Ask the program to end, if it runs, and wait until it has."""
    if not NOTE.exists():
        return 0
    pid = int(NOTE.read_text(encoding="ascii"))
    NOTE.unlink()
    try:
        os.kill(pid, signal.SIGTERM)
        while Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(") ")[2][0] != "Z":
            time.sleep(0.05)
    except (ProcessLookupError, FileNotFoundError):
        pass
    return 0


def is_active() -> int:
    """Tell by 0 whether the program runs."""
    try:
        pid = int(NOTE.read_text(encoding="ascii"))
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(") ")[2][0]
    except (OSError, ValueError):
        return 3
    return 3 if state == "Z" else 0


def main() -> int:
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    if "companion.service" not in words:
        return 0
    return {"start": start, "stop": stop, "is-active": is_active}.get(words[0], lambda: 0)()


if __name__ == "__main__":
    sys.exit(main())
