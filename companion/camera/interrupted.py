"""The state of an interrupted lesson: pictures, outlines and names, kept on disk until the lesson is over."""

import json
import logging
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import cv2

from companion.camera.teaching_kinds import Finds
from companion.system.files import write_atomically
from companion.table import Tile
from vision.picture import load_picture
from vision.vision_errors import PictureRefused

if TYPE_CHECKING:
    from vision.picture import Picture
    from vision.whole_reading import PicturePoint

    Outline = tuple[PicturePoint, ...]

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
