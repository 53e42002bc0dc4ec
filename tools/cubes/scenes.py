"""Renders what the cube network learns from: `python -m tools.cubes.scenes FOLDER --setups 300`.

A set-up is a camera, a tray, a table and paints, all drawn at random from wide ranges; its heaps fall by a physics engine, are laid
in touching rows, one upon another, or apart. Every scene is path-traced once for each of three lamps, so that training can mix any
light from them (light adds up). Needs `pip install mitsuba mujoco` and DRJIT_LIBLLVM_PATH, naming an LLVM of 16 or later; a set-up
takes about 25 seconds of a processor. Seeds lie above a million: no set-up that setups.py draws for judging is among them.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import mitsuba as mi
import numpy as np

from tools.cubes import drawing, traced
from tools.cubes.heaps import CUBE, Pose, dropped, flat, spread_out
from vision.geometry.lens import Region

mi.set_variant("llvm_ad_rgb")
traced._mitsuba = lambda: mi

SIDE = 24.0
"""Pixels of a cube's side in the raster that the network sees."""
MARGIN = 1.75
"""Cube sides around the floor that it shows."""
LAMPS = 3
_FIRST_SEED = 1_000_000
_SAMPLES = 4
_PAINT = traced._paint
Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Evening:
    setup: drawing.Setup
    paints: list[tuple[float, float, float]]
    floor: Array
    table: Array
    rough: float
    gloss: float
    lamps: list[dict[str, Any]]
    size: tuple[int, int]
    raster: Array
    rng: np.random.Generator


def evening(number: int) -> Evening:
    rng = np.random.default_rng(_FIRST_SEED + number)
    focal = float(rng.uniform(1250, 1900))
    camera = drawing.Camera(
        CUBE / _cube_mm(rng) * float(rng.uniform(400, 600)),
        float(rng.uniform(0, 20) if rng.random() < 0.7 else rng.uniform(20, 40)),
        float(rng.uniform(0, 360)),
        focal,
        roll=float(rng.uniform(-30, 30)),
        aim=(float(rng.uniform(-25, 25)), float(rng.uniform(-25, 25))),
        size=(1280, 960),
    )
    tray = (float(rng.uniform(90, 190)), float(rng.uniform(80, 140)))
    walls = float(rng.choice([1.0, rng.uniform(4, 20)], p=[0.1, 0.9]))
    setup = drawing.Setup(
        camera, floor="net", table="net", tray=tray, wall=walls, seed=_FIRST_SEED + number, foot=bool(rng.random() < 0.3)
    )
    base = _reflectance(rng)
    table = _surface(rng, _reflectance(rng), (800, 650), 1.0)
    floor = _surface(rng, base, (int(tray[0] * 4), int(tray[1] * 4)), 4.0)
    if rng.random() < 0.15:
        floor = 0.6 * floor + 0.4 * cv2.resize(table[200:400, 200:400], floor.shape[1::-1])
    drawing.FLOORS["net"] = tuple(float(part) for part in base[::-1])
    paints = _paints(rng, base[::-1])
    lamps = [_lamp(rng, number) for number in range(LAMPS)]
    size, raster = _raster(setup)
    rough = float(rng.choice([rng.uniform(0.08, 0.45), rng.uniform(0.5, 1.0)], p=[0.35, 0.65]))
    return Evening(setup, paints, floor, table, rough, float(rng.uniform(0.1, 0.7)), lamps, size, raster, rng)


def _cube_mm(rng: np.random.Generator) -> float:
    """Cubes of 7 to 10 mm: to a camera that is as much nearer or farther away, those of the scene are as large."""
    return float(rng.uniform(7, 10))


def _reflectance(rng: np.random.Generator) -> Array:
    """BGR: near black, near white, grey, wood or any colour."""
    kind = rng.random()
    if kind < 0.2:
        return np.full(3, rng.uniform(0.012, 0.06)) * rng.uniform(0.9, 1.1, 3)
    if kind < 0.35:
        return np.full(3, rng.uniform(0.5, 0.8)) * rng.uniform(0.93, 1.05, 3)
    if kind < 0.55:
        return np.full(3, rng.uniform(0.06, 0.5)) * rng.uniform(0.85, 1.15, 3)
    if kind < 0.8:
        return rng.uniform(0.25, 1.2) * np.array([0.16, 0.30, 0.45]) * rng.uniform(0.8, 1.25, 3)
    return np.exp(rng.uniform(np.log(0.03), np.log(0.6), 3))


