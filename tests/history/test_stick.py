"""Plays onto a stick: all three files, or a word why not; and never half a file."""

import json
import os

import pytest

from companion.library.history.history import History
from companion.library.history.looking_back import Effects
from companion.library.history.plays import Plays
from companion.library.journal import IN_MEMORY, Journal
from companion.system.sticks import Stick
from tools.gallery.season import fill, season


class Kept:
    def __init__(self, journal):
        self.journal, self.folder = journal, IN_MEMORY


@pytest.fixture
def effects(tmp_path, monkeypatch):
    journal = Journal(IN_MEMORY)
    fill(Plays(journal), season(20))
    stick = tmp_path / "STICK"
    stick.mkdir()
    monkeypatch.setattr("companion.library.history.looking_back.mounted", lambda: (Stick("STICK", stick, writable=True),))
    yield Effects(History(Kept(journal)))
    journal.close()


def test_three_files_are_written_and_named_and_without_a_stick_none(effects, tmp_path, monkeypatch):
    told = effects.export()
    assert told.id == "history-stick-written"
    assert told.args["stick"] == "STICK"
    assert sorted(path.suffix for path in (tmp_path / "STICK").iterdir()) == [".bgsplay", ".csv", ".json"]
    assert len(json.loads((tmp_path / "STICK" / "companion-plays.json").read_text())) == 20
    monkeypatch.setattr("companion.library.history.looking_back.mounted", tuple)
    assert effects.export().id == "history-stick-none"


def test_a_stick_that_is_pulled_out_in_the_middle_is_told(effects, tmp_path, monkeypatch):
    written = os.fsync

    def pulled(handle):
        (tmp_path / "STICK").rename(tmp_path / "in a pocket") if (tmp_path / "STICK").exists() else None
        written(handle)

    monkeypatch.setattr(os, "fsync", pulled)
    told = effects.export()
    assert told.id == "history-stick-failed"
    assert not [path for path in (tmp_path / "in a pocket").iterdir() if not path.name.startswith(".")]
