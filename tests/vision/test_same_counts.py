"""What tests/arm compares: the same pictures, read with other libraries, must be counted the same."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "arm"))

from same_counts import compared


def row(picture, *, refused=False, confidence=0.9, **counts):
    return {"picture": picture, "counts": counts, "refused": refused, "confidence": confidence}


def test_only_what_is_counted_or_refused_otherwise_differs():
    here = [row("few", red=2, blue=1), row("dark", refused=True)]
    readings = {
        "here": here,
        "as sure or not": [row("few", red=2, blue=1, confidence=0.5), row("dark", refused=True)],
        "other": [row("few", red=1, blue=1), row("dark")],
    }
    assert compared(readings) == [
        "other differs from here: few {'red': 1, 'blue': 1}, not few {'red': 2, 'blue': 1}",
        "other differs from here: dark {}, not dark refused",
    ]


def test_a_picture_that_was_not_read_differs():
    assert compared({"here": [row("few"), row("dark")], "other": [row("few")]}) == ["other has no reading of dark"]
