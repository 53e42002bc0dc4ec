"""Where a question's picture stands, and the picture of a game by its name."""

from __future__ import annotations

from typing import Any

from companion.lessons.pictures import PicturesRefused, pictures_of
from companion.screen.box import Box
from companion.screen.picture import draw_picture
from companion.screen.stage import Stage
from companion.table.question import Question


def picture(stage: Stage, question: Question[Any], room: Box) -> Box:
    """Draw the question's picture at the right (tall: below the prompt) and give the room that is left for words."""
    form = stage.form
    if stage.standing.game is None:
        return room
    try:
        found = pictures_of(stage.standing.game.folder).get(question.picture)
    except PicturesRefused:
        found = None
    if found is None:
        return room
    width = min(round(room.w * form.of(0.34, 0.36, 1.0)), round(form.px(188, 160, 300) * 1.6))
    height = round(width / 1.6)
    if form.tall:
        spot = Box(room.x + (room.w - width) // 2, room.bottom - height, width, height)
        draw_picture(stage, found, spot)
        return room.trim(bottom=height + form.gap)
    spot = Box(room.right - width, room.y, width, height)
    draw_picture(stage, found, spot)
    return room.trim(right=width + form.gap)
