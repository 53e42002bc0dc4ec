"""From a button's level to what the finger meant: a pure state machine on a monotonic clock.

It is fed levels, not edges: whoever watches the pin reports every change, and from time to time what the pin reads
now. So a lost edge heals at the next reading, and a bouncing contact is one press.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from hardware.errors import HardwareError


class Press(Enum):
    """What a button tells."""

    DOWN = "down"
    """A finger is on it; its meaning is not known yet. Acknowledge it at once."""
    SHORT = "short"
    LONG = "long"
    DOUBLE = "double"
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

    settle: float = 0.02
    """After a change, further changes are contact bounce for this long."""
    double: float = 0.35
    """From the first press to the second, at most."""
    long: float = 0.6
    very_long: float = 5.0
    stuck: float = 20.0

    def __post_init__(self) -> None:
        """Refuse spans out of order.

        Raises:
            PressError: a span is not longer than the one before it.

        """
        if not 0 <= self.settle < self.double < self.long < self.very_long < self.stuck:
            raise PressError("settle, double, long, very_long, stuck must each be longer than the one before")


@dataclass(frozen=True)
class Meanings:
    """Which presses, besides the short one, mean something now; what means nothing is not waited for."""

    long: bool = True
    double: bool = True
    very_long: bool = False


class _Phase(Enum):
    IDLE = "idle"
    HELD = "held, meaning open"
    TOLD = "held, meaning told"
    PAUSE = "released, a second press may follow"
    STUCK = "stuck"


@dataclass(frozen=True)
class PressState:
    """Where a button stands. ``down`` is the settled level, ``raw`` the last one read, times are clock seconds."""

    phase: _Phase = _Phase.IDLE
    down: bool = False
    raw: bool = False
    changed: float = float("-inf")
    pressed: float = float("-inf")
    second: bool = False


USUAL: Final = Timing()
ORDINARY: Final = Meanings()
Told = tuple[tuple[Press, float], ...]
"""What was told, each with the clock time at which it became true."""
AT_REST: Final = PressState()


def first(down: bool, now: float) -> PressState:
    """Return the state to begin with. A button that is down before anyone looked is stuck until it is released."""
    if not down:
        return AT_REST
    return PressState(phase=_Phase.STUCK, down=True, raw=True, changed=now, pressed=now)


def read(
    state: PressState, down: bool, now: float, meanings: Meanings = ORDINARY, timing: Timing = USUAL
) -> tuple[PressState, Told]:
    """Take in that the button reads ``down`` at ``now`` and return the new state and what it tells.

    Call it at every edge, and again at :func:`due` even if nothing changed.
    """
    told: list[tuple[Press, float]] = []
    settled = state.changed + timing.settle
    # A reading just after the contact settled that finds it where it was is bounce with a lost edge, not two changes.
    bounced = down == state.down and now < settled + timing.settle
    if state.raw != state.down and now >= settled and not bounced:
        state, late = _change(state, state.raw, settled, meanings, timing)
        told += late
    state = replace(state, raw=down)
    if down != state.down and now >= state.changed + timing.settle:
        state, more = _change(state, down, now, meanings, timing)
        told += more
    state, passed = _pass(state, now, meanings, timing)
    return state, (*told, *passed)


def due(state: PressState, meanings: Meanings = ORDINARY, timing: Timing = USUAL) -> float | None:
    """Return when the button should be read again at the latest, or None while it lies still."""
    spans = {
        _Phase.HELD: timing.very_long if meanings.very_long else timing.long if meanings.long else timing.stuck,
        _Phase.PAUSE: timing.double,
        _Phase.TOLD: timing.stuck,
    }
    times = [state.pressed + spans[state.phase]] if state.phase in spans else []
    if state.raw != state.down:
        times.append(state.changed + timing.settle)
    return min(times, default=None)


def _change(state: PressState, down: bool, at: float, meanings: Meanings, timing: Timing) -> tuple[PressState, Told]:
    state, passed = _pass(state, at, meanings, timing)
    state = replace(state, down=down, raw=down, changed=at)
    after, told = _pressed(state, at, meanings) if down else _released(state, at, meanings, timing)
    return after, (*passed, *told)


def _pressed(state: PressState, at: float, meanings: Meanings) -> tuple[PressState, Told]:
    if state.phase is _Phase.PAUSE:
        return replace(state, phase=_Phase.TOLD, pressed=at, second=True), ((Press.DOWN, at), (Press.DOUBLE, at))
    state = replace(state, phase=_Phase.HELD, pressed=at, second=False)
    if meanings.long or meanings.double or meanings.very_long:
        return state, ((Press.DOWN, at),)
    return replace(state, phase=_Phase.TOLD), ((Press.DOWN, at), (Press.SHORT, at))


def _released(state: PressState, at: float, meanings: Meanings, timing: Timing) -> tuple[PressState, Told]:
    if state.phase is _Phase.STUCK:
        return replace(state, phase=_Phase.IDLE), ((Press.FREED, at),)
    if state.phase is not _Phase.HELD:
        return replace(state, phase=_Phase.IDLE), ((Press.UP, at),)
    span = at - state.pressed
    if span >= timing.long and meanings.long:
        return replace(state, phase=_Phase.IDLE), ((Press.LONG, at), (Press.UP, at))
    if meanings.double and span < timing.double:
        return replace(state, phase=_Phase.PAUSE), ((Press.UP, at),)
    return replace(state, phase=_Phase.IDLE), ((Press.SHORT, at), (Press.UP, at))


def _pass(state: PressState, now: float, meanings: Meanings, timing: Timing) -> tuple[PressState, Told]:
    """Tell what has become true by time alone."""
    span = now - state.pressed
    if state.phase is _Phase.PAUSE and span > timing.double:
        return replace(state, phase=_Phase.IDLE), ((Press.SHORT, state.pressed + timing.double),)
    told: list[tuple[Press, float]] = []
    if state.phase is _Phase.HELD:
        kind, after = (Press.VERY_LONG, timing.very_long) if meanings.very_long else (Press.LONG, timing.long)
        if (meanings.long or meanings.very_long) and span >= after:
            state = replace(state, phase=_Phase.TOLD)
            told.append((kind, state.pressed + after))
    if state.phase in {_Phase.HELD, _Phase.TOLD} and state.down and span >= timing.stuck:
        state = replace(state, phase=_Phase.STUCK)
        told.append((Press.STUCK, state.pressed + timing.stuck))
    return state, tuple(told)
