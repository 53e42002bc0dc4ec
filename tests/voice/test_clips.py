"""Clips survive the way to disk and back, and every way in which a disk can spoil them."""

import os
import stat

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stand_in_engines import hum

from companion.language.voice.cache import ClipCache, clip_key
from companion.language.voice.clip import Clip, from_wav, to_wav
from companion.language.voice.voice_errors import BrokenClip

KEY = clip_key("espeak-ng|German|1.52.0", 155, "Hallo")


@given(st.binary(max_size=200).filter(lambda data: len(data) % 2 == 0), st.integers(8_000, 96_000))
def test_there_and_back(pcm, rate):
    assert from_wav(to_wav(Clip(pcm, rate))) == Clip(pcm, rate)


@given(st.integers(44, 44 + 399), st.integers(1, 255))
def test_one_changed_byte_of_sound_is_noticed(place, change):
    data = bytearray(to_wav(hum(0.02, rate=10_000)))
    data[place] ^= change
    with pytest.raises(BrokenClip):
        from_wav(bytes(data))


@given(st.integers(0, 443 + 40), st.binary(max_size=100))
def test_a_shortened_file_or_anything_else_is_noticed(length, other):
    for data in (to_wav(hum(0.02, rate=10_000))[:length], other):
        with pytest.raises(BrokenClip):
            from_wav(data)
    for pcm, rate in ((b"odd", 22_050), (b"", 0), (b"", 1_000_000)):
        with pytest.raises(BrokenClip):
            Clip(pcm, rate)


def test_the_name_tells_engine_voice_version_rate_and_text():
    others = [clip_key("a", 155, "Hallo"), clip_key("espeak-ng|German|1.52.0", 156, "Hallo"), clip_key("a", 155, "hallo")]
    assert len({KEY, *others}) == 4


def stored(cache, key, clip):
    cache.put(key, clip)
    cache.settle()


def test_nothing_is_written_before_it_is_settled_and_then_it_is_kept_for_the_next_evening(tmp_path):
    cache = ClipCache(tmp_path / "new")
    cache.put(KEY, hum(0.1))
    assert not cache.settled
    assert not (tmp_path / "new").exists()
    assert cache.get(KEY) == hum(0.1)
    cache.settle()
    assert cache.settled
    assert cache.on_disk == (1, len(to_wav(hum(0.1))))
    assert ClipCache(tmp_path / "new").get(KEY) == hum(0.1)
    assert [path.name for path in (tmp_path / "new").iterdir()] == [f"{KEY}.wav"]


def test_a_spoilt_file_is_removed_and_made_anew(tmp_path):
    path = tmp_path / f"{KEY}.wav"
    stored(ClipCache(tmp_path), KEY, hum(0.1))
    whole = path.read_bytes()
    for spoilt in (b"", bytes(len(whole)), whole[:-1], whole[:50] + bytes(len(whole) - 50)):
        path.write_bytes(spoilt)
        cache = ClipCache(tmp_path)
        assert cache.get(KEY) is None
        assert not path.exists()
        stored(cache, KEY, hum(0.1))
        assert ClipCache(tmp_path).get(KEY) == hum(0.1)


def test_the_least_recently_used_goes_first_even_after_a_restart_and_foreign_files_are_left_alone(tmp_path):
    size = len(to_wav(hum(0.1)))
    (tmp_path / "readme.txt").write_text("x" * 1000)
    for place, key in enumerate("abc"):
        stored(ClipCache(tmp_path), key, hum(0.1))
        os.utime(tmp_path / f"{key}.wav", (1000 + place, 1000 + place))
    assert ClipCache(tmp_path).get("a") is not None
    stored(ClipCache(tmp_path, disk_limit=3 * size), "d", hum(0.1))
    assert {path.stem for path in tmp_path.iterdir()} == {"a", "c", "d", "readme"}


def test_memory_has_a_limit_of_its_own(tmp_path):
    cache = ClipCache(None, memory_limit=2 * len(hum(0.1).pcm))
    for key in "abc":
        cache.put(key, hum(0.1))
    assert cache.get("a") is None
    assert cache.get("c") == hum(0.1)
    assert cache.on_disk == (0, 0)


def test_a_folder_that_is_a_file_or_a_full_disk_costs_only_the_disk(tmp_path, monkeypatch, caplog):
    (tmp_path / "tts").write_bytes(b"")
    cache = ClipCache(tmp_path / "tts")
    for key in "ab":
        stored(cache, key, hum(0.1))
    assert cache.get("a") == hum(0.1)
    assert cache.settled
    assert len(caplog.records) == 1

    def full(path, data):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("companion.language.voice.cache.write_atomically", full)
    cache = ClipCache(tmp_path)
    stored(cache, KEY, hum(0.1))
    assert cache.get(KEY) == hum(0.1)
    assert "No space left" in caplog.text


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_costs_only_the_disk(tmp_path):
    stored(ClipCache(tmp_path), "a", hum(0.1))
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    cache = ClipCache(tmp_path)
    stored(cache, "b", hum(0.2))
    assert (cache.get("a"), cache.get("b")) == (hum(0.1), hum(0.2))
