"""How the program ends: by a signal at any moment, with a card that hangs, with answers that are only in memory."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from kept_games import BEGINNING, GAME, answered_until, fill, make_room
from pace import LOST, SLOW, until
from typing_answers import typed_into

from companion.app.desk import workers
from companion.app.desk.workers import Workers
from companion.app.lobby.evening import LobbyState, Stop, evening
from companion.app.lobby.host import Host
from companion.library.library import Library
from companion.play.acts import Answer, Leave
from companion.play.dialogue import Dialogue
from companion.play.snapshot import Snapshot
from companion.play.worker import Worker
from companion.system import service

pytestmark = pytest.mark.slow


@pytest.fixture
def heeded():
    """Signals reach the programs that a test starts, even where these tests run in the background with SIGINT ignored."""
    before = {number: signal.signal(number, signal.default_int_handler) for number in (signal.SIGINT, signal.SIGHUP)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture
def ignored():
    """SIGHUP is ignored, as nohup wants it."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.usefixtures("ignored")
def test_a_signal_that_is_ignored_stays_ignored():
    before = signal.getsignal(signal.SIGTERM)
    service.at_signals(print, (signal.SIGHUP, signal.SIGTERM))
    heard = signal.signal(signal.SIGTERM, before)
    assert (signal.getsignal(signal.SIGHUP), heard) == (signal.SIG_IGN, print)


def worked(pid: int) -> float:
    """Give the seconds for which a process has worked: how far it has come, however busy the machine is."""
    user, system = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@pytest.mark.usefixtures("heeded")
@pytest.mark.parametrize(("number", "after"), [(signal.SIGTERM, 0.15), (signal.SIGHUP, 0.5), (signal.SIGINT, None)])
def test_a_signal_ends_the_program_in_time(tmp_path, number, after):
    """From the first moments, when the window is just being opened, to the first question."""
    words = [sys.executable, "-m", "companion", "play", GAME.name, "--players", "Ada:blue,Ben:yellow"]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(LOST)
        own = {"STATE_DIRECTORY": str(tmp_path), "NOTIFY_SOCKET": str(tmp_path / "notify"), "SDL_VIDEODRIVER": "dummy"}
        program = subprocess.Popen(words, env=os.environ | own, stderr=subprocess.PIPE, text=True)
        if after is None:
            assert "READY=1" in manager.recv(100).decode()
        else:
            assert until(lambda: worked(program.pid) >= after)
        program.send_signal(number)
        said = program.communicate(timeout=60 * SLOW)[1]
    assert "Traceback" not in said
    Library(tmp_path).close()


class Stalled:
    """A card that takes nothing until it is told to go on: the journal's writes wait."""

    def __init__(self, library: Library) -> None:
        self.go_on = threading.Event()
        self._append = library.journal.append
        library.journal.append = self._write

    def _write(self, *args, **more):
        self.go_on.wait(LOST)
        self._append(*args, **more)


def played(seated: Workers, answers: int) -> list:
    seen = []
    for _ in range(answers):
        assert until(lambda: isinstance(news := seated.news(), Snapshot) and (seen.append(news) or True))
        seated.do(Answer(seen[-1].question.sample(Random(len(seen))), seen[-1].step))
    return seen


@pytest.mark.timeout(60)
def test_a_stalled_card_holds_up_nothing_and_loses_nothing(tmp_path, monkeypatch):
    """The card takes nothing until the test says so: whoever waits for it waits for ever."""
    library = Library(tmp_path)
    seated = Workers(Host(library))
    seated.begin(BEGINNING)
    played(seated, 3)
    assert until(lambda: not seated.busy)
    card = Stalled(library)
    while isinstance(news := seated.news(), Snapshot):
        last = news
    seated.do(Answer(last.question.sample(Random(1)), last.step))
    monkeypatch.setattr(workers, "GRACE", 0.01)
    monkeypatch.setattr(workers, "SLOW", 0.05)
    assert until(lambda: seated.stalled)
    seated.begin()
    assert seated.talk is None, "nobody else sits down before all is written"
    card.go_on.set()
    assert until(lambda: seated.news() is not None)
    assert seated.talk is not None
    rows = library.journal.entries(1).list_whole(1)
    steps = [row.step for row in rows if row.kind == "answer"]
    assert steps == list(range(len(steps)))
    assert steps[-1] >= last.step
    seated.close()
    assert not seated.busy
    library.close()


def test_what_hangs_is_named_and_stops_the_beat(table):
    table.desk.begin()
    assert table.watchdog.find_hung() == ()
    table.workers._worker.leave()
    assert table.workers._worker.wait_for_end(LOST)
    assert table.watchdog.find_hung() == ("card",)


def test_the_end_does_not_wait_for_a_card_that_hangs(monkeypatch):
    monkeypatch.setattr(service, "CLOSING", 0.05)
    waiting = threading.Event()
    assert not service.close_in_time(lambda: waiting.wait(LOST))
    waiting.set()
    monkeypatch.setattr(service, "CLOSING", LOST)
    assert service.close_in_time(lambda: None)


def test_stopping_waits_until_all_is_written_or_the_table_agrees_to_lose_it():
    left = [3, 3, 2, 0]

    def stopped(unsaved, *answers):
        talk = Dialogue(lambda: evening(LobbyState(unsaved=unsaved)))
        for step, answer in enumerate(("stop", *answers)):
            talk.do(Answer(answer, step))
        return talk

    asked = stopped(lambda: 3).question
    assert (asked.id, asked.args["n"]) == ("evening.unsaved", 3)
    assert stopped(lambda: left.pop(0) if left else 0, "again", "again", "again").result == Stop()
    assert stopped(lambda: 5, "back").question.id == "evening.box"
    assert stopped(lambda: 5, "back", "stop", "lose").result == Stop()


def test_leaving_by_the_menu_says_what_would_be_lost_first(table, monkeypatch):
    table.desk.begin()
    with monkeypatch.context() as lost:
        lost.setattr(Library, "waiting", 4)
        table.desk.do(Leave())
        assert not table.desk.over
        table.desk.do(Leave())
        assert table.desk.over


def test_the_terminal_says_what_would_be_lost_first_and_a_worker_tries_again_by_itself(tmp_path):
    with closing(Library(tmp_path)) as library:
        controller = library.begin(BEGINNING)
        fill(library)
        answered_until(controller, 2)
        assert typed_into(controller, "q", "quit", "q!", game=GAME).count("Not yet on the card") == 2
        delivered = []
        worker = Worker(controller, delivered.append, rest=0.01)
        make_room(library)
        assert until(lambda: delivered and delivered[-1].waiting == 0 and delivered[-1].trouble is None)
        worker.leave()
        assert worker.wait_for_end(LOST)
