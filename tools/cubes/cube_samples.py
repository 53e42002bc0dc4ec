"""What the network is shown: crops of rendered trays under mixed lamps, as a camera would take them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from vision.cubes.tray_scene import denoise

CROP = 256
CELL = 4
"""Pixels of the crop for each pixel of the targets, along each side."""
COUNTED = 0.25
"""The visible share from which on a cube counts."""
_UNSURE = (0.22, 0.28)
"""Shares so near it are not learnt from."""
_HIDDEN = 0.7
"""A cube of which less is seen is partly hidden."""
_FLARE, _DARKEST = 0.004, 0.0002
_PUSHED = 0.35
"""So often (0-1) the tray was pushed over the table between the lesson and the picture."""
_RIM = 18.0
"""Nearer to the raster's edges than this (pixels) lies the table."""
_DIMMED = (float(np.log(0.28)), float(np.log(1.5)))
"""From a third of the lesson's light to half as much again (logarithms)."""
_KELVIN = (-0.62, 0.0, 0.36)
"""Logarithms of blue, green and red when a lamp of 6500 K gives way to one of 2700 K."""
_TONE = ((np.arange(256) / 255.0) ** 2.2).astype(np.float32)
Array = np.ndarray[Any, Any]


def shown(now: Array, empty: Array) -> Array:
    """The network's input (h, w, 9): both in roots, and the logarithm of their ratio; light is linear BGR matched to the empty tray's."""
    now, empty = (np.clip(each, 0, 1.5) + np.float32(_FLARE) for each in (now, empty))
    return np.concatenate([cv2.sqrt(now), cv2.sqrt(empty), cv2.log(now / empty) / 2], axis=2)


@dataclass
class Tray:
    """One heap: light of each lamp (lamps, h, w, 3), the empty tray's, who owns each pixel, and of each cube: share, middle, in the tray."""

    light: Array
    empty: Array
    owner: Array
    shares: Array
    middles: Array
    inside: int


def load(file: Path) -> list[Tray]:
    data = np.load(file)
    empty, trays = data["empty"], []
    for place in range(sum(key.startswith("light") for key in data.files)):
        owner, shares = data[f"owner{place}"], data[f"shares{place}"]
        number = np.where(owner >= 0, owner % 100, -1)
        middles = np.full((len(shares), 2), -1e3)
        for cube in range(len(shares)):
            rows, columns = np.nonzero(number == cube)
            if len(rows):
                middles[cube] = [columns.mean(), rows.mean()]
        trays.append(Tray(data[f"light{place}"], empty, owner, shares, middles, int(data[f"inside{place}"])))
    return trays


def sample(tray: Tray, rng: np.random.Generator) -> tuple[Array, Array, Array]:
    """An input (9, CROP, CROP), its targets (5, CROP/CELL, CROP/CELL) and their weights (2, ...): for the middles, for the rest."""
    height, width = tray.owner.shape
    grow = float(np.exp(rng.normal(0, 0.04)))
    side = round(CROP / grow)
    left, top = _corner(tray, rng, side, width, height)
    now, empty = _light(tray, rng, (left, top, side))
    owner = _cut(tray.owner, left, top, side, -1)
    middles = (tray.middles - [left, top] + 0.5) * (CROP / side) - 0.5
    if side != CROP:
        now, empty = (cv2.resize(each, (CROP, CROP), interpolation=cv2.INTER_LINEAR) for each in (now, empty))
        owner = cv2.resize(owner, (CROP, CROP), interpolation=cv2.INTER_NEAREST)
    now, empty = _camera(now, empty, owner, rng)
    given = shown(now, empty)
    wanted, weights = targets(owner, middles, tray.shares, tray.inside)
    return _turned(given.transpose(2, 0, 1), wanted, weights, rng)


def _corner(tray: Tray, rng: np.random.Generator, side: int, width: int, height: int) -> tuple[int, int]:
    """Around a cube mostly, and oftener around one that others hide in part."""
    if tray.inside and rng.random() < 0.85:
        shares = tray.shares[: tray.inside]
        likely = np.where((shares > _UNSURE[0]) & (shares < _HIDDEN), 4.0, 1.0)
        chosen = int(rng.choice(tray.inside, p=likely / likely.sum()))
        middle = tray.middles[chosen] + rng.uniform(-0.4, 0.4, 2) * side - side / 2
    else:
        middle = rng.uniform(-40, [width - side + 40, height - side + 40])
    return tuple(int(x) for x in np.clip(middle, -24, [max(width - side + 24, -24), max(height - side + 24, -24)]))


