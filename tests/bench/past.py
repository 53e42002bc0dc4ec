"""What earlier runs of the benchmarks gave: one line a run, each figure as its ratio."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from figures import Row

WORSE = 1.2
"""By so much a ratio must have grown to be spoken of: less is what else the machine does."""
ALIKE = ("processor", "cores", "python")
"""What two machines must have in common for their figures to be compared."""


def remember(path: Path, machine: Mapping[str, str], rows: Iterable[Row]) -> None:
    """Add a run to the file."""
    when = datetime.now(UTC).isoformat(timespec="seconds")
    run = {"when": when, "machine": dict(machine), "ratios": {row.name: float(f"{row.ratio:.4g}") for row in rows}}
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(run, ensure_ascii=False) + "\n")


def last_run(path: Path, machine: Mapping[str, str]) -> dict[str, Any]:
    """Give of each figure the last ratio on a machine like this one, and when that was; empty where there was none."""
    found: dict[str, Any] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        run = json.loads(line)
        if all(run["machine"].get(name) == machine.get(name) for name in ALIKE):
            found.update({name: (ratio, run["when"], run["machine"]["commit"]) for name, ratio in run["ratios"].items()})
    return found


def compared(rows: Iterable[Row], before: Mapping[str, tuple[float, str, str]]) -> list[str]:
    """Say in words which figures are worse than they were."""
    return [
        f"{row.name} is {100 * (row.ratio / before[row.name][0] - 1):.0f} % worse than in the run of {before[row.name][1]} "
        f"({before[row.name][2]}): {row.what} now takes {row.ratio:.3g} times {row.floor_is}, then {before[row.name][0]:.3g}"
        for row in rows
        if row.name in before and row.ratio > WORSE * before[row.name][0]
    ]
