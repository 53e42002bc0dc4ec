"""The Pi's 40-pin header: where each pin stands, and what it is."""

from __future__ import annotations

from itertools import chain
from typing import Final

_ROWS: Final = (
    ("3V3", "5V"),
    ("2", "5V"),
    ("3", "GND"),
    ("4", "14"),
    ("GND", "15"),
    ("17", "18"),
    ("27", "GND"),
    ("22", "23"),
    ("3V3", "24"),
    ("10", "GND"),
    ("9", "25"),
    ("11", "8"),
    ("GND", "7"),
    ("0", "1"),
    ("5", "GND"),
    ("6", "12"),
    ("13", "GND"),
    ("19", "16"),
    ("26", "20"),
    ("GND", "21"),
)
LABELS: Final[dict[int, str]] = dict(enumerate(chain.from_iterable(_ROWS), start=1))
"""What stands at each place (1 to 40): ``3V3``, ``5V``, ``GND``, or a BCM number."""
PLACE_OF_BCM: Final[dict[int, int]] = {int(label): place for place, label in LABELS.items() if label.isdecimal()}
"""The place (1 to 40) of each BCM number (0 to 27)."""


def nearest(label: str, place: int, taken: frozenset[int] = frozenset()) -> int:
    """Return the place called ``label`` nearest along the header, passing over those taken while others are left."""
    named = [other for other, name in LABELS.items() if name == label]
    free = [other for other in named if other not in taken] or named
    return min(free, key=lambda other: (abs((other - 1) // 2 - (place - 1) // 2), other))
