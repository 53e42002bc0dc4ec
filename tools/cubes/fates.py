"""What a reading made of something that lies in the tray: called unknown, counted, doubted, or not counted."""

from __future__ import annotations

import numpy as np

from vision.whole_reading import Item, Place, Reading

FATES = ("unknown", "doubted", "not counted", "counted")
NEAR_MM = 4.5
"""How near (mm) to a cube what is read there lies."""


def fate_of(reading: Reading[str], place: Place, near: float) -> str:
    """What a reading makes of what lies at a place, told by what it puts nearer to that than `near` (pixels)."""
    if any(distance(item, place) < near for item in reading.unknown):
        return "unknown"
    there = [item for item in reading.items if distance(item, place) < near]
    return "not counted" if not there else "doubted" if all(item.doubtful for item in there) else "counted"


def distance(item: Item[str], place: Place) -> float:
    """How far (pixels) an item's middle lies from a place."""
    return float(np.hypot(item.centre[0] - place[0], item.centre[1] - place[1]))
