"""Number: a giant figure that short presses count up, of many values by steps; six or fewer stand as a row of answers."""

from companion.screen.layout import Afterwards, Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, Text, even
from companion.screen.page import Pressable, Stage, View, show
from companion.screen.page.effects import Both, Effect, Enter, Focus, Open, Undoing
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.views.ask.choose import show_answers, spread_over
from companion.screen.views.ask.count_rows import step
from companion.screen.views.ask.tens import TEN, counted_anew, counted_on, steps_of, values
from companion.screen.widgets.answers import worded
from companion.screen.widgets.asked import asked, note
from companion.screen.widgets.counter import counted, typed
from companion.screen.widgets.parts import button, words
from companion.screen.widgets.signs import Icon
from companion.table.questions.kinds import Number

FEW = 6
ROW = 3
MANY = 20
"""Of more values than so many, larger steps are counted first, then what lies within them."""
HINT = 2


def few(question: Number) -> bool:
    """Tell whether all values find room as answers."""
    return len(values(question)) <= FEW


def coarse(question: Number) -> bool:
    """Tell whether it is counted by several steps."""
    return len(values(question)) > MANY and not (TEN % question.steps and question.steps % TEN)


def show_number(stage: Stage, question: Number) -> None:
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
    standing = [choices[order.index(place)] for place in range(len(shown))]
    show_answers(stage, question, choices, spread_over(stage, question, standing), at=tuple(order))


def _counting(stage: Stage, question: Number) -> None:
    """Lay out the figure with minus and plus beside the question, on the tall screen below it; back and taking at the foot."""
    form, value = stage.form, int(stage.entry)
    stage.builder.digits["figure"] = lambda figure: Enter(typed(stage.entry, figure, question.high), "figure")
    first = f"step:{steps_of(question)[0]}" if coarse(question) else "figure"
    back = stage.leaving or (Open(Undoing()) if stage.snapshot.can_undo else Focus(first))
    stage.builder.hear("figure", str(value))
    leaves = button(stage, "back", stage.say("screen-back"), back, icon="back")
    takes = button(stage, "take", stage.say("screen-right"), stage.answered(value), icon="check")
    counter = Grow(Afterwards(_counter(stage, question, value)))
    said = asked(stage, question, hint=HINT, size="far")
    wide = round(stage.box.w * form.share("counter"))
    beside = RowOf((Grow(said), Sized(counter, wide=wide, most_wide=wide)), form.gap)
    below = [ColumnOf((each, counter), form.gap) for each in (said, asked(stage, question))]
    common = [button(stage, f"value:{each}", str(each), stage.answered(each)) for each in question.common]
    offered = (RowOf((*map(Grow, common),), form.gap),) if common else ()
    foot = RowOf((Grow(leaves), Grow(takes)) if form.tall else (leaves, Grow(Blank()), takes), form.gap)
    show(stage, ColumnOf((Grow(OneOf(tuple(below) if form.tall else (beside, *below))), *offered, Afterwards(foot)), form.gap))


def _counter(stage: Stage, question: Number, value: int) -> LayoutPart:
    """Describe minus, figure and plus, and the bounds below."""
    form = stage.form
    bounds = note(stage, stage.say("screen-from-to", low=question.low, high=question.high), 1)
    figure = _stepped(stage, question, value) if coarse(question) else _figure(stage, question, value)
    side = round(form.touch * 1.5)
    ways = (("minus", -1), ("plus", 1))
    minus, plus = (step(stage, name, Enter(counted(stage.entry, question, by)), side) for name, by in ways)
    row = RowOf((minus, figure, plus), form.gap, "centre")
    steps = (_steps(stage, question, value),) if coarse(question) else ()
    return ColumnOf((row, *steps, RowOf((bounds,), 0, "centre")), form.unit, "middle")


def _figure(stage: Stage, question: Number, value: int) -> LayoutPart:
    """Describe the figure on its plate, so wide that all digits find room; past the highest the focus first visits the others."""
    form, face, text = stage.form, FontFace.SANS_BOLD, str(value)
    onward, digits = value + question.steps, len(str(question.high))
    short: Effect = Enter(onward) if onward <= question.high else Both(Enter(question.low), Focus("back"))
    size = form.giant if digits == 1 or form.tall else round(form.giant * 0.75)
    kind = Type(face, size, form.seen("focus", face), 0.85)
    parts = (Text(text, kind, align="centre"), *_icon(question, kind))
    wide = Text("0" * max(digits, len(text)), kind).narrow()
    pressed = Pressable("figure", stage.answered(value), short=short)
    return Sized(Pad(RowOf(parts, form.unit, "centre"), even(form.gap, form.unit), pressed), wide + 2 * form.gap, form.touch)


def _stepped(stage: Stage, question: Number, value: int) -> LayoutPart:
    """Describe a figure that is counted by the steps below it."""
    face = FontFace.SANS_BOLD
    kind = Type(face, round(stage.form.giant * stage.form.share("stepped")), stage.form.seen("focus", face), 0.85)
    return RowOf((Text(str(value), kind, align="centre"), *_icon(question, kind)), stage.form.unit, "centre")


def _steps(stage: Stage, question: Number, value: int) -> LayoutPart:
    """Describe the steps: a short press counts, a long one goes to the next, and from the last takes the number.

    Past the last of the largest the focus first visits the other answers.
    """
    form, steps = stage.form, steps_of(question)
    plates = []
    for size, following in zip(steps, (*steps[1:], None), strict=True):
        after = counted_on(question, value, size)
        counts = Enter(counted_anew(question, value) if after is None else after)
        onward: Effect = stage.answered(value) if following is None else Focus(f"step:{following}")
        answer = Pressable(f"step:{size}", counts, short=Both(counts, Focus("back")) if after is None else counts, long=onward)
        stage.builder.hear(f"step:{size}", str(value))
        plates.append(Pad(words(form, f"+{size}", "answer", align="centre"), even(form.unit, 0), answer))
    return Sized(Grid(tuple(plates), len(plates), 0, form.unit), high=form.touch, most_high=form.touch_answer)


def _icon(question: Number, kind: Type) -> tuple[LayoutPart, ...]:
    return (Art(Icon(question.icon), kind.least, round(kind.size * 0.4)),) if question.icon else ()


VIEW = View(
    show_number,
    lambda _snapshot, asked: asked.low if asked.likely is None else max(asked.low, min(asked.high, asked.likely)),
    counts=lambda question: not few(question),
)
