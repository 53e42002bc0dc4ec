"""Places where a tile might lie: oblongs of known size, at any rotation, whose sides are edges.

Every side votes for the centre at half a tile's distance (a Hough transform for squares), so that a tile still
stands out when one side is hidden or when it touches its neighbour.
"""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.picture import Picture
from vision.tiles.gallery import COARSE, Gallery, look_inside, unit_vectors
from vision.tiles.plane import Plane
from vision.tiles.quads import areas

_SIZE_NOISE = 0.035
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


def expect_sizes(
    centres: Points, sizes: NDArray[np.float64], weights: NDArray[np.float64], usual: float, *, flat: bool
) -> tuple[NDArray[np.float64], float]:
    """The size (n,) expected at each centre (n, 2) in pixels, from the sizes seen there, and its usual error (a logarithm).

    The logarithm of the size is assumed to change linearly across the picture, around `usual`; if the table is
    seen `flat`, it hardly changes. Odd sizes count for little (Cauchy weights).
    """
    spread = _TIGHT if flat else _LOOSE
    about = centres / max(1.0, float(np.ptp(centres, axis=0).max(initial=0.0)), 10 * usual)
    terms = np.column_stack([np.ones(len(centres)), about - about.mean(axis=0)])
    seen = np.log(sizes / usual)
    fit: NDArray[np.float64] = np.zeros(3)
    for _ in range(_ROUNDS):
        say = weights / (1 + ((seen - terms @ fit) / _SIZE_NOISE) ** 2) / _SIZE_NOISE**2
        fit = np.asarray(
            np.linalg.solve(terms.T @ (terms * say[:, None]) + np.diag(1 / spread**2), terms.T @ (say * seen)), np.float64
        )
    order = np.argsort(away := np.abs(seen - terms @ fit))
    heavy = int(np.searchsorted(np.cumsum(weights[order]), weights.sum() / 2))
    error = float(np.clip(away[order[min(heavy, len(order) - 1)]], *_ERRORS))
    return np.asarray(usual * np.exp(terms @ fit), np.float64), error


def find_usual_side(picture: Picture, gallery: Gallery, ratio: float) -> float | None:
    """The mean side in pixels of the tiles that have closed outlines and look like a face; None where too few do."""
    shrink = min(1.0, _WIDE / max(picture.shape))
    small = np.asarray(cv2.resize(picture, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA), np.uint8)
    # Oblongs (n, 4, 2) at any turn, of about this ratio, around closed edges; the first corner is the face's
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
    quads = np.array(found[:_MOST]).reshape(-1, 4, 2)
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


STEP_DEGREES = 7.5
"""Degrees between the turns of a square that are tried."""
_TURNS = np.arange(0.0, 90.0, STEP_DEGREES)
_FULL, _HALF = 9, 14
_SIDE_SHARE = 0.8
_MARGIN = 0.7
_EXACT = 0.4
_APART = 0.4

_Votes = NDArray[np.uint8]
Strength = NDArray[np.uint8]
Direction = NDArray[np.uint8]

_LOG_OFFSET = 24
_NOISE = 14.0
_CROWDING = 1.5
_GAIN = 1.6
_STRONG = 60.0
_HALF_TURN = 180.0


@dataclass(frozen=True)
class EdgeMap:
    """Each pixel's edge strength, 0-255, and the direction of its normal in degrees, 0-179; both (height, width)."""

    strength: Strength
    direction: Direction


@dataclass(frozen=True)
class Square:
    """A place for a tile: centre, width and height in pixels, turn in degrees, and the share of its outline that is edge."""

    x: float
    y: float
    width: float
    height: float
    turn: float
    support: float

    @property
    def corners(self) -> Points:
        """The corners (4, 2) in the order top left, top right, bottom right, bottom left before turning."""
        turn = np.radians(self.turn)
        right = np.array([np.cos(turn), np.sin(turn)]) * self.width / 2
        down = np.array([-np.sin(turn), np.cos(turn)]) * self.height / 2
        around = np.array([-right - down, right - down, right + down, down - right])
        return np.asarray(np.array([self.x, self.y]) + around, np.float64)


def find_squares(picture: Picture, size: tuple[float, float], scales: tuple[float, ...], least: float, most: int) -> list[Square]:
    """Up to `most` places for oblongs of this size (width, height in pixels) times any of the scales.

    The best supported come first; centres are at least two fifths of the shorter side apart. A support (0-1) of 0.75 means
    that about one side is hidden.
    """
    edges = find_edges(picture, round(max(size)))
    sizes = [size] if size[0] == size[1] else [size, size[::-1]]
    found = [
        votes
        for turn in _TURNS
        for votes in _at_turn(edges, float(turn), [(w * z, h * z) for w, h in sizes for z in scales], least)
    ]
    rows = np.concatenate(found) if found else np.zeros((0, 6))
    rows = rows[np.argsort(-rows[:, 5], kind="stable")]
    squares: list[Square] = []
    while len(rows) and len(squares) < most:
        x, y = rows[0, :2]
        squares.append(Square(*(float(value) for value in rows[0])))
        rows = rows[(rows[:, 0] - x) ** 2 + (rows[:, 1] - y) ** 2 > (_APART * min(size)) ** 2]
    return squares


