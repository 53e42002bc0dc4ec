"""Guesses the colours of the cubes shown in a lesson by their hues, and how many millimetres a pixel is by the cubes' size."""

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cube_lessons.cube_lesson import CubeLesson
from vision.whole_reading import Place

HUES = MappingProxyType(
    {"pink": 0, "red": 30, "orange": 57, "yellow": 82, "green": 144, "blue": -67, "purple": -39},
)
"""Hue angles (degrees, CIELAB) of paints in usual lamps: those of ten rendered set-ups lie within 12 degrees of them."""
LIGHTNESS = MappingProxyType({"black": 15, "grey": 50, "white": 85})
"""Lightness (0 to 100, CIELAB) of the paints without a hue."""
PALE = 0.6
"""What has a smaller ratio of chroma to lightness has no hue."""
ONE_PAINT = 9.0
"""Cubes of one paint differ by at most so many degrees or, without a hue, so much in lightness."""
MOST_OFF, LEAST_LEAD = 25.0, 12.0
"""A guess may be this far from its paint, and must be nearer to it than to any other by this (degrees)."""
CORE, REACH = 3, 40
"""Pixels around a cube's middle in which its colour is measured, and in which its upper face is sought."""
ONE_FACE = 14.0
"""Levels by which the colour of a cube's upper face may differ from its middle."""
FACE = 0.95
"""The side of the patch found so, relative to the cube's: its edges are rounded."""

Looks = NDArray[np.float32]


def guess_colours(
    picture: NDArray[np.uint8], places: Sequence[Place], colours: Sequence[str], told: Mapping[int, str]
) -> dict[int, str]:
    """Guess the colours of the cubes at these places (pixels), by number; what is doubtful is left out.

    `told` are colours that the table named, by number ("": no cube): such a colour holds for all cubes of that paint.
    """
    looks = [_look(_sample_around(picture, place)) for place in places]
    paints: list[list[int]] = []
    for number, look in enumerate(looks):
        mine = next((paint for paint in paints if _measure_distance(looks[paint[0]], look) < ONE_PAINT), None)
        if mine is None:
            paints.append([number])
        else:
            mine.append(number)
    found = {number: told[number] for number in told}
    for paint in paints:
        named = [told[number] for number in paint if told.get(number)]
        found.update({number: named[0] for number in paint if named and number not in told})
    unknown = [paint for paint in paints if not any(number in found for number in paint)]
    left = [colour for colour in colours if colour not in found.values()]
    off = {
        (place, colour): _measure_from_paint(looks[paint[0]], colour) for place, paint in enumerate(unknown) for colour in left
    }
    pairs: dict[int, str] = {}
    for place, colour in sorted(off, key=lambda pair: off[pair]):
        if place not in pairs and colour not in pairs.values() and off[place, colour] <= MOST_OFF:
            pairs[place] = colour
    for place, colour in pairs.items():
        free = [other for other in left if other not in pairs.values()]
        rivals = [off[place, other] for other in free]
        rivals += [off[other, colour] for other in range(len(unknown)) if other not in pairs]
        swapped = [
            off[place, theirs] + off[other, colour] - off[other, theirs] for other, theirs in pairs.items() if other != place
        ]
        if min([*rivals, *swapped], default=math.inf) - off[place, colour] >= LEAST_LEAD:
            found.update(dict.fromkeys(unknown[place], colour))
    return {number: colour for number, colour in found.items() if colour}


def millimetres(picture: NDArray[np.uint8], places: Sequence[Place]) -> float:
    """Return how many millimetres a pixel is, by the size of the upper faces of the cubes at these places.

    Raises ValueError if no place has a face of a hue of its own.
    """
    sides = []
    for place in places:
        around = _sample_around(picture, place)
        look = _look(around)
        if not _is_pale(look):
            like = np.asarray(np.linalg.norm(around - look, axis=2) < ONE_FACE, np.uint8)
            _, numbers, stats, _ = cv2.connectedComponentsWithStats(like, connectivity=4)
            number = int(numbers[REACH, REACH])
            sides += [math.sqrt(stats[number, cv2.CC_STAT_AREA])] if number else []
    if not sides:
        raise ValueError(f"expected a cube of a hue of its own among {len(places)}, found none")
    return CubeLesson.cube_mm * FACE / float(np.median(sides))


def _sample_around(picture: NDArray[np.uint8], place: Place) -> Looks:
    """Return the colours (L, a, b) of the square around a place, which is its middle."""
    square = cv2.getRectSubPix(picture, (2 * REACH + 1, 2 * REACH + 1), place)
    return np.asarray(cv2.cvtColor(cv2.GaussianBlur(square, (5, 5), 0).astype(np.float32) / 255, cv2.COLOR_BGR2LAB), np.float32)


def _look(around: Looks) -> Looks:
    """Return the colour (3: L, a, b) in the middle of a cube."""
    core = around[REACH - CORE : REACH + CORE + 1, REACH - CORE : REACH + CORE + 1]
    return np.asarray(np.median(core.reshape(-1, 3), axis=0), np.float32)


def _is_pale(look: Looks) -> bool:
    return bool(np.hypot(look[1], look[2]) < PALE * look[0])


def _hue(look: Looks) -> float:
    return math.degrees(math.atan2(look[2], look[1]))


def _measure_turn(one: float, other: float) -> float:
    return abs((one - other + 180) % 360 - 180)


def _measure_distance(one: Looks, other: Looks) -> float:
    """Return how far two looks are apart: degrees of hue, or lightness where neither has a hue."""
    if _is_pale(one) != _is_pale(other):
        return math.inf
    return abs(float(one[0] - other[0])) if _is_pale(one) else _measure_turn(_hue(one), _hue(other))


def _measure_from_paint(look: Looks, colour: str) -> float:
    """Return how far a look is from a paint, in degrees or half levels of lightness; infinite for a paint that nobody knows."""
    if _is_pale(look):
        return abs(float(look[0]) - LIGHTNESS[colour]) / 2 if colour in LIGHTNESS else math.inf
    return _measure_turn(_hue(look), HUES[colour]) if colour in HUES else math.inf
