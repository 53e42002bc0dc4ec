"""The bench's own sums, the set-ups that it draws, what weights are fitted to: what counts as found, right, invented and honest."""

from __future__ import annotations

import json
from itertools import combinations

import cv2
import numpy as np
import pytest
from app_path import flagged
from vision_goals import cube_goals, print_goals
from vision_photographs import photographed_cubes
from vision_report import Outcome, tile_outcome
from vision_sets import TileScene, TrueTile

from tools.cubes import heaps, setups
from tools.cubes.drawing import Camera, Cube, Light, Setup, draw, flat_pose, tray_corners
from tools.fit_cubes import fit, main
from vision.vision_errors import Refusal
from vision.whole_reading import Face, Item, Reading

pytestmark = pytest.mark.slow
BREAD, GREY, TOOLS = Face("bread", 2, "plain"), Face("bread", 2, "grey"), Face("tools", 1, "plain")
DATA = cv2.imencode(".jpg", np.full((40, 60, 3), 90, np.uint8))[1].tobytes()


def scene(*tiles, unreadable=False):
    return TileScene(DATA, tuple(TrueTile(*tile) for tile in tiles), 0.3, unreadable, {"bin": "2-5"})


def read(*items):
    return lambda _picture: Reading(tuple(Item(face, at, sure) for face, at, sure in items), 0.95)


def test_a_whole_scene_is_right_where_each_tile_is_found_and_none_invented():
    tiles = [(BREAD, (100.0, 100.0), 50.0, 1.0), (TOOLS, (300.0, 100.0), 50.0, 0.3)]
    assert tile_outcome(scene(*tiles), read((BREAD, (110.0, 95.0), 0.9))).exact
    assert tile_outcome(scene(*tiles), read((BREAD, (110.0, 95.0), 0.9), (TOOLS, (300.0, 100.0), 0.4))).exact
    assert not tile_outcome(scene(*tiles), read((BREAD, (130.0, 100.0), 0.9))).exact
    assert not tile_outcome(scene(*tiles), read((BREAD, (110.0, 95.0), 0.9), (BREAD, (200.0, 200.0), 0.4))).exact
    assert not tile_outcome(scene(*tiles), lambda _picture: Reading((), 0.9)).exact


def outcome(*, exact=True, sure=0.95, flagged=False, count="2-5", second=None):
    return Outcome(
        {"bin": count}, exact, 0, sure, refused=False, unreadable=False, times_floor=5.0, flagged=flagged, second=second
    )


def test_goals_stand_beside_what_was_reached(capsys):
    shown = [outcome(), outcome(exact=False), outcome(exact=False, sure=0.5, flagged=True, count="11-16", second=(True, True))]
    rows = {row.name: row for row in cube_goals(shown)}
    found = {name: (row.took, row.floor, row.met) for name, row in rows.items()}
    assert found["cubes, 0-10"] == (1, 2, False)
    assert found["cubes, 11-25"] == (0, 1, False)
    assert found["cubes, 11-25, spread"] == (1, 1, True)
    assert found["cubes, 0-10, spread"][:2] == (0, 0)
    assert found["cubes, sure"] == (2, 3, False)
    assert found["cubes, sure and wrong"] == (1, 2, False)
    assert found["cubes, silent and wrong"] == (1, 2, False)
    assert found["cubes, time"] == (5.0, 1.0, True)
    print_goals("some pictures", rows.values())
    said = capsys.readouterr().out
    assert "goals, on some pictures" in said
    assert "MISSED" in said
    assert ", -     )" in said, "where nothing was tried, nothing is missed"


def test_what_the_screen_would_show_counts_as_flagged():
    picture = np.zeros((60, 80, 3), np.uint8)
    sure, unsure = Item("red", (20.0, 20.0), 0.95), Item("red", (20.0, 20.0), 0.5)
    assert not flagged(picture, Reading((sure,), 0.95))
    assert flagged(picture, Reading((sure,), 0.8))
    assert flagged(picture, Reading((unsure,), 0.95))
    assert flagged(picture, Reading.refuse(Refusal.BLURRED))


def test_photographs_teach_each_other(tmp_path):
    rng = np.random.default_rng(2)
    facts = []
    for number, places in enumerate((((60, 60), (140, 60)), ((70, 120), (150, 110)))):
        picture = np.full((200, 240, 3), 190, np.uint8)
        for colour, (x, y) in zip(((30, 30, 190), (190, 80, 30)), places, strict=True):
            cv2.rectangle(picture, (x - 12, y - 12), (x + 12, y + 12), colour, -1)
        cv2.imwrite(str(tmp_path / f"{number}.png"), np.clip(picture + rng.normal(0, 1, picture.shape), 0, 255).astype(np.uint8))
        cubes = [{"colour": c, "x": x, "y": y} for c, (x, y) in zip(("red", "blue"), places, strict=True)]
        common = {"file": f"{number}.png", "scene": "drawn", "tags": [], "total": 2, "by_colour": {"red": 1, "blue": 1}}
        facts.append({**common, "cubes": cubes})
    pairs = list(photographed_cubes(tmp_path, {"cubes": facts}))
    assert [pair.pictures[0].like["setup"] for pair in pairs] == ["1, by 0", "0, by 1"]
    assert pairs[0].lesson.scale == pytest.approx(8 / 25, rel=0.05)
    assert pairs[0].lesson.labels.cubes == (("red", (60.0, 60.0)), ("blue", (140.0, 60.0)))


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


def row(picture, *, refused=False, confidence=0.9, **counts):
    return {"picture": picture, "counts": counts, "refused": refused, "confidence": confidence}
