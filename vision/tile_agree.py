"""Pictures that show one motif must show the same: so one picture's doubt is settled by the others."""

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.picture import Picture
from vision.reading import Face
from vision.scale import Points
from vision.tile_describe import Looks, look_inside, quarter_turns, unit_vectors
from vision.tile_plane import Plane

_WITNESSES = 2
_OWN_WORTH = 0.35
_OTHER_WORTH = 0.35
_GRID = 16
_PX = 48


Likely = Sequence[tuple[float, Points]]


def agreed_outlines(pictures: Sequence[tuple[Face, Picture]], likely: Sequence[Likely]) -> list[Points]:
    """For each picture that one of its likely outlines (4, 2) in which it agrees best with those of the same motif.

    Where fewer than two others show the motif, the likeliest outline stands.
    """
    looks = [_looks(picture, [outline for _, outline in each]) for (_, picture), each in zip(pictures, likely, strict=True)]
    chances = [np.array([chance for chance, _ in each]) for each in likely]
    motifs = [(face.kind, face.count) for face, _ in pictures]
    chosen = []
    for number, motif in enumerate(motifs):
        others = [i for i, other in enumerate(motifs) if other == motif and i != number]
        agreement = _OWN_WORTH * chances[number]
        if len(others) >= _WITNESSES:
            agreement = agreement + np.mean([_support(looks[number], looks[i], chances[i]) for i in others], axis=0)
        chosen.append(likely[number][int(agreement.argmax())][1])
    return chosen


def _support(own: Looks, other: Looks, chances: NDArray[np.float64]) -> NDArray[np.float64]:
    """How well each own outline is borne out by another picture's, at any quarter turn, likely ones more."""
    turned = quarter_turns(other)
    scores = unit_vectors(own) @ unit_vectors(turned.reshape(-1, *other.shape[1:])).T
    best = scores.reshape(len(own), len(other), -1).max(axis=2)
    return np.asarray((best + _OTHER_WORTH * chances).max(axis=1), np.float64)


def _looks(picture: Picture, outlines: Sequence[Points]) -> Looks:
    """The middles (n, 16, 16, 3) of the outlines."""
    small = []
    for outline in outlines:
        factor = min(1.0, _PX / float(np.sqrt(cv2.contourArea(outline.astype(np.float32)))))
        reduced = np.asarray(cv2.resize(picture, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA), np.uint8)
        plane = Plane(reduced, reduced, np.eye(3), np.eye(3), (1.0, 1.0))
        small.append(look_inside(plane, outline[None] * factor, _GRID)[0])
    return np.array(small)
