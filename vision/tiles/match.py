"""Compares the places where tiles might lie with the taught faces.

One lamp lights all tiles of a picture: grounds differ from the taught ones by about one colour, and frames are paled alike.

Blur and stray light mix the ground into a frame, by about the same share for all tiles of a picture. So every possible share is
weighted by how well the borders of all tiles fit some taught frame once that share is mixed in.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.tiles.align import align, slide
from vision.tiles.gallery import (
    COARSE,
    DEPTHS,
    Borders,
    Gallery,
    Looks,
    Motif,
    TaughtFrame,
    border_places,
    borders_about,
    glance_inside,
    ground_of,
    halve,
    list_middle_places,
    look_inside,
    scale,
    unit_vectors,
)
from vision.tiles.plane import Plane
from vision.tiles.quads import areas, find_shown, frame_colours, rims, settle_quads, trial_quads
from vision.tiles.squares import Square, expect_sizes
from vision.whole_reading import Face

_SURE = 0.45
_FEWEST = 3
_USUAL = 0.08
_MOST_AWAY = 0.8
_SHARES = np.linspace(-0.1, 0.6, 15)
_USUAL_SHARE, _USUAL_SPREAD = 0.1, 0.15
_SPREAD = 0.03
_SPREAD_SHARE = 0.13
_WARMTH = 0.5
_FARTHEST = 3.0
_TELLING, _SURELY_TELLING = 0.6, 0.85
_DARKEST = 0.02
_OF_CONTRAST = 0.75
_MOST_STEPS = 6
_SAY = np.array([0.5, *([0.5 / len(DEPTHS)] * len(DEPTHS))])
"""Weights of a border's line and of each of its depths: the line weighs as much as all depths together."""
_OWN_SAY, _OWN_DARKEST, _OWN_SPREAD, _OWN_SPREAD_SHARE = 0.3, -3.0, 0.06, 0.15
"""Weight of the frame's own colour, the level (a logarithm) below which darker does not count, and its usual deviations."""
_VEILED = 0.5
"""The share of a tile's extra paling that is a veil of light, which also pales its frame's own colour."""

Scores = NDArray[np.float64]


def strangeness(grounds: NDArray[np.float32], likest: NDArray[np.float64], gallery: Gallery) -> NDArray[np.float64]:
    """How much farther than usual each place's ground (n, 3) is from the colour of the lamp, for each motif: (n, motifs).

    `likest` (n, motifs) is how like each motif each place is; the surest places give the lamp's colour. Lightness is left out,
    because shadows lie everywhere. With too few sure places, all values are zero.
    """
    logs = grounds[:, None] - gallery.grounds
    colours = np.asarray(logs - logs.mean(axis=2, keepdims=True), np.float32)
    sure = np.flatnonzero(likest.max(axis=1) >= _SURE)
    if len(sure) < _FEWEST:
        return np.zeros(likest.shape)
    lamp = np.median(colours[sure, likest[sure].argmax(axis=1)], axis=0)
    away = np.linalg.norm(colours - lamp, axis=2)
    return np.asarray(np.clip(away - _USUAL, 0.0, _MOST_AWAY), np.float64)


