"""The outline of a tile that lies alone: its outer edge, not the inner edge of its printed frame."""

from itertools import product

import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.picture import Picture
from vision.tile_lessons.ground import apartness, table_map, thing_on_table
from vision.tiles.plane import Plane, sample, shrink_only, to_picture
from vision.tiles.quads import areas, refine_quads, side_places, unevenness
from vision.tiles.squares import find_squares

MOST_OUTLINES = 8
"""Outlines of one face that are weighed against those of the others, the worthiest first."""

_MOST_LARGE = 3
_SMALLEST, _LARGEST, _SIZES = 0.16, 1.0, 12
_NEARBY = 0.45
"""A logarithm: what is looked for near a size may be half as large again, or two thirds of it."""
_SCALES = (0.955, 1.045)
_LEAST_SUPPORT = 0.5
_LEAST_WORTH = 0.004
_LEAST_APART = 0.3
_INNER_SHARE = 0.4
_MOST_CANDIDATES = 14
_DIFFERENT = 0.03
_WIDEST_FRAME = 0.15
_STEP = 0.0075
_LEAST_STEP = 0.07
_LOG_OFFSET = 16.0
_ALONG = np.linspace(0.08, 0.92, 48)


Outlines = list[tuple[float, Points]]
_Candidate = tuple[float, Plane, Points]


def likely_outlines(picture: Picture, ratio: float = 1.0, near: float | None = None) -> Outlines:
    """Different outlines (4, 2) that the one tile in the picture may have, each after its worth, best first.

    MOST_OUTLINES and a few that are worth less but large, as a pale card's is among what is printed on it. `ratio`
    is that of a tile's longer side to its shorter one; `near` the mean side (pixels) about which it is looked for, None for
    any. The list is empty if no tile stands out.
    """
    table = table_map(picture)
    found = sorted(_candidates(picture, ratio, near), key=lambda candidate: -candidate[0])[:_MOST_CANDIDATES]
    found += _standing_out(picture, table)
    outlines: Outlines = []
    for clear, plane, quad in found:
        outer, inner = to_picture(plane, outermost(plane, quad, ratio)), to_picture(plane, quad)
        lines = clear * _distinctness(plane, quad)
        for share, outline in ((1.0, outer), (_INNER_SHARE, inner)):
            worth = share * lines * (_LEAST_APART + apartness(table, outline))
            if not any(_alike(outline, other) and worth <= better for better, other in outlines):
                outlines.append((worth, outline))
    outlines.sort(key=lambda candidate: -candidate[0])
    large = sorted(outlines[MOST_OUTLINES:], key=lambda candidate: -candidate[0] * _area(candidate[1]))[:_MOST_LARGE]
    return outlines[:MOST_OUTLINES] + large if outlines and outlines[0][0] >= _LEAST_WORTH else []


def _alike(one: Points, other: Points) -> bool:
    size = np.sqrt(_area(other))
    apart = np.abs(one.mean(axis=0) - other.mean(axis=0)).max()
    return bool(apart < _DIFFERENT * size and abs(np.log(_area(one) / _area(other))) < _DIFFERENT)


def _distinctness(plane: Plane, quad: Points) -> float:
    """How much the picture changes across the faintest side, 0-1."""
    step = min(lines[0][1] for lines in _lines_from(plane, quad))
    return step / (step + _LEAST_STEP)


def _candidates(picture: Picture, ratio: float, near: float | None) -> list[_Candidate]:
    """Clearness, plane and outline in that plane of everything of this ratio, of sizes near the one given, or of any."""
    height, width = picture.shape[:2]
    largest = _LARGEST * min(min(height, width) * np.sqrt(ratio), max(height, width) / np.sqrt(ratio))
    found: list[_Candidate] = []
    sides = np.geomspace(_SMALLEST * min(height, width), largest, _SIZES)
    for side in sides if near is None else sides[np.abs(np.log(sides / near)) < _NEARBY]:
        plane = shrink_only(picture, (float(side * np.sqrt(ratio)), float(side / np.sqrt(ratio))), careful=True)
        squares = find_squares(plane.flat, plane.tile, _SCALES, _LEAST_SUPPORT, 3)
        quads, clear = refine_quads(plane, np.array([square.corners for square in squares]).reshape(-1, 4, 2))
        found += _candidates_of(plane, quads, clear)
    return found


