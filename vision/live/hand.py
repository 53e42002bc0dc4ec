"""A hand in the picture: a large patch of skin, unlike the table, that reaches in over a short stretch of the rim.

The range of skin in YCrCb is that of Chai and Ngan (1999), a little wider. Tables of wood have that colour too, but
surround what lies on them; a hand over such a table is not told from it. Wood beside a cloth or a sheet looks like a hand that
reaches in: where it is known what lies there, only what comes near it counts.
"""

from collections.abc import Iterable, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.picture import Picture

_WIDTH = 160
_DARKEST, _BRIGHTEST = (60, 133, 77), (255, 180, 127)
_LEAST_APART = 12.0
_LEAST_SHARE = 0.06
_RIM = (8, 60)
_NEAR_SIDES, _REACHING = 1.5, 0.03
"""What has less than this share of it within so many sides of the pieces' hull keeps away from them."""

_Mask = NDArray[np.uint8]


def hand_in_view(picture: Picture, known: Iterable[Points] = ()) -> bool:
    """Whether a hand reaches into the picture; what lies in the `known` outlines (4, 2, in its pixels) is none.

    Where outlines are known, a hand is what reaches to them.
    """
    known = list(known)
    shrink = _WIDTH / picture.shape[1]
    size = (_WIDTH, max(1, round(picture.shape[0] * shrink)))
    skin = _skin(np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8))
    lying = _region(known, skin.shape, shrink)
    for outline in known:
        cv2.fillConvexPoly(skin, np.rint(outline * shrink).astype(np.int32), 0)
    opened = cv2.morphologyEx(skin, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8))
    count, patches, measures, _ = cv2.connectedComponentsWithStats(opened)
    large = [i for i in range(1, count) if measures[i, cv2.CC_STAT_AREA] >= _LEAST_SHARE * skin.size]
    return any(_RIM[0] <= _on_rim(patches == i) <= _RIM[1] and _reaches(patches == i, lying) for i in large)


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
    smooth = cv2.GaussianBlur(small, (5, 5), 0)
    skin = cv2.inRange(cv2.cvtColor(smooth, cv2.COLOR_BGR2YCrCb), np.array(_DARKEST), np.array(_BRIGHTEST))
    hue = cv2.cvtColor(smooth, cv2.COLOR_BGR2LAB)[..., 1:].astype(np.float32)
    away = np.linalg.norm(hue - np.median(hue, axis=(0, 1)), axis=2)
    return np.asarray(np.where(away > _LEAST_APART, skin, 0), np.uint8)


def _on_rim(patch: NDArray[np.bool_]) -> int:
    """How many pixels of the patch lie on the rim of the picture."""
    return int(patch[0].sum() + patch[-1].sum() + patch[:, 0].sum() + patch[:, -1].sum())
