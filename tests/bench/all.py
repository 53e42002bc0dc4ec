"""All benchmarks, one after the other: what each prints, and how the figures compare with the last run on such a machine.

`make bench`, or `python tests/bench/all.py [--json] [NAME …]` for those whose file is `bench_NAME.py`. Figures of speed are
ratios to a floor of the same run; they are added to `history.jsonl` beside this file (COMPANION_BENCH_HISTORY: another file), and
one that is more than 20 % worse than in the run before is said in words.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from figures import Row, compared, last_run, machine, remember, shown

HERE = Path(__file__).parent
HISTORY = Path(os.environ.get("COMPANION_BENCH_HISTORY") or HERE / "history.jsonl")
IN_FIGURES = ("answers", "press", "start", "idle", "device", "history", "motions", "voice")
"""Benchmarks that give their figures as rows; the others print lines of their own."""


def main(words: list[str]) -> int:
    """Run what is named, or all; 1 where a benchmark fails."""
    names = [word for word in words if not word.startswith("-")] or [
        path.stem.removeprefix("bench_") for path in sorted(HERE.glob("bench_*.py"))
    ]
    found: dict[str, Any] = {"machine": machine(), "rows": [], "lines": {}, "worse": []}
    quiet = "--json" in words
    if not quiet:
        print(", ".join(f"{name} {value}" for name, value in found["machine"].items()))
    failed = [name for name in names if not _run(name, found, quiet=quiet)]
    rows = [Row(**{key: row[key] for key in Row.__dataclass_fields__}) for row in found["rows"]]
    if rows:
        found["worse"] = compared(rows, last_run(HISTORY, found["machine"]))
        remember(HISTORY, found["machine"], rows)
    print(json.dumps(found, ensure_ascii=False, indent=1) if quiet else "\n".join(found["worse"]))
    return 1 if failed else 0


def _run(name: str, found: dict[str, Any], *, quiet: bool) -> bool:
    """Run one benchmark in a process of its own, and take in or print what it prints; tells whether it went well."""
    script = [sys.executable, str(HERE / f"bench_{name}.py")]
    if name not in IN_FIGURES:
        run = subprocess.run(script, stdout=subprocess.PIPE if quiet else None, text=True, check=False)
        found["lines"][name] = (run.stdout or "").splitlines()
        return run.returncode == 0
    run = subprocess.run([*script, "--json"], stdout=subprocess.PIPE, text=True, check=False)
    if run.returncode:
        return False
    rows = json.loads(run.stdout.splitlines()[-1])["rows"]
    found["rows"] += rows
    for row in [] if quiet else rows:
        print(shown(Row(**{key: row[key] for key in Row.__dataclass_fields__})), flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
