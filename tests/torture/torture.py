"""`make torture`: everything that could lose an evening, many times over, for at most a quarter of an hour; 1 on any loss."""

from __future__ import annotations

import sys
from pathlib import Path

for folder in ("", "..", "../games"):
    sys.path.insert(0, str(Path(__file__).parent / folder))

import trials  # noqa: E402
from trials import Bounds, Count  # noqa: E402


def kills(most: int) -> Count:
    """Kill a process that plays, at random points."""
    import tempfile

    import test_crash

    test_crash.KILLS = most
    with tempfile.TemporaryDirectory() as folder:
        test_crash.test_a_killed_process_loses_nothing(Path(folder))
    return Count("processes killed while they played", most)


def main() -> int:
    """Run all trials, print how each went, and what was lost."""
    lost = 0
    for trial, most, seconds in (
        (trials.faults, 2000, 240),
        (trials.power_cuts, 1000, 90),
        (trials.bit_flips, 10_000, 240),
        (trials.terminal, 2000, 90),
        (trials.corrections, 1500, 180),
    ):
        count = trial(Bounds(most, seconds))
        print(count, flush=True)
        for what in count.lost[:10]:
            print(f"    lost: {what}")
        lost += len(count.lost)
    print(kills(100), flush=True)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
