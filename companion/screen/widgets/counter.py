"""Plus and minus beside a figure: for fingers; the one button counts by short presses on the figure itself."""

from __future__ import annotations

from companion.screen.page.effects import Effect
from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
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


def step_button(stage: Stage, name: str, box: Box, effect: Effect) -> None:
    """Draw a plus or minus; the name begins with which."""
    stage.stop(name, box, effect, halts=False)
    tint = plate(stage, box)
    side = round(min(box.w, box.h) * 0.5)
    stage.builder.icon(name.partition(":")[0], box.middle(side, side), tint.ink, tint.cut)
