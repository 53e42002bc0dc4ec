"""Finds the tray's floor in a picture when nobody has marked its corners.

The first step finds a rectangle of straight edges, which gives the camera's view of it. The second finds where the table ends on
each side, which is the tray's outer rim. The third derives the floor from the height of a usual tray's rim above it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cube_lessons.table_end import Surroundings
from vision.geometry.lens import USUAL_HEIGHT_MM, CameraStand, Frame, Points, frame_over_tray
from vision.picture import Picture
from vision.vision_errors import TrayUnclear

Segments = NDArray[np.float64]
"""Straight edges (n, 4): x, y of one end, then of the other."""

_SHORTEST = 12.0
"""Segments shorter than this (pixels) are ignored."""
_MOST_SEGMENTS, _MOST_LINES = 80, 10
"""How many of the strongest segments and lines of each side are tried."""
_OBLIQUE = np.cos(np.radians(25.0))
"""The cosine of the most that a side may be turned from the tray's turn."""
_SAME_TURN, _SAME_PLACE = np.sin(np.radians(1.5)), 1.5
"""A segment lies on a line if it is turned by less than this (a sine) and off by less than this (pixels)."""
_CLEAR = 4.0
"""Pixels beyond the places at which a side may begin."""
_FAR, _LEAST_REACH = 1.6, 40.0
"""Edges count little beyond the places' reach plus the second (pixels), times the first."""
_SMOOTH = ((-2, 1), (-1, 2), (0, 3), (1, 2), (2, 1))
"""How votes for a turn spread to the degrees beside it."""
_OTHER_TURN = 15
"""Turns that differ by at most this many degrees count as one."""
_APART = 500.0
"""Distance in pixels from a line's foot to the points that represent it."""
_STEP, _ORIGIN = 2.0, 2000.0
"""Pixels per step in which a line's edge is counted, and the most pixels along it before the picture's corner."""


@dataclass(frozen=True)
class SideLine:
    """A line a·x + b·y = c with a unit normal (a, b) that points away from the tray, and where it is edge.

    `summed` is the cumulative number of steps along the line that are edge.
    """

    normal: Points
    offset: float
    strength: float
    summed: NDArray[np.int64]

    @classmethod
    def fit_through(cls, ends: Points, strength: NDArray[np.float64], outwards: Points) -> Self:
        """Fit a line to segments (n, 2, 2) with these strengths (n,)."""
        points, weights = ends.reshape(-1, 2), np.repeat(strength, 2)
        middle = np.average(points, axis=0, weights=weights)
        normal = np.linalg.svd((points - middle) * np.sqrt(weights)[:, None])[2][1]
        normal = normal * np.sign(normal @ outwards)
        steps = np.sort((ends @ _find_direction(normal) + _ORIGIN) / _STEP, axis=1).astype(int)
        edge = np.zeros(round(2 * _ORIGIN / _STEP), np.int64)
        for first, last in steps:
            edge[max(first, 0) : last + 1] = 1
        return cls(normal, float(normal @ middle), float(strength.sum()), np.append(0, np.cumsum(edge)))

    @property
    def homogeneous(self) -> Points:
        """The line as (a, b, -c)."""
        return np.append(self.normal, -self.offset)

    @property
    def points(self) -> Points:
        """Two points (2, 2) on the line, well apart."""
        return np.asarray(self.normal * self.offset + _find_direction(self.normal) * np.array([[-_APART], [_APART]]), np.float64)

    def coverage(self, one: Points, other: Points) -> NDArray[np.float64]:
        """The share (n,; 0-1) of the way from points (n, 2) to others along the line that is edge."""
        first, last = (
            np.clip((ends @ _find_direction(self.normal) + _ORIGIN) / _STEP, 0, len(self.summed) - 1).astype(int)
            for ends in (one, other)
        )
        return np.asarray(np.abs(self.summed[last] - self.summed[first]) / np.maximum(np.abs(last - first), 1), np.float64)


def _find_direction(normal: Points) -> Points:
    return np.array([-normal[1], normal[0]])


