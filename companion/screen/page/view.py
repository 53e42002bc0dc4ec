"""What a view is: how a half-entered answer begins, how the question is laid out, and how much of the screen it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.play.snapshot import Snapshot
from companion.screen.page.stage import Stage
from companion.unchanging import unchanging


@unchanging
class View:
    """How one kind of question is shown.

    `show` lays it out; `begin` gives the half-entered answer at first; `evening` says that the lamps lead, so that the dark
    theme is used; `board` and `head` whether scoreboard and head band stay; `counts` that short presses count, so that a double
    press must mean nothing; `attracts` that it has something to show where nobody has touched anything for a while.
    """

    show: Callable[[Stage, Any], None]
    begin: Callable[[Snapshot, Any], Any] = lambda _snapshot, _question: None
    evening: bool = False
    board: bool = True
    head: bool = True
    counts: Callable[[Any], bool] = lambda _question: False
    attracts: bool = False
