"""The table seen from above: the device in the middle, a shield at each chair, clockwise from the screen's side."""

import math

from companion.screen.page import Stage, Tint, drawing
from companion.screen.paint import fonts
from companion.screen.paint.box import Box, square
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import shortened
from companion.screen.pictures.ring_drawing import DARK, ring
from companion.table.seats import Seat
from hardware.circle import chair

UPRIGHT = 0.35
FEW = 5
"""A fuller table has smaller shields."""
WOOD, WOOD_EDGE, WOOD_LIGHT = "#A87B4C", "#6B4A28", "#C39A6A"


@drawing
def table_around(stage: Stage, box: Box, _tint: Tint, seats: tuple[Seat, ...], coming: str | None) -> None:
    """Draw the table and who sits round it; `coming` is the name of the one who is just sitting down (None: nobody)."""
    form = stage.form
    chairs = len(seats) + (1 if coming is not None else 0)
    shield = form.size("piece" if chairs <= FEW else "thumb")
    middle = (box.centre[0], box.centre[1] - form.unit)
    table = square(middle, min(box.w, box.h) * 46 // 100)
    wood = f'<circle cx="100" cy="100" r="97" fill="{WOOD}" stroke="{WOOD_EDGE}" stroke-width="5"/>'
    stage.builder.shapes(
        table, f'{wood}<circle cx="100" cy="100" r="89" fill="none" stroke="{WOOD_LIGHT}" stroke-width="1.6"/>', (200, 200)
    )
    ring(stage.builder, square(middle, table.w * 38 // 100), DARK, button=True)
    reach_x = min(box.w // 2 - shield * 3 // 4, table.w // 2 + shield)
    reach_y = min(box.h // 2 - shield * 3 // 4, table.h // 2 + shield * 3 // 4)
    for place in range(chairs):
        turn = chair(place, max(2, chairs)) * math.tau
        spot = (middle[0] + round(reach_x * math.sin(turn)), middle[1] - round(reach_y * math.cos(turn)))
        seat, sign = seats[place] if place < len(seats) else None, square(spot, shield)
        if seat is None:
            stage.builder.icon("seat-empty", sign, stage.look.rubric, stage.behind)
        else:
            stage.builder.shield(seat.colour, sign)
        # Its name stands outward: beside it at top and bottom, above it in the upper half, below it in the lower
        size = form.type("label").size
        name = shortened(seat.name if seat else coming or "", 8)
        width = fonts.width(name, FontFace.SERIF_SEMIBOLD, size)
        beside, above = abs(math.sin(turn)) < UPRIGHT, math.cos(turn) > UPRIGHT
        left = sign.right + form.unit if beside else sign.centre[0] - width // 2
        left = min(max(box.x, left), box.right - width)
        outward = sign.y - form.unit if above else sign.bottom + round(size * 0.86)
        baseline = sign.centre[1] + round(size * 0.3) if beside else outward
        ink = stage.look.ink if seat else stage.look.rubric
        stage.builder.line(name, FontFace.SERIF_SEMIBOLD, size, ink, left, baseline)
