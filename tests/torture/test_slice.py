"""A short slice of `make torture`: each of its trials can find something, and finds nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import trials
from trials import Bounds


@pytest.mark.parametrize(
    ("trial", "most"),
    [(trials.faults, 60), (trials.power_cuts, 25), (trials.bit_flips, 40), (trials.terminal, 25), (trials.corrections, 4)],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_nothing_is_lost(trial, most):
    count = trial(Bounds(most, 60))
    assert count.lost == []
    assert count.tried >= most // 2


def test_a_loss_would_be_seen(monkeypatch):
    """Without the retry at the end a fault costs an answer, and without synchronisation a power cut does."""
    from companion.library.journal import Journal
    from companion.library.library import Library

    monkeypatch.setattr(Library, "retry", lambda self: None)
    assert trials.faults(Bounds(5, 30)).lost
    monkeypatch.undo()
    prepare = Journal._prepare

    def careless(self, writer):
        prepare(self, writer)
        self._db.execute("PRAGMA synchronous = OFF")

    monkeypatch.setattr(Journal, "_prepare", careless)
    assert trials.power_cuts(Bounds(25, 30)).lost
