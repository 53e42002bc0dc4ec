"""`companion say` and `companion voices`, as a user types them."""

import json
import wave

import pytest
from mixer_here import needs_mixer
from stand_in_engines import Late

from companion.app.cli import main
from companion.language.voice.engines import voices
from companion.language.voice.engines.espeak import Espeak
from companion.language.voice.install import packages
from companion.system.files import data_folder, settings_path
from companion.system.settings import load


@pytest.fixture(autouse=True)
def embedded_voice():
    """Whatever is installed here, the embedded voice speaks unless a test wants another."""
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text('[voice]\nengine = "espeak"\n')


def run(*words):
    return main(words)


def test_say_writes_a_wav_file_that_any_program_reads(tmp_path):
    out = tmp_path / "new" / "hallo.wav"
    assert run("say", "In der 3. Runde spielt Ada.", "--language", "de", "--out", str(out)) == 0
    with wave.open(str(out)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert 1.0 < file.getnframes() / file.getframerate() < 5.0


def test_the_language_comes_from_the_settings(tmp_path):
    written = []
    for language in ("de", "en"):
        settings_path().write_text(f'[table]\nlanguage = "{language}"\n[voice]\nengine = "espeak"\n')
        assert run("say", "Die Hand", "--out", str(tmp_path / language)) == 0
        written.append((tmp_path / language).read_bytes())
    assert written[0] != written[1]


@needs_mixer
def test_say_plays_on_the_sound_card():
    assert run("say", "Ja", "--language", "de") == 0


def test_where_it_cannot_be_written_and_where_nobody_can_say_it(tmp_path, capsys):
    (tmp_path / "file").touch()
    assert run("say", "Ja", "--language", "de", "--out", str(tmp_path / "file" / "x.wav")) == 2
    assert "companion: " in capsys.readouterr().err
    assert run("voices", "choose", "silent") == 0
    assert run("say", "Ja", "--language", "de", "--out", str(tmp_path / "x.wav")) == 2
    assert "companion voices" in capsys.readouterr().err
    assert not (tmp_path / "x.wav").exists()
    for words in (["say"], ["say", "x", "--language", "xx"], ["voices", "sing"]):
        with pytest.raises(SystemExit):
            run(*words)


def test_a_voice_too_slow_for_a_sentence_is_told_as_too_slow(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(Espeak, "render", Late.render)
    assert run("voices", "choose", "espeak") == 0
    assert run("say", "Ja und nein", "--language", "de", "--out", str(tmp_path / "x.wav")) == 2
    told = capsys.readouterr().err
    assert "too slow" in told
    assert "nobody" not in told


def test_the_list_marks_what_is_chosen(capsys):
    assert run("voices", "choose", "espeak") == 0
    assert run("voices") == 0
    printed = capsys.readouterr().out
    assert "* de  espeak  espeak-ng" in printed
    assert "* en  espeak  espeak-ng" in printed
    assert run("voices", "choose", "silent") == 0
    assert run("voices", "list") == 0
    assert "*     silent" in capsys.readouterr().out


def test_the_list_says_what_is_missing_and_what_is_broken(capsys, monkeypatch):
    monkeypatch.setattr(voices, "piper_installed", lambda: False)
    folder = data_folder() / "voices"
    folder.mkdir()
    (folder / "de_DE-x.onnx").write_bytes(b"\x08" + bytes(2_000))
    (folder / "de_DE-x.onnx.json").write_text("{}")
    (folder / "de_DE-y.onnx").write_text("Not found")
    assert run("voices") == 0
    printed = capsys.readouterr().out
    assert "de_DE-x needs Piper" in printed
    assert "broken: " in printed
    assert "de_DE-y.onnx" in printed


def test_test_speaks_every_language(tmp_path, capsys):
    assert run("voices", "test", "--out", str(tmp_path / "samples")) == 0
    assert {path.name for path in (tmp_path / "samples").iterdir()} == {"de.wav", "en.wav", "fr.wav"}
    assert "de: " in capsys.readouterr().out


def test_an_engine_that_is_not_installed_is_not_chosen(capsys, monkeypatch):
    monkeypatch.setattr("companion.language.voice.engines.voices.list_installed", lambda _folder, _preferred=(): ())
    assert run("voices", "choose", "picco") == 2
    assert "there is no picco; did you mean pico?" in capsys.readouterr().err
    assert run("voices", "choose", "pico") == 2
    assert "pico is not installed here:  companion voices get pico" in capsys.readouterr().err
    assert load(settings_path()).text("voice.engine") == "espeak"


def test_a_piper_voice_that_cannot_be_opened_changes_no_setting(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(packages, "piper_installed", lambda: False)
    model = tmp_path / "de_DE-x.onnx"
    model.write_bytes(b"\x08" + bytes(2_000))
    model.with_name("de_DE-x.onnx.json").write_text(json.dumps({"espeak": {"voice": "de"}}))
    assert run("voices", "choose", str(model)) == 2
    assert "not installed" in capsys.readouterr().err
    assert run("voices", "choose", str(tmp_path / "none.onnx")) == 2
    assert load(settings_path()).text("voice.piper_de") == ""
    assert load(settings_path()).text("voice.engine") == "espeak"
