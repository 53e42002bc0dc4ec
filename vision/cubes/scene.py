"""A picture made ready for counting: the tray in its raster, light matched to the empty tray, every pixel labelled."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cubes.colour import ColourMap, CubeColour, Floor, Labels, map_colours
from vision.cubes.profile import CubeProfile
from vision.cubes.shadow import shadow_depth
from vision.geometry.cube_shape import TOP_AREA, box
from vision.geometry.cube_squares import Edges
from vision.geometry.scale import Frame
from vision.geometry.tray import CUBE_PX, TrayView, find_shift
from vision.light import Appearance, Linear, light_gain, linear
from vision.picture import Picture

Pixel = TypeVar("Pixel", bound=np.generic)

_NEAR_SHIFT = CUBE_PX * 0.6
"""The tray is believed at once to have moved so far (raster pixels)."""
_FARTHEST_SHIFT = CUBE_PX * 5
"""It is looked for no farther than this (raster pixels)."""
_REST_SHIFT = 3.0
"""Seen from its new place, its rims may be off by so much (raster pixels)."""
_SMALLEST = 0.08 * TOP_AREA
"""Smaller areas (raster pixels) are specks."""
_PAD = 8
"""Raster pixels added around a heap."""
_CHANGED_LEVEL = 0.18
"""A floor so much lighter or darker (a logarithm) has changed."""
_OFF = 0.12
"""A pixel so much lighter or darker (a logarithm) than the empty floor is off it."""
_OFF_SHARE = 0.22
"""Where this share (0-1) of the surroundings is off the floor, a cube like the floor is suspected."""
_NEAR = 25
"""The side (raster pixels) of these surroundings."""
_GATHER = 37
"""The side (raster pixels) of the square by which suspected areas are widened."""
_DARKER = -0.15
"""Darker than the empty floor by so much (a logarithm) is darkened."""
_UNLIKE = 0.25
"""A bare floor so much lighter or darker (a logarithm) is unlike the empty one."""
_CHANGED_AREA = 0.25 * TOP_AREA
"""Smaller changed areas (raster pixels) hold no cube."""
_CLEARLY = 3.0
"""By so much (log odds) a colour that the floor shares must beat it."""
_WALL_CUBES = 0.3
"""So near the end of the floor (cube sides) is at its wall."""
BURNT = 245
"""A pixel is burnt whose channels all reach this (0-255)."""
_PALE = 165.0
"""A floor whose darkest channel (0-255) is brighter is pale."""
_PALE_HUE, _PALE_LEVEL = 0.2, 0.8
"""Within this of the floor's hue (unit vectors) and level (a logarithm below it) a cube is as pale as the floor."""
_BLOT, _BLOT_SIDE = -0.6, 15
"""What is so much darker (a logarithm) over a disc of so many raster pixels may be a dark cube."""
_DEEPER = 0.1
"""Where shadows meet they are by so much (a logarithm) deeper than where one was measured."""
_BELOW_SHADOW = 0.15
"""A colour taught by so much (a logarithm) darker than the shadows is told from them."""


@dataclass(frozen=True)
class Ground:
    """What stays the same over all pictures of a profile: its floor, and the colours it may be taken for.

    like_floor are the colours that can hardly be told from some of the floor, shared those that most of it is like,
    like_shadow those that also its shadows resemble. pale says whether the floor is nearly white, pale_cubes whether then
    a colour is about as light and of its hue.
    """

    profile: CubeProfile
    floor: Floor
    like_floor: tuple[int, ...]
    shared: frozenset[int]
    like_shadow: frozenset[int]
    pale: bool
    pale_cubes: bool

    @cached_property
    def light(self) -> Linear:
        """The empty tray's linear light."""
        return linear(self.profile.empty)

    def shaded(self, depth: float) -> "Ground":
        """The ground in a picture whose shadows have this depth (a logarithm, below 0)."""
        floor = replace(self.floor, shadow=depth - _DEEPER)
        shadow = frozenset(self.floor.like_in_shadow(self.profile.colours, floor.shadow, _BELOW_SHADOW))
        like = tuple(colour for colour in self.like_floor if colour in self.shared | shadow)
        return replace(self, floor=floor, like_floor=like, like_shadow=frozenset(like) | shadow)

    @classmethod
    def of(cls, profile: CubeProfile) -> Self:
        """The ground of a profile."""
        floor = profile.floor()
        like, shared = floor.like(profile.colours)
        shadow = frozenset(like) | frozenset(floor.like_in_shadow(profile.colours))
        pale = float(np.median(darkest(profile.empty)[floor.inside > 0])) > _PALE
        return cls(profile, floor, like, shared, shadow, pale, pale and _as_pale(floor, profile.colours))


