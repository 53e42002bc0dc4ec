"""A picture prepared for counting: the tray's raster, its light matched to the empty tray's, and what is not floor."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cubes import colour, cube_profile
from vision.geometry import lens, tray
from vision.picture import Appearance, Linear, Picture, light_gain, linearise, noise_share

Pixel = TypeVar("Pixel", bound=np.generic)

_PUSHED = tray.CUBE_PX / 2
"""A tray with a corner farther than this (raster pixels) from where it was taught was pushed."""
_SMALLEST = 0.08 * tray.TOP_AREA
"""Areas up to this (raster pixels) are specks."""
_STRANGE = 6.0
"""A pixel with a greater misfit (log odds) is not floor."""
_UNLIKE = 0.25
"""Bare floor that is lighter or darker by more than this (a logarithm) is unlike the empty tray's."""
_CLIPPED = 253
"""A channel at this level (0-255) or above might be saturated."""
_WASHED = 200
"""Where a channel is saturated and all are at least this (0-255), no paint is told from a mirrored lamp."""
BURNT = 245
"""A pixel is burnt if all its channels reach this (0-255)."""
_PALE = 165.0
"""A floor whose darkest channel (0-255) is brighter is pale."""
_PALE_HUE, _PALE_LEVEL = 0.2, 0.8
"""A cube within this of the floor's hue (unit vectors) and at most this far below its level (a logarithm) is as pale as it."""


@dataclass(frozen=True)
class Ground:
    """What all pictures of a profile have in common: its floor.

    `pale` says whether the floor is nearly white, `pale_cubes` whether any colour is then about as light and of the same hue.
    """

    profile: cube_profile.CubeProfile
    floor: colour.Floor
    pale: bool
    pale_cubes: bool

    @cached_property
    def light(self) -> Linear:
        """The empty tray's linear light."""
        return linearise(self.profile.empty)

    @classmethod
    def of(cls, profile: cube_profile.CubeProfile) -> Self:
        """The ground of a profile."""
        floor = profile.floor()
        pale = float(np.median(take_darkest(profile.empty)[floor.inside > 0])) > _PALE
        hue, lit = floor.usual
        as_pale = (np.linalg.norm(hue - each.hue) < _PALE_HUE and each.level > lit - _PALE_LEVEL for each in profile.colours)
        return cls(profile, floor, pale, pale and any(as_pale))


@dataclass(frozen=True)
class Stretch:
    """Connected pixels of the raster: the rectangle around them, and which of its pixels belong to them (`mine`)."""

    rows: slice
    columns: slice
    mine: NDArray[np.bool_]

    def cut(self, plane: NDArray[Pixel]) -> NDArray[Pixel]:
        """The part of a plane (of the raster's size) inside the rectangle."""
        return plane[self.rows, self.columns]


