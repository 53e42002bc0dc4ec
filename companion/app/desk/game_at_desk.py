"""The game at the desk: takes the workers' snapshots, and decides what comes next."""

import logging

from companion.app.desk.desk import Begin, Desk, DeskListener, Order
from companion.app.desk.screen import ScreenAtDesk
from companion.app.desk.workers import Seated, Workers
from companion.app.lobby import evening, last_played
from companion.library.history.history import HistoryPage
from companion.play import EndDevice, Failure, Leave, Recover, SetLanguage, Snapshot, requests
from companion.play.acts import OneMore, Reseat, ToPhone
from companion.system import memory, service, sticks

LOG = logging.getLogger("companion")
BEFORE_ALL = ("evening.box", "evening.stick")
"""Questions at which the talk may restart, as no answer would be lost."""


class GameAtDesk(DeskListener):
    """Passes the workers' snapshots to the desk; begins, leaves and resumes games, and ends the device."""

    acts = (Begin, Leave, EndDevice, OneMore, ToPhone, Reseat, Recover)

    def __init__(self, desk: Desk, workers: Workers, screen: ScreenAtDesk) -> None:
        self._desk, self._workers, self._screen = desk, workers, screen
        workers.wake = desk.wake
        self._greeted = False
        self._stalled = False
        self._lost = 0

    def do(self, act: Order) -> None:
        """Begin, leave, reseat or recover a game."""
        match act:
            case Begin():
                self._workers.begin(act.decision, act.box)
            case OneMore():
                self._workers.begin(last_played.PlayAgain())
            case ToPhone():
                self._workers.begin(HistoryPage(newest=True, phone=True))
            case Reseat():
                self._workers.reseat()
            case Recover():
                self._workers.mend()
            case Leave():
                # From a game go to the talk before one; from there, end the device. After a failure always begin the talk
                if self._workers.talk is None or self._desk.failure is not None:
                    self._workers.begin()
                else:
                    self._end(off=True)
            case EndDevice():
                self._end(off=False)

    def _end(self, *, off: bool) -> None:
        """End the program, or with `off` switch the device off where that is possible, if everything is on the card.

        Else say how many entries are not, and do so when asked again.
        """
        waiting = self._workers.host.library.waiting
        if waiting in {0, self._lost}:
            if off and service.ask_power_off():
                self._desk.say("desk-off")
            else:
                self._desk.end()
        else:
            self._lost = waiting
            self._desk.say("end-unsaved", n=waiting)

    def step(self) -> bool:
        """Take what the workers have delivered, and say once if the card is slow; answers wait in order meanwhile."""
        stirred = False
        if self._workers.elsewhere is not None:
            self._desk.end(self._workers.elsewhere)
        while (news := self._workers.news()) is not None:
            stirred = True
            if isinstance(news, Failure):
                self._desk.fail(news)
            elif isinstance(news, Seated):
                self._greeted = False
                memory.give_back()
                self._desk.welcome()
            else:
                # Show the question; if a talk has ended, do what was decided.
                talk = self._workers.talk
                if talk is not None and talk.result is not None:
                    if isinstance(talk.result, evening.Stop):
                        self._desk.end()
                    else:
                        self._workers.begin(talk.result)
                elif news.question is None and news.outcome is None:
                    self._workers.begin()
                else:
                    self._desk.tell(news)
        if self._workers.stalled is not self._stalled:
            self._stalled, stirred = self._workers.stalled, True
            self._screen.note_slow(slow=self._stalled)
            if self._stalled:
                LOG.warning("the card has taken no entry for several seconds")
                self._desk.say("trouble-slow")
        self._workers.host.library.rest(resting=self._screen.paused)
        return stirred

    def receive_snapshot(self, snapshot: Snapshot) -> None:
        """Switch to the language in which the game was last played."""
        host = self._workers.host
        if not self._greeted and snapshot.game is not None and self._workers.talk is None:
            if host.language not in {"", self._screen.language}:
                self._desk.send(SetLanguage(host.language))
            host.note_language(self._screen.language)
        self._greeted = True


class SticksAtDesk(DeskListener):
    """Offers a stick that was plugged in: at once while a box is chosen, else in the menu, and says so."""

    acts = (requests.UseStick,)

    def __init__(self, desk: Desk, screen: ScreenAtDesk, workers: Workers, watch: sticks.StickWatch) -> None:
        self._desk, self._screen, self._workers, self._watch = desk, screen, workers, watch

    def step(self) -> bool:
        """Check whether a stick was plugged in or pulled out."""
        if not self._watch.has_changed(self._desk.clock()):
            return False
        self._screen.tell(stick=bool(self._watch.here))
        snapshot = self._desk.snapshot
        if snapshot is not None and snapshot.question is not None and snapshot.question.id in BEFORE_ALL:
            self._offer(new=bool(self._watch.new))
        elif self._watch.new:
            self._desk.say("desk-stick")
        return True

    def do(self, _act: Order) -> None:
        """Ask what to do with the stick."""
        self._offer(new=True)

    def _offer(self, *, new: bool) -> None:
        """Begin the talk before a game, with the sticks plugged in now; a game on the table is left and stays open."""
        self._workers.host.stick_first = new
        self._desk.begin()
