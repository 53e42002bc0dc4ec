"""A picture made ready for counting: the tray in its raster, light matched to the empty tray, every pixel labelled."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cube_colour import ColourMap, Floor, Labels, map_colours
from vision.cube_heap import TOP_AREA, Heap
from vision.cube_profile import CubeProfile
from vision.cube_squares import Edges
from vision.light import Appearance, Linear, light_gain, linear
from vision.picture import Picture
from vision.reading import Place
from vision.scale import Frame
from vision.tray import CUBE_PX, TrayView, find_shift

_FARTHEST_SHIFT = CUBE_PX * 0.6
_SMALLEST = 0.08 * TOP_AREA
_PAD = 8
_CHANGED_LEVEL = 0.18
_OFF = 0.12
_OFF_SHARE = 0.22
_NEAR = 25
_GATHER = 13
_UNLIKE = 0.25
_CHANGED_AREA = 0.25 * TOP_AREA
_WALL_CUBES = 0.3
_CLEARLY = 3.0
_POSSIBLY = -4.0


@dataclass(frozen=True)
class Ground:
    """What stays the same over all pictures of a profile: its floor, and the colours it may be taken for.

    like_floor are the colours that can hardly be told from the floor, like_shadow those that also its shadows resemble.
    """

    profile: CubeProfile
    floor: Floor
    like_floor: tuple[int, ...]
    like_shadow: frozenset[int]

    @classmethod
    def of(cls, profile: CubeProfile) -> Self:
        """The ground of a profile."""
        floor = profile.floor()
        like = floor.like(profile.colours)
        return cls(profile, floor, like, frozenset(like) | frozenset(floor.like_in_shadow(profile.colours)))


@dataclass(frozen=True)
class Scene:
    """A labelled tray. raster is BGR, light is linear and matched to the empty tray's, gain the factor it had."""

    ground: Ground
    view: TrayView
    raster: Picture
    light: Linear
    seen: Appearance
    gain: tuple[float, float, float]
    agreement: float

    @cached_property
    def colour_map(self) -> ColourMap:
        """The labels of all pixels."""
        ground = self.ground
        return map_colours(self.seen, ground.floor, ground.profile.colours, self.suspected)

    @cached_property
    def off_floor(self) -> NDArray[np.float32]:
        """By how much (logarithm) each pixel's surroundings are brighter than on the empty floor."""
        return np.asarray(cv2.blur(self.seen.level - self.ground.floor.seen.level, (5, 5)), np.float32)

    @cached_property
    def unlike_floor(self) -> float:
        """The share of what is taken for bare floor whose level is not that of the empty floor."""
        bare = (self.view.floor_mask(-CUBE_PX / 3) > 0) & (self.colour_map.labels == self.colour_map.floor)
        return float((np.abs(self.off_floor[bare]) > _UNLIKE).mean()) if bare.any() else 0.0

    @cached_property
    def suspected(self) -> NDArray[np.bool_] | None:
        """Where a cube of a colour like the floor may lie; None if there is no such colour."""
        if not self.ground.like_floor:
            return None
        off = (np.abs(self.off_floor) > _OFF).astype(np.float32)
        return np.asarray(cv2.blur(off, (_NEAR, _NEAR)) > _OFF_SHARE)

    @cached_property
    def pieces(self) -> Labels:
        """The labels with everything outside the tray, every speck, and what may as well be floor taken as floor."""
        labels = self.colour_map.labels.copy()
        for colour in self.ground.like_floor:
            hardly = self.colour_map.over_floor[colour] < _CLEARLY
            labels[(labels == colour) & hardly] = self.colour_map.floor
        labels[self.view.floor_mask(1.0) == 0] = self.colour_map.floor
        count, numbers, stats, _ = cv2.connectedComponentsWithStats((labels != self.colour_map.floor).astype(np.uint8))
        specks = np.flatnonzero(stats[:count, cv2.CC_STAT_AREA] < _SMALLEST)
        labels[np.isin(numbers, specks[specks > 0])] = self.colour_map.floor
        return labels


