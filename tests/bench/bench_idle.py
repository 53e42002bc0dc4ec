"""CPU of the whole program while nobody does anything, as a share of one core: the screen still and the ring at rest.

The least of several spans counts: after a start the voice renders ahead for a while, and what else the machine does only adds.
`python tests/bench/bench_idle.py [--json]`.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from figures import Row, home, report

SETTLE, SPAN, SPANS = 12.0, 6.0, 6
"""Seconds until the program has settled, seconds of a span, and how many there are."""
STILL = '[ring]\ndriver = "none"\nreduced_motion = true\n'


def cpu_seconds(pid: int) -> float:
    """User and system time of a process with all its threads, from /proc (proc(5), fields 14 and 15)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share_of_a_core() -> float:
    """Start the program and give the least share of a core that a span took."""
    with tempfile.TemporaryDirectory() as name:
        program = subprocess.Popen([sys.executable, "-m", "companion"], env=home(Path(name), STILL))
        time.sleep(SETTLE)
        spans = [_span(program.pid) for _ in range(SPANS)]
        program.send_signal(signal.SIGTERM)
        program.wait(timeout=20)
    return min(spans)


def _span(pid: int) -> float:
    before, began = cpu_seconds(pid), time.perf_counter()
    time.sleep(SPAN)
    return (cpu_seconds(pid) - before) / (time.perf_counter() - began)


def rows() -> Iterator[Row]:
    """Measure the still table."""
    took = 100 * share_of_a_core()
    yield Row("idle", "nobody does anything, screen still, ring at rest", "one percent of a core", took, 1.0, 0.5, "%")


if __name__ == "__main__":
    report(rows())
