"""Pictures of one motif hold the same: laid over each other they tell how large each one's outline is next to the others'.

A frame's inner edge makes as good a square as the tile's own; but then what lies inside is larger than on the same motif
without it.
"""

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.picture import Picture
from vision.tiles.align import align
from vision.tiles.describe import Looks, halved, look_inside, quarter_turns, scaled, unit_vectors
from vision.tiles.plane import Plane
from vision.tiles.quads import areas, refine_quads

_PX = 64
_ALIKE = 0.7
"""Correlation from which two outlines hold the same motif."""
_GROWN = 1.1
_TIMES = 3
_SLACK = 0.015
_WEAK = 0.5
_CONTRADICTED = 0.05
_CLEARLY = 1.5
_REACH = 0.02

Scores = NDArray[np.float64]


def settled(
    pictures: Sequence[Picture], outlines: Sequence[Points], worths: Sequence[Scores], best: Sequence[int]
) -> list[tuple[Points, bool]]:
    """Of its outlines (k, 4, 2) with their worths (k,) the one in each picture of one motif by which all are of one size.

    With it comes whether what the others hold speaks against it. `best` are those taken so far. Where a picture shows no outline
    of that size, as a grey frame on a grey table may not, it is the one that the others tell.
    """
    first = int(np.argmax([each[i] for each, i in zip(worths, best, strict=True)]))
    face = _look(pictures[first], outlines[first][best[first]][None])
    laid = [_laid(picture, each, face) for picture, each in zip(pictures, outlines, strict=True)]
    known = [n for n, over in enumerate(laid) if over is not None]
    taken = [each[i] for each, i in zip(outlines, best, strict=True)]
    if len(known) < 2:  # noqa: PLR2004 - one is the motif's own
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
        if over is not None and not _clear(outlines[n], worths[n], best[n], plain):
            taken[n] = _of_size(pictures[n], over, float(common[0]), outlines[n], _at(sizes[n], worths[n], common)[0])
        odd = over is not None and _elsewhere(taken[n], over, float(common[0]))
        settled_ones.append((taken[n], odd))
    return settled_ones


def _elsewhere(outline: Points, over: Points, common: float) -> bool:
    """Whether an outline is of another size, or lies elsewhere, than the face laid over the picture tells."""
    size = _log_sizes(outline)
    apart = np.linalg.norm(outline.mean(axis=0) - over.mean(axis=0)) / np.exp(size)
    return bool(abs(size - _log_sizes(over) - common) > _CONTRADICTED or apart > _CONTRADICTED)


def _clear(outlines: Points, worths: Scores, best: int, plain: float) -> bool:
    """Whether the best outline needs no witness: it is worth as much as others of the motif, and no other size nearly as much."""
    other = np.abs(_log_sizes(outlines) - _log_sizes(outlines[best])) > 2 * _SLACK
    return bool(worths[best] >= max(plain, _CLEARLY * worths[other].max(initial=0.0)))


def _of_size(picture: Picture, over: Points, common: float, outlines: Points, scores: Scores) -> Points:
    """The outline of about this size next to the face laid over the picture, else the face's own at that size."""
    i = int(scores.argmax())
    if abs(float(_log_sizes(outlines[i]) - _log_sizes(over)) - common) < 2 * _SLACK:
        return np.asarray(outlines[i], np.float64)
    plane, factor = _plane(picture, over)
    refined, _ = refine_quads(plane, scaled((over * factor)[None], float(np.exp(common))), _REACH)
    return np.asarray(refined[0] / factor, np.float64)


def _log_sizes(outlines: Points) -> Scores:
    return np.asarray(np.log(areas(outlines)) / 2, np.float64)


def _at(sizes: Scores, worths: Scores, common: Scores) -> Scores:
    """The worths (k,) if the motif's tiles were of each common size (c,): (c, k)."""
    return np.asarray(worths * np.exp(-(((sizes - common[:, None]) / _SLACK) ** 2) / 2), np.float64)


def _laid(picture: Picture, outlines: Points, face: Looks) -> Points | None:
    """Where the face lies in this picture, (4, 2); None where it does not show it."""
    tried = np.concatenate([outlines, scaled(outlines, _GROWN)])
    looks = halved(_look(picture, tried))
    turned = quarter_turns(looks)
    alike = unit_vectors(turned.reshape(-1, *looks.shape[1:])) @ unit_vectors(halved(face))[0]
    number, turn = divmod(int(alike.argmax()), 4)
    quad = np.roll(tried[number], -turn, axis=0)
    plane, factor = _plane(picture, quad)
    over = (quad * factor)[None]
    for _ in range(_TIMES):
        over = align(plane, over, face)
    if float((unit_vectors(look_inside(plane, over)) @ unit_vectors(face).T).item()) < _ALIKE:
        return None
    return np.asarray(over[0] / factor, np.float64)


def _look(picture: Picture, outlines: Points) -> Looks:
    looks = []
    for outline in outlines:
        plane, factor = _plane(picture, outline)
        looks.append(look_inside(plane, (outline * factor)[None])[0])
    return np.array(looks)


def _plane(picture: Picture, outline: Points) -> tuple[Plane, float]:
    """The picture so much smaller that the outline is about _PX across."""
    factor = min(1.0, _PX / float(np.sqrt(areas(outline))))
    small = np.asarray(cv2.resize(picture, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA), np.uint8)
    return Plane(small, small, np.eye(3), np.eye(3), (1.0, 1.0)), factor