def _standing_out(picture: Picture, table: Plane) -> list[_Candidate]:
    """What stands out from the table, if it is an oblong: found whatever is printed on it."""
    box = thing_on_table(table)
    if box is None:
        return []
    side = float(np.sqrt(_area(box)))
    plane = shrink_only(picture, (side, side), careful=True)
    factor = plane.tile[0] / side
    return _candidates_of(plane, *refine_quads(plane, ((box + 0.5) * factor - 0.5)[None]))


def _candidates_of(plane: Plane, quads: NDArray[np.float64], clear: NDArray[np.float64]) -> list[_Candidate]:
    return [(float(c.min() + 0.3 * c.mean()), plane, quad) for quad, c in zip(quads, clear, strict=True)]


def outermost(plane: Plane, quad: Points, ratio: float = 1.0) -> Points:
    """The largest outline of about this ratio whose sides are this quad's or clear lines outside of them."""
    size = float(np.sqrt(_area(quad)))
    lines = np.array(list(product(*_lines_from(plane, quad))))
    outlines, steps = _moved(quad, lines[..., 0] * size), lines[..., 1].min(axis=1)
    best = outlines[int((areas(outlines) * _fitness(outlines, steps, ratio)).argmax())]
    refined, _ = refine_quads(plane, best[None], reach=0.03)
    return np.asarray(refined[0], np.float64)


def _fitness(outlines: NDArray[np.float64], steps: NDArray[np.float64], ratio: float) -> NDArray[np.float64]:
    """How well four lines (n, 4, 2) make a tile: sides of this ratio, and the picture changing (n) across each of them."""
    uneven = np.maximum(np.abs(unevenness(outlines) - np.log(ratio)) - 0.02, 0.0)
    return np.asarray((1 - 3 * uneven) * steps / (steps + _LEAST_STEP), np.float64)


def _lines_from(plane: Plane, quad: Points) -> list[list[tuple[float, float]]]:
    """For each side (offset, step): the side itself and the clear lines beyond, offsets in shares of the size."""
    offsets = np.linspace(-4 * _STEP, _WIDEST_FRAME + _STEP, round(_WIDEST_FRAME / _STEP) + 6)
    logs = np.log(sample(plane, quad[None], side_places(_ALONG, offsets))[0] + _LOG_OFFSET).swapaxes(1, 2)
    steps = np.linalg.norm(np.median(logs[:, 4:] - logs[:, :-4], axis=2), axis=2)
    return [_peaks(np.asarray(side, np.float64), offsets[2:-2]) for side in steps]


def _peaks(steps: NDArray[np.float64], offsets: NDArray[np.float64]) -> list[tuple[float, float]]:
    inner = np.arange(1, len(steps) - 1)
    high = (steps[inner] >= steps[inner - 1]) & (steps[inner] > steps[inner + 1]) & (steps[inner] >= _LEAST_STEP)
    beyond = [(float(offsets[i]), float(steps[i])) for i in inner[high] if offsets[i] > 2 * _STEP]
    return [(0.0, float(steps[:5].max())), *beyond]


def _moved(quad: Points, shifts: NDArray[np.float64]) -> NDArray[np.float64]:
    """The quad with each side moved outward by its shift in pixels, for n sets of four shifts: (n, 4, 2)."""
    ways = np.roll(quad, -1, axis=0) - quad
    ways = ways / np.linalg.norm(ways, axis=1, keepdims=True)
    starts = quad + np.stack([ways[:, 1], -ways[:, 0]], axis=1) * shifts[..., None]
    before, way = np.roll(starts, 1, axis=1), np.roll(ways, 1, axis=0)
    gap = starts - before
    share = (gap[..., 0] * ways[:, 1] - gap[..., 1] * ways[:, 0]) / (way[:, 0] * ways[:, 1] - way[:, 1] * ways[:, 0])
    return np.asarray(before + way * share[..., None], np.float64)


def width_to_height(outline: Points) -> float:
    """The ratio of the sides along the first side of an outline (4, 2) to the others."""
    sides = np.linalg.norm(np.roll(outline, -1, axis=0) - outline, axis=1)
    return float((sides[0] + sides[2]) / (sides[1] + sides[3]))


def _area(quad: Points) -> float:
    return float(areas(quad))
