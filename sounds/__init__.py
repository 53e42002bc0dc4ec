"""The sounds of the table: effects by `tools.sounds` as 48 kHz mono 16-bit WAV, and when a spinner's arrow clicks."""

from collections.abc import Callable, Iterator
from enum import Enum
from importlib.resources import files
from importlib.resources.abc import Traversable

RATE = 48_000
"""The sample rate of all effects, in hertz."""


class Effect(Enum):
    """All effects; the value is the name of the file without `.wav`."""

    PRESS = "press"
    CHOOSE = "choose"
    BACK = "back"
    TICK = "tick"
    LAST_SECONDS = "last_seconds"
    TIME_UP = "time_up"
    CLICK = "click"
    FANFARE = "fanfare"
    MURMUR = "murmur"
    ROAR = "roar"
    COINS = "coins"
    CROWN = "crown"
    WRONG = "wrong"
    CHIME = "chime"


def where(effect: Effect) -> Traversable:
    """Return the effect's WAV file in the installed package."""
    return files(__name__).joinpath(f"{effect.value}.wav")


CLOSEST = 0.03
"""The least seconds between two clicks; closer ones are heard as one."""
_STEP = 1 / 240
_PRECISION = 1e-4


def click_times(turned: Callable[[float], float], seconds: float, pegs: int) -> tuple[float, ...]:
    """Return the times in seconds, from 0 to `seconds`, at which the arrow passes a peg.

    `turned` returns the number of turns that the arrow has made after a number of seconds and must never decrease; the pegs
    are spaced evenly round the disc, the first where the arrow starts. Clicks less than 30 ms apart would merge into a buzz
    and are left out. Raises ValueError for fewer than one peg or a length below zero.
    """
    if pegs < 1 or seconds < 0:
        raise ValueError(f"expected at least 1 peg and at least 0 s, got {pegs} pegs and {seconds} s")
    times: list[float] = []
    for time in _crossings(lambda at: turned(at) * pegs, seconds):
        if not times or time - times[-1] >= CLOSEST:
            times.append(time)
    return tuple(times)


def _crossings(passed: Callable[[float], float], seconds: float) -> Iterator[float]:
    before, steps = 0.0, max(1, round(seconds / _STEP))
    for step in range(1, steps + 1):
        after = seconds * (step / steps)
        for peg in range(int(passed(before) // 1) + 1, int(passed(after) // 1) + 1):
            yield _moment(passed, peg, before, after)
        before = after


def _moment(passed: Callable[[float], float], peg: int, before: float, after: float) -> float:
    while after - before > _PRECISION:
        middle = (before + after) / 2
        before, after = (before, middle) if passed(middle) >= peg else (middle, after)
    return after
