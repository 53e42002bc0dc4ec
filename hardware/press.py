"""From a button's level to what the finger meant: a pure state machine on a monotonic clock.

It is fed levels, not edges: whoever watches the pin reports every change, and from time to time what the pin reads
now. So a lost edge heals at the next reading. A new level counts when it has held for `Timing.glitch`, and none counts within
`Timing.bounce` of the last one that did: a spike on the wire is nothing, and a bouncing contact is one press. While a new level
is not yet sure, time stands still at its edge, so that what a press means depends on its edges alone.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from hardware.hardware_errors import HardwareError


class Press(Enum):
    """The kinds of press that a button reports."""

    DOWN = "down"
    """A finger is on it; its meaning is not known yet. Acknowledge it at once."""
    SHORT = "short"
    LONG = "long"
    DOUBLE = "double"
    STEP = "step"
    """Held on where holding walks on by itself: one step, again and again, until the finger is lifted."""
    VERY_LONG = "very long"
    UP = "up"
    """The finger is off again; follows every DOWN, after the meaning if that came first."""
    STUCK = "stuck"
    """Down for so long that nobody can mean it; nothing more is told until it is released."""
    FREED = "freed"
    """A stuck button was released."""


class PressError(HardwareError, ValueError):
    """Times that cannot tell presses apart."""


@dataclass(frozen=True)
class Timing:
    """The spans, in seconds, that tell presses apart."""

    glitch: float = 0.004
    """A level that lasts less than this is nothing. 0 where no wire can pick up a spike: keys and glass."""
    bounce: float = 0.03
    """After a change, further changes are contact bounce for this long."""
    double: float = 0.35
    """From one press to the next, at most, for both to belong together."""
    long: float = 0.6
    walk: float = 0.9
    """Held on for so long after a long press was complete, it walks on by itself."""
    step: float = 0.25
    """From one step to the next while it walks; half of it after `SLOW_STEPS`."""
    very_long: float = 5.0
    stuck: float = 20.0

    def __post_init__(self) -> None:
        """Refuse spans out of order. Raises PressError: a span is not longer than the one before it."""
        if not 0 <= self.glitch < self.bounce < self.double < self.long < self.very_long < self.stuck:
            raise PressError(f"expected glitch, bounce, double, long, very_long, stuck in rising order, got {self}")
        if min(self.walk, self.step) <= 0:
            raise PressError(f"expected walk and step above 0 s, got {self.walk} and {self.step}")

    def without_glitches(self) -> "Timing":
        """Give the spans for keys and glass, where there is no wire that picks up a spike."""
        return replace(self, glitch=0.0)

    def walked(self, steps: int) -> float:
        """Give after how many seconds of holding this step is due, counted from 0."""
        slow = min(steps, SLOW_STEPS)
        return self.long + self.walk + self.step * (slow + (steps - slow) / 2)


@dataclass(frozen=True)
class Meanings:
    """Which presses besides the short one mean something now. The button does not wait for those that mean nothing."""

    long: bool = True
    double: bool = True
    very_long: bool = False
    walk: bool = False


class _Phase(Enum):
    IDLE = "idle"
    HELD = "held, meaning open"
    TOLD = "held, meaning told"
    WALKING = "held for so long that it walks on"
    PAUSE = "released, another press may follow"
    STUCK = "stuck"


_HELD_DOWN: Final = frozenset({_Phase.HELD, _Phase.TOLD, _Phase.WALKING})


@dataclass(frozen=True)
class PressState:
    """Where a button stands: `down` is the level that counts, since `changed`; `raw` the last one read, first seen at `edge`.

    Times are clock seconds.

    ``row`` counts the presses that follow each other closely, this one included; ``steps`` those walked while it is held.
    """

    phase: _Phase = _Phase.IDLE
    down: bool = False
    raw: bool = False
    changed: float = float("-inf")
    edge: float = float("-inf")
    pressed: float = float("-inf")
    row: int = 0
    steps: int = 0


SLOW_STEPS: Final = 8
RUN: Final = 3
"""From so many presses in a row on each of them is a step."""
USUAL: Final = Timing()
ORDINARY: Final = Meanings()
Told = tuple[tuple[Press, float], ...]
"""What was told, each with the clock time at which it became true."""
AT_REST: Final = PressState()


def first(down: bool, now: float) -> PressState:
    """Return the state to begin with. A button that is down before anyone looked is stuck until it is released."""
    if not down:
        return AT_REST
    return PressState(phase=_Phase.STUCK, down=True, raw=True, changed=now, edge=now, pressed=now)


def read(
    state: PressState, down: bool, now: float, meanings: Meanings = ORDINARY, timing: Timing = USUAL
) -> tuple[PressState, Told]:
    """Take in that the button reads ``down`` at ``now`` and return the new state and what it tells.

    Call it at every edge, and again at :func:`due` even if nothing changed.
    """
    told: list[tuple[Press, float]] = []
    if state.raw != state.down and now >= (sure := _sure(state, timing)):
        # A bouncing contact that is back at a first, late reading lost an edge; it did not change twice.
        bounced = down == state.down and state.edge < state.changed + timing.bounce and now < sure + timing.bounce
        if not bounced:
            state, late = _change(state, meanings, timing)
            told += late
    if down != state.raw:
        state = replace(state, raw=down, edge=now)
    if down != state.down and now >= _sure(state, timing):
        state, more = _change(state, meanings, timing)
        told += more
    state, passed = _pass(state, now if down == state.down else min(now, state.edge), meanings, timing)
    return state, (*told, *passed)


def due(state: PressState, meanings: Meanings = ORDINARY, timing: Timing = USUAL) -> float | None:
    """Return when the button should be read again at the latest, or None while it lies still."""
    if state.raw != state.down:
        return _sure(state, timing)
    if state.phase is _Phase.PAUSE:
        return state.pressed + timing.double
    if state.phase in _HELD_DOWN:
        return state.pressed + min(span for _, span in _coming(state, meanings, timing))
    return None


def _began(state: PressState, timing: Timing) -> float:
    """Give when the level read last began to count, if it holds: at its edge, or when the bouncing before it is over."""
    return max(state.edge, state.changed + timing.bounce)


def _sure(state: PressState, timing: Timing) -> float:
    """Give from when on the level read last counts."""
    return _began(state, timing) + timing.glitch


def _coming(state: PressState, meanings: Meanings, timing: Timing) -> list[tuple[Press, float]]:
    """List what holding on will tell, each with its span."""
    found = [(Press.STUCK, timing.stuck)]
    if state.phase is _Phase.TOLD:
        return found
    if meanings.very_long:
        found.append((Press.VERY_LONG, timing.very_long))
    if state.phase is _Phase.WALKING or meanings.walk:
        found.append((Press.STEP, timing.walked(state.steps)))
    elif meanings.long and not meanings.very_long:
        found.append((Press.LONG, timing.long))
    return found


def _change(state: PressState, meanings: Meanings, timing: Timing) -> tuple[PressState, Told]:
    """Let the level read last count."""
    at = _began(state, timing)
    state, passed = _pass(state, at, meanings, timing)
    state = replace(state, down=state.raw, changed=at)
    after, told = _pressed(state, at, meanings) if state.down else _released(state, at, meanings, timing)
    return after, (*passed, *told)


def _pressed(state: PressState, at: float, meanings: Meanings) -> tuple[PressState, Told]:
    row = state.row + 1 if state.phase is _Phase.PAUSE else 1
    state = replace(state, phase=_Phase.HELD, pressed=at, row=row, steps=0)
    if row == RUN:
        return state, ((Press.DOWN, at), (Press.SHORT, at), (Press.SHORT, at))
    if row > RUN or meanings.long or meanings.double or meanings.very_long:
        return state, ((Press.DOWN, at),)
    return replace(state, phase=_Phase.TOLD), ((Press.DOWN, at), (Press.SHORT, at))


def _released(state: PressState, at: float, meanings: Meanings, timing: Timing) -> tuple[PressState, Told]:
    idle = replace(state, phase=_Phase.IDLE)
    if state.phase is _Phase.STUCK:
        return idle, ((Press.FREED, at),)
    if state.phase is not _Phase.HELD:
        return idle, ((Press.UP, at),)
    span = at - state.pressed
    if span >= timing.long and meanings.long:
        return idle, (*_waiting(state, at), (Press.LONG, at), (Press.UP, at))
    if state.row >= RUN:
        return replace(state, phase=_Phase.PAUSE), ((Press.SHORT, at), (Press.UP, at))
    if meanings.double and span < timing.double:
        return replace(state, phase=_Phase.PAUSE), ((Press.UP, at),)
    return idle, (*_meant(state, at, meanings), (Press.UP, at))


def _waiting(state: PressState, at: float) -> Told:
    """Tell the press before a second one that turned out to be held: a step."""
    return ((Press.SHORT, at),) if state.row == RUN - 1 else ()


def _meant(state: PressState, at: float, meanings: Meanings) -> Told:
    """Tell what one or two presses were, now that no other follows them."""
    if state.row >= RUN:
        return ()
    if state.row == 1:
        return ((Press.SHORT, at),)
    return ((Press.DOUBLE, at),) if meanings.double else ((Press.SHORT, at), (Press.SHORT, at))


def _pass(state: PressState, now: float, meanings: Meanings, timing: Timing) -> tuple[PressState, Told]:
    """Tell what has become true by time alone."""
    if state.phase is _Phase.PAUSE and now - state.pressed > timing.double:
        return replace(state, phase=_Phase.IDLE), _meant(state, state.pressed + timing.double, meanings)
    told: list[tuple[Press, float]] = []
    while state.phase in _HELD_DOWN and state.down:
        press, span = min(_coming(state, meanings, timing), key=lambda each: each[1])
        if now - state.pressed < span:
            break
        if state.phase is _Phase.HELD and press is not Press.STUCK:
            told += _waiting(state, state.pressed + span)
        told.append((press, state.pressed + span))
        phase = {Press.STUCK: _Phase.STUCK, Press.STEP: _Phase.WALKING}.get(press, _Phase.TOLD)
        state = replace(state, phase=phase, steps=state.steps + (press is Press.STEP))
    return state, tuple(told)


@dataclass(frozen=True)
class ButtonEvent:
    """A button told something: which one, what, and when (monotonic seconds)."""

    source: str
    press: Press
    at: float


class Turn(Enum):
    """A knob's click."""

    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True)
