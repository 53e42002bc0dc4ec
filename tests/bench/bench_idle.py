"""CPU of the whole program on the attract screen, its ring breathing on a pretend board, as a share of one core."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from hardware.pretend.board import PretendBoard

SETTLE, MEASURE = 6.0, 10.0
"""Seconds until the program has settled, and seconds measured."""


def cpu_seconds(pid: int) -> float:
    """User and system time of a process with all its threads, from /proc (proc(5), fields 14 and 15)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    with tempfile.TemporaryDirectory() as name, PretendBoard() as board:
        folder = Path(name)
        settings = folder / "companion.toml"
        settings.write_text(
            f'[ring]\ndriver = "adalight"\nport = "{board.port}"\n[sound]\noutput = "none"\n[screen]\nsize = "800x480"\n',
            encoding="utf-8",
        )
        own = {"COMPANION_SETTINGS": str(settings), "STATE_DIRECTORY": name, "CACHE_DIRECTORY": name}
        environment = {**os.environ, **own, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        program = subprocess.Popen([sys.executable, "-m", "companion"], env=environment)
        time.sleep(SETTLE)
        before, frames = cpu_seconds(program.pid), len(board.shown)
        time.sleep(MEASURE)
        used = cpu_seconds(program.pid) - before
        shown = len(board.shown) - frames
        program.send_signal(signal.SIGTERM)
        program.wait(timeout=20)
    print(f"attract screen: {100 * used / MEASURE:.1f} % of one core, {shown / MEASURE:.0f} ring frames a second")


if __name__ == "__main__":
    main()
