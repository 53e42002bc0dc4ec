"""What this table has taught the readers: profiles, corrected pieces that wait to be learnt from, and interrupted lessons."""

import json
import logging
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.camera.teaching_kinds import Finds
from companion.system.files import write_atomically
from companion.table import Tile
from vision.cube_lessons.mended import MendedCube, pack_mended, teach_further, unpack_mended
from vision.cubes import cube_profile, cube_reader
from vision.geometry.lens import Frame
from vision.picture import load_picture
from vision.profile import ProfileKind, load_profile, save_profile
from vision.tile_lessons.tile_teaching import view_of
from vision.tiles import tile_profile, tile_reader
from vision.vision_errors import PictureRefused, ProfileRefused
from vision.whole_reading import Face, Place

if TYPE_CHECKING:
    from vision.picture import Picture
    from vision.whole_reading import PicturePoint

    Outline = tuple[PicturePoint, ...]

TILES, CUBES = "tiles.profile", "cubes.profile"
MENDED, MENDED_CUBES = "tiles-mended.profile", "cubes-mended.profile"
PICTURES = "camera-pictures"
UNFINISHED = "unfinished"
MOST_MENDED = 40
"""The most corrected pieces that are kept; beyond that, the oldest are deleted."""

Corners = tuple[Place, Place, Place, Place]
Stamp = tuple[int, int]


class Untaught(ProfileRefused):
    """Nothing has been taught yet."""


