"""Fitting the cube reader's weights: to rows of numbers, and to a folder of pictures with their truth."""

import json

import cv2
import numpy as np
import pytest

from tools.cubes.drawing import Camera, Cube, Light, Setup, draw, flat_pose, tray_corners
from tools.fit_cubes import Rows, fit, main, report

pytestmark = pytest.mark.slow

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


def test_the_report_holds_set_ups_out():
    rows = Rows()
    for number in range(40):
        rows.add((1.0, float(number % 2)), bool(number % 2), f"s{number % 4}", 1.0)
    said = list(report("middle", rows))
    assert said[0].startswith("middle: 40 guesses, 20 true")
    assert said[0].endswith("0 wrong")
