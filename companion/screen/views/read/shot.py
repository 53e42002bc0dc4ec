"""A camera's picture as a part of a page: with marks on it, between corner marks while it is live, and the words beside it."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from companion.play.live import Piece, Seen
from companion.play.requests import TakePicture
from companion.screen.layout import NEVER, Art, ColumnOf, Grow, LayoutPart, RowOf, Sized, Text
from companion.screen.page import Do, DrawnBy, Effect, Pressable, Stage, Tint, drawing
from companion.screen.paint.box import Box
from companion.screen.pictures.photograph import corner_marks, marks, outline, photograph, picture_box
from companion.screen.widgets.answers import Choice, plate_with
from companion.screen.widgets.signs import Icon

Over: TypeAlias = Callable[[Stage, Box], None]
"""Draws what else lies on a picture."""
READING = 4
"""Lines that a state of the light, or why nothing could be read, may have."""


@drawing
def shot_art(
    stage: Stage,
    box: Box,
    _tint: Tint,
    seen: Seen,
    pieces: Sequence[Piece] = (),
    labels: Sequence[str] = (),
    touches: Sequence[Effect | None] = (),
    doubted: tuple[tuple[float, float], ...] = (),
    over: Over | None = None,
) -> None:
    """Draw a picture in the middle of its box, its pieces marked and labelled; a touch on one has its effect."""
    spot = picture_box(seen, box.inset(stage.form.line))
    photograph(stage, seen, spot)
    if over is not None:
        over(stage, spot)
    marks(stage, pieces, labels, touches, spot)
    if doubted:  # a dashed line round that part of the picture
        inside = [(min(max(x, 0.0), 1.0), min(max(y, 0.0), 1.0)) for x, y in doubted]
        outline(stage, [(spot.x + x * spot.w, spot.y + y * spot.h) for x, y in inside], spot, doubtful=True)


@drawing
def finder(stage: Stage, box: Box, _tint: Tint, seen: Seen | None, over: Over | None = None) -> None:
    """Draw the live picture between corner marks; before there is one a camera."""
    if seen is None or not seen.pixels:
        corner_marks(stage, box)
        side = stage.form.size("piece")
        stage.builder.icon("camera", box.middle(side, side), stage.look.rule, stage.behind)
        return
    spot = picture_box(seen, box.inset(stage.form.line))
    photograph(stage, seen, spot)
    corner_marks(stage, spot)
    if over is not None:
        over(stage, spot)


def pictured(stage: Stage, shot: DrawnBy, words: LayoutPart) -> LayoutPart:
    """Set words beside a picture, on the tall screen below it."""
    form, picture = stage.form, Art(shot, 0, NEVER, 0)
    if form.tall:
        high = round(stage.box.h * form.share("photograph"))
        return ColumnOf((Sized(picture, high=high, most_high=high), Grow(words)), form.gap)
    wide = round(stage.box.w * form.share("photograph"))
    return RowOf((Sized(picture, wide=wide, most_wide=wide), Grow(words)), round(form.gap * 1.5))


def light_of(stage: Stage, seen: Seen | None) -> tuple[Text | None, str]:
    """Describe one word on the light, or why it cannot be read; and give why no picture may be taken now, "" where it may."""
    state = None if seen is None else seen.refused or seen.light
    if seen is None or state is None:
        return None, ""
    ink = "stop" if seen.refused is not None or not seen.ready else "soft"
    line = Text(stage.words(state), stage.form.type("strong"), READING, ink, upright="top")
    return line, "" if seen.ready else stage.words(state)


def shutter(stage: Stage, name: str, label: str, off: str) -> Choice:
    """Describe what takes a picture; why it cannot be taken now stands above it."""
    answer = Pressable(name, Do(TakePicture(stage.snapshot.step)), off=off)
    return Choice(answer, plate_with(stage.form, label, Icon("camera"), 1.0))
