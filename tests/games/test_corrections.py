"""Corrections that really change values, at every question of whole games."""

from __future__ import annotations

from random import Random

import pytest
from every import begin, state

from companion.games import GAMES
from companion.table.errors import TableError
from companion.table.session import MemoryLog, Session

MOST = 250
"""Questions after which a game that its corrections keep from ending is enough."""


def another(entry, value, rng):
    """Choose another value that this entry may have, near the one it has; None where there is none."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = [value + step for step in (-2, -1, 1, 2) if entry.fault(value + step) is None]
        return rng.choice(near) if near else None
    if isinstance(value, tuple):
        return value[:-1] if value else tuple(sorted(entry.choices or ())[:1]) or None
    others = sorted(set(entry.choices or ()) - {value})
    return rng.choice(others) if others else None


def correct_something(session, rng):
    """Try entries in a random order until one takes another value; its name and value, or None."""
    ledger = session.table.ledger
    for name in rng.sample(sorted(ledger.entries), min(8, len(ledger.entries))):
        new = another(ledger.entries[name], ledger.snapshot()[name], rng)
        if new is None:
            continue
        try:
            session.correct(ledger.balanced({name: new}))
        except TableError:
            continue
        return name, new
    return None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_value_is_changed_at_every_question_of_a_whole_game(game):
    rng, log = Random(9), MemoryLog()
    session = Session.begin(game, begin(game, game.seats[0]).beginning, log)
    asked = changed = 0
    while session.question is not None and asked < MOST:
        asked += 1
        corrected = correct_something(session, rng)
        if corrected is not None and session.question is not None:
            changed += 1
            assert session.table.ledger.snapshot()[corrected[0]] == corrected[1]
        if session.question is not None:
            session.answer(session.question.sample(rng))
    assert changed >= asked * 0.8
    assert state(Session.resume(game, log.rows, MemoryLog())) == state(session)
