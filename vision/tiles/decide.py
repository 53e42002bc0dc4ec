"""Turns comparisons into tiles: which places are tiles, which face each shows, and how sure that is."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.picture import Picture
from vision.tiles.confidence import motif_chance, tile_chance
from vision.tiles.match import Match
from vision.tiles.plane import Plane, to_picture
from vision.whole_reading import Face

Bounds = Mapping[Face, int]

_RIVAL_SLACK = 0.02
_SAME_PLACE = 0.45
_MOST_COVERED = 0.55
_MOTIF_WARMTH = 0.07
_FRAME_WARMTH = 0.5
_USUAL_DEVIATION, _WARMER = 1.0, 0.15
"""The farther a border is beyond this from every taught frame (3 in 100 are), the less well it tells frames apart."""


def keep_apart(matches: Sequence[Match]) -> list[Match]:
    """The matches without those whose place is taken by a better match."""
    kept: list[Match] = []
    # Centre, reach (from there to the farthest corner) and outline of each
    places: list[tuple[Points, float, NDArray[np.float32]]] = []
    for match in sorted(matches, key=worth, reverse=True):
        centre, outline = match.quad.mean(axis=0), match.quad.astype(np.float32)
        reach = float(np.linalg.norm(match.quad - centre, axis=1).max())
        for other, other_reach, other_outline in places:
            away, area = float(np.linalg.norm(centre - other)), cv2.contourArea(other_outline)
            if away < _SAME_PLACE * area**0.5:
                break
            if away <= reach + other_reach and cv2.intersectConvexConvex(outline, other_outline)[0] > _MOST_COVERED * area:
                break
        else:
            kept.append(match)
            places.append((centre, reach, outline))
    return kept


def worth(match: Match) -> float:
    """How good a match this is, for choosing between places that exclude each other."""
    return tile_chance(match) + match.likest


def face_chances(match: Match) -> dict[Face, float]:
    """The chance of each taught face that fits one of the likest motifs; they add up to one."""
    top = match.likest
    motif_weights = {motif: np.exp((like - top) / _MOTIF_WARMTH) for motif, like in match.likeness.items()}
    share = motif_weights[match.motif] / sum(motif_weights.values())
    least = min(match.frames.values())
    warmth = _FRAME_WARMTH + _WARMER * max(least - _USUAL_DEVIATION, 0.0)
    frame_weights = {face: np.exp((least - away) / warmth) for face, away in match.frames.items()}
    total = sum(frame_weights.values())
    return {face: float(share * weight / total) for face, weight in frame_weights.items()}


def confidence(match: Match, chances: Mapping[Face, float], possible: float) -> float:
    """The chance that a tile lies there and shows the kind and count of the likeliest face in `chances`.

    `possible` (0-1) is how much chance is left to the faces that can lie there. No game counts frames, so a doubt about the frame
    alone does not lower the confidence, and nobody is asked.
    """
    shown = max(chances, key=chances.__getitem__)
    same = sum(chance for face, chance in chances.items() if (face.kind, face.symbols) == (shown.kind, shown.symbols))
    return tile_chance(match) * motif_chance(match) * min(same + _RIVAL_SLACK, 1.0) * possible


def cut_to_bounds(chances: Mapping[Face, float], bounds: Bounds | None, taken: Counter[Face]) -> tuple[dict[Face, float], float]:
    """The chances, cut to a fiftieth for faces beyond the bounds and scaled to add up to one; and how much chance was left."""
    if bounds is None:
        return dict(chances), 1.0
    weighed = {face: chance * (1.0 if taken[face] < bounds.get(face, 0) else 0.02) for face, chance in chances.items()}
    total = sum(weighed.values())
    return {face: chance / total for face, chance in weighed.items()}, min(1.0, total / sum(chances.values()))


_CELLS = 7
_INSIDE, _AROUND, _RING = 5, 3, 6
_PARTS = ((-2, -2), (-2, 2), (2, -2), (2, 2), (-2, 0), (2, 0), (0, -2), (0, 2))
_MAY_BE_LIKE = 1
_GROWN, _MARK_GROWN = 1.1, 1.35
_TEXTURE = 1.5
_LOG_OFFSET = 16
_LEAST_FREE, _LEAST_RING = 0.6, 4
_TURNS = np.linspace(0, 2 * np.pi, 16, endpoint=False)
_RING_PLACES = np.rint(_RING * np.stack([np.sin(_TURNS), np.cos(_TURNS)], axis=1)).astype(np.intp)
_BAR, _KNOWN, _COARSE = 0.1, 0.5, 4
_CORNERS = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])

Looks = NDArray[np.float32]
_Known = NDArray[np.bool_]


@dataclass(frozen=True)
class Unexplained:
    """The area most unlike the table around it: the difference (logarithm of light), and the outline (4, 2) in `flat`."""

    difference: float
    quad: Points


def find_most_unexplained(plane: Plane, picture: Picture, tiles: Sequence[Points], marks: Sequence[Points]) -> Unexplained | None:
    """Where something most likely lies outside the tiles (outlines in the flat picture) and the marks (in the picture)."""
    cells = _CELLS / float(np.sqrt(plane.tile[0] * plane.tile[1]))
    # For each cell, the mean logarithms of its three channels and how much they vary: (rows, columns, 4)
    logs = cv2.LUT(plane.flat, np.log(np.arange(256, dtype=np.float32) + _LOG_OFFSET))
    size = max(1, round(plane.flat.shape[1] * cells)), max(1, round(plane.flat.shape[0] * cells))
    mean, square = (cv2.resize(each, size, interpolation=cv2.INTER_AREA) for each in (logs, logs * logs))
    varies = np.sqrt(np.maximum(square - mean * mean, 0)).mean(axis=2)
    looks = np.dstack([mean, _TEXTURE * varies]).astype(np.float32)
    # Which cells lie in the picture at all
    rows, columns = np.indices(looks.shape[:2])
    places = to_picture(plane, (np.stack([columns, rows], axis=-1, dtype=np.float64) + 0.5) / cells)
    seen = np.asarray(np.all((places >= 0) & (places < picture.shape[1::-1]), axis=-1), np.uint8)
    back = np.linalg.inv(plane.to_picture)
    flat_marks = [cv2.perspectiveTransform(np.asarray(mark, np.float64).reshape(1, -1, 2), back)[0] for mark in marks]
    free = seen.copy()
    for quads, grown in ((tiles, _GROWN), (flat_marks, _MARK_GROWN)):
        for quad in quads:
            larger = (quad.mean(axis=0) + (quad - quad.mean(axis=0)) * grown) * cells
            cv2.fillConvexPoly(free, np.rint(larger * 8 - 4).astype(np.int32), 0, shift=3)
    within = cv2.erode(seen, np.ones((_INSIDE, _INSIDE), np.uint8), borderType=cv2.BORDER_CONSTANT, borderValue=0)
    differences = _differences(looks, free.astype(np.float32), within > 0)
    row, column = np.unravel_index(int(differences.argmax()), differences.shape)
    if differences[row, column] <= 0:
        return None
    centre = (np.array([column, row]) + 0.5) / cells
    return Unexplained(float(differences[row, column]), centre + _CORNERS * plane.tile)


def _differences(looks: Looks, free: Looks, within: NDArray[np.bool_]) -> Looks:
    """How unlike the table around it a tile-sized area about each cell is; nearly all parts of the area must be unlike it."""
    inside, share = _mean(looks, free, _INSIDE)
    around, known = _mean(looks, free, _AROUND)
    rows, columns = np.nonzero(within & (share >= _LEAST_FREE))
    coarse = _RING_PLACES[::_COARSE]
    promising = _measure_least_distance(inside[rows, columns], *_ring_of(around, known, rows, columns, coarse)) > _BAR
    rows, columns = rows[promising], columns[promising]
    ring, on_ring = _ring_of(around, known, rows, columns, _RING_PLACES)
    parts = []
    for down, right in _PARTS:
        near = rows + down, columns + right
        # A part under a tile counts as unlike the ring
        parts.append(np.where(free[near] > 0, _measure_least_distance(looks[near], ring, on_ring), np.float32(np.inf)))
    least = np.minimum(_measure_least_distance(inside[rows, columns], ring, on_ring), np.sort(parts, axis=0)[_MAY_BE_LIKE])
    difference = np.zeros(free.shape, np.float32)
    difference[rows, columns] = np.where(on_ring.sum(axis=0) >= _LEAST_RING, least, 0)
    return difference


def _mean(looks: Looks, free: Looks, size: int) -> tuple[Looks, Looks]:
    """The mean of the free cells in a square of this size around each cell, and the share (0-1) of the square that is free."""
    share = cv2.blur(free, (size, size), borderType=cv2.BORDER_CONSTANT)
    total = cv2.blur(looks * free[..., None], (size, size), borderType=cv2.BORDER_CONSTANT)
    return np.asarray(total / np.maximum(share, 1e-3)[..., None], np.float32), np.asarray(share, np.float32)


def _ring_of(
    around: Looks, known: Looks, rows: NDArray[np.intp], columns: NDArray[np.intp], places: NDArray[np.intp]
) -> tuple[Looks, _Known]:
    """The looks (ring, cells, 4) at these places of a ring around the cells, and which of them show the table."""
    down, right = places.T[..., None] + _RING
    wide, wide_known = np.pad(around, [(_RING, _RING), (_RING, _RING), (0, 0)]), np.pad(known, _RING)
    return wide[rows + down, columns + right], wide_known[rows + down, columns + right] >= _KNOWN


def _measure_least_distance(looks: Looks, ring: Looks, on_ring: _Known) -> Looks:
    """The distance of each look (cells, 4) from the likest place of its ring."""
    away = ring - looks
    apart = np.sqrt(np.einsum("ijk,ijk->ij", away, away))
    return np.asarray(np.where(on_ring, apart, np.inf).min(axis=0), np.float32)
