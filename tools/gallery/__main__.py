"""`python -m tools.gallery DIR` writes a picture of every screen, from real states of real games, and lists what does not fit."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from pathlib import Path

from companion.app.commands.players import add_game
from companion.games import GAMES
from companion.system.languages import LANGUAGES

LEAST_WIDTH, LEAST_HEIGHT = 480, 320


def main(words: Sequence[str] | None = None) -> int:
    """Write the pictures and list the faults of each; return the exit code, 1 where there is a fault."""
    command = ArgumentParser(prog="python -m tools.gallery", description="Write a picture of every screen.")
    command.add_argument("folder", type=Path, metavar="DIR")
    command.add_argument("--size", type=size, default=(1280, 720), metavar="WxH", help="of the screen (default: 1280x720)")
    command.add_argument("--language", choices=LANGUAGES, default="en")
    add_game(command, "--game", help="only what belongs to this game (default: everything)")
    command.add_argument("--players", type=int, default=4, metavar="N")
    arguments = command.parse_args(words)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from tools.gallery.exhibition import exhibit  # noqa: PLC0415 - SDL asks for its driver when pygame is loaded

    games = [game for game in GAMES if arguments.game in {None, game.name}]
    arguments.folder.mkdir(parents=True, exist_ok=True)
    written = faults = 0
    for name, wrong in exhibit(games, arguments.players, arguments.size, arguments.language, arguments.folder):
        written += 1
        faults += len(wrong)
        for fault in wrong:
            sys.stdout.write(f"{name}: {fault.what}: {fault.text}\n")
    sys.stdout.write(f"{written} pictures in {arguments.folder}\n")
    return 1 if faults else 0


def size(text: str) -> tuple[int, int]:
    """Read WxH. Raises ArgumentTypeError where that is not a size or is too small for a screen."""
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise ArgumentTypeError(f"{text!r} must be WIDTHxHEIGHT, such as 800x480")
    if min(int(width), int(height)) < LEAST_HEIGHT or max(int(width), int(height)) < LEAST_WIDTH:
        raise ArgumentTypeError(f"{text} is smaller than {LEAST_WIDTH}x{LEAST_HEIGHT}")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