def frame_distances(
    borders: Borders, motifs: Sequence[Motif], likest: Scores, contrasts: Scores, gallery: Gallery
) -> list[dict[Face, float]]:
    """For each taught face of a tile's motif, how far the tile's border (one of n, depths, 3) is from it, in usual deviations.

    `likest` (n,) is how like its motif each place is; how much frames are paled is judged from sure places only. What pales one
    tile more than the others, as glare does, lowers its `contrasts` (n,) in the same measure.
    """
    numbers = {frame: number for number, frame in enumerate(gallery.frames)}
    # How many steps of _SHARES more than the sure places each place (n,) is paled
    sure = contrasts[likest >= min(_SURELY_TELLING, float(likest.max()))]
    usual = float(np.median(sure))
    step = float(_SHARES[1] - _SHARES[0])
    more = np.rint(_OF_CONTRAST * (usual - contrasts) / step)
    paled_more = np.clip(more, -_MOST_STEPS, _MOST_STEPS).astype(np.intp)
    away = _measure_distances(borders, list(gallery.frames.values()), paled_more)
    taught = dict.fromkeys(gallery.faces)
    faces = {motif: [face for face in taught if (face.kind, face.symbols) == motif] for motif in set(motifs)}
    rows = [[numbers[face.kind, face.frame] for face in faces[motif]] for motif in motifs]
    nearest = np.array([np.minimum(each[row].min(axis=0), _FARTHEST) for each, row in zip(away, rows, strict=True)])
    telling = np.clip((likest - _TELLING) / (1 - _TELLING), 0, 1) ** 2
    cost = telling @ nearest / _WARMTH + ((_SHARES - _USUAL_SHARE) / _USUAL_SPREAD) ** 2 / 2
    weights = np.exp(cost.min() - cost)
    over_all = -_WARMTH * np.log(np.exp(-away / _WARMTH) @ (weights / weights.sum()) + 1e-30)
    told = zip(over_all, motifs, rows, strict=True)
    return [dict(zip(faces[motif], map(float, each[row]), strict=True)) for each, motif, row in told]


def _measure_distances(borders: Borders, taught: Sequence[TaughtFrame], more: NDArray[np.intp]) -> Scores:
    """The distances (n, taught, shares) of borders (n, depths, 3) from taught ones with each share mixed in, in usual deviations.

    `more` (n,) is how many steps of shares each tile is paled in addition. Dark frames reflect and shade more than pale ones, so
    they may deviate more.
    """
    shares = _SHARES[:, None, None, None]
    mixed = [np.exp(frame.borders[:, :-1]) * (1 - shares) + shares for frame in taught]
    paled = np.array([np.log(np.maximum(each, _DARKEST)).mean(axis=1) for each in mixed], np.float32)
    spread = np.array([frame.spread for frame in taught], np.float32)
    usual = _SPREAD + _SPREAD_SHARE * np.abs(paled) + spread[:, None, :-1]
    around = (np.abs(borders[:, None, None, :-1] - paled) / usual).mean(axis=4) @ _SAY
    veil = _VEILED * (_SHARES[1] - _SHARES[0]) * np.maximum(more, 0)
    # The distances (n, taught) of frames' own colours (n, 3), each under its veil of light (n,), from taught ones, in usual
    # deviations; blur does not pale these colours.
    known, spread = (
        np.array(each) for each in zip(*((f.borders[:, -1].mean(axis=0), f.spread[-1]) for f in taught), strict=True)
    )
    known = np.maximum(np.log(np.exp(known) * (1 - veil[:, None, None]) + veil[:, None, None]), _OWN_DARKEST)
    usual = _OWN_SPREAD + _OWN_SPREAD_SHARE * np.abs(known) + spread
    away = (1 - _OWN_SAY) * around + _OWN_SAY * np.asarray(
        (np.abs(np.maximum(borders[:, -1], _OWN_DARKEST)[:, None] - known) / usual).mean(axis=2), np.float64
    )[..., None]
    steps = np.clip(np.arange(len(_SHARES)) + more[:, None], 0, len(_SHARES) - 1)
    return np.asarray(np.take_along_axis(away, steps[:, None], axis=2), np.float64)


_SIZES = (0.95, 1.0, 1.06, 1.14, 1.24)
_PROMISING = 2
_LEAST_LIKENESS = 0.2
_CLEAR_SUPPORT = 0.75
_LEAST_WORTH = 0.95
"""A place with less likeness plus support is given up unless it was moved to match a face: 2 of 3113
tiles for fitting had less, and three in ten of all places.
"""
_SUPPORT_WORTH = 1.0
_MOST = 48
_WHOLE, _LEAST_SHOWN = 0.97, 0.25
_PLAIN = 0.02
_LAMP_WORTH = 0.3


