"""Path-traced trays with cubes, where Mitsuba is installed (`pip install mitsuba`): light that bounces, glossy paint, soft shadows.
Where DRJIT_LIBLLVM_PATH names an LLVM of 16 or later it takes a quarter of the time.

The same scene as drawing.py draws (its cameras, lamps, cubes and their poses, its lens and its noise), seen by a
physically based renderer: chamfered wooden cubes with grain and worn edges, a tray with walls, now and then a tower's foot behind it.
"""

from __future__ import annotations

import os
from functools import cache
from itertools import product
from typing import Any

import cv2
import numpy as np

from tools.cubes import drawing
from tools.cubes.drawing import CUBE, Cube, Drawn, Light, Setup, rotation

SAMPLES = int(os.environ.get("COMPANION_SAMPLES", "32"))
"""Paths per pixel: what noise they leave is the sensor's."""

_HALF, _CHAMFER, _TILE, _FAR = CUBE / 2, 0.3, 32, 900.0
_MARGIN = 70.0
"""So many pixels around the tray are seen sharply."""
_TINTS = {"mixed": ((1.25, 1.0, 0.6), (0.85, 1.0, 1.2))}
"""Lamps of one room with colours of their own, over the room's."""
_GLOSSY = {"black": 0.35, "slate": 0.45, "clear": 0.25, "white": 0.4, "gloss": 0.15, "varnish": 0.3, "tin": 0.4}
"""The roughness (0-1) of floors smoother than card."""
_METAL = {"tin": 0.8}
"""How metallic (0-1) floors are."""
Array = np.ndarray[Any, Any]


def draw(
    setup: Setup, cubes: list[Cube], light: Light | None = None, seed: int = 0, nudge: tuple[float, float] = (0.0, 0.0)
) -> Drawn:
    """The scene as the camera sees it, with the truth that the plain generator tells of the same scene."""
    light, mi = light or Light(), _mitsuba()
    parts = {**_tray(setup), **_surround(setup), **_lamps(light), **({"cubes": _cubes(cubes)} if cubes else {})}
    scene = mi.load_dict({"type": "scene", "way": {"type": "path", "max_depth": 4}, **parts})
    canvas = drawing._Canvas(setup, light, nudge, 1)
    canvas.image = _seen(scene, setup, nudge, seed % 65521)
    visible = drawing.draw(setup, cubes, light, nudge=nudge, grain=1).visible if cubes else []
    middles = [np.add(cube.pose[:3], (*nudge, 0.0)) for cube in cubes]
    centres = setup.camera.project(middles).tolist() if cubes else []
    return Drawn(canvas.develop(np.random.default_rng(seed)), [tuple(place) for place in centres], visible)


@cache
def _mitsuba() -> Any:
    import mitsuba  # type: ignore[import-not-found]

    mitsuba.set_variant("llvm_ad_rgb" if "DRJIT_LIBLLVM_PATH" in os.environ else "scalar_rgb")
    return mitsuba


