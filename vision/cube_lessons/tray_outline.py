"""The tray's floor found in a picture when nobody marked its corners."""

import cv2
import numpy as np

from vision.errors import LabelsRefused
from vision.geometry.scale import Points
from vision.picture import Picture

_SIDE = 640
_SMALLEST_SHARE = 0.03
_LARGEST_SHARE = 0.9


def find_tray(picture: Picture, places: Points) -> Points:
    """The corners (4, 2), clockwise from the top left, of the smallest upright-faced quadrangle around all places.

    places are pixels (n, 2) known to lie in the tray. Raises LabelsRefused if no such quadrangle stands out.
    """
    shrink = min(1.0, _SIDE / max(picture.shape[:2]))
    small = cv2.resize(picture, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    inner = np.asarray(places, np.float64) * shrink
    found = [quad for quad in _quadrangles(small) if _holds(quad, inner)]
    if not found:
        raise LabelsRefused("the tray's outline does not stand out; mark its four corners in the labels")
    smallest = min(found, key=lambda quad: cv2.contourArea(quad.astype(np.float32)))
    return np.asarray(_clockwise(smallest) / shrink, np.float64)


def _quadrangles(picture: Picture) -> list[Points]:
    area = picture.shape[0] * picture.shape[1]
    quads = []
    for mask in _edge_masks(picture):
        contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
        for contour in contours:
            hull = cv2.convexHull(contour)
            if not _SMALLEST_SHARE * area < cv2.contourArea(hull) < _LARGEST_SHARE * area:
                continue
            corners = cv2.approxPolyDP(hull, 0.03 * cv2.arcLength(hull, closed=True), closed=True)
            if len(corners) == 4:  # noqa: PLR2004 - a quadrangle
                quads.append(corners.reshape(4, 2).astype(np.float64))
    return quads


def _edge_masks(picture: Picture) -> list[Picture]:
    """Areas between edges at several strengths, over all channels."""
    soft = cv2.bilateralFilter(picture, 7, 30, 5)
    masks = []
    for strong in (15, 30, 60, 110):
        edges = np.zeros(picture.shape[:2], np.uint8)
        for channel in cv2.split(soft):
            edges |= cv2.Canny(channel, strong / 2, strong).astype(np.uint8, copy=False)
        masks.append((cv2.dilate(edges, np.ones((3, 3), np.uint8)) == 0).astype(np.uint8))
    return masks


def _holds(quad: Points, places: Points) -> bool:
    outline = quad.astype(np.float32)
    return all(cv2.pointPolygonTest(outline, (float(x), float(y)), measureDist=False) > 0 for x, y in places)


def _clockwise(quad: Points) -> Points:
    middle = quad.mean(axis=0)
    turn = np.argsort(np.arctan2(quad[:, 1] - middle[1], quad[:, 0] - middle[0]))
    ordered = quad[turn]
    return np.asarray(np.roll(ordered, -int(ordered.sum(axis=1).argmin()), axis=0), np.float64)
