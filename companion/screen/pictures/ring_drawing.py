"""The ring drawn on the screen: bezel and button below, the lamps of the same frame that a real ring shows above."""

from __future__ import annotations

from companion.screen.page.builder import PageBuilder
from companion.screen.paint.box import Box, square
from companion.screen.paint.items import Lamps, lamp_colour
from companion.screen.paint.theme import Colour, hexed

DARK: tuple[Colour, ...] = ((0, 0, 0),) * 24


def ring(builder: PageBuilder, box: Box, frame: tuple[Colour, ...], *, button: bool = False) -> Box:
    """Draw the ring in a square box; with `button` the brass knob in its middle. Give the well inside the lamps."""
    look = builder.look
    shapes = f'<circle cx="200" cy="200" r="196" fill="{hexed(look.bezel)}"/>'
    shapes += f'<circle cx="200" cy="200" r="150" fill="{hexed(look.well)}"/>'
    if button:
        knob = f'fill="{hexed(look.button)}" stroke="{hexed(look.button_edge)}"'
        shapes += f'<circle cx="200" cy="200" r="104" {knob} stroke-width="10"/>'
    builder.shapes(box, shapes, (400, 400))
    builder.items.append(Lamps(box, tuple(map(lamp_colour, frame)), look.bezel, look.lamp_off))
    return square(box.centre, round(box.w * 290 / 400))
