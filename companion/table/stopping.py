"""A table that stops in the middle: one thing to announce, and what it raises in the script."""

from __future__ import annotations

from contextlib import AbstractContextManager

from companion.table.questions.announcement import Announcement
from companion.table.seats import Seat
from companion.table.table import Table


class GameStopped(Exception):
    """The table stops here and wants the scoring."""


def stopping(table: Table, announcement: str) -> AbstractContextManager[None]:
    """Offer under this id to stop where the game stands; `GameStopped` is raised inside where it is announced."""

    async def stop(_: Seat | None) -> None:
        raise GameStopped

    return table.hears(Announcement(announcement, icon="cross"), stop)
