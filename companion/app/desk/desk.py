"""The desk: one loop for all listeners that serve the table. Each gets every snapshot and does the acts it registered for.

The child lock holds back some of the acts.
"""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from typing import NamedTuple

from companion.app.lobby import evening, host
from companion.language.words import Words
from companion.play.acts import Act, Correct, EndDevice, Leave, MakeUp, MendOn, Redo, SetLanguage, SetSetting, SetVolume, Undo
from companion.play.guard import Failure, guard
from companion.play.live import Live
from companion.play.requests import ForgetPictures, Request, TryOutput
from companion.play.snapshot import Snapshot
from companion.table import Argument, Game, Phrase, phrase
from hardware.press import Event

BEAT = 1 / 60
"""The length of a rest, in seconds, while something happens."""
LONG_BEAT = 1 / 25
"""The length of a rest, in seconds, after a while without events: it delays a touch at most, a button not at all."""
CALM_AFTER = 1.0
"""Seconds without events after which rests are long."""
STILL_BEAT, STILL_AFTER = 1 / 12, 15.0
"""The length of a rest after many seconds without events, and their number: nobody notices a first touch 80 ms late."""
RETRY = 2.0
"""Seconds until the next turn of a listener that failed again while the failsafe page was already on show."""
KEPT_FROM = (Leave, EndDevice, SetLanguage, SetVolume, SetSetting, ForgetPictures, TryOutput)
CORRECTIONS = (Undo, Redo, Correct, MakeUp, MendOn)


class ChildLock:
    """While it is `locked`, the game goes on, but nobody can leave it or change a setting; the menu locks and unlocks it.

    With `corrections` nothing can be undone or corrected either.
    """

    def __init__(self, *, locked: bool, corrections: bool = False) -> None:
        self.locked = locked
        self.corrections = corrections

    def refuses(self, act: Act | Request) -> bool:
        """Return whether the lock holds back this act now."""
        return self.locked and (isinstance(act, KEPT_FROM) or (self.corrections and isinstance(act, CORRECTIONS)))


class Begin(NamedTuple):
    """Start the game decided on, or the talk before one (about `box`, if given)."""

    decision: evening.Decision | None = None
    box: str | None = None


class Say(NamedTuple):
    """The voice says these words."""

    words: Phrase


Order = Act | Request | Begin | Say
"""What the desk passes to the listeners registered for its kind."""


class DeskListener:
    """The base of all that serve the table: screen, voice, lights, buttons, broker, watchdog. By default a method does nothing.

    All methods except `notice_press` are called on the desk's thread. If one listener raises, the others still get their turn.
    """

    acts: tuple[type, ...] = ()
    """The kinds of acts and requests that the listener does."""

    def step(self) -> bool:
        """Take a turn; return whether anybody or anything at the table did something."""
        return False

    def receive_snapshot(self, snapshot: Snapshot) -> None:
        """Take a new snapshot; `Desk.snapshot` is already set to it."""

    def receive_live(self, live: Live | None) -> None:
        """Take what now runs beside the question: hourglass, arrow, camera; None if nothing runs."""

    def do(self, act: Order) -> None:
        """Do an act of one of the kinds in `acts`."""

    def welcome_newcomer(self) -> None:
        """A new partner has begun: a talk, a lesson or a game, new or resumed."""

    def notice_press(self, event: Event) -> None:
        """A button moved; called at once, on any thread."""

    def get_due_time(self) -> float | None:
        """Return the clock time by which the next turn is needed; None while nothing moves."""
        return None

    def close(self) -> None:
        """Release everything."""


