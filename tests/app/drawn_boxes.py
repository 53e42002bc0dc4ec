"""Pictures of boxes that nobody printed: tiles that lie apart on a table, cubes in a tray."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from tools.tiles.drawing import Edition
from vision.whole_reading import Face

KINDS = ("bread", "marble", "tools")
EDITION = Edition(11, KINDS)
SIDE = 92
CUBES = {
    "blue": (200, 80, 30),
    "yellow": (40, 200, 235),
    "red": (40, 40, 200),
    "black": (30, 28, 26),
    "purple": (140, 40, 120),
    "green": (60, 140, 30),
}
TRAY = ((150, 90), (500, 90), (500, 390), (150, 390))


def sheet(faces: list[Face], seed: int = 1, size: tuple[int, int] = (640, 480)) -> np.ndarray:
    """Tiles apart on a plain table, a little turned."""
    rng = np.random.default_rng(seed)
    picture = np.full((size[1], size[0], 3), (0.28, 0.36, 0.42), np.float32)
    columns = size[0] // 155
    for number, face in enumerate(faces):
        art, opacity = EDITION.draw(face, rng)
        middle = (100 + number % columns * 155, 90 + number // columns * 150)
        turn = cv2.getRotationMatrix2D((art.shape[1] / 2, art.shape[0] / 2), float(rng.uniform(-25, 25)), SIDE / art.shape[0])
        turn[:, 2] += np.array(middle) - np.array(art.shape[:2][::-1]) / 2
        laid = cv2.warpAffine(art, turn, size, flags=cv2.INTER_AREA)
        cover = cv2.warpAffine(opacity.astype(np.float32), turn, size, flags=cv2.INTER_AREA)[..., None]
        picture = picture * (1 - cover) + laid * cover
    return np.clip(picture * 255 * 0.9 + rng.normal(0, 1.2, picture.shape), 0, 255).astype(np.uint8)


def tray(*cubes: tuple[str, int, int], seed: int = 3) -> np.ndarray:
    """A pale tray on a dark table, with cubes in it."""
    rng = np.random.default_rng(seed)
    picture = np.full((480, 640, 3), (60, 75, 90), np.float32)
    corners = np.array(TRAY, np.int32)
    cv2.fillConvexPoly(picture, corners, (190, 205, 215))
    cv2.polylines(picture, [corners], isClosed=True, color=(25, 35, 45), thickness=6)
    for colour, x, y in cubes:
        cv2.rectangle(picture, (x - 11, y - 11), (x + 11, y + 11), CUBES[colour], -1)
    return np.clip(picture + rng.normal(0, 1.2, picture.shape), 0, 255).astype(np.uint8)


def save(folder: Path, *pictures: np.ndarray) -> Path:
    """Write pictures in the order in which the folder camera plays them."""
    folder.mkdir(exist_ok=True)
    for number, picture in enumerate(pictures):
        cv2.imwrite(str(folder / f"{number:02}.png"), picture)
    return folder
