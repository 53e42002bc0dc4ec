"""Number: a giant figure that short presses count up, of many values first its tens; six or fewer stand as a row of answers."""

from __future__ import annotations

from companion.play.snapshot import Snapshot
from companion.screen.layout.hold import Grow, OneOf, Pad, Sized, even
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import Art, Blank, LayoutPart, Text
from companion.screen.page.describe import Pressable
from companion.screen.page.describe import show as show_node
from companion.screen.page.effects import Both, Effect, Enter, Focus, Open, Undoing
from companion.screen.page.stage import Stage, View
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.views.ask.choose import show_answers, spread_over
from companion.screen.views.ask.tens import TEN, first_tens, next_one, next_tens, tens_of, values
from companion.screen.widgets.answers import worded
from companion.screen.widgets.asked import asked, note
from companion.screen.widgets.counter import counted, typed
from companion.screen.widgets.parts import button
from companion.screen.widgets.signs import Icon
from companion.table.questions.kinds import Number

FEW = 6
ROW = 3
MANY = 20
"""Of more values than so many, the tens are counted first, then what lies within them."""
HINT = 2
BESIDE = 0.52
"""The part of the width that the figure has on a screen that lies."""


def few(question: Number) -> bool:
    """Tell whether all values find room as answers."""
    return len(values(question)) <= FEW


def coarse(question: Number) -> bool:
    """Tell whether tens are counted first."""
    return len(values(question)) > MANY and TEN % question.steps == 0


def begin(_snapshot: Snapshot, question: Number) -> int:
    """Begin at the likely value, else the lowest."""
    return question.low if question.likely is None else max(question.low, min(question.high, question.likely))


def show(stage: Stage, question: Number) -> None:
    """Lay it out: every value as an answer, the likeliest first in the focus's order but in its own place; or the figure."""
    if not few(question):
        _counting(stage, question)
        return
    shown = values(question)
    order = sorted(range(len(shown)), key=lambda place: shown[place] != question.likely)
    choices = [
        worded(stage, f"value:{shown[place]}", str(shown[place]), stage.answered(int(shown[place])), icon=question.icon)
        for place in order
    ]
    show_answers(stage, question, choices, spread_over(stage, question, choices), at=tuple(order))


def _counting(stage: Stage, question: Number) -> None:
    """Lay out the figure with minus and plus beside the question, on the tall screen below it; back and taking at the foot."""
    form, value = stage.form, int(stage.entry)
    stage.builder.digits["figure"] = lambda figure: Enter(typed(stage.entry, figure, question.high), "figure")
    back = stage.leaving or (Open(Undoing()) if stage.snapshot.can_undo else Focus("figure"))
    for name in ("figure", "tens"):
        stage.builder.hear(name, str(value))
    leaves = button(stage, "back", stage.say("screen-back"), back, icon="back")
    takes = button(stage, "take", stage.say("screen-right"), stage.answered(value), icon="check")
    counter = Grow(_counter(stage, question, value))
    words = asked(stage, question, hint=HINT, size="far")
    wide = round(stage.box.w * BESIDE)
    beside = RowOf((Grow(words), Sized(counter, wide=wide, most_wide=wide)), form.gap)
    below = [ColumnOf((each, counter), form.gap) for each in (words, asked(stage, question))]
    foot = RowOf((Grow(leaves), Grow(takes)) if form.tall else (leaves, Grow(Blank()), takes), form.gap)
    show_node(stage, ColumnOf((Grow(OneOf(tuple(below) if form.tall else (beside, *below))), foot), form.gap))


def _counter(stage: Stage, question: Number, value: int) -> LayoutPart:
    """Describe minus, figure and plus, and the bounds below."""
    form = stage.form
    bounds = note(stage, stage.say("screen-from-to", low=question.low, high=question.high), 1)
    figures = _two_figures(stage, question, value) if coarse(question) else (_figure(stage, question, value),)
    minus, plus = (_step(stage, name, Enter(counted(stage.entry, question, by))) for name, by in (("minus", -1), ("plus", 1)))
    row = RowOf((minus, *figures, plus), form.gap, "centre")
    return ColumnOf((row, RowOf((bounds,), 0, "centre")), form.unit, "middle")


def _step(stage: Stage, name: str, effect: Effect) -> LayoutPart:
    """Describe minus or plus, for fingers."""
    side = round(stage.form.touch * 1.5)
    sign = Pad(Art(Icon(name), side // 3, side // 2), even(stage.form.unit, 0), Pressable(name, effect, halts=False))
    return Sized(sign, side, side, side, side)


def _figure(stage: Stage, question: Number, value: int) -> LayoutPart:
    """Describe the figure; counted up past the highest the focus first visits the other answers."""
    onward = value + question.steps
    short: Effect = Enter(onward) if onward <= question.high else Both(Enter(question.low), Focus("back"))
    return _plate(
        stage, str(value), len(str(question.high)), question.icon, Pressable("figure", stage.answered(value), short=short)
    )


def _two_figures(stage: Stage, question: Number, value: int) -> tuple[LayoutPart, LayoutPart]:
    """Describe the tens and what is left; a long press goes from the one to the other, and takes it.

    Past the last of the tens the focus first visits the other answers.
    """
    after = next_tens(question, value)
    tens: Effect = Enter(after) if after is not None else Both(Enter(first_tens(question, value)), Focus("back"))
    ones = Pressable("figure", stage.answered(value), short=Enter(next_one(question, value)))
    left = _plate(stage, tens_of(value), 2, "", Pressable("tens", Focus("figure"), short=tens))
    return left, _plate(stage, str(abs(value) % TEN), 1, "", ones)


def _plate(stage: Stage, text: str, digits: int, icon: str, answer: Pressable) -> LayoutPart:
    """Describe a giant figure on its plate, so wide that so many digits find room."""
    form, face = stage.form, FontFace.SANS_BOLD
    size = form.giant if digits == 1 or form.tall else round(form.giant * 0.75)
    kind = Type(face, size, form.seen("focus", face), 0.85)
    parts: tuple[LayoutPart, ...] = (Text(text, kind, align="centre"),)
    if icon:
        parts = (*parts, Art(Icon(icon), kind.least, round(size * 0.4)))
    wide = Text("0" * max(digits, len(text)), kind).narrow()
    return Sized(
        Pad(RowOf(parts, form.unit, "centre"), even(form.gap, form.unit), answer), wide=wide + 2 * form.gap, high=form.touch
    )


VIEW = View(show, begin, counts=lambda question: not few(question))