def see(ground: Ground, picture: Picture, frame: Frame) -> Scene:
    """The tray in a picture, found again within half a cube of where the frame says it is."""
    profile = ground.profile
    view = profile.view(frame, (picture.shape[1], picture.shape[0]))
    raster = view.take(picture)
    shift, agreement = find_shift(view, raster, profile.empty)
    if np.hypot(*shift) <= _FARTHEST_SHIFT:
        view = view.moved(shift)
        raster = view.take(picture)
    light, empty = linear(raster), linear(profile.empty)
    gain = light_gain(light, empty)
    light = np.asarray(light / gain, np.float32)
    blue, green, red = (float(np.median(gain[::8, ::8, channel])) for channel in range(3))
    return Scene(ground, view, raster, light, Appearance.of(light), (blue, green, red), agreement)


@dataclass(frozen=True)
class Stretch:
    """A heap and where its top left pixel lies in the raster."""

    heap: Heap
    left: int
    top: int


def stretches(scene: Scene) -> Iterator[Stretch]:
    """The heaps of a scene: connected pixels that are not floor, each with its edges."""
    pieces = scene.pieces
    possible: dict[int, NDArray[np.bool_]] = {}
    stuff = (pieces != scene.colour_map.floor).astype(np.uint8)
    if scene.suspected is not None:
        stuff = cv2.dilate(stuff | _changed(scene), np.ones((_GATHER, _GATHER), np.uint8)).astype(np.uint8, copy=False)
        over = scene.colour_map.over_floor
        possible = {n: (over[n] > _POSSIBLY) & scene.suspected for n in scene.ground.like_floor}
    count, numbers, stats, _ = cv2.connectedComponentsWithStats(stuff)
    if count == 1:
        return
    around = _around(stats[1:], stuff.shape)
    edges = Edges.of(scene.light[around])
    at_wall = scene.view.floor_mask(-_WALL_CUBES * CUBE_PX) == 0
    for number in range(1, count):
        rows, columns = _box(stats[number], stuff.shape)
        mine = numbers[rows, columns] == number
        heap = Heap(
            labels=np.where(mine, pieces[rows, columns], scene.colour_map.floor),
            colours=len(scene.ground.profile.colours),
            edges=edges.cut(_within(rows, around[0]), _within(columns, around[1])),
            possible={colour: where[rows, columns] & mine for colour, where in possible.items()},
            like_shadow=scene.ground.like_shadow,
            at_wall=at_wall[rows, columns],
            lead=scene.colour_map.lead[rows, columns],
            lean=_lean_from(scene.view, columns.start, rows.start),
        )
        yield Stretch(heap, columns.start, rows.start)


def _lean_from(view: TrayView, left: int, top: int) -> Callable[[Place], tuple[float, float]]:
    return lambda place: view.lean((place[0] + left, place[1] + top))


def _around(stats: NDArray[np.int32], shape: tuple[int, ...]) -> tuple[slice, slice]:
    """The rectangle around all boxes."""
    boxes = [_box(each, shape) for each in stats]
    rows, columns = zip(*boxes, strict=True)
    return _hull(rows), _hull(columns)


def _hull(spans: Sequence[slice]) -> slice:
    return slice(min(span.start for span in spans), max(span.stop for span in spans))


def _within(span: slice, whole: slice) -> slice:
    return slice(span.start - whole.start, span.stop - whole.start)


def _box(stats: NDArray[np.int32], shape: tuple[int, ...]) -> tuple[slice, slice]:
    left, top, width, height = (int(value) for value in stats[:4])
    rows = slice(max(0, top - _PAD), min(shape[0], top + height + _PAD))
    return rows, slice(max(0, left - _PAD), min(shape[1], left + width + _PAD))


def _changed(scene: Scene) -> NDArray[np.uint8]:
    """Where the floor's level is no longer what it was, closed to the size of a cube: there a like colour may lie."""
    changed = (np.abs(scene.off_floor) > _CHANGED_LEVEL).astype(np.uint8) * scene.view.floor_mask(0.0)
    closed = cv2.morphologyEx(changed, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8))
    count, numbers, stats, _ = cv2.connectedComponentsWithStats(closed)
    large = np.flatnonzero(stats[:count, cv2.CC_STAT_AREA] > _CHANGED_AREA)
    return np.asarray(np.isin(numbers, large[large > 0]), np.uint8)
