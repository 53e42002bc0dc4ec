"""`companion mat`, `teach cubes` and `read cubes` on files: their forms, their exit codes, what a bad picture costs."""

import json
import os
import shutil
from pathlib import Path

import cv2
import numpy as np
import pytest
from PIL import Image

from companion.app.cli import main
from tools.cubes.drawing import Camera, Cube, Light, Setup, draw, flat_pose, tray_corners
from vision.geometry.mat import draw_marker

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
        "cubes": {"red": 0, "blue": 0, "yellow": 0}, "items": [], "unknown": [], "confidence": 0.0, "refused": True,
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


@pytest.mark.parametrize(
    ("labels", "said"),
    [
        ("", "expected JSON"),
        ({"cubes": []}, "at least one cube"),
        ({"cubes": [{"colour": "red", "centre": [9000, 10]}]}, "outside the picture"),
        ({"cubes": [{"colour": "red", "centre": [640, 480]}], "tray": [[5, 5]] * 4}, "four corners in order"),
        ({"cubes": [{"colour": "red", "centre": [640, 480]}], "tray": [[-900, 0], [9000, 0], [900, 900], [0, 900]]}, "outside"),
        ({"cubes": [{"colour": "red", "centre": [600, 560]}, {"colour": "blue", "centre": [680, 560]}]}, "the same colour"),
    ],
)
def test_labels_that_do_not_fit_the_picture(folder, tmp_path, capsys, labels, said):
    (tmp_path / "l.json").write_text(labels if isinstance(labels, str) else json.dumps(labels))
    words = ["teach", "cubes", folder / "one.png", "--labels", tmp_path / "l.json", "--empty", folder / "empty.png"]
    assert run(*words, "--scale", SETUP.camera.mm_per_px, "--out", tmp_path / "p") == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert not (tmp_path / "p").exists()


def test_sizes_that_make_no_sense(folder, tmp_path, capsys):
    for more in (("--cube-mm", "0"), ("--cube-mm", "nan"), ("--scale", "-1"), ("--scale", "nan")):
        scale = () if more[0] == "--scale" else ("--scale", SETUP.camera.mm_per_px)
        words = ["teach", "cubes", folder / "one.png", "--labels", folder / "labels.json", "--out", tmp_path / "p", *scale, *more]
        assert run(*words) == 2, more
        assert "companion: " in capsys.readouterr().err, more


def test_the_empty_tray_of_another_table(folder, tmp_path, capsys):
    other = Setup(SETUP.camera, floor="black", table="lightwood", seed=8)
    cv2.imwrite(str(tmp_path / "empty.png"), draw(other, [], Light(), seed=2, grain=1).picture)
    cv2.imwrite(str(tmp_path / "grey.png"), cv2.imread(str(folder / "empty.png"), cv2.IMREAD_GRAYSCALE))
    words = ["teach", "cubes", folder / "one.png", "--labels", folder / "labels.json", "--out", tmp_path / "p"]
    for name, said in (("empty.png", "setup-moved"), ("grey.png", "no-colour")):
        assert run(*words, "--scale", SETUP.camera.mm_per_px, "--empty", tmp_path / name) == 2
        assert said in capsys.readouterr().err


def test_another_file_is_no_profile(folder, capsys):
    assert run("read", "cubes", folder / "one.png", "--profile", folder / "labels.json", "--out", folder / "no") == 2
    assert "labels.json" in capsys.readouterr().err
    assert run("read", "tiles", folder / "one.png", "--profile", folder / "cubes.profile", "--out", folder / "no") == 2
    assert "of cubes, not of tiles" in capsys.readouterr().err


def test_a_picture_is_turned_upright_as_its_camera_says(folder, tmp_path):
    exif = Image.Exif()
    exif[0x0112] = 6
    upright = Image.open(folder / "one.png")
    upright.rotate(90, expand=True).save(tmp_path / "turned.jpg", exif=exif, quality=97)
    upright.save(tmp_path / "upright.jpg", quality=97)
    images = [tmp_path / "turned.jpg", tmp_path / "upright.jpg"]
    assert run("read", "cubes", *images, "--profile", folder / "cubes.profile", "--out", tmp_path / "made" / "here") == 0
    turned, upright = (json.loads((tmp_path / "made" / "here" / f"{path.stem}.json").read_text()) for path in images)
    assert turned["cubes"] == upright["cubes"] == {"red": 1, "blue": 1, "yellow": 1}
    assert all(abs(a - b) < 4 for a, b in zip(turned["items"][0]["centre"], upright["items"][0]["centre"], strict=True))


