"""Pictures as arrays: upright, eight bits per channel, blue-green-red; and whether one can be read at all."""

import errno
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import atomic_files, vision_errors

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
        data = atomic_files.read_bounded(path, MAX_BYTES)
    except OSError as error:
        reason = vision_errors.Refusal.TOO_LARGE if error.errno == errno.EFBIG else vision_errors.Refusal.NOT_A_PICTURE
        raise vision_errors.PictureRefused(reason, f"{path}: {error.strerror}") from error
    try:
        return decode_picture(data)
    except vision_errors.PictureRefused as refused:
        raise vision_errors.PictureRefused(refused.reason, ": ".join(filter(None, (str(path), refused.detail)))) from refused


def decode_picture(data: bytes) -> Picture:
    """The picture in the bytes of a JPEG or PNG file; the size is checked before it is decoded."""
    header = _read_header(data)
    if header.width * header.height > MAX_PIXELS:
        raise vision_errors.PictureRefused(vision_errors.Refusal.TOO_LARGE, f"{header.width}x{header.height} pixels")
    if min(header.width, header.height) < MIN_SIDE:
        raise vision_errors.PictureRefused(vision_errors.Refusal.TOO_SMALL, f"{header.width}x{header.height} pixels")
    if not header.complete:
        raise vision_errors.PictureRefused(vision_errors.Refusal.TRUNCATED)
    try:
        decoded = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error as error:
        raise vision_errors.PictureRefused(vision_errors.Refusal.NOT_A_PICTURE, "the picture cannot be decoded") from error
    if decoded is None:
        raise vision_errors.PictureRefused(vision_errors.Refusal.NOT_A_PICTURE, "the picture cannot be decoded")
    return decoded.astype(np.uint8, copy=False)