def _cut(plane: Array, left: int, top: int, side: int, fill: float | None = None) -> Array:
    """A square of a plane (h, w, ...), what lies beyond it repeated or filled."""
    height, width = plane.shape[:2]
    rows, columns = np.arange(top, top + side), np.arange(left, left + side)
    cut = plane[np.clip(rows, 0, height - 1)][:, np.clip(columns, 0, width - 1)]
    if fill is not None:
        cut = cut.copy()
        cut[(rows < 0) | (rows >= height)] = fill
        cut[:, (columns < 0) | (columns >= width)] = fill
    return cut


def _light(tray: Tray, rng: np.random.Generator, square: tuple[int, int, int]) -> tuple[Array, Array]:
    """A crop under one mixture of lamps and the empty tray under the lesson's, exposed as the lesson was."""
    lesson = _mixture(rng, len(tray.light))
    mine = lesson * np.exp(rng.normal(0, 0.1, lesson.shape)) if rng.random() < 0.45 else _mixture(rng, len(tray.light))
    cut = [np.stack([_cut(each, *square) for each in lit]).astype(np.float32) for lit in (tray.light, tray.empty)]
    if rng.random() < _PUSHED:
        cut[1] = _on_another_place(cut[1], tray.owner.shape, square, rng)
    now, empty = (
        sum(lamp * part for lamp, part in zip(each, mix.astype(np.float32), strict=True))
        for mix, each in zip((mine, lesson), cut, strict=True)
    )
    bright = np.percentile(empty[::4, ::4], 95) + 1e-4
    exposure = float(np.exp(rng.uniform(np.log(0.25), np.log(1.1)))) / bright
    empty = empty * min(exposure, 1.0 / max(bright * 0.2, 1e-3))
    evening = np.exp(rng.normal(0, 0.25) if rng.random() < 0.5 else rng.uniform(*_DIMMED))
    matched = np.median(empty[::4, ::4], axis=(0, 1)) / np.maximum(np.median(now[::4, ::4], axis=(0, 1)), 1e-5)
    warmer = np.array(_KELVIN) * (rng.uniform(-1, 1) if rng.random() < 0.5 else 0.0)
    return (now * matched.mean() * evening * np.exp(warmer)).astype(np.float32), empty.astype(np.float32)


def _on_another_place(empty: Array, shape: tuple[int, ...], square: tuple[int, int, int], rng: np.random.Generator) -> Array:
    """The empty tray (lamps, h, w, 3) on a table on which it was pushed by up to 20 mm and turned by up to 5 degrees since."""
    left, top, side = square
    away = np.radians(rng.uniform(0, 360))
    push = rng.uniform(8, 60) * np.array([np.cos(away), np.sin(away)])
    matrix = cv2.getRotationMatrix2D((side / 2.0, side / 2.0), float(rng.uniform(-5, 5)), 1.0)
    matrix[:, 2] += push
    ys, xs = np.mgrid[top : top + side, left : left + side]
    inset = np.minimum(np.minimum(xs, shape[1] - 1 - xs), np.minimum(ys, shape[0] - 1 - ys))
    table = np.clip((_RIM - inset) / 4.0, 0, 1).astype(np.float32)[..., None]
    moved = [cv2.warpAffine(each, matrix, (side, side), borderMode=cv2.BORDER_REPLICATE) for each in empty]
    return np.stack([each * (1 - table) + other * table for each, other in zip(empty, moved, strict=True)])


def _mixture(rng: np.random.Generator, lamps: int) -> Array:
    """How much (lamps, 3) of each lamp's light there is in each channel: the room's always, few of the others."""
    share = rng.dirichlet(np.full(lamps - 1, 0.4)) * rng.uniform(0.15, 1.0)
    share = np.concatenate([[1 - share.sum() + 0.1], share])
    tint = np.exp(rng.normal(0, 0.16, 3) + rng.normal(0, 0.08, (lamps, 3)))
    return share[:, None] * tint