def _as_pale(floor: Floor, colours: tuple[CubeColour, ...]) -> bool:
    hue, lit = floor.usual
    return any(float(np.linalg.norm(hue - each.hue)) < _PALE_HUE and each.level > lit - _PALE_LEVEL for each in colours)


@dataclass(frozen=True)
class Stretch:
    """Connected pixels of the tray that are not floor: the rectangle around them, and which of its pixels are theirs."""

    rows: slice
    columns: slice
    mine: NDArray[np.bool_]

    def cut(self, plane: NDArray[Pixel]) -> NDArray[Pixel]:
        """The rectangle of a plane of the raster."""
        return plane[self.rows, self.columns]


@dataclass(frozen=True)
class TrayScene:
    """A labelled tray. raster is BGR, light is linear and matched to the empty tray's, gain the factor it had.

    agreement (0-1) is how well the rims fit; taught are the lesson's colours where the picture's are others, else none.
    """

    ground: Ground
    view: TrayView
    raster: Picture
    light: Linear
    seen: Appearance
    gain: tuple[float, float, float]
    agreement: float
    taught: tuple[CubeColour, ...] = ()

    def recoloured(self, colours: tuple[CubeColour, ...]) -> "TrayScene":
        """The same with other colours in place of the taught ones."""
        ground = replace(self.ground, profile=replace(self.ground.profile, colours=colours))
        taught = self.ground.profile.colours
        return TrayScene(ground, self.view, self.raster, self.light, self.seen, self.gain, self.agreement, taught)

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
    def darkened(self) -> NDArray[np.bool_]:
        """Where it is darker than on the empty floor."""
        return np.asarray(self.off_floor < _DARKER)

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
    def edges(self) -> Edges:
        """The edges of the raster, none where no cube can lie."""
        rows, columns = box(np.array(cv2.boundingRect(self._stuff)), self._stuff.shape, _PAD)
        return Edges.of(self.light[rows, columns]).within(rows, columns, self._stuff.shape)

    @cached_property
    def _stuff(self) -> NDArray[np.uint8]:
        """1 where cubes may lie."""
        stuff = np.asarray(self.pieces != self.colour_map.floor, np.uint8) | self.blots
        if self.suspected is None:
            return stuff
        return np.asarray(cv2.dilate(stuff | _changed(self), np.ones((_GATHER, _GATHER), np.uint8)), np.uint8)

    @cached_property
    def blots(self) -> NDArray[np.uint8]:
        """1 where what passes for floor is much darker than it was, over nearly a cube's breadth: a shadow, or a dark cube."""
        dark = (self.off_floor < _BLOT) & (self.colour_map.labels == self.colour_map.floor)
        inside = self.view.floor_mask(-_WALL_CUBES * CUBE_PX)
        closed = cv2.morphologyEx(dark.astype(np.uint8) * inside, cv2.MORPH_CLOSE, np.ones((7, 7), np.uint8))
        disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (_BLOT_SIDE, _BLOT_SIDE))
        return np.asarray(cv2.morphologyEx(closed, cv2.MORPH_OPEN, disc), np.uint8)

    @cached_property
    def heaps(self) -> list[Stretch]:
        """Where cubes may lie, heap by heap."""
        return components(self._stuff, _PAD)

    @cached_property
    def at_wall(self) -> NDArray[np.bool_]:
        """Where the floor ends, or nearly."""
        return np.asarray(self.view.floor_mask(-_WALL_CUBES * CUBE_PX) == 0)

    @cached_property
    def pieces(self) -> Labels:
        """The labels with everything outside the tray, every speck, and what may as well be floor taken as floor."""
        labels = self.colour_map.labels.copy()
        for colour in self.ground.shared:
            hardly = self.colour_map.over_floor[colour] < _CLEARLY
            labels[(labels == colour) & hardly] = self.colour_map.floor
        labels[self.view.floor_mask(1.0) == 0] = self.colour_map.floor
        labels[~_larger((labels != self.colour_map.floor).astype(np.uint8), _SMALLEST)] = self.colour_map.floor
        return labels


