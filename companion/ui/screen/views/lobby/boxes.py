"""Which box is on the table: each game is a card with its emblem, everything else is in a row below.

While nobody is there, the boxes appear slowly one after the other, within the strolling ring.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from companion.play import ChooseBox
from companion.table import Option
from companion.ui.screen.frame.head import draw_tool, list_tools
from companion.ui.screen.layout import NEVER, Afterwards, Art, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, pad_by
from companion.ui.screen.page import Align, Focus, Pressable, Stage, Target, Tint, View, drawing, show
from companion.ui.screen.paint import EMBLEM, Box, FormatShape, look_of, palette, svg
from companion.ui.screen.pictures.ring_drawing import DARK, ring, ring_art
from companion.ui.screen.widgets import Way, frame, heading, leaf, ways_of, words
from companion.ui.screen.widgets.paper import foot

IN_ONE_ROW, AT_ONCE = 5, 6
"""The most boxes that stand side by side on high cards, and the most on one page."""
EACH = 8.0
"""Seconds for which each box is shown."""


@drawing
def emblem_art(stage: Stage, box: Box, tint: Tint, folder: Path | None) -> None:
    """Draw a game's emblem in the colours of its card: a book if it has none, a question mark if there is no such game."""
    own = look_of(folder)
    emblem = own.drawing("doubt" if folder is None else EMBLEM if own.has(EMBLEM) else "book")
    accent = palette("day").rubric if tint.focused and stage.look.name == "evening" else tint.rubric
    stage.builder.draw_svg(box, svg.recolour(emblem, tint.ink, tint.cut, accent))


@drawing
def tool_art(stage: Stage, box: Box, _tint: Tint, name: str) -> None:
    """Draw one of the tools that usually stand in the head band."""
    draw_tool(stage, name, box)


@drawing
def hint_art(stage: Stage, box: Box, _tint: Tint) -> None:
    """Leave this room to the hand's signs."""
    stage.builder.hint_box = box


def show_boxes(stage: Stage, question: ChooseBox) -> None:
    """Lay out the boxes; the game in progress, if there is one, gets the focus first."""
    if stage.state.idle is not None:
        _show_idle(stage, question, stage.state.idle)
        return
    form = stage.form
    boxes = [option for option in question.options if option.key in question.boxes or option.off is not None]
    others = [option for option in question.options if option not in boxes]
    names = list_tools(stage, ("language", "help"))
    tools = (Afterwards(Art(tool_art(name), form.touch_answer, form.touch_answer)) for name in names)
    wide = form.shape is FormatShape.WIDE
    signs = stage.state.hint and not wide
    head = RowOf(
        (Grow(Art(hint_art(), form.touch, form.touch, 0) if signs else heading(form, stage.words(question.words))), *tools),
        form.unit,
    )
    resumed = bool(others) and others[0].key == "resume"
    low = tuple(_card(stage, question, option) for option in boxes)

    across = 1 if form.tall else 2
    side = form.touch_answer
    ring = (Sized(Art(hint_art(), side, side, 0), wide=side * 3), Art(ring_art(), side, side))

    def page(part: slice, more: Sequence[Way]) -> LayoutPart:
        cards: LayoutPart = Grid(low[part], across, form.gap, form.gap, NEVER if wide else form.size("card"))
        if wide and len(boxes[part]) > IN_ONE_ROW:
            cards = Grid(low[part], across, form.gap, form.gap, form.size("card"))
        elif wide:
            # On high cards side by side if their words fit, else on low ones
            high = tuple(_card(stage, question, option, high=True) for option in boxes[part])
            cards = OneOf((Grid(high, max(1, len(high)), form.gap, form.gap), cards))
        ways = [*ways_of(stage, others), *more]
        below = partial(foot, stage, ways)
        # On a wide screen the ring, with the hand's signs, stands beside the row of other options; else these replace the heading
        last = OneOf((partial(RowOf, (Grow(below()), *ring), form.gap), below)) if wide else below()
        return Pad(ColumnOf((head, Grow(Afterwards(cards) if resumed else cards), last), form.gap), pad_by(form.pad, form.gap))

    show(stage, leaf(stage, low, page, across, AT_ONCE))


def _card(stage: Stage, question: ChooseBox, option: Option[Any], *, high: bool = False) -> LayoutPart:
    """Describe a box: its emblem, its name, and below that what is known about it, or why it cannot be played."""
    form, note = stage.form, question.notes.get(option.key)
    align: Align = "centre" if high else "left"
    off = stage.words(option.off) if option.off is not None else ""
    known = [stage.words(each) for each in ((note.players, note.last) if note is not None else ()) if each is not None]
    name = replace(words(form, stage.words(option.words), "heading", lines=2, align=align), focus=form.type("focus").size)
    told = [
        words(form, each, "label", lines=2 if high or off else 1, ink="soft", align=align) for each in ([off] if off else known)
    ]
    ways = [ColumnOf((name, *told[:count]), 0, "middle") for count in range(len(told), -1, -1)]
    if off:
        ways = ways[:1]
    answer = Pressable(f"option:{option.key}", stage.answer(option.key), off=off)
    if high:
        return frame(
            form, ColumnOf((Grow(Art(emblem_art(question.boxes.get(option.key)), form.size("piece"), NEVER)), ways[0])), answer
        )
    side = form.size("thumb")
    emblem = Art(emblem_art(question.boxes.get(option.key)), side, side * 3 // 2, align="left")
    pictured = [RowOf((Sized(emblem, wide=side, most_wide=side * 3 // 2), Grow(way)), form.gap) for way in ways]
    return frame(form, OneOf((*pictured, *ways)), answer)


@drawing
def ring_round_box(stage: Stage, box: Box, _tint: Tint, folder: Path) -> None:
    """Draw a box's emblem within the ring."""
    own, look = look_of(folder), stage.look
    well = ring(stage.builder, box, DARK)
    emblem = own.drawing(EMBLEM if own.has(EMBLEM) else "book")
    stage.builder.draw_svg(well.inset(well.w // 5), svg.recolour(emblem, look.ink, look.well, look.rubric))


def _show_idle(stage: Stage, question: ChooseBox, since: float) -> None:
    """Lay out the box that is shown now, while nobody is there."""
    form = stage.form
    boxes = [option for option in question.options if option.key in question.boxes]
    turn = int((stage.now - since) / EACH)
    stage.builder.wake_at(since + (turn + 1) * EACH)
    stage.builder.add_target(Target("awake", stage.box, Focus("")))
    if not boxes:
        return
    option = boxes[turn % len(boxes)]
    note = question.notes.get(option.key)
    name = words(form, stage.words(option.words), "prompt", lines=3)
    players = (words(form, stage.words(note.players), "label", ink="soft"),) if note is not None else ()
    told = ColumnOf((name, *players), form.unit, "middle")
    side = round(min(stage.box.w, stage.box.h) * 0.85)
    drawn = Sized(Art(ring_round_box(question.boxes[option.key]), side, side), wide=side)
    page: LayoutPart = ColumnOf((drawn, Grow(told)), form.pad) if form.tall else RowOf((drawn, Grow(told)), form.pad)
    show(stage, Pad(page, pad_by(form.pad, form.gap)))


VIEW = View(show_boxes, evening=True, board=False, head=False, attracts=True)
