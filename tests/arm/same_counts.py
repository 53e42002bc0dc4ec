"""same_counts.py FILE...: whether the readings of six_pictures.py, each file of another pair of libraries, counted the same."""

from __future__ import annotations

import json
import sys
from pathlib import Path


def compared(readings: dict[str, list[dict[str, object]]]) -> list[str]:
    """What differs from the first one's counts, a line for each; empty where nothing does."""
    (first, expected), *others = readings.items()
    rows = {str(row["picture"]): row for row in expected}
    lines = []
    for name, found in others:
        lines += [f"{name} has no reading of {picture}" for picture in rows.keys() - {row["picture"] for row in found}]
        for row in found:
            wanted = rows[str(row["picture"])]
            if (row["counts"], row["refused"]) != (wanted["counts"], wanted["refused"]):
                lines.append(f"{name} differs from {first}: {_told(row)}, not {_told(wanted)}")
    return lines


def _told(row: dict[str, object]) -> str:
    return f"{row['picture']} {'refused' if row['refused'] else row['counts']}"


def main(paths: list[Path]) -> int:
    """Print how sure each pair was of each picture, and then what differs."""
    readings = {path.stem: [json.loads(line) for line in path.read_text().splitlines()] for path in paths}
    for name, found in readings.items():
        print(f"{name}: NumPy {found[0]['numpy']}, OpenCV {found[0]['opencv']}:", *(f"{row['confidence']:.3f}" for row in found))
    differences = compared(readings)
    print(*(differences or ["every pair counted the same"]), sep="\n")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main([Path(word) for word in sys.argv[1:]]))