def see(ground: Ground, picture: Picture, frame: Frame) -> TrayScene:
    """The tray in a picture, found again where it was pushed a little from where the frame says it is."""
    view, agreement = _found_again(ground.profile, picture, ground.profile.view(frame))
    raster = view.take(picture)
    light = linear(raster)
    gain = light_gain(light, ground.light)
    light = np.asarray(light / gain, np.float32)
    blue, green, red = (float(np.median(gain[::8, ::8, channel])) for channel in range(3))
    seen = Appearance.of(light)
    ground = _shaded(ground, view, seen)
    ground = replace(ground, floor=ground.floor.relit(seen.level, darkest(raster) >= BURNT))
    return TrayScene(ground, view, raster, light, seen, (blue, green, red), agreement)


def _shaded(ground: Ground, view: TrayView, seen: Appearance) -> Ground:
    """The ground with the shadows as deep as they are in this picture, where its cubes tell."""
    half = (slice(None, None, 2), slice(None, None, 2))
    along = (seen.hue[half] * ground.floor.seen.hue[half]).sum(axis=2)
    hue_off = np.asarray(np.sqrt(np.maximum(2 - 2 * along, 0)), np.float32)
    depth = shadow_depth(hue_off, seen.level[half] - ground.floor.lit[half], view.floor_mask(-CUBE_PX / 2)[half])
    return ground if depth is None else ground.shaded(depth)


def _found_again(profile: CubeProfile, picture: Picture, view: TrayView) -> tuple[TrayView, float]:
    """The view moved to where the tray's rims are, and how well they agree there (0-1).

    Half a cube is believed at once; up to five cubes if, seen from there, the rims are in their place and agree better.
    """
    shift, agreement = find_shift(view, view.take(picture), profile.empty)
    moved = view.moved(shift)
    if np.hypot(*shift) <= _NEAR_SHIFT:
        return moved, agreement
    rest, better = find_shift(moved, moved.take(picture), profile.empty)
    if np.hypot(*shift) <= _FARTHEST_SHIFT and np.hypot(*rest) <= _REST_SHIFT and better > agreement:
        return moved.moved(rest), better
    return view, agreement


def components(mask: NDArray[np.uint8], pad: int) -> list[Stretch]:
    """The connected components of a mask, the largest first, each with pad pixels around it as far as there are."""
    rows, columns = box(np.array(cv2.boundingRect(mask)), mask.shape, pad)
    count, numbers, stats, _ = cv2.connectedComponentsWithStats(mask[rows, columns], connectivity=4)
    found = []
    for number in 1 + np.argsort(-stats[1:count, cv2.CC_STAT_AREA]):
        high, wide = box(stats[number], numbers.shape, pad)
        mine = numbers[high, wide] == number
        found.append(Stretch(_later(high, rows.start), _later(wide, columns.start), mine))
    return found


def _later(span: slice, start: int) -> slice:
    return slice(span.start + start, span.stop + start)


def darkest(raster: Picture) -> NDArray[np.uint8]:
    """The darkest of each pixel's channels."""
    blue, green, red = cv2.split(raster)
    return np.asarray(cv2.min(cv2.min(blue, green), red), np.uint8)


def _changed(scene: TrayScene) -> NDArray[np.uint8]:
    """Where the floor's level is no longer what it was, closed to the size of a cube: there a like colour may lie."""
    changed = (np.abs(scene.off_floor) > _CHANGED_LEVEL).astype(np.uint8) * scene.view.floor_mask(0.0)
    closed = cv2.morphologyEx(changed, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8))
    return _larger(np.asarray(closed, np.uint8), _CHANGED_AREA).astype(np.uint8)


def _larger(mask: NDArray[np.uint8], area: float) -> NDArray[np.bool_]:
    """The connected components of a mask that are larger than an area in pixels."""
    _, numbers, stats, _ = cv2.connectedComponentsWithStats(mask)
    keep = stats[:, cv2.CC_STAT_AREA] > area
    keep[0] = False
    return np.asarray(keep[numbers])
