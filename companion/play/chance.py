"""Chance at the table: the device spins and draws fairly, and what it has shown once it shows again."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any

from companion.play.snapshot import Snapshot
from companion.table.questions.device_kinds import Draw, Lot, Spin

FAIR = SystemRandom()


def device_answer(snapshot: Snapshot, rng: Random = FAIR) -> Any:
    """Draw the device's answer to an open Spin, Lot or Draw, before anything is shown; None where the device cannot answer it.

    After an undo it is what was shown before.
    """
    question = snapshot.question
    if snapshot.shown is not None:
        return snapshot.shown
    if (isinstance(question, Spin) and question.sectors) or isinstance(question, Draw | Lot):
        return question.sample(rng)
    return None
