"""`companion mat`, `teach` and `read`: the printed mat, and the readers of cubes and tiles applied to picture files."""

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.app.commands.common import Commands, complain
from companion.language.words import Words
from companion.system import extras, files, settings
from companion.system.files import write_atomically
from companion.table import phrase
from vision.vision_errors import PictureRefused, Refusal, SizeRefused, TrayUnclear

if TYPE_CHECKING:
    from vision.geometry.lens import Frame
    from vision.picture import Picture
    from vision.whole_reading import Reading


def _add_mat(mat: ArgumentParser) -> None:
    mat.add_argument("out", type=Path, metavar="OUT.pdf")
    mat.add_argument("--paper", choices=("a4", "a3", "letter"), default="a4")
    mat.set_defaults(func=run_mat)


def _add_teach(teach: ArgumentParser) -> None:
    things = teach.add_subparsers(required=True, metavar="cubes|tiles")
    cubes = things.add_parser("cubes", help="from one picture with one cube of each colour, well apart")
    cubes.add_argument("image", type=Path, metavar="IMAGE")
    cubes.add_argument("--labels", type=Path, required=True, metavar="LABELS.json")
    cubes.add_argument("--empty", type=Path, metavar="IMAGE", help="the same tray without cubes")
    cubes.add_argument("--out", type=Path, required=True, metavar="PROFILE")
    cubes.add_argument("--cube-mm", type=float, default=8.0, metavar="MM")
    _scale(cubes)
    cubes.set_defaults(func=run_teach_cubes)
    tiles = things.add_parser("tiles", help="from pictures of one tile each, named KIND-COUNT-FRAME.jpg or back.jpg")
    tiles.add_argument("images", nargs="+", type=Path, metavar="IMAGE")
    tiles.add_argument("--out", type=Path, required=True, metavar="PROFILE")
    tiles.set_defaults(func=run_teach_tiles)


def _add_read(read: ArgumentParser) -> None:
    things = read.add_subparsers(required=True, metavar="cubes|tiles")
    for name, run in (("cubes", run_read_cubes), ("tiles", run_read_tiles)):
        thing = things.add_parser(name, help=f"read {name}; writes DIR/STEM.json for each picture")
        thing.add_argument("images", nargs="+", type=Path, metavar="IMAGE")
        thing.add_argument("--profile", type=Path, required=True)
        thing.add_argument("--out", type=Path, required=True, metavar="DIR")
        thing.add_argument("--overlay", action="store_true", help="also write DIR/STEM.png with what was read drawn over it")
        _scale(thing)
        thing.set_defaults(func=run)


def _scale(parser: ArgumentParser) -> None:
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--mat", metavar="WIDTHxHEIGHT/MARKER", help="mat in view, in mm, such as 360x250/40")
    group.add_argument("--scale", type=float, metavar="MM", help="mm per pixel, without a mat")


COMMANDS: Commands = {"mat": _add_mat, "teach": _add_teach, "read": _add_read}


def run_mat(arguments: Namespace) -> int:
    """Write the mat as a PDF, and print how to use it."""
    extras.require("mat")
    from vision.geometry.mat import Paper, draw_mat, mat_size  # noqa: PLC0415 - OpenCV is loaded only for these commands

    paper = Paper[arguments.paper.upper()]
    write_atomically(arguments.out, draw_mat(paper))
    print(f"{arguments.out}: print at 100 %, check the ruler, then use --mat {mat_size(paper)}")
    return 0


def run_teach_cubes(arguments: Namespace) -> int:
    """Teach cubes and write the profile; an existing profile is replaced only by a complete new one."""
    extras.require("camera")
    from vision.cube_lessons.cube_lesson import CubeLesson, teach_checked  # noqa: PLC0415
    from vision.cube_lessons.mended import CubeLabels  # noqa: PLC0415
    from vision.geometry.mat import MatSize  # noqa: PLC0415
    from vision.profile import save_profile  # noqa: PLC0415

    if arguments.mat is None and arguments.scale is None:
        raise SizeRefused("expected --mat or --scale, which give the size of a pixel; got neither")
    scale = MatSize.parse(arguments.mat) if arguments.mat else arguments.scale
    empty = _load_coloured(arguments.empty) if arguments.empty else None
    picture = _load_coloured(arguments.image)
    lesson = CubeLesson(picture, CubeLabels.load(arguments.labels), empty, scale, arguments.cube_mm)
    try:
        profile = teach_checked(lesson)
    except TrayUnclear:
        return complain(table_words()(phrase("reader-tray")))
    save_profile(arguments.out, profile.pack())
    print(f"{arguments.out}: {', '.join(profile.names)}")
    return 0


def run_teach_tiles(arguments: Namespace) -> int:
    """Teach tiles, whose faces are given by the names of the files, and write the profile."""
    extras.require("camera")
    from vision.tile_lessons.tile_teaching import face_in_name, teach_told  # noqa: PLC0415

    named = [(face_in_name(path.name), path) for path in dict.fromkeys(arguments.images)]
    profile, doubtful = teach_told([(face, _load_coloured(path)) for face, path in named])
    profile.save(arguments.out)
    for number in doubtful:
        print(f"{named[number][1]}: where this tile ends is not sure; take it again on a plainer table", file=sys.stderr)
    print(f"{arguments.out}: {len(profile.faces)} faces")
    return 0


