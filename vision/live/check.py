"""The check before a reading: whether a picture is worth reading, and one word for its light."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.geometry.mat import MatSize, find_mat
from vision.live.frames import Shrunk, has_moved
from vision.picture import Picture, Quality, edge_width, has_colour
from vision.vision_errors import PictureRefused, Refusal
from vision.whole_reading import Face, Hint, Reading, Remedy

_GLARE_WIDTH = 320
"""Width in pixels to which the picture is shrunk."""
_BURNT = 246
"""A pixel is burnt if all its channels reach this (0-255)."""
_LEAST, _MOST = 0.35, 12.0
"""Least and greatest area of a glare in tiles: a smaller one hides no tile, a larger one is a light table."""
_TILE = 0.08
"""The side of a tile as a share of the picture's width, assumed where no tile was found."""


def doubt_for_glare(picture: Picture, reading: Reading[Face]) -> Reading[Face]:
    """Return the reading, made doubtful if a glare lies beside the tiles that were found."""
    small = Shrunk.to_width(picture, _GLARE_WIDTH)
    burnt = (small.picture.min(axis=2) >= _BURNT).astype(np.uint8)
    small.clear(burnt, (np.array(item.corners) for item in reading.items))
    count, _, stats, _ = cv2.connectedComponentsWithStats(cv2.morphologyEx(burnt, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)))
    # The usual area of the tiles that were found, in pixels of the small picture
    sides = [float(np.hypot(*np.subtract(item.corners[1], item.corners[0]))) for item in reading.items if item.corners]
    tile = ((float(np.median(sides)) if sides else _TILE * picture.shape[1]) * small.scale) ** 2
    height, width = burnt.shape
    spots = []
    for left, top, wide, high, area in stats[1:count]:
        on_border = left <= 0 or top <= 0 or left + wide >= width or top + high >= height
        if _LEAST * tile <= area <= _MOST * tile and not on_border:
            spots.append(np.array([left, top, wide, high, area]))
    if not spots:
        return reading
    largest = max(spots, key=lambda spot: spot[cv2.CC_STAT_AREA])
    return reading.doubt_beside(Hint(Remedy.GLARE, small.box(largest)))


_HAND_WIDTH = 160
_DARKEST, _BRIGHTEST = (60, 133, 77), (255, 180, 127)
_LEAST_APART = 12.0
_LEAST_SHARE = 0.06
_RIM = (8, 60)
_LEAST_FINGER = 0.012
"""The least share of the picture that a finger covers."""
_WIDEST_BASE, _LEAST_DEPTH = 0.55, 0.8
"""An arm enters over at most this share of a side, and reaches in at least this many times its width there."""
_NEAR_SIDES, _REACHING = 1.5, 0.03
"""The margin (tile sides) around the pieces' hull, and the share of a patch above which it reaches them."""

_Mask = NDArray[np.uint8]


def hand_in_view(picture: Picture, known: Iterable[Points] = ()) -> bool:
    """Whether a hand reaches into the picture; nothing inside the `known` outlines (4, 2, in its pixels) counts as a hand.

    If outlines are known, only a hand that reaches them counts.
    """
    return BareSkin.of(picture, known).hand()


