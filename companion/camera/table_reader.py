"""Reads answers to questions with the camera: takes pictures of a still table, and passes them to the readers."""

import errno
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from companion.camera.profiles import TaughtProfiles, Untaught
from companion.camera.teaching_kinds import Shot, ShowToCamera
from companion.system.settings import Settings
from companion.table import Phrase, Question, ReadCubes, ReadTiles, Tally, phrase, unchanging
from hardware.cameras.camera import Camera, CameraFrame
from vision.geometry.lens import Frame, Points
from vision.geometry.mat import MatSize, find_mat
from vision.live.check import Expected, PictureCheck
from vision.live.frames import StillFrames, has_moved, join_frames, strengthen
from vision.vision_errors import LabelsRefused, PictureRefused, ProfileRefused, Refusal, SizeRefused, TrayUnclear, VisionError
from vision.whole_reading import SURE_FROM, Face, Place, Reading

MOST_FRAMES = 20
"""The number of frames with movement after which the table is asked to let things lie still."""
BEAT = 0.05
"""Seconds between two checks for a new frame."""
PATIENCE = 3.0
"""Seconds to wait for a frame."""

Reads: TypeAlias = ReadTiles | ReadCubes | Tally
Picture: TypeAlias = NDArray[np.uint8]


@unchanging
class Look:
    """The result of one look through the camera, for the question of this step.

    `picture` is upright (height, width, 3) in B, G, R, None if none came; `refused` says why nothing was read. A glance has
    no reading: its `check` says whether a reading is worthwhile, `new` whether something that was not read yet lies still.
    `faces` are all labels that the reader knows; `shot` is the picture taken for teaching; `tray` has the corners in pixels of
    the tray that was read, outside of which nothing is shown.
    """

    step: int
    picture: Picture | None
    reading: Reading[Face] | Reading[str] | None = None
    refused: Phrase | None = None
    check: PictureCheck | None = None
    new: bool = False
    faces: tuple[Face | str, ...] = ()
    shot: Shot | None = None
    tray: Points | None = None


def reads_tiles(question: Question[Any] | None) -> bool:
    """Return whether the question is answered by reading tiles."""
    return isinstance(question, ReadTiles) or (isinstance(question, Tally) and question.camera == "tiles")


