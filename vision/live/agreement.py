"""When several frames of a live camera say the same: one frame may be blurred by a hand, several in a row are not."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, Self, TypeVar

import numpy as np

from vision.reading import Item, Reading

Label = TypeVar("Label")

MOST_JOINT = 0.98
"""The most (0-1) that two readings which agree are believed together."""

APART_PX = 12.0
"""Pixels by which a piece at rest may seem to wander between two frames."""


@dataclass(frozen=True)
class Agreement(Generic[Label]):
    """The latest readings, all of which say the same; `needed` of them in a row agree.

    Two readings say the same if both are refused for the same reason, or if each piece of the one lies in the other with
    its label, no more than `apart` pixels away. An unchanging value: `with_reading` gives the next one.
    """

    needed: int = 3
    apart: float = APART_PX
    same: tuple[Reading[Label], ...] = field(default=())

    def __post_init__(self) -> None:
        if self.needed < 1:
            raise ValueError(f"{self.needed} frames cannot agree")

    def with_reading(self, reading: Reading[Label]) -> Self:
        """The agreement after one more frame; one that says something else begins anew."""
        begun = bool(self.same) and pairs(self.same[-1], reading, self.apart) is not None
        return replace(self, same=(*self.same, reading) if begun else (reading,))

    @property
    def agreed(self) -> Reading[Label] | None:
        """The latest reading once enough frames agree, no item surer than in the least sure of these frames."""
        if len(self.same) < self.needed:
            return None
        last, *others = reversed(self.same[-self.needed :])
        items = list(last.items)
        for other in others:
            paired = pairs(last, other, self.apart * self.needed)
            if paired is not None:
                items = [_less_sure(item, other.items[match]) for item, match in zip(items, paired, strict=True)]
        confidence = min(reading.confidence for reading in self.same[-self.needed :])
        return replace(last, items=tuple(items), confidence=confidence)


def strengthened(reading: Reading[Label], earlier: Reading[Label]) -> Reading[Label]:
    """The reading, surer if an earlier one of the same pieces, which lay otherwise, counted the same.

    Two that saw the same places may share one error and prove nothing; of others the odds of being right multiply, and no
    joint confidence rises beyond `MOST_JOINT`.
    """
    alike = reading.refusal is None and earlier.refusal is None and reading.counts == earlier.counts
    if not alike or not reading.items or pairs(reading, earlier, APART_PX) is not None:
        return reading
    odds = math.prod(max(_odds(each.confidence), 1.0) for each in (reading, earlier)) * min(_odds(reading.confidence), 1.0)
    joint = min(odds / (1 + odds), MOST_JOINT)
    return reading if joint <= reading.confidence else replace(reading, confidence=joint)


def _odds(confidence: float) -> float:
    kept = min(max(confidence, 0.001), 0.999)
    return kept / (1 - kept)


def pairs(one: Reading[Label], other: Reading[Label], apart: float) -> tuple[int, ...] | None:
    """For each item of one the number of its like in the other, nearest first; None if they do not say the same."""
    if one.refusal is not other.refusal or one.counts != other.counts:
        return None
    free = set(range(len(other.items)))
    paired = []
    for item in one.items:
        match = _nearest(item, other.items, free)
        if match is None or _distance(item, other.items[match]) > apart:
            return None
        free.remove(match)
        paired.append(match)
    return tuple(paired)


def _nearest(item: Item[Label], others: Sequence[Item[Label]], free: set[int]) -> int | None:
    alike = [number for number in sorted(free) if others[number].label == item.label]
    return min(alike, key=lambda number: _distance(item, others[number]), default=None)


def _distance(one: Item[Label], other: Item[Label]) -> float:
    return float(np.hypot(one.centre[0] - other.centre[0], one.centre[1] - other.centre[1]))


def _less_sure(item: Item[Label], other: Item[Label]) -> Item[Label]:
    return item if item.confidence <= other.confidence else replace(item, confidence=other.confidence)
