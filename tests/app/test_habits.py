"""What people do at a desktop, with real keys and a real pointer in a real window on a virtual display."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import queue
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from pace import LOST

NEEDED = shutil.which("Xvfb") and ctypes.util.find_library("X11") and ctypes.util.find_library("Xtst")
pytestmark = [pytest.mark.slow, pytest.mark.skipif(not NEEDED, reason="needs Xvfb, libX11 and libXtst")]
KEYS = {"Return": 0xFF0D, "Escape": 0xFF1B, "Tab": 0xFF09, "Right": 0xFF53, "Left": 0xFF51, "F11": 0xFFC8, "F1": 0xFFBE}
KEYS |= {"Alt": 0xFFE9, "Control": 0xFFE3, "Shift": 0xFFE1, "space": 0x20, "minus": 0x2D, "plus": 0xFFAB}


class Desktop:
    """A virtual display with one window; keys and pointer are the X server's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            self.name = f":{told.readline().strip()}"
        self.x, self.xtest = (ctypes.CDLL(ctypes.util.find_library(name)) for name in ("X11", "Xtst"))
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(self.name.encode()))
        self.open()

    def open(self) -> list[str]:
        """Open the window; give what it tells of itself at first."""
        environment = {**os.environ, "DISPLAY": self.name, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_AUDIODRIVER": "dummy"}
        samples = (Path(__file__).parents[2] / folder for folder in ("tests/screen", "tests/table", "."))
        environment |= {"SDL_VIDEODRIVER": "x11", "PYTHONPATH": os.pathsep.join(map(str, samples))}
        program = [sys.executable, str(Path(__file__).with_name("habits_window.py")), str(self.folder)]
        self.window = subprocess.Popen(program, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lines: queue.Queue[str] = queue.Queue()
        self.reader = threading.Thread(target=self._read, args=(self.window, self.lines), daemon=True)
        self.reader.start()
        told = [self.lines.get(timeout=LOST) for _ in range(3)]
        self.point(400, 5)
        return told

    @staticmethod
    def _read(window, lines) -> None:
        for line in window.stdout:
            lines.put(line.strip())

    def wait(self, begins: str) -> str:
        """Wait for a line that begins so; everything before it is passed over."""
        while True:
            line = self.lines.get(timeout=LOST)
            if line.startswith(begins):
                return line

    def rest(self) -> list[str]:
        """Give what has been told until the window has answered a jump of its clock."""
        found: list[str] = []
        self.jump(0)
        while (line := self.lines.get(timeout=LOST)) != "rest":
            found.append(line)
        return found

    def jump(self, seconds: float) -> None:
        self.window.stdin.write(f"{seconds}\n")
        self.window.stdin.flush()

    def down(self, key: str, *, down: bool = True) -> None:
        code = self.x.XKeysymToKeycode(self.display, ctypes.c_ulong(KEYS[key]))
        self.xtest.XTestFakeKeyEvent(self.display, code, int(down), 0)
        self.x.XFlush(self.display)

    def key(self, *keys: str) -> None:
        for key in keys:
            self.down(key)
        for key in reversed(keys):
            self.down(key, down=False)

    def point(self, x: int, y: int) -> None:
        self.xtest.XTestFakeMotionEvent(self.display, 0, x, y, 0)
        self.x.XFlush(self.display)

    def end(self) -> None:
        self.window.stdin.write("end\n")
        self.window.stdin.close()
        self.window.wait(LOST)
        self.reader.join(LOST)
        self.window.stdout.close()

    def close(self) -> None:
        if self.window.returncode is None:
            self.end()
        self.x.XCloseDisplay(self.display)
        self.server.terminate()
        self.server.wait(LOST)


@pytest.fixture
def desktop(tmp_path):
    desktop = Desktop(tmp_path)
    yield desktop
    desktop.close()


def test_keys_move_choose_and_go_back_and_no_held_key_answers_twice(desktop):
    first = desktop.rest()
    desktop.key("Tab")
    second = desktop.wait("page")
    assert second not in first
    desktop.key("Shift", "Tab")
    assert desktop.wait("page") != second
    desktop.down("Right")
    seen = {desktop.wait("page") for _ in range(4)}
    desktop.down("Right", down=False)
    assert len(seen) > 1, "a held arrow goes on"
    second = ""
    desktop.rest()
    while not second.startswith("page option"):
        desktop.key("Right")
        second = desktop.wait("page")
    desktop.down("Return")
    answered = [desktop.wait("act"), *desktop.rest()]
    desktop.down("Return", down=False)
    assert sum(line.startswith("act Answer") for line in answered) == 1
    desktop.key("F1")
    assert desktop.wait("over") == "over HelpLeaf"
    desktop.key("Escape")
    assert desktop.wait("over") == "over NoneType"


def test_full_screen_by_both_keys_is_never_an_answer_and_the_window_comes_back_as_it_was(desktop):
    desktop.key("F11")
    assert desktop.wait("glass") == "glass 1400x900 full"
    desktop.key("F11")
    assert desktop.wait("glass") == "glass 1280x720 window"
    desktop.rest()
    desktop.key("Alt", "Return")
    told = [desktop.wait("glass"), *desktop.rest()]
    assert told[0] == "glass 1400x900 full"
    assert not [line for line in told if line.startswith("act")]
    desktop.key("Alt", "Return")
    assert desktop.wait("glass") == "glass 1280x720 window"


def test_the_window_opens_where_and_as_large_as_it_was(desktop):
    desktop.end()
    (desktop.folder / "window").write_text("900x560+40+60", encoding="ascii")
    desktop.open()
    desktop.end()
    assert (desktop.folder / "window").read_text(encoding="ascii").startswith("900x560")
    (desktop.folder / "window").write_text("no window+at all", encoding="ascii")
    assert "glass 1280x720 window" in desktop.open()
