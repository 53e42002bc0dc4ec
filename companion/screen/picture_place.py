"""Where a question's picture stands, and the picture of a game by its name."""

from __future__ import annotations

from typing import Any

from companion.lessons.pictures import Picture, PicturesRefused, pictures_of
from companion.screen.box import Box
from companion.screen.picture import draw_picture
from companion.screen.stage import Stage
from companion.table.question import Question


def picture_of(stage: Stage, name: str) -> Picture | None:
    """Find a picture of the game by its name; None where there is none, or its file cannot be read."""
    game = stage.standing.game
    if game is None or not name:
        return None
    try:
        return pictures_of(game.folder).get(name)
    except PicturesRefused:
        return None


def picture_in(stage: Stage, name: str, box: Box) -> None:
    """Draw a picture of the game as large as a box holds it; nothing where there is none of this name."""
    found = picture_of(stage, name)
    if found is not None:
        draw_picture(stage, found, box, stage.state.began)


def picture(stage: Stage, question: Question[Any], room: Box) -> Box:
    """Draw the question's picture at the right (tall: at the foot) and give the room that is left for words."""
    form = stage.form
    if picture_of(stage, question.picture) is None:
        return room
    width = min(round(room.w * form.of(0.34, 0.36, 1.0)), round(form.px(188, 160, 300) * 1.6))
    height = round(width / 1.6)
    if form.tall:
        spot = Box(room.x + (room.w - width) // 2, room.bottom - height, width, height)
        picture_in(stage, question.picture, spot)
        return room.trim(bottom=height + form.gap)
    height = min(height, room.h)
    picture_in(stage, question.picture, Box(room.right - width, room.y, width, height))
    return room.trim(right=width + form.gap)
