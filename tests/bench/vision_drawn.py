"""Sets of pictures for the bench that are drawn anew each time: small, and of tables and lamps no reader was taught under."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "vision"))

import generator as cube_generator
import tile_generator
from vision_sets import CubePicture, CubeSetup, TileEdition, TileScene, TrueTile, bin_of, side_of

from vision.cube_lessons.labels import CubeLabels
from vision.cube_lessons.lesson import Lesson
from vision.picture import Picture

COLOURS = ("red", "blue", "yellow", "black", "purple", "green")
TOUCHING, TURNING = 8.4, 11.5
"""Millimetres between the middles of two cubes that touch, and from which on they lie at any angle."""


def drawn_cubes() -> Iterator[CubeSetup]:
    """Three drawn set-ups, each with pictures under other lamps than the one it was taught under."""
    floors = (("card", "lightwood", "led"), ("black", "darkwood", "warm"), ("clear", "felt", "daylight"))
    for seed, (floor, table, lamp) in enumerate(floors):
        camera = cube_generator.Camera(460.0 + 30 * seed, 4.0 * seed, 70.0 * seed, 1500.0, bend=-0.02)
        setup = cube_generator.Setup(camera, floor=floor, table=table, seed=seed)
        lesson = _drawn_lesson(setup, cube_generator.Light(lamp), seed)
        pictures = [
            _drawn_picture(setup, light, count, 100 * seed + count) for count in (0, 4, 8, 14, 21) for light in ("led", "hard")
        ]
        yield CubeSetup(lesson, tuple(pictures))


def _drawn_lesson(setup: Any, light: Any, seed: int) -> Lesson:
    places = [(x, y) for y in (-25, 25) for x in (-45, 0, 45)]
    cubes = [
        cube_generator.Cube(colour, cube_generator.flat_pose(x, y, 15 * n), 0.05, n)
        for n, (colour, (x, y)) in enumerate(zip(COLOURS, places, strict=True))
    ]
    shown = cube_generator.draw(setup, cubes, light, seed=seed)
    labels = CubeLabels(tuple(zip(COLOURS, shown.centres, strict=True)), cube_generator.tray_corners(setup))
    return Lesson(shown.picture, labels, cube_generator.draw(setup, [], light, seed=seed + 50).picture, setup.camera.mm_per_px)


def _drawn_picture(setup: Any, light: str, count: int, seed: int) -> CubePicture:
    rng = np.random.default_rng(seed)
    cubes = _thrown(rng, count, setup)
    shown = cube_generator.draw(setup, cubes, cube_generator.Light(light, turn=float(rng.uniform(0, 3))), seed=seed)
    seen = zip(cubes, shown.visible, strict=True)
    counts = Counter(cube.colour for cube, visible in seen if visible >= 0.25)
    like = {"light": light, "table": setup.table, "tray": setup.floor, "bin": bin_of(counts.total())}
    return CubePicture(_jpeg(shown.picture), counts, unreadable=False, like=like)


def _thrown(rng: np.random.Generator, count: int, setup: Any) -> list[Any]:
    """Cubes flat on the floor that touch now and then, and some on top of others."""
    half = np.array(setup.tray) / 2 - 7
    cubes: list[Any] = []
    while len(cubes) < count:
        x, y = (
            rng.uniform(-half, half)
            if not cubes or rng.random() < 0.4
            else np.array(cubes[-1].pose[:2]) + rng.uniform(-10, 10, 2)
        )
        apart = [np.hypot(x - cube.pose[0], y - cube.pose[1]) for cube in cubes]
        if (np.abs([x, y]) < half).all() and min(apart, default=99.0) > TOUCHING:
            colour = str(rng.choice(COLOURS))
            turn = float(rng.uniform(0, 90)) if min(apart, default=99.0) > TURNING else 0.0
            cubes.append(cube_generator.Cube(colour, cube_generator.flat_pose(float(x), float(y), turn), 0.1, len(cubes)))
    return cubes


def drawn_tiles() -> TileEdition:
    """A drawn edition with one picture of each face, and scenes on other tables under other lamps."""
    rng = np.random.default_rng(21)
    edition = tile_generator.Edition(21)
    taught = tuple((face, tile_generator.draw_teaching(edition, rng, face, "laminate", "daylight")) for face in edition.faces)
    wanted = [
        (6, "cloth", "warm", None),
        (12, "wood", "led", None),
        (24, "felt", "daylight", None),
        (9, "dark wood", "dim", None),
    ]
    wanted += [(8, "laminate", "led", None), (16, "newsprint", "glare", None), (8, "cloth", "warm", "hand")]
    return TileEdition(taught, tuple(_drawn_scene(edition, rng, *each) for each in wanted))


def _drawn_scene(edition: Any, rng: np.random.Generator, count: int, table: str, light: str, unreadable: str | None) -> TileScene:
    faces = [edition.faces[number] for number in rng.integers(0, len(edition.faces), count)]
    mat = count % 8 == 0
    scene = tile_generator.draw_scene(
        edition, rng, faces, table=table, light=light, tile_px=100.0, mat=mat, unreadable=unreadable
    )
    tiles = tuple(TrueTile(tile.face, tile.centre, side_of(tile.corners), tile.visible) for tile in scene.tiles)
    like = {"light": light, "table": table, "bin": bin_of(len(tiles))}
    return TileScene(_jpeg(scene.picture), tiles, scene.mat or scene.mm_per_px, unreadable is not None, like)


def _jpeg(picture: Picture) -> bytes:
    return cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 88])[1].tobytes()
