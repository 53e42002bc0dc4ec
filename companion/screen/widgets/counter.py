"""How a figure is counted: by short presses of the one button, by steps, and by figures that are typed."""

from companion.table.questions.kinds import Number, Row

NEAR = 6
"""So far above the likely number short presses count before they begin at the bottom."""


def pressed(value: int, row: Row) -> int:
    """Count a row by one short press: up, a little above what is likely from the bottom, then all the rest, and round.

    So a number below the likely one is near, too, where a hand can only count up.
    """
    start = max(row.low, min(row.high, row.likely))
    if row.low < start and value == min(start + NEAR, row.high):
        return row.low
    if row.low < start == value + 1:
        return start + NEAR + 1 if start + NEAR < row.high else start
    return value + 1 if value < row.high else start


class Typed(int):
    """A number of typed figures; the next one goes behind it, while a number counted otherwise is typed anew."""


def typed(value: int, figure: int, high: int) -> Typed:
    """Put a typed figure behind those before it; where that is more than there can be, begin anew with it."""
    longer = value * 10 + figure if isinstance(value, Typed) else figure
    return Typed(longer if longer <= high else min(figure, high))


def counted(value: int, question: Number, by: int) -> int:
    """Count by one step and wrap round at the bounds."""
    after = value + by * question.steps
    if after > question.high:
        return question.low
    return question.high if after < question.low else after
