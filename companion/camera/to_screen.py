"""A look through the camera as the screen shows it: the picture, the pieces marked in it, and what is in doubt."""

from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.camera.table_reader import Look
from companion.play.live import Piece, Seen
from companion.table import Phrase, Tile, phrase
from vision.geometry.crop import Crop
from vision.live.check import PictureCheck
from vision.vision_errors import Refusal
from vision.whole_reading import SURE_FROM, Face, Hint, Item, PicturePoint, Reading, Remedy


def doubt_of(reading: Reading[Face] | Reading[str]) -> Hint | None:
    """Return what to change before a second look; None if the reading is sure enough, or was refused.

    Doubtful tiles are asked about one by one, so only tiles that might have been missed make the whole reading doubtful; what was
    not taught is asked about as well.
    """
    cubes = not any(isinstance(item.label, Face) for item in reading.pieces)
    sure = reading.confidence if cubes else 1 - reading.missed
    if reading.refusal is not None or sure >= SURE_FROM or (reading.hint is not None and reading.hint.remedy is Remedy.UNKNOWN):
        return None
    return reading.hint or Hint(Remedy.LOOK)


def explain_reading(reading: Reading[Face] | Reading[str]) -> tuple[Phrase, ...]:
    """Return why a reading was refused, or that it is in doubt and what would help; nothing for a sure reading."""
    if reading.refusal is not None:
        return (phrase(f"refusal-{reading.refusal}"),)
    said = (phrase("screen-doubts", count=len(reading.doubtful)),) if reading.doubtful else ()
    if reading.unknown:
        said = (phrase("screen-not-taught", count=len(reading.unknown)), *said)
    hint = doubt_of(reading)
    return said if hint is None else (phrase("look-again-unsure"), phrase(f"look-again-{hint.remedy}"), *said)


WIDEST = 960
"""The greatest width of a picture on the screen, in pixels."""

CUBE_SIDE = 0.03
"""The side of the mark for a cube whose outline was not found, as a share of the picture's width."""

ADVICE = (None, Refusal.HAND_IN_VIEW)
"""Refusals that still allow taking a picture: something wooden might look like a hand, and the reader checks more closely."""

BACK = Tile("back", 0)


def convert_look(look: Look) -> Seen:
    """Convert a look to what the screen draws."""
    if look.picture is None:
        return Seen(b"", (0, 0), refused=look.refused, ready=False)
    part = Crop.take_whole(look.picture) if look.tray is None else Crop.take_around(look.picture, look.tray)
    pixels, size = convert_picture(part.cut(look.picture))
    faces = tuple(map(as_tile, look.faces))
    side = CUBE_SIDE * look.picture.shape[1]
    pieces: tuple[Piece, ...] = ()
    if look.reading is not None:
        pieces = tuple(_piece(item, part, side, faces) for item in look.reading.items)
        unknown = (_piece(item, part, side, faces) for item in look.reading.unknown)
        pieces += tuple(replace(piece, doubtful=True, unknown=True) for piece in unknown)
    if look.check is not None:
        return Seen(pixels, size, light=light(look.check), ready=look.check.refusal in ADVICE)
    known = tuple(face for face in faces if face != BACK)
    doubt, doubted = describe_doubt(look.reading, part)
    relight = doubt == phrase(f"look-again-{Remedy.RELIGHT}")
    read = look.reading is not None
    return Seen(pixels, size, pieces, look.refused, read=read, faces=known, doubt=doubt, doubted=doubted, relight=relight)


def describe_doubt(reading: Reading[Face] | Reading[str] | None, part: Crop) -> tuple[Phrase | None, tuple[PicturePoint, ...]]:
    """Return what to change before a second look, and the corners of the place; None if the reading is sure enough."""
    hint = None if reading is None else doubt_of(reading)
    if hint is None:
        return None, ()
    return phrase(f"look-again-{hint.remedy}"), () if hint.corners is None else part.spots(hint.corners)


def light(check: PictureCheck) -> Phrase:
    """Return the phrase for why a picture is refused, or for its light."""
    return phrase(f"refusal-{check.refusal}" if check.refusal is not None else f"light-{check.light}")


def convert_picture(picture: NDArray[np.uint8]) -> tuple[bytes, tuple[int, int]]:
    """Shrink a picture for the screen, and convert it from B, G, R to R, G, B; return its bytes and size."""
    height, width = picture.shape[:2]
    share = min(1.0, WIDEST / width)
    size = (round(width * share), round(height * share))
    small = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    return cv2.cvtColor(small, cv2.COLOR_BGR2RGB).tobytes(), size


def _piece(item: Item[Face] | Item[str], part: Crop, side: float, faces: Sequence[Tile]) -> Piece:
    corners = item.corners or make_square(item.centre, side / 2)
    likely = [as_tile(item.label), *(as_tile(label) for label, _ in item.alternatives)]
    others = sorted((face for face in faces if face not in likely), key=lambda face: face.kind != likely[0].kind)
    return Piece(part.spots(corners), (*likely, *others), item.doubtful, len(likely), item.confidence)


def make_square(centre: tuple[float, float], half: float) -> tuple[tuple[float, float], ...]:
    """Return the corners of an upright square around a place."""
    x, y = centre
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def as_tile(label: Face | str) -> Tile:
    """Return the screen's tile for a label: a back is the tile without symbols, a cube one symbol of its colour."""
    if isinstance(label, str):
        return Tile(label, 1)
    return BACK if label.kind is None else Tile(label.kind, label.symbols or 0, label.frame or "plain")


def as_face(tile: Tile) -> Face:
    """Return the reader's face for a tile of the screen."""
    return Face() if tile == BACK else Face(tile.kind, tile.symbols, tile.frame)


def as_label(tile: Tile, *, cubes: bool) -> Face | str:
    """Return the reader's label for a tile of the screen: for `cubes` the colour, else the face."""
    return tile.kind if cubes else as_face(tile)
