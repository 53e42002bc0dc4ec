"""The desk: one loop on which all who serve the table sit. Each hears of every snapshot and does the acts it registered for.

The child lock keeps some of the acts from being handed to them.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from typing import NamedTuple

from companion.desk.loop import Pacing, pause
from companion.lobby.evening import Decision
from companion.lobby.host import Handover
from companion.play.acts import Act, Correct, EndDevice, Leave, MakeUp, MendOn, Redo, SetLanguage, SetSetting, SetVolume, Undo
from companion.play.guard import Failure, guarded
from companion.play.live import Live
from companion.play.requests import ForgetPictures, Request, TryOutput
from companion.play.snapshot import Snapshot
from companion.system import service
from companion.table.game import Game
from companion.table.phrase import Argument, Phrase, phrase
from companion.words import Words
from hardware.press import Event

RETRY = 2.0
"""Seconds until a listener gets its next turn that failed again while the failsafe page was on show already."""
KEPT_FROM = (Leave, EndDevice, SetLanguage, SetVolume, SetSetting, ForgetPictures, TryOutput)
CORRECTIONS = (Undo, Redo, Correct, MakeUp, MendOn)


class ChildLock:
    """While it is `locked`, the game goes on and nobody leaves it or changes a setting.

    With `corrections` nothing is taken back or corrected either. The gesture that sets the lock lifts it wherever it is made, so
    that the lock cannot shut its owner out.
    """

    def __init__(self, *, locked: bool, corrections: bool = False) -> None:
        self.locked = locked
        self.corrections = corrections

    def refuses(self, act: Act | Request) -> bool:
        """Tell whether the lock keeps this act from happening now."""
        return self.locked and (isinstance(act, KEPT_FROM) or (self.corrections and isinstance(act, CORRECTIONS)))

    def gesture(self, *, in_game: bool) -> str:
        """Unlock; if not locked, lock a game, or before a game ask for a safe power-off. Give the id of the message to say."""
        if self.locked:
            self.locked = False
            return "desk-unlocked"
        if in_game:
            self.locked = True
            return "desk-locked"
        return "desk-off" if service.ask_power_off() else "desk-no-off"


class Begin(NamedTuple):
    """Seat the game decided on, or begin the talk before one (about `box`, if given)."""

    decision: Decision | None = None
    box: str | None = None


class Say(NamedTuple):
    """Have the voice say this."""

    words: Phrase


Order = Act | Request | Begin | Say
"""What the desk hands to those who registered for its kind."""


class DeskListener:
    """One who serves the table: screen, voice, lights, buttons, broker, watchdog. Each method does nothing unless it is written.

    All are called on the desk's thread, but for `felt`. Whatever one throws, the others have their turn.
    """

    acts: tuple[type, ...] = ()
    """The kinds of acts and requests that it does."""

    def step(self) -> bool:
        """Take a turn; tell whether anybody or anything at the table did something."""
        return False

    def arrived(self, snapshot: Snapshot) -> None:
        """Take a new snapshot; it is the desk's already."""

    def runs(self, live: Live | None) -> None:
        """Hear what now runs beside the question: sand, arrow, camera; None where nothing does."""

    def do(self, act: Order) -> None:
        """Do an act of one of the kinds in `acts`."""

    def newcomer(self) -> None:
        """Somebody else sits across the table now: a talk, a lesson or a game, new or resumed."""

    def felt(self, event: Event) -> None:
        """A button moved; called at once, on whatever thread."""

    def due(self) -> float | None:
        """Give the clock's second at which the next turn must not be late; None while nothing moves."""
        return None

    def close(self) -> None:
        """Let go of everything."""