class KnobEvent:
    """A knob was turned by one click."""

    source: str
    turn: Turn
    at: float


CHATTER, CHATTER_SECONDS, QUIET_SECONDS = 20, 2.0, 2.0
"""So many presses within so many seconds are no finger's; the contact is believed again when it was quiet for so long."""

Event = ButtonEvent | KnobEvent
Post = Callable[[Event], None]
"""Takes an event from any thread and returns at once; a queue's ``put`` is one."""


class Finger:
    """Reads one button through the press machine and posts what it tells.

    Feed it from one thread; ``meanings`` and ``timing`` may be set from any.
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
        """Take the level found at the start; a button that is down then is ignored until it is released."""
        self._state = first(down, now)

    def read(self, down: bool, now: float) -> None:
        """Take in the level at ``now``, and post what follows."""
        self._state, told = read(self._state, down, now, self.meanings, self.timing)
        for press, at in told:
            # Post what the button tells; of a contact that chatters for ever only that it does, once
            if press is Press.DOWN:
                self._downs.append(at)
                if not (len(self._downs) < CHATTER or at - self._downs[0] > CHATTER_SECONDS):
                    if self._chatters_until is None:
                        self._post(ButtonEvent(self.source, Press.UP, at))
                        self._post(ButtonEvent(self.source, Press.STUCK, at))
                    self._chatters_until = at + QUIET_SECONDS
            if self._chatters_until is None:
                self._post(ButtonEvent(self.source, press, at))
        if self._chatters_until is not None and now >= self._chatters_until and not down:
            self._chatters_until = None
            self._post(ButtonEvent(self.source, Press.FREED, now))

    def due(self) -> float | None:
        """Return when :meth:`read` must be called again even without a change, or None."""
        times = (due(self._state, self.meanings, self.timing), self._chatters_until)
        return min((time for time in times if time is not None), default=None)
