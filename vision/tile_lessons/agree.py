"""Pictures that show one motif must show the same: so one picture's doubt is settled by the others."""

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.picture import Picture
from vision.tile_lessons.outline import Outlines, likely_outlines, settled, width_to_height
from vision.tiles.describe import Looks, look_inside, quarter_turns, unit_vectors
from vision.tiles.plane import Plane
from vision.tiles.quads import areas
from vision.whole_reading import Face

_WITNESSES = 2
_ONE_SIZE, _SEVERAL = 0.06, 4
"""Outlines whose sizes (logarithms) lie so near are of one size; so many pictures tell a usual one."""
_CLEARLY = 1.5
"""An outline worth so many times any other was right in 56 of 56 drawn and rendered pictures; below that in one of two."""
_OWN_WORTH = 0.35
_OTHER_WORTH = 0.35
_GRID = 16
_PX = 48
_RATIOS = (1.0, 1.25, 1.55, 1.95)
_FEW = 3
_COMMON = 0.8
"""Of their best worth the few pictures' outlines of one size must reach so much, for others to be looked for near that size."""
_SQUARES_FAVOURED = 1.1
_RATIO_SLACK = 0.13
_SIZE_SLACK = 0.15
_WIDEST_SPREAD = np.array([0.14, 0.14])
_LEAST_SPREAD = np.array([0.04, 0.06])
_SPREAD_FROM_MEDIAN = 2.0
_ROUNDS = 3
_ODD_SHAPE = 0.04
_ODDEST = 36.0


def usual_shape(pictures: Sequence[Picture]) -> tuple[float, float | None, dict[int, Outlines]]:
    """The ratio, of _RATIOS, at which a few of the pictures show outlines that are clear and about of one size.

    Squares are tried first: another ratio must be clearly better. With it come the mean side (pixels) that these outlines have,
    None where they have no common one, and the likely outlines of that ratio in these few pictures, by their numbers.
    """
    few = [int(number) for number in np.unique(np.linspace(0, len(pictures) - 1, _FEW).astype(int))]
    likely = [[likely_outlines(pictures[number], ratio) for number in few] for ratio in _RATIOS]
    found = [[_of_ratio(each, ratio) for each in tried] for tried, ratio in zip(likely, _RATIOS, strict=True)]
    best = [max((worth for tried in found for worth, _ in _by_area(tried[i])), default=0.0) for i in range(len(few))]
    sizes = [_usual_size(each, best) for each in found]
    scores = np.array([score for score, _ in sizes])
    scores[0] *= _SQUARES_FAVOURED
    chosen = int(scores.argmax())
    common = len(few) >= _FEW and sizes[chosen][0] >= _COMMON * len(few)
    side = float(np.exp(sizes[chosen][1])) if common else None
    return _RATIOS[chosen], side, dict(zip(few, likely[chosen], strict=True))


def _of_ratio(outlines: Outlines, ratio: float) -> Outlines:
    """The outlines that have this ratio, as what oblongs were looked for may not."""
    return [each for each in outlines if abs(abs(np.log(width_to_height(each[1]))) - np.log(ratio)) < _RATIO_SLACK]


def _by_area(outlines: Outlines) -> Outlines:
    """Large outlines worth more: a tile holds smaller shapes, but nothing regular is around it."""
    return [(worth * float(areas(outline)), outline) for worth, outline in outlines]


def _usual_size(found: Sequence[Outlines], best: Sequence[float]) -> tuple[float, float]:
    """How good the outlines of one size are, each next to its picture's best, and that size's logarithm: the best such."""
    weighed = [
        (np.array([_log_size(each) for _, each in tried]), _shares(tried, top)) for tried, top in zip(found, best, strict=True)
    ]
    sizes = np.unique(np.concatenate([logs for logs, _ in weighed])) if weighed else np.empty(0)
    if not len(sizes):
        return 0.0, 0.0
    near = [np.where(np.abs(logs - sizes[:, None]) < _SIZE_SLACK, shares, 0.0) for logs, shares in weighed if len(logs)]
    worth = np.sum([each.max(axis=1) for each in near], axis=0)
    return float(worth.max()), float(sizes[int(worth.argmax())])


def _shares(outlines: Outlines, best: float) -> NDArray[np.float64]:
    """The worth of each outline, by its area too, next to the best of its picture."""
    return np.array([worth / best if best else 0.0 for worth, _ in _by_area(outlines)])


