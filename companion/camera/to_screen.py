"""A look through the camera as the screen shows it: the picture, the pieces over it, and what is in doubt."""

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.camera.table_reader import Look
from companion.play.live import Piece, Seen
from companion.table.phrase import Phrase, phrase
from companion.table.questions.device_kinds import Tile
from vision.geometry.crop import Crop
from vision.live.check import PictureCheck
from vision.vision_errors import Refusal
from vision.whole_reading import SURE_FROM, Face, Item, PicturePoint, Reading, Remedy, Wish


def doubt_of(reading: Reading[Face] | Reading[str]) -> Wish | None:
    """Give what a second look should find otherwise; None where the reading is sure enough, and where it was refused.

    Of tiles each doubtful one is asked about by itself, so only what may have been missed makes the whole doubtful.
    """
    cubes = not any(isinstance(item.label, Face) for item in reading.items)
    sure = reading.confidence if cubes else 1 - reading.missed
    if reading.refusal is not None or sure >= SURE_FROM:
        return None
    return reading.wish or Wish(Remedy.LOOK)


def said_of(reading: Reading[Face] | Reading[str]) -> tuple[Phrase, ...]:
    """Say why a reading was refused, or that it is in doubt, with what would help; nothing of one that is sure."""
    if reading.refusal is not None:
        return (phrase(f"refusal-{reading.refusal}"),)
    said = (phrase("screen-doubts", count=len(reading.doubtful)),) if reading.doubtful else ()
    wish = doubt_of(reading)
    return said if wish is None else (phrase("look-again-unsure"), phrase(f"look-again-{wish.remedy}"), *said)


WIDEST = 960
"""Pixels; a picture is shown no wider than this."""

CUBE_SIDE = 0.03
"""Of the picture's width: how large a cube is marked whose outline was not found."""

ADVICE = (None, Refusal.HAND_IN_VIEW)
"""What keeps no picture from being taken: a thing of wood may look like a hand, and the reader looks more closely."""

BACK = Tile("back", 0)


def seen(look: Look) -> Seen:
    """Turn a look into what the screen draws."""
    if look.picture is None:
        return Seen(b"", (0, 0), refused=look.refused, ready=False)
    part = Crop.whole(look.picture) if look.tray is None else Crop.around(look.picture, look.tray)
    pixels, size = shown(part.cut(look.picture))
    items = look.reading.items if look.reading is not None else ()
    faces = tuple(map(as_tile, look.faces))
    side = CUBE_SIDE * look.picture.shape[1]
    pieces = tuple(_piece(item, part, side, faces) for item in items)
    if look.check is not None:
        return Seen(pixels, size, light=light(look.check), ready=look.check.refusal in ADVICE)
    known = tuple(face for face in faces if face != BACK)
    doubt, doubted = whole_doubt(look.reading, part)
    return Seen(pixels, size, pieces, look.refused, read=look.reading is not None, faces=known, doubt=doubt, doubted=doubted)


def whole_doubt(reading: Reading[Face] | Reading[str] | None, part: Crop) -> tuple[Phrase | None, tuple[PicturePoint, ...]]:
    """Say what a second look should find otherwise, and the corners of where; None where the reading is sure enough."""
    wish = None if reading is None else doubt_of(reading)
    if wish is None:
        return None, ()
    return phrase(f"look-again-{wish.remedy}"), () if wish.corners is None else part.spots(wish.corners)


def light(check: PictureCheck) -> Phrase:
    """Say what is wrong with a picture, or one word on its light."""
    return phrase(f"refusal-{check.refusal}" if check.refusal is not None else f"light-{check.light}")


def shown(picture: NDArray[np.uint8]) -> tuple[bytes, tuple[int, int]]:
    """Shrink to what the screen needs, and turn B, G, R into R, G, B."""
    height, width = picture.shape[:2]
    share = min(1.0, WIDEST / width)
    size = (round(width * share), round(height * share))
    small = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    return cv2.cvtColor(small, cv2.COLOR_BGR2RGB).tobytes(), size


def _piece(item: Item[Face] | Item[str], part: Crop, side: float, faces: Sequence[Tile]) -> Piece:
    corners = item.corners or square(item.centre, side / 2)
    likely = [as_tile(item.label), *(as_tile(label) for label, _ in item.alternatives)]
    others = sorted((face for face in faces if face not in likely), key=lambda face: face.kind != likely[0].kind)
    return Piece(part.spots(corners), (*likely, *others), item.doubtful, len(likely), item.confidence)


def square(centre: tuple[float, float], half: float) -> tuple[tuple[float, float], ...]:
    """Give the corners of an upright square around a place."""
    x, y = centre
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def as_tile(label: Face | str) -> Tile:
    """Give the screen's tile for a label: a back is the tile without symbols, a cube one symbol of its colour."""
    if isinstance(label, str):
        return Tile(label, 1)
    return BACK if label.kind is None else Tile(label.kind, label.symbols or 0, label.frame or "plain")


def as_face(tile: Tile) -> Face:
    """Give the reader's face for a tile of the screen."""
    return Face() if tile == BACK else Face(tile.kind, tile.symbols, tile.frame)


def as_label(tile: Tile, *, cubes: bool) -> Face | str:
    """Give the reader's label for a tile of the screen: a colour where it stands for a cube."""
    return tile.kind if cubes else as_face(tile)
