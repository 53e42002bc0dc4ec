"""From comparisons to tiles: which places are tiles, which face each shows, and how sure that is."""

from collections import Counter
from collections.abc import Mapping, Sequence

import cv2
import numpy as np

from vision.reading import Face
from vision.scale import Points
from vision.tile_confidence import right_chance, tile_chance
from vision.tile_match import Match

Bounds = Mapping[Face, int]

_RIVAL_SLACK = 0.02
_SAME_PLACE = 0.45
_MOST_COVERED = 0.55
_MOTIF_WARMTH = 0.07
_FRAME_WARMTH = 0.5


def apart(matches: Sequence[Match]) -> list[Match]:
    """The matches without those whose place a better one takes."""
    kept: list[Match] = []
    for match in sorted(matches, key=worth, reverse=True):
        if not any(_same_place(match.quad, other.quad) for other in kept):
            kept.append(match)
    return kept


def worth(match: Match) -> float:
    """How good a tile this is, for choosing between places that exclude each other."""
    return tile_chance(match) + match.likest


def face_chances(match: Match) -> dict[Face, float]:
    """The chance of each taught face that fits one of the likest motifs; they add up to one."""
    top = match.likest
    motif_weights = {motif: np.exp((like - top) / _MOTIF_WARMTH) for motif, like in match.likeness.items()}
    share = motif_weights[match.motif] / sum(motif_weights.values())
    least = min(match.frames.values())
    frame_weights = {face: np.exp((least - away) / _FRAME_WARMTH) for face, away in match.frames.items()}
    total = sum(frame_weights.values())
    return {face: float(share * weight / total) for face, weight in frame_weights.items()}


def confidence(match: Match, chances: Mapping[Face, float]) -> float:
    """How sure it is that a tile lies there and shows its likeliest face, among the chances of all faces."""
    return tile_chance(match) * min(right_chance(match), max(chances.values()) + _RIVAL_SLACK)


def within_bounds(chances: Mapping[Face, float], bounds: Bounds | None, taken: Counter[Face]) -> dict[Face, float]:
    """The chances with faces that cannot be there set back to a fiftieth, never to nothing."""
    if bounds is None:
        return dict(chances)
    weighed = {face: chance * (1.0 if taken[face] < bounds.get(face, 0) else 0.02) for face, chance in chances.items()}
    total = sum(weighed.values())
    return {face: chance / total for face, chance in weighed.items()}


def _same_place(one: Points, other: Points) -> bool:
    apart = float(np.linalg.norm(one.mean(axis=0) - other.mean(axis=0)))
    size = float(np.sqrt(cv2.contourArea(other.astype(np.float32))))
    if apart < _SAME_PLACE * size:
        return True
    shared, _ = cv2.intersectConvexConvex(one.astype(np.float32), other.astype(np.float32))
    return bool(shared > _MOST_COVERED * size * size)
