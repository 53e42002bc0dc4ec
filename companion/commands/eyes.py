"""`companion mat`, `teach` and `read`: the printed mat, and the readers of cubes and tiles on picture files."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.files import write_atomically

if TYPE_CHECKING:
    from vision.picture import Picture
    from vision.scale import Frame

CANNOT = 2
"""Exit code for what cannot be used: a picture, a profile, labels, a mat size."""


def register(subparsers: _SubParsersAction[Any]) -> None:
    """Add the commands."""
    mat = subparsers.add_parser("mat", help="write the mat to print and lay under the camera")
    mat.add_argument("out", type=Path, metavar="OUT.pdf")
    mat.add_argument("--paper", choices=("a4", "a3", "letter"), default="a4")
    mat.set_defaults(func=lambda arguments: _guarded(run_mat, arguments))
    _register_teach(subparsers.add_parser("teach", help="teach the reader your cubes or tiles"))
    _register_read(subparsers.add_parser("read", help="read cubes or tiles in pictures"))


def _register_teach(teach: ArgumentParser) -> None:
    things = teach.add_subparsers(required=True, metavar="cubes|tiles")
    cubes = things.add_parser("cubes", help="from one picture with one cube of each colour, well apart")
    cubes.add_argument("image", type=Path, metavar="IMAGE")
    cubes.add_argument("--labels", type=Path, required=True, metavar="LABELS.json")
    cubes.add_argument("--empty", type=Path, metavar="IMAGE", help="the same tray without cubes")
    cubes.add_argument("--out", type=Path, required=True, metavar="PROFILE")
    cubes.add_argument("--cube-mm", type=float, default=8.0, metavar="MM")
    _scale(cubes)
    cubes.set_defaults(func=lambda arguments: _guarded(run_teach_cubes, arguments))
    tiles = things.add_parser("tiles", help="from pictures of one tile each, named KIND-COUNT-FRAME.jpg or back.jpg")
    tiles.add_argument("images", nargs="+", type=Path, metavar="IMAGE")
    tiles.add_argument("--out", type=Path, required=True, metavar="PROFILE")
    tiles.set_defaults(func=lambda arguments: _guarded(run_teach_tiles, arguments))


def _register_read(read: ArgumentParser) -> None:
    things = read.add_subparsers(required=True, metavar="cubes|tiles")
    for name, run in (("cubes", run_read_cubes), ("tiles", run_read_tiles)):
        thing = things.add_parser(name, help=f"read {name}; writes DIR/STEM.json for each picture")
        thing.add_argument("images", nargs="+", type=Path, metavar="IMAGE")
        thing.add_argument("--profile", type=Path, required=True)
        thing.add_argument("--out", type=Path, required=True, metavar="DIR")
        thing.add_argument("--overlay", action="store_true", help="also write DIR/STEM.png with what was read drawn over it")
        _scale(thing)
        thing.set_defaults(func=_guard(run))


def _scale(parser: ArgumentParser) -> None:
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--mat", metavar="WIDTHxHEIGHT/MARKER", help="mat in view, in mm, such as 360x250/40")
    group.add_argument("--scale", type=float, metavar="MM", help="mm per pixel, without a mat")


def _guard(run: Callable[[Namespace], int]) -> Callable[[Namespace], int]:
    return lambda arguments: _guarded(run, arguments)


def _guarded(run: Callable[[Namespace], int], arguments: Namespace) -> int:
    """Run a command; what cannot be used is one line and exit code 2, never a trace."""
    from vision.errors import VisionError  # noqa: PLC0415 - OpenCV is loaded only for these commands

    try:
        return run(arguments)
    except (VisionError, OSError) as refused:
        print(f"companion: {refused}", file=sys.stderr)
        return CANNOT


def run_mat(arguments: Namespace) -> int:
    """Write the mat and say how large it is."""
    from vision.sheet import Paper, draw_mat, mat_size  # noqa: PLC0415

    paper = Paper[arguments.paper.upper()]
    write_atomically(arguments.out, draw_mat(paper))
    print(f"{arguments.out}: print at 100 %, check the ruler, then use --mat {mat_size(paper)}")
    return 0


def run_teach_cubes(arguments: Namespace) -> int:
    """Teach cubes and write the profile; a profile that is there already is replaced only by a whole new one."""
    from vision.cube_labels import CubeLabels  # noqa: PLC0415
    from vision.cube_teaching import Lesson, teach_cubes  # noqa: PLC0415
    from vision.errors import SizeRefused  # noqa: PLC0415
    from vision.mat import MatSize  # noqa: PLC0415
    from vision.picture import load_picture  # noqa: PLC0415
    from vision.profile import save_profile  # noqa: PLC0415

    if arguments.mat is None and arguments.scale is None:
        raise SizeRefused("teaching needs --mat or --scale")
    scale = MatSize.parse(arguments.mat) if arguments.mat else arguments.scale
    empty = load_picture(arguments.empty) if arguments.empty else None
    picture = load_picture(arguments.image)
    profile = teach_cubes(Lesson(picture, CubeLabels.load(arguments.labels), empty, scale, arguments.cube_mm))
    save_profile(arguments.out, profile.packed())
    print(f"{arguments.out}: {', '.join(profile.names)}")
    return 0


def run_teach_tiles(arguments: Namespace) -> int:
    """Teach tiles, their labels in the files' names, and write the profile."""
    from vision.picture import load_picture  # noqa: PLC0415
    from vision.tile_teach import face_in_name, teach_tiles  # noqa: PLC0415

    profile = teach_tiles([(face_in_name(path.name), load_picture(path)) for path in arguments.images])
    profile.save(arguments.out)
    print(f"{arguments.out}: {len(profile.faces)} faces")
    return 0