class Reader:
    """Takes and reads pictures, with the profiles of this table (see `TaughtProfiles`). Only one thread may use it at a time.

    `find` finds the pieces in a picture taken for teaching; it raises `VisionError`. `clock` and `rest` use seconds.
    """

    def __init__(
        self,
        camera: Camera,
        settings: Settings,
        folder: Path,
        find: Callable[[ShowToCamera, Picture], Shot],
        *,
        clock: Callable[[], float] = time.monotonic,
        rest: Callable[[float], None] = time.sleep,
    ) -> None:
        self._camera = camera
        self._settings = settings
        self._taught = TaughtProfiles(folder)
        self._find = find
        self._clock = clock
        self._rest = rest
        self._before: CameraFrame | None = None
        self._used = False
        self._doubtful: tuple[int, CameraFrame, Reading[Any]] | None = None
        self._stirred = False
        self._looked_at: Picture | None = None

    def glance(self, question: Question[Any], step: int) -> Look:
        """Take the newest picture, and check whether it is worth reading."""
        frame = self._take_newest()
        if frame is None:
            return Look(step, None, refused=self._explain_no_picture())
        before, self._before = self._before, frame
        other = before is not None and before.source == frame.source and before.at < frame.at
        try:
            check = PictureCheck.of(frame.picture, before.picture if before and other else None, self._find_expected(question))
        except VisionError as error:
            return Look(step, frame.picture, refused=reason(error))
        # A file's frames are identical: such a picture is read only if somebody asks for it
        live = before is not None and other and not np.array_equal(frame.picture, before.picture)
        return Look(step, frame.picture, check=check, new=live and check.refusal is None and self._is_unread(frame.picture))

    def look(self, question: Question[Any], step: int) -> Look:
        """Read a picture of the still table, or return why that failed. In a folder of pictures, each look takes the next."""
        try:
            frame, trouble = self._take_still()
            self._looked_at = None if frame is None else frame.picture
            if frame is None or trouble is not None:
                return Look(step, None if frame is None else frame.picture, refused=trouble)
            if isinstance(question, ShowToCamera):
                try:
                    return Look(step, frame.picture, shot=self._find(question, frame.picture))
                except LabelsRefused:
                    return Look(step, frame.picture, refused=phrase(f"teaching-no-{question.finds.value}"))
                except (VisionError, OSError) as error:
                    return Look(step, frame.picture, refused=reason(error))
            assert isinstance(question, ReadTiles | ReadCubes | Tally)
            return self._describe_look(question, step, frame)
        finally:
            self._used = True

    def _is_unread(self, picture: Picture) -> bool:
        """Return whether something lies otherwise than in the picture that was looked at last."""
        last = self._looked_at
        return last is None or last.shape != picture.shape or has_moved(picture, last)

    def look_again(self, question: Question[Any], step: int) -> Look | None:
        """Read again once the pieces of a doubtful reading have been moved and lie still again; None until then.

        With a folder of pictures, this does not advance to the next one.
        """
        frame, doubtful = self._camera.take_newest(), self._doubtful
        if frame is None or doubtful is None or doubtful[0] != step or frame.source != doubtful[1].source:
            return None
        before, self._before = self._before, frame
        self._stirred |= has_moved(frame.picture, doubtful[1].picture)
        if not self._stirred or before is None or before.at >= frame.at:
            return None
        try:
            check = PictureCheck.of(frame.picture, before.picture, self._find_expected(question))
        except VisionError:
            return None
        return self.look(question, step) if check.refusal is None else None

    def relight(self, question: Question[Any], step: int) -> Look:
        """Take the tray that lies there now for the empty one, and learn its light; the look says so, or why that failed."""
        assert isinstance(question, ReadCubes | Tally)
        frame, trouble = self._take_still()
        if frame is None or trouble is not None:
            return Look(step, None if frame is None else frame.picture, refused=trouble)
        picture = self._looked_at = frame.picture
        try:
            reading = self._read(question, picture)
            if reading.refusal is not None:
                return Look(step, picture, refused=phrase(f"refusal-{reading.refusal}"))
            if any(item.confidence >= SURE_FROM for item in reading.items):
                return Look(step, picture, refused=phrase("reader-not-empty"))
            profile = self._taught.cubes().profile
            self._taught.keep_cubes(profile.relight(picture, self._frame(picture) if profile.on_mat else None))
        except (VisionError, OSError) as error:
            return Look(step, picture, refused=reason(error))
        return Look(step, picture, refused=phrase("reader-relit"))

    def _take_still(self) -> tuple[CameraFrame | None, Phrase | None]:
        """Join frames without movement into one, or return why that failed; a file's frames are identical and need no joining."""
        still, frame = StillFrames(), None
        for _ in range(MOST_FRAMES):
            last, frame = frame, self._wait_for_frame(frame)
            if frame is None:
                return None, self._explain_no_picture()
            same = last is not None and np.array_equal(last.picture, frame.picture)
            still = still if same else still.with_frame(frame.picture)
            if same or still.complete:
                return replace(frame, picture=join_frames(still)), None
        return frame, phrase(f"refusal-{Refusal.NOT_SETTLED}")

    def _describe_look(self, question: Reads, step: int, frame: CameraFrame) -> Look:
        picture = frame.picture
        try:
            reading: Reading[Any] = self._read(question, picture)
        except (VisionError, OSError) as error:
            return Look(step, picture, refused=reason(error))
        # The reading is more certain if the last reading of this step agrees although pieces were moved since
        last, self._stirred = self._doubtful, False
        earlier = last[2] if last is not None and last[0] == step and last[1].source == frame.source else None
        if reading.refusal is None and earlier is not None:
            reading = strengthen(reading, earlier)
        self._doubtful = step, frame, earlier if reading.refusal is not None and earlier is not None else reading
        if reading.refusal is not None:
            return Look(step, picture, refused=phrase(f"refusal-{reading.refusal}"))
        tiles = reads_tiles(question)
        tray = None if tiles else self._tray(picture)
        faces = self._taught.labels(tiles=tiles)
        if not tiles:  # a colour that was forgotten in the lesson can be named, and learnt, as well
            faces = tuple(dict.fromkeys((*faces, *_list_colours(question))))
        return Look(step, picture, reading, faces=faces, tray=tray)

    def _tray(self, picture: Picture) -> Points:
        """Return the corners (4, 2) of the tray's floor in pixels of this picture."""
        profile = self._taught.cubes().profile
        frame = self._frame(picture) if profile.on_mat else None
        return (frame or profile.frame).to_pixels(profile.corners)

    def _take_newest(self) -> CameraFrame | None:
        """Return the newest frame; after a look, advance to a folder's next picture first."""
        if self._used:
            self._camera.advance()
            self._used = False
        return self._camera.take_newest()

    def _wait_for_frame(self, last: CameraFrame | None) -> CameraFrame | None:
        """Wait for a frame newer than the last one; None after `PATIENCE` seconds."""
        until = self._clock() + PATIENCE
        while True:
            frame = self._take_newest()
            if frame is not None and (last is None or frame.at > last.at):
                return frame
            if self._clock() >= until:
                return None
            self._rest(BEAT)

    def _explain_no_picture(self) -> Phrase:
        return phrase("reader-no-picture", why=self._camera.status.note)

    def _read(self, question: Reads, picture: Picture) -> Reading[Face] | Reading[str]:
        place = self._frame(picture)
        if reads_tiles(question):
            return self._taught.tiles().read(picture, place, _faces(question))
        most = question.visible if isinstance(question, ReadCubes) else _count_most(question)
        return self._taught.cubes().read(picture, place, most)

    def _frame(self, picture: Picture) -> Frame | None:
        mat, scale = self._mat(), self._settings.number("camera.scale")
        if mat is not None:
            return find_mat(picture, mat).frame
        return Frame.from_scale(scale) if scale else None

    def _mat(self) -> MatSize | None:
        mat = self._settings.text("camera.mat")
        return MatSize.parse(mat) if mat else None

    def _find_expected(self, question: Question[Any]) -> Expected:
        """Return what must be in view: the mat, if one is set, and the tray. Raises ProfileRefused if nothing was taught."""
        if isinstance(question, ShowToCamera):
            return Expected(self._mat())
        if reads_tiles(question):
            self._taught.tiles()
            return Expected(self._mat())
        profile = self._taught.cubes().profile
        mat = self._mat()
        if profile.on_mat:
            return Expected(mat, None if mat is None else profile.corners, on_mat=True)
        return Expected(mat, profile.frame.to_pixels(profile.corners))

    def teach(
        self, look: Look, pieces: tuple[tuple[int, Face | str], ...], told: tuple[Face | str | None, ...], *, now: bool
    ) -> None:
        """Keep the picture of a look with its true labels, and corrected pieces of it, to be learnt now or on request.

        `told` has the true label of each piece found (None if it is not a piece), then those of pieces that were not found.
        Raises VisionError or OSError.
        """
        if look.picture is None or look.reading is None:
            return
        lying = look.reading.pieces
        faces = [(lying[number].corners, label) for number, label in pieces if isinstance(label, Face)]
        cubes = [(lying[number].centre, label) for number, label in pieces if isinstance(label, str)]
        if cubes:
            frame = self._frame(look.picture) if self._taught.cubes().profile.on_mat else None
            self._taught.keep_mended_cubes(look.picture, frame, cubes, now=now)
        elif faces:
            self._taught.keep_mended(look.picture, [(corners, face) for corners, face in faces if corners], now=now)
        places: tuple[Place | None, ...] = tuple(item.centre for item in lying)
        places += (None,) * (len(told) - len(places))
        named = [(place, label) for place, label in zip(places, told, strict=True) if label is not None]
        self._taught.pictures.keep(look.picture, named)

    def count_kept(self) -> int:
        """Count the pictures kept of readings and of interrupted lessons."""
        return self._taught.count_kept()

    def forget_kept(self) -> None:
        """Delete the pictures kept, and the pieces cut out of them that wait to be learnt. Raises OSError."""
        self._taught.forget_kept()


