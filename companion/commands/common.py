"""What commands have in common. The command line loads this module before it knows which command is wanted, so it stays light."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser
from collections.abc import Callable, Mapping
from pathlib import Path

from companion.system.languages import LANGUAGES

Commands = Mapping[str, Callable[[ArgumentParser], None]]
"""The commands of one module: for each what adds its arguments, and as `func` what runs it and returns the exit code."""


def play_options(parser: ArgumentParser, default: str | None = SUPPRESS) -> None:
    """Add the options of everything that is played; behind a command what is not given stays as it stood before the command."""
    parser.add_argument("--language", choices=LANGUAGES, default=default)
    parser.add_argument(
        "--terminal", action="store_true", default=default or False, help="in the terminal instead of on the screen"
    )
    camera = "a picture, or a folder of pictures, instead of a camera"
    parser.add_argument("--camera", type=Path, metavar="PATH", default=default, help=camera)
