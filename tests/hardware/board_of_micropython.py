"""Makes MicroPython's desktop port a board: starts main.py, and where that ends, a prompt that takes programs unseen as a board's does."""

import os
import sys

sys.path.insert(0, ".")
inside = {}


def byte():
    return sys.stdin.buffer.read(1)


def prompt():
    raw, typed = False, b""
    while True:
        came = byte()
        if came == b"\x01":
            raw, typed = True, b""
            sys.stdout.write("raw REPL; CTRL-B to exit\r\n>")
        elif came == b"\x02":
            raw = False
        elif came == b"\x04" and not raw:
            return
        elif came == b"\x04":
            sys.stdout.write("OK")
            wrong = ""
            try:
                exec(typed.decode(), inside)
            except Exception as error:  # noqa: BLE001 - a prompt says whatever went wrong
                wrong = repr(error)
            typed = b""
            sys.stdout.write("\x04" + wrong + "\x04>")
        elif raw:
            typed += came


while True:
    if "main.py" in os.listdir():  # noqa: PTH208 - MicroPython has no pathlib
        with open("main.py") as file:  # noqa: PTH123
            program = file.read()
        exec(program, {"__name__": "__main__"})
    prompt()