def _seen(scene: Any, setup: Setup, nudge: tuple[float, float], seed: int) -> Array:
    """Linear light (BGR): the tray and what is near it pixel by pixel, what lies farther off coarsely."""
    mi, (width, height) = _mitsuba(), setup.camera.size
    far = np.array(mi.render(scene, sensor=mi.load_dict(_eye(setup, nudge, 4)), spp=SAMPLES, seed=seed))
    image = cv2.resize(far.astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
    corners = drawing.tray_corners(setup)
    left, top = np.clip(corners.min(axis=0) - _MARGIN, 0, None).astype(int)
    right, bottom = np.clip(corners.max(axis=0) + _MARGIN, 0, [width, height]).astype(int)
    crop = {
        "crop_offset_x": int(left),
        "crop_offset_y": int(top),
        "crop_width": int(right - left),
        "crop_height": int(bottom - top),
    }
    near = mi.render(scene, sensor=mi.load_dict(_eye(setup, nudge, 1, **crop)), spp=SAMPLES, seed=seed)
    image[top:bottom, left:right] = np.array(near)
    return np.asarray(image[..., 2::-1], np.float32)


def _eye(setup: Setup, nudge: tuple[float, float], coarse: int, **crop: int) -> dict[str, Any]:
    """The camera; Mitsuba's world has its y axis the other way round."""
    turn, place = setup.camera.axes()
    place = place - np.array([*nudge, 0.0])
    width, height = setup.camera.size
    seen_from, at, up = (_flipped(each).tolist() for each in (place, place + turn[2], -turn[1]))
    return {
        "type": "perspective",
        "fov": float(2 * np.degrees(np.arctan(width / 2 / setup.camera.focal))),
        "to_world": _mitsuba().ScalarTransform4f().look_at(origin=seen_from, target=at, up=up),
        "film": {
            "type": "hdrfilm",
            "width": width // coarse,
            "height": height // coarse,
            "pixel_format": "rgb",
            "rfilter": {"type": "box"},
            **crop,
        },
        "sampler": {"type": "independent"},
    }


def _flipped(points: Array) -> Array:
    return np.asarray(points, float) * [1.0, -1.0, 1.0]


def _lamps(light: Light) -> dict[str, Any]:
    """Discs as far off and as large as the generator's lamps are soft, and the room's even light."""
    _, lamps, ambient = drawing.LIGHTS[light.name]
    parts: dict[str, Any] = {"room": {"type": "constant", "radiance": {"type": "rgb", "value": ambient * 0.9}}}
    tints = _TINTS.get(light.name, ((1.0, 1.0, 1.0),) * len(lamps))
    for number, ((x, y, power, soft), tint) in enumerate(zip(lamps, tints, strict=True)):
        way = drawing._lamp(x, y, light.turn, power, soft, samples=1).direction
        radius = _FAR * max(soft, 0.04)
        radiance = [float(power * _FAR**2 / radius**2 * part) for part in tint]
        mi = _mitsuba()
        facing = mi.ScalarTransform4f().look_at(origin=_flipped(way * _FAR).tolist(), target=[0, 0, 0], up=[0, 0.99, 0.1])
        shape = {"type": "disk", "to_world": facing @ mi.ScalarTransform4f().scale(radius)}
        parts[f"lamp{number}"] = {**shape, "emitter": {"type": "area", "radiance": {"type": "rgb", "value": radiance}}}
    return parts


def _tray(setup: Setup) -> dict[str, Any]:
    """Floor and walls; of clear plastic the table shines through."""
    size = (int(setup.tray[0] * 4), int(setup.tray[1] * 4))
    texture, paint = drawing._texture(setup.floor, size, setup.seed), np.array(drawing.FLOORS[setup.floor]) * 0.9
    if setup.floor == "clear":
        texture = 0.75 * texture + 0.25 * drawing._texture(setup.table, size, setup.seed)
        paint = 0.6 * paint + 0.4 * np.array(drawing.FLOORS[setup.table])
    rough = _GLOSSY.get(setup.floor, 0.8)
    return {
        "floor": _plate(texture, setup.tray, 0.3, rough, _METAL.get(setup.floor, 0.0)),
        **_walls(setup, paint.tolist(), rough),
    }


def _walls(setup: Setup, paint: list[float], rough: float) -> dict[str, Any]:
    (width, height), wall = setup.tray, max(setup.wall, 1.0)
    sides = [(sign * (width / 2 + 1), 0, 1, height / 2 + 2) for sign in (-1, 1)]
    ends = [(0, sign * (height / 2 + 1), width / 2 + 2, 1) for sign in (-1, 1)]
    return {
        f"wall{number}": _block((x, y, wall / 2), (a, b, wall / 2), paint, rough)
        for number, (x, y, a, b) in enumerate(sides + ends)
    }


def _surround(setup: Setup) -> dict[str, Any]:
    """The table, and in every other set-up the foot of a tower behind the tray."""
    table = drawing._texture(setup.table, (1600, 1300), setup.seed + 1)
    parts = {"table": _plate(table, (800.0, 650.0), 0.0, 0.6)}
    if setup.foot:
        rng, back = np.random.default_rng(setup.seed), -setup.tray[1] / 2 - 6
        wide, deep, high, x = rng.uniform(25, 40), rng.uniform(15, 25), rng.uniform(20, 40), rng.uniform(-20, 20)
        for number, (dx, dy, a, b) in enumerate(((-wide, -deep, 1, deep), (wide, -deep, 1, deep), (0, 0, wide, 1))):
            parts[f"foot{number}"] = _block((x + dx, back + dy, high), (a, b, high), [0.35, 0.2, 0.09], 0.7)
    return parts


def _plate(texture: Array, size: tuple[float, float], z: float, rough: float, metal: float = 0.0) -> dict[str, Any]:
    """A rectangle at this height with a texture (BGR reflectance), its first row at the far end."""
    at = _mitsuba().ScalarTransform4f().translate([0, 0, z]) @ _mitsuba().ScalarTransform4f().scale([size[0] / 2, size[1] / 2, 1])
    return {"type": "rectangle", "to_world": at, "bsdf": _paint(_bitmap(texture[::-1, :, ::-1]), rough, metal)}


def _block(middle: tuple[float, ...], half: tuple[float, ...], paint: list[float], rough: float) -> dict[str, Any]:
    at = _mitsuba().ScalarTransform4f().translate(_flipped(np.array(middle)).tolist()) @ _mitsuba().ScalarTransform4f().scale(
        list(half)
    )
    return {"type": "cube", "to_world": at, "bsdf": _paint({"type": "rgb", "value": paint}, rough)}


def _paint(colour: dict[str, Any], rough: float, metal: float = 0.0) -> dict[str, Any]:
    look = {"base_color": colour, "roughness": rough, "specular": 0.4, **({"metallic": metal} if metal else {})}
    return {"type": "twosided", "inner": {"type": "principled", **look}}


def _bitmap(texture: Array) -> dict[str, Any]:
    image = _mitsuba().Bitmap(np.ascontiguousarray(np.clip(texture, 0.005, 0.9).astype(np.float32)))
    return {"type": "bitmap", "bitmap": image, "raw": True, "wrap_mode": "clamp"}


def _cubes(cubes: list[Cube]) -> Any:
    """All cubes as one mesh with one texture: a tile for each face of each cube."""
    mi = _mitsuba()
    corners, places, tiles = _template()
    atlas = np.concatenate([np.concatenate([_face_paint(cube, face) for face in range(6)], axis=1) for cube in cubes])
    points = [(corners @ rotation(cube.pose[3:]).T + np.array(cube.pose[:3])) for cube in cubes]
    uv = [np.column_stack([(tiles + places[:, 0]) / 6, (number + places[:, 1]) / len(cubes)]) for number in range(len(cubes))]
    count = len(corners) * len(cubes)
    properties = mi.Properties()
    properties["bsdf"] = mi.load_dict(_paint(_bitmap(atlas), 0.45))
    mesh = mi.Mesh("cubes", count, count // 3, has_vertex_texcoords=True, props=properties)
    given = mi.traverse(mesh)
    given["vertex_positions"] = np.ravel(_flipped(np.concatenate(points))).astype(np.float32)
    given["vertex_texcoords"] = np.ravel(np.concatenate(uv)).astype(np.float32)
    given["faces"] = np.arange(count, dtype=np.uint32)
    given.update()
    return mesh


@cache
def _template() -> tuple[Array, Array, Array]:
    """Triangles of a chamfered cube: corners (n, 3; mm), places within their face's tile (n, 2), faces (n,)."""
    rows: list[tuple[Array, tuple[float, float], int]] = []
    for axis, sign in product(range(3), (-1, 1)):
        round_it = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        mine = [_vertex(axis, sign, pair) for pair in round_it]
        rows += [mine[k] for k in (0, 1, 2, 0, 2, 3)]
        for one, other in zip(round_it, round_it[1:] + round_it[:1], strict=True):
            near, far = _vertex(axis, sign, one), _vertex(axis, sign, other)
            below, beyond = (
                (_sunk(axis, sign, pair, one, other), vertex[1], vertex[2]) for pair, vertex in ((one, near), (other, far))
            )
            rows += [near, far, beyond, near, beyond, below]
    points, places, tiles = (np.array([row[k] for row in rows]) for k in range(3))
    return points, places, tiles


def _vertex(axis: int, sign: int, pair: tuple[int, int]) -> tuple[Array, tuple[float, float], int]:
    """A corner of a face within its chamfers, its place in the tile, the face."""
    point = np.insert(np.array(pair) * (_HALF - _CHAMFER), axis, sign * _HALF)
    return point, (0.5 + 0.47 * pair[0], 0.5 + 0.47 * pair[1]), 2 * axis + (sign > 0)


def _sunk(axis: int, sign: int, pair: tuple[int, int], one: tuple[int, int], other: tuple[int, int]) -> Array:
    """The middle of the chamfer beside the edge from one corner to the other: half of it belongs to each of two faces."""
    along = 0 if one[0] != other[0] else 1
    arms = np.array(pair) * (_HALF - _CHAMFER)
    arms[1 - along] = pair[1 - along] * (_HALF - _CHAMFER * 0.3)
    return np.insert(arms, axis, sign * (_HALF - _CHAMFER * 0.3))


def _face_paint(cube: Cube, face: int) -> Array:
    """The reflectance (RGB) of one face: grain along it, bare wood where its edges are worn."""
    rng = np.random.default_rng(cube.seed * 6 + face)
    paint = np.array(drawing.PAINTS[cube.colour]) * np.random.default_rng(cube.seed).uniform(0.85, 1.15)
    lines = cv2.resize(rng.normal(0, 1, (4, 16)).astype(np.float32), (_TILE, _TILE), interpolation=cv2.INTER_CUBIC)
    spots = cv2.resize(rng.uniform(0, 1, (9, 9)).astype(np.float32), (_TILE, _TILE), interpolation=cv2.INTER_CUBIC)
    across = np.abs(np.linspace(-1, 1, _TILE))
    edge = np.maximum(across[:, None], across)
    bare = (edge > 0.86 - cube.edge) & (spots < cube.wear)
    return np.where(bare[..., None], drawing._WOOD, paint * (1 + 0.15 * lines[..., None]))