@dataclass(frozen=True)
class StraightEdges:
    """Segments, and how strongly each stands out: the root of the steepest channel's slope times the segment's length."""

    segments: Segments
    strength: NDArray[np.float64]

    @classmethod
    def of(cls, picture: Picture) -> Self:
        """The straight edges of a picture: fine ones and, to ignore a rough surface, coarse ones."""
        half = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
        found = np.concatenate([_segments(picture), 2 * _segments(half) + 0.5])
        # The root of the steepest channel's slope (Sobel), the median of 15 places along each segment
        soft = cv2.GaussianBlur(picture, (0, 0), 1.2).astype(np.float32)
        across, down = (np.abs(cv2.Sobel(soft, cv2.CV_32F, *way)).max(axis=2) for way in ((1, 0), (0, 1)))
        steps = np.linspace(0.05, 0.95, 15)[:, None]
        along = found[:, None, :2] * (1 - steps) + found[:, None, 2:] * steps
        x, y = np.clip(np.rint(along).astype(int), 0, [picture.shape[1] - 1, picture.shape[0] - 1]).transpose(2, 0, 1)
        return cls(found, np.asarray(np.sqrt(np.median(np.hypot(across, down)[y, x], axis=1)), np.float64) * _lengths(found))

    def turns(self, places: Points) -> tuple[float, ...]:
        """The two likeliest turns (degrees, 0-90) of a tray around these places, the likelier first."""
        ways = self.segments[:, 2:] - self.segments[:, :2]
        turn = np.degrees(np.arctan2(ways[:, 1], ways[:, 0])).astype(int) % 90
        each = np.bincount(turn, self._weigh_nearness(places) * np.sqrt(_lengths(self.segments)), 90)
        votes = np.sum([weight * np.roll(each, shift) for shift, weight in _SMOOTH], axis=0)
        first = int(votes.argmax())
        votes[(np.arange(first - _OTHER_TURN, first + _OTHER_TURN + 1)) % 90] = 0.0
        return (first + 0.5, int(votes.argmax()) + 0.5)

    def lines(self, places: Points, turn: float) -> list[SideLine]:
        """The strongest lines beyond all places in this direction (degrees), strongest first."""
        ways = self.segments[:, 2:] - self.segments[:, :2]
        normals = np.column_stack([ways[:, 1], -ways[:, 0]]) / _lengths(self.segments)[:, None]
        normals *= np.sign((normals * (self.segments[:, :2] - places.mean(axis=0))).sum(axis=1))[:, None]
        clear = (normals * self.segments[:, :2]).sum(axis=1) > (normals @ places.T).max(axis=1) + _CLEAR
        facing = normals @ [np.cos(np.radians(turn)), np.sin(np.radians(turn))] > _OBLIQUE
        near = self._weigh_nearness(places)
        mine = np.flatnonzero(clear & facing)
        mine = mine[np.argsort(-near[mine])][:_MOST_SEGMENTS]
        # The numbers of the segments (n, 2, 2; strongest first) that lie on each line
        ends = self.segments[mine].reshape(-1, 2, 2)
        leading: list[tuple[Points, float, list[int]]] = []
        for (one, other), number in zip(ends, mine, strict=True):
            way = (other - one) / np.linalg.norm(other - one)
            for normal, offset, group in leading:
                off = max(abs(float(normal @ one) - offset), abs(float(normal @ other) - offset))
                if off < _SAME_PLACE and abs(float(way @ normal)) < _SAME_TURN:
                    group.append(int(number))
                    break
            else:
                normal = np.array([way[1], -way[0]])
                leading.append((normal, float(normal @ one), [int(number)]))
        groups = [group for _, _, group in leading]
        lines = [SideLine.fit_through(self.segments[group].reshape(-1, 2, 2), near[group], normals[group[0]]) for group in groups]
        return sorted(lines, key=lambda line: -line.strength)[:_MOST_LINES]

    def _weigh_nearness(self, places: Points) -> NDArray[np.float64]:
        """How strongly each segment stands out, lowered with its distance from the places."""
        middle = places.mean(axis=0)
        reach = _FAR * (np.hypot(*(places - middle).T).max() + _LEAST_REACH)
        away = np.hypot(*(self.segments.reshape(-1, 2, 2).mean(axis=1) - middle).T)
        return np.asarray(self.strength / (1 + (away / reach) ** 4), np.float64)


def _segments(picture: Picture) -> Segments:
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    found: cv2.typing.MatLike | None = cv2.createLineSegmentDetector(cv2.LSD_REFINE_STD).detect(grey)[0]
    each = np.zeros((0, 4)) if found is None else np.asarray(found, np.float64).reshape(-1, 4)
    return each[_lengths(each) >= _SHORTEST]


def _lengths(segments: Segments) -> NDArray[np.float64]:
    return np.hypot(segments[:, 2] - segments[:, 0], segments[:, 3] - segments[:, 1])


_STEEPEST = np.cos(np.radians(32.0))
"""The cosine of the greatest tilt of a table."""
_SKEW, _MOST_SKEW, _SKEW_WEIGHT = 0.008, 0.06, 20.0
"""The cosine between a rectangle's sides that is free, the greatest that is allowed, and the weight of any excess."""
_STRENGTH_WEIGHT, _SIZE_WEIGHT = 0.3, 0.8
"""Weights of strong edges and of a small rectangle, which is likelier because a tray lies on a mat, not the other way round."""


