"""Finds where the table ends and the tray begins on each side of a rectangle: at lines beyond which only table is seen."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import vision_errors, whole_reading
from vision.geometry.lens import Frame, Points, Region
from vision.picture import Appearance, Picture, linearise

LEAST_CHANGE = 28.0
"""A pixel of a cube differs from the empty tray by more levels than this."""
CUBE_SHARES = (0.00008, 0.02)
"""Least and greatest area of a cube as shares of the picture's area."""
CORE = 0.6
"""Share of a cube's strongest change; parts that changed less are its shadow."""
ONE_COLOUR = 14.0
"""Levels by which the colour of a cube's top may differ from its own middle."""


def find_middle(picture: Picture, place: whole_reading.Place, reach: float) -> whole_reading.Place:
    """The middle of the patch of one colour around a place, as a finger is broader than a cube."""
    x, y = round(place[0]), round(place[1])
    half = round(reach)
    left, top = max(0, x - half), max(0, y - half)
    part = cv2.cvtColor(picture[top : y + half + 1, left : x + half + 1], cv2.COLOR_BGR2LAB).astype(np.float32)
    mine = part[max(0, y - top - 2) : y - top + 3, max(0, x - left - 2) : x - left + 3]
    like = np.linalg.norm(part - np.median(mine.reshape(-1, 3), axis=0), axis=2) < ONE_COLOUR
    _, numbers, _, middles = cv2.connectedComponentsWithStats(like.astype(np.uint8), connectivity=4)
    number = int(numbers[min(y - top, like.shape[0] - 1), min(x - left, like.shape[1] - 1)])
    dx, dy = middles[number] if number else (x - left, y - top)
    return left + float(dx), top + float(dy)


def cube_places(picture: Picture, empty: Picture, tray: Points) -> list[whole_reading.Place]:
    """Find the middles of the cubes that lie in the tray with these corners (4, 2) but not in the picture of the empty tray.

    Raises LabelsRefused if there are none.
    """
    if picture.shape != empty.shape:
        raise vision_errors.LabelsRefused(f"expected a picture of the empty tray in the shape {picture.shape}, got {empty.shape}")
    apart = cv2.absdiff(cv2.GaussianBlur(picture, (5, 5), 0), cv2.GaussianBlur(empty, (5, 5), 0))
    change = np.asarray(apart.max(axis=2), np.uint8)
    inside = np.zeros(change.shape, np.uint8)
    cv2.fillConvexPoly(inside, np.rint(tray).astype(np.int32), 1)
    stuff = ((change > LEAST_CHANGE) & (inside > 0)).astype(np.uint8)
    for way, side in ((cv2.MORPH_OPEN, 5), (cv2.MORPH_CLOSE, 9)):
        stuff = np.asarray(cv2.morphologyEx(stuff, way, np.ones((side, side), np.uint8)), np.uint8)
    count, numbers, stats, _ = cv2.connectedComponentsWithStats(stuff)
    low, high = (share * change.size for share in CUBE_SHARES)
    whole = [number for number in range(1, count) if low <= stats[number, cv2.CC_STAT_AREA] <= high]
    if not whole:
        raise vision_errors.LabelsRefused("expected cubes that stand out from the tray, found none")
    found = []
    for number in whole:
        # The middle of the part that changed most: the cube without its shadow
        mine = numbers == number
        ys, xs = np.nonzero(mine & (change >= CORE * float(np.percentile(change[mine], 95))))
        found.append((float(xs.mean()), float(ys.mean())))
    return found


Looks = NDArray[np.float32]
"""Hue (3) and level (1) along the last axis."""
Chunks = NDArray[np.bool_]

