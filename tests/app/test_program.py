"""The program itself, started as the service starts it: ready, alone, deaf to the network, ended in every state."""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from at_the_desk import LIGHT, DeskTable
from pace import LOST

from companion.app.desk import opening
from companion.app.desk.app import StartRequest, run
from companion.app.lobby.evening import Resume
from companion.app.lobby.host import Host
from companion.library.library import Library, is_open
from companion.play.guard import Failure
from companion.play.requests import RunGlass, SpinOrDraw
from companion.table import Hourglass, Seat, Seats, Spin
from companion.table.table import Beginning, Taught
from companion.ui.pages.effects import Menu

pytestmark = pytest.mark.slow

LISTENING = "0A"
"""A socket's state in /proc/net/tcp."""


class Service:
    """The program under a service manager that listens to what it says."""

    def __init__(self, folder: Path, *words: str, settings: str = "", **environment: str) -> None:
        self._wire = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._wire.bind(str(folder / "notify"))
        self._wire.settimeout(LOST)
        (folder / "companion.toml").write_text('[sound]\noutput = "none"\n' + settings)
        own = {"STATE_DIRECTORY": str(folder), "CACHE_DIRECTORY": str(folder), "NOTIFY_SOCKET": str(folder / "notify")}
        self.environment = {**os.environ, **own, "COMPANION_SETTINGS": str(folder / "companion.toml"), **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "companion", *words], env=self.environment, stderr=subprocess.PIPE, text=True
        )

    def says(self) -> str:
        return self._wire.recv(100).decode()

    def end(self) -> tuple[int, str]:
        self.process.send_signal(signal.SIGTERM)
        _, said = self.process.communicate(timeout=LOST)
        return self.process.returncode, said

    def close(self) -> None:
        self._wire.close()
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()


@pytest.fixture
def service(tmp_path):
    begun = []

    def begin(*words, **more):
        begun.append(Service(tmp_path, *words, **more))
        return begun[-1]

    yield begin
    for one in begun:
        one.close()


def sockets(pid: int) -> set[str]:
    """The numbers of a running process's sockets; a file it closes while they are listed is none of them."""
    links = []
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            links.append(str(link.readlink()))
    return {link[8:-1] for link in links if link.startswith("socket:[")}


def listeners(pid: int) -> list[str]:
    """What of a process can be reached from a network, by the kernel's own lists (proc(5))."""
    own, found = sockets(pid), []
    for name in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6"):
        table = Path(f"/proc/{pid}/net/{name}")
        rows = [line.split() for line in table.read_text().splitlines()[1:]] if table.exists() else []
        found += [f"{name} {row[1]}" for row in rows if row[9] in own and (row[3] == LISTENING or not name.startswith("tcp"))]
    return found


def test_ready_alone_deaf_to_the_network_and_gone_when_asked_though_its_settings_are_broken(service, tmp_path):
    """Begun with a game on its command line, which is there afterwards."""
    words = ("play", "tumult_royale", "--players", "Ada:blue,Ben:yellow", "--books", "light")
    program = service(*words, settings='[ring]\ncolour = 3\ncount = "many"\n[screen]\nrotation = 45\n')
    assert program.says() == "READY=1"
    with socket.create_server(("127.0.0.1", 0)):
        assert (listeners(program.process.pid), len(listeners(os.getpid()))) == ([], 1), "a listener would be seen"
    second = subprocess.run(
        [sys.executable, "-m", "companion"], env=program.environment, capture_output=True, text=True, check=False, timeout=60
    )
    assert second.returncode == 3
    assert "another Companion" in second.stderr
    code, said = program.end()
    assert code == 0
    assert program.says() == "STOPPING=1"
    for line, fault in ((4, "colour is not a setting"), (5, "count must be a whole number"), (7, "rotation must be one")):
        assert f"line {line}: {'screen' if line == 7 else 'ring'}.{fault}" in said
    with closing(Library(tmp_path)) as library:
        assert library.open_game().name == "tumult_royale"


def test_a_screen_that_does_not_open_leaves_voice_ring_and_button(service, tmp_path):
    program = service(SDL_VIDEODRIVER="x11", DISPLAY=":987", settings='[screen]\nsize = "640x480"\n')
    assert program.says() == "READY=1"
    _, said = program.end()
    assert "the button play the game" in said
    assert "the button play the game" in (tmp_path / "companion.log").read_text()