class Pacing:
    """Rests between two steps of the loop; `wake` ends a long rest from any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._woken = threading.Event()
        self._stirred_at = clock()

    def stir(self) -> None:
        """Note that something has happened."""
        self._stirred_at = self._clock()

    def wake(self) -> None:
        """End the rest, as a button was pressed or a game has answered."""
        self._woken.set()

    def rest(self, until: float) -> None:
        """Rest until woken, and at most until the clock time `until`, when the screen must be redrawn."""
        if self._woken.wait(self.seconds(until)):
            self.stir()
        self._woken.clear()

    def seconds(self, until: float) -> float:
        """Return the seconds until the next turn."""
        now = self._clock()
        still = now - self._stirred_at
        if still < CALM_AFTER:
            return BEAT
        return max(BEAT, min(STILL_BEAT if still > STILL_AFTER else LONG_BEAT, until - now))


class Desk:
    """The bus between the listeners: it gives them turns, and passes acts and snapshots on.

    `listeners` makes them, in the order of their turns; the desk knows them only as `DeskListener`.
    No exception passes the desk: an exception of a listener becomes a `failure`, which the screen shows, and the game stays
    where it is. With `debug` the exception passes and ends the program. Presses come through `post` from any thread;
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
        self.elsewhere: host.Handover | None = None
        self.over = False
        self.stirred = False
        """Whether a listener reported activity in this step."""
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
        """Return the words of the game on show, or of all games before one."""
        return self._words_for(language, self.snapshot.game if self.snapshot is not None else None)

    def begin(self, decision: evening.Decision | None = None, box: str | None = None) -> None:
        """Seat the game decided on, or begin the talk before one (about `box`, if given)."""
        self.send(Begin(decision, box))

    def end(self, elsewhere: host.Handover | None = None) -> None:
        """End the loop after this step; `elsewhere` says what replaces this program."""
        self.elsewhere, self.over = elsewhere or self.elsewhere, True

    def post(self, event: Event) -> None:
        """Take a button event, from any thread; `notice_press` of every listener is called at once."""
        self._posted.put(event)
        for listener in self._listeners:
            failure = guard(partial(listener.notice_press, event), type(listener).__name__)
            if failure is not None:
                self._posted.put(failure)
        self._pacing.wake()

    def wake(self) -> None:
        """End the loop's rest, from any thread, as there is something to do."""
        self._pacing.wake()

    def take_posted(self) -> Iterator[Event]:
        """Yield the events that have come in."""
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
        """Run until the table ends; `ready` is called when the first question is on show."""

        def rest() -> None:
            due = [listener.get_due_time() for listener in self._listeners]
            self._pacing.rest(min((at for at in due if at is not None), default=float("inf")))

        waiting = True
        while not self.over:
            self.step()
            if waiting and self.snapshot is not None:
                waiting = False
                self._guard_call(ready, "ready")
            if self._guard_call(rest, "resting") is None:
                threading.Event().wait(BEAT)

    def step(self) -> None:
        """Call `step` of each listener whose turn is due."""
        self.stirred = False
        for listener in self._listeners:
            if self.clock() >= self._waits.get(listener, 0.0):
                shown = self.failure is not None
                found = self._guard_call(listener.step, type(listener).__name__)
                self.stirred |= found is not False
                if found is None and shown:
                    self._waits[listener] = self.clock() + RETRY
        if self.stirred:
            self._guard_call(self._pacing.stir, "pacing")

    def do(self, act: Act | Request) -> None:
        """Do an act from the screen or the button, unless the child lock holds it back."""
        if self.failure is None and self.lock.refuses(act):
            self.say("desk-locked")
        else:
            self.send(act)

    def send(self, act: Order) -> None:
        """Pass an act to the listeners registered for its kind."""
        for listener in self._takers.get(type(act), ()):
            self._guard_call(partial(listener.do, act), type(listener).__name__)

    def say(self, message: str, **args: Argument) -> None:
        """Make the voice say a message."""
        self.send(Say(phrase(message, **args)))

    def tell(self, snapshot: Snapshot) -> None:
        """Pass a new snapshot to all listeners."""
        self.snapshot = snapshot
        for listener in self._listeners:
            self._guard_call(partial(listener.receive_snapshot, snapshot), type(listener).__name__)

    def run_beside(self, live: Live | None) -> None:
        """Notify all listeners of what runs beside the question now."""
        for listener in self._listeners:
            self._guard_call(partial(listener.receive_live, live), type(listener).__name__)

    def welcome(self) -> None:
        """Notify all listeners of a new partner, and clear an earlier failure."""
        self.failure = None
        self._waits.clear()
        for listener in self._listeners:
            self._guard_call(listener.welcome_newcomer, type(listener).__name__)

    def fail(self, failure: Failure) -> None:
        """Show the table that something failed; the traceback is already in the log."""
        self.failure = failure

    def _guard_call(self, work: Callable[[], bool | None], where: str) -> bool | None:
        """Call a listener's function and return its result as a bool; None if it fails."""
        if self._debug:
            return bool(work())
        found = guard(work, where)
        if not isinstance(found, Failure):
            return bool(found)
        self.fail(found)
        return None

    def close(self) -> None:
        """Close all listeners; the game is already saved."""
        for listener in self._listeners:
            self._guard_call(listener.close, type(listener).__name__)