_PX = 3.0
"""Pixels per millimetre at which the surroundings are examined."""
_AROUND = 34.0
"""Millimetres around the rectangle that are examined."""
_CHUNKS, _SAMPLES = 12, 10
"""A side is judged in this many chunks of this many places each, because a tower might hide some."""
_NEAR = np.arange(-4.0, 24.0, 1 / _PX)
_WIDE = np.arange(-22.0, 28.0, 1 / _PX)
"""Distances outwards, in millimetres, at which the surroundings of a line and those of the rectangle are examined."""
_MIDDLE = 0.6
"""The middle part (share of the sides) of the rectangle that is surely floor."""
_OUTSIDE, _INSIDE, _JUST_OUTSIDE, _JUST_INSIDE = (
    (low < _NEAR) & (high > _NEAR) for low, high in ((0.7, 3.5), (-2.0, -0.3), (0.3, 1.4), (-1.4, -0.3))
)
"""Masks of the distances beside a line where a rim or a shadow shows, and of those where an edge shows."""
_BARE_SHARE, _ENDED_SHARE = 0.75, 0.3
"""Share (0-1) of the places outside that must be table, and share of those inside that must not be."""
_BEYOND, _FAR_BEYOND = 8.0, 12.0
"""Distances (millimetres) beyond which the table lies: from a line, and from the rectangle."""
_HUE, _DARKER, _BRIGHTER = 0.05, -2.0, 0.3
"""What is within this of the table's hue and level (a logarithm) is table or a shadow on it."""
_DEEP, _DEEP_HUE = 0.5, 0.06
"""In a shadow darker than the first, the hue may be off by the second more per step of the logarithm: dark tones are tinted."""
_ALIKE_HUE, _ALIKE_LEVEL = 0.06, 0.8
"""The area beyond a chunk is table if its hue and level differ by less than this from the area beyond most chunks."""
_SHADED, _LIT_AGAIN = 0.12, 0.25
"""Next to table that is darker than the rest by the first, whatever is brighter than it by the second is not table."""
_CONTRAST = 0.1
_HUE_WEIGHT = np.array([3.0, 3.0, 3.0, 1.0], np.float32)
"""The least contrast of an edge, and the weights of hue and level in it."""
_SAME_RUN, _LEAST_RUN, _MOST_RUNS, _TURNED = 0.5, 3, 4, 5.0
"""Distance (mm) within which ends of table lie on one line, a line's fewest chunks, the most lines, and the most skew (mm)."""
_SLACK, _STRICT, _DEEPEST = 4.0, 1.0, 11.0
"""Drop from the best score up to which a line may be the rim, drop of the very best, and mm beyond the first of these."""
_LEAST_FOR, _LEAST_EDGE = 3, 10
"""Least number of chunks in which the table ends at a line, and least number that are edge."""


@dataclass(frozen=True)
class EndOfTable:
    """In how many chunks the table ends at a line, in how many it goes on, and how many are edge."""

    ends: int
    goes_on: int
    edge: int

    @property
    def score(self) -> float:
        """How likely the table ends here; higher is likelier."""
        return self.ends - self.goes_on + self.edge / 2

    @property
    def sure(self) -> bool:
        """Whether this is almost certainly the end of the table."""
        return self.ends >= max(_LEAST_FOR, 3 * self.goes_on) and self.edge >= _LEAST_EDGE