def _surface(rng: np.random.Generator, base: Array, size: tuple[int, int], scale: float) -> Array:
    """A texture (BGR reflectance): grain, blotches, stripes, prints."""

    def noise(step_x: float, step_y: float) -> Array:
        cells = (max(2, int(size[1] / step_y / scale)), max(2, int(size[0] / step_x / scale)))
        return cv2.resize(rng.normal(0, 1, cells).astype(np.float32), size, interpolation=cv2.INTER_CUBIC)[..., None]

    image = 1 + rng.uniform(0, 0.1) * noise(12, 12) + rng.uniform(0, 0.08) * noise(0.5, 0.5)
    if rng.random() < 0.35:
        across, along = (60, 2) if rng.random() < 0.5 else (2, 60)
        image = image + rng.uniform(0.05, 0.3) * noise(across, along)
    image = (np.clip(image, 0.2, 2.0) * base).astype(np.float32)
    if rng.random() < 0.35:
        _print_on(rng, image, base, scale)
    return np.clip(image, 0.008, 0.85)


def _print_on(rng: np.random.Generator, image: Array, base: Array, scale: float) -> None:
    height, width = image.shape[:2]
    inks = [
        (np.clip(base * rng.uniform(0.3, 1.6, 3) if rng.random() < 0.6 else _reflectance(rng), 0.01, 0.8)).tolist()
        for _ in range(3)
    ]
    for _ in range(int(rng.integers(3, 40))):
        a = (int(rng.integers(width)), int(rng.integers(height)))
        b = (int(a[0] + rng.normal(0, 15) * scale), int(a[1] + rng.normal(0, 15) * scale))
        ink, thick = inks[int(rng.integers(3))], int(rng.choice([1, 2, 4, 8]))
        kind = rng.random()
        if kind < 0.4:
            cv2.circle(image, a, int(rng.uniform(1, 10) * scale), ink, thick if rng.random() < 0.7 else -1, cv2.LINE_AA)
        elif kind < 0.6:
            cv2.rectangle(image, a, b, ink, thick if rng.random() < 0.7 else -1, cv2.LINE_AA)
        elif kind < 0.8:
            cv2.line(image, a, b, ink, thick, cv2.LINE_AA)
        else:
            cv2.putText(
                image,
                "WA8K"[: int(rng.integers(1, 5))],
                a,
                0,
                rng.uniform(0.2, 1.0) * scale / 2,
                ink,
                max(1, thick // 2),
                cv2.LINE_AA,
            )


def _paints(rng: np.random.Generator, floor: Array) -> list[tuple[float, float, float]]:
    names = rng.choice(list(drawing.PAINTS), int(rng.integers(4, 8)), replace=False)
    paints = [np.array(drawing.PAINTS[name]) * rng.uniform(0.65, 1.4, 3) for name in names]
    if rng.random() < 0.4:
        paints.append(np.exp(rng.uniform(np.log(0.02), np.log(0.75), 3)))
    if rng.random() < 0.3:
        paints.append(floor * rng.uniform(0.7, 1.4))
    return [tuple(float(part) for part in np.clip(paint, 0.012, 0.85)) for paint in paints]


def _lamp(rng: np.random.Generator, number: int) -> dict[str, Any]:
    """The room's even light first, then discs of any softness."""
    if number == 0:
        return {"type": "constant", "radiance": {"type": "rgb", "value": 0.9}}
    slant, turn = np.radians(rng.uniform(0, 58)), rng.uniform(0, 2 * np.pi)
    way = np.array([np.sin(slant) * np.cos(turn), np.sin(slant) * np.sin(turn), np.cos(slant)])
    distance, soft = float(rng.uniform(500, 1200)), float(np.exp(rng.uniform(np.log(0.03), np.log(0.7))))
    frame = mi.ScalarTransform4f().look_at(origin=(way * distance).tolist(), target=[0, 0, 0], up=[0.1, 0.99, 0.1])
    power = float(rng.uniform(0.7, 1.3) / soft**2)
    return {
        "type": "disk",
        "to_world": frame @ mi.ScalarTransform4f().scale(distance * soft),
        "emitter": {"type": "area", "radiance": {"type": "rgb", "value": power}},
    }


def _raster(setup: drawing.Setup) -> tuple[tuple[int, int], Array]:
    """The size of the raster and the homography to it from pixels."""
    w, h = setup.tray[0] / 2, setup.tray[1] / 2
    corners = np.array([[-w, -h], [w, -h], [w, h], [-w, h]])
    seen = setup.camera.project(np.column_stack([corners, np.zeros(4)]))
    region = Region.take_around(corners, MARGIN * CUBE)
    scale = SIDE / CUBE
    target = (corners - [region.left, region.top]) * scale
    matrix = cv2.getPerspectiveTransform(seen.astype(np.float32), target.astype(np.float32))
    return (round(region.width * scale), round(region.height * scale)), matrix


def heap(at: Evening, count: int) -> list[Pose]:
    kind = at.rng.random()
    if kind < 0.65:
        return _fallen(at, count)
    if kind < 0.92:
        return _touching(at.rng, count, at.setup.tray)
    return spread_out(at.rng, count, at.setup.tray)


def _fallen(at: Evening, count: int) -> list[Pose]:
    """Dropped by a tower into a part of the tray, as narrow as makes the cubes pile up or wide enough for all."""
    share, tray = float(at.rng.uniform(0.35, 1.0)), np.array(at.setup.tray)
    part = np.maximum(tray * share, 6 * CUBE)
    x, y = at.rng.uniform(-1, 1, 2) * (tray - part) / 2
    return [
        (pose[0] + float(x), pose[1] + float(y), *pose[2:]) for pose in dropped(at.rng, count, (float(part[0]), float(part[1])))
    ]


def _touching(rng: np.random.Generator, count: int, tray: tuple[float, float]) -> list[Pose]:
    """Rows and clumps of cubes side by side, some of a second storey, loose ones between."""
    poses: list[Pose] = []
    half = np.array(tray) / 2 - 0.8 * CUBE
    while len(poses) < count:
        place, turn = rng.uniform(-half, half), rng.uniform(0, np.pi / 2)
        ways = [np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])]
        gap, clump = CUBE * (1.01 + abs(rng.normal(0, 0.06))), min(count - len(poses), int(rng.integers(1, 8)))
        spot = place
        for _ in range(clump):
            slip = rng.normal(0, 0.12 * CUBE, 2)
            pose = flat(spot + slip * 0.5, CUBE / 2, turn + rng.normal(0, 0.08))
            if np.all(np.abs(spot) < half + 0.2 * CUBE) and all(
                np.hypot(pose[0] - p[0], pose[1] - p[1]) > CUBE * 0.99 for p in poses if p[2] < CUBE
            ):
                poses.append(pose)
            spot = spot + gap * ways[int(rng.integers(2))] * (1 if rng.random() < 0.75 else -1)
        if poses and rng.random() < 0.3 and len(poses) < count:
            below = poses[int(rng.integers(len(poses)))]
            if below[2] < CUBE and not any(
                p[2] > CUBE and np.hypot(p[0] - below[0], p[1] - below[1]) < 1.7 * CUBE for p in poses
            ):
                off = rng.uniform(0.0, 0.55) * CUBE * np.array([np.cos(turn), np.sin(turn)])
                poses.append(flat(np.array(below[:2]) + off, 1.5 * CUBE, rng.uniform(0, np.pi / 2)))
    return poses


