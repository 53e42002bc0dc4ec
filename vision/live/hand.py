"""A hand in the picture: a large patch of skin, unlike the table, that reaches in over a short stretch of the rim.

The range of skin in YCrCb is that of Chai and Ngan (1999), a little wider. Tables of wood have that colour too, but
surround what lies on them; a hand over such a table is not told from it. Wood beside a cloth or a sheet looks like a hand that
reaches in: where it is known what lies there, only what comes near it counts.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.live.shrunk import Shrunk
from vision.picture import Picture
from vision.reading import Face, Place, Reading, Remedy, Wish

_WIDTH = 160
_DARKEST, _BRIGHTEST = (60, 133, 77), (255, 180, 127)
_LEAST_APART = 12.0
_LEAST_SHARE = 0.06
_RIM = (8, 60)
_LEAST_FINGER = 0.012
"""Of the picture: the least share of it that is a finger."""
_WIDEST_BASE, _LEAST_DEPTH = 0.55, 0.8
"""An arm comes in over at most this share of a side, and reaches in at least so many times as far as it is wide there."""
_NEAR_SIDES, _REACHING = 1.5, 0.03
"""What has less than this share of it within so many sides of the pieces' hull keeps away from them."""

_Mask = NDArray[np.uint8]


def hand_in_view(picture: Picture, known: Iterable[Points] = ()) -> bool:
    """Whether a hand reaches into the picture; what lies in the `known` outlines (4, 2, in its pixels) is none.

    Where outlines are known, a hand is what reaches to them.
    """
    return BareSkin.of(picture, known).hand()


@dataclass(frozen=True)
class BareSkin:
    """What has the colour of skin outside the known outlines: in a small picture, with what counts as near to these."""

    small: Shrunk
    skin: _Mask
    lying: _Mask

    @classmethod
    def of(cls, picture: Picture, known: Iterable[Points]) -> Self:
        """The skin in a picture; outlines (4, 2) are in its pixels."""
        outlines = list(known)
        small = Shrunk.to_width(picture, _WIDTH)
        skin = _skin(small.picture)
        small.clear(skin, outlines)
        return cls(small, skin, _region(outlines, skin.shape, small.scale))

    def hand(self) -> bool:
        """Whether a large patch of it comes in over the rim, and reaches what is known."""
        opened = cv2.morphologyEx(self.skin, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8))
        count, patches, measures, _ = cv2.connectedComponentsWithStats(opened)
        large = [i for i in range(1, count) if measures[i, cv2.CC_STAT_AREA] >= _LEAST_SHARE * self.skin.size]
        return any(_RIM[0] <= _on_rim(patches == i) <= _RIM[1] and _reaches(patches == i, self.lying) for i in large)

    def doubted(self, reading: Reading[Face]) -> Reading[Face]:
        """The reading of what is known, doubted where a patch reaches in among the tiles, be it but a finger."""
        tip = self._tip() if reading.items else None
        return reading if tip is None else reading.doubted_beside(Wish(Remedy.UNCOVER, tip))

    def _tip(self) -> tuple[Place, Place, Place, Place] | None:
        """The box (pixels) of the largest patch that comes in over one side, longer than wide, and reaches the pieces."""
        opened = cv2.morphologyEx(self.skin, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
        count, patches, stats, _ = cv2.connectedComponentsWithStats(opened)
        ranked = sorted(range(1, count), key=lambda n: -int(stats[n, cv2.CC_STAT_AREA]))
        for number in ranked:
            if stats[number, cv2.CC_STAT_AREA] < _LEAST_FINGER * self.skin.size:
                break
            patch = patches == number
            if _comes_in(patch) and _reaches(patch, self.lying):
                return self.small.box(stats[number])
        return None


def _comes_in(patch: NDArray[np.bool_]) -> bool:
    """Whether a patch lies at one side of the picture only, over half of it at most, and reaches in as far as it is wide."""
    sides = [patch[-1], patch[0], patch[:, -1], patch[:, 0]]
    touched = [number for number, side in enumerate(sides) if side.any()]
    if len(touched) != 1:
        return False
    base, length = int(sides[touched[0]].sum()), len(sides[touched[0]])
    depth = int(patch.any(axis=1 if touched[0] <= 1 else 0).sum())
    return base <= _WIDEST_BASE * length and depth >= _LEAST_DEPTH * base


def _region(known: Sequence[Points], shape: tuple[int, ...], shrink: float) -> _Mask:
    """1 on the hull of the outlines, some of their sides wider; everywhere where there are none."""
    if not known:
        return np.ones(shape, np.uint8)
    region = np.zeros(shape, np.uint8)
    corners = np.concatenate(known)
    cv2.fillConvexPoly(region, cv2.convexHull(np.rint(corners * shrink).astype(np.int32)), 1)
    side = float(np.median([np.linalg.norm(outline[1] - outline[0]) for outline in known]))
    wide = 2 * round(_NEAR_SIDES * side * shrink) + 1
    return np.asarray(cv2.dilate(region, np.ones((wide, wide), np.uint8)), np.uint8)


def _reaches(patch: NDArray[np.bool_], lying: _Mask) -> bool:
    return bool((patch & (lying > 0)).sum() > _REACHING * patch.sum())


def _skin(small: Picture) -> _Mask:
    """White where the colour is that of skin and not that of most of the picture."""
    smooth = np.asarray(cv2.GaussianBlur(small, (5, 5), 0), np.uint8)
    skin = like_skin(smooth)
    hue = cv2.cvtColor(smooth, cv2.COLOR_BGR2LAB)[..., 1:].astype(np.float32)
    away = np.linalg.norm(hue - np.median(hue, axis=(0, 1)), axis=2)
    return np.asarray(np.where(away > _LEAST_APART, skin, 0), np.uint8)


def like_skin(picture: Picture) -> _Mask:
    """255 where the colour is that of skin, wood or card, else 0."""
    return np.asarray(cv2.inRange(cv2.cvtColor(picture, cv2.COLOR_BGR2YCrCb), np.array(_DARKEST), np.array(_BRIGHTEST)), np.uint8)


def _on_rim(patch: NDArray[np.bool_]) -> int:
    """How many pixels of the patch lie on the rim of the picture."""
    return int(patch[0].sum() + patch[-1].sum() + patch[:, 0].sum() + patch[:, -1].sum())
