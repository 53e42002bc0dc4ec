"""The command line: `companion` and its subcommands. Only the requested command is loaded."""

import os
import re
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from errno import EIO, ENOSPC
from io import TextIOWrapper
from traceback import format_exception_only
from typing import NoReturn

from companion.app.commands.common import Commands, complain, play_options, refusals
from companion.system import memory
from companion.system.extras import version
from companion.system.nearest import suggest

DESCRIPTION = """\
Companion stands on the game table, teaches the boxed game aloud, tells the table what comes next,
and keeps every count. Without a command it opens the screen; where there is none, the terminal."""

EPILOGUE = """\
Games are kept in your data folder and go on where they were left: `companion resume`.
Settings stand in companion.toml in your configuration folder; `companion doctor` says where, and what is here."""

FEW = 6
"""So many words are named together where none of them is like what was typed."""

HELP = {
    "play": "play a game at once",
    "resume": "go on with an open game",
    "games": "list the boxes and the games played so far",
    "history": "list the plays of this device, or show one",
    "stats": "players and boxes: plays, wins, best scores",
    "house": "see all tables of a house, by its MQTT broker",
    "export": "write the plays into a file for BG Stats (.bgsplay), a spreadsheet (.csv) or programs (.json)",
    "import": "take over plays from BG Stats, BoardGameGeek or a table (CSV)",
    "check": "play scenario files and compare",
    "selfplay": "play whole games of random legal answers and check every invariant",
    "new": "begin a new game: a folder that plays at once",
    "sheet": "check, take over and print sheets, by which any box is played",
    "language": "list the languages, begin one, and check what is translated",
    "rules": "read a game's rules, or list how each is served",
    "settings": "read or change a setting",
    "backup": "write games, notebook, settings and camera lessons into a file",
    "restore": "bring back what a backup holds",
    "doctor": "look at everything the table needs",
    "ring": "show a pattern on a ring of lamps at a serial port",
    "hardware": "show how the parts of the device are wired",
    "mat": "write the mat to print and lay under the camera",
    "teach": "teach the reader your cubes or tiles",
    "read": "read cubes or tiles in pictures",
    "say": "speak a text, or write it to a WAV file",
    "voices": "list, test and choose the voices",
}


class _Parser(ArgumentParser):
    """Says what was probably meant, instead of listing everything, where a word is none of those that can stand there."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong, with how it is used unless that is plain, and exit with code 2."""
        plain = re.fullmatch(r"argument \S+: (there is no .*)", message)
        found = re.search(r"invalid choice: '(.*)' \(choose from (.*)\)", message)
        option = re.match(r"unrecognized arguments: (--[^\s=]+)", message)
        if option is not None and (near := suggest(option[1], _list_options(self))):
            told = f"there is no {option[1]}{near}"
        elif found is not None:
            known = re.findall(r"[^\s',]+", found[2])
            near = suggest(found[1], known) or (f"; there are {', '.join(known)}" if len(known) <= FEW else "")
            told = f"there is no {found[1]}{near}  ({self.prog} --help lists what there is)"
        elif plain is not None:
            told = plain[1]
        else:
            super().error(message)
        self.exit(2, f"{self.prog}: {told}\n")


def _list_options(command: ArgumentParser) -> list[str]:
    """List the options of a command and of those below it."""
    every = [option for action in command._actions for option in action.option_strings]  # noqa: SLF001 - argparse tells no other way
    below = [each for action in command._actions if isinstance(action.choices, dict) for each in action.choices.values()]  # noqa: SLF001
    return every + [option for each in below for option in _list_options(each)]


def parser(words: Sequence[str]) -> ArgumentParser:
    """Build the parser for a line of these words: all commands with their help, but arguments only for those among the words."""
    top = _Parser("companion", description=DESCRIPTION, epilog=EPILOGUE, formatter_class=RawDescriptionHelpFormatter)
    if "--version" in words:
        top.add_argument("--version", action="version", version=f"Companion {version()}")
    else:
        top.add_argument("--version", action="store_true", help="say which version this is, and of which commit it was made")
    play_options(top, default=None)
    top.set_defaults(func=_run_evening)
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND")
    for name, text in HELP.items():
        command = subparsers.add_parser(name, help=text)
        if name in words:
            with memory.loading():
                _module_of(name)[name](command)
    return top


def _run_evening(arguments: Namespace) -> int:
    with memory.loading():
        from companion.app.commands import play_command as play

    return play.run_evening(arguments)


def _module_of(name: str) -> Commands:
    match name:
        case "play" | "resume" | "games":
            from companion.app.commands.play_command import COMMANDS
        case "check" | "selfplay":
            from companion.app.commands.proof import COMMANDS
        case "new":
            from companion.app.commands.new.new_command import COMMANDS
        case "language":
            from companion.app.commands.language_command import COMMANDS
        case "rules":
            from companion.app.commands.rules_command import COMMANDS
        case "settings" | "backup" | "restore" | "history" | "stats" | "export" | "import" | "sheet" | "house":
            return _of_what_is_kept(name)
        case "doctor":
            from companion.app.commands.doctor import COMMANDS
        case "ring" | "hardware":
            from companion.app.commands.device import COMMANDS
        case "mat" | "teach" | "read":
            from companion.app.commands.eyes_command import COMMANDS
        case _:
            from companion.app.commands.voice_command import COMMANDS
    return COMMANDS


def _of_what_is_kept(name: str) -> Commands:
    if name == "settings":
        from companion.app.commands.settings_command import COMMANDS
    elif name in {"history", "stats", "export"}:
        from companion.app.commands.history_command import COMMANDS
    elif name == "import":
        from companion.app.commands.import_command import COMMANDS
    elif name == "house":
        from companion.app.commands.house_command import COMMANDS
    elif name == "sheet":
        from companion.app.commands.new.sheets import COMMANDS
    else:
        from companion.app.commands.backup_command import COMMANDS
    return COMMANDS


def _bear_streams() -> None:
    """Let a terminal that lacks a letter show and take a question mark; at a closed one nothing is typed or read."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.stdin = sys.stdin or os.fdopen(os.open(os.devnull, os.O_RDONLY), encoding="utf-8")
    sys.stdout = sys.stdout or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    sys.stderr = sys.stderr or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; for anything refused, print the reason on one line and return 2."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = sys.argv[1:] if argv is None else argv
    _bear_streams()
    arguments = parser(words).parse_args(words)
    try:
        code: int = arguments.func(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has closed the pipe (`| head`); discard what Python has still buffered
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None and error.errno in {ENOSPC, EIO}:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return complain(f"what it tells cannot be written: {error.strerror}")
        if isinstance(error, refusals()):
            return complain(error)
        if os.environ.get("COMPANION_TRACE"):
            raise
        what = " ".join(format_exception_only(error)[-1].split())
        return complain(f"that failed in a way nobody foresaw: {what[:300]} (COMPANION_TRACE=1 shows where)")
    return code
