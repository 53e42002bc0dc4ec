"""help_cost.py COMPANION: what `companion --help` costs beside `python -c pass`, medians of 15 each; at most five times."""

from __future__ import annotations

import subprocess
import sys
import time
from statistics import median

MOST = 5.0


def seconds(*command: str) -> float:
    began = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - began


def main(companion: str) -> int:
    pairs = [(seconds(companion, "--help"), seconds(sys.executable, "-c", "pass")) for _ in range(15)]
    ours, nothing = (median(times) for times in zip(*pairs, strict=True))
    print(f"--help {1000 * ours:.0f} ms, python -c pass {1000 * nothing:.0f} ms: {ours / nothing:.1f} times (at most {MOST:.0f})")
    return 1 if ours > MOST * nothing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
