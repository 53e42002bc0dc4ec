"""Several frames of a camera at rest as one picture: without their noise, the bands of a flickering lamp, or a passing glare.

Frames are laid over each other, the rows of each brought to the light that they have in most frames, and each pixel is the
median of all. Where a lamp flickers, what is burnt in a bright moment is taken from the darkest one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.live.motion import cells, ratios, shift_between, shifted, shrunk, stirred
from vision.picture import Picture

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
        """The frames with one more; where something moved since the last one, it begins anew."""
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
        """Whether there are enough to be joined."""
        return len(self.frames) >= FRAMES


def joined(still: StillFrames) -> Picture:
    """One picture (BGR) of all frames; a single one comes back as it is."""
    frames = still.frames
    if len(frames) == 1:
        return frames[0]
    gains = _row_gains(still.small, frames[0].shape[0])
    evened = [_with_rows(frame, gain) for frame, gain in zip(frames, gains, strict=True)]
    middle = _median(evened)
    if np.abs(gains - 1).max() <= _EVEN:
        return middle
    burnt = np.any([frame.min(axis=2) >= _BURNT for frame in frames], axis=0)
    return np.where(burnt[..., None], _darkest_rows(evened, gains), middle)


def _row_gains(small: Sequence[Picture], height: int) -> _Gains:
    """What each row of each frame (frames, height) is to be multiplied with, to be as light as in most frames."""
    compared = [cells(frame) for frame in small]
    light = np.array([ratios(each, compared[0]) for each in compared])
    gains = np.median(light, axis=0) / np.maximum(light, 1e-3)
    rows = cv2.resize(gains.T.astype(np.float32), (len(small), height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(rows.T, np.float32)


def _with_rows(frame: Picture, gains: _Gains) -> Picture:
    """The frame with each row's light multiplied."""
    if np.abs(gains - 1).max() <= _EVEN:
        return frame
    return np.asarray(np.clip(frame * gains[:, None, None] + 0.5, 0, 255), np.uint8)


def _darkest_rows(frames: Sequence[Picture], gains: _Gains) -> Picture:
    """Each row of that frame in which it was darkest."""
    darkest = gains.argmax(axis=0)
    return np.stack([frames[frame][row] for row, frame in enumerate(darkest)])


def _median(frames: Sequence[Picture]) -> Picture:
    """The median of each value, sorted by whole pictures: an odd-even merge would save little of so few."""
    ranked = list(frames)
    for last in range(len(ranked) - 1, len(ranked) // 2 - 1, -1):
        for place in range(last):
            low, high = cv2.min(ranked[place], ranked[place + 1]), cv2.max(ranked[place], ranked[place + 1])
            ranked[place], ranked[place + 1] = np.asarray(low, np.uint8), np.asarray(high, np.uint8)
    return ranked[len(ranked) // 2]
