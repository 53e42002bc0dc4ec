"""What was read, drawn over its picture: outlines visible on any table, doubts and the place to look at again dashed."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np

from vision.geometry.scale import Points
from vision.picture import Picture
from vision.reading import Face, Item, Reading

INK, CREAM, YELLOW = (24, 33, 43), (234, 247, 252), (92, 188, 245)
"""B, G, R."""
HALF_CUBE = 14
"""Pixels from the middle to the edge of the mark of a piece without an outline."""


def drawn_over(picture: Picture, reading: Reading[Face] | Reading[str]) -> Picture:
    """Give a copy of the picture with every item's outline and label; a refused one carries its reason."""
    drawn = picture.copy()
    if reading.refusal is not None:
        _label(drawn, str(reading.refusal), (12, 40))
    if reading.wish is not None and reading.wish.corners is not None:
        _outline(drawn, np.array(reading.wish.corners), dashed=True)
    for item in reading.items:
        _outline(drawn, _corners(item), dashed=item.doubtful)
        _label(drawn, _words(item.label), (round(item.centre[0]) - 10, round(item.centre[1]) + 5))
    return drawn


def _corners(item: Item[Face] | Item[str]) -> Points:
    x, y = item.centre
    square = [(x + dx * HALF_CUBE, y + dy * HALF_CUBE) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return np.array(item.corners or square, np.float64)


def _outline(drawn: Picture, corners: Points, *, dashed: bool) -> None:
    points = corners.astype(np.int32)
    cv2.polylines(drawn, [points], isClosed=True, color=INK, thickness=5, lineType=cv2.LINE_AA)
    colour = YELLOW if dashed else CREAM
    for begin, end in zip(points, np.roll(points, -1, axis=0), strict=True):
        _line(drawn, begin, end, colour, dashed=dashed)


def _line(
    drawn: Picture, begin: np.ndarray[Any, Any], end: np.ndarray[Any, Any], colour: tuple[int, int, int], *, dashed: bool
) -> None:
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


def _label(drawn: Picture, text: str, place: tuple[int, int]) -> None:
    for colour, thickness in ((INK, 4), (CREAM, 1)):
        cv2.putText(drawn, text, place, cv2.FONT_HERSHEY_SIMPLEX, 0.5, colour, thickness, cv2.LINE_AA)
