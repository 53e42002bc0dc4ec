"""Starts Companion by its own entry, as people do, and keeps what it shows and says. Nothing here writes a file of Companion's."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic
from typing import NamedTuple
from unittest import mock

LONGEST = 30.0
"""Seconds that one look may take on a busy machine."""


class Look(NamedTuple):
    """What was typed, what stood on the screen, what was said beside it, the exit code, and the seconds it took."""

    shown: str
    said: str
    code: int
    seconds: float


Runner = Callable[[Path, tuple[str, ...], str], Look]


def home_of(home: Path) -> dict[str, str]:
    return {
        "STATE_DIRECTORY": str(home), "COMPANION_SETTINGS": str(home / "companion.toml"), "CACHE_DIRECTORY": str(home / "cache"),
        "LANG": "en_GB.UTF-8",
    }  # fmt: skip


def started(home: Path, words: tuple[str, ...], typed: str) -> Look:
    """Run a command as people run it."""
    began = monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "companion", *words],
        input=typed, capture_output=True, text=True, timeout=LONGEST, check=False, env={**os.environ, **home_of(home)},
    )  # fmt: skip
    return Look(done.stdout, done.stderr, done.returncode, monotonic() - began)


def as_a_process(home: Path, words: tuple[str, ...], typed: str) -> Look:
    """Run a command by the same entry in a process of its own that has its modules already, as a fork of this one."""
    import companion.app.desk.app  # noqa: F401 - loaded here, once
    from companion.start import main

    began = monotonic()
    with TemporaryFile("w+") as given, TemporaryFile("w+", newline="") as shown, TemporaryFile("w+", newline="") as said:
        given.write(typed)
        given.seek(0)
        child = os.fork()
        if child == 0:
            code = 1
            try:
                for number, file in enumerate((given, shown, said)):
                    os.dup2(file.fileno(), number)
                sys.stdin, sys.stdout, sys.stderr = (open(number, mode) for number, mode in enumerate("rww"))  # noqa: SIM115, PTH123
                os.environ.update(home_of(home))
                sys.argv = ["companion", *words]
                code = main()
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else int(end.code is not None)
            except BaseException:  # noqa: BLE001 - what a process ends with
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(code)
        _, status = os.waitpid(child, 0)
        for file in (shown, said):
            file.seek(0)
        return Look(shown.read(), said.read(), os.waitstatus_to_exitcode(status), monotonic() - began)


def here(home: Path, words: tuple[str, ...], typed: str) -> Look:
    """Run a command by the same entry in this process."""
    from companion.start import main

    shown, said, began = io.StringIO(), io.StringIO(), monotonic()
    code = 1
    with (
        mock.patch.dict(os.environ, home_of(home)),
        mock.patch.object(sys, "argv", ["companion", *words]),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(shown),
        redirect_stderr(said),
    ):
        try:
            code = main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        except BaseException:  # noqa: BLE001 - what a process would end with
            said.write(traceback.format_exc())
    return Look(shown.getvalue(), said.getvalue(), code, monotonic() - began)


FAULTS = ("Traceback", "failed in a way nobody foresaw")
"""What only a fault of the program says: where nothing caught it, and where the command line's boundary did."""


class Home(NamedTuple):
    """What people see of a home: its games, the state of each open one, its plays, names, settings, and what was said meanwhile."""

    games: dict[int, str]
    states: dict[int, str]
    plays: str
    names: str
    settings: str
    said: str
    faults: tuple[str, ...]


def look_at(home: Path, run: Runner, numbers: tuple[int, ...] = (), *, only: int | None = None) -> Home:
    """Look at all of it; `numbers` are games that should be open, beside those that are listed. `only` one of them is resumed."""
    faults: list[str] = []
    said: list[str] = []

    def look(*words: str, typed: str = "") -> str:
        seen = run(home, words, typed)
        said.append(seen.said)
        if any(fault in seen.said + seen.shown for fault in FAULTS) or seen.code not in {0, 2}:
            faults.append(f"{' '.join(words)}: code {seen.code}: {seen.said[-600:]}")
        if seen.seconds > LONGEST:
            faults.append(f"{' '.join(words)}: {seen.seconds:.0f} s")
        return seen.shown.replace(str(home), "HOME")

    first = look("--terminal", "--language", "en", typed="3\n")
    listed = {int(line[:4]): line for line in look("games").splitlines() if line[:4].strip().isdecimal()}
    opened = {number for number, line in listed.items() if line.endswith("…")} | set(numbers)
    opened = opened if only is None else {only}
    states = {number: look("--terminal", "--language", "en", "resume", str(number), typed="s\n") for number in sorted(opened)}
    plays = look("history", "--csv")
    settings = look("settings")
    return Home(listed, states, plays, first, settings, "\n".join(said), tuple(faults))
