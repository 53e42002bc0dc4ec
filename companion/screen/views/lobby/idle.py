"""What the choice of boxes shows to an empty room: one box after the other, slowly, within the strolling ring."""

from __future__ import annotations

from pathlib import Path

from companion.play.own_questions import ChooseBox
from companion.screen.layout.hold import Grow, Pad, Sized, even
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import Art, LayoutPart
from companion.screen.page.builder import Target
from companion.screen.page.describe import drawing, show
from companion.screen.page.effects import Focus
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint import svg
from companion.screen.paint.box import Box
from companion.screen.paint.game_look import EMBLEM, look_of
from companion.screen.pictures.ring_drawing import DARK, ring
from companion.screen.widgets.parts import words

EACH = 8.0
"""Seconds for which a box is shown."""


@drawing
def ring_round_box(stage: Stage, box: Box, _tint: Tint, folder: Path) -> None:
    """Draw a box's emblem within the ring."""
    own, look = look_of(folder), stage.look
    well = ring(stage.builder, box, DARK)
    emblem = own.drawing(EMBLEM if own.has(EMBLEM) else "book")
    stage.builder.svg(well.inset(well.w // 5), svg.recoloured(emblem, look.ink, look.well, look.rubric))


def show_idle(stage: Stage, question: ChooseBox, since: float) -> None:
    """Lay out the box whose turn it is."""
    form = stage.form
    boxes = [option for option in question.options if option.key in question.boxes]
    turn = int((stage.now - since) / EACH)
    stage.builder.wake_at(since + (turn + 1) * EACH)
    stage.builder.target(Target("awake", stage.box, Focus("")))
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
    show(stage, Pad(page, even(form.pad, form.gap)))
