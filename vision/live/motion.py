"""Whether anything moved between two pictures of one camera, however it trembles and its lamp flickers."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.picture import Picture

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
    """By what factor each row of cells is lighter than it was, whatever lies in it; 1 where it is dark."""
    light, before = now.sum(axis=2, dtype=np.float64), then.sum(axis=2, dtype=np.float64)
    told = before > _TOLD
    lighter = np.where(told, light / np.maximum(before, 1.0), np.nan)
    lighter[~told.any(axis=1)] = 1.0
    return np.asarray(np.nanmedian(lighter, axis=1), np.float64)
