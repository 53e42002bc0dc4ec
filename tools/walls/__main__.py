"""Prints the violations, and exits with 1 where there are any."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.walls import ROOT, judged, trespasses


def main() -> None:
    """Print all violations; exit with 1 where there are any."""
    paths = [Path(name).resolve() for name in sys.argv[1:]] or judged()
    found = [
        str(one) for path in paths for one in trespasses(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]
    sys.stdout.writelines(f"{line}\n" for line in found)
    raise SystemExit(bool(found))


if __name__ == "__main__":
    main()
