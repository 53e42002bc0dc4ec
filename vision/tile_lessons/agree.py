"""Pictures of the same motif must show the same thing, so a doubt about one picture is settled by the others."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.picture import Picture
from vision.tile_lessons.outline import Outlines, find_likely_outlines, plane_about, settle_outlines, width_to_height
from vision.tiles.gallery import look_inside, turn_by_quarters, unit_vectors
from vision.tiles.quads import areas
from vision.whole_reading import Face

_WITNESSES = 2
_ONE_SIZE, _SEVERAL = 0.06, 4
"""Outlines whose sizes (logarithms) differ by less than the first are of one size; this many pictures show a usual size."""
_CLEARLY = 1.5
"""Outlines worth this many times any other were right in 56 of 56 drawn and rendered pictures; below that, in half of them."""
_OWN_WORTH = 0.35
_OTHER_WORTH = 0.35
_GRID = 16
_PX = 48
_RATIOS = (1.0, 1.25, 1.55, 1.95)
_FEW = 3
_COMMON = 0.8
"""Outlines of one size in the few pictures must reach this share of the best worth for that size to be the common one."""
_SQUARES_FAVOURED = 1.1
_RATIO_SLACK = 0.13
_SIZE_SLACK = 0.15
_WIDEST_SPREAD = np.array([0.14, 0.14])
_LEAST_SPREAD = np.array([0.04, 0.06])
_SPREAD_FROM_MEDIAN = 2.0
_ROUNDS = 3
_ODD_SHAPE = 0.04
_ODDEST = 36.0


def find_usual_shape(pictures: Sequence[Picture]) -> tuple[float, float | None, dict[int, Outlines]]:
    """The ratio from _RATIOS at which a few of the pictures show clear outlines of about one size.

    Squares are favoured: another ratio must be clearly better. Also returned are the common side (pixels) of these outlines,
    None if they have none, and the likely outlines of that ratio in these few pictures, by picture number.
    """
    few = [int(number) for number in np.unique(np.linspace(0, len(pictures) - 1, _FEW).astype(int))]
    likely = [[find_likely_outlines(pictures[number], ratio) for number in few] for ratio in _RATIOS]
    # Only the outlines that have the ratio: a search for oblongs might find others
    found = [
        [[one for one in each if abs(abs(np.log(width_to_height(one[1]))) - np.log(ratio)) < _RATIO_SLACK] for each in tried]
        for tried, ratio in zip(likely, _RATIOS, strict=True)
    ]
    best = [max((worth for tried in found for worth, _ in _by_area(tried[i])), default=0.0) for i in range(len(few))]
    sizes = [_find_usual_size(each, best) for each in found]
    scores = np.array([score for score, _ in sizes])
    scores[0] *= _SQUARES_FAVOURED
    chosen = int(scores.argmax())
    common = len(few) >= _FEW and sizes[chosen][0] >= _COMMON * len(few)
    side = float(np.exp(sizes[chosen][1])) if common else None
    return _RATIOS[chosen], side, dict(zip(few, likely[chosen], strict=True))


def _by_area(outlines: Outlines) -> Outlines:
    """The outlines, their worths multiplied by their areas: a tile contains smaller shapes, but nothing regular surrounds it."""
    return [(worth * float(areas(outline)), outline) for worth, outline in outlines]


def _find_usual_size(found: Sequence[Outlines], best: Sequence[float]) -> tuple[float, float]:
    """The best common size: the worth of its outlines, each relative to its picture's best, and the size's logarithm."""
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
    """The worth times area of each outline, relative to the best of its picture."""
    return np.array([worth / best if best else 0.0 for worth, _ in _by_area(outlines)])


def agree_on_outlines(
    pictures: Sequence[tuple[Face, Picture]], likely: Sequence[Outlines], ratio: float
) -> tuple[list[Points], set[int]]:
    """For each picture the likely outline (4, 2) that agrees best with the other pictures, and the pictures they contradict.

    If at least two other pictures show the same motif, the contents of the outlines must match. All tiles of a box have one
    size and are taught from about one distance, so outlines of an odd size are less likely.
    """
    chances = [np.array([worth for worth, _ in each]) / each[0][0] for each in likely]
    # The logarithms of each outline's size in pixels and of its ratio of longer to shorter side
    shapes = [
        np.array([(_log_size(outline), float(abs(np.log(width_to_height(outline))))) for _, outline in each]) for each in likely
    ]
    # How good each picture's outlines are, by themselves and compared to those of the same motif
    looks = []
    for (_, picture), each in zip(pictures, likely, strict=True):
        planes = [(*plane_about(picture, outline, _PX), outline) for _, outline in each]
        looks.append(np.array([look_inside(plane, outline[None] * factor, _GRID)[0] for plane, factor, outline in planes]))
    motifs = [(face.kind, face.symbols) for face, _ in pictures]
    agreement = []
    for number, motif in enumerate(motifs):
        others = [i for i, other in enumerate(motifs) if other == motif and i != number]
        score = _OWN_WORTH * chances[number]
        if len(others) >= _WITNESSES:
            # How well another picture's outlines, at any quarter turn, support each outline; likely ones count for more
            support = []
            for i in others:
                turned = unit_vectors(turn_by_quarters(looks[i]).reshape(-1, *looks[i].shape[1:]))
                alike = (unit_vectors(looks[number]) @ turned.T).reshape(len(looks[number]), len(looks[i]), -1).max(axis=2)
                support.append((alike + _OTHER_WORTH * chances[i]).max(axis=1))
            score = score + np.mean(support, axis=0)
        agreement.append(score)
    _, size = _find_usual_size(likely, [max(worth for worth, _ in _by_area(each)) for each in likely])
    usual, spread = np.array([size, np.log(ratio)]), _WIDEST_SPREAD
    for _ in range(_ROUNDS):
        # Outlines with an unusual size or ratio are worth less
        away = [(((shape - usual) / spread) ** 2).sum(axis=1) for shape in shapes]
        best = [int((s - _ODD_SHAPE * np.minimum(odd, _ODDEST)).argmax()) for s, odd in zip(agreement, away, strict=True)]
        chosen = np.array([each[i] for each, i in zip(shapes, best, strict=True)])
        usual = np.median(chosen, axis=0)
        usual_away = np.median(np.abs(chosen - usual), axis=0)
        spread = np.clip(_SPREAD_FROM_MEDIAN * usual_away, _LEAST_SPREAD, _WIDEST_SPREAD)
    outlines, odd = [each[i][1] for each, i in zip(likely, best, strict=True)], set()
    for motif in dict.fromkeys(motifs):
        numbers = [number for number, other in enumerate(motifs) if other == motif]
        same = settle_outlines(
            [pictures[n][1] for n in numbers],
            [np.array([outline for _, outline in likely[n]]) for n in numbers],
            [np.array([worth for worth, _ in likely[n]]) for n in numbers],
            [best[n] for n in numbers],
        )
        for n, (outlines[n], contradicted) in zip(numbers, same, strict=True):
            odd |= {n} if contradicted else set()
    return outlines, odd


def list_doubtful(likely: Sequence[Outlines], chosen: Sequence[Points]) -> tuple[int, ...]:
    """The numbers of the pictures whose chosen outline has a rival of another size that is worth nearly as much.

    If most of several pictures have outlines of one size, an outline of that size is never doubtful.
    """
    sizes = np.array([_log_size(outline) for outline in chosen])
    usual = np.abs(sizes - np.median(sizes)) < _ONE_SIZE
    borne_out = usual & (len(sizes) >= _SEVERAL) & (usual.mean() > 1 / 2)
    doubtful = []
    for number, outlines in enumerate(likely):
        worths = np.array([worth for worth, _ in outlines])
        alike = np.abs(np.array([_log_size(outline) for _, outline in outlines]) - sizes[number]) < _ONE_SIZE
        rivalled = worths[alike].max(initial=0.0) < _CLEARLY * worths[~alike].max(initial=0.0)
        if rivalled and not borne_out[number]:
            doubtful.append(number)
    return tuple(doubtful)


def _log_size(outline: Points) -> float:
    return float(np.log(areas(outline))) / 2
