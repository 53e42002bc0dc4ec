"""Homes to be damaged, made by playing with Companion as people do: at rest, killed in a game, killed anew, and one from 0.1.0 on.

Few games make small homes: more of what is hit is a game, and a look at all of them is quick.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from looking import home_of, started

OLD = Path(__file__).parent.parent / "old" / "0.1.0"
PLAYERS = {
    "citadels": "Ada:blue,Ben:yellow", "tumult_royale": "Ada:blue,Ben:yellow,Clara:purple", "any_box": "Ada:blue,Ben:yellow",
}  # fmt: skip
FINISHED = ("1", "", "", "5", "4", "", "2", "", "", "")
EVENINGS = (("any_box", FINISHED), ("citadels", ("1",) * 60), ("tumult_royale", ("1",) * 25))


def play(home: Path, words: list[str], lines: tuple[str, ...], *, kill: bool = False) -> None:
    """Play in a terminal: to each prompt a line; then leave, or be killed."""
    companion = [sys.executable, "-m", "companion", "--terminal", "--language", "en", *words]
    env = {**os.environ, **home_of(home)}
    with subprocess.Popen(
        companion, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in lines:
            seen = b""
            while not seen.endswith(b"> "):
                letter = process.stdout.read(1)
                if not letter:
                    return
                seen += letter
            process.stdin.write(f"{line}\n".encode())
            process.stdin.flush()
        if kill:
            process.send_signal(signal.SIGKILL)
        process.stdin.close()
        process.stdout.read()


def make_homes(room: Path) -> dict[str, Path]:
    """Make the homes, each under its name."""
    rest, old = room / "rest", room / "of 0.1.0"
    for home in (rest, old):
        home.mkdir(parents=True)
        for path in OLD.iterdir():
            if path.name not in {"expected.json", *(("games.db",) if home == rest else ())}:
                shutil.copy(path, home / path.name)
    started(old, ("--terminal",), "")
    (old / "games.db").unlink()  # a device that has thrown its old library away
    homes = {"rest": rest, "of 0.1.0": old}
    for home in homes.values():
        for game, lines in EVENINGS:
            play(home, ["play", game, "--players", PLAYERS[game]], lines)
    for name, game, many in (("killed in a game", "tumult_royale", 30), ("killed anew", "citadels", 4)):
        homes[name] = room / name
        shutil.copytree(rest, homes[name])
        play(homes[name], ["play", game, "--players", PLAYERS[game]], ("1",) * many, kill=True)
    for name, game, many in (("first game", "tumult_royale", 30), ("first answers", "citadels", 8)):
        homes[name] = room / name  # nothing was ever folded in here
        homes[name].mkdir()
        play(homes[name], ["play", game, "--players", PLAYERS[game]], ("1",) * many, kill=True)
    return homes
