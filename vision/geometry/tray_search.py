"""Where the tray lies in a picture: its rims are sought where the frame puts them, then farther away and turned."""

from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Matrix
from vision.geometry.tray import CUBE_PX, TrayView, rims
from vision.picture import Picture
from vision.whole_reading import Place

_AT_REST = 0.45
"""If the rims agree at least this well (0-1) and lie near, the tray is taken to lie there without a search."""
_NEAR_SHIFT = CUBE_PX * 0.6
"""How far away (raster pixels) still counts as near."""
_BETTER = 0.06
"""A place found by the search must agree better by this (0-1) than the place that the frame gives."""
_LEAST = 0.42
"""A tray whose rims agree less than this (0-1) is another tray, or is seen from another height."""
_COARSE = 0.25
"""The factor by which the first search shrinks the raster."""
_REACH = CUBE_PX * 3.2
"""How far away (raster pixels) the tray is sought."""
_TURNS = range(-6, 7)
"""The turns (degrees) that are tried."""
_RIM = 16.0
"""How far (raster pixels) the tray's rims reach outside the floor's outline."""
_INNER, _REDUCED = 0.88, 0.5
_STEPS = (cv2.TERM_CRITERIA_COUNT | cv2.TERM_CRITERIA_EPS, 30, 1e-3)
"""When the last step, which aligns the rims exactly, ends."""


def find_again(view: TrayView, picture: Picture, empty: Picture) -> tuple[TrayView, float]:
    """The view moved to where the tray's rims are, and how well they agree there with the empty raster's (0-1).

    If the place that the frame gives does not fit, a tray is sought up to three cubes away and turned by up to six degrees.
    """
    shift, agreement = find_shift(view, view.take(picture), empty)
    near = view.shift(shift) if np.hypot(*shift) <= _NEAR_SHIFT else view
    if agreement >= _AT_REST and near is not view:
        return near, agreement
    searched = _lay_on(_search(view, picture, empty), picture, empty)
    scores = [_correlate(each, picture, empty) for each in (near, searched)]
    found = scores[1] > max(scores[0] + _BETTER, _LEAST)
    return (searched, scores[1]) if found else (near, agreement)


def find_shift(view: TrayView, now: Picture, empty: Picture) -> tuple[Place, float]:
    """How far (raster pixels) the tray in `now` lies from that in `empty`, and how well their rims agree (0-1).

    Only the surroundings of the floor are compared, so cubes on it do not matter.
    """
    middle = view.outline.mean(axis=0)
    inner = np.round((middle + (view.outline - middle) * _INNER) * _REDUCED).astype(np.int32)
    found = [rims(cv2.resize(each, None, fx=_REDUCED, fy=_REDUCED, interpolation=cv2.INTER_AREA)) for each in (empty, now)]
    surround = cv2.fillConvexPoly(np.ones(found[0].shape, np.float32), inner, 0.0)
    surround = cv2.GaussianBlur(surround, (0, 0), 4 * _REDUCED)
    (dx, dy), agreement = cv2.phaseCorrelate(found[0] * surround, found[1] * surround)
    return (dx / _REDUCED, dy / _REDUCED), float(np.clip(agreement, 0.0, 1.0))


def _rims_of(raster: Picture, share: float) -> NDArray[np.float32]:
    """The rims of a raster shrunk to this share, which reduces its noise."""
    return rims(cv2.resize(raster, None, fx=share, fy=share, interpolation=cv2.INTER_AREA))


def _rim(view: TrayView, shape: tuple[int, ...]) -> NDArray[np.uint8]:
    """A mask of this shape, 1 on the tray and its rims, 0 on the table."""
    return np.asarray(cv2.resize(view.floor_mask(_RIM), (shape[1], shape[0]), interpolation=cv2.INTER_NEAREST), np.uint8)


def _correlate(view: TrayView, picture: Picture, empty: Picture) -> float:
    """The correlation (0-1) of the tray's rims with the empty raster's."""
    now, before = _rims_of(view.take(picture), _COARSE), _rims_of(empty, _COARSE)
    rim = _rim(view, before.shape) > 0
    flat = min(now[rim].std(), before[rim].std()) == 0
    return 0.0 if flat else float(np.clip(np.corrcoef(now[rim], before[rim])[0, 1], 0.0, 1.0))


def _search(view: TrayView, picture: Picture, empty: Picture) -> TrayView:
    """The view at the shift and turn at which the rims agree best, to within two raster pixels and half a degree."""
    room = round(_REACH * _COARSE)
    before = _rims_of(empty, _COARSE)
    size = (before.shape[1] + 2 * room, before.shape[0] + 2 * room)
    shrunk = np.array([[_COARSE, 0.0, room], [0.0, _COARSE, room], [0.0, 0.0, 1.0]])
    wide = cv2.warpPerspective(picture, shrunk @ view.matrix, size, flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)
    rim = _rim(view, before.shape).astype(np.float32)
    tried = max(_try_turns(rims(wide), before, rim, room), key=lambda each: each[0])
    return view.carry(np.linalg.inv(shrunk) @ tried[1] @ shrunk)


def _try_turns(
    wide: NDArray[np.float32], before: NDArray[np.float32], rim: NDArray[np.float32], room: int
) -> Iterator[tuple[float, Matrix]]:
    """Yield for each turn the best agreement of the rims, and the matrix (3, 3) that maps the wide plane to that place."""
    height, width = wide.shape
    for turn in _TURNS:
        turned = np.vstack([cv2.getRotationMatrix2D((width / 2, height / 2), turn, 1.0), [0.0, 0.0, 1.0]])
        plane = cv2.warpAffine(wide, turned[:2], (width, height), borderMode=cv2.BORDER_REPLICATE)
        alike = cv2.matchTemplate(plane, before, cv2.TM_CCOEFF_NORMED, mask=rim)
        _, best, _, (x, y) = cv2.minMaxLoc(np.nan_to_num(alike, nan=-1.0, posinf=-1.0, neginf=-1.0))
        yield best, np.array([[1.0, 0.0, room - x], [0.0, 1.0, room - y], [0.0, 0.0, 1.0]]) @ turned


def _lay_on(view: TrayView, picture: Picture, empty: Picture) -> TrayView:
    """The view with its rims aligned exactly to the empty raster's; unchanged if they cannot be aligned."""
    now, before = _rims_of(view.take(picture), _REDUCED), _rims_of(empty, _REDUCED)
    start, rim = np.eye(2, 3, dtype=np.float32), _rim(view, before.shape)
    try:
        _, step = cv2.findTransformECC(before, now, start, cv2.MOTION_EUCLIDEAN, _STEPS, rim, 5)
    except cv2.error:  # the two have nothing in common to align
        return view
    shrunk = np.diag([_REDUCED, _REDUCED, 1.0])
    back = np.linalg.inv(np.vstack([np.asarray(step, np.float64), [0.0, 0.0, 1.0]]))
    return view.carry(np.linalg.inv(shrunk) @ back @ shrunk)
