"""Whether the window system that the environment names answers, and whether SDL draws there or nowhere.

A display can be named and not be there: after ssh from a closed desktop, in an old tmux, in a root shell. SDL then draws into a
picture that nobody sees, or waits for an answer without end and without heeding a signal. So a child process tries it first.
"""

from contextlib import suppress
from functools import cache

import pygame

from companion.system.display import NOWHERE, WorkApart, asked_driver

SOON = 1.5
"""The most seconds for which a window system is waited for."""


def draws_nowhere() -> bool:
    """Return whether SDL has chosen a driver that shows nothing, though nobody asked for it."""
    driver = pygame.display.get_driver()
    return driver in NOWHERE and driver != asked_driver()


@cache
def trial(display: str) -> WorkApart | None:
    """Begin to find out whether SDL can draw on this display, as `named_display` writes it; None if none is named.

    Call it before threads are started.
    """
    return WorkApart(_draws, SOON) if display else None


@cache
def answers(display: str) -> bool:
    """Return whether SDL can draw on this display; False if that takes longer than `SOON`."""
    tried = trial(display)
    return tried is None or tried.came_true()


def _draws() -> bool:
    with suppress(pygame.error):
        pygame.display.init()
        return not draws_nowhere()
    return False
