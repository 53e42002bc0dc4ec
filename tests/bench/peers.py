"""Plain peers of the readers, as a weekend would write them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cube_lessons.cube_lesson import CubeLesson
from vision.cubes.cube_profile import CubeProfile
from vision.geometry.lens import Frame
from vision.picture import Picture
from vision.tiles.tile_profile import MARGIN, TileProfile
from vision.vision_errors import LabelsRefused
from vision.whole_reading import Face, Item, Reading

Lab = NDArray[np.float32]

COLOURED, DARKER = 14.0, 60.0
"""By so much a cube differs from the empty tray: in colour, or in light alone (less is a shadow)."""
NEAR = 60.0
"""The farthest that a pixel may lie from a taught colour."""
SMALLEST = 0.5
"""Of a cube's area: less is a speck."""
LIGHT_COUNTS = 0.5
"""A pixel's light counts so much against its colour."""
RIM = 9
"""Pixels by which the tray is taken smaller, for its shadow."""
SIDE, TILE_MM = 64, 35.0
"""Of a tile: pixels to which it is cut, and its usual size."""
SQUARE, FULL = 0.75, 0.7
"""A contour's short side over its long one, and its area over its box's, at least."""
LEAST_ALIKE = 0.5
UNLIKE = 22.0
"""Levels by which a tile differs from the table."""
BORDER = 3


def colour_blobs(lesson: CubeLesson, profile: CubeProfile) -> Callable[[Picture], Reading[str]]:
    """Counts what differs from the empty tray: nearest taught colour, connected components, their area over a cube's."""
    if lesson.empty is None:
        raise LabelsRefused("this peer needs the empty tray")
    corners = profile.frame.to_pixels(profile.corners).astype(np.int32)
    left, top, width, height = cv2.boundingRect(corners)
    part = np.s_[max(0, top) : top + height, max(0, left) : left + width]
    whole = cv2.fillConvexPoly(np.zeros(lesson.picture.shape[:2], np.uint8), corners, 1)
    tray = np.asarray(cv2.erode(whole, np.ones((RIM, RIM), np.uint8)), np.uint8)[part]
    empty, shown = _lab(lesson.empty[part]), _lab(lesson.picture[part])
    names = [name for name, _ in lesson.labels.cubes]
    places = [(x - max(0, left), y - max(0, top)) for _, (x, y) in lesson.labels.cubes]
    taught = np.array([_around(shown, place) for place in places], np.float32)
    middle = corners.mean(axis=0)
    cube = (profile.cube_mm / profile.frame.mm_per_px_at((float(middle[0]), float(middle[1])))) ** 2
    masks = _masks(shown, empty, taught, tray)
    areas = [max(_area_at(mask, place), 0.5 * cube) for mask, place in zip(masks, places, strict=True)]

    def read(picture: Picture) -> Reading[str]:
        seen = _lab(picture[part])
        items: list[Item[str]] = []
        for name, mask, area in zip(names, _masks(seen, empty, taught, tray), areas, strict=True):
            items += _blobs(mask, name, area)
        return Reading(tuple(items), 0.5)

    return read


def _lab(picture: Picture) -> Lab:
    return np.asarray(cv2.cvtColor(cv2.GaussianBlur(picture, (3, 3), 0), cv2.COLOR_BGR2LAB), np.float32)


def _masks(seen: Lab, empty: Lab, taught: Lab, tray: Picture) -> list[Picture]:
    """For each taught colour the pixels in the tray that changed and are nearest to it."""
    change = seen - empty
    change -= np.median(change[tray > 0], axis=0)
    colour, light = np.hypot(change[..., 1], change[..., 2]), np.abs(change[..., 0])
    stuff = ((colour > COLOURED) | (light > DARKER)) & (tray > 0)
    weigh = np.array([LIGHT_COUNTS, 1.0, 1.0], np.float32)
    off = np.stack([np.linalg.norm((seen - each) * weigh, axis=2) for each in taught])
    nearest, distance = off.argmin(axis=0), off.min(axis=0)
    return [
        cv2.medianBlur(((nearest == number) & (distance < NEAR) & stuff).astype(np.uint8), 5) for number in range(len(taught))
    ]


def _area_at(mask: Picture, centre: tuple[float, float]) -> float:
    _, numbers, stats, _ = cv2.connectedComponentsWithStats(mask)
    number = int(numbers[round(centre[1]), round(centre[0])])
    return float(stats[number, cv2.CC_STAT_AREA]) if number else 0.0