def run_read_cubes(arguments: Namespace) -> int:
    """Read cubes in every picture."""
    from vision.cube_profile import CubeProfile  # noqa: PLC0415
    from vision.cubes import CubeReader  # noqa: PLC0415
    from vision.profile import ProfileKind, load_profile  # noqa: PLC0415
    from vision.reading import cubes_json  # noqa: PLC0415

    profile = CubeProfile.unpacked(load_profile(arguments.profile, ProfileKind.CUBES))
    reader = CubeReader(profile)
    return _read_all(arguments, reader.read, lambda reading: cubes_json(reading, profile.names))


def run_read_tiles(arguments: Namespace) -> int:
    """Read tiles in every picture."""
    from vision.reading import tiles_json  # noqa: PLC0415
    from vision.tile_profile import TileProfile  # noqa: PLC0415
    from vision.tiles import TileReader  # noqa: PLC0415

    return _read_all(arguments, TileReader(TileProfile.load(arguments.profile)).read, tiles_json)


def _read_all(arguments: Namespace, read: Callable[..., Any], as_json: Callable[[Any], dict[str, Any]]) -> int:
    """Read each picture and write its JSON; one that cannot be read gets a refused JSON, and the rest is read."""
    frame_of = _frame_finder(arguments)
    arguments.out.mkdir(parents=True, exist_ok=True)
    worst = 0
    for path in arguments.images:
        picture, reading = _one(path, frame_of, read)
        if picture is None:
            print(f"{path}: {reading.refusal}", file=sys.stderr)
            worst = CANNOT
        text = json.dumps(as_json(reading), ensure_ascii=False, indent=1)
        write_atomically(arguments.out / f"{path.stem}.json", text.encode())
        if arguments.overlay and picture is not None:
            _write_overlay(arguments.out / f"{path.stem}.png", picture, reading)
    return worst


def _one(path: Path, frame_of: Callable[[Picture], Frame | None], read: Callable[..., Any]) -> tuple[Picture | None, Any]:
    from vision.errors import PictureRefused, Refusal, SizeRefused  # noqa: PLC0415
    from vision.picture import load_picture  # noqa: PLC0415
    from vision.reading import Reading  # noqa: PLC0415

    try:
        picture = load_picture(path)
    except PictureRefused as refused:
        return None, Reading.refused(refused.reason)
    except OSError as error:
        return None, Reading.refused(Refusal.NOT_A_PICTURE, str(error))
    try:
        return picture, read(picture, frame_of(picture))
    except PictureRefused as refused:
        return picture, Reading.refused(refused.reason)
    except SizeRefused as refused:
        return picture, Reading.refused(Refusal.MAT_NOT_IN_VIEW, str(refused))


def _frame_finder(arguments: Namespace) -> Callable[[Picture], Frame | None]:
    from vision.mat import MatSize, find_mat  # noqa: PLC0415
    from vision.scale import Frame  # noqa: PLC0415

    if arguments.mat:
        size = MatSize.parse(arguments.mat)
        return lambda picture: find_mat(picture, size).frame
    if arguments.scale:
        frame = Frame.from_scale(arguments.scale)
        return lambda _picture: frame
    return lambda _picture: None


def _write_overlay(path: Path, picture: Picture, reading: Any) -> None:
    import cv2  # noqa: PLC0415

    from vision.overlay import drawn_over  # noqa: PLC0415

    write_atomically(path, cv2.imencode(".png", drawn_over(picture, reading))[1].tobytes())
