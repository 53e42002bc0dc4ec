"""What the ring leads: the drawn ring as large as there is room, with a disc or a figure in it, words and answers beside it."""

from __future__ import annotations

from typing import Any

from companion.play.live import Turning
from companion.screen.layout.hold import Grow, Pad, Sized, even
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import Art, LayoutPart, Text
from companion.screen.page.describe import Drawn, drawing
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.pictures.ring_drawing import DARK, arrow, disc, disc_of_shields, ring
from companion.screen.widgets.asked import prompt
from companion.screen.widgets.signs import Shield
from companion.table.questions.device_kinds import Sector
from companion.table.seats import Seat

WELL = 0.2
"""How far inside the ring its well begins, in parts of the ring."""


@drawing
def ring_ground(stage: Stage, box: Box, _tint: Tint) -> None:
    """Draw the ring behind what stands in its well; the lamps are lit by the painter."""
    ring(stage.builder, box, DARK)


@drawing
def disc_art(
    stage: Stage, box: Box, _tint: Tint, sectors: tuple[Sector, ...], turning: Turning | None, colours: tuple[str, ...] = ()
) -> None:
    """Draw the spinner: ring, a disc of sectors, or of seats by their colours, and the arrow on its way or at rest.

    The place where the arrow rests is inverted; until then nothing can be chosen.
    """
    builder = stage.builder
    rests = turning is not None and turning.resting(stage.now)
    ring(builder, box, DARK)
    if colours:
        disc_of_shields(builder, box, colours, turning.number if turning and rests else None)
    else:
        disc(builder, box, sectors, turning.rest.sector if turning and rests else None)
    arrow(builder, box, turning, stage.look.gilt)
    if turning is not None and not rests:
        builder.busy = True
        builder.wake_at(turning.began + turning.animation.seconds)


def spinner(stage: Stage, what: Drawn, share: float = 1.0) -> LayoutPart:
    """Describe the spinner, in this share of the room it may have."""
    side = round(ring_side(stage) * share)
    return Art(what, side, side)


def well(stage: Stage, inside: LayoutPart) -> LayoutPart:
    """Describe the ring, as large as an hourglass is, with something in its well."""
    side = min(stage.box.h, stage.form.size("hourglass"))
    return Sized(Pad(inside, even(round(side * WELL), round(side * WELL)), ring_ground()), side, side, side, side)


def ring_side(stage: Stage) -> int:
    """Give how large a spinner is: what `theme.toml` says, no higher than the stage."""
    return min(stage.box.h, stage.form.size("spinner"))


def beside(stage: Stage, led: LayoutPart, words: LayoutPart) -> LayoutPart:
    """Set words beside what the ring leads, on the tall screen below it."""
    form = stage.form
    if form.tall:
        return ColumnOf((RowOf((led,), 0, "centre"), Grow(words)), form.gap)
    return RowOf((led, Grow(words)), form.gap * 2)


def headed(stage: Stage, name: str, text: str, seat: Seat | None) -> LayoutPart:
    """Describe who it is about, with the shield before the name, and below it what is asked or has come of it, if anything."""
    who: Any = Text(name, stage.form.type("name"), ink="rubric")
    if seat is not None:
        side = round(stage.form.type("name").size * 1.3)
        who = RowOf((Art(Shield(seat.colour), side, side), Grow(who)), stage.form.unit)
    return ColumnOf((who, prompt(stage, text))) if text else who
