"""When two looks at the same pieces, which lay otherwise, say the same: that counts more than one."""

import math
from dataclasses import replace
from typing import TypeVar

import cv2
import numpy as np

from vision.reading import Item, Reading

Label = TypeVar("Label")

MOST_JOINT = 0.98
"""The most (0-1) that two readings which agree are believed together."""

APART_PX = 12.0
"""Pixels by which a piece at rest may seem to wander between two looks."""

_MOST_AT_REST = 0.5
"""Of the pieces in doubt no more than this share may lie where they lay."""


def strengthened(reading: Reading[Label], earlier: Reading[Label]) -> Reading[Label]:
    """The reading, surer if an earlier one of the same pieces, which lay otherwise, counted the same.

    Two that saw the same places may share one error and prove nothing: where the earlier look wished for something at one place,
    it is the pieces there that must have moved. Of others the odds of being right multiply, and no joint confidence rises
    beyond `MOST_JOINT`.
    """
    alike = reading.refusal is None and earlier.refusal is None and reading.counts == earlier.counts
    if not alike or not reading.items or not _lay_otherwise(reading, earlier):
        return reading
    odds = math.prod(max(_odds(each.confidence), 1.0) for each in (reading, earlier)) * min(_odds(reading.confidence), 1.0)
    joint = min(odds / (1 + odds), MOST_JOINT)
    missed = _odds(reading.missed) * _odds(earlier.missed)
    return replace(
        reading, confidence=max(joint, reading.confidence), missed=min(missed / (1 + missed), reading.missed, earlier.missed)
    )


def _odds(confidence: float) -> float:
    kept = min(max(confidence, 0.001), 0.999)
    return kept / (1 - kept)


def _lay_otherwise(reading: Reading[Label], earlier: Reading[Label]) -> bool:
    """Whether the pieces that were in doubt have moved, or most of all where the doubt had no place."""
    asked = [item for item in earlier.items if _in_doubt(item, earlier)] or list(earlier.items)
    resting = sum(any(_at_rest(item, other) for other in reading.items) for item in asked)
    return resting <= _MOST_AT_REST * len(asked)


def _in_doubt(item: Item[Label], reading: Reading[Label]) -> bool:
    if reading.wish is None or reading.wish.corners is None:
        return False
    return cv2.pointPolygonTest(np.array(reading.wish.corners, np.float32), item.centre, measureDist=False) >= 0


def _at_rest(item: Item[Label], other: Item[Label]) -> bool:
    apart = np.hypot(item.centre[0] - other.centre[0], item.centre[1] - other.centre[1])
    return item.label == other.label and bool(apart <= APART_PX)
