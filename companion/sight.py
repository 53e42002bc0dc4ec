"""A look through the camera as the screen shows it: the picture, the pieces over it, and what is in doubt."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.reader import Look, tile_of
from companion.screen.live import Piece, Seen
from companion.table.device_kinds import Tile
from vision.reading import Face, Item

WIDEST = 960
"""Pixels; a picture is shown no wider than this."""

CUBE_SIDE = 0.03
"""Of the picture's width: how large a cube is marked whose outline was not found."""


def seen(look: Look) -> Seen:
    """Turn a look into what the screen draws."""
    if look.picture is None:
        return Seen(b"", (0, 0), refused=look.refused, ready=False)
    pixels, size = _shown(look.picture)
    height, width = look.picture.shape[:2]
    items = look.reading.items if look.reading is not None else ()
    pieces = tuple(_piece(item, width, height) for item in items)
    return Seen(pixels, size, pieces, look.refused)


def _shown(picture: NDArray[np.uint8]) -> tuple[bytes, tuple[int, int]]:
    """Shrink to what the screen needs, and turn B, G, R into R, G, B."""
    height, width = picture.shape[:2]
    share = min(1.0, WIDEST / width)
    size = (round(width * share), round(height * share))
    small = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    return cv2.cvtColor(small, cv2.COLOR_BGR2RGB).tobytes(), size


def _piece(item: Item[Face] | Item[str], width: int, height: int) -> Piece:
    corners = item.corners or _square(item.centre, CUBE_SIDE * width / 2)
    labels = [item.label, *(label for label, _ in item.alternatives)]
    tiles = tuple(_tile(label) for label in labels)
    return Piece(tuple((x / width, y / height) for x, y in corners), tiles, item.doubtful)


def _square(centre: tuple[float, float], half: float) -> tuple[tuple[float, float], ...]:
    x, y = centre
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def _tile(label: Face | str) -> Tile:
    if isinstance(label, str):
        return Tile(label, 1)
    return Tile("back", 0) if label.face_down else tile_of(label)
