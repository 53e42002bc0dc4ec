"""`companion mat`, `teach cubes` and `read cubes` on files: their forms, their exit codes, what a bad picture costs."""

import json
import os
from pathlib import Path

import cv2
import pytest
from generator import Camera, Cube, Light, Setup, draw, flat_pose, tray_corners

from companion.cli import main

SETUP = Setup(Camera(480.0, 5.0, 200.0, 1500.0), floor="printed", table="darkwood", seed=3)
DEV = os.environ.get("COMPANION_VISION_DEV")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("eyes")
    colours = ("red", "blue", "yellow")
    cubes = [Cube(colour, flat_pose(x, 0, 20), 0.1, x + 50) for colour, x in zip(colours, (-40, 0, 40), strict=True)]
    taught = draw(SETUP, cubes, Light(), seed=1, grain=1)
    cv2.imwrite(str(place / "one.png"), taught.picture)
    cv2.imwrite(str(place / "empty.png"), draw(SETUP, [], Light(), seed=2, grain=1).picture)
    facts = [{"colour": c, "centre": p} for c, p in zip(colours, taught.centres, strict=True)]
    (place / "labels.json").write_text(json.dumps({"cubes": facts, "tray": tray_corners(SETUP).tolist()}))
    (place / "bad.jpg").write_bytes(b"no picture")
    teach = ["teach", "cubes", place / "one.png", "--labels", place / "labels.json", "--empty", place / "empty.png"]
    assert run(*teach, "--out", place / "cubes.profile", "--scale", SETUP.camera.mm_per_px) == 0
    return place


def run(*words):
    return main([str(word) for word in words])


def test_a_batch_is_read_around_a_bad_picture(folder, capsys):
    images = [folder / "bad.jpg", folder / "one.png"]
    out = folder / "out"
    assert run("read", "cubes", *images, "--profile", folder / "cubes.profile", "--out", out, "--overlay") == 2
    assert "bad.jpg" in capsys.readouterr().err
    refused, read = (json.loads((out / f"{name}.json").read_text()) for name in ("bad", "one"))
    assert refused == {
        "cubes": {"red": 0, "blue": 0, "yellow": 0}, "items": [], "confidence": 0.0, "refused": True,
        "reason": "not-a-picture",
    }  # fmt: skip
    assert read["cubes"] == {"red": 1, "blue": 1, "yellow": 1}
    assert cv2.imread(str(out / "one.png")).shape == (960, 1280, 3)


def test_a_failed_lesson_keeps_the_old_profile(folder, capsys):
    before = (folder / "cubes.profile").read_bytes()
    words = ["teach", "cubes", folder / "bad.jpg", "--labels", folder / "labels.json", "--out", folder / "cubes.profile"]
    assert run(*words, "--scale", "0.3") == 2
    assert run(*words) == 2
    assert "Traceback" not in capsys.readouterr().err
    assert (folder / "cubes.profile").read_bytes() == before


def test_another_file_is_no_profile(folder, capsys):
    assert run("read", "cubes", folder / "one.png", "--profile", folder / "labels.json", "--out", folder / "no") == 2
    assert "labels.json" in capsys.readouterr().err


def test_the_mat_tells_its_size(tmp_path, capsys):
    assert run("mat", tmp_path / "mat.pdf", "--paper", "a3") == 0
    assert "--mat 360x240/40" in capsys.readouterr().out
    assert (tmp_path / "mat.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.skipif(DEV is None, reason="COMPANION_VISION_DEV names no pictures")
@pytest.mark.parametrize("setup", ["d0", "d1", "d2"])
def test_rendered_pictures_of_few_cubes(setup, tmp_path):
    place = Path(DEV) / "cubes"
    truth = json.loads((Path(DEV) / "truth.json").read_text())["cubes"]
    facts = truth["setups"][setup]
    scale = ("--mat", facts["mat"]) if facts["mat"] else ("--scale", facts["mm_per_px"])
    teach = ["teach", "cubes", place / facts["one_each"], "--labels", place / facts["labels"], *scale]
    assert run(*teach, "--empty", place / facts["empty"], "--out", tmp_path / "p") == 0
    few = [each for each in truth["pictures"] if each["setup"] == setup and each["bin"] in {"0", "2-5"}]
    images = [place / each["image"] for each in few]
    assert run("read", "cubes", *images, "--profile", tmp_path / "p", "--out", tmp_path, *scale) == 0
    for each in few:
        assert json.loads((tmp_path / each["image"]).with_suffix(".json").read_text())["cubes"] == each["count_visible"]