def _at_turn(edges: EdgeMap, turn: float, sizes: list[tuple[float, float]], least: float) -> list[NDArray[np.float64]]:
    """Rows (x, y, width, height, turn, support), one for each local maximum of the score at one turn."""
    margin = round(_MARGIN * max(max(size) for size in sizes))
    # The matrix (2, 3) that turns oblongs at this turn upright, and the extent that holds the whole turned picture
    high, wide = edges.strength.shape[:2]
    matrix = np.asarray(cv2.getRotationMatrix2D((wide / 2, high / 2), turn, 1.0), np.float64)
    cos, sin = abs(matrix[0, 0]), abs(matrix[0, 1])
    extent = int(wide * cos + high * sin) + 2 * margin + 1, int(wide * sin + high * cos) + 2 * margin + 1
    matrix[:, 2] += (extent[0] - wide) / 2, (extent[1] - high) / 2
    upright, level = (_turn(edges, turn + normal, matrix, extent) for normal in (0.0, 90.0))
    upright, level = _thicken(upright, 1, 5), _thicken(level, 5, 1)
    back = cv2.invertAffineTransform(matrix)
    rows = []
    for width, height in sizes:
        score = _score(upright, level, (width, height), margin)
        ys, xs = _peaks(score, round(255 * least))
        places = np.column_stack([xs + margin, ys + margin, np.ones(len(xs))]) @ back.T
        fixed = np.tile([width, height, turn], (len(xs), 1))
        rows.append(np.column_stack([places, fixed, score[ys, xs] / 255]))
    return rows


def _score(upright: _Votes, level: _Votes, size: tuple[float, float], margin: int) -> _Votes:
    """Share (0-255) of the outline around each pixel that is edge; the weakest side counts two thirds as much as the others."""
    width, height = size
    steep = np.asarray(cv2.blur(upright, (1, round(height * _SIDE_SHARE))), np.uint8)
    flat = np.asarray(cv2.blur(level, (round(width * _SIDE_SHARE), 1)), np.uint8)
    left, right = (_shift(steep, sign * round(width / 2), 0, margin) for sign in (1, -1))
    top, bottom = (_shift(flat, 0, sign * round(height / 2), margin) for sign in (1, -1))
    weakest = np.minimum(np.minimum(left, right), np.minimum(top, bottom))
    across, down = (cv2.addWeighted(one, 3 / 11, other, 3 / 11, 0) for one, other in ((left, right), (top, bottom)))
    return np.asarray(cv2.addWeighted(cv2.add(across, down), 1, weakest, -1 / 11, 0), np.uint8)


def _thicken(votes: _Votes, rows: int, columns: int) -> _Votes:
    """Widen edges, but keep them strongest at the original place, so that the exact outline wins over others that touch them."""
    wide = cv2.dilate(votes, np.ones((rows, columns), np.uint8))
    return np.asarray(cv2.addWeighted(wide, 1 - _EXACT, votes, _EXACT, 0), np.uint8)


def _peaks(score: _Votes, least: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Rows and columns of the pixels that reach `least` and are not exceeded by any within two pixels."""
    highest = cv2.dilate(score, np.ones((5, 5), np.uint8))
    places = np.flatnonzero((score >= highest) & (score >= least))
    ys, xs = np.divmod(places, score.shape[1])
    return ys, xs


def _shift(votes: _Votes, right: int, down: int, margin: int) -> _Votes:
    height, width = votes.shape
    return votes[margin - down : height - margin - down, margin - right : width - margin - right]


def _turn(edges: EdgeMap, normal: float, matrix: NDArray[np.float64], extent: tuple[int, int]) -> _Votes:
    """The edges with this normal (degrees), in the turned picture."""
    away = np.abs((np.arange(256) - normal + 90) % 180 - 90)
    table = np.where(away <= _FULL, 255, np.where(away <= _HALF, 127, 0)).astype(np.uint8)
    chosen = cv2.bitwise_and(edges.strength, cv2.LUT(edges.direction, table))
    return np.asarray(cv2.warpAffine(chosen, matrix, extent, flags=cv2.INTER_NEAREST), np.uint8)


def find_edges(picture: Picture, crowd_px: int) -> EdgeMap:
    """The edges of a picture; where many lie within `crowd_px`, each counts for less, so that texture fades.

    The calmer side of an edge decides how much it counts, so the outline of a patterned tile stands out from a calm table.
    """
    levels = np.log1p(np.arange(256) / _LOG_OFFSET)
    logs = cv2.GaussianBlur(cv2.LUT(picture, np.asarray(255 * levels / levels[-1], np.uint8)), (3, 3), 0.8)
    # At each pixel the largest gradient among the three channels: across, down, and its size
    planes = cv2.split(np.asarray(logs, np.uint8))
    slopes = [[np.asarray(cv2.Sobel(plane, cv2.CV_32F, *way), np.float32) for way in ((1, 0), (0, 1))] for plane in planes]
    across, down = slopes[0]
    size = np.asarray(cv2.magnitude(across, down), np.float32)
    for x, y in slopes[1:]:
        steep = np.asarray(cv2.magnitude(x, y), np.float32)
        np.copyto(across, x, where=steep > size)
        np.copyto(down, y, where=steep > size)
        size = np.maximum(size, steep)
    near = cv2.blur(np.minimum(size, _STRONG), (crowd_px, crowd_px))
    near = cv2.erode(near, np.ones((max(1, crowd_px // 2), max(1, crowd_px // 2)), np.uint8))
    share = size / (size + _CROWDING * near + _NOISE)
    strength = np.minimum(share * (_GAIN * 255), 255).astype(np.uint8)
    angle = cv2.phase(across, down, angleInDegrees=True)
    return EdgeMap(strength, np.where(angle < _HALF_TURN, angle, angle - _HALF_TURN).astype(np.uint8))
