"""A short slice of `make torture`: each of its trials can find something, and finds nothing."""

from __future__ import annotations

import sys
import tempfile
from itertools import islice
from pathlib import Path

import pytest

for place in ("", "../adversary"):
    sys.path.insert(0, str(Path(__file__).parent / place))

import damage_trials  # noqa: E402
import looking  # noqa: E402
import people_trials  # noqa: E402
import storage_trials  # noqa: E402
from counting import ROOM, Bounds  # noqa: E402

SILENT, SEEN = range(10, 90), 2
"""Of these trials every fourth hits a game; which ones do, hangs on how long the players' rows came to be. So many are looked for."""


@pytest.mark.parametrize(
    ("trial", "most"),
    [
        (storage_trials.faults, 25),
        (storage_trials.power_cuts, 25),
        (storage_trials.files, 90),
        (people_trials.mends, 2),
        (people_trials.commands, 2),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_nothing_is_lost(trial, most):
    count = trial(Bounds(most, 60))
    assert count.lost == []
    assert count.tried >= most // 2


@pytest.fixture(scope="module")
def trials():
    with tempfile.TemporaryDirectory(dir=ROOM) as room:
        yield damage_trials.Trials(looking.here, Path(room))


def test_damage_is_healed_or_told(trials):
    assert [what for number in (2, 5, 10, 13) for what in trials.trial(number)] == []


def test_silence_about_damage_would_be_seen(monkeypatch, trials):
    """Where nothing is healed and nothing is told, the trials notice."""
    from companion.library import opened_journal
    from companion.library.healing import Comparison, Healing

    monkeypatch.setattr(Comparison, "run", lambda self, *how, **more: [])
    monkeypatch.setattr(opened_journal, "read_manifest", lambda path: None)
    monkeypatch.setattr(Healing, "report", lambda self: [])
    assert len(list(islice(filter(trials.trial, SILENT), SEEN))) == SEEN


def test_a_loss_would_be_seen(monkeypatch):
    """Without the retry at the end a fault costs an answer, and without synchronisation a power cut does."""
    from companion.library.journal import Journal
    from companion.library.library import Library

    monkeypatch.setattr(Library, "retry", lambda self: None)
    assert storage_trials.faults(Bounds(5, 30)).lost
    monkeypatch.undo()
    opened = Journal.__init__

    def careless(self, *path, **how):
        opened(self, *path, **how)
        self._db.execute("PRAGMA synchronous = OFF")

    monkeypatch.setattr(Journal, "__init__", careless)
    assert storage_trials.power_cuts(Bounds(25, 30)).lost


def test_a_file_written_in_place_would_be_seen(monkeypatch):
    """Written over the old ones, half the settings are left by a full card; a notebook has a twin."""

    def careless(path, data):
        import os

        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), "wb") as file:
            file.write(data)

    monkeypatch.setattr("companion.system.settings.write_atomically", careless)
    assert storage_trials.files(Bounds(90, 30)).lost
