"""The table rectified and reduced so that tiles have a known size, with the mapping back to the picture's detail."""

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Frame, Matrix, Points, Region
from vision.picture import Picture, halve_to

FLAT_PX = 32.0
"""Side of a tile in the flat picture, in pixels."""
DETAIL_PX = 64.0
"""Side of a tile in the finer flat picture, in pixels."""

Samples = NDArray[np.uint8]
Logs = NDArray[np.float32]
_MAX_FLAT = 1400
_LITTLE = 0.75
"""A picture shrunk to more than this share needs no averaging over areas."""
_MAX_ROWS = 30_000


@dataclass(frozen=True)
class Plane:
    """A flat picture in which a tile is about FLAT_PX across, and a finer one, both BGR.

    `to_detail` and `to_picture` are homographies (3, 3) from pixels of `flat` to those of `detail` and of the
    picture itself; `tile` is the tile's width and height in pixels of `flat`; `level` says whether `flat` really
    shows the table from straight above, as a mat allows, so that all tiles have this size.
    """

    flat: Picture
    detail: Picture
    to_detail: Matrix
    to_picture: Matrix
    tile: tuple[float, float]
    level: bool = False


def lay_flat(picture: Picture, tile_mm: tuple[float, float], frame: Frame) -> Plane:
    """Rectify the picture by its frame; `tile_mm` is a tile's width and height in millimetres."""
    height, width = picture.shape[:2]
    px_per_mm = FLAT_PX / float(np.sqrt(tile_mm[0] * tile_mm[1]))
    detail, shrink = _shrink(picture, DETAIL_PX / FLAT_PX * px_per_mm * frame.mm_per_px_at((width / 2, height / 2)))
    border = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float64)
    view = frame.view(Region.take_around(frame.to_mm(border)), px_per_mm) @ np.linalg.inv(shrink)
    height, width = detail.shape[:2]
    corners = cv2.perspectiveTransform(np.array([[[0, 0], [width, 0], [width, height], [0, height]]], np.float64), view)
    right, bottom = corners.reshape(-1, 2).max(axis=0)
    size = min(_MAX_FLAT, max(1, round(right))), min(_MAX_FLAT, max(1, round(bottom)))
    flat = cv2.warpPerspective(detail, view, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    level = bool(np.abs(frame.px_to_mm[2, :2]).max() > 0)
    tile = tile_mm[0] * px_per_mm, tile_mm[1] * px_per_mm
    return replace(_plane(np.asarray(flat, np.uint8), detail, view, shrink, tile), level=level)


def shrink_only(picture: Picture, tile_px: tuple[float, float], *, careful: bool = False) -> Plane:
    """Shrink the picture without rectifying it; `tile_px` is a tile's width and height in its pixels.

    `careful`, as for a lesson, makes each pixel the mean of its area.
    """
    mean = float(np.sqrt(tile_px[0] * tile_px[1]))
    detail, to_small = _shrink(picture, DETAIL_PX / mean, careful=careful)
    flat, to_flat = _shrink(picture, FLAT_PX / mean, careful=careful)
    factor = FLAT_PX / mean
    return _plane(flat, detail, to_flat @ np.linalg.inv(to_small), to_small, (tile_px[0] * factor, tile_px[1] * factor))


def sample(plane: Plane, quads: Points, places: Points) -> Samples:
    """Sample levels (n, ..., 3) from `detail` at places (..., 2), 0-1 across and down, of each quad (n, 4, 2) in `flat`."""
    return _sample(plane.detail, _map(plane.to_detail, quads), places)


def sample_flat(plane: Plane, quads: Points, places: Points) -> Samples:
    """Like `sample`, but from the flat picture."""
    return _sample(plane.flat, quads, places)


def places_in(quads: Points, places: Points) -> Points:
    """The points (n, k, 2) at places (n, k, 2), 0-1 across and down, in each quad (n, 4, 2)."""
    return np.asarray(np.matmul(_shares(places), quads), np.float64)


def _sample(picture: Picture, quads: Points, places: Points) -> Samples:
    shares = _shares(places.reshape(-1, 2)).astype(np.float32)
    points = np.matmul(shares, quads.astype(np.float32))
    rows = [
        cv2.remap(picture, part[..., 0], part[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        for part in np.array_split(points, range(_MAX_ROWS, len(points), _MAX_ROWS))
    ]
    return np.asarray(np.concatenate(rows).reshape(len(quads), *places.shape[:-1], 3), np.uint8)


def logs(colours: Samples, offset: float) -> Logs:
    """Logarithms of sampled colours (n, ..., 3), each level raised by an offset first."""
    table = np.log(np.arange(256, dtype=np.float32) + np.float32(offset))
    return np.asarray(cv2.LUT(colours.reshape(len(colours), -1), table).reshape(colours.shape), np.float32)


def _shares(places: Points) -> Points:
    """The weights (..., 4) of a quad's corners for the points at these places (..., 2)."""
    x, y = places[..., 0], places[..., 1]
    return np.stack([(1 - x) * (1 - y), x * (1 - y), x * y, (1 - x) * y], axis=-1)


def to_picture(plane: Plane, points: Points) -> Points:
    """Convert points (..., 2) of the flat picture to pixels of the picture."""
    return _map(plane.to_picture, points)


def _map(matrix: Matrix, points: Points) -> Points:
    flat = np.column_stack([points.reshape(-1, 2), np.ones(points.size // 2)]) @ matrix.T
    placed: Points = (flat[:, :2] / flat[:, 2:]).reshape(points.shape)
    return placed


def _plane(flat: Picture, detail: Picture, view: Matrix, shrink: Matrix, tile: tuple[float, float]) -> Plane:
    back = np.linalg.inv(view).astype(np.float64)
    to_whole = np.linalg.inv(shrink) @ back
    return Plane(flat, detail, back, np.asarray(to_whole, np.float64), tile)


def _shrink(picture: Picture, factor: float, *, careful: bool = False) -> tuple[Picture, Matrix]:
    """Shrink the picture, never enlarging it; also return the homography to it."""
    if factor >= 1:
        return picture, np.eye(3)
    height, width = picture.shape[:2]
    size = max(1, round(width * factor)), max(1, round(height * factor))
    if careful and factor <= _LITTLE:
        small = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    else:  # halved as often as possible: this takes a tenth of the time of averaging over areas
        small = cv2.resize(halve_to(picture, size), size, interpolation=cv2.INTER_LINEAR)
    x, y = size[0] / width, size[1] / height
    return np.asarray(small, np.uint8), np.array([[x, 0, x / 2 - 0.5], [0, y, y / 2 - 0.5], [0, 0, 1]])