def render(at: Evening, cubes: list[drawing.Cube], seed: int) -> tuple[Array, Array]:
    """Linear light of each lamp (LAMPS, h, w, 3; BGR) and, for each pixel, which triangle of the cubes it shows (-1 none)."""
    mesh = {"cubes": _mesh(at, cubes)} if cubes else {}
    parts = {**_tray(at), **_surround(at), **mesh}
    crop, offset = _crop(at)
    eye = mi.load_dict(
        traced._eye(at.setup, (0.0, 0.0), 1, **crop) | {"sampler": {"type": "multijitter", "sample_count": _SAMPLES}}
    )
    lit = []
    for number, lamp in enumerate(at.lamps):
        scene = mi.load_dict({"type": "scene", "way": {"type": "path", "max_depth": 3}, **parts, "lamp": lamp})
        lit.append(np.array(mi.render(scene, sensor=eye, spp=_SAMPLES, seed=seed + number))[..., 2::-1])
    film = _film(scene, eye, seed)
    alone = _film(mi.load_dict({"type": "scene", "lamp": at.lamps[0], **mesh}), eye, seed) if cubes else None
    lit = _smoothed(np.asarray(lit), film)
    move = np.array([[1.0, 0.0, offset[0]], [0.0, 1.0, offset[1]], [0.0, 0.0, 1.0]])
    matrix = at.raster @ move
    light = [cv2.warpPerspective(each, matrix, at.size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE) for each in lit]
    shown = _shown(film, alone)
    tri = cv2.warpPerspective(shown, matrix, at.size, flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_CONSTANT, borderValue=-1)
    return np.asarray(light, np.float16), tri.astype(np.int32)


