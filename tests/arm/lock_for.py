"""lock_for.py VERSION FILE...: the pinned requirements that hold on another Python, without their conditions and hashes.

`pip download --python-version` judges conditions by the Python it runs on; this judges them by the one that is meant.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pip._vendor.packaging.requirements import Requirement


def held(lines: list[str], version: str) -> list[str]:
    """Return the pins whose condition is true on Linux with this Python (such as 3.13)."""
    there = {"python_version": version, "python_full_version": f"{version}.5", "sys_platform": "linux"}
    pins = [Requirement(line.rstrip("\\ ")) for line in lines if line[:1].isalnum()]
    return [f"{pin.name}{pin.specifier}" for pin in pins if pin.marker is None or pin.marker.evaluate(there)]


if __name__ == "__main__":
    found = [pin for name in sys.argv[2:] for pin in held(Path(name).read_text(encoding="utf-8").splitlines(), sys.argv[1])]
    print(*dict.fromkeys(found), sep="\n")
