"""Pictures from files: upright, whole, or refused with the reason."""

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from vision.picture import decode_picture, has_colour, load_picture
from vision.vision_errors import PictureRefused, Refusal

RNG = np.random.default_rng(3)
SCENE = cv2.resize(RNG.integers(0, 256, (12, 16, 3)).astype(np.uint8), (160, 120), interpolation=cv2.INTER_NEAREST)


def encoded(suffix, picture=SCENE):
    return cv2.imencode(suffix, picture)[1].tobytes()


def reason(data):
    with pytest.raises(PictureRefused) as refused:
        decode_picture(data)
    return refused.value.reason


@pytest.mark.parametrize("suffix", [".jpg", ".png"])
def test_a_picture_is_read(suffix):
    picture = decode_picture(encoded(suffix))
    assert picture.shape == (120, 160, 3)
    assert picture.dtype == np.uint8
    assert np.abs(picture.astype(int) - SCENE).mean() < 12


def test_a_picture_rotated_by_exif_is_upright(tmp_path):
    exif = Image.Exif()
    exif[0x0112] = 6
    Image.fromarray(SCENE[..., ::-1]).rotate(90, expand=True).save(tmp_path / "turned.jpg", exif=exif, quality=95)
    picture = load_picture(tmp_path / "turned.jpg")
    assert picture.shape == SCENE.shape
    assert np.abs(picture.astype(int) - SCENE).mean() < 12


def test_sixteen_bits_and_grey_become_eight_bits_in_three_channels():
    deep = decode_picture(encoded(".png", SCENE.astype(np.uint16) * 257))
    assert np.array_equal(deep, SCENE)
    grey = decode_picture(encoded(".png", SCENE[..., 0]))
    assert grey.shape == SCENE.shape
    assert not has_colour(grey)
    assert has_colour(SCENE)


def test_a_few_cubes_on_a_neutral_table_are_colour_and_a_sensors_noise_is_none():
    table = np.full((480, 640, 3), 120, np.uint8)
    noise = np.random.default_rng(1).integers(-1, 2, table.shape)
    assert not has_colour((table + noise // 2).astype(np.uint8))
    table[200:220, 300:340] = (40, 60, 200)
    assert has_colour(table)


def test_what_is_no_picture_is_refused_and_a_file_by_its_name(tmp_path):
    assert reason(b"") is Refusal.EMPTY_FILE
    assert reason(b"supporters: 12") is Refusal.NOT_A_PICTURE
    assert reason(encoded(".png", SCENE[:8, :8])) is Refusal.TOO_SMALL
    assert reason(b"\xff\xd8\xff\xe0 and then nothing of the kind") in {Refusal.NOT_A_PICTURE, Refusal.TRUNCATED}
    huge = bytearray(encoded(".png"))
    huge[16:24] = (60_000).to_bytes(4, "big") * 2
    assert reason(bytes(huge)) is Refusal.TOO_LARGE
    (tmp_path / "empty.jpg").write_bytes(b"")
    for name, said in (("missing.jpg", "missing"), ("empty.jpg", r"empty-file: .*empty\.jpg")):
        with pytest.raises(PictureRefused, match=said):
            load_picture(tmp_path / name)


def test_forty_megapixels_are_read():
    picture = decode_picture(encoded(".jpg", cv2.resize(SCENE, (7300, 5480))))
    assert picture.shape == (5480, 7300, 3)


@pytest.mark.parametrize("suffix", [".jpg", ".png"])
@given(share=st.floats(0.05, 0.97))
def test_a_truncated_picture_is_refused(suffix, share):
    data = encoded(suffix)
    assert reason(data[: int(share * len(data))]) in {Refusal.TRUNCATED, Refusal.NOT_A_PICTURE}
