"""Survey the whole tray: the cubes that the network sees, their colours, and what nobody taught."""

import math
from dataclasses import dataclass, replace
from itertools import combinations, compress
from operator import mul
from pathlib import Path
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cubes.colour import likelihoods
from vision.cubes.strangers import MIRRORED, USUAL_BODY, area_of, is_untaught, mask_rest, taught_chance, tell_apart
from vision.cubes.tray_scene import Stretch, TrayScene, components
from vision.geometry.tray import CUBE_PX, TOP_AREA, Found
from vision.picture import FLARE, Linear, Plane

CELL = 4
"""Side of a cell in raster pixels."""
_WEIGHTS = Path(__file__).with_name("cubes.onnx")
_PADDED = 16
"""The sides of the network's input are multiples of this (raster pixels)."""
_BRIGHTEST = 1.5
"""Matched light is clipped at this."""
_WAY = 4.0
"""The unit, in cells, in which the network gives ways."""


@dataclass(frozen=True)
class Sight:
    """What the network returns for each cell (height, width).

    `middle`, `cube` and `upper` are the chances (0-1) that the cell shows the middle of a cube's visible part, any part of a
    cube, or its upper face. `way` (2, height, width) leads right and down (in cells) from a cube's cells to its middle.
    """

    middle: Plane
    cube: Plane
    upper: Plane
    way: NDArray[np.float32]


