"""A good picture spoilt in every way that a table spoils one: refused or doubted with reason and remedy, never counted wrong in silence."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.app.cli import main
from companion.camera.profiles import CUBES
from companion.camera.table_reader import Reader
from companion.camera.to_screen import convert_look
from companion.language.words import Words
from companion.system.settings import Settings
from companion.table import ReadCubes
from companion.table.phrase import phrase
from hardware.cameras.folder import FolderCamera
from vision.picture import load_picture

pytestmark = pytest.mark.slow

PICTURES = Path(__file__).parents[1] / "vision" / "fixtures" / "cubes"
GOOD = "apart.jpg"
TRUTH = next(
    each["count_visible"]
    for each in json.loads((PICTURES.parent / "truth.json").read_text())["cubes"]["pictures"]
    if each["image"] == GOOD
)
COLOURS = dict.fromkeys(TRUTH, 9)
SKIN = (120, 150, 210)


def glared(picture):
    y, x = np.mgrid[: picture.shape[0], : picture.shape[1]]
    light = 600 * np.exp(-((x - 560) ** 2 + (y - 440) ** 2) / 2 / 45**2)
    return np.clip(picture + light[..., None], 0, 255).astype(np.uint8)


def another_camera(picture):
    """One that stands higher, sees farther to the side, and has few pixels."""
    wide = cv2.copyMakeBorder(picture, 300, 300, 500, 300, cv2.BORDER_REPLICATE)
    return cv2.resize(wide, (640, 480), interpolation=cv2.INTER_AREA)


def another_tray(picture):
    """A black one of another shape, with the same cubes beside it."""
    other = picture.copy()
    cv2.rectangle(other, (430, 250), (850, 700), (28, 30, 30), -1)
    other[260:420, 460:620] = picture[400:560, 560:720]
    return other


SPOILT = {
    "hand": (lambda good: cv2.ellipse(good, (640, 860), (130, 430), -20, 0, 360, SKIN, -1), "refusal-hand-in-view"),
    "fingertip": (
        lambda good: cv2.ellipse(good, (590, 520), (32, 290), -20, 0, 360, SKIN, -1),
        "refusal-hand-in-view look-again-uncover look-again-spread",
    ),
    "sheet": (lambda good: cv2.rectangle(good, (500, 400), (665, 540), (235, 240, 240), -1), "refusal-foreign-object"),
    "blurred": (lambda good: cv2.GaussianBlur(good, (0, 0), 5), "refusal-blurred"),
    "shaken": (lambda good: cv2.blur(good, (25, 1)), "refusal-blurred"),
    "dark": (lambda good: good // 10, "refusal-too-dark"),
    "burnt": (lambda good: np.clip(good.astype(np.float32) * 3, 0, 255).astype(np.uint8), "refusal-overexposed"),
    "glared": (glared, "refusal-overexposed"),
    "grey": (lambda good: cv2.cvtColor(cv2.cvtColor(good, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR), "refusal-no-colour"),
    "turned": (
        lambda good: cv2.warpAffine(
            good, cv2.getRotationMatrix2D((640, 480), 20, 1), (1280, 960), borderMode=cv2.BORDER_REPLICATE
        ),
        "look-again-place refusal-setup-moved",
    ),
    "another_camera": (another_camera, "refusal-blurred refusal-too-small refusal-setup-moved look-again-place"),
    "another_tray": (another_tray, "refusal-foreign-object refusal-setup-moved refusal-hand-in-view"),
}
"""How a good picture is spoilt, and what may be said of it then."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A table that was taught, and its good picture in all its bad states."""
    place = tmp_path_factory.mktemp("table")
    teach = ["teach", "cubes", PICTURES / "one_each.jpg", "--labels", PICTURES / "labels.json", "--empty", PICTURES / "empty.jpg"]
    assert run(*teach, "--scale", 0.26, "--out", place / CUBES) == 0
    (place / "spoilt").mkdir()
    good = load_picture(PICTURES / GOOD)
    for name, (spoil, _) in SPOILT.items():
        cv2.imwrite(str(place / "spoilt" / f"{name}.jpg"), spoil(good.copy()))
    return place


def run(*words):
    return main([str(word) for word in words])


def shown(folder, picture):
    """What the screen shows of a picture under the camera, once it is read."""
    reader = Reader(FolderCamera(picture), Settings(), folder, lambda *_: None, rest=lambda _: None)
    return convert_look(reader.look(ReadCubes("t", most=COLOURS), 1))


def test_the_good_picture_is_read_without_a_word(folder, capsys):
    said = shown(folder, PICTURES / GOOD)
    assert (said.refused, said.doubt) == (None, None)
    assert run("read", "cubes", PICTURES / GOOD, "--profile", folder / CUBES, "--out", folder / "out") == 0
    assert capsys.readouterr().out == ""
    assert json.loads((folder / "out" / "apart.json").read_text())["cubes"] == TRUTH


def test_at_the_table_it_is_refused_or_doubted_with_a_remedy(folder):
    for name in ("sheet", "shaken", "dark", "burnt", "grey", "another_camera"):
        said = shown(folder, folder / "spoilt" / f"{name}.jpg")
        told = said.refused or said.doubt
        assert told is not None, name
        assert told.id in SPOILT[name][1].split(), name


def test_on_the_command_line_it_is_refused_or_doubted_with_a_remedy(folder, capsys):
    pictures = {n: folder / "spoilt" / f"{n}.jpg" for n in ("hand", "fingertip", "blurred", "glared", "turned", "another_tray")}
    assert run("read", "cubes", *pictures.values(), "--profile", folder / CUBES, "--out", folder / "out") == 0
    lines = dict(line.split(": ", 1) for line in capsys.readouterr().out.splitlines())
    words = Words("de")
    for name, picture in pictures.items():
        read = json.loads((folder / "out" / f"{name}.json").read_text())
        assert read["refused"] or read["confidence"] < 0.9, name
        assert any(words(phrase(each)) in lines[str(picture)] for each in SPOILT[name][1].split()), name
