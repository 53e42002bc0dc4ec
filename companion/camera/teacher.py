"""Teaches the readers: finds pieces in the pictures taken for teaching, and builds profiles from the names given to them."""

import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from companion.camera import profiles, table_reader
from companion.camera.paints import guess_colours, millimetres
from companion.camera.teaching_kinds import Finds, Kept, Shot, ShowToCamera, with_pieces
from companion.camera.to_screen import as_face, convert_picture, make_square
from companion.play.live import Piece, Seen
from companion.system.settings import Settings
from companion.table import Phrase, Tile, unchanging
from vision import vision_errors, whole_reading
from vision.cube_lessons.cube_lesson import CubeLesson, teach_checked
from vision.cube_lessons.mended import CubeLabels
from vision.cube_lessons.table_end import cube_places, find_middle
from vision.cube_lessons.tray_outline import look_for_tray
from vision.geometry.crop import Crop
from vision.geometry.lens import Points
from vision.geometry.mat import MatSize
from vision.tile_lessons.tile_teaching import FaceGroup, find_separate_outlines, group_faces, list_doubtful_on_sheet
from vision.tiles.tile_profile import TileProfile

Picture = NDArray[np.uint8]

AROUND = 0.12
"""The least distance that the tray must reach around the middle, as a share of the picture's width and height."""
MARK = 0.025
"""Half the side of a cube's mark, as a share of the picture's width."""
LOG = logging.getLogger("companion")


@unchanging(eq=False)
class EqualPieces:
    """Equal pieces: a crop of one of them, how many there are, and the earlier group whose middles look the same, if any."""

    crop: Seen
    count: int
    faces: FaceGroup
    like: int | None = None


