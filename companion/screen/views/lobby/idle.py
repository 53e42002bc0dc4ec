"""What the choice of boxes shows to an empty room: one box after the other, slowly, within the strolling ring."""

from __future__ import annotations

from companion.play.own_questions import ChooseBox
from companion.screen.page.builder import Target
from companion.screen.page.effects import Focus
from companion.screen.page.stage import Stage
from companion.screen.paint import styles, svg
from companion.screen.paint.box import Box, square
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.game_look import EMBLEM, look_of
from companion.screen.paint.text import Type
from companion.screen.pictures.ring_drawing import DARK, ring

EACH = 8.0
"""Seconds for which a box is shown."""


def show_idle(stage: Stage, question: ChooseBox, since: float) -> None:
    """Lay out the box whose turn it is."""
    form, look = stage.form, stage.look
    boxes = [option for option in question.options if option.key in question.boxes]
    turn = int((stage.now - since) / EACH)
    stage.builder.wake_at(since + (turn + 1) * EACH)
    stage.builder.target(Target("awake", stage.box, Focus("")))
    if not boxes:
        return
    option = boxes[turn % len(boxes)]
    side = min(stage.box.h - form.px(60, 30, 0), form.px(600, 420, 620)) if not form.tall else form.px(0, 0, 620)
    at = (stage.box.x + side // 2 + form.px(60, 24, 50), stage.box.centre[1])
    well = ring(stage.builder, square((stage.box.centre[0], stage.box.y + side) if form.tall else at, side), DARK)
    own = look_of(question.boxes[option.key])
    emblem = own.drawing(EMBLEM if own.has(EMBLEM) else "book")
    inside = well.inset(well.w // 5)
    stage.builder.svg(inside, svg.recoloured(emblem, look.ink, look.well, look.rubric))
    if form.tall:
        room = Box(stage.box.x, well.bottom + well.h // 3, stage.box.w, stage.box.bottom - well.bottom - well.h // 3).inset(
            form.pad, 0
        )
    else:
        room = Box(at[0] + side // 2, stage.box.y, stage.box.right - at[0] - side // 2, stage.box.h).inset(form.px(50, 24, 0), 0)
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(72, 52, 84), form.prompt_min // 2, 1.05)
    lines = form.of(3, 3, 2)
    name = stage.builder.text(
        stage.words(option.words), kind, look.ink, room.top_part(room.h * 6 // 10), most=lines, upright="bottom"
    )
    note = question.notes.get(option.key)
    if note is not None:
        words = stage.words(note.players)
        stage.builder.text(words, styles.near(form), look.soft, Box(room.x, name.bottom + form.unit, room.w, form.near * 2))
