"""The end: banners hang from a rod, their length is the score; and why it is over."""

from __future__ import annotations

from companion.screen.stage import Stage


def show_final(stage: Stage) -> None:
    """Lay it out."""