@dataclass(frozen=True)
class Sensor:
    """A camera on one evening: electrons of a white pixel, those read where there are none, and what it makes of the rest.

    white (3,) are the factors by which blue, green and red are lifted; blotches is the chroma noise that is left of it once it
    is spread, as a share of the pixels' own; scale is its pixels for each pixel of the light.
    """

    electrons: float
    read: float
    white: Array
    blotches: float
    curve: float
    saturation: float
    soft: float
    quality: int
    scale: float

    @classmethod
    def drawn(cls, rng: np.random.Generator) -> Sensor:
        """Any of a telephone in daylight to a small camera at its highest gain."""
        return cls(
            float(np.exp(rng.uniform(np.log(600), np.log(50000)))),
            float(rng.uniform(1.5, 6)),
            np.array([rng.uniform(1.3, 2.3), 1.0, rng.uniform(1.2, 2.1)], np.float32),
            float(rng.uniform(0, 0.5)),
            float(rng.uniform(0, 0.7)),
            float(rng.uniform(0.8, 1.3)),
            float(rng.uniform(0, 1.5)),
            int(rng.integers(70, 97)),
            float(rng.uniform(0.85, 1.4)),
        )

    def takes(self, light: Array, rng: np.random.Generator) -> Array:
        """Levels (h, w, 3; BGR) of linear light (h, w, 3): shot and read noise, one colour for each pixel, blotches, JPEG."""
        size = (2 * round(light.shape[1] * self.scale / 2), 2 * round(light.shape[0] * self.scale / 2))
        large = cv2.resize(light, size, interpolation=cv2.INTER_LINEAR)
        soft = self.soft * (1 + 0.3 * rng.normal())
        if soft > 0.3:
            large = cv2.GaussianBlur(large, (0, 0), soft)
        raw = np.clip(large, 0, 1) / self.white
        noise = cv2.sqrt(raw / np.float32(self.electrons) + np.float32((self.read / self.electrons) ** 2))
        raw = np.clip(raw + noise * rng.standard_normal(raw.shape, np.float32), -0.02, 1)
        mosaic = raw[..., 1].copy()
        mosaic[::2, ::2], mosaic[1::2, 1::2] = raw[::2, ::2, 2], raw[1::2, 1::2, 0]
        counts = np.round((mosaic + np.float32(0.02)) * 60000).astype(np.uint16)
        whole = cv2.cvtColor(counts, cv2.COLOR_BayerBG2BGR).astype(np.float32) / 60000 - np.float32(0.02)
        if self.blotches > 0.05:
            size = (max(2, large.shape[1] // 7), max(2, large.shape[0] // 7))
            blotch = rng.standard_normal((size[1], size[0], 3), np.float32)
            blotch -= blotch.mean(axis=2, keepdims=True)
            whole += np.float32(self.blotches) * noise * cv2.resize(blotch, large.shape[1::-1], interpolation=cv2.INTER_CUBIC)
        level = cv2.pow(np.clip(whole * self.white, 0, 1), 1 / 2.2)
        level += np.float32(self.curve) * level * (level * (3 - 2 * level) - 1)
        mix = np.full((3, 3), (1 - self.saturation) / 3) + self.saturation * np.eye(3)
        levels = cv2.convertScaleAbs(np.maximum(cv2.transform(level, mix), 0), alpha=255)
        _, packed = cv2.imencode(".jpg", levels, [cv2.IMWRITE_JPEG_QUALITY, self.quality])
        return cv2.resize(cv2.imdecode(packed, cv2.IMREAD_COLOR), light.shape[1::-1], interpolation=cv2.INTER_LINEAR)


def _camera(now: Array, empty: Array, owner: Array, rng: np.random.Generator) -> tuple[Array, Array]:
    """Both as a sensor gives them, the picture's light then matched to the empty tray's as far as the floor tells."""
    if rng.random() < 0.7:
        empty = _moved(empty, rng.normal(0, 0.9, 2), rng.normal(0, 0.3))
    sensor = Sensor.drawn(rng)
    levels = [denoise(sensor.takes(now, rng)), sensor.takes(empty, rng)]
    taken = [_TONE[each] for each in levels]
    if rng.random() < 0.25:
        taken[1] = _painted_over(taken[1], rng)
    floor = owner < 0
    floor = floor[::3, ::3] if floor[::3, ::3].sum() > 50 else np.ones_like(floor[::3, ::3])
    ratio = np.median(((taken[1][::3, ::3] + _DARKEST) / (taken[0][::3, ::3] + _DARKEST))[floor], axis=0)
    off = np.exp(rng.normal(0, 0.06) + rng.normal(0, 0.025, 3))
    order = rng.permutation(3)
    return (taken[0] * (ratio * off).astype(np.float32))[..., order], taken[1][..., order]


def _painted_over(empty: Array, rng: np.random.Generator) -> Array:
    """The empty tray as it is where nobody took a picture of it: cubes painted over from what surrounds them, or one even colour."""
    if rng.random() < 0.15:
        return np.broadcast_to(np.median(empty.reshape(-1, 3), axis=0), empty.shape).astype(np.float32)
    mask = np.zeros(empty.shape[:2], np.uint8)
    for x, y in rng.uniform(0, CROP, (int(rng.integers(1, 10)), 2)):
        cv2.circle(mask, (int(x), int(y)), 26, 1, -1)
    level = np.round(255 * np.clip(empty, 0, 1) ** (1 / 2.2)).astype(np.uint8)
    filled = cv2.inpaint(level, mask, 5, cv2.INPAINT_TELEA)
    return np.asarray((filled / 255.0) ** 2.2, np.float32)


def _moved(picture: Array, by: Array, turn: float) -> Array:
    """Shifted by pixels (x, y) and turned by degrees: what registration leaves."""
    matrix = cv2.getRotationMatrix2D((CROP / 2, CROP / 2), float(turn), 1.0)
    matrix[:, 2] += by
    return cv2.warpAffine(picture, matrix, picture.shape[1::-1], flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def targets(owner: Array, middles: Array, shares: Array, inside: int) -> tuple[Array, Array]:
    half = owner[::CELL, ::CELL]
    cube, number = half >= 0, np.where(half >= 0, half % 100, 0)
    ys, xs = np.mgrid[0 : half.shape[0], 0 : half.shape[1]].astype(np.float32)
    heat, sure = np.zeros(half.shape, np.float32), np.ones(half.shape, np.float32)
    way = np.zeros((2, *half.shape), np.float32)
    for k, (x, y) in enumerate((middles - (CELL - 1) / 2) / CELL):
        if not (-6 < x < half.shape[1] + 6 and -6 < y < half.shape[0] + 6):
            continue
        near = np.exp(-((xs - x) ** 2 + (ys - y) ** 2) / (2 * 0.9**2)).astype(np.float32)
        if k >= inside or _UNSURE[0] < shares[k] < _UNSURE[1]:
            sure = np.minimum(sure, 1 - (near > 0.05) * np.float32(1.0))
        elif shares[k] >= COUNTED:
            column, row = round(float(x)), round(float(y))
            if 0 <= row < half.shape[0] and 0 <= column < half.shape[1]:
                near[row, column] = 1.0
            heat = np.maximum(heat, near)
    if len(middles):
        at = (middles[number] - (CELL - 1) / 2) / CELL
        way = np.stack([at[..., 0] - xs, at[..., 1] - ys]).astype(np.float32) * cube
    up = (half >= 100).astype(np.float32)
    wanted = np.concatenate([heat[None], cube[None].astype(np.float32), up[None], np.clip(way, -8, 8) / 4])
    return wanted.astype(np.float32), np.stack([sure, (cube & (number < 90)).astype(np.float32)])


def _turned(given: Array, wanted: Array, weights: Array, rng: np.random.Generator) -> tuple[Array, Array, Array]:
    """One of the eight ways to lay a square; the ways to the middles turn with it."""
    if rng.random() < 0.5:
        given, wanted, weights = (each[..., ::-1] for each in (given, wanted, weights))
        wanted = np.concatenate([wanted[:3], -wanted[3:4], wanted[4:]])
    if rng.random() < 0.5:
        given, wanted, weights = (each[..., ::-1, :] for each in (given, wanted, weights))
        wanted = np.concatenate([wanted[:4], -wanted[4:]])
    if rng.random() < 0.5:
        given, wanted, weights = (each.swapaxes(1, 2) for each in (given, wanted, weights))
        wanted = np.concatenate([wanted[:3], wanted[4:5], wanted[3:4]])
    return tuple(np.ascontiguousarray(each) for each in (given, wanted, weights))
