"""lock_for.py VERSION MACHINE FILE... prints the pins of these locks for another machine, with hashes and without conditions.

pip evaluates conditions for the Python and machine on which it runs; this evaluates them for the given ones.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from pip._vendor.packaging.requirements import Requirement


def held(lock: str, version: str, machine: str = "x86_64") -> Iterator[tuple[str, str]]:
    """Yield each package whose condition is true on Linux with this Python (such as 3.13) and machine, with its line."""
    there = {
        "python_version": version,
        "python_full_version": f"{version}.5",
        "sys_platform": "linux",
        "platform_machine": machine,
    }
    for row in lock.replace("\\\n", "").splitlines():
        wanted, *hashes = row.split("--hash=")
        if wanted[:1].isalnum():
            pin = Requirement(wanted)
            if pin.marker is None or pin.marker.evaluate(there):
                yield pin.name, " ".join([f"{pin.name}{pin.specifier}", *(f"--hash={one.strip()}" for one in hashes)])


if __name__ == "__main__":
    rows = dict(row for name in sys.argv[3:] for row in held(Path(name).read_text(encoding="utf-8"), *sys.argv[1:3]))
    sys.stdout.writelines(f"{row}\n" for row in rows.values())
