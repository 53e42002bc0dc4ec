"""Looking back: the page that all others hang on, and where the talk begins."""

from __future__ import annotations

import logging
import sqlite3
from functools import partial

from companion.library.history import stats
from companion.library.history.edits import Edit, EditKind
from companion.library.history.pages.asking import BACK, Asking, ways
from companion.library.history.pages.effects import Effects
from companion.library.history.pages.look import HistoryPage
from companion.library.history.pages.people import StatsPages
from companion.library.history.pages.plays import PlayPages, players_of
from companion.table.errors import JournalTrouble
from companion.table.phrase import Argument, phrase
from companion.table.questions.kinds import Choose, Option, Tell

LOG = logging.getLogger("companion")


async def look_back(effects: Effects, page: HistoryPage) -> None:
    """Look back from a page on; where the card fails meanwhile that is told, and the talk goes on without."""
    try:
        await LookingBack(effects).look(page)
    except (JournalTrouble, sqlite3.Error) as trouble:
        LOG.warning("%s", trouble)
        await Tell("history.told", args={"what": phrase("history-unreadable", why=str(trouble))})


class LookingBack:
    """Leads through all pages of one history."""

    def __init__(self, effects: Effects) -> None:
        self._ask = Asking(effects)
        self._plays = PlayPages(self._ask)
        self._stats = StatsPages(self._ask, self._plays)

    async def look(self, look: HistoryPage) -> None:
        """Begin at a page; from there back to the first one, and out."""
        missing = self._ask.history.refresh()
        await self._at(look)
        while (where := await self._home(missing)) != BACK:
            if where == "plays":
                await self._plays.plays()
            elif where == "players":
                await self._stats.players()
            elif where == "boxes":
                await self._stats.boxes()
            elif where == "undo":
                await self._ask.do(partial(self._ask.effects.write, Edit(EditKind.UNDO)))
            elif where == "stick":
                await self.stick()

    async def _at(self, look: HistoryPage) -> None:
        if look.uuid:
            await self._plays.play(look.uuid, phone=look.phone)
        if look.name:
            await self._stats.player(look.name)
        if look.box:
            await self._stats.box(look.box)

    async def _home(self, missing: int) -> str:
        db = self._ask.history.db
        plays = stats.count_plays(db)
        edits = self._ask.history.plays.edits()
        keys = ["plays", "players", "boxes", "stick"] if plays else []
        keys += ["undo"] if edits.done else []
        options = tuple(Option(key, phrase(f"history-{key}")) for key in keys)
        args: dict[str, Argument] = {"n": plays, "missing": missing}
        return await Choose("history.home", args=args, occurrence=self._ask.visit(), options=(*options, *ways()))

    async def stick(self) -> None:
        """Say what an export contains, and write it."""
        count = stats.count_plays(self._ask.history.db)
        if await self._ask.sure("history.stick-contains", n=count, players=len(players_of(self._ask))):
            await self._ask.do(self._ask.effects.export)
