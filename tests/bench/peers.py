"""Plain peers of the readers, as a weekend would write them."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np

from vision.cube_profile import CubeProfile
from vision.cube_teaching import Lesson
from vision.picture import Picture
from vision.reading import Item, Reading

NEAR = 45.0
SMALLEST = 0.25


def colour_blobs(lesson: Lesson, profile: CubeProfile) -> Callable[[Picture], Reading[str]]:
    """Counts by LAB distance to the taught colours, connected components, and their area over a cube's."""
    lab = cv2.cvtColor(lesson.picture, cv2.COLOR_BGR2LAB).astype(np.float32)
    taught = np.array([_around(lab, centre) for _, centre in lesson.labels.cubes], np.float32)
    names = [name for name, _ in lesson.labels.cubes]
    if lesson.empty is not None:
        floor = cv2.cvtColor(profile.empty, cv2.COLOR_BGR2LAB).reshape(-1, 3)
        taught = np.concatenate([taught, np.median(floor, axis=0)[None].astype(np.float32)])
    corners = profile.frame.to_pixels(profile.corners).astype(np.int32)
    middle = corners.mean(axis=0)
    side = profile.cube_mm / profile.frame.mm_per_px_at((float(middle[0]), float(middle[1])))

    def read(picture: Picture) -> Reading[str]:
        tray = np.zeros(picture.shape[:2], np.uint8)
        cv2.fillConvexPoly(tray, corners, 1)
        seen = cv2.cvtColor(picture, cv2.COLOR_BGR2LAB).astype(np.float32)
        off = np.stack([np.linalg.norm(seen - colour, axis=2) for colour in taught])
        nearest, distance = off.argmin(axis=0), off.min(axis=0)
        items: list[Item[str]] = []
        for number, name in enumerate(names):
            mask = ((nearest == number) & (distance < NEAR) & (tray > 0)).astype(np.uint8)
            items += _blobs(mask, name, side * side * 1.2)
        return Reading(tuple(items), 0.5)

    return read


def _blobs(mask: Picture, name: str, cube: float) -> list[Item[str]]:
    _, _, stats, middles = cv2.connectedComponentsWithStats(cv2.medianBlur(mask, 5))
    items = []
    for (*_, area), (x, y) in zip(stats[1:], middles[1:], strict=True):
        if area > SMALLEST * cube:
            items += [Item(name, (float(x), float(y)), 0.5)] * max(1, round(area / cube))
    return items


def _around(lab: Picture, centre: tuple[float, float]) -> Picture:
    x, y = (round(value) for value in centre)
    return np.median(lab[y - 4 : y + 5, x - 4 : x + 5].reshape(-1, 3), axis=0)
