"""Pictures as arrays: upright, eight bits per channel, blue-green-red."""

import errno
import struct
from pathlib import Path
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.atomic_files import read_bounded
from vision.vision_errors import PictureRefused, Refusal

Picture = NDArray[np.uint8]

MAX_PIXELS = 64_000_000
"""Width times height above which a picture is refused unread."""
MAX_BYTES = 100_000_000
"""Size of a file above which its picture is refused unread."""
MIN_SIDE = 16
"""Pixels below which a side is too short for anything to be seen."""

_PNG_MAGIC = b"\x89PNG\r\n\x1a\n"
_JPEG_MAGIC = b"\xff\xd8\xff"
_JPEG_START_OF_SCAN = 0xDA
_JPEG_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_JPEG_BARE = frozenset({0x01, *range(0xD0, 0xD9)})
_TINGED = 1.0
"""A picture has colour if its channels differ by more than this on average (levels, both differences added)."""
_PLAIN, _PLAIN_SHARE = 40, 0.001
"""It also has colour if they differ by more than the first on more than this share (0-1): a few cubes on a neutral table."""


class _Header(NamedTuple):
    width: int
    height: int
    complete: bool


def load_picture(path: Path) -> Picture:
    """The picture in a JPEG or PNG file, turned upright as its EXIF says: (height, width, 3), BGR, 0-255.

    Raises PictureRefused, which names the file, also where the file cannot be opened.
    """
    try:
        data = read_bounded(path, MAX_BYTES)
    except OSError as error:
        reason = Refusal.TOO_LARGE if error.errno == errno.EFBIG else Refusal.NOT_A_PICTURE
        raise PictureRefused(reason, f"{path}: {error.strerror}") from error
    try:
        return decode_picture(data)
    except PictureRefused as refused:
        raise PictureRefused(refused.reason, ": ".join(filter(None, (str(path), refused.detail)))) from refused


def decode_picture(data: bytes) -> Picture:
    """The picture in the bytes of a JPEG or PNG file; the size is checked before it is decoded."""
    header = _read_header(data)
    if header.width * header.height > MAX_PIXELS:
        raise PictureRefused(Refusal.TOO_LARGE, f"{header.width}x{header.height} pixels")
    if min(header.width, header.height) < MIN_SIDE:
        raise PictureRefused(Refusal.TOO_SMALL, f"{header.width}x{header.height} pixels")
    if not header.complete:
        raise PictureRefused(Refusal.TRUNCATED)
    try:
        decoded = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error as error:
        raise PictureRefused(Refusal.NOT_A_PICTURE, "the picture cannot be decoded") from error
    if decoded is None:
        raise PictureRefused(Refusal.NOT_A_PICTURE, "the picture cannot be decoded")
    return decoded.astype(np.uint8, copy=False)


def has_colour(picture: Picture) -> bool:
    """Whether the three channels differ, slightly everywhere or clearly in places; a greyscale picture has no colour to read."""
    sample = picture[:: max(1, picture.shape[0] // 240), :: max(1, picture.shape[1] // 320)].astype(np.int16)
    blue, green, red = sample[..., 0], sample[..., 1], sample[..., 2]
    apart = np.abs(blue - green) + np.abs(green - red)
    return bool(apart.mean() > _TINGED or (apart > _PLAIN).mean() > _PLAIN_SHARE)


def _read_header(data: bytes) -> _Header:
    if not data:
        raise PictureRefused(Refusal.EMPTY_FILE)
    try:
        if data.startswith(_PNG_MAGIC):
            width, height = struct.unpack_from(">II", data, 16)
            return _Header(width, height, complete=b"IEND" in data[-64:])
        if data.startswith(_JPEG_MAGIC):
            # The frame segment has the size; the file is complete if an end marker follows the first scan (ITU T.81, B.1.1).
            width = height = 0
            at = 2
            while data[at + 1] != _JPEG_START_OF_SCAN:
                marker = data[at + 1]
                if data[at] != 0xFF:  # noqa: PLR2004 - every marker begins with it
                    raise PictureRefused(Refusal.NOT_A_PICTURE, "damaged JPEG")
                if marker in _JPEG_FRAMES:
                    height, width = struct.unpack_from(">HH", data, at + 5)
                # Fill bytes and bare markers carry no length
                bare = 1 if marker == 0xFF else 2 if marker in _JPEG_BARE else 0  # noqa: PLR2004 - a fill byte
                at += bare or 2 + struct.unpack_from(">H", data, at + 2)[0]
            return _Header(width, height, complete=data.find(b"\xff\xd9", at) >= 0)
    except (struct.error, IndexError) as error:
        raise PictureRefused(Refusal.TRUNCATED) from error
    raise PictureRefused(Refusal.NOT_A_PICTURE, "expected a JPEG or PNG file, got another kind")


def halve_to(picture: Picture, size: tuple[int, int]) -> Picture:
    """Quickly halve a picture as often as its width and height stay at least this size; each pixel is the mean of four."""
    small = picture
    while small.shape[1] >= 2 * size[0] and small.shape[0] >= 2 * size[1]:
        half = small.shape[1] // 2, small.shape[0] // 2
        small = np.asarray(cv2.resize(small, half, interpolation=cv2.INTER_AREA), np.uint8)
    return small
