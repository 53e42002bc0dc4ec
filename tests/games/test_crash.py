"""Kill a real process, again and again, at random points of a game: the next start finds the very same state."""

import multiprocessing
import tempfile
from functools import cache
from pathlib import Path
from random import Random

import crashing
import pytest
from every import state

from companion.library.game_log import resume_log
from companion.library.journal import Journal
from companion.table.session import MemoryLog, Session

pytestmark = pytest.mark.slow

KILLS = 6
"""`make torture` kills for hours."""


@cache
def reference() -> list[tuple]:
    """The states of the one game that is played, step by step."""
    session = Session.begin(crashing.GAME, crashing.BEGINNING, MemoryLog())
    states = [state(session)]
    while session.question is not None:
        session.answer(crashing.answer_to(session.question))
        states.append(state(session))
    return states


def test_a_killed_process_loses_nothing():
    """In memory, where there is such a place: what a kill leaves does not depend on the disk, and synchronising takes its time."""
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        play_and_kill(Path(folder), KILLS, 1)


def play_and_kill(folder, kills, seed, begun_by="forkserver"):
    """Kill the process so often, from a game's beginning on, and look each time whether all that was told is there."""
    context = multiprocessing.get_context(begun_by)
    context.set_forkserver_preload(
        ["companion.games", "companion.library.game_log"]
    )  # what takes long, and is found without a path
    rng = Random(seed)
    states = reference()
    path = folder / "games.db"
    number = None
    for _ in range(kills):
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
