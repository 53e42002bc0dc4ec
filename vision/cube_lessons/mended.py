"""Teaches cubes further: the look under today's light of a cube that the table corrected is added to its taught colour."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from vision.cubes.colour import CubeColour
from vision.cubes.cube_profile import MOST_COLOURS, CubeProfile
from vision.geometry.lens import Frame, Points
from vision.geometry.tray import CUBE_PX, find_shift
from vision.picture import Appearance, Picture, light_gain, linearise
from vision.profile import Profile, ProfileKind
from vision.vision_errors import LabelsRefused, ProfileRefused
from vision.whole_reading import Place


@dataclass(frozen=True)
class CubeLabels:
    """Cubes with their colours and centres in pixels of the upright picture, and the tray's corners (4, 2) if given.

    Any number of cubes may have the same colour.
    """

    cubes: tuple[tuple[str, Place], ...]
    tray: Points | None

    def __post_init__(self) -> None:
        if not self.cubes:
            raise LabelsRefused("expected at least one cube in the labels, got none")
        if not all(name for name, _ in self.cubes):
            raise LabelsRefused("expected a colour for every cube in the labels; one has none")

    @property
    def colours(self) -> dict[str, tuple[int, ...]]:
        """Each colour with the numbers of its cubes, in the order in which the colours are first named."""
        named: dict[str, tuple[int, ...]] = {}
        for number, (name, _) in enumerate(self.cubes):
            named[name] = (*named.get(name, ()), number)
        return named

    @classmethod
    def load(cls, path: Path) -> Self:
        """Load the labels from a JSON file. Raises LabelsRefused, which names the file."""
        try:
            return cls.from_json(json.loads(path.read_text(encoding="utf-8")))
        except OSError as error:
            raise LabelsRefused(f"{path} cannot be opened: {error.strerror}") from error
        except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
            raise LabelsRefused(f"expected JSON in {path}: {error}") from error
        except LabelsRefused as refused:
            raise LabelsRefused(f"{path}: {refused}") from refused

    @classmethod
    def from_json(cls, facts: Any) -> Self:
        """Parse labels of the form {"cubes": [{"colour": name, "centre": [x, y]}], "tray": [[x, y] times 4]}."""
        try:
            cubes = tuple((_name(cube["colour"]), _place(cube["centre"])) for cube in facts["cubes"])
            tray = facts.get("tray")
            corners = None if tray is None else np.array([_place(corner) for corner in tray], np.float64)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise LabelsRefused("expected labels of the form {cubes: [{colour, centre: [x, y]}], tray: 4 corners}") from error
        if corners is not None and corners.shape != (4, 2):
            raise LabelsRefused(f"expected four corners of the tray, got {len(corners)}")
        return cls(cubes, corners)

    def check_within(self, size: tuple[int, int]) -> None:
        """Raise LabelsRefused if a centre lies outside a picture of this (width, height)."""
        for name, (x, y) in self.cubes:
            if not (0 <= x < size[0] and 0 <= y < size[1]):
                raise LabelsRefused(f"the {name} cube lies outside the picture of {size[0]}x{size[1]} pixels")


def _name(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"expected text as the name of a colour, got {value!r}")
    return value.strip()


def _place(value: Any) -> Place:
    x, y = value
    place = (float(x), float(y))
    if not np.isfinite(place).all():
        raise ValueError(f"expected finite numbers for a place, got {value!r}")
    return place


_CORE = 0.35 * CUBE_PX
_CROP = 1.25 * CUBE_PX
_FARTHEST_SHIFT = 0.6 * CUBE_PX
_OLD_SHARE = 2 / 3
_FARTHEST_HUE, _NEW_HUE = 0.3, 0.06
"""A cube may be the colour it is called up to the first, and is a colour of its own beyond the second (unit vectors)."""


@dataclass(frozen=True)
class MendedCube:
    """A cube that the table named: its colour as it looked, and a crop (BGR) of it for display."""

    colour: CubeColour
    crop: Picture

    @classmethod
    def of(cls, profile: CubeProfile, picture: Picture, frame: Frame | None, name: str, centre: Place) -> Self:
        """The cube with this centre (pixels of the upright picture) in a picture that the profile's reader read.

        `frame` is the picture's frame if there is a mat. Raises LabelsRefused if the cube lies outside the tray's raster.
        """
        view = profile.view(frame or profile.frame)
        raster = view.take(picture)
        shift, _ = find_shift(view, raster, profile.empty)
        if np.hypot(*shift) <= _FARTHEST_SHIFT:
            view = view.shift(shift)
            raster = view.take(picture)
        x, y = view.to_raster(np.array([centre]))[0]
        if not (0 <= y < raster.shape[0] and 0 <= x < raster.shape[1]):
            raise LabelsRefused(f"the {name} cube lies outside the tray")
        dx, dy = view.lean((float(x), float(y)))
        colour = _colour(name, raster, profile.empty, (float(x) + dx / 2, float(y) + dy / 2))
        place = (float(x), float(y))
        side = round(2 * _CROP)
        left, top = (
            int(np.clip(at - _CROP, 0, max(0, size - side))) for at, size in zip(place, raster.shape[1::-1], strict=True)
        )
        return cls(colour, np.ascontiguousarray(raster[top : top + side, left : left + side]))


def _colour(name: str, raster: Picture, empty: Picture, top: Place) -> CubeColour:
    light, before = linearise(raster), linearise(empty)
    seen = Appearance.of(np.asarray(light / light_gain(light, before), np.float32))
    rows, columns = np.mgrid[0 : raster.shape[0], 0 : raster.shape[1]]
    core: NDArray[np.bool_] = np.hypot(columns - top[0], rows - top[1]) < _CORE
    hue = np.median(seen.hue[core], axis=0)
    hue = hue / np.linalg.norm(hue)
    spread = float(np.sqrt(np.median(((seen.hue[core] - hue) ** 2).sum(axis=1))))
    middle, high = (float(level) for level in np.percentile(seen.level[core], [50, 97]))
    return CubeColour(name, (float(hue[0]), float(hue[1]), float(hue[2])), spread, middle, high)


def teach_further(profile: CubeProfile, mended: Iterable[MendedCube]) -> CubeProfile:
    """The profile with each mended cube's look added to its colour; the colour taught before weighs more.

    A cube of a colour that was not taught teaches it, if it looks like no taught one. A cube that looks like quite another colour
    than the one it is called is left out: both might be a slip of the finger.
    """
    colours = {colour.name: colour for colour in profile.colours}
    for cube in mended:
        old = colours.get(cube.colour.name)
        if old is None:
            unlike = all(_hue_apart(each, cube.colour) > _NEW_HUE for each in colours.values())
            if unlike and len(colours) < MOST_COLOURS:
                colours[cube.colour.name] = cube.colour
        elif _hue_apart(old, cube.colour) <= _FARTHEST_HUE:
            new = cube.colour
            hue = _OLD_SHARE * np.array(old.hue) + (1 - _OLD_SHARE) * np.array(new.hue)
            hue = hue / np.linalg.norm(hue)
            apart = _hue_apart(old, new)
            spread = np.sqrt(_OLD_SHARE * old.spread**2 + (1 - _OLD_SHARE) * (new.spread**2 + apart**2))
            level = _OLD_SHARE * old.level + (1 - _OLD_SHARE) * new.level
            colours[old.name] = CubeColour(
                old.name, (float(hue[0]), float(hue[1]), float(hue[2])), float(spread), float(level), max(old.bright, new.bright)
            )
    return replace(profile, colours=tuple(colours.values()))


def _hue_apart(one: CubeColour, other: CubeColour) -> float:
    return float(np.linalg.norm(np.subtract(one.hue, other.hue)))


def pack_mended(mended: Iterable[MendedCube]) -> Profile:
    """Pack mended cubes that wait to be learnt as the facts and pictures of a file."""
    cubes = list(mended)
    facts: Mapping[str, Any] = {"mended": [cube.colour.as_json() for cube in cubes]}
    return Profile(ProfileKind.CUBES, facts, {f"cube-{number:02d}": cube.crop for number, cube in enumerate(cubes)})


def unpack_mended(profile: Profile) -> tuple[MendedCube, ...]:
    """The reverse of `pack_mended`. Raises ProfileRefused."""
    try:
        colours = [CubeColour.from_json(facts) for facts in profile.facts["mended"]]
        return tuple(MendedCube(colour, profile.pictures[f"cube-{number:02d}"]) for number, colour in enumerate(colours))
    except Exception as error:
        raise ProfileRefused(f"expected a colour and a picture for each mended cube: {error!r}") from error
