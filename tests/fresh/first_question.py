"""first_question.py COMMAND...: run it without a terminal, and say how long it takes until it asks something; then it ends."""

from __future__ import annotations

import subprocess
import sys
import time


def main(command: list[str]) -> int:
    began = time.monotonic()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        heard = b""
        while not heard.endswith(b"\n> "):
            sign = process.stdout.read(1)
            if not sign:
                print(heard.decode(), "... and nothing was asked")
                return 1
            heard += sign
        print(f"first question after {time.monotonic() - began:.1f} s")
        process.stdin.close()
        heard += process.stdout.read()
    print(heard.decode())
    return process.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
