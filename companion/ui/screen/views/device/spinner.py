"""The spinner: ring and disc fill the height, words and answers stand beside them. It chooses a number or, by lot, a seat.

While the arrow turns, only the arrow and the lamps move. The number of a real disc is entered by hand.
"""

from collections.abc import Sequence
from typing import Any

from companion.play import SpinOrDraw, live
from companion.table import Lot, Number, Phrase, Seat, Sector, Spin
from companion.ui.screen import widgets
from companion.ui.screen.layout import NEVER, Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, Text, pad_by
from companion.ui.screen.page import Do, DrawnBy, Enter, Pressable, Stage, Tint, View, drawing, show
from companion.ui.screen.paint import Box
from companion.ui.screen.pictures.ring_drawing import DARK, draw_arrow, draw_disc, draw_shields, ring
from companion.ui.screen.views.ask import choose, number
from companion.ui.screen.widgets.answers import plates, spread_for, spread_height
from companion.ui.screen.widgets.foot import write_said

HEADS: tuple[widgets.Size, ...] = ("full", "far", "any")
HINT = 2
HOUSE = 3
"""The most lines of the hint, and of the note on the house's disc."""
CROWD, SMALLER = 6, 0.8
"""With more than `CROWD` names to touch, and on the tall screen, the disc is smaller by the factor `SMALLER`, to leave room."""


@drawing
def disc_art(
    stage: Stage, box: Box, _tint: Tint, sectors: tuple[Sector, ...], turning: live.Turning | None, colours: tuple[str, ...] = ()
) -> None:
    """Draw the spinner: the ring, a disc of sectors or of seat colours, and the arrow, turning or at rest.

    The sector where the arrow rests is inverted; until it rests nothing can be chosen.
    """
    builder = stage.builder
    rests = turning is not None and turning.is_resting(stage.now)
    ring(builder, box, DARK)
    if colours:
        draw_shields(builder, box, colours, turning.number if turning and rests else None)
    else:
        draw_disc(builder, box, sectors, turning.rest.sector if turning and rests else None)
    draw_arrow(builder, box, turning, stage.look.gilt)
    if turning is not None and not rests:
        builder.wake_at(turning.began + turning.animation.seconds)


def _lay_beside(stage: Stage, what: DrawnBy, side: int, told: LayoutPart) -> None:
    """Lay out the spinner, `side` pixels wide, with words beside it, or below it on the tall screen."""
    form, led = stage.form, Art(what, side, side)
    if form.tall:
        show(stage, ColumnOf((RowOf((led,), 0, "centre"), Grow(told)), form.gap))
    else:
        show(stage, RowOf((led, Grow(told)), form.gap * 2))


def _head(stage: Stage, name: str, text: str, seat: Seat | None = None, *, size: widgets.Size = "any") -> LayoutPart:
    """Describe a name, with the seat's shield before it, and the question or the result below it, if there is one."""
    who: Any = Text(name, stage.form.type("name"), ink="rubric")
    if seat is not None:
        side = round(stage.form.type("name").size * 1.3)
        who = RowOf((Art(widgets.Shield(seat.colour), side, side), Grow(who)), stage.form.unit)
    return ColumnOf((who, widgets.prompt(stage, text, size=size))) if text else who


def as_number(question: Spin) -> Number:
    """Turn a spin into a question that asks for the number on a real disc."""
    return Number(
        question.id, args=question.args, seat=question.seat, subject=question.subject, occurrence=question.occurrence,
        rules=question.rules, low=question.low, high=question.high, likely=question.likely,
    )  # fmt: skip


def show_spin(stage: Stage, question: Spin) -> None:
    """Lay out a spin; for a real disc that has many numbers or no drawn sectors, ask for the number only."""
    form, by_hand = stage.form, stage.entry is not None
    sectors = question.sectors or question.printed
    if by_hand and not (sectors and number.are_few(as_number(question))):
        number.show_number(stage, as_number(question))
        return
    turning = stage.live if isinstance(stage.live, live.Turning) and not by_hand else None
    name, text = widgets.name_asked(stage, question.seat), stage.words(question.words)
    head = _head(stage, name, text, question.seat)
    spoken = Grow(Art(write_said(), 0, NEVER, 0))
    other = widgets.button(stage, "other", stage.say("screen-other-number"), Enter(question.low, ""))
    if by_hand:
        heads = [_head(stage, name, text, question.seat, size=size) for size in HEADS]
        told = _by_hand(stage, question, heads, sectors[0].number)
    elif turning is None or not turning.is_resting(stage.now):
        house = (widgets.note(stage, stage.say("screen-house-spinner"), HOUSE),) if question.house else ()
        throw = widgets.button(stage, "throw", stage.say("screen-spin"), Do(SpinOrDraw(stage.snapshot.step)))
        foot = () if turning is not None else (widgets.buttons(stage, (throw, other)),)
        told = ColumnOf((head, *house, spoken, *foot), form.gap)
    else:
        # What the number means, if the game has words for it (`.rests` with the `number`), and what it counts
        number_told = Phrase(question.id.replace(".", "-"), {**question.args, "number": turning.number})
        means, written = stage.words.find_optional(number_told, "rests"), str(turning.number)
        figures = ((widgets.sign(form, icon, "figure"), widgets.words(form, written, "figure")) for icon in question.counts)
        counts = tuple(Pad(RowOf(each, form.unit, "centre"), pad_by(0, form.unit), widgets.sheet()) for each in figures)
        shown: LayoutPart = Grid(counts, len(counts), 0, form.gap) if counts else Text(written, form.type("giant"))
        result = (_head(stage, name, means or "", question.seat), *((shown,) if counts or not means else ()))
        done = widgets.button(stage, "done", stage.say("screen-go-on"), stage.answer(turning.number))
        told = ColumnOf((*result, spoken, widgets.buttons(stage, (done, other))), form.gap)
    _lay_beside(stage, disc_art(sectors, turning), min(stage.box.h, form.size("spinner")), told)


