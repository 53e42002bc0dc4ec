"""What the cube reader was taught: the tray's place and empty look, and how each colour looks in it."""

from dataclasses import dataclass, replace
from typing import Self

import numpy as np

from vision import picture, vision_errors
from vision.cubes.colour import CubeColour, Floor
from vision.geometry import lens, tray
from vision.profile import Profile, ProfileKind

MOST_COLOURS = 16
"""The most colours that one profile may have."""
CUBE_MM = (3.0, 60.0)
"""The least and the greatest side of a cube, in millimetres."""
_LARGEST_TRAY_CUBES = 120.0
USUAL_FIT = -0.9
"""How well (a logarithm) a lesson's own cubes fit its colours where that was not kept: the mean of 29 lessons."""


@dataclass(frozen=True)
class CubeProfile:
    """Everything needed to read cubes in a tray.

    `size` is the teaching picture's (width, height); `frame` maps its pixels to millimetres; `camera` is where the camera
    stood; `corners` (4, 2) are the corners of the tray's floor, in millimetres; `empty` is the raster of the empty tray;
    `shadow` is the logarithm of the share of light left in the tray's shadows; `usual_fit` is how well (a logarithm) the
    lesson's own cubes fit its colours.
    """

    cube_mm: float
    size: tuple[int, int]
    frame: lens.Frame
    camera: lens.CameraStand
    on_mat: bool
    corners: lens.Points
    colours: tuple[CubeColour, ...]
    shadow: float
    empty: picture.Picture
    usual_fit: float = USUAL_FIT

    def __post_init__(self) -> None:
        if not CUBE_MM[0] <= self.cube_mm <= CUBE_MM[1]:
            raise ValueError(f"expected a cube edge of {CUBE_MM[0]:g} to {CUBE_MM[1]:g} mm, got {self.cube_mm:g}")
        if not 0 < len(self.colours) <= MOST_COLOURS or len(set(self.names)) != len(self.colours):
            raise ValueError(f"expected 1 to {MOST_COLOURS} different colours, got {self.names}")
        numbers = np.concatenate([self.corners.ravel(), self.frame.px_to_mm.ravel(), [self.shadow, self.usual_fit]])
        if self.corners.shape != (4, 2) or self.frame.px_to_mm.shape != (3, 3) or not np.isfinite(numbers).all():
            raise ValueError(f"expected four finite points for the tray, got {self.corners.tolist()}")
        spans = np.ptp(self.corners, axis=0) / self.cube_mm
        if spans.min() < 1 or spans.max() > _LARGEST_TRAY_CUBES:
            raise ValueError(f"expected tray sides of 1 to {_LARGEST_TRAY_CUBES} cubes, got {spans.round(1)}")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the colours, in the order of their numbers."""
        return tuple(colour.name for colour in self.colours)

    def view(self, frame: lens.Frame) -> tray.TrayView:
        """The tray in a picture with this frame."""
        return tray.TrayView(frame, self.camera, self.corners, self.cube_mm)

    def floor(self) -> Floor:
        """The empty tray's appearance."""
        inside = self.view(self.frame).floor_mask(-1.0)
        return Floor.of(picture.Appearance.of(picture.linearise(self.empty)), inside, self.shadow)

    def relight(self, now: picture.Picture, frame: lens.Frame | None = None) -> Self:
        """The profile after its empty tray was shown once more in the picture `now`; the colours are kept.

        `frame` is the picture's frame if there is a mat.
        """
        view, _ = tray.find_again(self.view(frame or self.frame), now, self.empty)
        empty = view.take(now)
        gain = picture.light_gain(picture.linearise(empty), picture.linearise(self.empty))
        inside = self.view(self.frame).floor_mask(-1.0) > 0
        factors = np.median(gain[inside], axis=0)
        return replace(self, empty=empty, colours=tuple(colour.relight(factors) for colour in self.colours))

    def pack(self) -> Profile:
        """The profile in the form in which it is saved."""
        facts = {
            "cube_mm": self.cube_mm,
            "picture_size": list(self.size),
            "px_to_mm": self.frame.px_to_mm.tolist(),
            "camera": {"foot": list(self.camera.foot), "height": self.camera.height},
            "on_mat": self.on_mat,
            "tray_mm": self.corners.tolist(),
            "colours": [colour.as_json() for colour in self.colours],
            "shadow": self.shadow,
            "usual_fit": round(self.usual_fit, 3),
        }
        return Profile(ProfileKind.CUBES, facts, {"empty": self.empty})

    @classmethod
    def unpack(cls, profile: Profile) -> Self:
        """Read a profile of cubes from a loaded file. Raises ProfileRefused if a fact is missing or malformed."""
        facts = profile.facts
        try:
            empty = profile.pictures["empty"]
            width, height = (int(side) for side in facts["picture_size"])
            frame = lens.Frame(np.array(facts["px_to_mm"], np.float64))
            taught = cls(
                cube_mm=float(facts["cube_mm"]),
                size=(width, height),
                frame=frame,
                camera=lens.CameraStand.from_json(facts["camera"]),
                on_mat=bool(facts["on_mat"]),
                corners=np.array(facts["tray_mm"], np.float64),
                colours=tuple(CubeColour.from_json(colour) for colour in facts["colours"]),
                shadow=float(facts["shadow"]),
                usual_fit=float(facts.get("usual_fit", USUAL_FIT)),
                empty=empty,
            )
            floor = taught.view(frame).floor_mask(0.0).shape
        except Exception as error:
            raise vision_errors.ProfileRefused(f"the cube profile cannot be read: {error}") from error
        if empty.shape[:2] != floor:
            raise vision_errors.ProfileRefused(
                f"the cube profile cannot be read: expected an empty tray in the shape {floor}, got {empty.shape[:2]}"
            )
        return taught
