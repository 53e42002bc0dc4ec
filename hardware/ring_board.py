"""Copies the ring's program to a board that runs MicroPython, by typing commands at its prompt over the serial line."""

import re
from importlib import resources

from hardware.ring_drivers import boards, driver, serial_line

INTERRUPT, RAW, RUN, RESET = b"\r\x03\x03", b"\x01", b"\x04", b"\x02\x04"
"""Commands of the board's prompt: interrupt the program, enter raw mode, run the code sent, and restart."""
PROMPT = b"raw REPL; CTRL-B to exit\r\n>"
WELL = b"OK\x04\x04>"
"""What the board sends after code that ran without output and without an error."""
TRIES = 3
PIECE, PAUSE = 128, 0.01
"""The number of bytes that a board's input buffer surely holds, and the seconds in which the board reads them."""
SECONDS = 5.0


def ring_program(pin: int, lamps: int) -> str:
    """Return the board's program for this pin and number of lamps."""
    text = resources.files("hardware").joinpath("ring_program.py").read_text(encoding="utf-8")
    for name, value in {"PIN": pin, "LAMPS": lamps}.items():
        text = re.sub(f"^{name} = .*", f"{name} = {value}", text, flags=re.MULTILINE)
    return text


def copy_program(line: serial_line.SerialLine, program: str) -> str:
    """Write the program to the board as ``main.py``, check the copy, start it, and return the port's name.

    Raises RingError if no port can be opened, no MicroPython answers, or the program did not arrive or does not start.
    """
    name = line.open()
    try:
        for _ in range(TRIES):
            line.write(INTERRUPT + RAW)
            if line.wait_for(PROMPT, 1.5):
                break
        else:
            raise driver.RingError(
                f"{name}: expected a board with MicroPython; nothing answers its prompt. docs/ring.md says how to install it"
            )
        data = program.encode()
        _run(line, "file = open('main.new', 'wb')")
        for begin in range(0, len(data), PIECE):
            _run(line, f"file.write({data[begin : begin + PIECE]!r}) and None")
        _run(line, "file.close(); import os; os.rename('main.new', 'main.py')")
        _run(line, f"assert (len(open('main.py', 'rb').read()), sum(open('main.py', 'rb').read())) == ({len(data)}, {sum(data)})")
        line.write(RESET)
        if not line.wait_for(boards.HELLO, SECONDS):
            raise driver.RingError(
                f"{name}: the program is on the board but does not report that it is ready; unplug the board and plug it in"
            )
    finally:
        line.close()
    return name


def _run(line: serial_line.SerialLine, program: str) -> None:
    data = program.encode() + RUN
    for begin in range(0, len(data), PIECE):
        line.write(data[begin : begin + PIECE])
        line.wait_until(line.read_clock() + PAUSE)
    if not line.wait_for(WELL, SECONDS):
        raise driver.RingError(f"the board did not run {program[:40]!r}; is its storage full?")
