"""A code that a phone reads from the screen."""

from companion.play.own_questions import QUIET, PhoneCode
from companion.screen.page import Stage, Tint, drawing
from companion.screen.paint.box import Box

LIGHT, DARK = (255, 255, 255), "#000000"


@drawing
def code_art(stage: Stage, box: Box, _tint: Tint, code: PhoneCode) -> None:
    """Draw a code with its quiet zone; all modules have the same whole number of pixels, so that edges are sharp."""
    stage.builder.fill(box, LIGHT)
    module = box.w // (len(code.rows) + 2 * QUIET)
    side = module * len(code.rows)
    parts = []
    for y, row in enumerate(code.rows):
        begun = None
        for x, dark in enumerate((*row, False)):
            if dark and begun is None:
                begun = x
            elif not dark and begun is not None:
                parts.append(f"M{module * begun} {module * y}H{module * x}V{module * (y + 1)}H{module * begun}Z")
                begun = None
    stage.builder.shapes(box.middle(side, side), f'<path d="{"".join(parts)}" fill="{DARK}"/>')
