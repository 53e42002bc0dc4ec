"""What players may say unasked between rounds."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

from companion.games.citadels.state import State
from companion.table import Announcement, Seat


def drop_to_light_books(state: State) -> AbstractContextManager[None]:
    """Offer, where gold and hands are counted, to go on without counting them."""

    async def drop(_: Seat | None) -> None:
        state.treasury.books.value = "light"

    if not state.treasury.counted:
        return nullcontext()
    return state.table.hears(Announcement("citadels.light-books", icon="book"), drop)
