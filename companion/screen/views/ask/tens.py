"""A number by steps of fifty, ten, five and one, below nothing too: in which order short presses count them.

Each step counts within the one before it: ten within its fifty, one within its five. The fifty of a number is the block of that
size it lies in, counted from nothing outwards: 0 for 0 to 49, -1 for -49 to -1.
"""

from companion.table.questions.kinds import Number

TEN = 10
STEPS = (50, 10, 5, 1)
LARGE = 50
"""Of more values than so many, fifties are counted first."""
NEAR = 10
"""So many blocks above the likely number are counted before those as far below it, and these before all others."""


def values(question: Number) -> range:
    """Give all values."""
    return range(question.low, question.high + 1, question.steps)


def steps_of(question: Number) -> tuple[int, ...]:
    """List the steps by which a number is entered, the largest first; the last one is what the question counts by."""
    times = TEN if not question.steps % TEN else 1
    many = len(values(question)) > LARGE
    larger = [step * times for step in STEPS if step * times > question.steps and not step * times % question.steps]
    return (*(larger if many else larger[1:]), question.steps)


def place_of(value: int, size: int) -> int:
    """Give the place of a value's block of this size on the line of all of them, counted from nothing outwards."""
    return value // size if value >= 0 else -1 - -value // size


def within(question: Number, place: int, size: int) -> tuple[int, ...]:
    """List the values of a block, from nothing outwards."""
    first = size * place if place >= 0 else size * (place + 1)
    sign = 1 if place >= 0 else -1
    known = values(question)
    return tuple(value for digit in range(size) if (value := first + sign * digit) in known and (place >= 0 or value))


def counted_on(question: Number, value: int, step: int) -> int | None:
    """Give the value after one press on a step: round within the next larger one; None past the last of the largest."""
    steps = steps_of(question)
    if step == steps[0]:
        blocks = _blocks(question, step)
        after = blocks.index(place_of(value, step)) + 1
        return _nearest(question, blocks[after], value, step) if after < len(blocks) else None
    larger = steps[steps.index(step) - 1]
    places = list(dict.fromkeys(place_of(each, step) for each in within(question, place_of(value, larger), larger)))
    return _nearest(question, places[(places.index(place_of(value, step)) + 1) % len(places)], value, step)


def counted_anew(question: Number, value: int) -> int:
    """Give the value with which the largest step begins anew."""
    size = steps_of(question)[0]
    return _nearest(question, _blocks(question, size)[0], value, size)


def _nearest(question: Number, place: int, value: int, size: int) -> int:
    """Give the value of a block that lies in it as the value did in its own."""
    return min(within(question, place, size), key=lambda each: abs(abs(each) % size - abs(value) % size))


def _blocks(question: Number, size: int) -> list[int]:
    """List the blocks in their order: up from the likely one, then those below, then what is far above and below."""
    low, high = place_of(question.low, size), place_of(values(question)[-1], size)
    start = max(low, min(high, place_of(question.low if question.likely is None else question.likely, size)))
    above, below = min(start + NEAR, high), max(start - NEAR, low)
    return [*range(start, above + 1), *range(below, start), *range(above + 1, high + 1), *range(low, below)]
