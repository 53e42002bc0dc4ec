"""A picture made small to be looked over as a whole; places found in it are told in the picture's own pixels."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.picture import Picture, halved_to
from vision.reading import Place


@dataclass(frozen=True)
class Shrunk:
    """The small picture, and its pixels for each of the picture's."""

    picture: Picture
    scale: float

    @classmethod
    def to_width(cls, picture: Picture, width: int) -> Self:
        """The picture, so many pixels wide."""
        scale = width / picture.shape[1]
        size = (width, max(1, round(picture.shape[0] * scale)))
        return cls(np.asarray(cv2.resize(halved_to(picture, size), size, interpolation=cv2.INTER_AREA), np.uint8), scale)

    def clear(self, mask: NDArray[np.uint8], outlines: Iterable[Points]) -> None:
        """Set a mask of the small picture to 0 where these outlines (n, 2) lie."""
        for outline in outlines:
            cv2.fillConvexPoly(mask, np.rint(outline * self.scale).astype(np.int32), 0)

    def box(self, stats: NDArray[np.int32]) -> tuple[Place, Place, Place, Place]:
        """The corners of a patch, of its statistics as OpenCV gives them."""
        left, top, width, height = (float(part) / self.scale for part in stats[:4])
        right, bottom = left + width, top + height
        return (left, top), (right, top), (right, bottom), (left, bottom)
