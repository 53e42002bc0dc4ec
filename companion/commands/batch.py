"""A batch of pictures that are read: for each its JSON and, if wished, its overlay; one bad picture never costs the others."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.commands.common import complain
from companion.system import files
from companion.system.files import write_atomically
from companion.system.settings import load
from companion.words import Words
from vision.vision_errors import PictureRefused, Refusal, SizeRefused

if TYPE_CHECKING:
    from vision.geometry.lens import Frame
    from vision.picture import Picture
    from vision.whole_reading import Reading


def read_all(arguments: Namespace, read: Callable[..., Any], as_json: Callable[[Any], dict[str, Any]]) -> int:
    """Read each picture and write its JSON; one that cannot be read gets a refused JSON, and the rest is read.

    Gives 2 where any picture was no picture, or its result had no place. Raises OSError where nothing can be written.
    """
    from vision.geometry.lens import Frame  # noqa: PLC0415 - NumPy is loaded only once there is something to read
    from vision.geometry.mat import MatSize, find_mat  # noqa: PLC0415

    size = MatSize.parse(arguments.mat) if arguments.mat else None
    scaled = Frame.from_scale(arguments.scale) if arguments.scale is not None else None

    def frame_of(picture: Picture) -> Frame | None:
        return find_mat(picture, size).frame if size is not None else scaled

    arguments.out.mkdir(parents=True, exist_ok=True)
    worst = 0
    first: dict[str, str] = {}
    for path in arguments.images:
        same = os.path.realpath(path)
        if path.stem in first:  # the same picture once more, or another one of the same stem
            if first[path.stem] != same:
                worst = complain(f"{path}: {path.stem}.json would hide another picture's reading; read it into another folder")
            continue
        first[path.stem] = same
        picture, reading, trouble = _one(path, frame_of, read)
        if trouble:
            worst = complain(trouble)
        # Say in the table's language what the screen would say of a reading that is refused or in doubt, and what would help
        from companion.camera.to_screen import said_of  # noqa: PLC0415 - NumPy is loaded only once there is something to read

        words = table_words()
        said = " ".join(words(each) for each in said_of(reading))
        if said:
            print(f"{path}: {said}")
        text = json.dumps(as_json(reading), ensure_ascii=False, indent=1)
        write_atomically(arguments.out / f"{path.stem}.json", text.encode())
        if arguments.overlay and picture is not None:
            worst = max(worst, _overlay(arguments, path, picture, reading))
    return worst


def table_words() -> Words:
    """Load the words of the table's language."""
    return Words(load(files.settings_path()).text("table.language"))


def _one(
    path: Path, frame_of: Callable[[Picture], Frame | None], read: Callable[..., Any]
) -> tuple[Picture | None, Reading[Any], str]:
    """Read one picture: the picture, the reading, and what was wrong with the file or the mat ("" if nothing)."""
    from vision.picture import load_picture  # noqa: PLC0415 - OpenCV is loaded only once there is something to read
    from vision.whole_reading import Reading  # noqa: PLC0415

    try:
        picture = load_picture(path)
    except PictureRefused as refused:
        return None, Reading.refused(refused.reason, refused.detail), str(refused)
    try:
        return picture, read(picture, frame_of(picture)), ""
    except PictureRefused as refused:
        return picture, Reading.refused(refused.reason, refused.detail), ""
    except SizeRefused as refused:
        return picture, Reading.refused(Refusal.MAT_NOT_IN_VIEW, str(refused)), f"{path}: {refused}"


def _overlay(arguments: Namespace, path: Path, picture: Picture, reading: Reading[Any]) -> int:
    """Write the picture with what was read drawn over it, but never over a picture that is read."""
    import cv2  # noqa: PLC0415

    from vision.geometry.crop import drawn_over  # noqa: PLC0415

    place = arguments.out / f"{path.stem}.png"
    if os.path.realpath(place) in set(map(os.path.realpath, arguments.images)):
        return complain(f"{place}: the overlay would be written over the picture; choose another folder")
    write_atomically(place, cv2.imencode(".png", drawn_over(picture, reading))[1].tobytes())
    return 0