def _load_coloured(path: Path) -> "Picture":
    """Load a picture to teach from. Raises `PictureRefused` where it has no colour, as grey pieces cannot be told apart."""
    from vision.picture import has_colour, load_picture  # noqa: PLC0415

    picture = load_picture(path)
    if not has_colour(picture):
        raise PictureRefused(Refusal.NO_COLOUR, str(path))
    return picture


def run_read_cubes(arguments: Namespace) -> int:
    """Read cubes in every picture."""
    extras.require("camera")
    from vision.cubes.cube_profile import CubeProfile  # noqa: PLC0415
    from vision.cubes.cube_reader import CubeReader  # noqa: PLC0415
    from vision.profile import ProfileKind, load_profile  # noqa: PLC0415
    from vision.whole_reading import cubes_json  # noqa: PLC0415

    profile = CubeProfile.unpack(load_profile(arguments.profile, ProfileKind.CUBES))
    reader = CubeReader(profile)
    return read_all(arguments, reader.read, lambda reading: cubes_json(reading, profile.names))


def run_read_tiles(arguments: Namespace) -> int:
    """Read tiles in every picture."""
    extras.require("camera")
    from vision.tiles.tile_profile import TileProfile  # noqa: PLC0415
    from vision.tiles.tile_reader import TileReader  # noqa: PLC0415
    from vision.whole_reading import tiles_json  # noqa: PLC0415

    return read_all(arguments, TileReader(TileProfile.load(arguments.profile)).read, tiles_json)


def read_all(arguments: Namespace, read: Callable[..., Any], as_json: Callable[[Any], dict[str, Any]]) -> int:
    """Read each picture and write its JSON; for one that cannot be read the JSON says it was refused, and the rest are read.

    Returns 2 where a file is not a picture, or its result would replace another file. Raises OSError where writing fails.
    """
    from vision.geometry.lens import Frame  # noqa: PLC0415 - NumPy is loaded only once there is something to read
    from vision.geometry.mat import MatSize, find_mat  # noqa: PLC0415

    size = MatSize.parse(arguments.mat) if arguments.mat else None
    scaled = Frame.from_scale(arguments.scale) if arguments.scale is not None else None

    def frame_of(picture: "Picture") -> "Frame | None":
        return find_mat(picture, size).frame if size is not None else scaled

    arguments.out.mkdir(parents=True, exist_ok=True)
    worst = 0
    first: dict[str, str] = {}
    for path in arguments.images:
        same = os.path.realpath(path)
        if path.stem in first:  # the same picture again, or another with the same stem
            if first[path.stem] != same:
                worst = complain(f"{path}: {path.stem}.json would hide another picture's reading; read it into another folder")
            continue
        first[path.stem] = same
        picture, reading, trouble = _read_one(path, frame_of, read)
        if trouble:
            worst = complain(trouble)
        # Print what the screen would say about a refused or doubtful reading, and what would help, in the table's language
        from companion.camera.to_screen import explain_reading  # noqa: PLC0415 - NumPy is loaded only once there is something to read

        words = table_words()
        said = " ".join(words(each) for each in explain_reading(reading))
        if said:
            print(f"{path}: {said}")
        text = json.dumps(as_json(reading), ensure_ascii=False, indent=1)
        write_atomically(arguments.out / f"{path.stem}.json", text.encode())
        if arguments.overlay and picture is not None:
            worst = max(worst, _overlay(arguments, path, picture, reading))
    return worst


def table_words() -> Words:
    """Load the words of the table's language."""
    return Words(settings.load(files.settings_path()).text("table.language"))


def _read_one(
    path: Path, frame_of: "Callable[[Picture], Frame | None]", read: Callable[..., Any]
) -> "tuple[Picture | None, Reading[Any], str]":
    """Return one picture (None if unreadable), its reading, and what was wrong with the file or the mat ("" if nothing)."""
    from vision.picture import load_picture  # noqa: PLC0415 - OpenCV is loaded only once there is something to read
    from vision.whole_reading import Reading  # noqa: PLC0415

    try:
        picture = load_picture(path)
    except PictureRefused as refused:
        return None, Reading.refuse(refused.reason, refused.detail), str(refused)
    try:
        return picture, read(picture, frame_of(picture)), ""
    except PictureRefused as refused:
        return picture, Reading.refuse(refused.reason, refused.detail), ""
    except SizeRefused as refused:
        return picture, Reading.refuse(Refusal.MAT_NOT_IN_VIEW, str(refused)), f"{path}: {refused}"


def _overlay(arguments: Namespace, path: Path, picture: "Picture", reading: "Reading[Any]") -> int:
    """Write the picture with the reading drawn over it, but never over one of the input pictures; return the exit code."""
    import cv2  # noqa: PLC0415

    from vision.geometry.crop import draw_over  # noqa: PLC0415

    place = arguments.out / f"{path.stem}.png"
    if os.path.realpath(place) in set(map(os.path.realpath, arguments.images)):
        return complain(f"{place}: the overlay would be written over the picture; choose another folder")
    write_atomically(place, cv2.imencode(".png", draw_over(picture, reading))[1].tobytes())
    return 0
