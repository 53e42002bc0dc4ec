"""Clips survive the way to disk and back and every way in which a disk can spoil them, and are made ahead, each once."""

import os
import shutil
import stat
import subprocess
import sys
from collections import namedtuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stand_in_engines import Failing, Humming, hum

from companion.app.cli import main
from companion.games import game
from companion.language.voice.ahead import FAILURES, Ending, Progress, find_missing, prepare
from companion.language.voice.cache import ClipCache, clip_key
from companion.language.voice.engine import Clip, from_wav, to_wav
from companion.language.voice.studio import Studio
from companion.language.voice.voice_errors import BrokenClip, EngineFailed
from companion.language.words import Words
from companion.ui.narration.voice_preparation import list_likely_texts

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


TEXTS = ["Ada: Nimm ein Brot. Fertig?", "Ben: Nimm ein Brot. Fertig?"]


class Place:
    """A studio on a folder, and what it was told while preparing."""

    def __init__(self, folder, engine=None, **cache):
        self.engine, self.folder = engine or Humming(), folder
        self.cache = ClipCache(folder / "tts", **cache)
        self.voice = Studio([self.engine], self.cache).renderers[0]
        self.told = []

    def run(self, most=1000):
        def report(progress):
            self.told.append(progress)
            return len(self.told) < most

        wanted, of = find_missing(TEXTS, "de", (), self.voice, 150)
        return prepare(wanted, of, self.voice, self.cache, 150, self.folder, report)


def test_each_sentence_once_and_on_disk(tmp_path):
    place = Place(tmp_path)
    assert place.run() is Ending.DONE
    assert place.engine.rendered == ["Ada:", "Nimm ein Brot.", "Fertig?", "Ben:"]
    assert place.told[-1] == Progress(4, 4, pytest.approx(2.9, abs=0.1))
    assert ClipCache(tmp_path / "tts").on_disk[0] == 4


def test_interrupted_it_goes_on_where_it_was(tmp_path):
    assert Place(tmp_path).run(most=2) is Ending.STOPPED
    place = Place(tmp_path)
    assert place.run() is Ending.DONE
    assert place.engine.rendered == ["Fertig?", "Ben:"]
    assert place.told[0].there == 3
    assert Place(tmp_path).engine.rendered == []


def test_a_full_card_ends_it_with_a_word_also_one_that_fills_up_meanwhile(tmp_path, monkeypatch):
    def full(path, data):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as filling:
        filling.setattr("companion.language.voice.cache.write_atomically", full)
        assert Place(tmp_path).run() is Ending.CARD_FULL
    usage = namedtuple("usage", "total used free")  # noqa: PYI024
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage(1, 1, 1_000_000))
    place = Place(tmp_path)
    assert place.run() is Ending.CARD_FULL
    assert place.engine.rendered == []


def test_no_more_is_kept_than_the_settings_allow(tmp_path):
    place = Place(tmp_path, disk_limit=90_000)
    assert place.run() is Ending.CACHE_FULL
    assert len(place.engine.rendered) == 3, "what was made first is not thrown away for the rest"
    assert place.cache.on_disk[1] <= 90_000


class Stumbling(Humming):
    """Cannot say every other sentence."""

    def render(self, text, language, rate):
        if len(self.rendered) % 2:
            self.rendered.append(text)
            raise EngineFailed("not this one")
        return super().render(text, language, rate)


def test_a_voice_that_fails_again_and_again_is_given_up_but_not_for_single_sentences_far_apart(tmp_path):
    for engine, ending, tried in ((Failing(), Ending.VOICE_FAILED, FAILURES), (Stumbling(), Ending.DONE, 3 * FAILURES)):
        place = Place(tmp_path / ending, engine)
        place.folder.mkdir()
        texts = [f"Das ist Satz {chr(65 + number)}." for number in range(3 * FAILURES)]
        wanted, of = find_missing(texts, "de", (), place.voice, 150)
        assert prepare(wanted, of, place.voice, place.cache, 150, place.folder, lambda progress: True) is ending
        assert len(engine.rendered) == tried


def test_another_process_may_write_into_the_same_folder(tmp_path):
    one, two = ClipCache(tmp_path, disk_limit=60_000), ClipCache(tmp_path, disk_limit=60_000)
    for number in range(20):
        for cache in (one, two):
            cache.put(f"{number}{id(cache)}", Humming().render("abc", "de", 150))
            cache.settle()
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= 60_000


def test_a_rehearsal_says_what_a_game_with_these_people_will_say_and_a_game_that_is_none_is_said(capsys):
    words = Words("de", [game("citadels").folder])
    texts = list(list_likely_texts(game("citadels"), words, ["Ada", "Ben", "Cleo", "Dora"], 2))
    assert sum("Cleo" in text for text in texts) > 5
    assert set(words.list_fixed(lesson=True)) <= set(texts)
    assert len(texts) > 150
    assert main(["voices", "prepare", "--game", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


@pytest.mark.slow
def test_the_command_prepares_a_game_and_tells_how_far_it_is(tmp_path):
    line = [sys.executable, "-m", "companion", "voices", "prepare", "--game", "citadels", "--language", "de", "--counts"]
    (tmp_path / "c.toml").write_text('[voice]\nengine = "espeak"\n')
    environment = {"COMPANION_SETTINGS": str(tmp_path / "c.toml"), "CACHE_DIRECTORY": str(tmp_path / "k"), "HOME": str(tmp_path)}
    with subprocess.Popen([*line, "--names", "Ada,Ben,Cleo,Dora"], stdout=subprocess.PIPE, text=True, env=environment) as process:
        first = process.stdout.readline().split()
        later = [process.stdout.readline().split() for _ in range(8)]
        process.terminate()
        process.communicate(timeout=20)
    assert process.returncode == 0
    assert int(first[0]) < int(later[-1][0]) <= int(later[-1][1])
    assert len(list((tmp_path / "k/tts").glob("*.wav"))) >= 8