@dataclass(frozen=True, eq=False)
class Match:
    """A compared place: its outline (`quad`; 4, 2) in the flat picture, starting at the face's top left.

    `likeness` is the correlation with each motif, -1 to 1, lowered where the ground's colour is strange for the motif.
    `contrast` is how strongly the likest view shows in the picture and `rest` how much it leaves unexplained, both relative to
    the view's own strength. `frames` is, for each face of the best motif, how far the border is from the taught one, in usual
    deviations. `clear` is how clear an edge each side is, `support` the share of the rough outline that was edge, `hidden` the
    share under surer tiles, `strange` how odd the ground's colour is in this light. `moved` says whether the outline was moved
    to where a face fits, away from the edges seen. `side` is the tile's size (pixels of the flat picture) by its face alone,
    whichever of a frame's edges the outline follows.
    """

    quad: Points
    likeness: dict[Motif, float]
    contrast: float
    rest: float
    frames: dict[Face, float]
    clear: Scores
    support: float
    hidden: float
    strange: float
    moved: bool = False
    side: float = 0.0

    @property
    def motif(self) -> Motif:
        """The motif with the greatest likeness."""
        return max(self.likeness, key=self.likeness.__getitem__)

    @property
    def likest(self) -> float:
        """The greatest likeness."""
        return max(self.likeness.values())

    @property
    def motif_margin(self) -> float:
        """By how much the greatest likeness exceeds the second greatest."""
        best, *others = sorted(self.likeness.values(), reverse=True)
        return best - max(others, default=0.0)


def match_squares(plane: Plane, squares: Sequence[Square], gallery: Gallery) -> list[Match]:
    """Align every square that is at all like a taught face with that face, and compare it."""
    if not squares:
        return []
    quads = np.array([square.corners for square in squares])
    support = np.array([square.support for square in squares])
    quads, views, moved, kept = _find_likely(plane, quads, support, gallery)
    if not len(quads):
        return []
    # Align the quads with their faces; a quad that is less like its face afterwards (a regular pattern misled it) stays as it was
    faces = gallery.looks[views]
    laid, targets = align(plane, quads, faces), unit_vectors(halve(faces))
    before, after = (unit_vectors(look_inside(plane, each, COARSE)) for each in (quads, laid))
    better = np.einsum("ij,ij->i", after, targets) >= np.einsum("ij,ij->i", before, targets)
    quads = np.where(better[:, None, None], laid, quads)
    sides = np.sqrt(areas(quads))
    # The size (n,) that each outline should have, judged by the outlines most like a face, and the error of these sizes
    scores = _scores(unit_vectors(glance_inside(plane, quads)), gallery)
    weights = np.clip(scores.max(axis=(1, 2), initial=0.0), 0, 1).astype(np.float64) ** 2
    usual = float(np.sqrt(plane.tile[0] * plane.tile[1]))
    sizes = expect_sizes(quads.mean(axis=1), np.sqrt(areas(quads)), weights, usual, flat=plane.level)
    quads, clear = settle_quads(plane, quads, *sizes)
    compared = _compare(plane, quads, clear, support[kept], gallery)
    return [replace(match, moved=bool(by), side=float(side)) for match, by, side in zip(compared, moved, sides, strict=True)]


def _find_likely(
    plane: Plane, quads: Points, support: Scores, gallery: Gallery
) -> tuple[Points, NDArray[np.intp], NDArray[np.bool_], NDArray[np.intp]]:
    """Outlines of possible tiles, turned as their likest views lie; these views; which were moved; the numbers of their quads."""
    quads, views, likest, kept = _find_likest_views(plane, trial_quads(plane, quads), support, gallery)
    if not len(quads):
        return quads, views, np.zeros(0, bool), kept
    quads, views, moved = slide(plane, quads, views, likest, gallery)
    may_be = moved | (likest + support[kept] >= _LEAST_WORTH)
    return quads[may_be], views[may_be], moved[may_be], kept[may_be]


