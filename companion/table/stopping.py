"""A table that stops in the middle, or goes on with light books: what it announces, and what follows in the script."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from companion.table.ledger import Cell
from companion.table.questions.question import Announcement
from companion.table.seats import Seat
from companion.table.table import Table


class GameStopped(Exception):
    """The table stops here and wants the scoring."""


def stopping(table: Table, announcement: str) -> AbstractContextManager[None]:
    """Offer under this id to stop where the game stands; `GameStopped` is raised inside where it is announced."""

    async def stop(_: Seat | None) -> None:
        raise GameStopped

    return table.hears(Announcement(announcement, icon="cross"), stop)


def dropping_to_light_books(
    table: Table, announcement: str, books: Cell[str], before: Callable[[], None] = lambda: None
) -> AbstractContextManager[None]:
    """Offer under this id, as long as the `books` are full, to go on with light ones; `before` notes what these need to know."""

    async def drop(_: Seat | None) -> None:
        if books.value == "full":
            before()
            books.value = "light"

    return table.hears(Announcement(announcement, icon="book"), drop) if books.value == "full" else nullcontext()
