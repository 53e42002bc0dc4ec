"""Kill a real process, again and again, at random points of a game: the next start finds the very same state."""

from __future__ import annotations

import multiprocessing
from random import Random

import crashing
import pytest
from every import state

from companion.library.game_log import resume_log
from companion.library.journal import Journal
from companion.table.session import MemoryLog, Session

pytestmark = pytest.mark.slow

KILLS = 200


def reference() -> list[tuple]:
    """The states of the one game that is played, step by step."""
    session = Session.begin(crashing.GAME, crashing.BEGINNING, MemoryLog())
    states = [state(session)]
    while session.question is not None:
        session.answer(crashing.answer_to(session.question))
        states.append(state(session))
    return states


def test_a_killed_process_loses_nothing(tmp_path):
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["crashing"])
    rng = Random(1)
    states = reference()
    path = tmp_path / "games.db"
    number = None
    for _ in range(KILLS):
        reading, writing = context.Pipe(duplex=False)
        process = context.Process(target=crashing.play, args=(path, number, writing))
        process.start()
        writing.close()
        heard = _heard(reading, rng.randint(1, 12))
        process.kill()  # it may have played to the end meanwhile
        process.join()
        reading.close()
        number = _found_again(path, heard, states)


def _heard(reading, most):
    """Listen to so many answers, or to the end of the game; the last step heard of."""
    step = 0
    for _ in range(most):
        try:
            step = reading.recv()
        except EOFError:
            break
    return step


def _found_again(path, heard, states):
    """Resume what the killed process left: at least what it had said, and exactly the state of that step."""
    journal = Journal(path)
    newest = journal.games()[0]
    rows, log = resume_log(journal, newest.id)
    session = Session.resume(crashing.GAME, rows, log)
    assert state(session) == states[session.step]
    assert session.step >= heard
    journal.close()
    return None if session.question is None else newest.id
