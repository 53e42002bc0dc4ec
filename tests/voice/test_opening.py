"""From the settings to a speaker, with volumes that are never silent but by the switch."""

import json
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pace import until
from recording_output import RecordingOutput, SoundAct

from companion.language.voice import open_voice as opening
from companion.language.voice.engines import voices
from companion.language.voice.engines.espeak import Espeak
from companion.language.voice.levels import FLOOR, Channel, Level, Levels, levels_of_ten
from companion.language.voice.open_voice import (
    choose_voices,
    levels,
    open_engines,
    open_output,
    open_speaker,
    suggest_better_voice,
)
from companion.language.voice.sound.mixer import MixerOutput
from companion.language.voice.sound.output import Output
from companion.language.voice.voice_errors import Problem
from companion.system.settings import Settings


def settings(**changes):
    return Settings(dict(Settings().values) | {name.replace("__", "."): value for name, value in changes.items()})


@pytest.fixture(autouse=True)
def only_what_the_test_installs(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(voices, "PICO_PACKAGE", "pico_here")
    monkeypatch.setattr(voices, "VOICE_PACKAGES", ())


def have(tmp_path, *names):
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"\x08" + bytes(2_000))


def have_piper(monkeypatch, folder, *names):
    monkeypatch.setattr(voices, "piper_installed", lambda: True)
    monkeypatch.setattr(voices.metadata, "version", lambda name: "9.9")
    for name in names:
        have(folder, f"{name}.onnx")
        (folder / f"{name}.onnx.json").write_text(json.dumps({"espeak": {"voice": name[:2]}}))


def kinds(settings, language):
    return [one.kind for one in choose_voices(settings) if one.language == language]


PICO = ("pico_here/__init__.py", "pico_here/lang/de-DE_gl0_sg.bin", "pico_here/lang/en-GB_kh0_sg.bin")


def test_one_engine_can_be_wanted_or_none_and_without_others_the_embedded_one_speaks(tmp_path):
    assert [type(engine) for engine in open_engines(settings())] == [Espeak]
    assert open_engines(settings(voice__engine="silent")) == ()
    have(tmp_path, *PICO)
    assert kinds(settings(voice__engine="pico"), "de") == ["pico", "espeak"]
    assert kinds(settings(voice__engine="espeak"), "de") == ["espeak"]


def test_a_voice_that_would_be_understood_better_is_named_until_it_is_here(tmp_path):
    assert "companion voices get pico" in suggest_better_voice(settings())
    assert "de, en" in suggest_better_voice(settings())
    assert suggest_better_voice(settings(voice__engine="espeak")) == ""
    have(tmp_path, *PICO)
    assert suggest_better_voice(settings()) == ""


def test_the_best_voice_that_is_here_comes_first_and_each_language_has_its_own(monkeypatch, tmp_path):
    have(tmp_path, *PICO)
    assert kinds(settings(), "de") == ["pico", "espeak"]
    assert kinds(settings(), "en") == ["pico", "espeak"]
    have_piper(monkeypatch, opening.voices_folder(), "de_DE-x-low")
    assert kinds(settings(), "de") == ["piper", "pico", "espeak"]
    assert kinds(settings(), "en") == ["pico", "espeak"]
    engines = open_engines(settings())
    assert len({engine.identity("de") for engine in engines}) == len(engines)
    assert [engine.languages for engine in engines][-1] >= {"de", "en", "fr"}


def test_a_voice_named_in_the_settings_comes_first_and_of_many_two_are_enough(monkeypatch, tmp_path):
    folder = opening.voices_folder()
    have_piper(monkeypatch, folder, "de_DE-a-high", "de_DE-b-low", "de_DE-c-low")
    chosen = choose_voices(settings(voice__piper_de=str(folder / "de_DE-c-low.onnx")))
    assert [one.name for one in chosen if one.kind == "piper"] == ["de_DE-c-low", "de_DE-a-high"]


def test_a_missing_piper_or_a_broken_voice_leaves_espeak_and_says_why(caplog, tmp_path, monkeypatch):
    monkeypatch.setattr(voices, "piper_installed", lambda: False)
    engines = open_engines(settings(voice__engine="piper", voice__piper_de=str(tmp_path / "x.onnx")))
    assert [type(engine) for engine in engines] == [Espeak]
    assert "Piper is not installed" in caplog.text
    assert "x.onnx" in caplog.text


def test_a_missing_wheel_leaves_silence(monkeypatch, tmp_path):
    from companion.language.voice.engines import espeak

    monkeypatch.setitem(sys.modules, "espeakng_loader", None)
    monkeypatch.setattr(espeak, "_library", espeak._Library)
    speaker = open_speaker(settings(), tmp_path, RecordingOutput(lambda: 0.0))
    speaker.say("Hallo", "de")
    assert speaker.problem == Problem.NO_ENGINE
    speaker.close()


def test_the_output_by_name_by_default_or_none():
    assert isinstance(open_output(settings()), MixerOutput)
    assert isinstance(open_output(settings(sound__output="plughw:CARD=Device,DEV=0")), MixerOutput)
    assert type(open_output(settings(sound__output="none"))) is Output
    assert all(levels(settings(sound__output="none")).gain(part) == 0 for part in Channel)


def test_zero_switches_a_part_off_and_one_does_not():
    for part in Channel:
        gains = [levels(settings(**{f"sound__{part.value}": volume})).gain(part) for volume in (0, 1)]
        assert gains[0] == 0 < gains[1], part


def test_a_real_voice_from_settings_to_output(tmp_path):
    output = RecordingOutput(lambda: 0.0)
    speaker = open_speaker(settings(voice__rate=200), tmp_path, output)
    speaker.say("Ada ist dran. Sie nimmt 2 Brote.", "de")
    assert until(lambda: len(output.heard) >= 3)
    speaker.close()
    assert [heard.act for heard in output.heard][:3] == [SoundAct.CUT, SoundAct.SPEAK, SoundAct.FOLLOW]
    assert len(list((tmp_path / "tts").glob("*.wav"))) == 2


SHARES = st.floats(0, 1)


@given(SHARES, SHARES, st.sampled_from(Channel))
def test_switched_on_is_heard_and_under_the_ceiling(volume, ceiling, part):
    gain = Levels(ceiling=ceiling).change(part, volume).gain(part)
    assert FLOOR * 0.999 <= gain <= 1.0
    assert gain <= Levels().change(part, ceiling).gain(part) * 1.001


@given(SHARES, SHARES, st.sampled_from(Channel))
def test_louder_is_not_softer(one, two, part):
    low, high = sorted((one, two))
    assert Levels().change(part, low).gain(part) <= Levels().change(part, high).gain(part)


@given(st.sampled_from(Channel), SHARES)
def test_only_the_switch_silences_and_only_its_part(part, volume):
    levels = Levels().change(part, volume, on=False)
    assert levels.gain(part) == 0
    assert all(levels.gain(other) > 0 for other in Channel if other is not part)
    assert levels.change(part, on=True).of(part) == Level(volume)


def test_the_settings_scale():
    levels = levels_of_ten(0, 10, 1, 5)
    assert levels.gain(Channel.SPEECH) == 0
    assert levels.gain(Channel.EFFECTS) == Levels().change(Channel.EFFECTS, 0.5).gain(Channel.EFFECTS)
    assert levels.gain(Channel.ANNOUNCEMENTS) > FLOOR