def agreed_outlines(
    pictures: Sequence[tuple[Face, Picture]], likely: Sequence[Outlines], ratio: float
) -> tuple[list[Points], set[int]]:
    """For each picture that one of its likely outlines (4, 2) in which it agrees best with the others, and what they contradict.

    Where at least two others show the same motif, what lies in the outline must be the same; and as all tiles of
    a box have one size and are taught from about one distance, outlines of an odd size are less likely.
    """
    chances = [np.array([worth for worth, _ in each]) / each[0][0] for each in likely]
    # Logarithms of an outline's size in pixels and of its longer to its shorter side
    shapes = [
        np.array([(_log_size(outline), float(abs(np.log(width_to_height(outline))))) for _, outline in each]) for each in likely
    ]
    # How good each picture's outlines are by themselves and beside those of the same motif.
    looks = [_looks(picture, [outline for _, outline in each]) for (_, picture), each in zip(pictures, likely, strict=True)]
    motifs = [(face.kind, face.symbols) for face, _ in pictures]
    agreement = []
    for number, motif in enumerate(motifs):
        others = [i for i, other in enumerate(motifs) if other == motif and i != number]
        score = _OWN_WORTH * chances[number]
        if len(others) >= _WITNESSES:
            score = score + np.mean([_support(looks[number], looks[i], chances[i]) for i in others], axis=0)
        agreement.append(score)
    _, size = _usual_size(likely, [max(worth for worth, _ in _by_area(each)) for each in likely])
    usual, spread = np.array([size, np.log(ratio)]), _WIDEST_SPREAD
    for _ in range(_ROUNDS):
        best = [int(score.argmax()) for score in _less_odd(agreement, shapes, usual, spread)]
        chosen = np.array([each[i] for each, i in zip(shapes, best, strict=True)])
        usual = np.median(chosen, axis=0)
        usual_away = np.median(np.abs(chosen - usual), axis=0)
        spread = np.clip(_SPREAD_FROM_MEDIAN * usual_away, _LEAST_SPREAD, _WIDEST_SPREAD)
    outlines, odd = [each[i][1] for each, i in zip(likely, best, strict=True)], set()
    for numbers in _by_motif([face for face, _ in pictures]):
        same = settled(
            [pictures[n][1] for n in numbers],
            [np.array([outline for _, outline in likely[n]]) for n in numbers],
            [np.array([worth for worth, _ in likely[n]]) for n in numbers],
            [best[n] for n in numbers],
        )
        for n, (outlines[n], contradicted) in zip(numbers, same, strict=True):
            odd |= {n} if contradicted else set()
    return outlines, odd


def _by_motif(faces: Sequence[Face]) -> list[list[int]]:
    """The numbers of the faces that show the same kind and count."""
    motifs: dict[tuple[str | None, int | None], list[int]] = {}
    for number, face in enumerate(faces):
        motifs.setdefault((face.kind, face.symbols), []).append(number)
    return list(motifs.values())


def doubtful_outlines(likely: Sequence[Outlines], chosen: Sequence[Points]) -> tuple[int, ...]:
    """The numbers of the pictures whose chosen outline is not borne out: a rival of another size is worth nearly as much.

    Where most of several pictures have outlines of one size, one of that size needs no more.
    """
    sizes = np.array([_log_size(outline) for outline in chosen])
    usual = np.abs(sizes - np.median(sizes)) < _ONE_SIZE
    borne_out = usual & (len(sizes) >= _SEVERAL) & (usual.mean() > 1 / 2)
    return tuple(n for n, outlines in enumerate(likely) if not borne_out[n] and _rivalled(outlines, float(sizes[n])))


def _rivalled(outlines: Outlines, size: float) -> bool:
    """Whether an outline of another size is worth nearly as much as the best of this size."""
    alike = [abs(_log_size(outline) - size) < _ONE_SIZE for _, outline in outlines]
    own = max((worth for (worth, _), same in zip(outlines, alike, strict=True) if same), default=0.0)
    other = max((worth for (worth, _), same in zip(outlines, alike, strict=True) if not same), default=0.0)
    return own < _CLEARLY * other


def _less_odd(
    scores: Sequence[NDArray[np.float64]],
    shapes: Sequence[NDArray[np.float64]],
    usual: NDArray[np.float64],
    spread: NDArray[np.float64],
) -> list[NDArray[np.float64]]:
    """The scores, less for outlines whose size and ratio are not the usual ones."""
    away = [(((shape - usual) / spread) ** 2).sum(axis=1) for shape in shapes]
    return [score - _ODD_SHAPE * np.minimum(odd, _ODDEST) for score, odd in zip(scores, away, strict=True)]


def _support(own: Looks, other: Looks, chances: NDArray[np.float64]) -> NDArray[np.float64]:
    """How well each own outline is borne out by another picture's, at any quarter turn, likely ones more."""
    turned = quarter_turns(other)
    scores = unit_vectors(own) @ unit_vectors(turned.reshape(-1, *other.shape[1:])).T
    best = scores.reshape(len(own), len(other), -1).max(axis=2)
    return np.asarray((best + _OTHER_WORTH * chances).max(axis=1), np.float64)


def _log_size(outline: Points) -> float:
    return float(np.log(areas(outline))) / 2


def _looks(picture: Picture, outlines: Sequence[Points]) -> Looks:
    """The middles (n, 16, 16, 3) of the outlines."""
    small = []
    for outline in outlines:
        factor = min(1.0, _PX / float(np.sqrt(cv2.contourArea(outline.astype(np.float32)))))
        reduced = np.asarray(cv2.resize(picture, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA), np.uint8)
        plane = Plane(reduced, reduced, np.eye(3), np.eye(3), (1.0, 1.0))
        small.append(look_inside(plane, outline[None] * factor, _GRID)[0])
    return np.array(small)
