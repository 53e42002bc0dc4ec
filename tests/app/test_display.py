"""A display that is named and leads nowhere, of whatever kind: the terminal at once, with a sentence; one that is there is used."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from pace import LOST

pytestmark = pytest.mark.slow

NAMES = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
OPENED = """
import pygame
from companion.ui.screen.paint.screen_errors import NoDisplay
from companion.ui.screen.splash import open_window
try:
    open_window((320, 240))
    print("a window by", pygame.display.get_driver())
except NoDisplay as error:
    print(error)
"""


def environment(folder: Path, **named: str) -> dict[str, str]:
    own = {name: value for name, value in os.environ.items() if name not in NAMES}
    return {**own, "STATE_DIRECTORY": str(folder), "SDL_AUDIODRIVER": "dummy", **named}


def opened(folder: Path, **named: str) -> str:
    """Have a process open a window, and give what it says."""
    done = subprocess.run(
        [sys.executable, "-c", OPENED], env=environment(folder, **named), capture_output=True, text=True, check=True, timeout=LOST
    )
    return done.stdout.splitlines()[-1]


def taken_for_display(path: Path) -> socket.socket:
    """Listen as a window system does that never answers."""
    path.parent.mkdir(exist_ok=True)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listening.bind(str(path))
    listening.listen(9)
    return listening


@pytest.fixture
def silent():
    """The name of an X display that takes every connection and never says a word."""
    number = next(number for number in range(90, 900) if not Path(f"/tmp/.X11-unix/X{number}").exists())
    path = Path(f"/tmp/.X11-unix/X{number}")
    with closing(taken_for_display(path)):
        yield f":{number}"
    path.unlink()


@pytest.fixture
def xvfb():
    """A real X server, with the name of its display; its process may be killed or stopped."""
    if shutil.which("Xvfb") is None:
        pytest.skip("Xvfb is not installed")
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        name = f":{told.readline().strip()}"
    yield name, server
    server.kill()
    server.wait()
    for left in (f"/tmp/.X11-unix/X{name[1:]}", f"/tmp/.X{name[1:]}-lock"):
        Path(left).unlink(missing_ok=True)


def test_a_display_that_is_there_is_drawn_on_until_its_server_is_gone_or_stops_answering(tmp_path, xvfb):
    name, server = xvfb
    assert opened(tmp_path, DISPLAY=name) == "a window by x11"
    away = f"no window can be opened: DISPLAY={name} does not answer"
    server.send_signal(signal.SIGSTOP)
    assert opened(tmp_path, DISPLAY=name) == away
    server.kill()
    server.wait()
    assert Path(f"/tmp/.X11-unix/X{name[1:]}").exists(), "its socket has outlived it"
    assert opened(tmp_path, DISPLAY=name) == away


def test_a_wayland_socket_that_is_stale_or_silent_is_no_display(tmp_path):
    own = {"WAYLAND_DISPLAY": "wayland-5", "XDG_RUNTIME_DIR": str(tmp_path)}
    with closing(taken_for_display(tmp_path / "wayland-5")):
        away = "no window can be opened: SDL_VIDEODRIVER=wayland WAYLAND_DISPLAY=wayland-5 does not answer"
        assert opened(tmp_path, **own, SDL_VIDEODRIVER="wayland") == away
    assert opened(tmp_path, **own) == "no window can be opened: WAYLAND_DISPLAY=wayland-5 does not answer"


def test_a_driver_that_nobody_knows_is_named_and_not_the_display_beside_it(tmp_path, xvfb):
    named = f"SDL_VIDEODRIVER=nonsense DISPLAY={xvfb[0]}"
    assert opened(tmp_path, DISPLAY=xvfb[0], SDL_VIDEODRIVER="nonsense") == f"no window can be opened: {named} does not answer"


def test_who_asks_for_a_picture_that_nobody_sees_gets_it_whatever_display_is_named(tmp_path):
    assert opened(tmp_path, DISPLAY=":899", SDL_VIDEODRIVER="dummy") == "a window by dummy"


def test_without_an_answer_the_evening_begins_in_the_terminal_with_a_sentence(tmp_path, silent):
    words = [sys.executable, "-m", "companion", "--language", "en"]
    own = {name: value for name, value in environment(tmp_path, DISPLAY=silent).items() if name != "NOTIFY_SOCKET"}
    done = subprocess.run(words, env=own, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=LOST)
    assert done.returncode == 0
    assert f"The display DISPLAY={silent} does not answer: we play in the terminal" in done.stderr
    assert "1." in done.stdout, "it asks the first question"


def test_who_has_no_display_is_told_a_line_for_the_browser_that_can_be_typed(tmp_path):
    """After `make run` no shell finds `companion`."""
    own = {**environment(tmp_path), "PATH": "/usr/bin:/bin"}
    words = [Path(sys.executable).with_name("companion"), "--language", "en"]
    done = subprocess.run(words, env=own, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True, timeout=LOST)
    line = re.search(r"Or in a browser on this machine: (.*) --browser", done.stderr)[1]
    assert (
        "Companion" in subprocess.run(f"{line} --version", shell=True, env=own, capture_output=True, text=True, check=True).stdout
    )


def test_a_driver_that_shows_nothing_is_no_display_for_whoever_sits_at_a_terminal(tmp_path):
    asked = "from companion.system.display import has_display; print(has_display())"
    own = environment(tmp_path, SDL_VIDEODRIVER="offscreen")
    near, far = os.openpty()
    for stdin, there in ((far, False), (subprocess.DEVNULL, True)):
        done = subprocess.run([sys.executable, "-c", asked], env=own, stdin=stdin, capture_output=True, text=True, check=True)
        assert done.stdout == f"{there}\n"
    os.close(near)
    os.close(far)