def reason(error: VisionError | OSError) -> Phrase:
    """Return the phrase for why a picture, a profile, labels or a disk cannot be used."""
    if isinstance(error, PictureRefused):
        return phrase(f"refusal-{error.reason}")
    if isinstance(error, OSError) and error.errno == errno.ENOSPC:
        return phrase("reader-disk-full")
    if isinstance(error, OSError):
        return phrase("reader-disk", why=error.strerror or str(error))
    kinds = {Untaught: "untaught", ProfileRefused: "profile", LabelsRefused: "labels", TrayUnclear: "tray", SizeRefused: "size"}
    return phrase(f"reader-{kinds.get(type(error), 'failed')}")


def _faces(question: Reads) -> Mapping[Face, int] | None:
    """Return the most tiles of each face; None if the box's mix is unknown."""
    if not isinstance(question, ReadTiles) or question.exist is None:
        return None
    return {Face(tile.kind, tile.symbols, tile.frame): most for tile, most in question.exist.items()}


def _list_colours(question: Reads) -> tuple[str, ...]:
    """Return the colours that the question asks for."""
    return tuple(question.most) if isinstance(question, ReadCubes) else tuple(_count_most(question))


def _count_most(question: ReadTiles | Tally) -> dict[str, int]:
    return {row.key: row.high for row in question.rows} if isinstance(question, Tally) else {}
