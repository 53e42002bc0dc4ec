"""`make torture`: everything that could lose an evening, many times over, within forty minutes on two cores; 1 on any loss.

The trials are shared out among the processors; each prints how often it tried and how often all was there afterwards. A trial
that could not try as often as it should within its time says so, and that is no success either. The damage trials note each of
theirs in `build/torture`, and go on there when they are started anew: `make torture FRESH=yes` begins again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic
from typing import NamedTuple

for place in (
    "",
    "..",
    "../app",
    "../games",
    "../adversary",
    "../..",
):  # the last stands first: there are rooms of tests with its names
    sys.path.insert(0, str(Path(__file__).parent / place))

import damage_trials  # noqa: E402
import looking  # noqa: E402
import people_trials  # noqa: E402
import storage_trials  # noqa: E402
from counting import Bounds, Count, folder  # noqa: E402

KILLS = 10
"""Kills in one game."""
PROCESSES = min(4, os.cpu_count() or 1)


class Trial(NamedTuple):
    """One of the trials: what it does, how often at most, how often at least for it to count, and in how many seconds.

    What one leaves of its seconds the next may use.
    """

    run: Callable[[Bounds], Count]
    most: int
    least: int
    seconds: float


def kills(bounds: Bounds) -> Count:
    """Kill a process that plays, at random points."""
    import test_crash

    count = Count("processes killed while they played")
    for number in bounds:
        with folder() as room:
            try:
                test_crash.play_and_kill(room, KILLS, number, "fork")
            except AssertionError as lost:
                count.lost.append(str(lost))
        count.tried += KILLS
    return count


KEPT = Path(__file__).parent.parent.parent / "build" / "torture"


def damage(bounds: Bounds) -> Count:
    """Damage a file, and look by the product's own entry in this process."""
    return _damage(bounds, looking.here)


def damage_and_fork(bounds: Bounds) -> Count:
    """Damage a file, and look by the product's own entry in a process of its own."""
    return _damage(bounds, looking.as_a_process)


def damage_and_start(bounds: Bounds) -> Count:
    """Damage a file, and start the product as people start it: each look loads all of it anew."""
    return _damage(bounds, looking.started)


def _damage(bounds: Bounds, run: looking.Runner) -> Count:
    KEPT.mkdir(parents=True, exist_ok=True)
    share, shares = bounds.share
    return damage_trials.damage(bounds, run, KEPT / f"{run.__name__}-{share}-of-{shares}.jsonl")


TRIALS = (
    Trial(kills, 60, 500, 60),
    Trial(storage_trials.power_cuts, 1000, 500, 45),
    Trial(storage_trials.files, 120, 50, 15),
    Trial(people_trials.anything, 2000, 500, 90),
    Trial(people_trials.commands, 1000, 1000, 400),
    Trial(damage, 10_000, 10_000, 1100),
    Trial(damage_and_fork, 2_000, 2_000, 800),
    Trial(damage_and_start, 40, 40, 100),
    Trial(people_trials.corrections, 2000, 2000, 120),
    Trial(people_trials.mends, 5000, 1000, 150),
    Trial(storage_trials.faults, 2600, 2000, 240),
)


def _share(trial: Trial, seconds: float, share: int) -> Count:
    return trial.run(Bounds(trial.most, seconds, (share, PROCESSES)))


def main() -> int:
    """Run all trials, print how each went, and what was lost."""
    failed, spare = False, 0.0
    with ProcessPoolExecutor(PROCESSES) as pool:
        for trial in TRIALS:
            began = monotonic()
            first, *others = pool.map(partial(_share, trial, trial.seconds + spare), range(PROCESSES))
            for other in others:
                first.add(other)
            short = f"; {trial.least} were wanted" if first.tried < trial.least else ""
            took = monotonic() - began
            spare = max(0.0, trial.seconds + spare - took)
            print(f"{first}{short} ({took:.0f} s)", flush=True)
            for what in first.lost[:10]:
                print(f"    lost: {what}")
            failed |= bool(first.lost or short)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