@dataclass(frozen=True)
class BareSkin:
    """The parts of a small picture, outside the known outlines, with the colour of skin, and the area near the outlines."""

    small: Shrunk
    skin: _Mask
    lying: _Mask

    @classmethod
    def of(cls, picture: Picture, known: Iterable[Points]) -> Self:
        """Find the skin in a picture; the known outlines (4, 2) are in its pixels."""
        outlines = list(known)
        small = Shrunk.to_width(picture, _HAND_WIDTH)
        # White where a pixel has the colour of skin and another hue than most of the picture
        smooth = np.asarray(cv2.GaussianBlur(small.picture, (5, 5), 0), np.uint8)
        hue = cv2.cvtColor(smooth, cv2.COLOR_BGR2LAB)[..., 1:].astype(np.float32)
        away = np.linalg.norm(hue - np.median(hue, axis=(0, 1)), axis=2)
        skin = np.asarray(np.where(away > _LEAST_APART, like_skin(smooth), 0), np.uint8)
        small.clear(skin, outlines)
        # 1 on the hull of the outlines, widened by _NEAR_SIDES tile sides; 1 everywhere if there are no outlines
        lying = np.ones(skin.shape, np.uint8)
        if outlines:
            lying[:] = 0
            cv2.fillConvexPoly(lying, cv2.convexHull(np.rint(np.concatenate(outlines) * small.scale).astype(np.int32)), 1)
            side = float(np.median([np.linalg.norm(outline[1] - outline[0]) for outline in outlines]))
            wide = 2 * round(_NEAR_SIDES * side * small.scale) + 1
            lying = np.asarray(cv2.dilate(lying, np.ones((wide, wide), np.uint8)), np.uint8)
        return cls(small, skin, lying)

    def hand(self) -> bool:
        """Whether a large patch of skin enters over the picture's edge and reaches the known outlines."""
        opened = cv2.morphologyEx(self.skin, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8))
        count, patches, measures, _ = cv2.connectedComponentsWithStats(opened)
        large = [i for i in range(1, count) if measures[i, cv2.CC_STAT_AREA] >= _LEAST_SHARE * self.skin.size]
        for patch in (patches == number for number in large):
            on_rim = int(patch[0].sum() + patch[-1].sum() + patch[:, 0].sum() + patch[:, -1].sum())
            if _RIM[0] <= on_rim <= _RIM[1] and _reaches(patch, self.lying):
                return True
        return False

    def doubt(self, reading: Reading[Face]) -> Reading[Face]:
        """Return the reading of the known tiles, made doubtful if a patch reaches in among them, even if only a finger.

        Only the largest patch that enters over exactly one side and is long enough for its width counts.
        """
        opened = cv2.morphologyEx(self.skin, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
        count, patches, stats, _ = cv2.connectedComponentsWithStats(opened)
        ranked = sorted(range(1, count), key=lambda n: -int(stats[n, cv2.CC_STAT_AREA]))
        large = [number for number in ranked if stats[number, cv2.CC_STAT_AREA] >= _LEAST_FINGER * self.skin.size]
        for number in large if reading.items else []:
            patch = patches == number
            sides = [patch[-1], patch[0], patch[:, -1], patch[:, 0]]
            touched = [place for place, side in enumerate(sides) if side.any()]
            if len(touched) != 1:
                continue
            # It covers at most _WIDEST_BASE of that side, and reaches in at least _LEAST_DEPTH times its width there
            base = int(sides[touched[0]].sum())
            deep = int(patch.any(axis=1 if touched[0] <= 1 else 0).sum()) >= _LEAST_DEPTH * base
            if base <= _WIDEST_BASE * len(sides[touched[0]]) and deep and _reaches(patch, self.lying):
                return reading.doubt_beside(Hint(Remedy.UNCOVER, self.small.box(stats[number])))
        return reading


def _reaches(patch: NDArray[np.bool_], lying: _Mask) -> bool:
    return bool((patch & (lying > 0)).sum() > _REACHING * patch.sum())


def like_skin(picture: Picture) -> _Mask:
    """A mask, 255 where the colour is that of skin, wood or card, else 0."""
    return np.asarray(cv2.inRange(cv2.cvtColor(picture, cv2.COLOR_BGR2YCrCb), np.array(_DARKEST), np.array(_BRIGHTEST)), np.uint8)


_WIDTH = 640
_BLURRED = 6.5
_DIM = 60.0
_GLARE = 0.06


class Light(StrEnum):
    """One word for the light; the values are stable keys, put into words elsewhere."""

    GOOD = "good"
    DIM = "dim"
    DARK = "dark"
    GLARE = "glare"
    BURNT = "burnt"


@dataclass(frozen=True)
class Expected:
    """What must be in view: a mat of this size, and the corners (n, 2) of the tray; None for what is not expected.

    The corners are in pixels or, if `on_mat`, in millimetres of the mat.
    """

    mat: MatSize | None = None
    tray: Points | None = None
    on_mat: bool = False


ANYTHING = Expected()


@dataclass(frozen=True)
class PictureCheck:
    """What is known about a picture without reading it: its light, and why it is not worth reading (None if it is)."""

    light: Light
    refusal: Refusal | None = None

    @classmethod
    def of(cls, picture: Picture, before: Picture | None = None, expected: Expected = ANYTHING) -> Self:
        """Check a picture (BGR); `before` is the previous one from the same camera, to detect movement.

        Raises SizeRefused if the mat in the picture is not of the expected size.
        """
        quality = Quality.of(picture[::2, ::2])
        refusal = quality.refusal()
        if refusal is not None:
            return cls(Light.DARK if refusal is Refusal.TOO_DARK else Light.BURNT, refusal)
        light = Light.GLARE if quality.burnt > _GLARE else Light.DIM if quality.bright < _DIM else Light.GOOD
        if not has_colour(picture):
            refusal = Refusal.NO_COLOUR
        elif before is not None and has_moved(picture, before):
            refusal = Refusal.NOT_SETTLED
        elif hand_in_view(picture):
            refusal = Refusal.HAND_IN_VIEW
        if refusal is not None:
            return cls(light, refusal)
        height, width = picture.shape[:2]
        tray = expected.tray
        if expected.mat is not None:
            try:
                frame = find_mat(picture, expected.mat).frame
            except PictureRefused as refused:
                return cls(light, refused.reason)
            tray = frame.to_pixels(tray) if tray is not None and expected.on_mat else tray
        if tray is not None and not ((tray >= 0) & (tray < [width, height])).all():
            return cls(light, Refusal.TRAY_NOT_IN_VIEW)
        # Edges are measured at one width for all cameras
        shrink = min(1.0, _WIDTH / width)
        size = (round(width * shrink), max(1, round(height * shrink)))
        small = cv2.cvtColor(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2GRAY)
        return cls(light, Refusal.BLURRED if edge_width(np.asarray(small, np.uint8)) > _BLURRED else None)