def _compare(plane: Plane, quads: Points, clear: Scores, support: Scores, gallery: Gallery) -> list[Match]:
    """Compare each outline (n, 4, 2), with the clearness (n, 4) of its sides and its support (n,), with every view.

    If an outline lies partly under surer tiles, only the visible part is compared.
    """
    looks = look_inside(plane, quads)
    seen = halve(looks)
    scores = _scores(unit_vectors(seen), gallery)
    likest = scores.max(axis=(1, 2)).astype(np.float64)
    grounds = ground_of(looks)
    middles, sides = np.hsplit(find_shown(quads, likest, np.vstack([list_middle_places(COARSE), border_places()])), [COARSE**2])
    middles[middles.mean(axis=1) < _LEAST_SHOWN] = True
    hidden = np.flatnonzero(middles.mean(axis=1) < _WHOLE)
    if len(hidden):
        scores[hidden] = _scores_shown(seen[hidden], middles[hidden], gallery)
    for i in hidden:
        grounds[i] = np.median(seen[i].reshape(-1, 3)[middles[i]], axis=0)
    sides[sides.mean(axis=1) <= _LEAST_SHOWN] = True
    # The median border (n, 1 + depths + 1, 3) of each quad at its free border places, with its frame's own colour last
    around = borders_about(plane, quads, grounds)
    usual = np.median(around, axis=1)
    for i in np.flatnonzero(~sides.all(axis=1)):
        usual[i] = np.median(around[i, sides[i]], axis=0)
    own = np.nanmedian(frame_colours(rims(plane, quads, gallery.width, sides), gallery.width), axis=1, keepdims=True)
    borders = np.asarray(np.concatenate([usual, own], axis=1), np.float32)
    # The best of the scores (n, views, turns) for each motif: (n, motifs)
    by_view = scores.max(axis=2)
    of_motifs = [by_view[:, gallery.motif_of == i].max(axis=1) for i in range(len(gallery.motifs))]
    likeness = np.stack(of_motifs, axis=1).astype(np.float64)
    strange = strangeness(grounds, likeness, gallery)
    likeness -= _LAMP_WORTH * strange
    covered = 1 - middles.mean(axis=1)
    contrast, rest = _measure_explained(seen, middles, scores, likeness, gallery)
    best = likeness.argmax(axis=1)
    frames = frame_distances(borders, [gallery.motifs[i] for i in best], likeness.max(axis=1), contrast, gallery)
    strange = strange[np.arange(len(best)), best]
    rows = zip(quads, likeness, contrast, rest, frames, clear, support, covered, strange, strict=True)
    matches = []
    for quad, likes, contrast_, rest_, away, sides_, edge, under, odd in rows:
        motifs = {motif: float(like) for motif, like in zip(gallery.motifs, likes, strict=True)}
        matches.append(Match(quad, motifs, float(contrast_), float(rest_), away, sides_, float(edge), float(under), float(odd)))
    return matches


def _scores_shown(seen: Looks, free: NDArray[np.bool_], gallery: Gallery) -> Looks:
    """The correlation (n, views, turns) of the free part (n, h * w) of looks (n, h, w, 3) with the same part of every view."""
    views, turns, _ = gallery.turned.shape
    shows = free.astype(np.float32)
    own = _centre(seen.reshape(len(seen), -1, 3), free)
    taught = gallery.turned.reshape(views * turns, -1, 3)
    sums = np.einsum("nk,vkc->nvc", shows, taught, optimize=True)
    rest = shows @ (taught**2).sum(axis=2).T - (sums**2).sum(axis=2) / shows.sum(axis=1, keepdims=True)
    strength = np.sqrt(np.maximum(rest, 0) + _PLAIN) * np.sqrt((own**2).sum(axis=(1, 2)) + 1e-6)[:, None]
    alike = own.reshape(len(own), -1) @ taught.reshape(views * turns, -1).T / strength
    return np.asarray(alike.reshape(-1, views, turns), np.float32)


