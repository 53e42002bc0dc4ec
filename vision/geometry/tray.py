"""The tray: where it lies in a picture, and its raster from straight above, in which a cube's top has one fixed size."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import CameraStand, Frame, Matrix, Points, Region
from vision.picture import Picture
from vision.whole_reading import Place

CUBE_PX = 24.0
"""Side of a cube's base in the raster, in pixels."""

_MARGIN_CUBES = 1.75


@dataclass(frozen=True)
class TrayView:
    """A raster over the tray's floor in a picture with this frame.

    `corners` (4, 2) are the floor's in millimetres of the frame; `move` (3, 3) maps unmoved raster pixels to this view's.
    """

    frame: Frame
    camera: CameraStand
    corners: Points
    cube_mm: float
    move: Matrix = field(default_factory=lambda: np.eye(3))

    @property
    def scale(self) -> float:
        """Raster pixels per millimetre."""
        return CUBE_PX / self.cube_mm

    @cached_property
    def region(self) -> Region:
        """The part of the table that the raster shows, in millimetres."""
        return Region.take_around(self.corners, _MARGIN_CUBES * self.cube_mm)

    @cached_property
    def outline(self) -> Points:
        """The floor's corners (4, 2) in raster pixels."""
        return (self.corners - [self.region.left, self.region.top]) * self.scale

    @cached_property
    def matrix(self) -> Matrix:
        """The homography (3, 3) from pixels of the picture to raster pixels."""
        return self.move @ self.frame.view(self.region, self.scale)

    def take(self, picture: Picture) -> Picture:
        """The raster of a picture (BGR)."""
        size = (round(self.region.width * self.scale), round(self.region.height * self.scale))
        taken = cv2.warpPerspective(picture, self.matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return taken.astype(np.uint8, copy=False)

    def shift(self, shift: Place) -> Self:
        """The view of a tray that lies shifted by this much (raster pixels, right and down)."""
        return self.carry(np.array([[1.0, 0.0, -shift[0]], [0.0, 1.0, -shift[1]], [0.0, 0.0, 1.0]]))

    def carry(self, by: Matrix) -> Self:
        """The view after this matrix (3, 3), which maps raster pixels of this view to those of the new one."""
        return replace(self, move=by @ self.move)

    def to_raster(self, points: Points) -> Points:
        """Convert points (n, 2) from pixels of the picture to raster pixels."""
        return Frame(self.matrix).to_mm(points)

    def to_picture(self, points: Points) -> Points:
        """Convert points (n, 2) from raster pixels to pixels of the picture."""
        return Frame(self.matrix).to_pixels(points)

    def lean(self, point: Place) -> tuple[float, float]:
        """How far (raster pixels) a cube's top appears shifted from its base at this raster point."""
        left, top = self.region.left, self.region.top
        dx, dy = self.camera.lean((point[0] / self.scale + left, point[1] / self.scale + top), self.cube_mm)
        return (dx * self.scale, dy * self.scale)

    def floor_mask(self, grow: float) -> NDArray[np.uint8]:
        """A mask, 1 on the floor and 0 off it, with the floor's outline moved outwards by `grow` raster pixels."""
        size = (round(self.region.height * self.scale), round(self.region.width * self.scale))
        middle = self.outline.mean(axis=0)
        arms = self.outline - middle
        longer = arms * (1 + grow * np.sqrt(2) / np.linalg.norm(arms, axis=1, keepdims=True))
        mask = np.zeros(size, np.uint8)
        cv2.fillConvexPoly(mask, np.round(middle + longer).astype(np.int32), 1)
        return mask


def rims(picture: NDArray[Any]) -> NDArray[np.float32]:
    """Edge strength of a raster, nearly independent of its light."""
    grey = cv2.GaussianBlur(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY).astype(np.float32), (0, 0), 1.0)
    strength = cv2.magnitude(cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1))
    return np.asarray(strength / (strength + 8.0), np.float32)


TOP_AREA = CUBE_PX**2
"""Area of a cube's top, in pixels of the raster."""


@dataclass(frozen=True)
class Found:
    """A cube, certain or suspected: the network's chance for it (`told`, 0-1), and how its visible part looks.

    `middle` and `corners` (4, 2) are the visible part's in raster pixels; `size` is its area as a share of a whole top. `colour`
    is the likeliest colour's number, `fit` how likely that is (a logarithm), `behind` (n,) how far each colour is behind it (log
    odds, at most 0), `misfit` how unlike the floor the visible part is (log odds), `lag` by how much (a logarithm) its
    colour fits it less well than the lesson's own cubes.
    """

    told: float
    middle: Place
    corners: Points
    size: float
    colour: int
    fit: float
    behind: NDArray[np.float64]
    misfit: float
    lag: float = 0.0

    @property
    def margin(self) -> float:
        """How far (log odds of a pixel) its colour leads the next; infinite where there is no other."""
        return -float(np.sort(self.behind)[-2]) if len(self.behind) > 1 else np.inf


def box(stats: NDArray[Any], shape: tuple[int, ...], pad: int) -> tuple[slice, slice]:
    """Rows and columns of a connected component, from its statistics, with up to `pad` pixels around it."""
    left, top, width, height = (int(value) for value in stats[:4])
    rows = slice(max(0, top - pad), min(shape[0], top + height + pad))
    return rows, slice(max(0, left - pad), min(shape[1], left + width + pad))


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
