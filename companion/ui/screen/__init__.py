"""The screen: theme, layout, widgets, a view for each kind of question, and the window."""

import os

from companion.system.extras import leave_out

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

with leave_out("numpy"):  # pygame loads it for arrays of pixels, which nothing here uses: a fifth of the start time
    import pygame  # noqa: F401
