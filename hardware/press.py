"""Turns a button's level into what the finger meant: a pure state machine on a monotonic clock.

It takes levels, not edges: whoever watches the pin reports every change, and from time to time the present level, so a lost
edge is made up for at the next reading. A new level counts once it has lasted `Timing.glitch`, but not within `Timing.bounce`
of the last change that counted: a spike on the wire counts as nothing, and a bouncing contact as one press. While a new level
does not count yet, time stops at its edge, so the meaning of a press depends only on its edges.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final


class Press(Enum):
    """The kinds of press that a button reports."""

    DOWN = "down"
    """A finger is on the button; the meaning is not known yet. Show this at once."""
    SHORT = "short"
    LONG = "long"
    """The button has been held for `Timing.long`; whatever the finger does then means nothing until it is lifted."""
    DOUBLE = "double"
    UP = "up"
    """The finger is off the button; follows every DOWN, after the meaning if that is known by then."""
    STUCK = "stuck"
    """The button has been down too long to be a press; nothing more is reported until it is released."""
    FREED = "freed"
    """A stuck button was released."""


@dataclass(frozen=True)
class Timing:
    """The spans, in seconds, that distinguish presses; glitch, bounce, double, long and stuck are in rising order."""

    glitch: float = 0.004
    """A level that lasts less than this is ignored. 0 for keys and touch, as no wire can pick up a spike there."""
    bounce: float = 0.03
    """For this long after a change, further changes count as contact bounce."""
    double: float = 0.3
    """The longest time from one press to the next for both to belong together."""
    long: float = 0.6
    stuck: float = 20.0

    def without_glitches(self) -> "Timing":
        """Return the spans for keys and touch, where no wire picks up a spike."""
        return replace(self, glitch=0.0)


@dataclass(frozen=True)
class Meanings:
    """The presses besides the short one that have a meaning now. The button does not wait for the others."""

    long: bool = True
    double: bool = True


class _Phase(Enum):
    IDLE = "idle"
    HELD = "held, meaning open"
    TOLD = "held, meaning told"
    PAUSE = "released, another press may follow"
    STUCK = "stuck"


_HELD_DOWN: Final = frozenset({_Phase.HELD, _Phase.TOLD})


@dataclass(frozen=True)
class PressState:
    """A button's state: `down` is the level that counts since `changed`; `raw` is the last level read, first seen at `edge`.

    Times are clock seconds. ``row`` counts the presses in quick succession, including this one.
    """

    phase: _Phase = _Phase.IDLE
    down: bool = False
    raw: bool = False
    changed: float = float("-inf")
    edge: float = float("-inf")
    pressed: float = float("-inf")
    row: int = 0


RUN: Final = 3
"""From this number of presses in quick succession on, each press is a step."""
USUAL: Final = Timing()
ORDINARY: Final = Meanings()
Told = tuple[tuple[Press, float], ...]
"""The presses reported, each with the clock time at which it became true."""
AT_REST: Final = PressState()


def make_first_state(down: bool, now: float) -> PressState:
    """Return the initial state. A button that is already down is stuck until it is released."""
    if not down:
        return AT_REST
    return PressState(phase=_Phase.STUCK, down=True, raw=True, changed=now, edge=now, pressed=now)


def read(
    state: PressState, down: bool, now: float, meanings: Meanings = ORDINARY, timing: Timing = USUAL
) -> tuple[PressState, Told]:
    """Process the level ``down`` read at ``now``; return the new state and the presses to report.

    Call it at every edge, and again at :func:`get_due_time` even if nothing changed.
    """
    told: list[tuple[Press, float]] = []
    if state.raw != state.down and now >= (sure := _find_settling(state, timing)):
        # If a late first reading finds a bouncing contact back at its old level, an edge was lost; it did not change twice.
        bounced = down == state.down and state.edge < state.changed + timing.bounce and now < sure + timing.bounce
        if not bounced:
            state, late = _change(state, meanings, timing)
            told += late
    if down != state.raw:
        state = replace(state, raw=down, edge=now)
    if down != state.down and now >= _find_settling(state, timing):
        state, more = _change(state, meanings, timing)
        told += more
    state, passed = _pass(state, now if down == state.down else min(now, state.edge), meanings, timing)
    return state, (*told, *passed)


def get_due_time(state: PressState, meanings: Meanings = ORDINARY, timing: Timing = USUAL) -> float | None:
    """Return the clock time by which the button must be read again, or None while it is idle."""
    if state.raw != state.down:
        return _find_settling(state, timing)
    if state.phase is _Phase.PAUSE:
        return state.pressed + timing.double
    if state.phase in _HELD_DOWN:
        return state.pressed + min(span for _, span in _list_coming(state, meanings, timing))
    return None


def _find_beginning(state: PressState, timing: Timing) -> float:
    """Return when the level read last begins, if it lasts: at its edge, or when the bouncing before it is over."""
    return max(state.edge, state.changed + timing.bounce)


def _find_settling(state: PressState, timing: Timing) -> float:
    return _find_beginning(state, timing) + timing.glitch


def _list_coming(state: PressState, meanings: Meanings, timing: Timing) -> list[tuple[Press, float]]:
    """List the presses that further holding will report, each with its span."""
    held = [(Press.LONG, timing.long)] if state.phase is _Phase.HELD and meanings.long else []
    return [*held, (Press.STUCK, timing.stuck)]


def _change(state: PressState, meanings: Meanings, timing: Timing) -> tuple[PressState, Told]:
    """Make the level read last the one that counts."""
    at = _find_beginning(state, timing)
    state, passed = _pass(state, at, meanings, timing)
    state = replace(state, down=state.raw, changed=at)
    after, told = _press(state, at, meanings) if state.down else _release(state, at, meanings, timing)
    return after, (*passed, *told)


def _press(state: PressState, at: float, meanings: Meanings) -> tuple[PressState, Told]:
    row = state.row + 1 if state.phase is _Phase.PAUSE else 1
    state = replace(state, phase=_Phase.HELD, pressed=at, row=row)
    if row == RUN:
        return state, ((Press.DOWN, at), (Press.SHORT, at), (Press.SHORT, at))
    if row > RUN or meanings.long or meanings.double:
        return state, ((Press.DOWN, at),)
    return replace(state, phase=_Phase.TOLD), ((Press.DOWN, at), (Press.SHORT, at))


def _release(state: PressState, at: float, meanings: Meanings, timing: Timing) -> tuple[PressState, Told]:
    idle = replace(state, phase=_Phase.IDLE)
    if state.phase is _Phase.STUCK:
        return idle, ((Press.FREED, at),)
    if state.phase is not _Phase.HELD:
        return idle, ((Press.UP, at),)
    span = at - state.pressed
    if span >= timing.long and meanings.long:
        return idle, (*_take_waiting(state, at), (Press.LONG, at), (Press.UP, at))
    if state.row >= RUN:
        return replace(state, phase=_Phase.PAUSE), ((Press.SHORT, at), (Press.UP, at))
    if meanings.double and span < timing.double:
        return replace(state, phase=_Phase.PAUSE), ((Press.UP, at),)
    return idle, (*_interpret(state, at, meanings), (Press.UP, at))


def _take_waiting(state: PressState, at: float) -> Told:
    """Return the short press before a second press that turned out to be held."""
    return ((Press.SHORT, at),) if state.row == RUN - 1 else ()


def _interpret(state: PressState, at: float, meanings: Meanings) -> Told:
    """Return what one or two presses meant, now that no other press follows them."""
    if state.row >= RUN:
        return ()
    if state.row == 1:
        return ((Press.SHORT, at),)
    return ((Press.DOUBLE, at),) if meanings.double else ((Press.SHORT, at), (Press.SHORT, at))


def _pass(state: PressState, now: float, meanings: Meanings, timing: Timing) -> tuple[PressState, Told]:
    """Return the new state and the presses that have become true with the passing of time."""
    if state.phase is _Phase.PAUSE and now - state.pressed > timing.double:
        return replace(state, phase=_Phase.IDLE), _interpret(state, state.pressed + timing.double, meanings)
    told: list[tuple[Press, float]] = []
    while state.phase in _HELD_DOWN and state.down:
        press, span = min(_list_coming(state, meanings, timing), key=lambda each: each[1])
        if now - state.pressed < span:
            break
        if state.phase is _Phase.HELD and press is not Press.STUCK:
            told += _take_waiting(state, state.pressed + span)
        told.append((press, state.pressed + span))
        state = replace(state, phase=_Phase.STUCK if press is Press.STUCK else _Phase.TOLD)
    return state, tuple(told)


@dataclass(frozen=True)
class ButtonEvent:
    """A button's report: which button, which press, when (monotonic seconds), and when the finger came down for it.

    A double press began with the first of its two.
    """

    source: str
    press: Press
    at: float
    began: float


class Turn(Enum):
    """The direction of a knob's click."""

    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True)
