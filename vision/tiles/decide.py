"""From comparisons to tiles: which places are tiles, which face each shows, and how sure that is."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import Face
from vision.tiles.confidence import motif_chance, tile_chance
from vision.tiles.match import Match

Bounds = Mapping[Face, int]

_RIVAL_SLACK = 0.02
_SAME_PLACE = 0.45
_MOST_COVERED = 0.55
_MOTIF_WARMTH = 0.07
_FRAME_WARMTH = 0.5
_USUAL_DEVIATION, _WARMER = 1.0, 0.15
"""A border farther than this from every taught frame, as 3 of 100 are, tells frames apart less well the farther it is."""


def apart(matches: Sequence[Match]) -> list[Match]:
    """The matches without those whose place a better one takes."""
    kept: list[_Placed] = []
    for match in sorted(matches, key=worth, reverse=True):
        placed = _Placed.of(match)
        if not any(_same_place(placed, other) for other in kept):
            kept.append(placed)
    return [placed.match for placed in kept]


def worth(match: Match) -> float:
    """How good a tile this is, for choosing between places that exclude each other."""
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
    """How sure it is that a tile lies there and shows its likeliest face, among the chances of all faces.

    `possible` (0-1) is the chance of all faces that can lie there at all.
    """
    return tile_chance(match) * motif_chance(match) * min(max(chances.values()) + _RIVAL_SLACK, 1.0) * possible


def within_bounds(chances: Mapping[Face, float], bounds: Bounds | None, taken: Counter[Face]) -> tuple[dict[Face, float], float]:
    """The chances with faces that cannot be there set back to a fiftieth, never to nothing; and how much chance was left."""
    if bounds is None:
        return dict(chances), 1.0
    weighed = {face: chance * (1.0 if taken[face] < bounds.get(face, 0) else 0.02) for face, chance in chances.items()}
    total = sum(weighed.values())
    return {face: chance / total for face, chance in weighed.items()}, min(1.0, total / sum(chances.values()))


@dataclass(frozen=True, eq=False)
class _Placed:
    """A match with its outline's centre, reach (centre to the farthest corner) and area."""

    match: Match
    outline: NDArray[np.float32]
    centre: complex
    reach: float
    area: float

    @classmethod
    def of(cls, match: Match) -> Self:
        x, y = match.quad.mean(axis=0)
        reach = float(np.linalg.norm(match.quad - (x, y), axis=1).max())
        outline = match.quad.astype(np.float32)
        return cls(match, outline, complex(x, y), reach, cv2.contourArea(outline))


def _same_place(one: _Placed, other: _Placed) -> bool:
    apart = abs(one.centre - other.centre)
    if apart < _SAME_PLACE * other.area**0.5:
        return True
    if apart > one.reach + other.reach:
        return False
    shared, _ = cv2.intersectConvexConvex(one.outline, other.outline)
    return bool(shared > _MOST_COVERED * other.area)
