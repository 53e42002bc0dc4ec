"""What every benchmark stands on: a figure, alone or as a ratio to a floor of the same run, its goal, and where it was measured.

A script measures rows and hands them to `report`, which prints them for people, or with `--json` for programs. `use_rooms` lets it
borrow from the tests' rooms, and `home` gives a started program a table of its own.
"""

from __future__ import annotations

import json
import math
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
WORSE = 1.2
"""By so much a ratio must have grown to be spoken of: less is what else the machine does."""
ALIKE = ("processor", "cores", "python")
"""What two machines must have in common for their figures to be compared."""
UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def use_rooms(*rooms: str) -> None:
    """Find the project's packages first (a folder of the tests is called sounds, too), then these rooms of the tests; no window opens."""
    sys.path[:0] = [str(ROOT)]
    sys.path += [str(ROOT / "tests" / room) for room in rooms]
    for name, value in UNSEEN.items():
        os.environ.setdefault(name, value)


def home(folder: Path, settings: str) -> dict[str, str]:
    """Give the environment in which a program has a table of its own there, unseen and unheard."""
    file = folder / "companion.toml"
    file.write_text(settings + '[sound]\noutput = "none"\n[screen]\nsize = "800x480"\n', encoding="utf-8")
    own = {"COMPANION_SETTINGS": str(file), "STATE_DIRECTORY": str(folder), "CACHE_DIRECTORY": str(folder)}
    return {**os.environ, **UNSEEN, **own}


@dataclass(frozen=True)
class Row:
    """One figure: what was done, how long it took and how long the floor (both in seconds, or both of one other unit).

    The goal is the most that the ratio may be, or with `least` the least. A figure that stands alone has no `floor_is` and a floor of 1.
    """

    name: str
    what: str
    floor_is: str
    took: float
    floor: float
    goal: float
    unit: str = "s"
    least: bool = False

    @property
    def ratio(self) -> float:
        """How many floors it took; not a number where there was nothing to measure."""
        return self.took / self.floor if self.floor else math.nan

    @property
    def met(self) -> bool:
        """Whether that is no more than the goal, or no less; nothing measured misses nothing."""
        return not self.floor or (self.ratio >= self.goal - 1e-9 if self.least else self.ratio <= self.goal + 1e-9)


def alone(name: str, what: str, took: float, goal: float, unit: str = "s") -> Row:
    """Give a figure that is held against a goal of its own unit."""
    return Row(name, what, "", took, 1.0, goal, unit)


def share(name: str, what: str, count: int, of: int, goal: float, *, most: bool = False) -> Row:
    """Give a share (0 to 1) that should reach the goal, or stay at `most` that."""
    return Row(name, what, "all of them", count, of, goal, "", least=not most)


def shown(row: Row) -> str:
    """Write a row on one line."""
    verdict = "-" if not row.floor else "met" if row.met else "MISSED"
    if not row.floor_is:
        took, goal = (_amount(value, row.unit) for value in (row.took, row.goal))
        return f"{row.name:28} {took:>9} (goal {goal}, {verdict:6}) {row.what}"
    took, floor = (_amount(value, row.unit) for value in (row.took, row.floor))
    return f"{row.name:28} {row.ratio:9.3g} (goal {'>= ' if row.least else ''}{row.goal:g}, {verdict:6}) {took:>10} / {floor:<10} {row.what}; floor: {row.floor_is}"


def _amount(value: float, unit: str) -> str:
    if unit != "s" or not value:
        return f"{value:.4g} {unit}".strip()
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
