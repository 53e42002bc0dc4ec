"""What every benchmark of speed prints: a figure as a ratio to a floor of the same run, its goal, and where it was measured.

A script measures rows and hands them to `report`, which prints them for people, or with `--json` for programs.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Row:
    """One figure: what was done, how long it took and how long the floor (both in seconds, or both of one other unit)."""

    name: str
    what: str
    floor_is: str
    took: float
    floor: float
    goal: float
    unit: str = "s"

    @property
    def ratio(self) -> float:
        """How many floors it took."""
        return self.took / self.floor

    @property
    def met(self) -> bool:
        """Whether that is no more than the goal."""
        return self.ratio <= self.goal


def shown(row: Row) -> str:
    """Write a row on one line."""
    verdict = "met" if row.met else "MISSED"
    took, floor = (_amount(value, row.unit) for value in (row.took, row.floor))
    return f"{row.name:28} {row.ratio:9.3g} (goal {row.goal:g}, {verdict:6}) {took:>10} / {floor:<10} {row.what}; floor: {row.floor_is}"


def _amount(value: float, unit: str) -> str:
    if unit != "s":
        return f"{value:.3g} {unit}"
    for factor, name in ((1, "s"), (1e3, "ms"), (1e6, "µs")):
        if value * factor >= 1 or name == "µs":
            return f"{value * factor:.3g} {name}"
    raise AssertionError(value)


def machine() -> dict[str, str]:
    """Tell on what was measured, and what: processor, cores, Python, Companion's version and its commit."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return {
        "processor": _processor(),
        "cores": str(len(os.sched_getaffinity(0))),
        "python": platform.python_version(),
        "version": version("companion-table"),
        "commit": commit.stdout.strip() or "unknown",
    }


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith(("model name", "Model")):
            return line.partition(":")[2].strip()
    return platform.machine()


def report(rows: Iterable[Row]) -> None:
    """Print the rows as they come, with `--json` all as one document at the end."""
    if "--json" in sys.argv:
        plain = [{**asdict(row), "ratio": row.ratio, "met": row.met} for row in rows]
        print(json.dumps({"machine": machine(), "rows": plain}, ensure_ascii=False))
        return
    for row in rows:
        print(shown(row), flush=True)
