"""Spin: ring and disc fill the height; while the arrow turns only it and the lamps move. A real disc's number is entered."""

from __future__ import annotations

from companion.play.live import Turning
from companion.play.requests import SpinOrDraw
from companion.play.snapshot import Snapshot
from companion.screen.layout.hold import Grow, OneOf, Pad, Sized, even
from companion.screen.layout.lines import ColumnOf, Grid, RowOf
from companion.screen.layout.node import NEVER, Art, Blank, LayoutPart, Text
from companion.screen.page.describe import Pressable
from companion.screen.page.describe import show as show_node
from companion.screen.page.effects import Do, Enter
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.views.ask import number, tens
from companion.screen.views.device.led import beside, disc_art, headed, spinner
from companion.screen.widgets.asked import called, note
from companion.screen.widgets.parts import button, buttons, sheet, sign, words
from companion.screen.widgets.subtitles import said
from companion.table.phrase import Phrase
from companion.table.questions.device_kinds import Spin
from companion.table.questions.kinds import Number

HINT = 2
HOUSE = 3
"""Lines of a second line, and of the note on the house's disc."""


def begin(_snapshot: Snapshot, question: Spin) -> int | None:
    """Begin with the device's disc if it has one, else with the first number of the real one."""
    return None if question.sectors else question.low


def as_number(question: Spin) -> Number:
    """Ask for the number of a real disc."""
    return Number(
        question.id, args=question.args, seat=question.seat, subject=question.subject, occurrence=question.occurrence,
        rules=question.rules, low=question.low, high=question.high, likely=question.likely,
    )  # fmt: skip


def show(stage: Stage, question: Spin) -> None:
    """Lay it out; of a real disc with many numbers, or one that nobody has drawn, only the number is asked."""
    by_hand = stage.entry is not None
    sectors = question.sectors or question.printed
    if by_hand and not (sectors and number.few(as_number(question))):
        number.show(stage, as_number(question))
        return
    turning = stage.live if isinstance(stage.live, Turning) and not by_hand else None
    if by_hand:
        said = _by_hand(stage, question, sectors[0].number)
    elif turning is None or not turning.resting(stage.now):
        said = _waiting(stage, question, turns=turning is not None)
    else:
        said = _result(stage, question, turning.number)
    show_node(stage, beside(stage, spinner(stage, disc_art(sectors, turning)), said))


def _asked(stage: Stage, question: Spin) -> LayoutPart:
    return headed(stage, called(stage, question), stage.words(question.words), question.seat)


def _by_hand(stage: Stage, question: Spin, first: int) -> LayoutPart:
    """Describe the numbers of the real disc as answers; the likeliest is the first stop, in its own place."""
    form, values = stage.form, tens.values(as_number(question))
    likely = question.likely if question.likely is not None else first
    order = sorted(range(len(values)), key=lambda place: values[place] != likely)
    plates = tuple(
        Pad(
            Text(str(values[place]), form.type("figure"), align="centre"),
            even(form.unit, 0),
            Pressable(f"value:{values[place]}", stage.answered(values[place])),
        )
        for place in order
    )
    cells = Sized(
        Grid(plates, min(number.ROW, len(values)), form.gap, form.gap, form.touch_answer, tuple(order)), high=form.touch
    )
    head, said = _asked(stage, question), stage.words.maybe(question.words, "hint")
    hinted = (ColumnOf((head, note(stage, said, HINT), Grow(Blank()), cells), form.gap),) if said else ()
    return OneOf((*hinted, ColumnOf((head, Grow(Blank()), cells), form.gap)))


def _waiting(stage: Stage, question: Spin, *, turns: bool) -> LayoutPart:
    """Describe the question before the throw, and while the arrow turns."""
    house = (note(stage, stage.say("screen-house-spinner"), HOUSE),) if question.house else ()
    throw = button(stage, "throw", stage.say("screen-spin"), Do(SpinOrDraw(stage.snapshot.step)))
    foot = () if turns else (buttons(stage, (throw, _other(stage, question))),)
    return ColumnOf((_asked(stage, question), *house, Grow(Art(said(), 0, NEVER, 0)), *foot), stage.form.gap)


def _result(stage: Stage, question: Spin, value: int) -> LayoutPart:
    """Describe what the number means, where the game has words for it (`.rests` with the `number`), and what it counts."""
    form = stage.form
    means = stage.words.maybe(Phrase(question.id.replace(".", "-"), {**question.args, "number": value}), "rests")
    counts = tuple(
        Pad(
            RowOf((sign(form, icon, "figure"), words(form, str(value), "figure")), form.unit, "centre"),
            even(0, form.unit),
            sheet(),
        )
        for icon in question.counts
    )
    shown: LayoutPart = Grid(counts, len(counts), 0, form.gap) if counts else Text(str(value), form.type("giant"))
    parts = (headed(stage, called(stage, question), means or "", question.seat), *((shown,) if counts or not means else ()))
    done = button(stage, "done", stage.say("screen-go-on"), stage.answered(value))
    return ColumnOf((*parts, Grow(Art(said(), 0, NEVER, 0)), buttons(stage, (done, _other(stage, question)))), form.gap)


def _other(stage: Stage, question: Spin) -> LayoutPart:
    return button(stage, "other", stage.say("screen-other-number"), Enter(question.low, ""))


def _counts(question: Spin) -> bool:
    return not question.sectors and not number.few(as_number(question))


VIEW = View(show, begin, evening=True, board=False, counts=_counts)