def _film(scene: Any, eye: Any, seed: int) -> Array:
    """What each pixel shows (h, w, 5): its albedo (three channels), the triangle's number and the shape's."""
    found = mi.load_dict({"type": "aov", "aovs": "a:albedo,p:prim_index,s:shape_index"})
    return np.array(mi.render(scene, sensor=eye, integrator=found, spp=1, seed=seed))


def _smoothed(lit: Array, film: Array) -> Array:
    """The light (lamps, h, w, 3) without most of the tracer's noise: what falls upon a face is evened out over that face alone."""
    albedo = film[..., 2::-1].astype(np.float32) + np.float32(0.02)
    face = np.round(film[..., 3] + 1000 * film[..., 4])
    within = np.zeros(face.shape, bool)
    falling = np.moveaxis(lit.astype(np.float32) / albedo, 0, 2).reshape(*face.shape, -1)
    for step in (1, 2):
        total, count = np.zeros_like(falling), np.zeros(face.shape, np.float32)
        for down in (-step, 0, step):
            for right in (-step, 0, step):
                by = np.array([[1.0, 0.0, right], [0.0, 1.0, down]])
                there = cv2.warpAffine(face.astype(np.float32), by, face.shape[::-1], flags=cv2.INTER_NEAREST, borderValue=-1)
                same = (there == face).astype(np.float32)
                total += np.roll(falling, (down, right), (0, 1)) * same[..., None]
                count += same
        falling = total / count[..., None]
        within = count > 8.5 if step == 1 else within
    even = np.moveaxis(falling.reshape(*face.shape, len(lit), 3), 2, 0) * albedo
    return np.where(within[..., None], even, (even + lit) / 2)


def _shown(film: Array, alone: Array | None) -> Array:
    """Which triangle of the cubes each pixel shows (-1 none); a shape's index is known by what it shows where cubes alone are seen."""
    if alone is None:
        return np.full(film.shape[:2], -1, np.float32)
    faces, shapes, bare = np.round(film[..., 3]), np.round(film[..., 4]), np.round(alone[..., 3:])
    same = (bare[..., 1] > 0) & (bare[..., 0] == faces)
    if not same.any():
        return np.full(same.shape, -1, np.float32)
    kinds, counts = np.unique(shapes[same], return_counts=True)
    return np.where(shapes == kinds[counts.argmax()], faces, -1).astype(np.float32)


def _crop(at: Evening) -> tuple[dict[str, int], Array]:
    corners = drawing.tray_corners(at.setup)
    left, top = np.clip(corners.min(axis=0) - 90, 0, None).astype(int)
    right, bottom = np.clip(corners.max(axis=0) + 90, 0, at.setup.camera.size).astype(int)
    crop = {
        "crop_offset_x": int(left),
        "crop_offset_y": int(top),
        "crop_width": int(right - left),
        "crop_height": int(bottom - top),
    }
    return crop, np.array([left, top], float)


def _tray(at: Evening) -> dict[str, Any]:
    paint = (np.array(drawing.FLOORS["net"]) * 0.9).tolist()
    return {"floor": traced._plate(at.floor, at.setup.tray, 0.3, at.rough), **traced._walls(at.setup, paint, at.rough)}


