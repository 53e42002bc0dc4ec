"""CPU of the whole program while nobody does anything, as a share of one core: the screen still and the ring at rest.

The least of several spans counts: after a start the voice renders ahead for a while, and what else the machine does only adds.
`python tests/bench/bench_idle.py [--json]`; with `--breathing` the ring breathes on a pretend board, and only that is printed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))  # before the tests: a folder of theirs is called sounds, too
sys.path.append(str(Path(__file__).parents[1] / "hardware"))
sys.path.append(str(Path(__file__).parents[1]))

from figures import Row, report
from pretend_board import PretendBoard

SETTLE, SPAN, SPANS = 12.0, 6.0, 6
"""Seconds until the program has settled, seconds of a span, and how many there are."""
STILL = '[ring]\ndriver = "none"\nreduced_motion = true\n'
AROUND = '[sound]\noutput = "none"\n[screen]\nsize = "800x480"\n'


def cpu_seconds(pid: int) -> float:
    """User and system time of a process with all its threads, from /proc (proc(5), fields 14 and 15)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(ring: str) -> float:
    """Start the program with these settings of the ring and give the least share of a core that a span took."""
    with tempfile.TemporaryDirectory() as name:
        settings = Path(name) / "companion.toml"
        settings.write_text(ring + AROUND, encoding="utf-8")
        program = subprocess.Popen([sys.executable, "-m", "companion"], env={**os.environ, **_own(name, settings)})
        time.sleep(SETTLE)
        spans = [_span(program.pid) for _ in range(SPANS)]
        program.send_signal(signal.SIGTERM)
        program.wait(timeout=20)
    return min(spans)


def _own(folder: str, settings: Path) -> Mapping[str, str]:
    own = {"COMPANION_SETTINGS": str(settings), "STATE_DIRECTORY": folder, "CACHE_DIRECTORY": folder}
    return {**own, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def _span(pid: int) -> float:
    before, began = cpu_seconds(pid), time.perf_counter()
    time.sleep(SPAN)
    return (cpu_seconds(pid) - before) / (time.perf_counter() - began)


def breathing() -> float:
    """Give the share with a ring that breathes."""
    with PretendBoard() as board:
        return share(f'[ring]\ndriver = "adalight"\nport = "{board.port}"\n')


def rows() -> Iterator[Row]:
    """Measure the still table."""
    yield Row(
        "idle", "nobody does anything, screen still, ring at rest", "one percent of a core", 100 * share(STILL), 1.0, 0.5, "%"
    )


if __name__ == "__main__":
    if "--breathing" in sys.argv:
        print(f"ring breathing: {100 * breathing():.1f} % of one core")
    else:
        report(rows())
