"""How large a tile must look where it lies: by those seen at a first glance, and because a camera's tilt changes it smoothly."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.picture import Picture
from vision.tiles.describe import COARSE, look_inside, unit_vectors
from vision.tiles.gallery import Gallery
from vision.tiles.plane import Plane
from vision.tiles.quads import areas

_NOISE = 0.035
_ROUNDS = 5
_ERRORS = (0.012, 0.03)
_LOOSE = np.array([0.06, 0.25, 0.25])
_TIGHT = np.array([0.02, 0.015, 0.015])
_WIDE = 640
_WEAK_EDGE, _STRONG_EDGE = 40, 110
_SMALLEST, _LARGEST = 18.0, 260.0
_FILLED = 0.82
_RATIO_SLACK = 0.16
_MOST = 80
_LIKE, _SURELY_LIKE = 0.6, 0.85
_ONE_SIZE = 0.1


def expected_sizes(
    centres: Points, sizes: NDArray[np.float64], weights: NDArray[np.float64], usual: float, *, flat: bool
) -> tuple[NDArray[np.float64], float]:
    """The size (n,) expected at each centre (n, 2), all in pixels, from the sizes seen there, and its usual error (a logarithm).

    The logarithm of the size is taken to change linearly across the picture, about `usual`; where the table is
    seen `flat` it hardly changes. Odd sizes lose their say (Cauchy weights).
    """
    spread = _TIGHT if flat else _LOOSE
    about = centres / max(1.0, float(np.ptp(centres, axis=0).max(initial=0.0)), 10 * usual)
    terms = np.column_stack([np.ones(len(centres)), about - about.mean(axis=0)])
    seen = np.log(sizes / usual)
    fit: NDArray[np.float64] = np.zeros(3)
    for _ in range(_ROUNDS):
        say = weights / (1 + ((seen - terms @ fit) / _NOISE) ** 2) / _NOISE**2
        fit = np.asarray(
            np.linalg.solve(terms.T @ (terms * say[:, None]) + np.diag(1 / spread**2), terms.T @ (say * seen)), np.float64
        )
    order = np.argsort(away := np.abs(seen - terms @ fit))
    heavy = np.searchsorted(np.cumsum(weights[order]), weights.sum() / 2)
    error = float(np.clip(away[order[min(heavy, len(order) - 1)]], *_ERRORS))
    return np.asarray(usual * np.exp(terms @ fit), np.float64), error


def usual_side(picture: Picture, gallery: Gallery, ratio: float) -> float | None:
    """The mean side in pixels of the tiles whose outlines are closed and that are like a face; None where there are none."""
    shrink = min(1.0, _WIDE / max(picture.shape))
    small = np.asarray(cv2.resize(picture, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA), np.uint8)
    quads = _oblongs(small, ratio)
    if not len(quads):
        return None
    plane = Plane(small, small, np.eye(3), np.eye(3), (1.0, 1.0))
    views, turns, _ = gallery.turned.shape
    alike = unit_vectors(look_inside(plane, quads, COARSE)) @ gallery.turned.reshape(views * turns, -1).T
    like = alike.max(axis=1)
    sizes = np.log(areas(quads)) / 2
    sure = like >= _LIKE
    if not sure.any():
        return None
    near = (np.abs(sizes[sure] - sizes[sure][:, None]) < _ONE_SIZE) * like[sure]
    best = near.sum(axis=1).argmax()
    if near[best].sum() < _SURELY_LIKE:
        return None
    return float(np.exp(np.average(sizes[sure], weights=near[best])) / shrink)


def _oblongs(small: Picture, ratio: float) -> Points:
    """Upright or turned oblongs (n, 4, 2) of about this ratio around what edges close in, first corner as the face lies."""
    edges = np.zeros(small.shape[:2], np.uint8)
    for channel in cv2.split(cv2.GaussianBlur(small, (3, 3), 0)):
        edges = np.maximum(edges, cv2.Canny(channel, _WEAK_EDGE, _STRONG_EDGE).astype(np.uint8))
    closed = cv2.dilate(edges, np.ones((3, 3), np.uint8))
    contours, _ = cv2.findContours(closed, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
    found: list[NDArray[np.float64]] = []
    for contour in contours:
        (x, y), (width, height), turn = cv2.minAreaRect(contour)
        if min(width, height) <= _SMALLEST or max(width, height) >= _LARGEST:
            continue
        filled = cv2.contourArea(cv2.convexHull(contour)) >= _FILLED * width * height
        if filled and abs(abs(np.log(width / height)) - np.log(ratio)) < _RATIO_SLACK:
            lying = (width, height) if width >= height or ratio == 1.0 else (height, width)
            found.append(cv2.boxPoints(((x, y), lying, turn if lying[0] == width else turn + 90)).astype(np.float64))
    found.sort(key=lambda quad: -float(areas(quad)))
    return np.array(found[:_MOST]).reshape(-1, 4, 2)
