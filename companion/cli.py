"""The command line: `companion` and its sub-commands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from companion.commands import device, doctor, eyes, play, proof, rules, screenshots, voice
from companion.table.errors import TableError

DESCRIPTION = """\
Companion stands on the game table, teaches the boxed game aloud, tells the table what comes next,
and keeps every count. Without a command it opens the screen; where there is none, the terminal."""

EPILOGUE = """\
Games are kept in your data folder and go on where they were left: `companion resume`.
Settings stand in companion.toml in your configuration folder; `companion doctor` says where, and what is here."""

MODULES = (play, proof, rules, screenshots, doctor, device, eyes, voice)


def parser() -> argparse.ArgumentParser:
    """Build the parser with all commands."""
    form = argparse.RawDescriptionHelpFormatter
    top = argparse.ArgumentParser("companion", description=DESCRIPTION, epilog=EPILOGUE, formatter_class=form)
    play.common(top)
    top.set_defaults(func=play.run_evening)
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND")
    for module in MODULES:
        module.register(subparsers)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code, 2 for anything refused, with the reason on one line."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    arguments = parser().parse_args(argv)
    try:
        code: int = arguments.func(arguments)
    except TableError as refused:
        print(f"companion: {refused}", file=sys.stderr)  # noqa: T201 - the command line speaks here
        return 2
    except KeyboardInterrupt:
        return 130
    return code
