"""The taught faces as arrays to which tiles in a picture are compared."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.tiles.describe import Borders, Looks, borders_about, ground_of, halve, look_inside, unit_vectors
from vision.tiles.plane import Plane
from vision.tiles.tile_frames import frame_colours, frame_width, rims
from vision.tiles.tile_profile import MARGIN, TaughtView, TileProfile
from vision.whole_reading import Face

Motif = tuple[str | None, int | None]
KindFrame = tuple[str | None, str | None]

_NEARLY = 0.93
"""Correlation (0-1) from which one of two views can stand for both at a first look."""


@dataclass(frozen=True)
class TaughtFrame:
    """A frame's border relative to its ground: `borders` (views, depths, 3), and how much its sides differ (`spread`; depths, 3).

    The last entry is not a depth but the frame's own colour with the blur removed.
    """

    borders: Borders
    spread: Borders

    @classmethod
    def of(cls, borders: Borders) -> Self:
        """The frame with these borders (views, 4, depths, 3); its sides differ if the frame has a pattern."""
        sides = borders.reshape(-1, *borders.shape[2:])
        away = np.median(np.abs(sides - np.median(sides, axis=0)), axis=0)
        return cls(np.asarray(np.median(borders, axis=1), np.float32), np.asarray(away, np.float32))


@dataclass(frozen=True)
class Gallery:
    """Every taught view: its face, motif (kind and count) and middle.

    `frames` holds the borders of all views with the same kind and frame, as these look alike for every count; `width` is the
    width of the frames as a share of the tile's side.
    `grounds` (motifs, 3) is the mean ground of each motif's kind under all the lamps it was taught under. `turned` (views,
    turns, values) holds unit vectors of the middle at each turn in which a tile can lie: quarter turns for square tiles, half
    turns for oblong ones. `strengths` (views,) are the lengths of these vectors before scaling. `distinct` are the numbers of
    views of which no two look nearly alike; they are enough for a first look.
    """

    faces: tuple[Face, ...]
    motifs: tuple[Motif, ...]
    motif_of: NDArray[np.intp]
    looks: Looks
    turned: Looks
    distinct: NDArray[np.intp]
    strengths: NDArray[np.float32]
    grounds: NDArray[np.float32]
    frames: Mapping[KindFrame, TaughtFrame]
    width: float
    quarters: int

    @classmethod
    def of(cls, profile: TileProfile) -> Self:
        """Build the gallery from a profile."""
        looks = np.concatenate([look_inside(*_take_whole_tile(view, profile.ratio)) for view in profile.views])
        grounds = ground_of(looks)
        seen = zip(profile.views, grounds, strict=True)
        # The border of each view (1, 4, 1 + depths, 3), side by side
        around = [borders_about(*_take_whole_tile(view, profile.ratio), ground[None]) for view, ground in seen]
        borders = np.concatenate([np.median(each.reshape(1, 4, -1, *each.shape[2:]), axis=2) for each in around])
        faces = tuple(view.face for view in profile.views)
        light = np.concatenate([rims(*_take_whole_tile(view, profile.ratio)) for view in profile.views])
        width = frame_width(light, [(face.kind, face.symbols) for face in faces])
        borders = np.concatenate([borders, frame_colours(light, width)[:, :, None]], axis=2)
        motifs = tuple(dict.fromkeys((face.kind, face.symbols) for face in faces))
        motif_of = np.array([motifs.index((face.kind, face.symbols)) for face in faces])
        quarters = 1 if profile.ratio == 1.0 else 2
        turns = [np.rot90(halve(looks), turn, axes=(1, 2)) for turn in range(0, 4, quarters)]
        turned = np.stack([unit_vectors(turn) for turn in turns], axis=1)
        strengths = np.sqrt(((turns[0] - turns[0].mean(axis=(1, 2), keepdims=True)) ** 2).sum(axis=(1, 2, 3)))
        kinds = np.array(
            [np.asarray(grounds[[face.kind == kind for face in faces]].mean(axis=0), np.float32) for kind, _ in motifs]
        )
        of_view = [(face.kind, face.frame) for face in faces]
        frames = {
            frame: TaughtFrame.of(borders[[i for i, other in enumerate(of_view) if other == frame]])
            for frame in dict.fromkeys(of_view)
        }
        # The views that, at any turn, are unlike every earlier view kept
        views, turns, _ = turned.shape
        alike = (turned[:, 0] @ turned.reshape(views * turns, -1).T).reshape(views, views, turns).max(axis=2)
        kept: list[int] = []
        for view in range(views):
            if all(alike[view, other] < _NEARLY for other in kept):
                kept.append(view)
        return cls(faces, motifs, motif_of, looks, turned, np.array(kept, np.intp), strengths, kinds, frames, width, quarters)


def _take_whole_tile(view: TaughtView, ratio: float) -> tuple[Plane, Points]:
    """A view as a plane, and the outline (1, 4, 2) of its tile on it."""
    height, width = view.picture.shape[:2]
    share = MARGIN / (1 + 2 * MARGIN)
    left, top, right, bottom = width * share, height * share, width * (1 - share), height * (1 - share)
    quad = np.array([[[left, top], [right, top], [right, bottom], [left, bottom]]]) - 0.5
    same = np.eye(3)
    return Plane(view.picture, view.picture, same, same, (ratio, 1.0)), quad
