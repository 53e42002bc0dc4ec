"""Where a question's picture stands, and the picture of a game by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.rulebook.lessons.pictures import Picture, PicturesRefused, pictures_of
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.pictures.extent import CANVAS, extent_of
from companion.screen.pictures.picture import draw_picture
from companion.screen.widgets.basics import head_fits
from companion.table.questions.question import Question

SHARES = (0.52, 0.46, 0.4)
"""Parts of the room's width that a large picture takes, the first that leaves room for the words."""


def picture_of(stage: Stage, name: str) -> Picture | None:
    """Find a picture of the game by its name; None where there is none, or its file cannot be read."""
    game = stage.snapshot.game
    if game is None or not name:
        return None
    try:
        return pictures_of(game.folder).get(name)
    except PicturesRefused:
        return None


def picture_in(stage: Stage, name: str, box: Box, *, filling: bool = False) -> None:
    """Draw a picture of the game in a box; nothing where there is none of this name.

    A `filling` one is enlarged until what stands on it fills the box; else its whole canvas is shown.
    """
    found = picture_of(stage, name)
    if found is not None:
        stage.builder.to_be_seen(name, box)
        part = extent_of(stage, found) if filling else CANVAS
        draw_picture(stage, found, box, stage.state.began, part)


def picture(stage: Stage, question: Question[Any], room: Box, *, roomy: bool = False) -> Box:
    """Draw the question's picture at the right and give the room left for words; no picture where the words would not fit.

    A `roomy` place on a wide screen has nothing below it that the picture would crowd.
    """
    spot = picture_spot(stage, room, roomy=roomy)
    rest = room.trim(right=spot.w + stage.form.gap)
    if picture_of(stage, question.picture) is None or not head_fits(stage, question, rest):
        return room
    picture_in(stage, question.picture, spot, filling=True)
    return rest


def picture_spot(stage: Stage, room: Box, *, roomy: bool = False) -> Box:
    """Give the place of a picture at the right of the words."""
    form = stage.form
    width = min(round(room.w * form.of(0.34, 0.36, 1.0)), round(form.px(260 if roomy else 188, 160, 300) * 1.6))
    return Box(room.right - width, room.y, width, min(round(width / 1.6), room.h))


def large_picture(stage: Stage, question: Question[Any], room: Box, fits: Callable[[Box], bool]) -> Box | None:
    """Draw the question's picture at the right, as wide as it can use and as the words still fit beside it.

    Give the room left for the words; None where there is no picture, or none of these widths leaves them room.
    """
    found = picture_of(stage, question.picture)
    if found is None:
        return None
    left, top, right, bottom = extent_of(stage, found)
    useful = round(room.h * (right - left) / (bottom - top))
    for share in SHARES:
        width = min(round(room.w * share), useful)
        rest = room.trim(right=width + stage.form.gap * 2)
        if fits(rest):
            picture_in(stage, question.picture, room.right_part(width), filling=True)
            return rest
    return None


def picture_below(stage: Stage, question: Question[Any], room: Box) -> bool:
    """Draw the question's picture in the middle of a room; tell whether the room is large enough to see something."""
    enough = room.h >= stage.form.px(120, 100, 150)
    if enough:
        picture_in(stage, question.picture, room, filling=True)
    return enough
