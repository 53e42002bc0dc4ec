"""Every page of the look-up: each rule of each chapter, and each question as players ask it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.commands.gallery.picture import Screen
from companion.play.snapshot import Snapshot
from companion.rulebook import rulebook
from companion.screen.page.effects import Rules


def look_up_screens(snapshot: Snapshot) -> Iterator[Screen]:
    """Show them over a state of a game; none before a game. A chapter's further rules are its further pages."""
    if snapshot.game is None:
        return
    book = rulebook(snapshot.game.folder)
    for chapter in book.chapters:
        yield Screen(f"look-up-{chapter}", snapshot, overlay=Rules(chapter=chapter))
    for case in book.cases:
        yield Screen(f"look-up-{case.lower()}", snapshot, overlay=Rules(case=case))
