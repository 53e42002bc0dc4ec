"""The announcements with which a table stops a game in the middle, or goes on with light books."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from companion.table import ledger, seats
from companion.table.questions.question import Announcement
from companion.table.table import Table


class GameStopped(Exception):
    """The table stops the game here and wants the scoring."""


def stopping(table: Table, announcement: str) -> AbstractContextManager[None]:
    """Offer an announcement of this id that stops the game; it raises `GameStopped` at the open question inside."""

    async def stop(_: seats.Seat | None) -> None:
        raise GameStopped

    return table.hears(Announcement(announcement, icon="cross"), stop)


def dropping_to_light_books(
    table: Table, announcement: str, books: ledger.Cell[str], before: Callable[[], None] = lambda: None
) -> AbstractContextManager[None]:
    """While the `books` are full, offer an announcement that makes them light; `before` notes what light books need."""

    async def drop(_: seats.Seat | None) -> None:
        if books.value == "full":
            before()
            books.value = "light"

    return table.hears(Announcement(announcement, icon="book"), drop) if books.value == "full" else nullcontext()
