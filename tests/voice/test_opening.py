"""From the settings to a speaker."""

import sys

import pytest

from companion.system.settings import Settings
from companion.voice.errors import Problem
from companion.voice.espeak import Espeak
from companion.voice.levels import Part
from companion.voice.mixer import MixerOutput
from companion.voice.opening import levels, open_engines, open_output, open_speaker, piper_voices
from companion.voice.output import Act, NullOutput


def settings(**changes):
    return Settings(dict(Settings().values) | {name.replace("__", "."): value for name, value in changes.items()})


def test_the_default_is_the_embedded_engine():
    assert [type(engine) for engine in open_engines(settings())] == [Espeak]


def test_silent_is_a_choice():
    assert open_engines(settings(voice__engine="silent")) == ()


def test_a_missing_piper_leaves_espeak_and_says_why(monkeypatch, caplog, tmp_path):
    monkeypatch.setitem(sys.modules, "piper", None)
    engines = open_engines(settings(voice__engine="piper", voice__piper_de=str(tmp_path / "x.onnx")))
    assert [type(engine) for engine in engines] == [Espeak]
    assert "Piper is not installed" in caplog.text


def test_a_missing_wheel_leaves_silence(monkeypatch, tmp_path):
    from companion.voice import espeak

    monkeypatch.setitem(sys.modules, "espeakng_loader", None)
    monkeypatch.setattr(espeak, "_library", espeak._Library)
    speaker = open_speaker(settings(), tmp_path, NullOutput(lambda: 0.0))
    speaker.say("Hallo", "de")
    assert speaker.problem == Problem.NO_ENGINE
    speaker.close()


def test_piper_voices_are_those_with_a_path():
    assert set(piper_voices(settings(voice__piper_en="~/en.onnx"))) == {"en"}
    assert "~" not in str(piper_voices(settings(voice__piper_en="~/en.onnx"))["en"])


def test_the_output_by_name_by_default_or_none():
    assert isinstance(open_output(settings()), MixerOutput)
    assert isinstance(open_output(settings(sound__output="plughw:CARD=Device,DEV=0")), MixerOutput)
    assert isinstance(open_output(settings(sound__output="none")), NullOutput)
    assert all(levels(settings(sound__output="none")).gain(part) == 0 for part in Part)


@pytest.mark.parametrize("part", ["speech", "effects", "announcements"])
def test_zero_switches_a_part_off_and_one_does_not(part):
    assert levels(settings(**{f"sound__{part}": 0})).gain(Part(part)) == 0
    assert levels(settings(**{f"sound__{part}": 1})).gain(Part(part)) > 0


def test_a_real_voice_from_settings_to_output(tmp_path):
    output = NullOutput(lambda: 0.0)
    speaker = open_speaker(settings(voice__rate=200), tmp_path, output)
    speaker.say("Ada ist dran. Sie nimmt 2 Brote.", "de")
    assert output.wait_for(3, 10)
    speaker.close()
    assert [heard.act for heard in output.heard][:3] == [Act.CUT, Act.SPEAK, Act.FOLLOW]
    assert len(list((tmp_path / "tts").iterdir())) == 2
