"""The part of a picture that the screen shows, and how its places are told: in pixels, or as parts of what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.picture import Picture
from vision.reading import PicturePoint, Place

TRAY_ROOM = 1.15
"""How much more than the tray is shown of a picture of it."""


class Crop(NamedTuple):
    """A part of a picture, by its edges in pixels."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def whole(cls, picture: Picture) -> Self:
        """All of it."""
        return cls(0, 0, picture.shape[1], picture.shape[0])

    @classmethod
    def around(cls, picture: Picture, tray: Points) -> Self:
        """The part around a tray's corners (n, 2), of the picture's own proportions."""
        height, width = picture.shape[:2]
        (left, top), (right, bottom) = tray.min(axis=0), tray.max(axis=0)
        share = min(1.0, TRAY_ROOM * max((right - left) / width, (bottom - top) / height))
        wide, high = round(share * width), round(share * height)
        x = int(np.clip((left + right - wide) / 2, 0, width - wide))
        y = int(np.clip((top + bottom - high) / 2, 0, height - high))
        return cls(x, y, x + wide, y + high)

    def cut(self, picture: Picture) -> Picture:
        """This part of the picture."""
        return picture[self.top : self.bottom, self.left : self.right]

    def spots(self, places: Sequence[Place]) -> tuple[PicturePoint, ...]:
        """Places in pixels as parts of this part's width and height."""
        wide, high = self.right - self.left, self.bottom - self.top
        return tuple(((float(x) - self.left) / wide, (float(y) - self.top) / high) for x, y in places)

    def places(self, spots: Sequence[PicturePoint]) -> NDArray[np.float64]:
        """The reverse of `spots`: places (n, 2) in pixels of the picture."""
        size = self.right - self.left, self.bottom - self.top
        return np.array(spots, np.float64) * size + (self.left, self.top)
