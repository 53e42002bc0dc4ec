"""Where the table ends and the tray begins, beside each side of a rectangle: by lines beyond which all is table or its shadow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Frame, Points, Region
from vision.light import Appearance, linear
from vision.picture import Picture

Looks = NDArray[np.float32]
"""Hue (3) and level (1), last axis."""
Chunks = NDArray[np.bool_]

_PX = 3.0
"""Pixels to the millimetre in which the surroundings are looked at."""
_AROUND = 34.0
"""So many millimetres around the rectangle."""
_CHUNKS, _SAMPLES = 12, 10
"""In so many chunks, of so many places each, a side is judged: a tower may hide some."""
_NEAR = np.arange(-4.0, 24.0, 1 / _PX)
_WIDE = np.arange(-22.0, 28.0, 1 / _PX)
"""Millimetres outwards at which a line's surroundings are looked at, and those of the rectangle."""
_MIDDLE = 0.6
"""So much of the rectangle's sides is surely floor."""
_OUTSIDE, _INSIDE, _JUST_OUTSIDE, _JUST_INSIDE = (
    (low < _NEAR) & (high > _NEAR) for low, high in ((0.7, 3.5), (-2.0, -0.3), (0.3, 1.4), (-1.4, -0.3))
)
"""Beside a line, where a rim or a shadow shows, and where an edge does."""
_BARE_SHARE, _ENDED_SHARE = 0.75, 0.3
"""So much (0-1) of what lies outside must be table, and so much of what lies inside none."""
_BEYOND, _FAR_BEYOND = 8.0, 12.0
"""From there on lies the table."""
_HUE, _DARKER, _BRIGHTER = 0.05, -2.0, 0.3
"""What is off the table's hue and level (a logarithm) by no more is table, or a shadow on it."""
_DEEP, _DEEP_HUE = 0.5, 0.06
"""In a shadow darker than this the hue may be off by so much more, for each step of the logarithm: dark tones are tinted."""
_ALIKE_HUE, _ALIKE_LEVEL = 0.06, 0.8
"""What lies beyond one chunk is table if it is as like to what lies beyond most."""
_SHADED, _LIT_AGAIN = 0.12, 0.25
"""Next to table so much darker than the rest, what is so much brighter is no table."""
_CONTRAST = 0.1
_HUE_WEIGHT = np.array([3.0, 3.0, 3.0, 1.0], np.float32)
"""An edge, in hue and level."""
_SAME_RUN, _LEAST_RUN, _MOST_RUNS, _TURNED = 0.5, 3, 4, 5.0
"""Ends of the table within so many millimetres of a line, in so many chunks, make it; from end to end it may turn by so many."""
_SLACK, _STRICT, _DEEPEST = 4.0, 1.0, 11.0
"""Of lines so nearly the best the outermost is the rim, but it lies no more millimetres beyond the innermost of the very best."""
_LEAST_FOR, _LEAST_EDGE = 3, 10
"""So many chunks must say that the table ends at a line, and be edge."""


@dataclass(frozen=True)
class EndOfTable:
    """How many chunks say that the table ends at a line, how many that it goes on, and how many are edge."""

    ends: int
    goes_on: int
    edge: int

    @property
    def score(self) -> float:
        """The higher the likelier."""
        return self.ends - self.goes_on + self.edge / 2

    @property
    def sure(self) -> bool:
        """Whether it is hardly anything but the table's end."""
        return self.ends >= max(_LEAST_FOR, 3 * self.goes_on) and self.edge >= _LEAST_EDGE