@dataclass(frozen=True)
class Aslant:
    """A rectangle in a picture: corners (4, 2), clockwise, and for the side after each corner all lines it could lie on."""

    corners: Points
    score: float
    sides: tuple[tuple[SideLine, ...], ...]


def find_best_rectangle(picture: Picture, places: Points, focal: float) -> Aslant | None:
    """The rectangle around all places (pixels) whose sides a camera of this focal length (pixels) shows most clearly."""
    edges = StraightEdges.of(picture)
    size = (picture.shape[1], picture.shape[0])
    tried = (_of_turn(edges, places, turn, size, focal) for turn in edges.turns(places))
    return max((each for each in tried if each is not None), key=lambda each: each.score, default=None)


def _of_turn(edges: StraightEdges, places: Points, turn: float, size: tuple[int, int], focal: float) -> Aslant | None:
    """The best rectangle for a tray at this turn (degrees)."""
    sides = tuple(tuple(edges.lines(places, turn + 90 * quarter)) for quarter in range(4))
    if not all(sides):
        return None
    chosen = np.stack(np.meshgrid(*(range(len(side)) for side in sides), indexing="ij"), axis=-1).reshape(-1, 4)
    lines = [np.array([line.homogeneous for line in side])[chosen[:, k]] for k, side in enumerate(sides)]
    corners = np.stack([_meet(lines[k - 1], lines[k]) for k in range(4)], axis=1)
    oblique, upright = _slant(lines, size, focal)
    # How clear each of n quadrangles is: its sides are edge throughout and strong, and it is small
    covered = np.zeros((len(chosen), 4))
    for k, side in enumerate(sides):
        for number, line in enumerate(side):
            mine = chosen[:, k] == number
            covered[mine, k] = line.coverage(corners[mine, k], corners[mine, (k + 1) % 4])
    strength = np.column_stack([np.array([line.strength for line in side])[chosen[:, k]] for k, side in enumerate(sides)])
    strong = np.log(strength / strength.max(axis=0)).mean(axis=1)
    # The areas of the quadrangles (n, 4, 2), at least one pixel
    x, y = corners[..., 0], corners[..., 1]
    twice = (x * np.roll(y, -1, axis=1) - y * np.roll(x, -1, axis=1)).sum(axis=1)
    area = np.asarray(np.maximum(np.abs(twice) / 2, 1.0), np.float64)
    smallness = -np.log(area / area.min())
    score = np.asarray(
        covered.sum(axis=1) + covered.min(axis=1) + _STRENGTH_WEIGHT * strong + _SIZE_WEIGHT * smallness, np.float64
    ) - _SKEW_WEIGHT * np.maximum(oblique - _SKEW, 0)
    score[(oblique > _MOST_SKEW) | (upright < _STEEPEST)] = -np.inf
    best = int(score.argmax())
    return Aslant(corners[best], float(score[best]), sides) if np.isfinite(score[best]) else None


def _meet(one: Points, other: Points) -> Points:
    """The points (n, 2) where lines (n, 3) meet others."""
    met = np.cross(one, other)
    return np.asarray(met[:, :2] / np.where(np.abs(met[:, 2:]) < 1e-9, 1e-9, met[:, 2:]), np.float64)  # noqa: PLR2004 - parallel