class CubeNetwork:
    """The network, for trays of one size only: OpenCV mixes up its buffers when a network gets inputs of several sizes."""

    def __init__(self) -> None:
        self._net = cv2.dnn.readNetFromONNX(str(_WEIGHTS))

    def look(self, now: Linear, empty: Linear) -> Sight:
        """Compare a raster (height, width, 3; linear BGR, matched to the empty tray's light) with that of the empty tray."""
        rows, columns = (-(-side // CELL) for side in now.shape[:2])
        self._net.setInput(_make_input(now, empty))
        found = np.asarray(self._net.forward()[0, :, :rows, :columns], np.float32)
        middle, cube, upper = 1 / (1 + np.exp(-np.clip(found[:3], -30, 30)))
        return Sight(middle, cube, upper, found[3:] * np.float32(_WAY))


def _make_input(now: Linear, empty: Linear) -> NDArray[np.float32]:
    """The network's input (1, 9, height, width): the roots of both rasters, and half the logarithm of their ratio.

    Both are padded by their last pixels to a size that the network takes; stray light is added.
    """
    below, right = -now.shape[0] % _PADDED, -now.shape[1] % _PADDED
    now, empty = (
        cv2.copyMakeBorder(np.clip(light, 0, _BRIGHTEST), 0, below, 0, right, cv2.BORDER_REPLICATE) + np.float32(FLARE)
        for light in (now, empty)
    )
    planes = (cv2.sqrt(now), cv2.sqrt(empty), cv2.log(now / empty) * 0.5)
    return np.ascontiguousarray(np.concatenate(planes, axis=2).transpose(2, 0, 1)[None], np.float32)


LIKELY = 0.5
"""The least chance (0-1) at which a suspected cube is counted."""

CUBE_WEIGHTS = (-0.57, 2.32, 1.89, 0.63, 0.26)
"""One weight for each of `cube_terms`."""
COLOUR_WEIGHTS = (0.0, 0.9)
"""One weight for each of `colour_terms`."""

_SURE = 1e-5
"""The network's chances are kept at least this far from 0 and 1."""
_CLEAR = 8.0
"""A lead or a misfit counts up to this (log odds)."""
_POOR, _GOOD = -8.0, 2.0
"""A fit (a logarithm) counts within these limits."""


def cube_terms(found: Found) -> tuple[float, ...]:
    """The evidence for or against a cube: one number for each weight."""
    told = log_odds(min(max(found.told, _SURE), 1 - _SURE))
    return (1.0, told, min(found.size, 1.0), min(max(found.fit, _POOR), _GOOD), min(max(found.misfit, 0.0), _CLEAR))


def colour_terms(found: Found) -> tuple[float, ...]:
    """The evidence for the leading colour: one number for each weight."""
    return (1.0, min(found.margin, _CLEAR))


def cube_chance(found: Found) -> float:
    """The chance (0-1) that this is a separate cube."""
    return logistic(sum(map(mul, CUBE_WEIGHTS, cube_terms(found))))


def colour_chance(found: Found) -> float:
    """The chance (0-1) that the leading colour is right."""
    return logistic(sum(map(mul, COLOUR_WEIGHTS, colour_terms(found))))


def certainty(found: Found) -> float:
    """The chance (0-1) that this is a separate cube, its colour a taught one, and its leading colour right."""
    return cube_chance(found) * colour_chance(found) * taught_chance(found)


def logistic(evidence: float) -> float:
    """The chance (0-1) with these log odds."""
    return 1.0 / (1.0 + math.exp(-max(-50.0, min(50.0, evidence))))


def log_odds(chance: float) -> float:
    """The log odds of a chance strictly between 0 and 1."""
    return math.log(chance / (1.0 - chance))


_SUSPECTED = 0.08
"""A middle less likely than this (0-1) is ignored."""
_OUTSIDE = 3.0
"""How far (raster pixels) a cube's middle may lie outside the floor's outline."""
_CUBE = 0.5
"""A cell more likely than this (0-1) shows a cube."""
_REACH = 3.5
"""A cell belongs to the middle that it points to, if it misses it by fewer cells than this."""
_SIDES = 0.2
"""Weight of a cube's sides in judging its colour; its upper face weighs 1 more."""
_ENOUGH = 0.2
"""If more than this share (0-1) of a cube is not clipped, its clipped pixels are left out of its colour."""
_FEWEST = 3
"""A cube with fewer cells than this is judged by the cells around its middle."""
_DEAREST = 10.0
"""The most that one pixel counts against a colour (log odds)."""
_OTHER_COLOUR = 1.0
"""A cell has another colour than its cube if that leads by more than this (log odds of a pixel)."""
_GREY = 0.47
"""A colour without a part of its hue (a unit vector) below this is black, grey or white."""
_UNLIKE_FLOOR = 6.5
"""A piece is more unlike the floor (log odds) than this."""
_CORE = 2
"""A piece has at least this many cells with three cells of its own left of, above and above left of them."""
_BESIDE_OWN = 0.3
"""If more than this share (0-1) of a piece touches a cube of its own colour, it belongs to that."""
_UNTOLD = 0.5
"""The chance (0-1) of a cube of which the network says nothing."""
_LARGEST = 1.95
"""What looks larger than this (in tops of cubes) is no cube: its top and two sides are the most that a camera sees of one."""
_TWICE = 0.58 * CUBE_PX
"""Of two that lie nearer to each other than this (raster pixels) hardly ever both are cubes."""
_CUBE_IN_GLARE = 0.7
"""What the network is surer (0-1) to be a cube is no mirrored lamp, however bright it is."""
_BESIDE = round(0.8 * CUBE_PX)
"""Cubes whose middles are nearer than twice this (raster pixels) lie side by side."""
Cells = NDArray[np.intp]


@dataclass(frozen=True)
class Survey:
    """The cubes found, those suspected but not counted (`doubts`), and those of no taught colour or too large (`unknown`).

    `rest` is the area (in cubes) that neither floor nor any of these explains; `things` are its connected parts that are no
    floor, the largest first, and `light` those that are floor under another light.
    """

    cubes: tuple[Found, ...]
    doubts: tuple[Found, ...]
    rest: float = 0.0
    unknown: tuple[Found, ...] = ()
    things: tuple[Stretch, ...] = ()
    light: tuple[Stretch, ...] = ()

    @property
    def told_twice(self) -> bool:
        """Whether two of the cubes lie so near to each other that they might be one, or a thing that is none."""
        middles = [cube.middle for cube in self.cubes]
        return any(math.dist(one, other) < _TWICE for one, other in combinations(middles, 2))

    @property
    def relit(self) -> float:
        """The area of the floor under another light, in cubes."""
        return sum(map(area_of, self.light))


def survey(scene: TrayScene, sight: Sight) -> Survey:
    """Find the cubes in the tray, and what nobody taught."""
    # The cells where middles of cubes may lie, likeliest first
    height, width = sight.middle.shape
    within = cv2.resize(scene.view.floor_mask(_OUTSIDE), (width, height), interpolation=cv2.INTER_NEAREST) > 0
    highest = sight.middle >= cv2.dilate(sight.middle, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero(highest & within & (sight.middle > _SUSPECTED))
    ranked = np.argsort(-sight.middle[rows, columns], kind="stable")
    rows, columns = rows[ranked], columns[ranked]
    # For each cell the number of the middle that it points to, -1 where it shows no cube or points to none
    owners = np.full(sight.cube.shape, -1, np.intp)
    down, right = np.nonzero(sight.cube > _CUBE)
    if len(rows) and len(down):
        to_row, to_column = down + sight.way[1][down, right], right + sight.way[0][down, right]
        missed = np.hypot(to_row[:, None] - rows, to_column[:, None] - columns)
        nearest = missed.argmin(axis=1)
        near = missed[np.arange(len(down)), nearest] < _REACH
        owners[down[near], right[near]] = nearest[near]
    found = [
        _make_found(scene, sight, _cells(owners == number, (int(row), int(column))), float(sight.middle[row, column]))
        for number, (row, column) in enumerate(zip(rows, columns, strict=True))
    ]
    found += _find_overlooked(scene, sight, [each for each in found if cube_chance(each) >= LIKELY], within)
    usual = scene.ground.profile.usual_fit
    unlike = [_is_unlike(each, usual) for each in found]
    likely = [cube_chance(each) >= LIKELY and not other for each, other in zip(found, unlike, strict=True)]
    cubes = tuple(compress(found, likely))
    lone = [not any(math.dist(each.middle, cube.middle) < _TWICE for cube in cubes) for each in found]
    burnt = [each.told < _CUBE_IN_GLARE and _is_burnt(scene, owners == number) for number, each in enumerate(found)]
    strange = [unlike[number] and lone[number] and not burnt[number] for number in range(len(found))]
    unknown = tuple(compress(found, strange))
    doubts = tuple(each for each, cube, other in zip(found, likely, strange, strict=True) if not cube and not other)
    rest = mask_rest(scene, sight.cube > _CUBE / 2, CELL)
    # What looks like parts of cubes, but belongs to none, might be a thing
    owned = np.isin(owners, [number for number in range(len(found)) if likely[number] or strange[number]])
    apart = tell_apart(scene, mask_rest(scene, owned, CELL))
    return Survey(cubes, doubts, float(rest.sum()) / USUAL_BODY, unknown, *apart)


def _is_burnt(scene: TrayScene, mine: NDArray[np.bool_]) -> bool:
    """Whether a lamp is mirrored where these cells lie: whatever they show is not to be told from that."""
    rows, columns = (CELL * np.array(np.nonzero(mine)) + CELL // 2).clip(0, [[side - 1] for side in scene.washed.shape])
    return bool(len(rows) and scene.washed[rows, columns].mean() > MIRRORED)


def _is_unlike(found: Found, usual: float) -> bool:
    """Whether this has the shape of a cube or more, but none of the taught colours, or the colour but no cube's size."""
    shaped = cube_chance(replace(found, fit=usual)) >= LIKELY
    return shaped and (is_untaught(found) or found.size > _LARGEST)


def _raster(cells: Cells) -> NDArray[np.float64]:
    """The raster coordinates of the middles of cells."""
    return np.asarray(CELL * cells + (CELL - 1) / 2, np.float64)


def _find_overlooked(scene: TrayScene, sight: Sight, cubes: list[Found], within: NDArray[np.bool_]) -> list[Found]:
    """Cubes of which a piece shows beside those that hide them: cells of a taught colour that belong to a cube of another.

    Black, grey and white pieces are left out, because shade and gleams look like them.
    """
    rows, columns = np.nonzero((sight.cube > _CUBE / 2) & within)
    if not cubes or not len(rows):
        return []
    seen = _Shown.of(scene, sight, rows, columns)
    colours = scene.ground.profile.colours
    scores = np.maximum(likelihoods(seen.hue, seen.level, colours, scene.grain), -_DEAREST)
    scores = scores.reshape(len(colours), len(rows), -1).mean(axis=2)
    misfit = np.minimum(seen.misfit, _DEAREST).reshape(len(rows), -1).mean(axis=1)
    to = np.column_stack([_raster(columns + sight.way[0][rows, columns]), _raster(rows + sight.way[1][rows, columns])])
    away = np.hypot(*(to[:, None] - [cube.middle for cube in cubes]).T)
    nearest = away.argmin(axis=0)
    owner = np.array([cube.colour for cube in cubes])[nearest]
    other = (scores.max(axis=0) - scores[owner, np.arange(len(rows))] > _OTHER_COLOUR) & (away.min(axis=0) < CUBE_PX)
    found = []
    for number, colour in enumerate(colours):
        if min(colour.hue) > _GREY:
            continue
        pieces, own, unlike = (np.zeros(sight.cube.shape, np.float32) for _ in range(3))
        mine = scores.argmax(axis=0) == number
        pieces[rows, columns], own[rows, columns] = mine & other, mine & (owner == number)
        unlike[rows, columns] = misfit
        beside = cv2.dilate(own, np.ones((3, 3), np.uint8)) > 0
        core = cv2.erode(pieces, np.ones((2, 2), np.uint8))
        for piece in components(pieces.astype(np.uint8), 0) if pieces.any() else ():
            if (
                piece.cut(core)[piece.mine].sum() >= _CORE
                and piece.cut(beside)[piece.mine].mean() < _BESIDE_OWN
                and piece.cut(unlike)[piece.mine].mean() > _UNLIKE_FLOOR
                and piece.cut(sight.cube)[piece.mine].mean() > _CUBE
            ):
                down, right = np.nonzero(piece.mine)
                found.append(_make_found(scene, sight, (down + piece.rows.start, right + piece.columns.start), _UNTOLD))
    return found


def _cells(mine: NDArray[np.bool_], middle: tuple[int, int]) -> tuple[Cells, Cells]:
    """Rows and columns of a cube's cells; of those at its middle and beside it if it has few."""
    if np.count_nonzero(mine) >= _FEWEST:
        rows, columns = np.nonzero(mine)
        return rows, columns
    rows, columns = np.mgrid[-1:2, -1:2].reshape(2, -1) + np.array(middle)[:, None]
    return rows.clip(0, mine.shape[0] - 1), columns.clip(0, mine.shape[1] - 1)


def _make_found(scene: TrayScene, sight: Sight, cells: tuple[Cells, Cells], told: float) -> Found:
    """The cube, certain or suspected, with these cells (rows and columns), for which the network gives this chance (0-1)."""
    rows, columns = cells
    seen = _Shown.of(scene, sight, rows, columns)
    scores = likelihoods(seen.hue, seen.level, scene.ground.profile.colours, scene.grain)
    said = np.asarray(seen.vote @ np.maximum(scores, scores.max(axis=0) - _DEAREST).T, np.float64)
    # The corners (4, 2) of the smallest rectangle around cells, in raster pixels
    (x, y), (wide, high), turn = cv2.minAreaRect(np.column_stack([_raster(columns), _raster(rows)]).astype(np.float32))
    corners = np.asarray(cv2.boxPoints(((x, y), (wide + CELL, high + CELL), turn)), np.float64)
    fit = float(seen.mean(np.clip(scores.max(axis=0), -_DEAREST, _DEAREST)))
    return Found(
        told=told,
        middle=(float(corners[:, 0].mean()), float(corners[:, 1].mean())),
        corners=corners,
        size=len(rows) * CELL**2 / TOP_AREA,
        colour=int(said.argmax()),
        fit=fit,
        behind=said - said.max(),
        misfit=float(seen.mean(np.clip(seen.misfit, 0, _DEAREST))),
        lag=scene.ground.profile.usual_fit - fit,
    )


@dataclass(frozen=True)
class _Shown:
    """All n pixels of some cells: hue (n, 3), level, misfit, and weights overall and for the colour (n,; each adds up to 1)."""

    hue: Plane
    level: Plane
    misfit: Plane
    worth: Plane
    vote: Plane

    @classmethod
    def of(cls, scene: TrayScene, sight: Sight, rows: Cells, columns: Cells) -> Self:
        steps = np.arange(CELL)
        down = np.minimum((CELL * rows)[:, None, None] + steps[:, None], scene.seen.level.shape[0] - 1)
        right = np.minimum((CELL * columns)[:, None, None] + steps, scene.seen.level.shape[1] - 1)
        worth = np.repeat(sight.upper[rows, columns] + np.float32(_SIDES), CELL**2)
        level, misfit = (plane[down, right].ravel() for plane in (scene.seen.level, scene.misfit))
        # Clipped pixels do not count for the colour as long as enough others do
        vote = np.where(scene.clipped[down, right].ravel(), np.float32(0), worth)
        vote = vote if vote.sum() > _ENOUGH * worth.sum() else worth
        hue = scene.seen.hue[down, right].reshape(-1, 3)
        return cls(hue, level, misfit, worth / worth.sum(), vote / vote.sum())

    def mean(self, values: NDArray[np.float32]) -> NDArray[np.float64]:
        """The weighted mean of values (n, ...)."""
        return np.asarray(self.worth @ values, np.float64)


def group_heaps(surveyed: Survey, shape: tuple[int, ...]) -> list[Stretch]:
    """The heaps: groups of cubes, found or suspected, that lie side by side."""
    places = np.zeros(shape, np.uint8)
    middles = [found.middle for found in surveyed.cubes] + [doubt.middle for doubt in surveyed.doubts]
    for x, y in middles:
        cv2.circle(places, (round(x), round(y)), _BESIDE, 1, -1)
    return components(places, 0) if places.any() else []
