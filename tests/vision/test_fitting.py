"""What weights are fitted to: set-ups that are drawn, of which those that judge are never those that were fitted to."""

from __future__ import annotations

import json
from itertools import combinations

import cv2
import numpy as np
import pytest

from tools.cubes import heaps, setups
from tools.cubes.drawing import Camera, Cube, Light, Setup, draw, flat_pose, tray_corners
from tools.fit_cubes import fit, main

pytestmark = pytest.mark.slow


TRAY = (140.0, 100.0)


def test_what_is_judged_is_never_what_was_fitted():
    fit, judge = (setups.FAMILIES[name] for name in ("fit", "judge"))
    for part in ("floors", "tables", "lamps"):
        assert not set(getattr(fit, part)) & set(getattr(judge, part))
    assert abs(fit.seed - judge.seed) > 1000


def test_cubes_that_are_spread_out_lie_apart_in_the_tray_and_a_laid_heap_stays_in_it():
    for count in (0, 1, 7, 18):
        poses = np.array(heaps.spread_out(np.random.default_rng(3), count, TRAY)).reshape(-1, 7)
        assert len(poses) == count
        assert (np.abs(poses[:, :2]) < np.array(TRAY) / 2 - heaps.CUBE / 2).all(), count
        assert all(np.hypot(*(one - other)) > heaps.CUBE for one, other in combinations(poses[:, :2], 2)), count
    poses = np.array(heaps._layered(np.random.default_rng(5), 20, TRAY))
    assert (np.abs(poses[:, :2]) < np.array(TRAY) / 2).all()
    floor = poses[poses[:, 2] < heaps.CUBE]
    assert all(np.hypot(*(one - other)) > heaps.CUBE for one, other in combinations(floor[:, :2], 2))


COLOURS = ("red", "blue", "yellow", "black", "purple", "green")
LIGHT = Light("led", exposure=0.9)
STACK = [("red", (0.0, 0.0, 4.0, 1.0, 0.0, 0.0, 0.0)), ("yellow", (4.0, -3.5, 12.0, 1.0, 0.0, 0.0, 0.3))]


def write_picture(path, drawn):
    cv2.imwrite(str(path), drawn.picture)
    return path.name


def write_setup(folder, number):
    setup = Setup(Camera(500.0, 6.0 + number, 80.0, 1600.0), floor="card", table="grey", seed=number)
    places = [(x, y) for y in (-25, 25) for x in (-45, 0, 45)]
    cubes = [Cube(c, flat_pose(x, y, 12 * n), 0.1, n) for n, (c, (x, y)) in enumerate(zip(COLOURS, places, strict=True))]
    taught = draw(setup, cubes, LIGHT, seed=1, grain=1)
    labels = {
        "cubes": [{"colour": c.colour, "centre": list(p)} for c, p in zip(cubes, taught.centres, strict=True)],
        "tray": tray_corners(setup).tolist(),
    }
    (folder / f"labels{number}.json").write_text(json.dumps(labels))
    heap = draw(setup, [Cube(c, pose, 0.1, n) for n, (c, pose) in enumerate(STACK)], LIGHT, seed=3, grain=1)
    items = [
        {"colour": c, "centre_px": list(p), "visible_fraction": v}
        for (c, _), p, v in zip(STACK, heap.centres, heap.visible, strict=True)
    ]
    facts = {
        "one_each": write_picture(folder / f"one{number}.png", taught),
        "empty": write_picture(folder / f"empty{number}.png", draw(setup, [], LIGHT, seed=2, grain=1)),
        "labels": f"labels{number}.json", "mat": None, "mm_per_px": setup.camera.mm_per_px,
    }  # fmt: skip
    image = write_picture(folder / f"heap{number}.png", heap)
    return {f"s{number}": facts}, {"image": image, "setup": f"s{number}", "unreadable": None, "items": items}


def test_a_folder_of_pictures_is_fitted_to(tmp_path, capsys):
    (tmp_path / "cubes").mkdir()
    setups, pictures = zip(*(write_setup(tmp_path / "cubes", number) for number in (1, 2)), strict=True)
    truth = {"cubes": {"setups": setups[0] | setups[1], "pictures": list(pictures)}}
    (tmp_path / "truth.json").write_text(json.dumps(truth))
    assert main([f"{tmp_path}=0.5"]) == 0
    said = capsys.readouterr().out
    assert "CUBE_WEIGHTS = (" in said
    assert "READING_WEIGHTS = (" in said


def test_the_weights_find_what_tells_true_from_false():
    rng = np.random.default_rng(1)
    telling = rng.normal(0, 1, 400)
    truth = (telling + rng.normal(0, 0.5, 400) > 0).astype(float)
    weights = fit(np.column_stack([np.ones(400), telling, rng.normal(0, 1, 400)]), truth, np.ones(400))
    assert weights[1] > 1.5
    assert abs(weights[2]) < 0.5 < weights[1] / 3
