"""The outline of a tile that lies alone: its outer edge, not the inner edge of its printed frame."""

from collections.abc import Sequence
from itertools import product

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.picture import Picture
from vision.tiles.align import align
from vision.tiles.gallery import Looks, halve, look_inside, scale, turn_by_quarters, unit_vectors
from vision.tiles.plane import Plane, logs, sample, shrink_only, to_picture
from vision.tiles.quads import areas, refine_quads, side_places, unevenness
from vision.tiles.squares import find_squares

_RIM = 0.07
_BINS = (32, 128, 128)
_SHARE = 0.002
_SMALL, _HALF, _FILLED = 320, 127, 0.85
_OUTERMOST = (cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
_ALONG_GROUND = np.linspace(0.08, 0.92, 24)
_BAND = np.array([0.015, 0.025, 0.035, 0.045])


def table_map(picture: Picture) -> Plane:
    """A plane in the picture's own pixels, white where the table may show and black elsewhere."""
    lab = cv2.cvtColor(cv2.GaussianBlur(picture, (5, 5), 0), cv2.COLOR_BGR2LAB)
    cells = [lab[..., i].astype(np.intp) * bins // 256 for i, bins in enumerate(_BINS)]
    height, width = picture.shape[:2]
    edge = max(2, round(_RIM * min(height, width)))
    rim = np.ones((height, width), bool)
    rim[edge:-edge, edge:-edge] = False
    counts = np.zeros(_BINS)
    np.add.at(counts, tuple(cell[rim] for cell in cells), 1.0)
    usual = _spread(counts >= _SHARE * rim.sum())
    seen = (usual[tuple(cells)] * 255).astype(np.uint8)
    white = np.asarray(cv2.merge([seen, seen, seen]), np.uint8)
    return Plane(white, white, np.eye(3), np.eye(3), (1.0, 1.0))


def apartness(table: Plane, outline: Points) -> float:
    """How well an outline (4, 2) separates a tile from the table, 0-1: table outside on all sides, none inside."""
    outside = sample(table, outline[None], side_places(_ALONG_GROUND, _BAND))[0, ..., 0].mean(axis=(1, 2)) / 255
    inside = sample(table, outline[None], side_places(_ALONG_GROUND, -_BAND))[0, ..., 0].mean(axis=(1, 2)) / 255
    return float(np.sort(outside)[:2].mean() * (1 - inside.mean()))


def thing_on_table(table: Plane) -> Points | None:
    """The oblong (4, 2), at any turn, around the largest thing that is not table; None if that thing is not oblong."""
    factor = min(1.0, _SMALL / max(table.flat.shape))
    small = cv2.resize(255 - table.flat[..., 0], None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
    closed = cv2.morphologyEx(np.where(small > _HALF, 255, 0).astype(np.uint8), cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    things, _ = cv2.findContours(cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8)), *_OUTERMOST)
    hulls = sorted((cv2.convexHull(thing) for thing in things), key=cv2.contourArea)
    if not hulls:
        return None
    box = cv2.minAreaRect(hulls[-1])
    oblong = cv2.contourArea(hulls[-1]) >= _FILLED * box[1][0] * box[1][1] > 0
    return (cv2.boxPoints(box).astype(np.float64) + 0.5) / factor - 0.5 if oblong else None


def _spread(usual: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Add to the usual colours their nearest neighbours."""
    for axis in range(3):
        ahead, behind = np.roll(usual, 1, axis), np.roll(usual, -1, axis)
        usual = usual | ahead | behind
    return usual


_PX = 64
_ALIKE = 0.7
"""Correlation from which two outlines contain the same motif."""
_GROWN = 1.1
_TIMES = 3
_SLACK = 0.015
_WEAK = 0.5
_CONTRADICTED = 0.05
_CLEARLY = 1.5
_REACH = 0.02

Scores = NDArray[np.float64]


def settle_outlines(
    pictures: Sequence[Picture], outlines: Sequence[Points], worths: Sequence[Scores], best: Sequence[int]
) -> list[tuple[Points, bool]]:
    """For each picture of one motif, choose one of its outlines (k, 4, 2), with worths (k,), so that all have the same size.

    Each outline comes with whether the other pictures contradict it. `best` are the numbers of the outlines chosen so far. If a
    picture shows no outline of that size, for example a grey frame on a grey table, the outline is derived from the others.
    """
    first = int(np.argmax([each[i] for each, i in zip(worths, best, strict=True)]))
    face = _look(pictures[first], outlines[first][best[first]][None])
    laid = [_lay_face(picture, each, face) for picture, each in zip(pictures, outlines, strict=True)]
    known = [n for n, over in enumerate(laid) if over is not None]
    taken = [each[i] for each, i in zip(outlines, best, strict=True)]
    if len(known) < 2:  # noqa: PLR2004 - the first picture always has one
        return [(outline, False) for outline in taken]
    sizes = [
        np.zeros(0) if over is None else _log_sizes(each) - _log_sizes(over) for over, each in zip(laid, outlines, strict=True)
    ]
    tried = np.unique(np.round(np.concatenate([sizes[n] for n in known]), 3))
    total = np.sum([_at(sizes[n], worths[n], tried).max(axis=1) for n in known], axis=0)
    common = tried[[int(total.argmax())]]
    plain = _WEAK * max(float(each.max()) for each in worths)
    settled_ones = []
    for n, over in enumerate(laid):
        if over is None:
            settled_ones.append((taken[n], False))
            continue
        # The best outline stands if it is worth enough next to others of the motif, and much more than one of another size
        other = np.abs(_log_sizes(outlines[n]) - _log_sizes(taken[n])) > 2 * _SLACK
        if worths[n][best[n]] < max(plain, _CLEARLY * worths[n][other].max(initial=0.0)):
            i = int(_at(sizes[n], worths[n], common)[0].argmax())
            taken[n] = np.asarray(outlines[n][i], np.float64)
            if abs(float(sizes[n][i]) - float(common[0])) >= 2 * _SLACK:  # derived from the face laid over, scaled to that size
                plane, factor = plane_about(pictures[n], over)
                refined, _ = refine_quads(plane, scale((over * factor)[None], float(np.exp(common[0]))), _REACH)
                taken[n] = np.asarray(refined[0] / factor, np.float64)
        # It is contradicted if its size or its place differs from that of the face laid over the picture
        size = _log_sizes(taken[n])
        off = np.linalg.norm(taken[n].mean(axis=0) - over.mean(axis=0)) / np.exp(size)
        settled_ones.append((taken[n], bool(max(abs(size - _log_sizes(over) - common[0]), off) > _CONTRADICTED)))
    return settled_ones


def _log_sizes(outlines: Points) -> Scores:
    return np.asarray(np.log(areas(outlines)) / 2, np.float64)


def _at(sizes: Scores, worths: Scores, common: Scores) -> Scores:
    """The worths (c, k) of outlines, from their own worths (k,), if each common size (c,) were the right one."""
    return np.asarray(worths * np.exp(-(((sizes - common[:, None]) / _SLACK) ** 2) / 2), np.float64)


def _lay_face(picture: Picture, outlines: Points, face: Looks) -> Points | None:
    """The outline (4, 2) of the face in this picture; None if the picture does not show it."""
    tried = np.concatenate([outlines, scale(outlines, _GROWN)])
    looks = halve(_look(picture, tried))
    turned = turn_by_quarters(looks)
    alike = unit_vectors(turned.reshape(-1, *looks.shape[1:])) @ unit_vectors(halve(face))[0]
    number, turn = divmod(int(alike.argmax()), 4)
    quad = np.roll(tried[number], -turn, axis=0)
    plane, factor = plane_about(picture, quad)
    over = (quad * factor)[None]
    for _ in range(_TIMES):
        over = align(plane, over, face)
    if float((unit_vectors(look_inside(plane, over)) @ unit_vectors(face).T).item()) < _ALIKE:
        return None
    return np.asarray(over[0] / factor, np.float64)


def _look(picture: Picture, outlines: Points) -> Looks:
    looks = []
    for outline in outlines:
        plane, factor = plane_about(picture, outline)
        looks.append(look_inside(plane, (outline * factor)[None])[0])
    return np.array(looks)


def plane_about(picture: Picture, outline: Points, across: int = _PX) -> tuple[Plane, float]:
    """A plane with the picture shrunk until the outline is about `across` pixels across, never enlarged, and the factor."""
    factor = min(1.0, across / float(np.sqrt(areas(outline))))
    small = np.asarray(cv2.resize(picture, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA), np.uint8)
    return Plane(small, small, np.eye(3), np.eye(3), (1.0, 1.0)), factor


MOST_OUTLINES = 8
"""The most outlines of one picture that are compared with those of the others, best first."""

_MOST_LARGE = 3
_SMALLEST, _LARGEST, _SIZES = 0.16, 1.0, 12
_NEARBY = 0.45
"""A logarithm: outlines sought near a size may be half as large again, or two thirds of it."""
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


def find_likely_outlines(picture: Picture, ratio: float = 1.0, near: float | None = None) -> Outlines:
    """Different outlines (4, 2) that the one tile in the picture may have, each with its worth, best first.

    At most MOST_OUTLINES are returned, and a few that are worth less but large: a pale card's outline may be worth less than
    its print. `ratio` is a tile's longer side to its shorter one; `near` is the mean side (pixels) near which tiles are sought,
    None for any size. The list is empty if no tile stands out.
    """
    table = table_map(picture)
    height, width = picture.shape[:2]
    largest = _LARGEST * min(min(height, width) * np.sqrt(ratio), max(height, width) / np.sqrt(ratio))
    found: list[_Candidate] = []
    sides = np.geomspace(_SMALLEST * min(height, width), largest, _SIZES)
    for side in sides if near is None else sides[np.abs(np.log(sides / near)) < _NEARBY]:
        plane = shrink_only(picture, (float(side * np.sqrt(ratio)), float(side / np.sqrt(ratio))), careful=True)
        squares = find_squares(plane.flat, plane.tile, _SCALES, _LEAST_SUPPORT, 3)
        found += _candidates_of(plane, *refine_quads(plane, np.array([one.corners for one in squares]).reshape(-1, 4, 2)))
    found = sorted(found, key=lambda candidate: -candidate[0])[:_MOST_CANDIDATES]
    box = thing_on_table(table)  # it stands out regardless of its print
    if box is not None:
        side = float(np.sqrt(_area(box)))
        plane = shrink_only(picture, (side, side), careful=True)
        found += _candidates_of(plane, *refine_quads(plane, ((box + 0.5) * (plane.tile[0] / side) - 0.5)[None]))
    outlines: Outlines = []
    for clear, plane, quad in found:
        outer, inner = to_picture(plane, find_outermost(plane, quad, ratio)), to_picture(plane, quad)
        # How much the picture changes across the faintest side, 0-1
        step = min(lines[0][1] for lines in _lines_from(plane, quad))
        lines = clear * (step / (step + _LEAST_STEP))
        for share, outline in ((1.0, outer), (_INNER_SHARE, inner)):
            worth = share * lines * (_LEAST_APART + apartness(table, outline))
            if not any(_are_alike(outline, other) and worth <= better for better, other in outlines):
                outlines.append((worth, outline))
    outlines.sort(key=lambda candidate: -candidate[0])
    large = sorted(outlines[MOST_OUTLINES:], key=lambda candidate: -candidate[0] * _area(candidate[1]))[:_MOST_LARGE]
    return outlines[:MOST_OUTLINES] + large if outlines and outlines[0][0] >= _LEAST_WORTH else []


def _are_alike(one: Points, other: Points) -> bool:
    size = np.sqrt(_area(other))
    apart = np.abs(one.mean(axis=0) - other.mean(axis=0)).max()
    return bool(apart < _DIFFERENT * size and abs(np.log(_area(one) / _area(other))) < _DIFFERENT)


def _candidates_of(plane: Plane, quads: NDArray[np.float64], clear: NDArray[np.float64]) -> list[_Candidate]:
    return [(float(c.min() + 0.3 * c.mean()), plane, quad) for quad, c in zip(quads, clear, strict=True)]


def find_outermost(plane: Plane, quad: Points, ratio: float = 1.0) -> Points:
    """The largest outline of about this ratio whose sides are those of the quad or clear lines outside them."""
    size = float(np.sqrt(_area(quad)))
    lines = np.array(list(product(*_lines_from(plane, quad))))
    # The quad with each side moved outward by its shift in pixels, for n sets of four shifts: (n, 4, 2)
    ways = np.roll(quad, -1, axis=0) - quad
    ways = ways / np.linalg.norm(ways, axis=1, keepdims=True)
    starts = quad + np.stack([ways[:, 1], -ways[:, 0]], axis=1) * (lines[..., 0] * size)[..., None]
    before, way = np.roll(starts, 1, axis=1), np.roll(ways, 1, axis=0)
    gap = starts - before
    share = (gap[..., 0] * ways[:, 1] - gap[..., 1] * ways[:, 0]) / (way[:, 0] * ways[:, 1] - way[:, 1] * ways[:, 0])
    outlines, steps = np.asarray(before + way * share[..., None], np.float64), lines[..., 1].min(axis=1)
    # How well four lines (n, 4, 2) make a tile: its sides have this ratio, and the picture changes across each of them (n)
    uneven = np.maximum(np.abs(unevenness(outlines) - np.log(ratio)) - 0.02, 0.0)
    fitness = np.asarray((1 - 3 * uneven) * steps / (steps + _LEAST_STEP), np.float64)
    best = outlines[int((areas(outlines) * fitness).argmax())]
    refined, _ = refine_quads(plane, best[None], reach=0.03)
    return np.asarray(refined[0], np.float64)


def _lines_from(plane: Plane, quad: Points) -> list[list[tuple[float, float]]]:
    """For each side, the (offset, step) of the side itself and of clear lines beyond it; offsets are shares of the size."""
    offsets = np.linspace(-4 * _STEP, _WIDEST_FRAME + _STEP, round(_WIDEST_FRAME / _STEP) + 6)
    seen = logs(sample(plane, quad[None], side_places(_ALONG, offsets)), _LOG_OFFSET)[0].swapaxes(1, 2)
    steps = np.linalg.norm(np.median(seen[:, 4:] - seen[:, :-4], axis=2), axis=2)
    return [_peaks(np.asarray(side, np.float64), offsets[2:-2]) for side in steps]


def _peaks(steps: NDArray[np.float64], offsets: NDArray[np.float64]) -> list[tuple[float, float]]:
    inner = np.arange(1, len(steps) - 1)
    high = (steps[inner] >= steps[inner - 1]) & (steps[inner] > steps[inner + 1]) & (steps[inner] >= _LEAST_STEP)
    beyond = [(float(offsets[i]), float(steps[i])) for i in inner[high] if offsets[i] > 2 * _STEP]
    return [(0.0, float(steps[:5].max())), *beyond]


def width_to_height(outline: Points) -> float:
    """The ratio of an outline's (4, 2) first and third sides to its second and fourth."""
    sides = np.linalg.norm(np.roll(outline, -1, axis=0) - outline, axis=1)
    return float((sides[0] + sides[2]) / (sides[1] + sides[3]))


def _area(quad: Points) -> float:
    return float(areas(quad))
