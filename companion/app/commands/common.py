"""What commands have in common. The command line loads this module before it knows which command to run, so it stays light."""

import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from companion.system.languages import LANGUAGES

if TYPE_CHECKING:
    from companion.language.words import Words
    from companion.library.opened_journal import LibraryCopy

Commands = Mapping[str, Callable[[ArgumentParser], None]]
"""A module's commands: each function adds a command's arguments and sets `func`, which runs it and returns the exit code."""


CANNOT = 2
"""The exit code when something is refused or cannot be used: a value, a file, a device, a voice, a picture."""


def complain(trouble: Exception | str) -> int:
    """Print on one line what went wrong; return the exit code `CANNOT`."""
    words = str(trouble)
    if isinstance(trouble, OSError) and trouble.strerror:
        words = f"{trouble.filename}: {trouble.strerror}" if trouble.filename else trouble.strerror
    print(f"companion: {words}", file=sys.stderr)
    return CANNOT


MOST = 10**9
"""The greatest number that a command line accepts for a count or a number of a game or play."""


def counting(text: str) -> int:
    """Read a count (of games, players, ...) or the number of a game or play, from 1. Raises `ArgumentTypeError`."""
    number = int(text) if len(text) <= len(str(MOST)) and text.isdecimal() else 0
    if not 0 < number <= MOST:
        raise ArgumentTypeError(f"expected a whole number from 1 to {MOST}, got {text[:40]}")
    return number


def refusals() -> tuple[type[Exception], ...]:
    """Return the errors that are printed on one line, without a traceback: those of games, settings, devices, voices, files."""
    from companion.language.voice.voice_errors import VoiceError  # noqa: PLC0415
    from companion.system.extras import ExtraMissing  # noqa: PLC0415 - the help does not need these
    from companion.system.languages import LanguageRefused  # noqa: PLC0415
    from companion.system.settings import SettingsRefused  # noqa: PLC0415
    from companion.table.errors import TableError  # noqa: PLC0415
    from hardware.hardware_errors import HardwareError  # noqa: PLC0415
    from vision.vision_errors import VisionError  # noqa: PLC0415

    return TableError, ExtraMissing, SettingsRefused, LanguageRefused, VoiceError, HardwareError, VisionError, OSError


def say_found(library: "LibraryCopy", words: "Words") -> None:
    """Print to standard error what was found wrong in a library."""
    for told in library.report:
        print(words(told), file=sys.stderr)


def play_options(parser: ArgumentParser, default: str | None = SUPPRESS) -> None:
    """Add the options common to all play; an option not given after a command keeps the value given before the command."""
    parser.add_argument("--language", choices=LANGUAGES, default=default)
    parser.add_argument(
        "--terminal", action="store_true", default=default or False, help="in the terminal instead of on the screen"
    )
    browser = "in a browser on this machine, which is opened; nobody else's can come in"
    parser.add_argument("--browser", action="store_true", default=default or False, help=browser)
    camera = "a picture, or a folder of pictures, instead of a camera"
    parser.add_argument("--camera", type=Path, metavar="PATH", default=default, help=camera)
