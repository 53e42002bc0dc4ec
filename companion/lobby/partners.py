"""Who sits across the table: the talk before a game, a lesson, or a game; one at a time, each with its worker."""

from __future__ import annotations

import logging
from collections.abc import Callable
from queue import Empty, SimpleQueue

from companion.games import game as find_game
from companion.lobby.evening import Decision, Learn
from companion.lobby.host import BegunElsewhere, Host
from companion.play.acts import GameAct
from companion.play.dialogue import Dialogue
from companion.play.failsafe import Failure
from companion.play.snapshot import Snapshot
from companion.play.worker import Partner, Worker
from companion.table.errors import TableError
from companion.table.game import Game

LOG = logging.getLogger("companion")
News = Snapshot | Failure


class Partners:
    """Seats partners, passes acts to them and collects what they deliver. `game` is the one on the table, or taught.

    Partners are numbered, so that a late word of one who has left is dropped.
    """

    def __init__(self, host: Host) -> None:
        self.host = host
        self.game: Game | None = None
        self.talk: Dialogue[Decision] | None = None
        self.elsewhere: BegunElsewhere | None = None
        self.newcomer: Callable[[], None] = lambda: None
        self._keeper: Worker | None = None
        self._number = 0
        self._lesson: Learn | None = None
        self._news: SimpleQueue[tuple[int, News]] = SimpleQueue()

    def begin(self, decision: Decision | None = None, box: str | None = None) -> None:
        """Seat the game or lesson decided on; else begin the talk before a game (about `box`, if given)."""
        try:
            controller = self.host.game(decision) if decision is not None else None
        except BegunElsewhere as elsewhere:
            self.elsewhere = elsewhere
            return
        except TableError as refused:
            LOG.warning("%s", refused)
            self.host.report(refused)
            controller = None
        self.talk = None
        self._lesson = decision if isinstance(decision, Learn) else None
        if controller is not None:
            self.game = controller.session.game
            self._seat(controller)
        elif isinstance(decision, Learn):
            self.game = find_game(decision.game)
            self._seat(self.host.lesson(decision))
        else:
            self.game = None
            self.talk = self.host.dialogue(box)
            self._seat(self.talk)

    def mend(self) -> None:
        """After a fault go on with the lesson, or the game, which never holds what a script failed on; else begin the talk."""
        if self.talk is not None or self._lesson is not None:
            self.begin(self._lesson)
            return
        record = self.host.library.open_game()
        try:
            if record is not None:
                self._seat(self.host.library.resume(record.id))
                return
        except TableError as worse:
            LOG.warning("%s", worse)
        self.begin()

    def _seat(self, partner: Partner) -> None:
        self.close()
        self.newcomer()
        self._number += 1
        number = self._number
        self._keeper = Worker(partner, lambda news: self._news.put((number, news)))

    def do(self, act: GameAct) -> None:
        """Pass an act on."""
        if self._keeper is not None:
            self._keeper.do(act)

    def news(self) -> News | None:
        """Take the next word of the partner who sits there now; None where there is none."""
        while True:
            try:
                number, news = self._news.get_nowait()
            except Empty:
                return None
            if number == self._number:
                return news

    @property
    def busy(self) -> bool:
        """Whether an act is not answered yet."""
        return self._keeper is not None and self._keeper.waiting > 0

    def close(self) -> None:
        """Let the partner finish what was asked and go."""
        if self._keeper is not None:
            self._keeper.close()
            self._keeper = None
