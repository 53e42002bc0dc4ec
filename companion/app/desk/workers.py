"""The partner at the table: the talk before a game, or a game; one at a time, each with its worker."""

import logging
from collections.abc import Callable
from queue import Empty, SimpleQueue

from companion import play, table
from companion.app.desk.desk import DeskListener, Order
from companion.app.lobby import evening, open_games
from companion.app.lobby.host import Handover, Host
from companion.play.acts import GAME_ACTS
from companion.play.dialogue import Dialogue
from companion.play.worker import Partner, Worker

LOG = logging.getLogger("companion")


class Seated(play.Bare):
    """A new partner is at the table; all news from here on is that partner's."""


News = play.Snapshot | play.Failure | Seated
GRACE = 0.5
"""Seconds to wait for a worker to write its acts, before everything else goes on without it."""
SLOW = 2.0
"""Seconds after which a card that does not take an entry is reported."""
HANGS = 120.0
"""Seconds after which a worker counts as hung."""


class Workers(DeskListener):
    """Seats partners, passes acts to them and collects their news. `game` is the game on the table.

    Partners are numbered, so that late news from a partner that has left is dropped.
    """

    acts = GAME_ACTS

    def __init__(self, host: Host) -> None:
        self.host = host
        self.game: table.Game | None = None
        self.talk: Dialogue[evening.Decision] | None = None
        self.elsewhere: Handover | None = None
        self._worker: Worker | None = None
        self._number = 0
        self._news: SimpleQueue[tuple[int, News]] = SimpleQueue()
        self.wake: Callable[[], None] = lambda: None
        """Called on the worker's thread when there is news."""
        self._due: Callable[[], None] | None = None

    def begin(self, decision: evening.Decision | None = None, box: str | None = None) -> None:
        """Seat the game decided on, else begin the talk before a game (about `box`, if given).

        If the card delays the present partner, this waits until everything is written: nothing overtakes an entry.
        """
        self._do_later(lambda: self._begin(decision, box))

    def reseat(self) -> None:
        """Discard the game that has just begun, and ask again who plays it."""
        game, number = self.game, self.host.library.at_table
        if game is None or self.talk is not None or number is None:
            return

        def seat_anew() -> None:
            self.host.library.throw_away(number)
            self._begin(None, game.name)

        self._do_later(seat_anew)

    def mend(self) -> None:
        """After a script failed, resume the game, which never holds the entry that failed, or else begin the talk."""

        def resume() -> None:
            record = self.host.library.open_game() if self.talk is None else None
            self._begin(open_games.Resume(record.id) if record is not None else None, None)

        self._do_later(resume)

    def _do_later(self, due: Callable[[], None]) -> None:
        if self._worker is not None:
            self._worker.leave()
        self._number += 1
        self._due = due
        self._proceed(GRACE)

    def _proceed(self, within: float) -> None:
        """Do what is due once the last worker has written all its acts."""
        if self._due is None or (self._worker is not None and not self._worker.wait_for_end(within)):
            return
        self._worker, due, self._due = None, self._due, None
        due()

    def _begin(self, decision: evening.Decision | None, box: str | None) -> None:
        try:
            controller = self.host.game(decision) if decision is not None else None
        except Handover as elsewhere:
            self.elsewhere = elsewhere
            return
        except table.TableError as refused:
            LOG.warning("%s", refused)
            self.host.report(refused)
            controller = None
        self.talk = None
        if controller is not None:
            self.game = controller.session.game
            self._seat(controller)
        else:
            left, self.game = box is None and self.game is not None, None
            self.talk = self.host.dialogue(box, left=left)
            self._seat(self.talk)

    def _seat(self, partner: Partner) -> None:
        self._number += 1
        number = self._number
        self._news.put((number, Seated()))

        def deliver(news: News) -> None:
            self._news.put((number, news))
            self.wake()

        self._worker = Worker(partner, deliver)

    def do(self, act: Order) -> None:
        """Pass an act to the partner; while the next partner is awaited, acts are dropped."""
        if self._worker is not None and self._due is None and isinstance(act, GAME_ACTS):
            self._worker.do(act)

    def news(self) -> News | None:
        """Return the next news from the present partner; None where there is none."""
        self._proceed(0)
        while True:
            try:
                number, news = self._news.get_nowait()
            except Empty:
                return None
            if number == self._number:
                return news

    @property
    def busy(self) -> bool:
        """Whether an act is still unanswered."""
        return self._worker is not None and self._worker.waiting > 0

    @property
    def stalled(self) -> bool:
        """Whether a game has been working on an act for more than `SLOW` seconds, so the card is slow; a talk can take longer."""
        return self.talk is None and self._worker is not None and self._worker.busy_for > SLOW

    @property
    def hangs(self) -> bool:
        """Whether the worker has ended without being asked to, or has been busy for more than `HANGS` seconds."""
        worker = self._worker
        return worker is not None and self._due is None and (not worker.alive or worker.busy_for > HANGS)

    def close(self) -> None:
        """Let the partner finish its acts and leave."""
        if self._worker is None:
            return
        self._worker.leave()
        if self._worker.wait_for_end(GRACE):
            self._worker = None
        else:
            LOG.error("%d acts of the players were not written before the program ended", self._worker.waiting)
