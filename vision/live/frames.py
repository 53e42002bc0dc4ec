"""Several frames of a live camera: whether anything moved, one picture made of them, and looks that agree."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.picture import Picture, halved_to
from vision.whole_reading import Place, Reading


@dataclass(frozen=True)
class Shrunk:
    """The small picture, and its pixels for each of the picture's."""

    picture: Picture
    scale: float

    @classmethod
    def to_width(cls, picture: Picture, width: int) -> Self:
        """The picture, so many pixels wide."""
        scale = width / picture.shape[1]
        size = (width, max(1, round(picture.shape[0] * scale)))
        return cls(np.asarray(cv2.resize(halved_to(picture, size), size, interpolation=cv2.INTER_AREA), np.uint8), scale)

    def clear(self, mask: NDArray[np.uint8], outlines: Iterable[Points]) -> None:
        """Set a mask of the small picture to 0 where these outlines (n, 2) lie."""
        for outline in outlines:
            cv2.fillConvexPoly(mask, np.rint(outline * self.scale).astype(np.int32), 0)

    def box(self, stats: NDArray[np.int32]) -> tuple[Place, Place, Place, Place]:
        """The corners of a patch, of its statistics as OpenCV gives them."""
        left, top, width, height = (float(part) / self.scale for part in stats[:4])
        right, bottom = left + width, top + height
        return (left, top), (right, top), (right, bottom), (left, bottom)


Cells = NDArray[np.float32]
Shift = NDArray[np.float64]

_WIDTH = 320
"""Pixels to which pictures are shrunk to be compared."""
_FARTHEST = 1.5
"""Pixels of the small pictures by which a camera that trembles may move one; farther, and something was pushed."""
_LEAST_SHIFT = 0.08
"""Pixels of the small pictures; less is not worth moving a picture for."""
_ALIKE = 0.1
"""Pictures less alike than this (0-1, the peak of their phase correlation) tell nothing about a shift."""
_CELLS = (160, 120)
"""Columns and rows of cells by which pictures are compared: a cube covers some nine."""
_OTHERWISE = 16.0
"""Levels by which a cell has changed that is no noise."""
_GLARING = 235.0
"""A cell this light (mean of all channels) in one of two pictures may be a glare that wanders."""
_SOFT_RIM = (9, 9)
"""Cells around a glare that its soft rim may change."""
_TOLD = 48.0
"""Levels, all channels summed, below which a cell says nothing about the lamp."""


def moved(picture: Picture, before: Picture) -> bool:
    """Whether anything of a cube's size or more moved; a lamp that changes alike along the rows is no movement."""
    if picture.shape != before.shape:
        return True
    small, first = shrunk(picture), shrunk(before)
    shift = shift_between(small, first)
    return shift is None or stirred(shifted(small, shift), first)


def shrunk(picture: Picture) -> Picture:
    """The picture, small enough to be compared quickly."""
    width = min(_WIDTH, picture.shape[1])
    height = max(1, round(picture.shape[0] * width / picture.shape[1]))
    return np.asarray(cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA), np.uint8)


def shift_between(small: Picture, first: Picture) -> Shift | None:
    """How far (right and down, in pixels) a small picture lies from the first one; None where that is too far."""
    here, there = (cv2.cvtColor(each, cv2.COLOR_BGR2GRAY).astype(np.float32) for each in (small, first))
    found, likeness = cv2.phaseCorrelate(there, here, cv2.createHanningWindow(here.shape[::-1], cv2.CV_32F))
    shift = np.array(found, np.float64)
    if likeness < _ALIKE or np.abs(shift).max() < _LEAST_SHIFT:
        return np.zeros(2)
    return shift if np.abs(shift).max() <= _FARTHEST else None


def shifted(picture: Picture, shift: Shift) -> Picture:
    """The picture moved back by a shift in its own pixels."""
    if not shift.any():
        return picture
    back = np.column_stack([np.eye(2), -shift])
    size = (picture.shape[1], picture.shape[0])
    return np.asarray(cv2.warpAffine(picture, back, size, borderMode=cv2.BORDER_REPLICATE), np.uint8)


def stirred(small: Picture, before: Picture) -> bool:
    """Whether anything moved between two small pictures that lie over each other; a glare that comes or goes is nothing."""
    now, then = cells(small), cells(before)
    off = np.abs(now - then * ratios(now, then)[:, None, None].astype(np.float32)).max(axis=2)
    glaring = np.maximum(now.mean(axis=2), then.mean(axis=2)) > _GLARING
    around = cv2.dilate(glaring.astype(np.uint8), np.ones(_SOFT_RIM, np.uint8))
    changed = ((off > _OTHERWISE) & (around == 0)).astype(np.uint8)
    return bool(cv2.morphologyEx(changed, cv2.MORPH_OPEN, np.ones((2, 2), np.uint8)).any())