@dataclass(frozen=True)
class Surroundings:
    """The looks of a region (millimetres) around a rectangle, the rectangle's corners (4, 2), and the look of the table."""

    looks: Looks
    region: Region
    corners: Points
    table: Looks

    @classmethod
    def of(cls, picture: Picture, frame: Frame, corners: Points) -> Self:
        """The surroundings of these corners (4, 2; millimetres of the frame) in a picture."""
        region = Region.take_around(corners, _AROUND)
        seen = Appearance.of(linearise(frame.rectify(picture, region, _PX)))
        bare = cls(np.dstack([seen.hue, seen.level]), region, corners, np.zeros(4, np.float32))
        sides = [corners[[number, (number + 1) % 4]] for number in range(4)]
        beyond = [np.median(bare._sample_across(side, _WIDE)[:, _WIDE > _FAR_BEYOND], axis=1) for side in sides]
        return cls(bare.looks, region, corners, np.median(np.concatenate(beyond), axis=0).astype(np.float32))

    @property
    def floor_like_table(self) -> bool:
        """Whether the floor looks like table in shadow, so that a shadow's edge on it might be taken for the table's end."""
        middle, half = self.corners.mean(axis=0) - [self.region.left, self.region.top], np.ptp(self.corners, axis=0) * _MIDDLE / 2
        (left, top), (right, bottom) = (np.rint((middle + way * half) * _PX).astype(int) for way in (-1, 1))
        return bool(_like(np.median(self.looks[top:bottom, left:right].reshape(-1, 4), axis=0), self.table))

    def rim(self, side: int, lines: list[Points]) -> Points | None:
        """The line (2, 2) at which the table ends beside a side: one of these or one found by looks; None if none is sure."""
        tried = [*lines, *self._runs(side)]
        judged = [(line, verdict) for line in tried if (verdict := self._judge(line)) is not None]
        best = max((verdict.score for _, verdict in judged), default=0.0)
        good = [
            (float(self._find_outwards(line) @ (line.mean(axis=0) - self.corners.mean(axis=0))), line, verdict.score)
            for line, verdict in judged
            if verdict.sure and verdict.score >= best - _SLACK
        ]
        first = min((distance for distance, _, score in good if score >= best - _STRICT), default=None)
        if first is None:
            return None
        return max((each for each in good if each[0] <= first + _DEEPEST), key=lambda each: each[0])[1]

    def _find_outwards(self, line: Points) -> Points:
        """The unit normal of a line (2, 2) that points away from the rectangle's middle."""
        way = (line[1] - line[0]) / np.linalg.norm(line[1] - line[0])
        normal = np.array([way[1], -way[0]])
        return np.asarray(normal * np.sign(normal @ (line.mean(axis=0) - self.corners.mean(axis=0))), np.float64)

    def _sample_across(self, line: Points, offsets: NDArray[np.float64]) -> Looks:
        """The looks (chunks, offsets, 4) at these distances outwards from a line."""
        steps = np.linspace(0.05, 0.95, _CHUNKS * _SAMPLES)[:, None, None]
        places = line[0] * (1 - steps) + line[1] * steps + self._find_outwards(line) * offsets[:, None]
        at = ((places - [self.region.left, self.region.top]) * _PX - 0.5).astype(np.float32)
        seen = cv2.remap(self.looks, at[..., 0], at[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(np.median(seen.reshape(_CHUNKS, _SAMPLES, len(offsets), 4), axis=1), np.float32)

    def _table_beyond(self, across: Looks) -> Looks:
        """The look of the table beyond a line, from the looks there (chunks, n, 4); its look elsewhere if it is hidden there."""
        each = np.median(across, axis=1)
        hue = np.linalg.norm(each[:, :3] - self.table[:3], axis=1)
        alike = (hue < _ALIKE_HUE) & (np.abs(each[:, 3] - self.table[3]) < _ALIKE_LEVEL)
        return np.asarray(np.median(each[alike], axis=0) if alike.sum() > 1 else self.table, np.float32)

    def _judge(self, line: Points) -> EndOfTable | None:
        """Judge whether the table ends at a line; None if that is out of view."""
        far = line + self._find_outwards(line) * _BEYOND
        into = far - [self.region.left, self.region.top]
        if not bool(((into >= 0) & (into <= [self.region.width, self.region.height])).all()):
            return None
        across = self._sample_across(line, _NEAR)
        table = self._table_beyond(across[:, _NEAR > _BEYOND])
        outside, inside = across[:, _OUTSIDE], across[:, _INSIDE]
        bare = _like(outside, table).mean(axis=1) > _BARE_SHARE
        beside = outside[..., 3].mean(axis=1, keepdims=True)
        lit_again = (inside[..., 3] > beside + _LIT_AGAIN) & (beside < table[3] - _SHADED)
        ended = (~_like(inside, table) | lit_again).mean(axis=1) > _ENDED_SHARE
        return EndOfTable(int((bare & ended).sum()), int((bare & ~ended).sum()), int(_edge(across).sum()))

    def _runs(self, side: int) -> Iterator[Points]:
        """Yield lines (2, 2) along a side where, in several chunks, something that looks like the table begins."""
        line = self.corners[[side, (side + 1) % 4]]
        across = self._sample_across(line, _WIDE)
        # Where (n, 2: share of the way along, mm outwards) at least five pixels of table follow two that are not table
        table = _like(across, self._table_beyond(across[:, _WIDE > _FAR_BEYOND]))
        begins = ~table[:, 3:-6] & ~table[:, 2:-7]
        for step in range(1, 6):
            begins &= table[:, 3 + step : table.shape[1] - 6 + step]
        chunk, place = np.nonzero(begins)
        along = 0.05 + 0.9 * (chunk + 0.5) / _CHUNKS
        ends = np.column_stack([along, _WIDE[place + 3] + 0.5 / _PX])
        outwards = self._find_outwards(line)
        for _ in range(_MOST_RUNS):
            # The ends on the line that most chunks share
            mine: Chunks | None = None
            most = (_LEAST_RUN - 1, 0.0)
            for one in ends:
                for other in ends[ends[:, 0] > one[0] + 0.3]:
                    slope = (other[1] - one[1]) / (other[0] - one[0])
                    off = np.abs(ends[:, 1] - one[1] - slope * (ends[:, 0] - one[0]))
                    near = off < _SAME_RUN
                    shared = (len(np.unique(ends[near, 0])), -float(off[near].sum()))
                    if abs(slope) <= _TURNED and shared > most and shared[0] >= _LEAST_RUN:
                        mine, most = near, shared
            if mine is None:
                return
            slope, first = np.polyfit(ends[mine, 0], ends[mine, 1], 1)
            yield line + outwards * np.array([[first], [first + slope]])
            ends = ends[~mine]


def _like(looks: Looks, table: Looks) -> Chunks:
    """A mask of the looks (..., 4) that may be table, lit or in shadow."""
    hue = np.linalg.norm(looks[..., :3] - table[:3] / np.linalg.norm(table[:3]), axis=-1)
    level = looks[..., 3] - table[3]
    most = _HUE + _DEEP_HUE * np.maximum(0.0, -level - _DEEP)
    return np.asarray((hue < most) & (level > _DARKER) & (level < _BRIGHTER))


def _edge(across: Looks) -> Chunks:
    """A mask of the chunks in which a line is an edge."""
    step = (across[:, _JUST_OUTSIDE].mean(axis=1) - across[:, _JUST_INSIDE].mean(axis=1)) * _HUE_WEIGHT
    return np.asarray(np.linalg.norm(step, axis=1) > _CONTRAST)
