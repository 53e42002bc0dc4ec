"""What the ring leads: the ring at the stage's full height, words and answers beside it (tall: below)."""

from __future__ import annotations

from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box


def halves(stage: Stage, wide: int, small: int, tall: int) -> tuple[Box, Box]:
    """Give the square for the ring, so many drawn pixels wide, and the room for the words."""
    form, box = stage.form, stage.box
    side = form.px(wide, small, tall)
    if form.tall:
        return Box(box.x + (box.w - side) // 2, box.y, side, side), box.trim(top=side + form.gap)
    side = min(side, box.h)
    return Box(box.x, box.y + (box.h - side) // 2, side, side), box.trim(left=side + form.px(60, 26, 0))
