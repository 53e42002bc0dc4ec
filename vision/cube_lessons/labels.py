"""The labels of a teaching picture: which colour lies where, and the corners of the tray's floor."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import numpy as np

from vision.errors import LabelsRefused
from vision.geometry.scale import Points
from vision.reading import Place


@dataclass(frozen=True)
class CubeLabels:
    """Cubes with their colours and centres in pixels of the upright picture; the tray's corners (4, 2) if given.

    Any number of cubes may have one colour.
    """

    cubes: tuple[tuple[str, Place], ...]
    tray: Points | None

    def __post_init__(self) -> None:
        if not self.cubes:
            raise LabelsRefused("the labels name no cube")
        if not all(name for name, _ in self.cubes):
            raise LabelsRefused("the labels leave a cube without its colour")

    @property
    def colours(self) -> dict[str, tuple[int, ...]]:
        """Each colour with the numbers of its cubes, colours in the order in which they are first named."""
        named: dict[str, tuple[int, ...]] = {}
        for number, (name, _) in enumerate(self.cubes):
            named[name] = (*named.get(name, ()), number)
        return named

    @classmethod
    def load(cls, path: Path) -> Self:
        """The labels in a JSON file. Raises LabelsRefused with a sentence that names the file."""
        try:
            return cls.from_json(json.loads(path.read_text(encoding="utf-8")))
        except OSError as error:
            raise LabelsRefused(f"{path} cannot be opened: {error.strerror}") from error
        except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
            raise LabelsRefused(f"{path} is not JSON") from error
        except LabelsRefused as refused:
            raise LabelsRefused(f"{path}: {refused}") from refused

    @classmethod
    def from_json(cls, facts: Any) -> Self:
        """The labels in the form {"cubes": [{"colour": name, "centre": [x, y]}], "tray": [[x, y] times 4]}."""
        try:
            cubes = tuple((_name(cube["colour"]), _place(cube["centre"])) for cube in facts["cubes"])
            tray = facts.get("tray")
            corners = None if tray is None else np.array([_place(corner) for corner in tray], np.float64)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise LabelsRefused("labels have the form {cubes: [{colour, centre: [x, y]}], tray: 4 corners}") from error
        if corners is not None and corners.shape != (4, 2):
            raise LabelsRefused("the tray has four corners")
        return cls(cubes, corners)

    def check_within(self, size: tuple[int, int]) -> None:
        """Raise LabelsRefused if a centre lies outside a picture of this (width, height)."""
        for name, (x, y) in self.cubes:
            if not (0 <= x < size[0] and 0 <= y < size[1]):
                raise LabelsRefused(f"the {name} cube lies outside the picture of {size[0]}x{size[1]} pixels")


def _name(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("a colour's name is text")
    return value.strip()


def _place(value: Any) -> Place:
    x, y = value
    place = (float(x), float(y))
    if not np.isfinite(place).all():
        raise ValueError("a place is finite")
    return place
