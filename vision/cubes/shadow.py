"""How deep the shadows are, and where certain cubes throw them: from the directions in which the floor beside them is dark."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.cube_shape import Mask, box
from vision.geometry.tray import CUBE_PX
from vision.light import Plane

_DIRECTIONS = 12
"""Shadows are looked for in so many directions."""
_COARSE = 0.25
"""The scale at which they are."""
_BESIDE = (0.25, 0.4)
"""So far from a cube (in sides) its shadow begins."""
_FARTHEST = 1.05
"""So far from a cube (in sides) its shadow may reach."""
_STEP = 0.2
"""The step (in sides) in which a shadow is swept."""
_DARK_SHARE = 0.55
"""Shadows fall in a direction in which so much (0-1) beside the cubes is dark."""
_FEWEST = 12
"""Fewer pixels, of cubes or of a ring, tell nothing."""

_STRONG = 0.22
"""A hue so far from the floor's (unit vectors) is a cube's own."""
_FLOOR_HUE = 0.2
"""A hue so near is the floor's, or that of a black cube."""
_LEAST_CUBE = 0.35
"""So much of a top's area tells of a cube."""
_FEWEST_CUBES = 2
"""Fewer cubes tell no depth."""
_RING = 11
"""How far around a cube its shadow is looked for: the side of a square in half raster pixels."""
_PART, _MOST_CUBES = 0.12, 0.5
"""A shadow takes this part of the surroundings of this share of the cubes."""
_SOME_CUBES = 0.34
"""Where a dark level lies beside this share of the cubes, and not beside most, it may be shadow or black cubes."""
_SAME_DEPTH = 3
"""Levels so many steps apart are one shadow."""
_SOME_DARK = 0.08
"""With more than this share (0-1) of the surroundings dark there are shadows, of whatever depth."""
_DEPTHS = np.arange(-3.0, 0.11, 0.1)
"""The depths (logarithms) that are told apart."""
_MIDDLES = (_DEPTHS[1:] + _DEPTHS[:-1]) / 2
"""Their middles."""
_LEAST_DEPTH = -0.7
"""Between cubes it is so dark (a logarithm) under any lamp."""


def thrown_shadows(cubes: Mask, dark: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The pixels of the floor that the shadows of cubes may cover, none if no direction is dark.

    cubes is 1 on the bodies of known cubes, dark is where the floor is darker than when it was empty.
    """
    small = cv2.resize(cubes, None, fx=_COARSE, fy=_COARSE, interpolation=cv2.INTER_NEAREST).astype(np.uint8, copy=False)
    dim = cv2.resize(dark.astype(np.uint8), small.shape[::-1], interpolation=cv2.INTER_NEAREST)
    shadows = np.zeros_like(small)
    if small.sum() >= _FEWEST:
        free = cv2.dilate(small, np.ones((3, 3), np.uint8)) == 0
        for turn in np.arange(_DIRECTIONS) * 2 * np.pi / _DIRECTIONS:
            beside = _swept(small, turn, _BESIDE) & free
            if beside.any() and dim[beside].mean() > _DARK_SHARE:
                shadows |= _swept(small, turn, np.arange(_STEP, _FARTHEST, _STEP)).astype(np.uint8)
    shadows[small > 0] = 0
    return np.asarray(cv2.resize(shadows, cubes.shape[::-1], interpolation=cv2.INTER_NEAREST) > 0)


def _swept(mask: Mask, turn: float, steps: NDArray[np.float64] | tuple[float, ...]) -> NDArray[np.bool_]:
    """The mask moved in one direction by each of the steps (in cube sides), all of them together."""
    swept = np.zeros(mask.shape, np.bool_)
    for step in steps:
        dx, dy = (step * CUBE_PX * _COARSE * part for part in (np.cos(turn), np.sin(turn)))
        move = np.array([[1.0, 0.0, dx], [0.0, 1.0, dy]])
        swept |= cv2.warpAffine(mask, move, mask.shape[::-1], flags=cv2.INTER_NEAREST) > 0
    return swept


def shadow_depth(hue_off: Plane, drop: Plane, inside: Mask) -> float | None:
    """How much less light (a logarithm, below 0) the shadows beside cubes leave; None where too few cubes tell.

    Of every second pixel of the raster hue_off is how far its hue lies from the empty floor's, drop how much darker it is than
    the lit floor; inside is 1 on the floor. Beside a cube of a strong colour the floor lies in its shadow or the next cube
    does; a shadow lies beside most of them, at one depth.
    """
    strong = cv2.morphologyEx(((hue_off > _STRONG) & (inside > 0)).astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    free = (cv2.dilate(strong, np.ones((3, 3), np.uint8)) == 0) & (inside > 0) & (hue_off < _FLOOR_HUE)
    _, numbers, stats, _ = cv2.connectedComponentsWithStats(strong)
    counts = [
        np.histogram(_beside(numbers, stats[number], number, free, drop), _DEPTHS)[0]
        for number in range(1, len(stats))
        if stats[number, cv2.CC_STAT_AREA] > _LEAST_CUBE * (CUBE_PX / 2) ** 2
    ]
    shares = [count / count.sum() for count in counts if count.sum() >= _FEWEST]
    return None if len(shares) < _FEWEST_CUBES else _common_depth(np.array(shares))


def _beside(numbers: NDArray[Any], stats: NDArray[Any], number: int, free: NDArray[np.bool_], drop: Plane) -> NDArray[np.float32]:
    """How dark the free floor around one connected component is."""
    window = box(stats, numbers.shape, _RING)
    cube = (numbers[window] == number).astype(np.uint8)
    ring = (cv2.dilate(cube, np.ones((_RING, _RING), np.uint8)) > 0) & free[window]
    return np.asarray(drop[window][ring], np.float32)


def _common_depth(shares: NDArray[np.float64]) -> float | None:
    """The deepest level that a good part of most rings (n, depths) has; next to none where no level is; None if unclear."""
    near = shares.copy()
    near[:, 1:] += shares[:, :-1]
    near[:, :-1] += shares[:, 1:]
    common = (near > _PART).mean(axis=0) * (_MIDDLES < _LEAST_DEPTH)
    some, most = np.flatnonzero(common > _SOME_CUBES), np.flatnonzero(common >= _MOST_CUBES)
    if not len(some):
        return _LEAST_DEPTH if shares[:, _MIDDLES < _LEAST_DEPTH].sum(axis=1).mean() < _SOME_DARK else None
    if not len(most) or most[0] - some[0] > _SAME_DEPTH:
        return None
    around = slice(max(0, most[0] - 1), most[0] + 2)
    return float(np.average(_MIDDLES[around], weights=shares[:, around].sum(axis=0) + 1e-9))