class Teacher:
    """The teacher of one table: `settings` give the mat or scale, profiles are saved in `folder`."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self._settings = settings
        self._taught = profiles.TaughtProfiles(folder)
        self._unfinished = profiles.InterruptedLesson(folder / profiles.UNFINISHED)

    @property
    def scaled(self) -> bool:
        """Whether a mat or a scale gives the size of things."""
        return bool(self._settings.text("camera.mat")) or bool(self._settings.number("camera.scale"))

    def find(self, question: ShowToCamera, picture: Picture) -> Shot:
        """Find the pieces that the question wants, and keep the picture; raises VisionError if there are none."""
        shot = self._find_pieces(question, picture)
        # Cubes are kept in the lesson of their tray
        self._unfinished.keep(Finds.TRAY if question.finds is Finds.CUBES else question.finds, question.number, picture)
        return shot

    def _find_pieces(self, question: ShowToCamera, picture: Picture) -> Shot:
        if question.finds is Finds.TRAY:
            # Four places (4, 2) around the picture's middle, where the tray lies
            height, width = picture.shape[:2]
            around = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * AROUND + 0.5
            seen = look_for_tray(
                picture, np.asarray(around * [width, height], np.float64), self._settings.number("camera.scale") or None
            )
            # Even the best outlines are up to 10 mm off, so the table confirms each
            return _shot(picture, [seen.corners], doubtful=[0])
        if question.finds is Finds.CUBES and question.empty is not None:
            half = MARK * picture.shape[1]
            tray = _corners(question.empty)
            places = cube_places(picture, question.empty.picture, tray)
            return _shot(picture, [np.array(make_square(place, half)) for place in places], Crop.take_around(picture, tray))
        outlines = find_separate_outlines(picture)
        if not outlines:
            raise vision_errors.LabelsRefused("expected a tile that stands out from the table; found none")
        return _shot(picture, outlines, doubtful=list_doubtful_on_sheet(picture, outlines))

    def groups(self, shots: Sequence[Shot]) -> tuple[EqualPieces, ...]:
        """Group the tiles of all shots by face, the largest group first."""
        lying = [[_part(shot).places(piece.corners) for piece in shot.seen.pieces] for shot in shots]
        found = group_faces([shot.picture for shot in shots], lying)
        return tuple(EqualPieces(_crop(group.cuttings[0].crop), len(group.cuttings), group, group.like) for group in found)

    def keep_tiles(self, shots: Sequence[Shot], named: Sequence[tuple[EqualPieces, Tile]]) -> Phrase | None:
        """Build the profile of the named groups and save it; return the reason if that fails."""
        sheets = [shot.picture for shot in shots]
        try:
            views = [view for group, tile in named for view in group.faces.views(sheets, as_face(tile))]
            self._taught.keep_tiles(TileProfile(tuple(views)))
        except (vision_errors.VisionError, OSError) as error:
            return table_reader.reason(error)
        self.forget_unfinished(Finds.TILES)
        return None

    def guess_colours(self, shot: Shot, colours: Sequence[str], told: Mapping[int, str]) -> dict[int, str]:
        """Guess the colours of the shot's cubes, by number; the table `told` some of them ("": no cube)."""
        return guess_colours(shot.picture, [_centre(shot, number) for number in range(len(shot.seen.pieces))], colours, told)

    def tray_side(self, empty: Shot, shot: Shot) -> int | None:
        """Infer the tray's longer side in millimetres from the cubes' size in the shot; None if they do not tell it."""
        try:
            scale = millimetres(shot.picture, [_centre(shot, number) for number in range(len(shot.seen.pieces))])
        except ValueError:
            return None
        return round(scale * _measure_longer_side(empty))

    def keep_cubes(self, empty: Shot, shot: Shot, named: Mapping[int, str], side_mm: int | None) -> Phrase | None:
        """Build the profile of the named cubes and save it; return the reason if that fails.

        `named` are the colours of the shot's pieces, by number. `side_mm` is the tray's longer side, if nothing else gives the
        size of things.
        """
        try:
            cubes = tuple((colour, _centre(shot, number)) for number, colour in named.items())
            lesson = CubeLesson(shot.picture, CubeLabels(cubes, _corners(empty)), empty.picture, self._scale(empty, side_mm))
            self._taught.keep_cubes(teach_checked(lesson))
        except (vision_errors.VisionError, OSError) as error:
            return table_reader.reason(error)
        self.forget_unfinished(Finds.TRAY)
        return None

    def _scale(self, empty: Shot, side_mm: int | None) -> MatSize | float:
        """Return the mat, the scale that is set, or the scale computed from the tray's longer side."""
        mat = self._settings.text("camera.mat")
        if mat:
            return MatSize.parse(mat)
        return self._settings.number("camera.scale") if side_mm is None else side_mm / _measure_longer_side(empty)

    def add_pointed(self, shot: Shot, spot: whole_reading.PicturePoint) -> tuple[Shot, int]:
        """Return the shot with a piece at the spot pointed at, and its number; near a known piece, that piece's number."""
        x, y = _part(shot).places([spot])[0]
        place, reach = (float(x), float(y)), MARK * shot.picture.shape[1]
        for number in range(len(shot.seen.pieces)):
            if np.hypot(*np.subtract(_centre(shot, number), place)) < reach:
                return shot, number
        corners = make_square(find_middle(shot.picture, place, reach), reach)
        return with_pieces(shot, (*shot.seen.pieces, Piece(_part(shot).spots(corners), ()))), len(shot.seen.pieces)

    def piece(self, shot: Shot, number: int) -> Seen:
        """Cut a piece of the shot out of its picture, with some of the floor around it."""
        x, y = _centre(shot, number)
        half = round(MARK * shot.picture.shape[1])
        left, top = max(0, round(x) - half), max(0, round(y) - half)
        return _crop(np.ascontiguousarray(shot.picture[top : round(y) + half + 1, left : round(x) + half + 1]))

    def count_left(self) -> dict[Finds, int]:
        """Count the pictures kept of each kind of interrupted lesson; a lesson of cubes is kept as `TRAY`."""
        return {finds: self._unfinished.count(finds) for finds in (Finds.TILES, Finds.TRAY)}

    def load_unfinished(self, finds: Finds) -> Kept:
        """Load an interrupted lesson, up to the first picture in which nothing was found."""
        shots: list[Shot] = []
        for number, picture in enumerate(self._unfinished.pictures(finds)):
            looked_for = Finds.CUBES if finds is Finds.TRAY and number else finds
            question = ShowToCamera("teaching.kept", finds=looked_for, empty=shots[0] if looked_for is Finds.CUBES else None)
            try:
                shot = self._find_pieces(question, picture)
            except vision_errors.VisionError as error:
                LOG.warning("nothing was found in a kept picture of an interrupted lesson: %s", error)
                return Kept(tuple(shots))
            outlines = self._unfinished.outlines(finds, number)
            shots.append(shot if outlines is None else with_pieces(shot, [Piece(outline, ()) for outline in outlines]))
        return Kept(tuple(shots), self._unfinished.names(finds))

    def keep_outlines(self, finds: Finds, number: int, shot: Shot) -> None:
        """Keep the outlines of the lesson's shot with this number as the table confirmed them."""
        self._unfinished.keep_outlines(finds, number, [piece.corners for piece in shot.seen.pieces])

    def keep_names(self, finds: Finds, named: Mapping[int, Tile | None]) -> None:
        """Keep the names given so far; while old answers are replayed, there are fewer than were kept, and these are ignored."""
        if len(named) >= len(self._unfinished.names(finds)):
            self._unfinished.keep_names(finds, named)

    def forget_unfinished(self, finds: Finds) -> None:
        """Delete an interrupted lesson."""
        self._unfinished.clear(finds)

    def load_corrected(self, *, tiles: bool) -> tuple[Seen, ...]:
        """Return the pieces that the table corrected and that wait to be learnt."""
        if tiles:
            return tuple(_crop(view.picture) for view in self._taught.load_corrected_tiles())
        return tuple(_crop(cube.crop) for cube in self._taught.load_corrected_cubes())

    def learn_mended(self, *, tiles: bool) -> Phrase | None:
        """Learn the corrected pieces; return the reason if that fails."""
        return _try_task(lambda: self._taught.learn_mended(tiles=tiles))

    def forget_mended(self, *, tiles: bool) -> Phrase | None:
        """Delete the corrected pieces; return the reason if that fails."""
        return _try_task(lambda: self._taught.forget_mended(tiles=tiles))


