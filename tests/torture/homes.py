"""Homes to be damaged, made by playing with Companion as people do: one at rest, one killed in the middle of a game, one killed after it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from looking import _home, as_a_process

OLD = Path(__file__).parent.parent / "old" / "0.1.0"
PLAYERS = {"citadels": "Ada:blue,Ben:yellow", "tumult_royale": "Ada:blue,Ben:yellow,Clara:purple"}
EVENINGS = (("citadels", 60), ("tumult_royale", 25), ("citadels", 8))


def play(home: Path, words: list[str], lines: int, *, kill: bool = False) -> None:
    """Play in a terminal: to each prompt `1`; then leave, or be killed."""
    companion = [sys.executable, "-m", "companion", "--terminal", "--language", "en", *words]
    env = {**os.environ, **_home(home)}
    with subprocess.Popen(
        companion, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(lines):
            seen = b""
            while not seen.endswith(b"> "):
                letter = process.stdout.read(1)
                if not letter:
                    return
                seen += letter
            process.stdin.write(b"1\n")
            process.stdin.flush()
        if kill:
            process.send_signal(signal.SIGKILL)
        process.stdin.close()
        process.stdout.read()


def make_homes(room: Path) -> dict[str, Path]:
    """Make the homes, each under its name."""
    rest = room / "rest"
    rest.mkdir(parents=True)
    for path in OLD.iterdir():
        if path.name != "expected.json":
            shutil.copy(path, rest / path.name)
    as_a_process(rest, ("--terminal",), "")
    (rest / "games.db").unlink()  # a device that began with 0.1.0 and has thrown its old library away
    for game, lines in EVENINGS:
        play(rest, ["play", game, "--players", PLAYERS[game]], lines)
    homes = {"rest": rest}
    for name, game, lines in (("killed in a game", "tumult_royale", 30), ("killed anew", "citadels", 4)):
        homes[name] = room / name
        shutil.copytree(rest, homes[name])
        play(homes[name], ["play", game, "--players", PLAYERS[game]], lines, kill=True)
    return homes
