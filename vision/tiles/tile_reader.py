"""The reader of tiles: every tile in a picture with its face, or why nothing can be read."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import cv2
import numpy as np

from vision.geometry.lens import Frame, Points
from vision.geometry.mat import find_covered_marker, frame_of_any_mat, markers_at_a_glance
from vision.live.check import BareSkin, doubt_for_glare
from vision.picture import Picture, Quality, edge_width, find_level, has_colour, noise_share
from vision.tiles import confidence, decide, gallery, quads, tile_profile
from vision.tiles.match import Match, match_squares
from vision.tiles.plane import Plane, lay_flat, shrink_only, to_picture
from vision.tiles.squares import find_squares, find_usual_side
from vision.vision_errors import Refusal
from vision.whole_reading import SURE_FROM, Face, Hint, Item, Reading, Remedy

USUAL_TILE_MM = 35.0
"""Side of a tile in millimetres where no scale is given."""

_LEAST_SUPPORT = 0.5
_MOST_SQUARES = 130
_SCALES = (0.88, 1.0, 1.13)
_LEVEL_SCALES = (1.0,)
_ALTERNATIVES = 4
_LEAST_BRIGHT = 45.0
_WIDEST_EDGE = 5.2
_COARSE = 8
_LEAST_IN_VIEW = 0.6
_GOOD_MATCH = 0.75
_SIZE_SLACK = 0.06
_OTHER_SIZES = (1.0, 0.8, 1.25, 0.64, 1.56)
_DIM, _GRAINY, _EVENED = 125.0, 0.006, (9, 25.0, 5.0)
"""The brightness below which and the share of noise above which a picture is smoothed, and the filter: its size (pixels), sigma
of levels, sigma of pixels. Where it is brighter, fine print and granite pass for noise: nothing is gained there.
"""
_FRAMED_SIZES = (1.0, 0.8, 1.25)
_CARD_SIZES = (1.6, 2.0)


class TileReader:
    """Reads pictures of the tiles of one profile."""

    def __init__(self, profile: tile_profile.TileProfile) -> None:
        self.profile = profile
        self._gallery = gallery.Gallery.of(profile)

    def read(self, picture: Picture, frame: Frame | None = None, bounds: Mapping[Face, int] | None = None) -> Reading[Face]:
        """Read the tiles in the picture. `frame` gives the scale; `bounds` is how many of each face there can be."""
        refusal = self.refusal(picture)
        if refusal is not None:
            return Reading.refuse(refusal)
        markers = markers_at_a_glance(picture) if frame is None else {}
        plane, matches = self._find_best_size(denoise(picture), frame or frame_of_any_mat(markers), measured=frame is not None)
        seen_marks = frame.marks if frame else tuple(markers.values())
        covered = frame.covered if frame else find_covered_marker(markers)
        # On a partly covered marker, only a place surely like a face counts: then a tile lies on the marker
        places = decide.keep_apart(
            [
                match
                for match in _in_view(plane, picture, matches, seen_marks)
                if match.likest >= _GOOD_MATCH or not quads.lies_on_any(covered, to_picture(plane, match.quad).mean(axis=0))
            ]
        )
        tiles = [match for match in places if confidence.is_tile(match)]
        if not tiles and Quality.of(_thin_out(picture, _COARSE)).refusal() is not None:
            return Reading.refuse(Refusal.OVEREXPOSED)
        taken: Counter[Face] = Counter()
        items = []
        for match in tiles:
            chances, possible = decide.cut_to_bounds(decide.face_chances(match), bounds, taken)
            ranked = sorted(chances, key=chances.__getitem__, reverse=True)
            corners = to_picture(plane, match.quad)
            x, y = corners.mean(axis=0)
            a, b, c, d = ((float(px), float(py)) for px, py in corners)
            sure = decide.confidence(match, chances, possible)
            rivals = 1 - chances[ranked[0]]
            share = (1 - sure) / rivals if rivals else 0.0
            others = tuple((face, min(1.0, chances[face] * share)) for face in ranked[1 : 1 + _ALTERNATIVES])
            item = Item(ranked[0], (float(x), float(y)), sure, (a, b, c, d), others)
            taken[item.label] += 1
            items.append(item)
        skin = BareSkin.of(picture, [np.array(item.corners) for item in items])
        if skin.hand():
            return Reading.refuse(Refusal.HAND_IN_VIEW)
        over = [match for match in places if match not in tiles]
        left = decide.find_most_unexplained(plane, picture, [match.quad for match in tiles], seen_marks)
        doubts = [(confidence.tile_chance(match), match.quad) for match in over]
        doubts += [(confidence.compute_unexplained_chance(left.difference), left.quad)] if left else []
        missing = [chance for chance, _ in doubts]
        whole = confidence.compute_whole_chance([item.confidence for item in items], missing)
        reading = Reading(tuple(items), whole, missed=confidence.compute_missed_chance(missing), hint=_wish(plane, doubts, whole))
        return skin.doubt(doubt_for_glare(picture, reading))

    def refusal(self, picture: Picture) -> Refusal | None:
        """Why the picture cannot be read, or None."""
        coarse = _thin_out(picture, _COARSE)
        if not has_colour(coarse):
            return Refusal.NO_COLOUR
        quality = Quality.of(coarse)
        if quality.bright < _LEAST_BRIGHT:
            return Refusal.TOO_DARK
        half = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        grey = np.asarray(cv2.cvtColor(half, cv2.COLOR_BGR2GRAY), np.uint8)
        return Refusal.BLURRED if quality.refusal() is None and edge_width(grey) > _WIDEST_EDGE else None

    def _find_best_size(self, picture: Picture, frame: Frame | None, *, measured: bool) -> tuple[Plane, list[Match]]:
        """The plane and the matches at the first tile size at which tiles are found, else at the size with the best match.

        Unless the tile's size is known, a size at which tiles are found is corrected by these tiles.
        """
        known = measured and frame is not None and self.profile.tile_mm is not None
        tried = []
        for size in self._sizes(picture, frame, known=known):
            plane, matches, best = self._at_size(picture, frame, size)
            if best >= _GOOD_MATCH:
                # The size of the surely seen tiles by their faces, relative to the size that was sought
                sides = [match.side for match in matches if match.likest >= _GOOD_MATCH]
                factor = float(np.median(sides) / np.sqrt(plane.tile[0] * plane.tile[1]))
                if known or abs(np.log(factor)) < _SIZE_SLACK:
                    return plane, matches
                return self._at_size(picture, frame, size * factor)[:2]
            tried.append((best, plane, matches))
        _, plane, matches = max(tried, key=lambda attempt: attempt[0])
        return plane, matches

    def _at_size(self, picture: Picture, frame: Frame | None, side: float) -> tuple[Plane, list[Match], float]:
        """The plane for tiles of this mean side (mm with a frame, else pixels), the matches, and the best likeness."""
        size = side * np.sqrt(self.profile.ratio), side / np.sqrt(self.profile.ratio)
        plane = shrink_only(picture, size) if frame is None else lay_flat(picture, size, frame)
        squares = find_squares(plane.flat, plane.tile, _LEVEL_SCALES if plane.level else _SCALES, _LEAST_SUPPORT, _MOST_SQUARES)
        matches = match_squares(plane, squares, self._gallery)
        return plane, matches, max((match.likest for match in matches), default=0.0)

    def _sizes(self, picture: Picture, frame: Frame | None, *, known: bool) -> Iterator[float]:
        """Yield the mean sides to try, likeliest first, in mm with a frame, else in pixels."""
        if known and self.profile.tile_mm is not None:
            yield self.profile.tile_mm
        elif frame is not None:
            for share in _FRAMED_SIZES if self.profile.ratio == 1.0 else _FRAMED_SIZES + _CARD_SIZES:
                yield USUAL_TILE_MM * share
        else:
            seen = find_usual_side(picture, self._gallery, self.profile.ratio)
            if seen is not None:
                yield seen
            side = float(np.median([view.side_px for view in self.profile.views]))
            for share in _OTHER_SIZES:
                yield side * share


def _wish(plane: Plane, doubts: Sequence[tuple[float, Points]], whole: float) -> Hint | None:
    """The hint to uncover the likeliest missed place or, without one, to look once more; None where the reading is sure."""
    if whole >= SURE_FROM:
        return None
    chance, quad = max(doubts, key=lambda doubt: doubt[0], default=(0.0, None))
    if quad is None or confidence.compute_missed_chance([chance]) == 0:
        return Hint(Remedy.LOOK)
    a, b, c, d = ((float(x), float(y)) for x, y in to_picture(plane, quad))
    return Hint(Remedy.UNCOVER, (a, b, c, d))


def _thin_out(picture: Picture, step: int) -> Picture:
    """Every `step`-th pixel of the picture, which is enough to judge its light."""
    return np.ascontiguousarray(picture[::step, ::step])


def denoise(picture: Picture) -> Picture:
    """The picture without the noise of dim light, which hides the edges of pale tiles without a frame."""
    grey = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)
    if find_level(grey, 0.9) >= _DIM or noise_share(picture) <= _GRAINY:
        return picture
    return np.asarray(cv2.bilateralFilter(picture, *_EVENED), np.uint8)


def _in_view(plane: Plane, picture: Picture, matches: Sequence[Match], marks: Sequence[Points]) -> list[Match]:
    """The matches that lie at least about half in the picture and are not a marker of the mat."""
    if not matches:
        return []
    height, width = picture.shape[:2]
    corners = to_picture(plane, np.array([match.quad for match in matches]))
    centres = corners.mean(axis=1, keepdims=True)
    places = np.concatenate([corners, centres, (corners + centres) / 2], axis=1)
    inside = np.all((places >= 0) & (places < [width, height]), axis=2)
    seen = (inside.mean(axis=1) >= _LEAST_IN_VIEW) & inside[:, 4]
    shown = zip(matches, centres[:, 0], seen, strict=True)
    return [match for match, centre, shows in shown if shows and not quads.lies_on_any(marks, centre)]