@dataclass(frozen=True)
class TrayScene:
    """A tray in a picture: `raster` is BGR, `light` is linear and matched to the empty tray's.

    `gain` is the median factor by which each channel was divided for this; `agreement` (0-1) is how well the rims fit.
    """

    ground: Ground
    view: tray.TrayView
    raster: Picture
    light: Linear
    seen: Appearance
    gain: tuple[float, float, float]
    agreement: float

    @cached_property
    def pushed(self) -> bool:
        """Whether the tray lies elsewhere, as seen from the camera, than where it was taught."""
        outline = self.view.outline
        there = cv2.perspectiveTransform(outline[None], self.view.move)[0]
        return float(np.hypot(*(there - outline).T).max()) > _PUSHED

    @cached_property
    def off_floor(self) -> NDArray[np.float32]:
        """How much brighter (a logarithm) each pixel's surroundings are than on the empty floor."""
        return np.asarray(cv2.blur(self.seen.level - self.ground.floor.seen.level, (5, 5)), np.float32)

    @cached_property
    def misfit(self) -> NDArray[np.float32]:
        """How unlike the floor, lit or in shadow, each pixel is (log odds)."""
        return self.ground.floor.misfit(self.seen, self.grain)

    @cached_property
    def grain(self) -> float:
        """How many times larger the variance of this picture's hues is than in a picture without grain."""
        return self.ground.floor.grain(self.seen)

    @cached_property
    def noise(self) -> float:
        """The sensor's noise as a share of the brightest tenth of the tray's pixels."""
        return noise_share(self.raster)

    @cached_property
    def clipped(self) -> NDArray[np.bool_]:
        """Where a channel is saturated, so that the hue is the lamp's rather than the paint's."""
        return np.asarray(self.raster.max(axis=2) >= _CLIPPED)

    @cached_property
    def washed(self) -> NDArray[np.bool_]:
        """Where light hides what lies there: a channel is saturated, and no channel is dark, as those of bright paint are."""
        return np.asarray(self.clipped & (take_darkest(self.raster) >= _WASHED))

    @cached_property
    def strange(self) -> NDArray[np.bool_]:
        """The pixels inside the floor's outline that are not floor, lit or in shadow; specks are left out."""
        strange = (self.misfit > _STRANGE) & (self.view.floor_mask(1.0) > 0)
        # Keep only the connected components that are larger than a speck
        _, numbers, stats, _ = cv2.connectedComponentsWithStats(strange.astype(np.uint8))
        keep = stats[:, cv2.CC_STAT_AREA] > _SMALLEST
        keep[0] = False
        return np.asarray(keep[numbers])

    @cached_property
    def unlike_floor(self) -> float:
        """The share of the supposed bare floor whose level differs from the empty floor's."""
        bare = (self.view.floor_mask(-tray.CUBE_PX / 3) > 0) & ~self.strange
        return float((np.abs(self.off_floor[bare]) > _UNLIKE).mean()) if bare.any() else 0.0


def see(ground: Ground, picture: Picture, frame: lens.Frame) -> TrayScene:
    """The scene of the tray in a picture; a tray pushed a little away from where the frame puts it is found again."""
    view, agreement = tray.find_again(ground.profile.view(frame), picture, ground.profile.empty)
    raster = view.take(picture)
    light = linearise(denoise(raster))
    gain = light_gain(light, ground.light)
    light = np.asarray(light / gain, np.float32)
    blue, green, red = (float(np.median(gain[::8, ::8, channel])) for channel in range(3))
    seen = Appearance.of(light)
    ground = replace(ground, floor=ground.floor.relight(seen.level, take_darkest(raster) >= BURNT))
    return TrayScene(ground, view, raster, light, seen, (blue, green, red), agreement)


def components(mask: NDArray[np.uint8], pad: int) -> list[Stretch]:
    """The connected components of a mask, the largest first, each with up to `pad` pixels around it."""
    rows, columns = tray.box(np.array(cv2.boundingRect(mask)), mask.shape, pad)
    count, numbers, stats, _ = cv2.connectedComponentsWithStats(mask[rows, columns], connectivity=4)
    found = []
    for number in 1 + np.argsort(-stats[1:count, cv2.CC_STAT_AREA]):
        high, wide = tray.box(stats[number], numbers.shape, pad)
        mine = numbers[high, wide] == number
        down, right = (slice(each.start + by, each.stop + by) for each, by in ((high, rows.start), (wide, columns.start)))
        found.append(Stretch(down, right, mine))
    return found


def take_darkest(raster: Picture) -> NDArray[np.uint8]:
    """The value of each pixel's darkest channel."""
    blue, green, red = cv2.split(raster)
    return np.asarray(cv2.min(cv2.min(blue, green), red), np.uint8)


def denoise(raster: Picture) -> Picture:
    """The picture without the sensor's grain: medians of brightness over 3x3 pixels and of colour over 5x5."""
    brightness, red, blue = cv2.split(cv2.cvtColor(raster, cv2.COLOR_BGR2YCrCb))
    evened = cv2.merge([cv2.medianBlur(brightness, 3), cv2.medianBlur(red, 5), cv2.medianBlur(blue, 5)])
    return np.asarray(cv2.cvtColor(evened, cv2.COLOR_YCrCb2BGR), np.uint8)
