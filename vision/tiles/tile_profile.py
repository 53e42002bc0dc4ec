"""What a reader of tiles was taught: some rectified pictures of every face."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

from vision import vision_errors, whole_reading
from vision.picture import Picture
from vision.profile import Profile, ProfileKind, load_profile, save_profile

MARGIN = 0.125
"""Margin of table kept around a taught tile, as a share of its side."""
TILE_PX = 64
"""Side of a square with the area of a taught tile, in pixels."""


@dataclass(frozen=True)
class TaughtView:
    """One tile of a known face, seen from straight above with MARGIN of table around it (BGR).

    The tile itself has the area of a square with sides of TILE_PX; `side_px` is its side in the original picture.
    """

    face: whole_reading.Face
    picture: Picture
    side_px: float


@dataclass(frozen=True)
class TileProfile:
    """The views of an edition's faces; `ratio` is width to height, `tile_mm` the tile's mean side if known."""

    views: tuple[TaughtView, ...]
    ratio: float = 1.0
    tile_mm: float | None = None

    def __post_init__(self) -> None:
        if not self.views:
            raise vision_errors.LabelsRefused("expected at least one face in a profile of tiles, got none")

    @property
    def faces(self) -> tuple[whole_reading.Face, ...]:
        """The faces taught, each once, in the order in which they were taught."""
        return tuple(dict.fromkeys(view.face for view in self.views))

    def teach_further(self, views: Iterable[TaughtView]) -> Self:
        """This profile with more views, for example of a tile whose label the table corrected."""
        return replace(self, views=(*self.views, *views))

    def save(self, path: Path) -> None:
        """Write the profile atomically. Raises OSError."""
        save_profile(path, self.pack())

    @classmethod
    def load(cls, path: Path) -> Self:
        """The profile in a file. Raises ProfileRefused."""
        return cls.unpack(load_profile(path, ProfileKind.TILES))

    def pack(self) -> Profile:
        """The profile as facts and pictures; a picture's name has its face's number and a running number."""
        # A valid and unique name for each view's picture
        taken: Counter[whole_reading.Face] = Counter()
        order = {face: number for number, face in enumerate(dict.fromkeys(view.face for view in self.views))}
        names = []
        for view in self.views:
            taken[view.face] += 1
            names.append(f"face-{order[view.face]:03d}-{taken[view.face]}")
        views = []
        for name, view in zip(names, self.views, strict=True):
            face = {"kind": view.face.kind, "count": view.face.symbols, "frame": view.face.frame}
            views.append({**face, "picture": name, "side_px": view.side_px})
        facts = {"views": views, "ratio": self.ratio, "tile_mm": self.tile_mm}
        pictures = {name: view.picture for name, view in zip(names, self.views, strict=True)}
        return Profile(ProfileKind.TILES, facts, pictures)

    @classmethod
    def unpack(cls, profile: Profile) -> Self:
        """The reverse of `pack`. Raises ProfileRefused."""
        try:
            views = tuple(_view(facts, profile.pictures) for facts in profile.facts["views"])
            tile_mm = profile.facts.get("tile_mm")
            return cls(views, float(profile.facts["ratio"]), None if tile_mm is None else float(tile_mm))
        except Exception as error:
            raise vision_errors.ProfileRefused(f"expected facts that describe tiles: {error!r}") from error


def _view(facts: Mapping[str, Any], pictures: Mapping[str, Picture]) -> TaughtView:
    face = whole_reading.Face(facts["kind"], facts["count"], facts["frame"])
    return TaughtView(face, pictures[facts["picture"]], float(facts["side_px"]))