@pytest.mark.usefixtures("sigterm", "log_handlers")
def test_a_game_of_another_installed_version_is_handed_over_with_its_library_closed(tmp_path, monkeypatch):
    library = Library(tmp_path)
    library.begin(LIGHT)
    library.close()
    (tmp_path / "companion.toml").write_text('[sound]\noutput = "none"\n[voice]\nengine = "silent"\n')
    for name in ("STATE_DIRECTORY", "CACHE_DIRECTORY"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "companion.toml"))
    monkeypatch.setattr("companion.app.lobby.host.python_for", lambda _record: Path("/old/python"))
    handed = []
    monkeypatch.setattr(
        "companion.app.desk.app.hand_over", lambda python, record: handed.append((python, record.id, is_open(tmp_path)))
    )
    assert run(StartRequest(decision=Resume())) == 0
    assert handed == [(Path("/old/python"), 1, False)]


def sand(table):
    table.begin(LIGHT)
    table.reach(Hourglass)
    table.desk.do(RunGlass(table.snapshot.step, running=True))
    table.let(7.5)


def arrow(table):
    table.begin(LIGHT)
    table.reach(Spin)
    table.desk.do(SpinOrDraw(table.snapshot.step))
    table.let(0.5)


def failsafe(table):
    table.begin(LIGHT)
    table.window.open(Menu())
    table.desk.fail(Failure("a bug", ""))


def lesson(table):
    seats = Seats(map(Seat, ("Ada", "Ben"), ("blue", "yellow")))
    table.begin(Beginning("tumult_royale", seats, {}, {}, taught=Taught(("blue", "yellow"))))


STATES = (sand, arrow, failsafe, lesson)


@pytest.fixture
def sigterm():
    before = signal.getsignal(signal.SIGTERM)
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.mark.usefixtures("sigterm")
@pytest.mark.parametrize("state", STATES)
def test_sigterm_in_each_state(tmp_path, monkeypatch, state):
    """A real signal while the desk's own loop runs: it ends by itself, and the very same question is open afterwards."""
    table = DeskTable(tmp_path)
    state(table)
    before = table.snapshot
    drawn = threading.Event()
    draw = table.window.draw
    monkeypatch.setattr(table.window, "draw", lambda: (drawn.set(), draw())[1])
    table.screen._next_draw = 0.0
    killer = threading.Thread(target=lambda: (drawn.wait(LOST), os.kill(os.getpid(), signal.SIGTERM)))
    killer.start()
    opening.play(table.desk)
    assert gc.get_freeze_count() > 10_000
    gc.unfreeze()
    killer.join()
    table.library.close()
    library = Library(tmp_path)
    resumed = Host(library).game(Resume()).snapshot()
    assert resumed.question == before.question
    assert resumed.step == before.step
    if state is sand:
        assert 12 <= resumed.mark["left"] <= 13
    library.close()


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_game_without_a_terminal_to_read_or_write_ends_without_a_fault(tmp_path, closed):
    home = {"STATE_DIRECTORY": str(tmp_path), "COMPANION_SETTINGS": str(tmp_path / "companion.toml")}
    command = ["sh", "-c", f'"$0" -m companion --terminal play citadels --players Ada:blue,Ben:yellow {closed}', sys.executable]
    done = subprocess.run(command, env={**os.environ, **home}, input=b"1\n1\n", capture_output=True, check=False)
    assert (done.returncode, b"foresaw" in done.stdout + done.stderr) == (0, False), done


def test_what_is_typed_in_letters_that_the_terminal_lacks_is_answered(tmp_path):
    home = {"STATE_DIRECTORY": str(tmp_path), "COMPANION_SETTINGS": str(tmp_path / "companion.toml"), "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "companion", "--terminal", "--language", "de"]
    done = subprocess.run(command, env={**os.environ, **home}, input="für alle\n".encode(), capture_output=True, check=False)
    assert (done.returncode, b"foresaw" in done.stderr) == (0, False), done


def test_who_has_read_enough_of_a_long_answer_hears_of_no_fault():
    command = [sys.executable, "-m", "companion", "rules", "citadels"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        run.stdout.close()
        assert (run.stderr.read(), run.wait()) == (b"", 0)