def cells(picture: Picture) -> Cells:
    """The picture in cells (120, 160, 3), each the mean of its pixels."""
    return np.asarray(cv2.resize(picture, _CELLS, interpolation=cv2.INTER_AREA), np.float32)


def ratios(now: Cells, then: Cells) -> NDArray[np.float64]:
    """The factor by which each row of cells became lighter, whatever lies in it; 1 for dark rows."""
    light, before = now.sum(axis=2, dtype=np.float64), then.sum(axis=2, dtype=np.float64)
    told = before > _TOLD
    lighter = np.where(told, light / np.maximum(before, 1.0), np.nan)
    lighter[~told.any(axis=1)] = 1.0
    return np.asarray(np.nanmedian(lighter, axis=1), np.float64)


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
    if not alike or not reading.items:
        return reading
    # The pieces that were in doubt have moved, or most of all where the doubt had no place
    place = None if earlier.wish is None or earlier.wish.corners is None else np.array(earlier.wish.corners, np.float32)
    asked = list(earlier.items)
    if place is not None:
        inside = [item for item in asked if cv2.pointPolygonTest(place, item.centre, measureDist=False) >= 0]
        asked = inside or asked
    at_rest = [
        any(
            item.label == other.label and np.hypot(*np.subtract(item.centre, other.centre)) <= APART_PX for other in reading.items
        )
        for item in asked
    ]
    if sum(at_rest) > _MOST_AT_REST * len(asked):
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


FRAMES = 5
"""So many frames are joined; of three, a glare that wanders would still hide what lies under it in two."""
_BURNT = 250
"""A pixel is burnt whose channels all reach this (0-255)."""
_EVEN = 0.02
"""Rows whose light differs by no more than this share are left as they are."""

_Gains = NDArray[np.float32]


@dataclass(frozen=True)
class StillFrames:
    """The latest frames of a camera between which nothing moved, each laid over the first. An unchanging value.

    `small` are the same frames as they are compared.
    """

    frames: tuple[Picture, ...] = ()
    small: tuple[Picture, ...] = ()

    def with_frame(self, picture: Picture) -> Self:
        """The frames with one more; where something moved since the last one, only the new one."""
        small = shrunk(picture)
        if not self.frames or picture.shape != self.frames[0].shape:
            return type(self)((picture,), (small,))
        shift = shift_between(small, self.small[0])
        if shift is None or stirred(shifted(small, shift), self.small[-1]):
            return type(self)((picture,), (small,))
        grow = picture.shape[1] / small.shape[1]
        return type(self)((*self.frames, shifted(picture, grow * shift)), (*self.small, shifted(small, shift)))

    @property
    def complete(self) -> bool:
        """Whether there are enough frames to join."""
        return len(self.frames) >= FRAMES


def joined(still: StillFrames) -> Picture:
    """One picture (BGR) of all frames; a single one comes back as it is."""
    frames = still.frames
    if len(frames) == 1:
        return frames[0]
    # The factor for each row of each frame (frames, height) that makes it as light as in most frames
    compared = [cells(frame) for frame in still.small]
    light = np.array([ratios(each, compared[0]) for each in compared])
    factors = np.median(light, axis=0) / np.maximum(light, 1e-3)
    size = (len(frames), frames[0].shape[0])
    gains = np.asarray(cv2.resize(factors.T.astype(np.float32), size, interpolation=cv2.INTER_LINEAR).T, np.float32)
    evened = []
    for frame, gain in zip(frames, gains, strict=True):
        even = np.abs(gain - 1).max() <= _EVEN
        evened.append(frame if even else np.clip(frame * gain[:, None, None] + 0.5, 0, 255).astype(np.uint8))
    # The median of each value, sorted by whole pictures: an odd-even merge would save little of so few
    ranked = list(evened)
    for last in range(len(ranked) - 1, len(ranked) // 2 - 1, -1):
        for place in range(last):
            low, high = cv2.min(ranked[place], ranked[place + 1]), cv2.max(ranked[place], ranked[place + 1])
            ranked[place], ranked[place + 1] = np.asarray(low, np.uint8), np.asarray(high, np.uint8)
    middle = ranked[len(ranked) // 2]
    if np.abs(gains - 1).max() <= _EVEN:
        return middle
    burnt = np.any([frame.min(axis=2) >= _BURNT for frame in frames], axis=0)
    # Each row of that frame in which it was darkest
    darkest = gains.argmax(axis=0)
    return np.where(burnt[..., None], np.stack([evened[frame][row] for row, frame in enumerate(darkest)]), middle)