@dataclass(frozen=True)
class Surroundings:
    """The looks around a rectangle in its own millimetres, its corners (4, 2), and the look of the table."""

    looks: Looks
    region: Region
    corners: Points
    table: Looks

    @classmethod
    def of(cls, picture: Picture, frame: Frame, corners: Points) -> Self:
        """What surrounds these corners (millimetres of the frame) in a picture."""
        region = Region.around(corners, _AROUND)
        seen = Appearance.of(linear(frame.rectify(picture, region, _PX)))
        bare = cls(np.dstack([seen.hue, seen.level]), region, corners, np.zeros(4, np.float32))
        beyond = [np.median(bare._across(side, _WIDE)[:, _WIDE > _FAR_BEYOND], axis=1) for side in bare._sides()]
        return cls(bare.looks, region, corners, np.median(np.concatenate(beyond), axis=0).astype(np.float32))

    @property
    def floor_like_table(self) -> bool:
        """Whether the floor may be taken for the table in a shadow: then a shadow's edge on it may be taken for its end."""
        middle, half = self.corners.mean(axis=0) - [self.region.left, self.region.top], np.ptp(self.corners, axis=0) * _MIDDLE / 2
        (left, top), (right, bottom) = (np.rint((middle + way * half) * _PX).astype(int) for way in (-1, 1))
        return bool(_like(np.median(self.looks[top:bottom, left:right].reshape(-1, 4), axis=0), self.table))

    def rim(self, side: int, lines: list[Points]) -> Points | None:
        """The line (2, 2) where the table ends beside a side: one of these, or one found by looks; None if none surely does."""
        tried = [*lines, *self._runs(side)]
        judged = [(line, verdict) for line in tried if (verdict := self._judge(line)) is not None]
        best = max((verdict.score for _, verdict in judged), default=0.0)
        good = [
            (self._distance(line), line, verdict.score)
            for line, verdict in judged
            if verdict.sure and verdict.score >= best - _SLACK
        ]
        first = min((distance for distance, _, score in good if score >= best - _STRICT), default=None)
        if first is None:
            return None
        return max((each for each in good if each[0] <= first + _DEEPEST), key=lambda each: each[0])[1]

    def _sides(self) -> Iterator[Points]:
        for number in range(4):
            yield self.corners[[number, (number + 1) % 4]]

    def _outwards(self, line: Points) -> Points:
        """The unit normal of a line (2, 2) away from the middle."""
        way = (line[1] - line[0]) / np.linalg.norm(line[1] - line[0])
        normal = np.array([way[1], -way[0]])
        return np.asarray(normal * np.sign(normal @ (line.mean(axis=0) - self.corners.mean(axis=0))), np.float64)

    def _distance(self, line: Points) -> float:
        return float(self._outwards(line) @ (line.mean(axis=0) - self.corners.mean(axis=0)))

    def _across(self, line: Points, offsets: NDArray[np.float64]) -> Looks:
        """The looks (chunks, offsets, 4) at distances outwards from a line."""
        steps = np.linspace(0.05, 0.95, _CHUNKS * _SAMPLES)[:, None, None]
        places = line[0] * (1 - steps) + line[1] * steps + self._outwards(line) * offsets[:, None]
        at = ((places - [self.region.left, self.region.top]) * _PX - 0.5).astype(np.float32)
        seen = cv2.remap(self.looks, at[..., 0], at[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(np.median(seen.reshape(_CHUNKS, _SAMPLES, len(offsets), 4), axis=1), np.float32)

    def _table_beyond(self, across: Looks) -> Looks:
        """The look of the table there, from what lies beyond (chunks, n, 4); as elsewhere where that is something else."""
        each = np.median(across, axis=1)
        hue = np.linalg.norm(each[:, :3] - self.table[:3], axis=1)
        alike = (hue < _ALIKE_HUE) & (np.abs(each[:, 3] - self.table[3]) < _ALIKE_LEVEL)
        return np.asarray(np.median(each[alike], axis=0) if alike.sum() > 1 else self.table, np.float32)

    def _judge(self, line: Points) -> EndOfTable | None:
        """Whether the table ends at a line; None if that lies out of view."""
        if not self._in_view(line):
            return None
        across = self._across(line, _NEAR)
        table = self._table_beyond(across[:, _NEAR > _BEYOND])
        outside, inside = across[:, _OUTSIDE], across[:, _INSIDE]
        bare = _like(outside, table).mean(axis=1) > _BARE_SHARE
        beside = outside[..., 3].mean(axis=1, keepdims=True)
        lit_again = (inside[..., 3] > beside + _LIT_AGAIN) & (beside < table[3] - _SHADED)
        ended = (~_like(inside, table) | lit_again).mean(axis=1) > _ENDED_SHARE
        return EndOfTable(int((bare & ended).sum()), int((bare & ~ended).sum()), int(_edge(across).sum()))

    def _in_view(self, line: Points) -> bool:
        far = line + self._outwards(line) * _BEYOND
        into = far - [self.region.left, self.region.top]
        return bool(((into >= 0) & (into <= [self.region.width, self.region.height])).all())

    def _runs(self, side: int) -> Iterator[Points]:
        """Lines (2, 2) along a side at which in several chunks what looks like table begins."""
        line = self.corners[[side, (side + 1) % 4]]
        across = self._across(line, _WIDE)
        ends = _ends(_like(across, self._table_beyond(across[:, _WIDE > _FAR_BEYOND])))
        outwards = self._outwards(line)
        for _ in range(_MOST_RUNS):
            mine = _straightest(ends)
            if mine is None:
                return
            slope, first = np.polyfit(ends[mine, 0], ends[mine, 1], 1)
            yield line + outwards * np.array([[first], [first + slope]])
            ends = ends[~mine]


def _like(looks: Looks, table: Looks) -> Chunks:
    """Which looks (..., 4) may be table, lit or in shadow."""
    hue = np.linalg.norm(looks[..., :3] - table[:3] / np.linalg.norm(table[:3]), axis=-1)
    level = looks[..., 3] - table[3]
    most = _HUE + _DEEP_HUE * np.maximum(0.0, -level - _DEEP)
    return np.asarray((hue < most) & (level > _DARKER) & (level < _BRIGHTER))


def _edge(across: Looks) -> Chunks:
    """In which chunks a line is an edge."""
    step = (across[:, _JUST_OUTSIDE].mean(axis=1) - across[:, _JUST_INSIDE].mean(axis=1)) * _HUE_WEIGHT
    return np.asarray(np.linalg.norm(step, axis=1) > _CONTRAST)


def _ends(table: Chunks) -> NDArray[np.float64]:
    """Where (n, 2: the share of the way along, millimetres outwards) table begins for five pixels after two that are none."""
    begins = ~table[:, 3:-6] & ~table[:, 2:-7]
    for step in range(1, 6):
        begins &= table[:, 3 + step : table.shape[1] - 6 + step]
    chunk, place = np.nonzero(begins)
    along = 0.05 + 0.9 * (chunk + 0.5) / _CHUNKS
    return np.column_stack([along, _WIDE[place + 3] + 0.5 / _PX])


def _straightest(ends: NDArray[np.float64]) -> Chunks | None:
    """Which of these ends (n, 2) lie on the line that most chunks share; None where too few do."""
    best: Chunks | None = None
    most = (_LEAST_RUN - 1, 0.0)
    for one in ends:
        for other in ends[ends[:, 0] > one[0] + 0.3]:
            slope = (other[1] - one[1]) / (other[0] - one[0])
            off = np.abs(ends[:, 1] - one[1] - slope * (ends[:, 0] - one[0]))
            near = off < _SAME_RUN
            shared = (len(np.unique(ends[near, 0])), -float(off[near].sum()))
            if abs(slope) <= _TURNED and shared > most and shared[0] >= _LEAST_RUN:
                best, most = near, shared
    return best
