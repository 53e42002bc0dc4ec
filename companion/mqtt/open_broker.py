"""Puts a table's line to its broker together, from settings and library."""

import logging
import time
from collections.abc import Callable
from functools import partial

from companion.library.history.document import Play
from companion.library.history.plays import LARGEST, Plays
from companion.library.library import Library
from companion.library.versions import own_package
from companion.mqtt.broker_table import BrokerTable
from companion.mqtt.outbox import Outbox, too_old
from companion.mqtt.wish import fresh_serial, wish_of
from companion.system.settings import Settings
from companion.table.errors import JournalTrouble
from companion.table.game import Game
from companion.words import Words

LOG = logging.getLogger("companion")
NEWEST, IN_TURN = 10, 40
"""So many of the newest plays are looked at each time, and so many of the others in their turn."""
PROMPT = 0.05
"""Seconds that making plays may take at a time."""


def open_table(settings: Settings, library: Library, games: tuple[Game, ...]) -> BrokerTable | None:
    """Connect a table of these games to its broker; None where the settings want none. Raises `BrokerRefused`."""
    wish = wish_of(settings, library.folder)
    if wish is None:
        return None
    plays = PlaysInTurn(library, wish.table)
    renew = partial(fresh_serial, library.folder)
    words = Words(settings.text("table.language"))
    return BrokerTable(wish, games, Outbox(library.folder), plays, words, own_package().version, renew=renew).start()


class PlaysInTurn:
    """Gives some plays of a device at each call: the newest ones, and the next of the others, back to thirty days ago."""

    def __init__(self, library: Library, device: str, now: Callable[[], int] = lambda: time.time_ns() // 1_000_000) -> None:
        self._library, self._device, self._now = library, device, now
        self._below = LARGEST

    def __call__(self) -> list[Play]:
        """Give plays after all edits, deleted ones too; none where the journal fails."""
        try:
            plays = Plays(self._library.journal, self._device)
            plays.bring_up_to_date(PROMPT)
            edits = plays.edits()
            newest = list(plays.newest(NEWEST))
            others = list(plays.newest(IN_TURN, min(self._below, newest[-1][0]))) if newest else []
            young = any(not too_old(play, self._now()) for _, play in others)
            self._below = others[-1][0] if young else LARGEST
            return [edits.as_told(play) for _, play in (*newest, *others)]
        except JournalTrouble as trouble:
            LOG.warning("plays cannot be read: %s", trouble)
            return []