def _blobs(mask: Picture, name: str, cube: float) -> list[Item[str]]:
    _, _, stats, middles = cv2.connectedComponentsWithStats(mask)
    items = []
    for (*_, area), (x, y) in zip(stats[1:], middles[1:], strict=True):
        if area > SMALLEST * cube:
            items += [Item(name, (float(x), float(y)), 0.5)] * max(1, round(area / cube))
    return items


def _around(lab: Lab, centre: tuple[float, float]) -> Lab:
    x, y = (round(value) for value in centre)
    return np.asarray(np.median(lab[y - 4 : y + 5, x - 4 : x + 5].reshape(-1, 3), axis=0), np.float32)


def contour_tiles(profile: TileProfile) -> Callable[[Picture, Frame | None], Reading[Face]]:
    """Finds squares among the contours, and names each by the taught picture that correlates best in four rotations.

    It is handed the tiles as our teaching cut them out, so that it has only to read.
    """
    templates = [(view.face, _without_margin(view.picture)) for view in profile.views]

    def read(picture: Picture, frame: Frame | None) -> Reading[Face]:
        height, width = picture.shape[:2]
        side = TILE_MM / frame.mm_per_px_at((width / 2, height / 2)) if frame else 0.1 * width
        items = [_named(picture, quad, templates) for quad in _quads(picture, (0.7 * side) ** 2, (1.4 * side) ** 2)]
        likely = [item for item in items if item.confidence >= LEAST_ALIKE]
        return Reading(tuple(likely), min((item.confidence for item in likely), default=0.5))

    return read


def _without_margin(view: Picture) -> Picture:
    edge = round(view.shape[0] * MARGIN / (1 + 2 * MARGIN))
    return np.asarray(cv2.resize(view[edge:-edge, edge:-edge], (SIDE, SIDE), interpolation=cv2.INTER_AREA), np.uint8)


def _quads(picture: Picture, smallest: float, largest: float) -> list[NDArray[np.float32]]:
    """About square contours of this area (pixels), none within another: unlike the table, edges, light against dark."""
    grey = cv2.GaussianBlur(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), (5, 5), 0)
    _, light = cv2.threshold(grey, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    edges = cv2.dilate(cv2.Canny(grey, 40, 120), np.ones((3, 3), np.uint8))
    lab = _lab(picture)
    table = np.median(lab[::8, ::8].reshape(-1, 3), axis=0)
    unlike = cv2.medianBlur((np.linalg.norm(lab - table, axis=2) > UNLIKE).astype(np.uint8), 7)
    quads: list[NDArray[np.float32]] = []
    for mask in (unlike, edges, light, 255 - light):
        contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
        for contour in sorted(contours, key=cv2.contourArea, reverse=True):
            box = cv2.minAreaRect(contour)
            across, down = sorted(box[1])
            fits = smallest <= cv2.contourArea(contour) <= largest and across > SQUARE * down
            if fits and cv2.contourArea(contour) > FULL * across * down and not _taken(box[0], quads):
                quads.append(cv2.boxPoints(box))
    return quads


def _taken(middle: tuple[float, float], quads: list[NDArray[np.float32]]) -> bool:
    return any(cv2.pointPolygonTest(quad, middle, measureDist=False) >= 0 for quad in quads)


def _cut(picture: Picture, quad: NDArray[np.float32]) -> Picture:
    corners = np.array([[0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]], np.float32)
    return np.asarray(cv2.warpPerspective(picture, cv2.getPerspectiveTransform(quad, corners), (SIDE, SIDE)), np.uint8)


def _named(picture: Picture, quad: NDArray[np.float32], templates: Sequence[tuple[Face, Picture]]) -> Item[Face]:
    cut = _cut(picture, quad)
    turned = [np.ascontiguousarray(np.rot90(cut, turns)) for turns in range(4)]
    alike = [max(_correlation(each, template) for each in turned) for _, template in templates]
    best = int(np.argmax(alike))
    x, y = quad.mean(axis=0)
    return Item(templates[best][0], (float(x), float(y)), min(1.0, max(0.0, alike[best])))


def _correlation(one: Picture, other: Picture) -> float:
    """Of the crops' inner parts, so that half a symbol's shift does no harm."""
    inner = other[BORDER:-BORDER, BORDER:-BORDER]
    return float(cv2.matchTemplate(one, inner, cv2.TM_CCOEFF_NORMED).max())
