"""Puts a table together: settings, library, devices, screen or terminal; and runs it."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from companion import files
from companion.evening import Decision, Stop
from companion.games import GAMES
from companion.host import Host
from companion.library import AlreadyOpen, Library
from companion.settings import load
from companion.terminal import Left, Terminal
from companion.words import Words

ALREADY_OPEN = 3
"""Exit code of a second instance."""


@dataclass(frozen=True)
class Wish:
    """What the command line asks for: a decision to play at once, or a box; language, terminal, and a camera's stand-in."""

    decision: Decision | None = None
    box: str | None = None
    language: str | None = None
    terminal: bool = False
    camera: Path | None = None


def run(wish: Wish) -> int:
    """Play as wished; returns the exit code."""
    settings = load(files.settings_path())
    for fault in settings.faults:
        print(fault, file=sys.stderr)
    try:
        library = Library(files.data_folder())
    except AlreadyOpen as already:
        print(already, file=sys.stderr)
        return ALREADY_OPEN
    if library.trouble:
        print(library.trouble, file=sys.stderr)
    words = words_of(wish.language or settings.text("table.language"))
    try:
        return _terminal(wish, Host(library), words) if _no_screen(wish, words) else _screen(wish, Host(library), settings)
    finally:
        library.close()


def words_of(language: str, game: Game | None = None) -> Words:
    """Load the words of one game, or of all for the talk before a game."""
    return Words(language, [one.folder for one in ([game] if game else GAMES)])


def _has_display() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("SDL_VIDEODRIVER"))


def in_terminal(wish: Wish, host: Host, language: str) -> int:
    """Play evening after evening in the terminal, until the table leaves."""
    decision = wish.decision
    box = wish.box
    try:
        while not isinstance(decision, Stop):
            if decision is None:
                decision = _decided(host, box, language)
            decision, box = _one_evening(host, decision, language), None
    except Left:
        print()
    return 0


def _decided(host: Host, box: str | None, language: str) -> Decision:
    dialogue = host.dialogue(box)
    Terminal(words_of(language)).play(dialogue)
    assert dialogue.result is not None
    return dialogue.result


def _one_evening(host: Host, decision: Decision, language: str) -> Decision | None:
    clerk = host.game(decision)
    if clerk is not None:
        Terminal(words_of(language, clerk.session.game)).play(clerk)
    return Stop() if isinstance(decision, Stop) else None