class TaughtProfiles:
    """The readers, built from the profiles in `folder`. A profile that has changed on disk is read again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pictures = KeptPictures(folder / PICTURES)
        self._tiles: tuple[Stamp, tile_reader.TileReader] | None = None
        self._cubes: tuple[Stamp, cube_reader.CubeReader] | None = None

    def tiles(self) -> tile_reader.TileReader:
        """Return the reader of tiles. Raises ProfileRefused."""
        stamp = self._stamp(TILES)
        if self._tiles is None or self._tiles[0] != stamp:
            self._tiles = stamp, tile_reader.TileReader(tile_profile.TileProfile.load(self.folder / TILES))
        return self._tiles[1]

    def cubes(self) -> cube_reader.CubeReader:
        """Return the reader of cubes. Raises ProfileRefused."""
        stamp = self._stamp(CUBES)
        if self._cubes is None or self._cubes[0] != stamp:
            profile = load_profile(self.folder / CUBES, ProfileKind.CUBES)
            self._cubes = stamp, cube_reader.CubeReader(cube_profile.CubeProfile.unpack(profile))
        return self._cubes[1]

    def labels(self, *, tiles: bool) -> tuple[Face | str, ...]:
        """Return all labels that the reader of tiles (or of cubes) knows."""
        return self.tiles().profile.faces if tiles else self.cubes().profile.names

    def keep_tiles(self, profile: tile_profile.TileProfile) -> None:
        """Replace the profile of tiles; if this raises OSError, the old one stays."""
        profile.save(self.folder / TILES)

    def keep_cubes(self, profile: cube_profile.CubeProfile) -> None:
        """Replace the profile of cubes; if this raises OSError, the old one stays."""
        save_profile(self.folder / CUBES, profile.pack())

    def load_corrected_tiles(self) -> tuple[tile_profile.TaughtView, ...]:
        """Return the corrected tiles that wait to be learnt, oldest first; none if their file is missing or damaged."""
        try:
            return tile_profile.TileProfile.load(self.folder / MENDED).views
        except (ProfileRefused, OSError):
            return ()

    def keep_mended(self, picture: NDArray[np.uint8], pieces: Sequence[tuple[Corners, Face]], *, now: bool) -> None:
        """Keep pieces of a picture with their true faces; `now` adds them to the profile. Raises VisionError or OSError."""
        profile = self.tiles().profile
        views = [view_of(picture, np.array(corners, np.float64), profile.ratio, face) for corners, face in pieces]
        if now:
            self.keep_tiles(profile.teach_further(views))
        elif views:
            kept = (*self.load_corrected_tiles(), *views)[-MOST_MENDED:]
            tile_profile.TileProfile(kept, profile.ratio, profile.tile_mm).save(self.folder / MENDED)

    def load_corrected_cubes(self) -> tuple[MendedCube, ...]:
        """Return the corrected cubes that wait to be learnt, oldest first; none if their file is missing or damaged."""
        try:
            return unpack_mended(load_profile(self.folder / MENDED_CUBES, ProfileKind.CUBES))
        except (ProfileRefused, OSError):
            return ()

    def keep_mended_cubes(
        self, picture: NDArray[np.uint8], frame: Frame | None, cubes: Sequence[tuple[Place, str]], *, now: bool
    ) -> None:
        """Keep cubes of a picture with their true colours; `now` adds them to the profile. Raises VisionError or OSError."""
        profile = self.cubes().profile
        mended = [MendedCube.of(profile, picture, frame, name, centre) for centre, name in cubes]
        if now:
            self.keep_cubes(teach_further(profile, mended))
        elif mended:
            kept = (*self.load_corrected_cubes(), *mended)[-MOST_MENDED:]
            save_profile(self.folder / MENDED_CUBES, pack_mended(kept))

    def learn_mended(self, *, tiles: bool) -> None:
        """Add the corrected pieces to their profile; they still wait if this raises ProfileRefused or OSError."""
        if tiles:
            self.keep_tiles(self.tiles().profile.teach_further(self.load_corrected_tiles()))
        else:
            self.keep_cubes(teach_further(self.cubes().profile, self.load_corrected_cubes()))
        (self.folder / (MENDED if tiles else MENDED_CUBES)).unlink(missing_ok=True)

    def forget_mended(self, *, tiles: bool) -> None:
        """Delete the corrected pieces and the pictures kept with them. Raises OSError."""
        (self.folder / (MENDED if tiles else MENDED_CUBES)).unlink(missing_ok=True)
        self.pictures.forget()

    def count_kept(self) -> int:
        """Count the pictures kept: of interrupted lessons, and of readings or, if there are none, of corrected pieces."""
        lesson = InterruptedLesson(self.folder / UNFINISHED)
        of_lessons = sum(lesson.count(finds) for finds in (Finds.TILES, Finds.TRAY))
        return of_lessons + (len(self.pictures.paths()) or len(self.load_corrected_tiles()) + len(self.load_corrected_cubes()))

    def forget_kept(self) -> None:
        """Delete the pictures kept; profiles stay. Raises OSError."""
        self.forget_mended(tiles=True)
        self.forget_mended(tiles=False)
        for finds in (Finds.TILES, Finds.TRAY):
            InterruptedLesson(self.folder / UNFINISHED).clear(finds)

    def _stamp(self, name: str) -> Stamp:
        path = self.folder / name
        if not path.exists():
            raise Untaught(f"expected a profile at {path}; nobody has taught the camera yet")
        status = path.stat()
        return status.st_mtime_ns, status.st_ino


MOST_PICTURES = 12
"""The most pictures that are kept, about 6 MB; beyond that, the oldest are deleted."""
QUALITY = 92
"""The quality of the JPEG files, 0 to 100."""


class KeptPictures:
    """Keeps pictures in a folder of their own, which can be deleted at any time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, picture: NDArray[np.uint8], pieces: Sequence[tuple[Place | None, Face | str]]) -> None:
        """Keep a picture with the middles (pixels, None where unknown) and labels of its pieces. Raises OSError."""
        kept = self.paths()
        number = 1 + max((int(path.stem) for path in kept), default=0)
        facts = [{"centre": centre and [round(part, 1) for part in centre], "label": _words(label)} for centre, label in pieces]
        data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])[1].tobytes()
        write_atomically(self.folder / f"{number:06}.jpg", data)
        write_atomically(self.folder / f"{number:06}.json", json.dumps(facts).encode())
        for old in kept[: max(0, len(kept) + 1 - MOST_PICTURES)]:
            old.unlink(missing_ok=True)
            old.with_suffix(".json").unlink(missing_ok=True)

    def paths(self) -> list[Path]:
        """List the pictures, oldest first."""
        return sorted(path for path in self.folder.glob("*.jpg") if path.stem.isdigit())

    def forget(self) -> None:
        """Delete all pictures kept."""
        shutil.rmtree(self.folder, ignore_errors=True)


