"""Number: a giant figure that short presses count up, in several steps if there are many values; up to six values are answers.

The steps are fifty, ten, five and one, for negative numbers too. Each counts within a block of the step before it: ten within
fifty, one within five. Blocks are numbered from zero outwards: with steps of fifty, 0 is 0 to 49 and -1 is -49 to -1.
"""

from dataclasses import replace

from companion.table import Number, Row, Symbols
from companion.ui.screen.layout import (
    Afterwards,
    Art,
    Blank,
    ColumnOf,
    Grid,
    Grow,
    LayoutPart,
    OneOf,
    Pad,
    RowOf,
    Sized,
    Text,
    pad_by,
)
from companion.ui.screen.page import Both, Effect, Enter, Focus, Pressable, Stage, View, show
from companion.ui.screen.paint import FontFace, Type
from companion.ui.screen.views.ask.choose import show_answers, spread_over
from companion.ui.screen.views.ask.count_rows import HELP, append_digit, count_press, ends_round, step
from companion.ui.screen.widgets import Choice, Icon, Things, ask, button, note, plate_with, word_answer, words

FEW = 6
ROW = 3
MANY = 20
"""If there are more values than this, larger steps are counted first, then smaller ones within them."""
HINT = 2
BACK = "back"
"""The way out on a page over the question."""
TEN = 10
STEPS = (50, 10, 5, 1)
LARGE = 50
"""If there are more values than this, fifties are counted first."""
NEAR = 10
"""How many blocks above the likely one come first; as many below it follow, then all others."""
LAP = 5
"""After how many presses on the largest step the focus passes the way out for the first time."""


def are_few(question: Number) -> bool:
    """Tell whether there are few enough values to show each as an answer."""
    return len(values(question)) <= FEW


def is_coarse(question: Number) -> bool:
    """Tell whether the number is counted in several steps."""
    return len(values(question)) > MANY and not (TEN % question.steps and question.steps % TEN)


def show_number(stage: Stage, question: Number) -> None:
    """Lay out a few values as answers, of which the likeliest gets the focus first but keeps its place; else the figure.

    The figure stands with minus and plus beside (tall: below) the question; "right" stands at the foot, on a page over the
    question also the way back.
    """
    if are_few(question):
        shown = values(question)
        order = sorted(range(len(shown)), key=lambda place: shown[place] != question.likely)
        choices = [_offer_value(stage, question, shown[place]) for place in order]
        standing = [choices[order.index(place)] for place in range(len(shown))]
        show_answers(stage, question, choices, spread_over(stage, question, standing), at=tuple(order))
        return
    form, value = stage.form, int(stage.entry)
    stage.builder.digits["figure"] = lambda figure: Enter(
        append_digit(stage, "figure", value, figure, question.high), "figure", "figure"
    )
    stage.builder.hear("figure", str(value))
    leaves = () if stage.leaving is None else (button(stage, BACK, stage.say("screen-back"), stage.leaving, icon="back"),)
    takes = button(stage, "take", stage.say("screen-right"), stage.answer(value), icon="check")

    def counted(name: str, by: int) -> LayoutPart:
        """Describe a plate that counts by one step and wraps round at the bounds."""
        after = stage.entry + by * question.steps
        wrapped = question.low if after > question.high else question.high if after < question.low else after
        return step(stage, name, Enter(wrapped), round(form.touch * 1.5))

    figure, *steps = _lay_steps(stage, question, value) if is_coarse(question) else (_figure(stage, question, value),)
    row = RowOf((counted("minus", -1), figure, counted("plus", 1)), form.gap, "centre")
    bounds = note(stage, stage.say("screen-from-to", low=question.low, high=question.high), 1)
    counter = Grow(Afterwards(ColumnOf((row, *steps, RowOf((bounds,), 0, "centre")), form.unit, "middle")))
    said = ask(stage, question, hint=HINT, size="far")
    wide = round(stage.box.w * form.share("counter"))
    beside = RowOf((Grow(said), Sized(counter, wide=wide, most_wide=wide)), form.gap)
    below = [ColumnOf((each, counter), form.gap) for each in (said, ask(stage, question))]
    common = [button(stage, f"value:{each}", str(each), stage.answer(each)) for each in question.common]
    often = RowOf((*map(Grow, common),), form.gap)
    # What the device thinks comes before what is often answered
    offered = () if not common else (often if question.likely in {None, *question.common} else Afterwards(often),)
    foot = RowOf((*map(Grow, leaves), Grow(takes)) if form.tall else (*leaves, Grow(Blank()), takes), form.gap)
    show(stage, ColumnOf((Grow(OneOf(tuple(below) if form.tall else (beside, *below))), *offered, Afterwards(foot)), form.gap))


def _offer_value(stage: Stage, question: Number, value: int) -> Choice:
    """Describe a value with as many pieces beside it, or one struck through for none; too many for that are left out."""
    if not question.icon or question.high > FEW or question.low < 0:
        return word_answer(stage, f"value:{value}", str(value), stage.answer(value))
    pieces = Things((Symbols(question.icon, 1, struck=not value),) * max(1, value))
    plate = plate_with(stage.form, str(value), pieces, pieces.aspect)
    return Choice(Pressable(f"value:{value}", stage.answer(value)), plate)


