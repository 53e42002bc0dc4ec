"""The command line: `companion` and its sub-commands. Only the command that is wanted is loaded."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from companion.commands.common import play_options
from companion.system import memory

DESCRIPTION = """\
Companion stands on the game table, teaches the boxed game aloud, tells the table what comes next,
and keeps every count. Without a command it opens the screen; where there is none, the terminal."""

EPILOGUE = """\
Games are kept in your data folder and go on where they were left: `companion resume`.
Settings stand in companion.toml in your configuration folder; `companion doctor` says where, and what is here."""

COMMANDS = {
    "play": ("play_command", "play a game at once"),
    "resume": ("play_command", "go on with an open game"),
    "games": ("play_command", "list the boxes and the games played so far"),
    "history": ("history_command", "list the plays of this device, or show one"),
    "stats": ("history_command", "players and boxes: plays, wins, best scores"),
    "house": ("house_command", "see all tables of a house, by its MQTT broker"),
    "export": (
        "history_command",
        "write the plays into a file for BG Stats (.bgsplay), a spreadsheet (.csv) or programs (.json)",
    ),
    "check": ("proof", "play scenario files and compare"),
    "selfplay": ("proof", "play whole games of random legal answers and check every invariant"),
    "new": ("new.new_command", "begin a new game: a folder that plays at once"),
    "sheet": ("new.sheets", "check sheets, by which any box is played"),
    "rules": ("rules_command", "read a game's rules, or list how each is served"),
    "screenshots": ("screenshots", "write a picture of every screen"),
    "settings": ("settings_command", "read or change a setting"),
    "backup": ("backup_command", "write games, notebook, settings and camera lessons into a file"),
    "restore": ("backup_command", "bring back what a backup holds"),
    "doctor": ("doctor", "look at everything the table needs"),
    "ring": ("device", "show a pattern on a ring of lamps at a serial port"),
    "hardware": ("device", "test the parts of the device, or show their wiring"),
    "mat": ("eyes_command", "write the mat to print and lay under the camera"),
    "teach": ("eyes_command", "teach the reader your cubes or tiles"),
    "read": ("eyes_command", "read cubes or tiles in pictures"),
    "say": ("voice_command", "speak a text, or write it to a WAV file"),
    "voices": ("voice_command", "list, test and choose the voices"),
}
"""Each command with the module of `companion.commands` that has it, and its help."""


def parser(words: Sequence[str]) -> ArgumentParser:
    """Build the parser for a line of these words: all commands with their help, arguments only of those the line may name."""
    top = ArgumentParser("companion", description=DESCRIPTION, epilog=EPILOGUE, formatter_class=RawDescriptionHelpFormatter)
    play_options(top, default=None)
    top.set_defaults(func=lambda arguments: _module("play_command").run_evening(arguments))
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND")
    for name, (module, text) in COMMANDS.items():
        command = subparsers.add_parser(name, help=text)
        if name in words:
            _module(module).COMMANDS[name](command)
    return top


def _module(name: str) -> Any:
    with memory.loading():
        return import_module(f"companion.commands.{name}")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code, 2 for anything refused, with the reason on one line."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = sys.argv[1:] if argv is None else argv
    arguments = parser(words).parse_args(words)
    from companion.system.extras import ExtraMissing
    from companion.table.errors import TableError

    try:
        code: int = arguments.func(arguments)
    except (TableError, ExtraMissing) as refused:
        print(f"companion: {refused}", file=sys.stderr)  # noqa: T201 - the command line speaks here
        return 2
    except KeyboardInterrupt:
        return 130
    return code
