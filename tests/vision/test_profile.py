"""Profiles: one file, versioned, whole or refused, never a danger."""

import io
import json
import zipfile

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import vision.atomic_files
from vision.profile import Profile, ProfileKind, load_profile, pack_profile, save_profile, unpack_profile
from vision.vision_errors import ProfileRefused

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