def _figure(stage: Stage, question: Number, value: int) -> LayoutPart:
    """Describe the figure on a plate wide enough for all digits; each round of short presses passes the way out."""
    form, face, text = stage.form, FontFace.SANS_BOLD, str(value)
    known, digits = values(question), len(str(question.high))
    place, likely = (max(0, min(len(known) - 1, (each - question.low) // question.steps)) for each in (value, begun(question)))
    row = Row("figure", high=len(known) - 1, likely=likely)
    short: Effect = Enter(known[count_press(place, row)])
    if ends_round(place, row):
        short = Both(short, Focus(_out(stage)))
    stage.builder.rounds["figure"] = Enter(known[likely])
    size = form.giant if digits == 1 or form.tall else round(form.giant * 0.75)
    kind = Type(face, size, form.choose_size("focus", face), 0.85)
    parts = (Text(text, kind, align="centre"), *_icon(question, kind))
    wide = Text("0" * max(digits, len(text)), kind).measure_width()
    answer = Pressable("figure", stage.answer(value), short=short, counts=True)
    return Sized(Pad(RowOf(parts, form.unit, "centre"), pad_by(form.gap, form.unit), answer), wide + 2 * form.gap, form.touch)


def _out(stage: Stage) -> str:
    return HELP if stage.leaving is None else BACK


def _lay_steps(stage: Stage, question: Number, value: int) -> tuple[LayoutPart, LayoutPart]:
    """Describe the figure and the steps that count it: a short press counts, a long one goes to the next smaller step.

    A long press on the last step answers. Each round of a step passes the way out, that of the largest one early, too.
    """
    form, face, steps = stage.form, FontFace.SANS_BOLD, steps_of(question)
    plates = []
    for size, following in zip(steps, (*steps[1:], None), strict=True):
        after, passes = count_on(question, value, size)
        counts = Enter(after)
        onward: Effect = stage.answer(value) if following is None else Focus(f"step:{following}")
        short: Effect = Both(counts, Focus(_out(stage))) if passes else counts
        answer = Pressable(f"step:{size}", counts, short=short, long=onward, counts=True)
        stage.builder.rounds[f"step:{size}"] = Enter(begun(question))
        stage.builder.hear(f"step:{size}", str(value))
        said = replace(words(form, f"+{size}", "answer", align="centre"), focus=form.type("focus").size)
        plates.append(Pad(said, pad_by(form.unit // 2, 0), answer))
    kind = Type(face, round(form.giant * form.share("stepped")), form.choose_size("focus", face), 0.85)
    figure = RowOf((Text(str(value), kind, align="centre"), *_icon(question, kind)), form.unit, "centre")
    return figure, Sized(Grid(tuple(plates), len(plates), 0, form.unit), high=form.touch, most_high=form.touch_answer)


def _icon(question: Number, kind: Type) -> tuple[LayoutPart, ...]:
    return (Art(Icon(question.icon), kind.least, round(kind.size * 0.4)),) if question.icon else ()


def values(question: Number) -> range:
    """Return all values that can be answered."""
    return range(question.low, question.high + 1, question.steps)


def steps_of(question: Number) -> tuple[int, ...]:
    """List the steps in which a number is entered, the largest first; the last is the question's own step."""
    times = TEN if not question.steps % TEN else 1
    many = len(values(question)) > LARGE
    larger = [step * times for step in STEPS if step * times > question.steps and not step * times % question.steps]
    return (*(larger if many else larger[1:]), question.steps)


def place_of(value: int, size: int) -> int:
    """Return the number of the block of this size that holds a value; blocks are numbered from zero outwards."""
    return value // size if value >= 0 else -1 - -value // size


def list_within(question: Number, place: int, size: int) -> tuple[int, ...]:
    """List the values of a block, from zero outwards."""
    first = size * place if place >= 0 else size * (place + 1)
    sign = 1 if place >= 0 else -1
    known = values(question)
    return tuple(value for digit in range(size) if (value := first + sign * digit) in known and (place >= 0 or value))


def count_on(question: Number, value: int, step: int) -> tuple[int, bool]:
    """Return the value after one press on a step, which wraps within the next larger step; and whether it passes the way out."""
    steps = steps_of(question)
    if step == steps[0]:
        places = _blocks(question, step)
    else:
        larger = steps[steps.index(step) - 1]
        places = list(dict.fromkeys(place_of(each, step) for each in list_within(question, place_of(value, larger), larger)))
    after = places.index(place_of(value, step)) + 1
    passes = after == len(places) or (step == steps[0] and after == LAP + 1)
    return _find_nearest(question, places[after % len(places)], value, step), passes


def _find_nearest(question: Number, place: int, value: int, size: int) -> int:
    """Return the value of a block whose place in it is nearest to the given value's place in its own block."""
    return min(list_within(question, place, size), key=lambda each: abs(abs(each) % size - abs(value) % size))


def _blocks(question: Number, size: int) -> list[int]:
    """List the blocks in counting order: up from the likely one, then those below it, then those far above and far below."""
    low, high = place_of(question.low, size), place_of(values(question)[-1], size)
    start = max(low, min(high, place_of(question.low if question.likely is None else question.likely, size)))
    above, below = min(start + NEAR, high), max(start - NEAR, low)
    return [*range(start, above + 1), *range(below, start), *range(above + 1, high + 1), *range(low, below)]


def begun(question: Number) -> int:
    """Return the number from which counting begins."""
    return question.low if question.likely is None else max(question.low, min(question.high, question.likely))


VIEW = View(show_number, lambda _snapshot, question: begun(question))
