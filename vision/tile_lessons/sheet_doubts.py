"""Outlines found on a picture taken for a lesson that should be confirmed before they teach."""

from collections.abc import Sequence

import numpy as np

from vision.geometry.scale import Points
from vision.picture import Picture
from vision.tile_lessons.agree import doubtful_outlines
from vision.tile_lessons.outline import likely_outlines, width_to_height

_ODD_SIZE = 0.1
"""A logarithm: so much larger or smaller than the usual tile of its picture."""
_ODD_SHAPE = 0.12
"""A logarithm: so much longer one way than the other."""


def doubtful_on_sheet(sheet: Picture, outlines: Sequence[Points]) -> tuple[int, ...]:
    """The numbers of the outlines (4, 2) on one picture that are not as large as the others, or not square.

    A tile that is alone has no others: its outline is doubtful where another one is worth nearly as much.
    """
    if len(outlines) == 1:
        likely = likely_outlines(sheet)
        return doubtful_outlines([likely], outlines) if likely else (0,)
    sizes = np.array([_log_side(outline) for outline in outlines])
    odd = np.abs(sizes - np.median(sizes)) > _ODD_SIZE
    long = np.array([abs(np.log(width_to_height(outline))) > _ODD_SHAPE for outline in outlines], np.bool_)
    return tuple(int(number) for number in np.flatnonzero(odd | long))


def _log_side(outline: Points) -> float:
    sides = np.linalg.norm(outline - np.roll(outline, -1, axis=0), axis=1)
    return float(np.log(max(float(sides.mean()), 1.0)))
