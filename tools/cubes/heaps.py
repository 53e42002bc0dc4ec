"""How cubes come to lie: dropped into the tray by a physics engine, or laid in layers as its stand-in; or spread well apart."""

from __future__ import annotations

from importlib.util import find_spec

import numpy as np

CUBE = 8.0
Pose = tuple[float, ...]

_STEP, _SECONDS = 0.004, 1.6
_APART = 1.3 * CUBE


def spread_out(rng: np.random.Generator, count: int, tray: tuple[float, float]) -> list[Pose]:
    """Flat poses (x, y, z, quaternion; mm) no nearer than 1.3 sides, on a jittered grid of the tray (width, height)."""
    inner = np.array(tray) - 3 * CUBE
    columns = max(1, int(np.ceil(np.sqrt(max(count, 1) * inner[0] / inner[1]))))
    rows = -(-count // columns)
    pitch = inner / [max(columns - 1, 1), max(rows - 1, 1)]
    loose = np.maximum((pitch - _APART) / 2, 0)
    poses = []
    for number in range(count):
        place = -inner / 2 + pitch * [number % columns, number // columns] + rng.uniform(-1, 1, 2) * np.minimum(loose, 6)
        poses.append(flat(place, CUBE / 2, rng.uniform(0, np.pi / 2)))
    return poses


def dropped(
    rng: np.random.Generator,
    count: int,
    tray: tuple[float, float],
    mouth: tuple[float, float] = (8.0, 24.0),
    friction: float = 0.45,
) -> list[Pose]:
    """Poses of a heap as it falls from a tower over one side of the tray, through a mouth of one of these widths (one sigma, mm)."""
    if not count:
        return []
    return _simulated(rng, count, tray, mouth, friction) if find_spec("mujoco") else _layered(rng, count, tray)


def flat(place: np.ndarray, height: float, turn: float) -> Pose:
    """The pose of a cube that lies on a face, its middle so high (mm), turned by so much (radians)."""
    return (float(place[0]), float(place[1]), height, float(np.cos(turn / 2)), 0.0, 0.0, float(np.sin(turn / 2)))


def _layered(rng: np.random.Generator, count: int, tray: tuple[float, float]) -> list[Pose]:
    """Cubes that touch now and then; one in sixteen lies on another."""
    half, poses = np.array(tray) / 2 - CUBE, list[Pose]()
    while len(poses) < count:
        if len(poses) > 2 and rng.random() < 1 / 16:
            below = poses[int(rng.integers(len(poses)))]
            if below[2] < CUBE:
                way = rng.uniform(0, 2 * np.pi)
                place = np.array(below[:2]) + rng.uniform(0.6, 0.9) * CUBE * np.array([np.cos(way), np.sin(way)])
                poses.append(flat(place, 1.5 * CUBE, rng.uniform(0, np.pi / 2)))
            continue
        near = np.array(poses[-1][:2]) + rng.uniform(-12, 12, 2) if poses and rng.random() < 0.5 else rng.uniform(-half, half)
        place = np.clip(near, -half, half)
        if all(np.hypot(*(place - pose[:2])) > 1.15 * CUBE for pose in poses if pose[2] < CUBE):
            poses.append(flat(place, CUBE / 2, rng.uniform(0, np.pi / 2)))
    return poses


def _simulated(
    rng: np.random.Generator, count: int, tray: tuple[float, float], mouth: tuple[float, float], friction: float
) -> list[Pose]:
    import mujoco  # type: ignore[import-not-found]

    width, height = tray
    over = np.array([rng.uniform(-0.25, 0.25) * width, rng.uniform(-0.35, 0.1) * height])
    wide = rng.uniform(*mouth)
    starts = [(over + rng.normal(0, wide, 2), 30 + 11 * number, rng.normal(0, 1, 4)) for number in range(count)]
    bodies = "".join(
        f'<body pos="{x:.2f} {y:.2f} {z:.2f}" quat="{" ".join(f"{part:.4f}" for part in turn / np.linalg.norm(turn))}">'
        f'<freejoint/><geom type="box" size="{CUBE / 2} {CUBE / 2} {CUBE / 2}" mass="0.4" friction="{friction} 0.01 0.001"/></body>'
        for (x, y), z, turn in starts
    )
    walls = "".join(
        f'<geom type="box" pos="{x} {y} 200" size="{a} {b} 200"/>'
        for x, y, a, b in (
            (-width / 2 - 5, 0, 5, height),
            (width / 2 + 5, 0, 5, height),
            (0, -height / 2 - 5, width, 5),
            (0, height / 2 + 5, width, 5),
        )
    )
    model = mujoco.MjModel.from_xml_string(
        f'<mujoco><option timestep="{_STEP}" gravity="0 0 -9810" integrator="implicitfast"/><worldbody>'
        f'<geom type="plane" size="500 500 1"/>{walls}{bodies}</worldbody></mujoco>'
    )
    state = mujoco.MjData(model)
    state.qvel[:] = np.tile([*rng.normal(0, 60, 2), -300, *rng.normal(0, 8, 3)], count)
    for _ in range(int((_SECONDS + 0.05 * count) / _STEP)):
        mujoco.mj_step(model, state)
    poses = state.qpos.reshape(count, 7)
    inside = (np.abs(poses[:, :2]) < np.array(tray) / 2).all(axis=1) & (poses[:, 2] < 5 * CUBE)
    flat = spread_out(rng, count, tray)
    return [
        tuple(map(float, pose)) if within else flat[number]
        for number, (pose, within) in enumerate(zip(poses, inside, strict=True))
    ]