def _try_task(task: Callable[[], None]) -> Phrase | None:
    try:
        task()
    except (vision_errors.VisionError, OSError) as error:
        return table_reader.reason(error)
    return None


def _shot(picture: Picture, outlines: Sequence[Points], part: Crop | None = None, doubtful: Sequence[int] = ()) -> Shot:
    shot_part = part or Crop.take_whole(picture)
    pixels, size = convert_picture(shot_part.cut(picture))
    spots = [shot_part.spots([(x, y) for x, y in outline]) for outline in outlines]
    pieces = tuple(Piece(corners, (), doubtful=number in doubtful) for number, corners in enumerate(spots))
    return Shot(picture, Seen(pixels, size, pieces), part)


def _part(shot: Shot) -> Crop:
    return shot.part or Crop.take_whole(shot.picture)


def _crop(picture: Picture) -> Seen:
    pixels, size = convert_picture(picture)
    return Seen(pixels, size)


def _corners(shot: Shot) -> Points:
    """Return the corners (4, 2) in pixels of the shot's first piece."""
    return _part(shot).places(shot.seen.pieces[0].corners)


def _measure_longer_side(empty: Shot) -> float:
    """Return the longer side in pixels of the tray's floor, each side the mean of two opposite ones."""
    corners = _corners(empty)
    sides = np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1)
    return float(max(sides[0] + sides[2], sides[1] + sides[3]) / 2)


def _centre(shot: Shot, number: int) -> whole_reading.Place:
    x, y = _part(shot).places(shot.seen.pieces[number].corners).mean(axis=0)
    return float(x), float(y)
