"""A camera's picture as part of a page: with marks on it, or between corner marks while it is live, and words beside it."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from companion.play import live, requests
from companion.ui.screen import layout, page, paint, widgets
from companion.ui.screen.pictures.photograph import draw_corner_marks, draw_marks, draw_outline, draw_photograph, picture_box

Over: TypeAlias = Callable[[page.Stage, paint.Box], None]
"""A function that draws something more over a picture."""
READING = 4
"""The most lines that describe the light or say why nothing could be read."""
LOWER = 0.75
"""The height of a picture below which the words need more room, relative to the usual one."""


@page.drawing
def shot_art(
    stage: page.Stage,
    box: paint.Box,
    _tint: page.Tint,
    seen: live.Seen,
    pieces: Sequence[live.Piece] = (),
    labels: Sequence[str] = (),
    touches: Sequence[page.Effect | None] = (),
    doubted: tuple[tuple[float, float], ...] = (),
    over: Over | None = None,
) -> None:
    """Draw a picture in the middle of its box, its pieces marked and labelled; touching a piece has its effect in `touches`."""
    spot = picture_box(seen, box.inset(stage.form.line))
    draw_photograph(stage, seen, spot)
    if over is not None:
        over(stage, spot)
    draw_marks(stage, pieces, labels, touches, spot)
    if doubted:  # draw a dashed line round the doubtful part of the picture
        inside = [(min(max(x, 0.0), 1.0), min(max(y, 0.0), 1.0)) for x, y in doubted]
        draw_outline(stage, [(spot.x + x * spot.w, spot.y + y * spot.h) for x, y in inside], spot, doubtful=True)


@page.drawing
def finder(stage: page.Stage, box: paint.Box, _tint: page.Tint, seen: live.Seen | None, over: Over | None = None) -> None:
    """Draw the live picture between corner marks; until there is one, a camera icon."""
    if seen is None or not seen.pixels:
        draw_corner_marks(stage, box)
        side = stage.form.size("piece")
        stage.builder.draw_icon("camera", box.place_in_middle(side, side), stage.look.rule, stage.behind)
        return
    spot = picture_box(seen, box.inset(stage.form.line))
    draw_photograph(stage, seen, spot)
    draw_corner_marks(stage, spot)
    if over is not None:
        over(stage, spot)


def lay_pictured(stage: page.Stage, shot: page.DrawnBy, words: layout.LayoutPart) -> layout.LayoutPart:
    """Set words beside a picture, or below it on the tall screen, where it is lower if the words need the room."""
    form, picture = stage.form, layout.Art(shot, 0, layout.NEVER, 0)
    if form.tall:
        heights = (round(stage.box.h * form.share("photograph") * part) for part in (1, LOWER))
        sized = (layout.Sized(picture, high=high, most_high=high) for high in heights)
        return layout.OneOf(tuple(layout.ColumnOf((each, layout.Grow(words)), form.gap) for each in sized))
    wide = round(stage.box.w * form.share("photograph"))
    return layout.RowOf((layout.Sized(picture, wide=wide, most_wide=wide), layout.Grow(words)), round(form.gap * 1.5))


def light_of(stage: page.Stage, seen: live.Seen | None) -> tuple[layout.Text | None, str]:
    """Return a line on the light or on why nothing was read (or None), and why no picture can be taken now ("": it can)."""
    state = None if seen is None else seen.refused or seen.light
    if seen is None or state is None:
        return None, ""
    ink = "stop" if seen.refused is not None or not seen.ready else "soft"
    line = layout.Text(stage.words(state), stage.form.type("strong"), READING, ink, upright="top")
    return line, "" if seen.ready else stage.words(state)


def shutter(stage: page.Stage, name: str, label: str, off: str) -> widgets.Choice:
    """Describe the answer that takes a picture; `off` says why none can be taken now."""
    answer = page.Pressable(name, page.Do(requests.TakePicture(stage.snapshot.step)), off=off)
    return widgets.Choice(answer, widgets.plate_with(stage.form, label, widgets.Icon("camera"), 1.0))