class KnobEvent:
    """A knob was turned by one click."""

    source: str
    turn: Turn
    at: float


CHATTER, CHATTER_SECONDS, QUIET_SECONDS = 20, 2.0, 2.0
"""A number of presses within seconds that no finger makes, and the quiet seconds after which the contact is trusted again."""

Event = ButtonEvent | KnobEvent
Post = Callable[[Event], None]
"""Takes an event from any thread and returns at once, as a queue's ``put`` does."""


class Finger:
    """Runs one button through the press machine and posts its events.

    Call it from one thread; ``meanings`` and ``timing`` can be set from any.
    """

    def __init__(self, source: str, post: Post, timing: Timing = USUAL) -> None:
        self.source = source
        self.meanings = Meanings()
        self._post = post
        self.timing = timing
        self._state: PressState = AT_REST
        self._downs: deque[float] = deque(maxlen=CHATTER)
        self._chatters_until: float | None = None

    def begin(self, down: bool, now: float) -> None:
        """Set the level at the start; a button that is down then is ignored until it is released."""
        self._state = make_first_state(down, now)

    def read(self, down: bool, now: float) -> None:
        """Process the level read at ``now``, and post the events that follow."""
        self._state, told = read(self._state, down, now, self.meanings, self.timing)
        for press, at in told:
            began = self._began(press, at)
            # Post each press; for a contact that keeps chattering, post only once that it is stuck
            if press is Press.DOWN:
                self._downs.append(at)
                if not (len(self._downs) < CHATTER or at - self._downs[0] > CHATTER_SECONDS):
                    if self._chatters_until is None:
                        self._post(ButtonEvent(self.source, Press.UP, at, began))
                        self._post(ButtonEvent(self.source, Press.STUCK, at, began))
                    self._chatters_until = at + QUIET_SECONDS
            if self._chatters_until is None:
                self._post(ButtonEvent(self.source, press, at, began))
        if self._chatters_until is not None and now >= self._chatters_until and not down:
            self._chatters_until = None
            self._post(ButtonEvent(self.source, Press.FREED, now, now))

    def _began(self, press: Press, at: float) -> float:
        """Return when the finger came down for this press."""
        downs = [at] if press is Press.DOWN or not self._downs else list(self._downs)
        return downs[-2] if press is Press.DOUBLE and len(downs) > 1 else downs[-1]

    def get_due_time(self) -> float | None:
        """Return when :meth:`read` must be called again even without a change, or None."""
        times = (get_due_time(self._state, self.meanings, self.timing), self._chatters_until)
        return min((time for time in times if time is not None), default=None)