class Desk:
    """The bus between the listeners: it gives them turns, and hands acts and snapshots round.

    `listeners` makes them, in the order of their turns; they know the desk, and it knows no more of them than `DeskListener`.
    This is the boundary that no exception passes: what a listener throws becomes a `failure`, which the screen shows, and
    the game stays where it is. With `debug` it passes and ends the program. Presses come through `post` from any thread;
    all else happens in `step`, on one thread.
    """

    def __init__(
        self,
        words_for: Callable[[str, Game | None], Words],
        listeners: "Callable[[Desk], Sequence[DeskListener]]",
        *,
        lock: ChildLock,
        clock: Callable[[], float] = time.monotonic,
        debug: bool = False,
    ) -> None:
        self.clock = clock
        self.lock = lock
        self.snapshot: Snapshot | None = None
        self.failure: Failure | None = None
        self.elsewhere: Handover | None = None
        self.over = False
        self.stirred = False
        """Whether a listener told so in this step."""
        self._changed = False
        self._words_for = words_for
        self._debug = debug
        self._pacing = Pacing(clock)
        self._posted: SimpleQueue[Event | Failure] = SimpleQueue()
        self._waits: dict[DeskListener, float] = {}
        self._listeners: tuple[DeskListener, ...] = ()
        self._takers: dict[type, list[DeskListener]] = {}
        self._listeners = tuple(listeners(self))
        for listener in self._listeners:
            for kind in listener.acts:
                self._takers.setdefault(kind, []).append(listener)

    def words(self, language: str) -> Words:
        """Give the words of the game on show, or of all before one."""
        return self._words_for(language, self.snapshot.game if self.snapshot is not None else None)

    def begin(self, decision: Decision | None = None, box: str | None = None) -> None:
        """Seat the game decided on, or begin the talk before one (about `box`, if given)."""
        self.send(Begin(decision, box))

    def end(self, elsewhere: Handover | None = None) -> None:
        """End the loop after this step; `elsewhere` is what goes on instead of this program."""
        self.elsewhere, self.over = elsewhere or self.elsewhere, True

    def post(self, event: Event) -> None:
        """Take an event of a button, from any thread; every listener has `felt` called at once."""
        self._posted.put(event)
        for listener in self._listeners:
            failure = guarded(partial(listener.felt, event), type(listener).__name__)
            if failure is not None:
                self._posted.put(failure)
        self._pacing.wake()

    def wake(self) -> None:
        """End a rest, from any thread: there is something to be taken in."""
        self._pacing.wake()

    def posted(self) -> Iterator[Event]:
        """Take the events that have come in."""
        while True:
            try:
                posted = self._posted.get_nowait()
            except Empty:
                return
            if isinstance(posted, Failure):
                self.fail(posted)
            else:
                yield posted

    def run(self, ready: Callable[[], None]) -> None:
        """Go on until the table has had enough; `ready` is called when the first question is on show."""

        def rest() -> None:
            due = [listener.due() for listener in self._listeners]
            self._pacing.rest(min((at for at in due if at is not None), default=float("inf")))

        waiting = True
        while not self.over:
            self.step()
            if waiting and self.snapshot is not None:
                waiting = False
                self._guarded(ready, "ready")
            if self._guarded(rest, "resting") is None:
                pause()

    def step(self) -> None:
        """Give each listener its turn."""
        self.stirred = False
        for listener in self._listeners:
            if self.clock() >= self._waits.get(listener, 0.0):
                shown = self.failure is not None
                found = self._guarded(listener.step, type(listener).__name__)
                self.stirred |= found is not False
                if found is None and shown:
                    self._waits[listener] = self.clock() + RETRY
        if self.stirred:
            self._guarded(self._pacing.stir, "pacing")

    def change(self) -> None:
        """Note that the screen must be drawn again."""
        self._changed = True

    def take_change(self) -> bool:
        """Tell whether the screen must be drawn again, and forget it."""
        changed, self._changed = self._changed or self.stirred, False
        return changed

    def do(self, act: Act | Request) -> None:
        """Do what was asked at the screen or with the button, unless the child lock keeps it."""
        if self.failure is None and self.lock.refuses(act):
            self.say("desk-locked")
        else:
            self.send(act)

    def send(self, act: Order) -> None:
        """Hand an act to the listeners that registered for its kind."""
        for listener in self._takers.get(type(act), ()):
            self._guarded(partial(listener.do, act), type(listener).__name__)
        self._changed = True

    def say(self, message: str, **args: Argument) -> None:
        """Have the voice say a message."""
        self.send(Say(phrase(message, **args)))

    def tell(self, snapshot: Snapshot) -> None:
        """Tell all listeners a new snapshot."""
        self.snapshot = snapshot
        for listener in self._listeners:
            self._guarded(partial(listener.arrived, snapshot), type(listener).__name__)
        self._changed = True

    def run_beside(self, live: Live | None) -> None:
        """Tell all listeners what runs beside the question now."""
        for listener in self._listeners:
            self._guarded(partial(listener.runs, live), type(listener).__name__)
        self._changed = True

    def welcome(self) -> None:
        """Tell all listeners that somebody else sits across the table now; what failed before is over."""
        self.failure = None
        self._waits.clear()
        for listener in self._listeners:
            self._guarded(listener.newcomer, type(listener).__name__)

    def fail(self, failure: Failure) -> None:
        """Have the table see that something failed; the traceback is already in the log."""
        self.failure = failure
        self._changed = True

    def _guarded(self, work: Callable[[], bool | None], where: str) -> bool | None:
        """Do some work of a listener, and give what it gives, None where it fails."""
        if self._debug:
            return bool(work())
        found = guarded(work, where)
        if not isinstance(found, Failure):
            return bool(found)
        self.fail(found)
        return None

    def close(self) -> None:
        """Close all listeners; the game is already saved."""
        for listener in self._listeners:
            self._guarded(listener.close, type(listener).__name__)
