"""How a tile looks without the light, and the taught faces as arrays to which tiles in a picture are compared."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.tiles.plane import Plane, logs, places_in, sample, sample_flat
from vision.tiles.quads import frame_colours, frame_width, rims, side_places
from vision.tiles.tile_profile import MARGIN, TaughtView, TileProfile
from vision.whole_reading import Face

GRID = 32
"""Sample points along each side of a tile."""
COARSE = 16
"""Sample points along each side where many outlines are compared quickly."""
INSET = 0.12
"""Share of a tile's side that is left out at each edge, where frames are printed."""
DEPTHS = np.array([0.025, 0.035, 0.045, 0.055, 0.07, 0.09])
"""Depths inside the edge at which a frame's colour is sampled, as shares of the tile's side."""

_LINE_DEPTHS = np.array([0.02, 0.025, 0.03, 0.035, 0.045, 0.055, 0.0625, 0.07, 0.08, 0.09])
_AT_DEPTHS = np.searchsorted(_LINE_DEPTHS, DEPTHS)

Looks = NDArray[np.float32]
Borders = NDArray[np.float32]

_LOG_OFFSET = 12.0
_ALONG = np.linspace(0.12, 0.88, 24)
_UNIT = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])


def look_inside(plane: Plane, quads: Points, grid: int = GRID) -> Looks:
    """Logarithms (n, grid, grid, 3) of the colours in the middle of each tile (n, 4, 2), whose first corner is the top left.

    The outer INSET of the tile on every side, where frames are printed, is left out.
    """
    return logs(sample(plane, quads, _list_middle(grid)), _LOG_OFFSET)


def glance_inside(plane: Plane, quads: Points, grid: int = COARSE) -> Looks:
    """Like `look_inside`, but sampled from the flat picture, which is quick for many quads."""
    return logs(sample_flat(plane, quads, _list_middle(grid)), _LOG_OFFSET)


def look_at_border(plane: Plane, quads: Points) -> Borders:
    """Logarithms (n, 4, depths, 3) of the median colour along each side at each of DEPTHS."""
    seen = logs(sample(plane, quads, side_places(_ALONG, -DEPTHS)), _LOG_OFFSET)
    return np.asarray(np.median(seen, axis=2), np.float32)


def borders_about(plane: Plane, quads: Points, grounds: NDArray[np.float32]) -> Borders:
    """Logarithms (n, 4 * along, 1 + depths, 3) of the colours at `border_places` relative to each tile's ground (n, 3).

    First comes the line, the colour farthest from the ground within the border: it shows frames too thin to be hit at any one
    depth, even if the outline is off. Then come the colours at each of DEPTHS.
    """
    seen = logs(sample(plane, quads, side_places(_ALONG, -_LINE_DEPTHS)), _LOG_OFFSET) - grounds[:, None, None, None]
    far = np.abs(seen.mean(axis=4)).argmax(axis=3)
    line = np.take_along_axis(seen, far[..., None, None], axis=3)
    both = np.concatenate([line, seen[..., _AT_DEPTHS, :]], axis=3)
    return np.asarray(both.reshape(len(quads), -1, 1 + len(DEPTHS), 3), np.float32)


def border_places() -> Points:
    """The places (4 * along, 2) around a tile at which its border is sampled."""
    return side_places(_ALONG, -DEPTHS[2:3]).reshape(-1, 2)


def list_middle_places(grid: int) -> Points:
    """The places (grid * grid, 2) in a tile that `look_inside` samples."""
    return _list_middle(grid).reshape(-1, 2)


def ground_of(looks: Looks) -> NDArray[np.float32]:
    """The median colour (n, 3) of looks (n, h, w, 3), to which a tile's other colours are compared."""
    return np.asarray(np.median(looks[:, ::2, ::2].reshape(len(looks), -1, 3), axis=1), np.float32)


def unit_vectors(looks: Looks) -> Looks:
    """Looks as unit vectors (n, h * w * 3) after each channel's mean is subtracted, so that exposure and lamp cancel out."""
    flat = looks.reshape(len(looks), -1)
    pixels = flat.shape[1] // 3
    mean = flat @ np.tile(np.eye(3, dtype=np.float32) / pixels, (pixels, 1))
    flat = flat - np.tile(mean, pixels)
    size = np.sqrt(np.einsum("ij,ij->i", flat, flat))[:, None]
    return np.asarray(flat / (size + 1e-6), np.float32)


def halve(looks: Looks) -> Looks:
    """Looks at half the resolution."""
    rows = looks[:, ::2] + looks[:, 1::2]
    return np.asarray((rows[:, :, ::2] + rows[:, :, 1::2]) / 4, np.float32)


def turn_by_quarters(looks: Looks, step: int = 1) -> Looks:
    """Each look at every `step`-th quarter turn, counter-clockwise: (n, turns, h, w, 3)."""
    return np.stack([np.rot90(looks, turn, axes=(1, 2)) for turn in range(0, 4, step)], axis=1)


def scale(quads: Points, factor: float) -> Points:
    """The quads (n, 4, 2) scaled about their centres."""
    return places_in(quads, np.broadcast_to((_UNIT - 0.5) * factor + 0.5, quads.shape))


def _list_middle(grid: int) -> Points:
    share = INSET + (1 - 2 * INSET) * (np.arange(grid) + 0.5) / grid
    return np.stack(np.meshgrid(share, share), axis=-1)


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