def _slant(lines: Sequence[Points], size: tuple[int, int], focal: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The absolute cosines between the sides of quadrangles (four arrays (n, 3)), and those to the picture's plane.

    Those between a quadrangle's plane and the picture's plane are multiplied by the sine between the sides.
    """
    rays = np.array([[1 / focal, 0, -size[0] / 2 / focal], [0, 1 / focal, -size[1] / 2 / focal], [0, 0, 1]])
    ways = [np.cross(lines[k], lines[k + 2]) @ rays.T for k in (0, 1)]
    across, down = (way / np.linalg.norm(way, axis=1, keepdims=True) for way in ways)
    return np.abs((across * down).sum(axis=1)), np.abs(np.cross(across, down)[:, 2])


_SIDE = 640
"""Pixels to which the picture's longer side is shrunk to find edges."""
_USUAL_FOCAL = 1.2
"""A camera's focal length, as a multiple of the picture's longer side, where nothing gives the scale."""
_WALL_MM, _RIM_MM = 1.5, 10.0
"""The usual thickness of a tray's wall and height of its rim."""
_RIM_SKEW = 0.03
"""The cosine between a rim's sides below which it is a rectangle."""
_AGREEING_MM = 5.0
"""Two looks at one tray differ by at most this."""


@dataclass(frozen=True)
class TrayOutline:
    """The floor's corners (4, 2) in pixels, clockwise from the top left, and whether the outline is sure."""

    corners: Points
    sure: bool


def find_tray(pictures: Sequence[Picture], places: Points, mm_per_px: float) -> Points:
    """The corners (4, 2) of the floor that `look_for_tray` finds in pictures of one view.

    Raises TrayUnclear if no picture shows a sure outline, or if two show it at different places.
    """
    seen = [found.corners for picture in pictures if (found := look_for_tray(picture, places, mm_per_px)).sure]
    if not seen or np.abs(np.ptp(seen, axis=0)).max() * mm_per_px > _AGREEING_MM:
        raise TrayUnclear("no picture shows clearly where the tray ends, or two disagree; mark its four corners in the labels")
    return seen[0]


def look_for_tray(picture: Picture, places: Points, mm_per_px: float | None = None) -> TrayOutline:
    """The floor of the tray in which these places (n, 2; pixels) lie. Raises TrayUnclear if no rectangle is found around them."""
    scale = mm_per_px or USUAL_HEIGHT_MM / (_USUAL_FOCAL * max(picture.shape[:2]))
    shrink = min(1.0, _SIDE / max(picture.shape[:2]))
    small = cv2.resize(picture, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    focal = USUAL_HEIGHT_MM / scale
    seen = find_best_rectangle(small, np.asarray(places, np.float64) * shrink, focal * shrink)
    if seen is None:
        raise TrayUnclear("the tray's outline does not stand out; mark its four corners in the labels")
    rim, sure = _rim(picture, seen, shrink, scale)
    size = (picture.shape[1], picture.shape[0])
    # The floor (4, 2; pixels) lies inside the walls and below the rim by a usual rim's height. A wall that the camera sees
    # from outside hides the floor behind it, so there the floor begins at the wall.
    frame = frame_over_tray(rim, scale, size)
    corners, camera = frame.to_mm(rim), CameraStand.place_over(frame, size)
    low, high, foot = corners.min(axis=0), corners.max(axis=0), np.array(camera.foot)
    share = _RIM_MM / camera.height
    low, high = low + _WALL_MM + np.maximum(0, foot - low) * share, high - _WALL_MM - np.maximum(0, high - foot) * share
    floor = frame.to_pixels(np.array([low, [high[0], low[1]], high, [low[0], high[1]]]))
    held = (cv2.pointPolygonTest(floor.astype(np.float32), (float(x), float(y)), measureDist=False) > 0 for x, y in places)
    # The cosine between the rim's sides
    ends = np.column_stack([rim, np.ones(4)])
    oblique, _ = _slant([np.cross(ends[k], ends[(k + 1) % 4])[None] for k in range(4)], size, focal)
    return TrayOutline(floor, sure and float(oblique[0]) < _RIM_SKEW and all(held))


def _rim(picture: Picture, seen: Aslant, shrink: float, scale: float) -> tuple[Points, bool]:
    """The corners (4, 2) of the tray's outer rim, and whether it is sure; a side not found is replaced by the rectangle's."""
    quad = _enlarge(seen.corners, shrink)
    frame = frame_over_tray(quad, scale, (picture.shape[1], picture.shape[0]))
    corners = frame.to_mm(quad)
    around = Surroundings.of(picture, frame, corners)
    found = [around.rim(side, [_side(line, shrink, frame, corners, side) for line in seen.sides[side]]) for side in range(4)]
    sides = [corners[[k, (k + 1) % 4]] if line is None else line for k, line in enumerate(found)]
    rim = frame.to_pixels(np.array([_crossing(sides[k - 1], sides[k]) for k in range(4)]))
    # Clockwise from the top left
    off = rim - rim.mean(axis=0)
    rim = rim[np.argsort(np.arctan2(off[:, 1], off[:, 0]))]
    return np.roll(rim, -int(rim.sum(axis=1).argmin()), axis=0), all(
        line is not None for line in found
    ) and not around.floor_like_table


def _enlarge(points: Points, shrink: float) -> Points:
    """Convert points of the shrunken picture to pixels of the full picture."""
    return np.asarray((points + 0.5) / shrink - 0.5, np.float64)


def _side(line: SideLine, shrink: float, frame: Frame, corners: Points, side: int) -> Points:
    """A line of the shrunken picture in millimetres, cut off where it meets the neighbouring sides of these corners."""
    ends = frame.to_mm(_enlarge(line.points, shrink))
    neighbours = [corners[[(side - 1) % 4, side]], corners[[(side + 1) % 4, (side + 2) % 4]]]
    return np.array([_crossing(ends, each) for each in neighbours])


def _crossing(one: Points, other: Points) -> Points:
    """The point where two lines, each through two points (2, 2), cross."""
    first, second = (np.cross([*line[0], 1.0], [*line[1], 1.0]) for line in (one, other))
    x, y, w = np.cross(first, second)
    return np.array([x, y]) / (w if abs(w) > 1e-9 else 1e-9)  # noqa: PLR2004 - parallel
