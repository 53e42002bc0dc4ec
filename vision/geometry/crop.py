"""The part of a picture that the screen shows; its places are given in pixels or as shares of this part."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.picture import Picture
from vision.whole_reading import Face, PicturePoint, Place, Reading

TRAY_ROOM = 1.15
"""Size of the part that is shown, relative to the tray's size."""


class Crop(NamedTuple):
    """A part of a picture, by its edges in pixels."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def take_whole(cls, picture: Picture) -> Self:
        """The whole picture."""
        return cls(0, 0, picture.shape[1], picture.shape[0])

    @classmethod
    def take_around(cls, picture: Picture, tray: Points) -> Self:
        """The part around a tray's corners (n, 2), in the picture's own proportions."""
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
        """Places in pixels of the picture as shares of this part's width and height."""
        wide, high = self.right - self.left, self.bottom - self.top
        return tuple(((float(x) - self.left) / wide, (float(y) - self.top) / high) for x, y in places)

    def places(self, spots: Sequence[PicturePoint]) -> NDArray[np.float64]:
        """The reverse of `spots`: places (n, 2) in pixels of the picture."""
        size = self.right - self.left, self.bottom - self.top
        return np.array(spots, np.float64) * size + (self.left, self.top)


INK, CREAM, YELLOW = (24, 33, 43), (234, 247, 252), (92, 188, 245)
"""B, G, R."""
HALF_CUBE = 14
"""Half the side, in pixels, of the square that marks a piece without an outline."""


def draw_over(picture: Picture, reading: Reading[Face] | Reading[str]) -> Picture:
    """Return a copy of the picture with every item's outline and label, or with the reason why the reading was refused."""
    drawn = picture.copy()
    if reading.refusal is not None:
        _draw_label(drawn, str(reading.refusal), (12, 40))
    if reading.hint is not None and reading.hint.corners is not None:
        _draw_outline(drawn, np.array(reading.hint.corners), dashed=True)
    for item in reading.items:
        x, y = item.centre
        square = [(x + dx * HALF_CUBE, y + dy * HALF_CUBE) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        _draw_outline(drawn, np.array(item.corners or square, np.float64), dashed=item.doubtful)
        _draw_label(drawn, _words(item.label), (round(item.centre[0]) - 10, round(item.centre[1]) + 5))
    return drawn


def _draw_outline(drawn: Picture, corners: Points, *, dashed: bool) -> None:
    points = corners.astype(np.int32)
    cv2.polylines(drawn, [points], isClosed=True, color=INK, thickness=5, lineType=cv2.LINE_AA)
    colour = YELLOW if dashed else CREAM
    for begin, end in zip(points, np.roll(points, -1, axis=0), strict=True):
        steps = 9 if dashed else 1
        for step in range(0, steps, 2):
            start, stop = begin + (end - begin) * step / steps, begin + (end - begin) * (step + 1) / steps
            cv2.line(drawn, _pixel(start), _pixel(stop), colour, 2, cv2.LINE_AA)


def _pixel(point: np.ndarray[Any, Any]) -> tuple[int, int]:
    return round(float(point[0])), round(float(point[1]))


def _words(label: Face | str) -> str:
    if isinstance(label, str):
        return label
    return "back" if label.face_down else f"{label.kind} {label.symbols} {label.frame}"


def _draw_label(drawn: Picture, text: str, place: tuple[int, int]) -> None:
    for colour, thickness in ((INK, 4), (CREAM, 1)):
        cv2.putText(drawn, text, place, cv2.FONT_HERSHEY_SIMPLEX, 0.5, colour, thickness, cv2.LINE_AA)
