"""Pictures and profiles from files: upright, whole, or refused with the reason, never a danger."""

import io
import json
import zipfile

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

import vision.atomic_files
from vision.picture import decode_picture, has_colour, load_picture
from vision.profile import Profile, ProfileKind, load_profile, pack_profile, save_profile, unpack_profile
from vision.vision_errors import PictureRefused, ProfileRefused, Refusal

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


PICTURE = np.random.default_rng(1).integers(0, 256, (40, 60, 3)).astype(np.uint8)
PROFILE = Profile(ProfileKind.CUBES, {"cube_mm": 8.0, "names": ["red", "grün"]}, {"empty": PICTURE})


def with_manifest(**changes):
    manifest = {"format": "companion-vision-profile", "version": 1, "kind": "cubes", "facts": {}, **changes}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("profile.json", json.dumps(manifest))
    return out.getvalue()


def test_a_profile_comes_back_as_it_was_and_anybody_can_open_it(tmp_path):
    path = tmp_path / "deep" / "er" / "cubes.profile"
    save_profile(path, PROFILE)
    loaded = load_profile(path, ProfileKind.CUBES)
    assert loaded.facts == PROFILE.facts
    assert np.array_equal(loaded.pictures["empty"], PICTURE)
    assert pack_profile(loaded) == pack_profile(PROFILE)
    with zipfile.ZipFile(path) as archive:
        assert json.loads(archive.read("profile.json"))["facts"]["cube_mm"] == 8.0
        assert archive.namelist() == ["profile.json", "pictures/empty.png"]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (with_manifest(version=7), "got 7"),
        (with_manifest(kind="cards"), "cards"),
        (with_manifest(format="other"), "a profile that Companion wrote"),
        (with_manifest(facts=[]), "expected facts"),
        (with_manifest(facts={"ratio": 0}), "got 0"),
        (with_manifest(facts={"picture_size": [1280, 1e300]}), "expected a number from"),
        (with_manifest(facts={"views": [{"side_px": float("nan")}]}), "got nan"),
        (with_manifest(facts={"deep": [[float("inf")]]}), "got inf"),
        (b"", "expected a profile"),
        (pack_profile(PROFILE)[:-40], "expected a profile"),
    ],
)
def test_another_file_is_refused_in_words(data, words):
    with pytest.raises(ProfileRefused, match=words):
        unpack_profile(data)


def test_the_wrong_kind_and_a_missing_file_are_named(tmp_path):
    save_profile(tmp_path / "p", PROFILE)
    with pytest.raises(ProfileRefused, match="not of tiles"):
        load_profile(tmp_path / "p", ProfileKind.TILES)
    with pytest.raises(ProfileRefused, match="nowhere"):
        load_profile(tmp_path / "nowhere", ProfileKind.TILES)


def test_a_bomb_is_refused_unopened():
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("profile.json", b" " * 30_000_000)
    assert len(out.getvalue()) < 100_000
    with pytest.raises(ProfileRefused, match="got 1 and"):
        unpack_profile(out.getvalue())


@given(st.data())
def test_damage_is_refused_or_harmless(data):
    whole = bytearray(pack_profile(PROFILE))
    for _ in range(data.draw(st.integers(1, 4))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    try:
        profile = unpack_profile(bytes(whole))
    except ProfileRefused:
        return
    assert profile.kind in ProfileKind


def test_a_failed_write_keeps_the_old_profile(tmp_path, monkeypatch):
    path = tmp_path / "cubes.profile"
    save_profile(path, PROFILE)

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(vision.atomic_files.os, "fsync", full)
    with pytest.raises(OSError, match="No space") as refused:
        save_profile(path, Profile(ProfileKind.CUBES, {"cube_mm": 9.0}))
    assert refused.value.filename == str(path)
    assert load_profile(path, ProfileKind.CUBES).facts["cube_mm"] == 8.0
    assert [each.name for each in tmp_path.iterdir()] == ["cubes.profile"]
