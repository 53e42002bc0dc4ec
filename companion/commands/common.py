"""What commands have in common. The command line loads this module before it knows which command is wanted, so it stays light."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from pathlib import Path

from companion.system.languages import LANGUAGES

Commands = Mapping[str, Callable[[ArgumentParser], None]]
"""The commands of one module: for each what adds its arguments, and as `func` what runs it and returns the exit code."""


def play_options(parser: ArgumentParser) -> None:
    """Add the options of everything that is played."""
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--terminal", action="store_true", help="in the terminal instead of on the screen")
    parser.add_argument("--camera", type=Path, metavar="PATH", help="a picture, or a folder of pictures, instead of a camera")