def _surround(at: Evening) -> dict[str, Any]:
    parts = {"table": traced._plate(at.table, (800.0, 650.0), 0.0, 0.6)}
    if at.setup.foot:
        rng = np.random.default_rng(at.setup.seed)
        parts["foot"] = traced._block(
            (float(rng.uniform(-20, 20)), -at.setup.tray[1] / 2 - 20, 15), (25, 12, 15), [0.35, 0.2, 0.09], 0.7
        )
    return parts


def _mesh(at: Evening, cubes: list[drawing.Cube]) -> Any:
    for number, paint in enumerate(at.paints):
        drawing.PAINTS[f"net{number}"] = paint
    traced._paint = _glossy(at.gloss)
    mesh = traced._cubes(cubes)
    traced._paint = _PAINT
    return mesh


def _glossy(rough: float) -> Any:
    return lambda colour, _: _PAINT(colour, rough)


def facts(at: Evening, cubes: list[drawing.Cube], tri: Array) -> tuple[Array, Array]:
    """The raster of cubes' numbers with 100 added on faces that look up (-1: none), and for each cube its visible share."""
    each = len(traced._template()[0]) // 3
    faces = traced._template()[2][::3].astype(int)
    owner = np.where(tri >= 0, tri // each, -1)
    owner = np.minimum(owner, len(cubes) - 1)
    ups = np.zeros((max(len(cubes), 1), 6), bool)
    shares = []
    for number, cube in enumerate(cubes):
        turn = drawing.rotation(cube.pose[3:])
        ups[number] = [(turn @ _NORMALS[face])[2] > 0.75 for face in range(6)]
        points = drawing._vertices(cube.pose)
        seen = at.setup.camera.project(points)
        seen = cv2.perspectiveTransform(seen[None].astype(np.float64), at.raster)[0]
        area = cv2.contourArea(cv2.convexHull(seen.astype(np.float32)))
        shares.append(float((owner == number).sum() / max(area, 1.0)))
    up = ups[owner.clip(0), faces[np.where(tri >= 0, tri % each, 0)]] & (owner >= 0)
    return np.where(owner >= 0, owner + 100 * up, -1).astype(np.int16), np.array(shares, np.float32)


_NORMALS = np.array([[sign * (k == axis) for k in range(3)] for axis in range(3) for sign in (-1, 1)], float)


def write(folder: Path, number: int, heaps: int) -> None:
    at = evening(number)
    traced._template.cache_clear()
    traced._CHAMFER = float(at.rng.uniform(0.15, 0.7))
    empty, _ = render(at, [], number * 97)
    saved: dict[str, Any] = {"empty": empty}
    for place in range(heaps):
        count = int(at.rng.choice([0, at.rng.integers(1, 11), at.rng.integers(11, 30)], p=[0.05, 0.3, 0.65]))
        poses = heap(at, count)
        mix = at.rng.dirichlet(np.full(len(at.paints), float(at.rng.choice([0.3, 2.0]))))
        wear = float(at.rng.uniform(0, 0.5) if at.rng.random() < 0.75 else at.rng.uniform(0.5, 0.9))
        cubes = [
            drawing.Cube(f"net{int(at.rng.choice(len(at.paints), p=mix))}", pose, wear, int(at.rng.integers(1 << 20)))
            for pose in poses
        ]
        beside = [
            drawing.Cube(
                "net0",
                drawing.flat_pose(
                    float(side * (at.setup.tray[0] / 2 + at.rng.uniform(7, 14))),
                    float(at.rng.uniform(-40, 40)),
                    float(at.rng.uniform(0, 90)),
                ),
                wear,
                5,
            )
            for side in at.rng.choice([-1, 1], int(at.rng.integers(0, 4)))
        ]
        light, tri = render(at, cubes + beside, number * 97 + 7 * place + 7)
        owner, shares = facts(at, cubes + beside, tri)
        saved |= {
            f"light{place}": light,
            f"owner{place}": owner,
            f"shares{place}": shares,
            f"inside{place}": np.int64(len(cubes)),
        }
    part = folder / f"{number:05}.part.npz"
    np.savez(part, **saved)
    part.rename(folder / f"{number:05}.npz")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--setups", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--heaps", type=int, default=6)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for number in range(given.first, given.first + given.setups):
        write(given.folder, number, given.heaps)
        print(number, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
