"""Frames of a live camera: whether anything moved, how frames are joined into one picture, and whether readings agree."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.picture import Picture, halve_to
from vision.whole_reading import Place, Reading


@dataclass(frozen=True)
class Shrunk:
    """A small copy of a picture, and its scale (pixels of the copy per pixel of the picture)."""

    picture: Picture
    scale: float

    @classmethod
    def to_width(cls, picture: Picture, width: int) -> Self:
        """Scale a picture to this width in pixels."""
        scale = width / picture.shape[1]
        size = (width, max(1, round(picture.shape[0] * scale)))
        return cls(np.asarray(cv2.resize(halve_to(picture, size), size, interpolation=cv2.INTER_AREA), np.uint8), scale)

    def clear(self, mask: NDArray[np.uint8], outlines: Iterable[Points]) -> None:
        """Set a mask of the small picture to 0 where these outlines (n, 2) lie."""
        for outline in outlines:
            cv2.fillConvexPoly(mask, np.rint(outline * self.scale).astype(np.int32), 0)

    def box(self, stats: NDArray[np.int32]) -> tuple[Place, Place, Place, Place]:
        """The corners of a patch, in pixels of the picture, from its statistics as OpenCV returns them."""
        left, top, width, height = (float(part) / self.scale for part in stats[:4])
        right, bottom = left + width, top + height
        return (left, top), (right, top), (right, bottom), (left, bottom)


Cells = NDArray[np.float32]
Shift = NDArray[np.float64]

_WIDTH = 320
"""Width in pixels to which pictures are shrunk for comparison."""
_FARTHEST = 1.5
"""Pixels of the small pictures by which a trembling camera may shift one; if it is more, something was pushed."""
_LEAST_SHIFT = 0.08
"""Pixels of the small pictures; a smaller shift is ignored."""
_ALIKE = 0.1
"""For pictures less alike than this (0-1, the peak of their phase correlation), no shift is measured."""
_CELLS = (160, 120)
"""Columns and rows of the cells in which pictures are compared; a cube covers about nine cells."""
_OTHERWISE = 16.0
"""A cell that changed by more levels than this changed by more than noise."""
_GLARING = 235.0
"""A cell lighter than this (mean of all channels) in one of two pictures might be a moving glare."""
_SOFT_RIM = (9, 9)
"""The window of cells around a glare in which its soft rim may change them."""
_TOLD = 48.0
"""Levels, summed over all channels, up to which a cell does not show changes of the lamp."""


def has_moved(picture: Picture, before: Picture) -> bool:
    """Whether anything as large as a cube or larger moved; light that changes evenly along rows is not movement."""
    if picture.shape != before.shape:
        return True
    small, first = shrink(picture), shrink(before)
    shift = shift_between(small, first)
    return shift is None or has_stirred(shift_back(small, shift), first)


def shrink(picture: Picture) -> Picture:
    """A copy of the picture that is small enough to be compared quickly."""
    width = min(_WIDTH, picture.shape[1])
    height = max(1, round(picture.shape[0] * width / picture.shape[1]))
    return np.asarray(cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA), np.uint8)


def shift_between(small: Picture, first: Picture) -> Shift | None:
    """How far (right and down, in pixels) a small picture is shifted from the first one; None if the shift is too large."""
    here, there = (cv2.cvtColor(each, cv2.COLOR_BGR2GRAY).astype(np.float32) for each in (small, first))
    found, likeness = cv2.phaseCorrelate(there, here, cv2.createHanningWindow(here.shape[::-1], cv2.CV_32F))
    shift = np.array(found, np.float64)
    if likeness < _ALIKE or np.abs(shift).max() < _LEAST_SHIFT:
        return np.zeros(2)
    return shift if np.abs(shift).max() <= _FARTHEST else None


def shift_back(picture: Picture, shift: Shift) -> Picture:
    """The picture moved back by a shift, given in its own pixels."""
    if not shift.any():
        return picture
    back = np.column_stack([np.eye(2), -shift])
    size = (picture.shape[1], picture.shape[0])
    return np.asarray(cv2.warpAffine(picture, back, size, borderMode=cv2.BORDER_REPLICATE), np.uint8)


def has_stirred(small: Picture, before: Picture) -> bool:
    """Whether anything moved between two aligned small pictures; a glare that comes or goes is not movement."""
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
    """The median factor by which each row of cells became lighter; 1 for dark rows."""
    light, before = now.sum(axis=2, dtype=np.float64), then.sum(axis=2, dtype=np.float64)
    told = before > _TOLD
    lighter = np.where(told, light / np.maximum(before, 1.0), np.nan)
    lighter[~told.any(axis=1)] = 1.0
    return np.asarray(np.nanmedian(lighter, axis=1), np.float64)


Label = TypeVar("Label")

MOST_JOINT = 0.98
"""The greatest joint confidence (0-1) of two readings that agree."""

APART_PX = 12.0
"""Pixels by which a piece at rest might seem to move between two looks."""

_MOST_AT_REST = 0.5
"""Greatest share of the doubtful pieces that may lie where they lay before."""


def strengthen(reading: Reading[Label], earlier: Reading[Label]) -> Reading[Label]:
    """Return the reading, with higher confidence if an earlier reading of the same pieces in other places had the same counts.

    Two readings of pieces in the same places might share one error, so at least half of the pieces must have moved: of those
    at the place that the earlier reading doubted or, if it names none, of all. The odds of being right are then multiplied,
    and the joint confidence is at most `MOST_JOINT`. What is unknown stays so, however often it is seen.
    """
    alike = not reading.unknown and reading.refusal is None and earlier.refusal is None and reading.counts == earlier.counts
    if not alike or not reading.items:
        return reading
    # The pieces that should have moved: those at the place in doubt, or all if the doubt had no place
    place = None if earlier.hint is None or earlier.hint.corners is None else np.array(earlier.hint.corners, np.float32)
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
"""Number of frames that are joined; with three, a moving glare might still hide the same place in two."""
_BURNT = 250
"""A pixel is burnt if all its channels reach this (0-255)."""
_EVEN = 0.02
"""Frames whose rows differ in light by at most this share are left as they are."""


@dataclass(frozen=True)
class StillFrames:
    """The latest frames of a camera without movement between them, each aligned with the first. An immutable value.

    `small` has small copies of the same frames, for comparison.
    """

    frames: tuple[Picture, ...] = ()
    small: tuple[Picture, ...] = ()

    def with_frame(self, picture: Picture) -> Self:
        """Add a frame; if something moved since the last one, keep only the new one."""
        small = shrink(picture)
        if not self.frames or picture.shape != self.frames[0].shape:
            return type(self)((picture,), (small,))
        shift = shift_between(small, self.small[0])
        if shift is None or has_stirred(shift_back(small, shift), self.small[-1]):
            return type(self)((picture,), (small,))
        grow = picture.shape[1] / small.shape[1]
        return type(self)((*self.frames, shift_back(picture, grow * shift)), (*self.small, shift_back(small, shift)))

    @property
    def complete(self) -> bool:
        """Whether there are enough frames to join."""
        return len(self.frames) >= FRAMES


def join_frames(still: StillFrames) -> Picture:
    """Join all frames into one picture (BGR); a single frame is returned unchanged."""
    frames = still.frames
    if len(frames) == 1:
        return frames[0]
    # The factor (frames, height) that makes each row of each frame as light as in the median frame
    compared = [cells(frame) for frame in still.small]
    light = np.array([ratios(each, compared[0]) for each in compared])
    factors = np.median(light, axis=0) / np.maximum(light, 1e-3)
    size = (len(frames), frames[0].shape[0])
    gains = np.asarray(cv2.resize(factors.T.astype(np.float32), size, interpolation=cv2.INTER_LINEAR).T, np.float32)
    evened = []
    for frame, gain in zip(frames, gains, strict=True):
        even = np.abs(gain - 1).max() <= _EVEN
        evened.append(frame if even else np.clip(frame * gain[:, None, None] + 0.5, 0, 255).astype(np.uint8))
    # The median of each value, sorted by whole pictures; an odd-even merge would save little for so few frames
    ranked = list(evened)
    for last in range(len(ranked) - 1, len(ranked) // 2 - 1, -1):
        for place in range(last):
            low, high = cv2.min(ranked[place], ranked[place + 1]), cv2.max(ranked[place], ranked[place + 1])
            ranked[place], ranked[place + 1] = np.asarray(low, np.uint8), np.asarray(high, np.uint8)
    middle = ranked[len(ranked) // 2]
    if np.abs(gains - 1).max() <= _EVEN:
        return middle
    burnt = np.any([frame.min(axis=2) >= _BURNT for frame in frames], axis=0)
    # Where any frame is burnt, each row comes from the frame in which that row was darkest
    darkest = gains.argmax(axis=0)
    return np.where(burnt[..., None], np.stack([evened[frame][row] for row, frame in enumerate(darkest)]), middle)
