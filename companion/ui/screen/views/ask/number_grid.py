"""A grid of figures: a line for each thing and a column for each round or player, with digits to touch below it.

If not all lines find room, those around the focused figure are shown, and two plates lead to the others.
"""

from collections.abc import Callable, Sequence
from functools import partial

from companion.table import Row
from companion.table.questions.grid import NumberGrid
from companion.ui.screen.layout import Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, pad_by
from companion.ui.screen.page import Both, Effect, Focus, Pressable, Stage, View, show
from companion.ui.screen.views.ask.count_rows import (
    CLOSE,
    HELP,
    Counts,
    append_digit,
    count_press,
    ends_round,
    find_onward,
    list_likely,
    step,
)
from companion.ui.screen.widgets import Corner, Icon, Shield, ask, corner_parts, words
from companion.ui.screen.widgets.asked import ask_in_line

FEW = 6
"""Figures up to this number are counted up by minus and plus; larger ones are typed."""
WIDEST = 2
"""The names of the lines have at most this part of the width."""


def show_grid(stage: Stage, question: NumberGrid) -> None:
    """Lay out the figures below the heads of their columns; digits, or minus and plus, change the focused one."""
    form, rows = stage.form, question.rows
    counts = Counts(stage.entry, dict)
    wrong = question.find_wrong_sum(stage.entry)
    corner = Corner(
        label=stage.say("screen-go-on" if stage.leaving is None else "screen-right"),
        off="" if wrong is None else stage.words(wrong),
        effect=stage.answer(dict(stage.entry)),
    )
    here = next((at for at, row in enumerate(rows) if stage.focus == f"row:{row.key}"), 0)
    lines = question.list_lines()
    at = here // len(question.columns)
    ends = corner_parts(stage, corner)
    aside = None if form.tall else RowOf(ends, form.gap)
    last = (RowOf(tuple(map(Grow, ends)), form.gap),) if form.tall else ()
    beside = () if aside is None else (aside,)
    heads = (ask(stage, question, aside=aside), RowOf((Grow(ask_in_line(stage, question)), *beside), form.gap))
    figures = [_figure(stage, row, find_onward(rows, place, corner), counts) for place, row in enumerate(rows)]
    labels = [words(form, stage.words(each), "label", lines=2) for each in question.lines.values()]
    wide = min(stage.box.w // WIDEST, max(stage.box.w // 6, *(label.measure_width() for label in labels)))

    across = len(question.columns)
    beside_each_other = max(1, min(across, (stage.box.w - wide) // (form.touch + 2 * form.unit)))

    def page(head: LayoutPart, most: int) -> LayoutPart:
        parts = [(top, left) for top in range(0, len(lines), most) for left in range(0, across, beside_each_other)]
        now = parts.index((at // most * most, here % across // beside_each_other * beside_each_other))
        top, left = parts[now]
        columns = slice(left, left + beside_each_other)
        body = tuple(
            _line(stage, labels[each], figures[each * across : (each + 1) * across][columns], wide)
            for each in range(top, min(top + most, len(lines)))
        )
        others = [rows[line * across + column] for line, column in (parts[now - 1], parts[(now + 1) % len(parts)])]
        turns = _turns(stage, others) if len(parts) > 1 else ()
        foot = _keys(stage, question, rows[here], counts, turns)
        grid = Grow(Grid(body, 1, form.unit, most=form.touch_answer))
        heads = _columns(stage, question, columns, wide, named=most == len(lines))
        return ColumnOf((head, heads, grid, foot, *last), form.unit)

    every = len(lines)
    ways: list[LayoutPart | Callable[[], LayoutPart]] = [partial(page, head, every) for head in heads]
    ways += [partial(page, heads[-1], most) for most in range(every - 1, 0, -1)]
    show(stage, OneOf(tuple(ways)))


def _line(stage: Stage, first: LayoutPart, others: list[LayoutPart], wide: int) -> LayoutPart:
    unit = stage.form.unit
    return RowOf((Sized(first, wide, most_wide=wide), Grow(Grid(tuple(others), len(others), 0, unit))), unit)


def _columns(stage: Stage, question: NumberGrid, shown: slice, wide: int, *, named: bool) -> LayoutPart:
    """Describe the heads of the columns: their words, or the players' shields where room is short or the names find none."""
    form, side = stage.form, stage.form.type("figure").size
    names = [words(form, stage.words(each), "label", lines=2, align="centre") for each in list(question.columns.values())[shown]]
    seats = [row.seat for row in question.rows[: len(question.columns)]][shown]
    shields: list[LayoutPart] = [Art(Shield(seat.colour), side, side) for seat in seats if seat is not None]
    told = _line(stage, Blank(wide), [*names], wide)
    if len(shields) < len(names):
        return Sized(told, most_high=told.measure_height(stage.box.w))
    signs = Sized(_line(stage, Blank(wide), shields, wide), most_high=side)
    return OneOf((Sized(told, most_high=told.measure_height(stage.box.w)), signs)) if named else signs


def _turns(stage: Stage, others: Sequence[Row]) -> tuple[LayoutPart, ...]:
    """Describe the plates that lead to the figures before and after those shown, in a circle."""
    side = stage.form.touch
    return tuple(
        Sized(
            Pad(
                Art(Icon(icon), side // 3, side // 2),
                pad_by(0, 0),
                Pressable(f"lines:{icon}", Focus(f"row:{to.key}"), halts=False),
            ),
            side,
            side,
            side,
            side,
        )
        for icon, to in zip(("back", "next"), others, strict=True)
    )


def _keys(stage: Stage, question: NumberGrid, here: Row, counts: Counts, turns: tuple[LayoutPart, ...]) -> LayoutPart:
    """Describe what changes the focused figure: minus and plus beside its name, or digits and the sign."""
    form, value = stage.form, counts.held[here.key]
    if all(row.high <= FEW and row.low >= -FEW for row in question.rows):
        changes = ("minus", max(here.low, value - 1)), ("plus", min(here.high, value + 1))
        steps = [step(stage, f"{sign}:{here.key}", counts.change(here.key, to)) for sign, to in changes]
        told = words(form, stage.words(here.words) if here.words is not None else "", "label", ink="rubric", align="right")
        return RowOf((*turns, Grow(told), *steps), form.gap)
    keys: list[LayoutPart] = []
    name = f"row:{here.key}"
    for figure in range(10):
        typed = append_digit(stage, name, abs(value), figure, max(here.high, -here.low))
        signed = -typed if value < 0 and -typed >= here.low else min(typed, here.high)
        keys.append(_key(stage, f"digit:{figure}", str(figure), counts.change(here.key, signed, name)))
    if here.low < 0:
        keys.append(_key(stage, "digit:sign", "±", counts.change(here.key, max(here.low, min(here.high, -value)), name)))
    across = (len(keys) + 1) // 2 if form.tall else len(keys)
    return RowOf((*turns, Grow(Grid(tuple(keys), across, form.unit, form.unit, most=form.touch))), form.gap)


def _key(stage: Stage, name: str, text: str, effect: Effect) -> LayoutPart:
    form = stage.form
    plate = Pad(words(form, text, "label", align="centre"), pad_by(0, 0), Pressable(name, effect, halts=False))
    return Sized(plate, high=form.touch)


def _figure(stage: Stage, row: Row, onward: Effect, counts: Counts) -> LayoutPart:
    """Describe a figure alone: a short press counts it up, a long one goes on, a touch only moves the focus there."""
    name, value = f"row:{row.key}", counts.held[row.key]
    stage.builder.digits[name] = lambda figure: counts.change(row.key, append_digit(stage, name, value, figure, row.high), name)
    stage.builder.rounds[name] = counts.change(row.key, max(row.low, min(row.high, row.likely)))
    short: Effect = counts.change(row.key, count_press(value, row))
    if ends_round(value, row):
        short = Both(short, Focus(HELP if stage.leaving is None else CLOSE))
    heard = stage.say("ear-row", name=stage.words(row.words) if row.words is not None else "", value=str(value))
    pressed = Pressable(name, Focus(name), short=short, long=onward, heard=heard, counts=True)
    plate = Pad(words(stage.form, str(value), "answer", align="centre"), pad_by(0, 0), pressed)
    return Sized(plate, high=stage.form.touch)


GRID = View(show_grid, lambda _snapshot, question: list_likely(question.rows))