def _words(label: Face | str) -> str | list[str | int | None]:
    return label if isinstance(label, str) else [label.kind, label.symbols, label.frame]


LOG = logging.getLogger("companion")
NAMES, OUTLINES = "names.json", ".json"

Named = Mapping[int, Tile | None]


class InterruptedLesson:
    """Keeps pictures, their outlines and names in `folder`, separately for each kind of lesson.

    If the disk cannot be written to, the lesson goes on but cannot be resumed.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, finds: Finds, number: int, picture: "Picture") -> None:
        """Keep the picture with this number; delete later ones of the same kind and all names, which are from another lesson."""
        place = self._place(finds)
        later = self._paths(finds)[number:]
        try:
            for path in (*later, *(each.with_suffix(OUTLINES) for each in later), place / NAMES):
                path.unlink(missing_ok=True)
            write_atomically(place / f"{number:02}.png", cv2.imencode(".png", picture)[1].tobytes())
        except OSError as error:
            _note(error)

    def count(self, finds: Finds) -> int:
        """Count the pictures kept."""
        return len(self._paths(finds))

    def pictures(self, finds: Finds) -> "tuple[Picture, ...]":
        """Load the pictures in order, up to the first damaged one."""
        loaded: list[Picture] = []
        for path in self._paths(finds):
            try:
                loaded.append(load_picture(path))
            except PictureRefused as refused:
                LOG.warning("%s", refused)
                break
        return tuple(loaded)

    def keep_outlines(self, finds: Finds, number: int, outlines: "Sequence[Outline]") -> None:
        """Keep the outlines that the table confirmed in the picture with this number."""
        _write(self._outlines_of(finds, number), outlines)

    def outlines(self, finds: Finds, number: int) -> "tuple[Outline, ...] | None":
        """Return the outlines confirmed in the picture with this number; None if none were, or their file is damaged."""
        try:
            facts = json.loads(self._outlines_of(finds, number).read_text())
            return tuple(tuple((float(x), float(y)) for x, y in outline) for outline in facts)
        except Exception:  # noqa: BLE001 - the file can hold anything
            return None

    def keep_names(self, finds: Finds, named: Named) -> None:
        """Keep the names of groups of equal pieces, or of cubes, by number; None means not a piece."""
        _write(self._place(finds) / NAMES, {str(number): tile for number, tile in named.items()})

    def names(self, finds: Finds) -> dict[int, Tile | None]:
        """Return the names kept; none if their file is missing or damaged."""
        try:
            facts = json.loads((self._place(finds) / NAMES).read_text())
            return {int(number): None if tile is None else Tile(*tile) for number, tile in facts.items()}
        except Exception:  # noqa: BLE001 - the file can hold anything
            return {}

    def clear(self, finds: Finds) -> None:
        """Delete everything kept for this kind of lesson."""
        shutil.rmtree(self._place(finds), ignore_errors=True)

    def _place(self, finds: Finds) -> Path:
        return self._folder / finds.value

    def _outlines_of(self, finds: Finds, number: int) -> Path:
        return self._place(finds) / f"{number:02}{OUTLINES}"

    def _paths(self, finds: Finds) -> list[Path]:
        return sorted(self._place(finds).glob("[0-9][0-9].png"))


def _write(path: Path, facts: object) -> None:
    try:
        write_atomically(path, json.dumps(facts).encode())
    except OSError as error:
        _note(error)


def _note(error: OSError) -> None:
    LOG.warning("an unfinished lesson could not be kept: %s", error)
