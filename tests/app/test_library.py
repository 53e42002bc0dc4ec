"""The library of a device: one program holds it, games go on where they were left, and notes are kept beside them."""

from __future__ import annotations

import dataclasses
import subprocess
import sys
from threading import Event

import pytest
from kept_games import BEGINNING, GAME

from companion.app.lobby import host
from companion.app.lobby.evening import CheckedFact, Resume
from companion.app.lobby.host import Host
from companion.library import versions
from companion.library.library import AlreadyOpen, Library
from companion.library.notebook import Notebook


def test_a_second_instance_is_told_and_leaves(library, tmp_path):
    code = f"from pathlib import Path; from companion.library.library import Library; Library(Path({str(tmp_path)!r}))"
    second = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert second.returncode != 0
    assert "another Companion" in second.stderr
    with pytest.raises(AlreadyOpen):
        Library(tmp_path)


def test_a_fact_of_the_box_and_names_last_first_are_kept_for_the_next_game(library):
    name = GAME.facts[0].name
    Host(library).game(CheckedFact(GAME.name, name, {"some": "value"}))
    library.notebook.remember_names(("Ada", "Ben"))
    library.notebook.remember_names(("Clara", "Ben"))
    library.notebook.flush()
    kept = Notebook(library.folder / "notebook.json")
    assert kept.facts(GAME.name) == {name: {"some": "value"}}
    assert kept.names() == ("Clara", "Ben", "Ada")


def test_a_slow_card_holds_up_no_note(tmp_path, monkeypatch):
    """The newest is written as soon as the card takes it; what was overtaken by then is not."""
    card, written = Event(), []
    path = tmp_path / "notebook.json"

    def slow(target, data):
        assert card.wait(60)
        written.extend([data] if target == path else [])  # its twin is written as often
        target.write_bytes(data)

    monkeypatch.setattr("companion.library.notebook.write_atomically", slow)
    notebook = Notebook(path, beside=True)
    for number in range(50):
        notebook.note("page", "number", number)
    assert notebook.page("page") == {"number": 49}
    assert written == []
    card.set()
    notebook.flush()
    assert Notebook(path).page("page") == {"number": 49}
    assert len(written) <= 2


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_after_a_bug_in_the_writing_the_next_note_is_written(tmp_path, monkeypatch):
    path = tmp_path / "notebook.json"
    notebook = Notebook(path, beside=True)
    monkeypatch.setattr("companion.library.notebook.write_atomically", lambda *_: 1 / 0)
    notebook.note("page", "number", 1)
    notebook.flush()
    monkeypatch.undo()
    notebook.note("page", "number", 2)
    notebook.flush()
    assert Notebook(path).page("page") == {"number": 2}


def test_a_game_begun_by_another_installed_version_is_left_to_it(library, tmp_path, monkeypatch):
    library.begin(BEGINNING)
    old = tmp_path / "versions" / "0.0.9"
    old.mkdir(parents=True)
    (old / "scripts").write_text(f"{GAME.name} {GAME.version}\n", encoding="utf-8")
    monkeypatch.setattr(versions, "GAMES", (dataclasses.replace(GAME, version="2"),))
    monkeypatch.setattr(host, "python_for", lambda record: versions.python_for(record, tmp_path / "versions"))
    with pytest.raises(host.BegunElsewhere) as elsewhere:
        Host(library).game(Resume())
    assert elsewhere.value.python == old / "venv" / "bin" / "python"
    assert elsewhere.value.record.name == GAME.name
