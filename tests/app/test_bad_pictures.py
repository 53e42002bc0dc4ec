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


def hand(picture):
    return cv2.ellipse(picture.copy(), (640, 860), (130, 430), -20, 0, 360, SKIN, -1)


def fingertip(picture):
    return cv2.ellipse(picture.copy(), (590, 520), (32, 290), -20, 0, 360, SKIN, -1)


def sheet(picture):
    return cv2.rectangle(picture.copy(), (500, 400), (665, 540), (235, 240, 240), -1)


def blurred(picture):
    return cv2.GaussianBlur(picture, (0, 0), 5)


def shaken(picture):
    return cv2.blur(picture, (25, 1))


def dark(picture):
    return picture // 10


def burnt(picture):
    return np.clip(picture.astype(np.float32) * 3, 0, 255).astype(np.uint8)


def glared(picture):
    y, x = np.mgrid[: picture.shape[0], : picture.shape[1]]
    light = 600 * np.exp(-((x - 560) ** 2 + (y - 440) ** 2) / 2 / 45**2)
    return np.clip(picture + light[..., None], 0, 255).astype(np.uint8)


def grey(picture):
    return cv2.cvtColor(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)


def turned(picture):
    about = cv2.getRotationMatrix2D((640, 480), 20, 1.0)
    return cv2.warpAffine(picture, about, (1280, 960), borderMode=cv2.BORDER_REPLICATE)


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
    hand: "refusal-hand-in-view",
    fingertip: "refusal-hand-in-view look-again-uncover look-again-spread",
    sheet: "refusal-foreign-object",
    blurred: "refusal-blurred",
    shaken: "refusal-blurred",
    dark: "refusal-too-dark",
    burnt: "refusal-overexposed",
    glared: "refusal-overexposed",
    grey: "refusal-no-colour",
    turned: "look-again-place refusal-setup-moved",
    another_camera: "refusal-blurred refusal-too-small refusal-setup-moved look-again-place",
    another_tray: "refusal-foreign-object refusal-setup-moved refusal-hand-in-view",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A table that was taught, and its good picture in all its bad states."""
    place = tmp_path_factory.mktemp("table")
    teach = ["teach", "cubes", PICTURES / "one_each.jpg", "--labels", PICTURES / "labels.json", "--empty", PICTURES / "empty.jpg"]
    assert run(*teach, "--scale", 0.26, "--out", place / CUBES) == 0
    (place / "spoilt").mkdir()
    good = load_picture(PICTURES / GOOD)
    for spoil in SPOILT:
        cv2.imwrite(str(place / "spoilt" / f"{spoil.__name__}.jpg"), spoil(good))
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


@pytest.mark.parametrize("spoil", [sheet, shaken, dark, burnt, grey, another_camera], ids=lambda spoil: spoil.__name__)
def test_at_the_table_it_is_refused_or_doubted_with_a_remedy(folder, spoil):
    said = shown(folder, folder / "spoilt" / f"{spoil.__name__}.jpg")
    told = said.refused or said.doubt
    assert told is not None
    assert told.id in SPOILT[spoil].split()


def test_on_the_command_line_it_is_refused_or_doubted_with_a_remedy(folder, capsys):
    spoilt = (hand, fingertip, blurred, glared, turned, another_tray)
    pictures = [folder / "spoilt" / f"{spoil.__name__}.jpg" for spoil in spoilt]
    assert run("read", "cubes", *pictures, "--profile", folder / CUBES, "--out", folder / "out") == 0
    lines = dict(line.split(": ", 1) for line in capsys.readouterr().out.splitlines())
    words = Words("de")
    for picture, spoil in zip(pictures, spoilt, strict=True):
        read = json.loads((folder / "out" / f"{picture.stem}.json").read_text())
        assert read["refused"] or read["confidence"] < 0.9
        assert any(words(phrase(each)) in lines[str(picture)] for each in SPOILT[spoil].split())
