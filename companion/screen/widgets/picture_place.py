"""Where a question's picture stands, and the picture of a game by its name."""

from __future__ import annotations

from typing import Any

from companion.lessons.pictures import Picture, PicturesRefused, pictures_of
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.pictures.picture import draw_picture
from companion.screen.widgets.basics import head_fits
from companion.table.questions.question import Question


def picture_of(stage: Stage, name: str) -> Picture | None:
    """Find a picture of the game by its name; None where there is none, or its file cannot be read."""
    game = stage.snapshot.game
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
        stage.builder.to_be_seen(name, box)
        draw_picture(stage, found, box, stage.state.began)


def picture(stage: Stage, question: Question[Any], room: Box) -> Box:
    """Draw the question's picture at the right and give the room left for words; no picture where the words would not fit."""
    form = stage.form
    width = min(round(room.w * form.of(0.34, 0.36, 1.0)), round(form.px(188, 160, 300) * 1.6))
    rest = room.trim(right=width + form.gap)
    if picture_of(stage, question.picture) is None or not head_fits(stage, question, rest):
        return room
    picture_in(stage, question.picture, Box(room.right - width, room.y, width, min(round(width / 1.6), room.h)))
    return rest


def picture_below(stage: Stage, question: Question[Any], room: Box) -> None:
    """Draw the question's picture in the middle of a room, if the room is large enough to see something."""
    form = stage.form
    height = min(room.h, form.px(188, 160, 320))
    if height >= form.px(120, 100, 150):
        picture_in(stage, question.picture, room.top_part(height))
