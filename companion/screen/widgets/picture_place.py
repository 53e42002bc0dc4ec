"""Where a question's picture stands, and the picture of a game by its name."""

from __future__ import annotations

from companion.rulebook.lessons.pictures import Picture, PicturesRefused, pictures_of
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.pictures.extent import CANVAS, extent_of
from companion.screen.pictures.picture import draw_picture
from companion.unchanging import unchanging


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


@unchanging
class PictureArt:
    """A picture of the game as a part of a description, enlarged until it fills its box."""

    name: str

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:  # noqa: ARG002 - its colours are the theme's
        """Draw it."""
        picture_in(stage, self.name, box, filling=True)