def test_two_pictures_of_one_name_do_not_hide_each_other(folder, tmp_path, capsys):
    for place, source in (("a", "one.png"), ("b", "empty.png")):
        (tmp_path / place).mkdir()
        shutil.copy(folder / source, tmp_path / place / "x.png")
    images = [tmp_path / "a" / "x.png", tmp_path / "b" / "x.png", tmp_path / "a" / "x.png", folder / "empty.png"]
    assert run("read", "cubes", *images, "--profile", folder / "cubes.profile", "--out", tmp_path / "out") == 2
    assert capsys.readouterr().err.count("\n") == 1
    counts = {path.stem: sum(json.loads(path.read_text())["cubes"].values()) for path in (tmp_path / "out").iterdir()}
    assert counts == {"x": 3, "empty": 0}


def test_an_overlay_never_replaces_the_picture(folder, tmp_path, capsys):
    picture = shutil.copy(folder / "one.png", tmp_path / "x.png")
    before = Path(picture).read_bytes()
    assert run("read", "cubes", picture, "--profile", folder / "cubes.profile", "--out", tmp_path, "--overlay") == 2
    assert "x.png" in capsys.readouterr().err
    assert Path(picture).read_bytes() == before
    assert sum(json.loads((tmp_path / "x.json").read_text())["cubes"].values()) == 3


def test_a_place_that_cannot_be_written_is_named(folder, tmp_path, capsys):
    (tmp_path / "file").write_text("")
    teach = ["teach", "cubes", folder / "one.png", "--labels", folder / "labels.json", "--scale", SETUP.camera.mm_per_px]
    assert run(*teach, "--out", tmp_path) == 2
    assert run("read", "cubes", folder / "one.png", "--profile", folder / "cubes.profile", "--out", tmp_path / "file") == 2
    assert run("mat", tmp_path / "file" / "mat.pdf") == 2
    told = capsys.readouterr().err.splitlines()
    assert [line.count(str(tmp_path)) for line in told] == [1, 1, 1]


def test_a_mat_of_another_size_is_said(folder, tmp_path, capsys):
    paper = np.full((960, 1280, 3), (170, 180, 190), np.uint8)
    for number, (x, y) in enumerate(((60, 60), (1100, 60), (1100, 500), (60, 500))):
        paper[y : y + 100, x : x + 100] = cv2.cvtColor(draw_marker(number, 100), cv2.COLOR_GRAY2BGR)
    cv2.imwrite(str(tmp_path / "mat.png"), paper)
    words = ["read", "cubes", tmp_path / "mat.png", "--profile", folder / "cubes.profile", "--out", tmp_path]
    assert run(*words, "--mat", "360x250/40") == 2
    assert "mat of 360x250/40" in capsys.readouterr().err
    assert json.loads((tmp_path / "mat.json").read_text())["reason"] == "mat-not-in-view"
    assert run(*words, "--mat", "360 by 250") == 2
    assert "360x250/40" in capsys.readouterr().err


def test_tiles_are_named_by_their_files(folder, tmp_path, capsys):
    (tmp_path / "bread-2-plain.jpg").write_bytes(b"")
    shutil.copy(folder / "one.png", tmp_path / "bread.png")
    cv2.imwrite(str(tmp_path / "back.png"), cv2.imread(str(folder / "one.png"), cv2.IMREAD_GRAYSCALE))
    said = {"bread-2-plain.jpg": "empty-file", "bread.png": "KIND-COUNT-FRAME", "back.png": "no-colour"}
    for name, reason in said.items():
        assert run("teach", "tiles", tmp_path / name, "--out", tmp_path / "p") == 2
        told = capsys.readouterr().err
        assert reason in told
        assert name in told


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