def _find_likest_views(
    plane: Plane, trials: Points, support: Scores, gallery: Gallery
) -> tuple[Points, NDArray[np.intp], NDArray[np.float32], NDArray[np.intp]]:
    """For each place the trial outline (of n, t, 4, 2) most like a view, turned as that lies; the view, likeness and place.

    Outlines unlike every view are left out unless enough of their sides is edge that a half-hidden tile might lie there.
    """
    each = np.arange(len(trials))
    first = _scores_of(plane, trials, gallery).max(axis=(2, 3)).argsort(axis=1)[:, -_PROMISING:]
    promising = trials[each[:, None], first].reshape(-1, 4, 2)
    sized = np.stack([scale(promising, size) for size in _SIZES], axis=1).reshape(len(trials), -1, 4, 2)
    scores = _scores_of(plane, sized, gallery)
    best = scores.reshape(len(trials), -1).argmax(axis=1)
    trial, distinct, turn = np.unravel_index(best, scores.shape[1:])
    view = gallery.distinct[distinct]
    chosen = sized[each, trial]
    scores = scores.reshape(len(trials), -1)
    corner = (np.arange(4) - turn[:, None] * gallery.quarters) % 4
    turned = np.take_along_axis(chosen, corner[..., None], axis=1)
    likest = scores.max(axis=1, initial=-1.0)
    # The likest and clearest quads, without those that nearly coincide with a better one
    centres = turned.mean(axis=1)
    reach = 0.2 * np.linalg.norm(turned[:, 1] - turned[:, 0], axis=1)
    likely = (likest >= _LEAST_LIKENESS) | (support >= _CLEAR_SUPPORT)
    worths = likest + _SUPPORT_WORTH * support
    kept: list[int] = []
    for i in np.argsort(-worths):
        if len(kept) < _MOST and likely[i] and all(np.hypot(*(centres[i] - centres[k])) > reach[k] for k in kept):
            kept.append(int(i))
    keep = np.array(kept, np.intp)
    return turned[keep], view[keep], likest[keep], keep


def _scores_of(plane: Plane, quads: Points, gallery: Gallery) -> Looks:
    """The correlation (n, t, distinct, turns) of the contents of quads (n, t, 4, 2) with every distinct view."""
    scores = _measure_likeness(unit_vectors(glance_inside(plane, quads.reshape(-1, 4, 2))), gallery.turned[gallery.distinct])
    return scores.reshape(*quads.shape[:2], *scores.shape[1:])


def _scores(vectors: Looks, gallery: Gallery) -> Looks:
    return _measure_likeness(vectors, gallery.turned)


def _measure_likeness(vectors: Looks, turned: Looks) -> Looks:
    return (vectors @ turned.reshape(-1, turned.shape[2]).T).reshape(len(vectors), *turned.shape[:2])


def _measure_explained(
    seen: Looks, free: NDArray[np.bool_], scores: Looks, likeness: Scores, gallery: Gallery
) -> tuple[Scores, Scores]:
    """How strongly the likest view of the likest motif shows in each look's free part, and how much it leaves unexplained.

    Both (n,) are shares of the view's own strength there.
    """
    of_best = gallery.motif_of == likeness.argmax(axis=1)[:, None]
    chosen = np.where(of_best[..., None], scores, -2.0).reshape(len(seen), -1).argmax(axis=1)
    view, turn = np.unravel_index(chosen, scores.shape[1:])
    taught = (gallery.turned[view, turn] * gallery.strengths[view][:, None]).reshape(len(seen), -1, 3)
    taught, look = (_centre(each, free) for each in (taught, seen.reshape(len(seen), -1, 3)))
    left = np.where(free[..., None], look - taught, np.float32(np.nan))
    left = np.abs(np.nan_to_num(left - np.nanmedian(left, axis=1, keepdims=True))).sum(axis=(1, 2))
    contrast = (look * taught).sum(axis=(1, 2)) / ((taught**2).sum(axis=(1, 2)) + 1e-6)
    return np.asarray(contrast, np.float64), np.asarray(left / (np.abs(taught).sum(axis=(1, 2)) + 1e-6), np.float64)


def _centre(rows: Looks, free: NDArray[np.bool_]) -> Looks:
    """Rows (n, values, 3) minus the mean of their free values; 0 where a value is not free."""
    shows = free[..., None]
    mean = (rows * shows).sum(axis=1, keepdims=True) / shows.sum(axis=1, keepdims=True)
    return np.asarray((rows - mean) * shows, np.float32)
