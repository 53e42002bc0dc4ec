"""Tens and ones of a number, below nothing too: in which order short presses count them.

The tens of a number are what it has before its last digit, with its sign: those of -37 are -3, those of -7 a minus alone.
"""

from __future__ import annotations

from companion.table.questions.kinds import Number

TEN = 10
NEAR = 10
"""So many tens above the likely number are counted before those as far below it, and these before all others."""


def values(question: Number) -> range:
    """Give all values."""
    return range(question.low, question.high + 1, question.steps)


def place_of(value: int) -> int:
    """Give the place of a value's tens on the line of all tens: 0 for 0 to 9, -1 for -9 to -1, -2 for -19 to -10."""
    return value // TEN if value >= 0 else -1 - -value // TEN


def tens_of(value: int) -> str:
    """Write the tens of a value."""
    if value >= 0:
        return str(value // TEN)
    return f"−{-value // TEN or ''}"


def within(question: Number, place: int) -> tuple[int, ...]:
    """List the values of these tens, from nothing outwards."""
    first = TEN * place if place >= 0 else TEN * (place + 1)
    sign = 1 if place >= 0 else -1
    known = values(question)
    return tuple(value for digit in range(TEN) if (value := first + sign * digit) in known and (place >= 0 or value))


def next_tens(question: Number, value: int) -> int | None:
    """Give the value after one press on the tens, with the same last digit where there is one; None past the last of them."""
    place = _after(_runs(question), place_of(value))
    return None if place is None else _nearest(question, place, value)


def first_tens(question: Number, value: int) -> int:
    """Give the value with which the tens begin anew."""
    return _nearest(question, _runs(question)[0][0], value)


def next_one(question: Number, value: int) -> int:
    """Give the value after one press on the ones: outwards within its tens, and round."""
    own = within(question, place_of(value))
    return own[(own.index(value) + 1) % len(own)]


def _nearest(question: Number, place: int, value: int) -> int:
    digit = abs(value) % TEN
    return min(within(question, place), key=lambda each: abs(abs(each) % TEN - digit))


def _runs(question: Number) -> tuple[range, ...]:
    """Give the tens in their order, in runs: up from the likely ones, then those below, then what is far above and below."""
    low, high = place_of(question.low), place_of(values(question)[-1])
    start = max(low, min(high, place_of(question.low if question.likely is None else question.likely)))
    above, below = min(start + NEAR, high), max(start - NEAR, low)
    runs = (range(start, above + 1), range(below, start), range(above + 1, high + 1), range(low, below))
    return tuple(run for run in runs if run)


def _after(runs: tuple[range, ...], place: int) -> int | None:
    for run, following in zip(runs, (*runs[1:], None), strict=True):
        if place in run:
            return place + 1 if place + 1 in run else following[0] if following is not None else None
    return None
