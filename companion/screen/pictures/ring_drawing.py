"""The ring drawn on the screen: bezel and button below, the lamps of the same frame that a real ring shows above."""

from __future__ import annotations

from companion.screen.page.builder import PageBuilder
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box, square
from companion.screen.paint.items import Lamps, lamp_colour
from companion.screen.paint.theme import Colour, colour, hexed
from companion.unchanging import unchanging

DARK: tuple[Colour, ...] = ((0, 0, 0),) * 24
LIT: tuple[Colour, ...] = (*[colour("#4A90E2")] * 4, *DARK[4:])
"""As many lamps as say whose turn it is."""


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


@unchanging
class RingArt:
    """The device with its button, as a part of a description, with its lamps dark or `lit` for whose turn it is."""

    lit: bool = False

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:  # noqa: ARG002 - it has its own colours
        """Draw it."""
        ring(stage.builder, box, LIT if self.lit else DARK, button=True)