def _by_hand(stage: Stage, question: Spin, heads: Sequence[LayoutPart], first: int) -> LayoutPart:
    """Describe the real disc's numbers as answers; the likeliest gets the focus first but keeps its place."""
    form, values = stage.form, number.values(as_number(question))
    likely = question.likely if question.likely is not None else first
    order = sorted(range(len(values)), key=lambda place: values[place] != likely)
    shown = ((Text(str(value), form.type("figure"), align="centre"), value) for value in (values[place] for place in order))
    figures = tuple(Pad(text, pad_by(form.unit, 0), Pressable(f"value:{value}", stage.answer(value))) for text, value in shown)
    grid = Grid(figures, min(number.ROW, len(values)), form.gap, form.gap, form.touch_answer, tuple(order))
    high = form.touch + (grid.rows - 1) * (form.touch + form.gap)
    cells, hint = Sized(grid, high=high), stage.words.find_optional(question.words, "hint")
    hints: tuple[tuple[LayoutPart, ...], ...] = ((widgets.note(stage, hint, HINT),), ()) if hint else ((),)
    return OneOf(tuple(ColumnOf((head, *below, Grow(Blank()), cells), form.gap) for head in heads for below in hints))


def show_lot(stage: Stage, question: Lot[Any]) -> None:
    """Lay out a shield in each sector; the table names somebody or spins the arrow. Options without a seat make it a choice."""
    form, seats = stage.form, [option.seat for option in question.options if option.seat is not None]
    if len(seats) < len(question.options):
        choose.show_choice(stage, question)
        return
    turning = stage.live if isinstance(stage.live, live.Turning) else None
    side = round(min(stage.box.h, form.size("spinner")) * SMALLER ** ((len(seats) > CROWD) + form.tall))
    head = _head(stage, stage.who or stage.say("screen-everybody"), stage.words(question.words))
    if turning is None:
        # The arrow's plate stands above the seats' plates
        box, gap = stage.box, form.gap
        wide, high = (box.w, box.h - side - gap) if form.tall else (box.w - side - 2 * gap, box.h)
        choices = [widgets.choice(stage, option, stage.answer(option.key)) for option in question.options]
        # Many names leave room for the question in its smallest letters only
        heads = head.wants(wide, NEVER), head.measure_height(wide)
        found = [spread_for(stage, choices, wide, high - each - form.touch_answer - 3 * gap) for each in heads]
        spread = next((each for each in found if each.at_once >= len(choices)), found[-1])
        throw = widgets.word_answer(stage, "throw", stage.say("screen-spin"), Do(SpinOrDraw(stage.snapshot.step)))
        alone = spread_for(stage, (throw,), wide, form.touch_answer)
        names = Sized(plates(stage, choices, spread), high=spread_height(form, spread, len(choices)))
        thrown = Sized(plates(stage, (throw,), alone), high=form.touch_answer)
        told: LayoutPart = ColumnOf((head, Grow(Blank()), thrown, names), gap)
    elif turning.is_resting(stage.now):
        chosen, shield = question.options[turning.number], widgets.Shield(seats[turning.number].colour)
        done = widgets.button(stage, "done", stage.say("screen-go-on"), stage.answer(chosen.key))
        large = Grow(Art(shield, form.size("thumb"), form.size("picture")))
        name = _head(stage, stage.words(question.words), stage.words(chosen.words))
        told = ColumnOf((name, large, widgets.buttons(stage, (done,))), form.gap)
    else:
        told = head
    _lay_beside(stage, disc_art((), turning, tuple(seat.colour for seat in seats)), side, told)


SPIN = View(
    show_spin,
    lambda _snapshot, question: None if question.sectors else question.low,
    evening=True,
    board=False,
)
LOT = View(show_lot, evening=True, board=False)