def has_colour(picture: Picture) -> bool:
    """Whether the three channels differ, slightly everywhere or clearly in places; a greyscale picture has no colour to read."""
    sample = picture[:: max(1, picture.shape[0] // 240), :: max(1, picture.shape[1] // 320)].astype(np.int16)
    blue, green, red = sample[..., 0], sample[..., 1], sample[..., 2]
    apart = np.abs(blue - green) + np.abs(green - red)
    return bool(apart.mean() > _TINGED or (apart > _PLAIN).mean() > _PLAIN_SHARE)


def _read_header(data: bytes) -> _Header:
    if not data:
        raise vision_errors.PictureRefused(vision_errors.Refusal.EMPTY_FILE)
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
                    raise vision_errors.PictureRefused(vision_errors.Refusal.NOT_A_PICTURE, "damaged JPEG")
                if marker in _JPEG_FRAMES:
                    height, width = struct.unpack_from(">HH", data, at + 5)
                # Fill bytes and bare markers carry no length
                bare = 1 if marker == 0xFF else 2 if marker in _JPEG_BARE else 0  # noqa: PLR2004 - a fill byte
                at += bare or 2 + struct.unpack_from(">H", data, at + 2)[0]
            return _Header(width, height, complete=data.find(b"\xff\xd9", at) >= 0)
    except (struct.error, IndexError) as error:
        raise vision_errors.PictureRefused(vision_errors.Refusal.TRUNCATED) from error
    raise vision_errors.PictureRefused(vision_errors.Refusal.NOT_A_PICTURE, "expected a JPEG or PNG file, got another kind")


def halve_to(picture: Picture, size: tuple[int, int]) -> Picture:
    """Quickly halve a picture as often as its width and height stay at least this size; each pixel is the mean of four."""
    small = picture
    while small.shape[1] >= 2 * size[0] and small.shape[0] >= 2 * size[1]:
        half = small.shape[1] // 2, small.shape[0] // 2
        small = np.asarray(cv2.resize(small, half, interpolation=cv2.INTER_AREA), np.uint8)
    return small


Linear = NDArray[np.float32]
Plane = NDArray[np.float32]

FLARE = 0.004
"""Stray light (share of white) added before ratios and logarithms, so that noise in the dark stays small."""

_TONE = ((np.arange(256) / 255.0) ** 2.2).astype(np.float32)
_COARSE = 8
_DARKEST = 0.0002
"""Light (share of white) added before means over many pixels are divided; more would pull each ratio towards 1."""
_BURNT = 0.97
_FEWEST = 100


def linearise(picture: Picture) -> Linear:
    """Linear light (height, width, 3), 0-1, from a picture's levels by the usual tone curve (exponent 2.2)."""
    return np.asarray(_TONE[picture], np.float32)


@dataclass(frozen=True)
class Appearance:
    """`hue` (height, width, 3) are the roots of the channels' shares, unit vectors; `level` is the logarithm of their sum."""

    hue: Linear
    level: Plane

    @classmethod
    def of(cls, light: Linear) -> Self:
        """The appearance of linear light, smoothed over 3x3 pixels; the roots make the noise the same for all hues."""
        lifted = cv2.blur(light, (3, 3)) + np.float32(FLARE)
        total = cv2.transform(lifted, np.ones((1, 3), np.float32))
        hue = cv2.sqrt(lifted / total[..., None])
        return cls(np.asarray(hue, np.float32), np.asarray(cv2.log(total), np.float32))


def light_gain(now: Linear, before: Linear) -> Linear:
    """The factor (height, width, 3) by which the light changed: smooth, and fitted to pixels in which only the light changed.

    Pixels that changed for other reasons (cubes, hands, shadows) lie too far from the fit and are left out.
    """
    height, width = now.shape[:2]
    size = (max(1, width // _COARSE), max(1, height // _COARSE))
    small = [cv2.resize(light, size, interpolation=cv2.INTER_AREA) for light in (now, before)]
    ratios = np.log((small[0] + _DARKEST) / (small[1] + _DARKEST)).reshape(-1, 3)
    usable = (np.maximum(small[0], small[1]).max(axis=2) < _BURNT).ravel()
    # A quadratic surface (n, 3) through the logarithms of the ratios (n, 3), refitted to the ratios near it
    y, x = np.mgrid[0 : size[1], 0 : size[0]].reshape(2, -1)
    x, y = (x - size[0] / 2) / size[0], (y - size[1] / 2) / size[0]
    terms = np.column_stack([np.ones(len(x)), x, y, x * x, x * y, y * y])
    middle = np.median(ratios[usable], axis=0) if usable.any() else np.zeros(3)
    surface: NDArray[np.float64] = np.tile(np.asarray(middle, np.float64), (len(ratios), 1))
    stiffness = np.diag([0.0, 1.0, 1.0, 4.0, 4.0, 4.0])
    for reach in (0.5, 0.3, 0.2, 0.15):
        off = ratios - surface
        near = usable & (np.abs(off).max(axis=1) < reach) & (np.ptp(off, axis=1) < 0.7 * reach)
        if near.sum() < _FEWEST:
            break
        chosen = terms[near]
        normal = chosen.T @ chosen + stiffness * near.sum() * 1e-3
        surface = terms @ np.linalg.solve(normal, chosen.T @ ratios[near])
    fit = surface.reshape(size[1], size[0], 3)
    return np.exp(cv2.resize(fit.astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR))


_DARK_LEVEL = 24.0
_DARK_NOISE_RATIO = 2.2
_BURNT_SHARE = 0.5
_SOBEL = 8.0
"""Response of the Sobel mask to a slope of one level per pixel."""
_SAMPLED = 4
"""One row in this many is enough to judge how steep the strongest edges are."""


@dataclass(frozen=True)
class Quality:
    """Measures of a picture: brightest decile and noise in levels 0-255, share of burnt pixels 0-1."""

    bright: float
    noise: float
    burnt: float

    @classmethod
    def of(cls, picture: Picture) -> Self:
        """Measure a picture or a part of one (BGR)."""
        grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY).astype(np.uint8, copy=False)
        burnt = float((picture.min(axis=2) >= 250).mean())  # noqa: PLR2004 - all three channels saturated
        return cls(find_level(grey, 0.9), noise_level(grey), burnt)

    def refusal(self) -> vision_errors.Refusal | None:
        """Why nothing can be read in a picture of these measures, or None if something can."""
        if self.bright < max(_DARK_LEVEL, _DARK_NOISE_RATIO * self.noise):
            return vision_errors.Refusal.TOO_DARK
        if self.burnt > _BURNT_SHARE:
            return vision_errors.Refusal.OVEREXPOSED
        return None


def noise_level(grey: NDArray[np.uint8]) -> float:
    """Standard deviation of the noise in levels, from the median response to a Laplacian-like mask (Immerkaer 1996)."""
    mask = np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], np.float32)
    response = cv2.convertScaleAbs(cv2.filter2D(grey[::2, :], cv2.CV_16S, mask))
    return find_level(np.asarray(response, np.uint8), 0.5) / (0.6745 * 6.0)


def find_level(levels: NDArray[np.uint8], share: float) -> float:
    """The least level (0-255) that this share (0-1) of the levels do not exceed; counting is quicker than sorting."""
    counts = cv2.calcHist([levels], [0], None, [256], [0, 256]).ravel()
    return float(np.searchsorted(np.cumsum(counts), share * levels.size))


def noise_share(picture: Picture) -> float:
    """The sensor's noise as a share (0-1) of the brightest tenth of a picture's (BGR) pixels."""
    grey = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)
    return noise_level(grey) / max(find_level(grey, 0.9), 1.0)


def edge_width(grey: NDArray[np.uint8]) -> float:
    """How many pixels the strongest edges take from dark to light: about 2 when sharp, beyond 6 when blurred.

    The width of an edge is its contrast divided by its steepest slope; contrast is measured across 17 pixels.
    """
    smooth = cv2.GaussianBlur(grey, (3, 3), 0)
    slope = cv2.magnitude(cv2.Sobel(smooth, cv2.CV_32F, 1, 0), cv2.Sobel(smooth, cv2.CV_32F, 0, 1))
    contrast = cv2.morphologyEx(smooth, cv2.MORPH_GRADIENT, np.ones((17, 17), np.uint8))
    strong = np.flatnonzero(slope >= max(float(np.percentile(slope[::_SAMPLED], 99.5)), _SOBEL))
    return float(np.median(_SOBEL * contrast.ravel()[strong] / slope.ravel()[strong])) if len(strong) else 0.0
