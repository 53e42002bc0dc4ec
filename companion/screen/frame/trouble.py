"""The standing warning: a line or two with its sign, as long as the trouble lasts; the game goes on."""

from __future__ import annotations

from companion.screen.page.plates import doubtful
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.text import fit


def trouble(stage: Stage, box: Box) -> Box:
    """Draw the warning at the top of a box if there is one; give the room below."""
    if stage.snapshot.trouble is None:
        return box
    text = stage.words(stage.snapshot.trouble)
    form, look = stage.form, stage.look
    kind = form.type("label")
    side = round(kind.size * 1.05)
    width = box.w - 2 * form.pad - side - 3 * form.unit
    lines = 1 if fit(text, kind, width, 1).whole else 2
    high = round(kind.size * (1.5 if lines == 1 else 2.6))
    spot = box.trim(left=form.pad, right=form.pad, top=form.unit).top_part(high)
    stage.builder.fill(spot, look.sheet)
    doubtful(stage.builder, spot)
    stage.builder.icon("doubt", Box(spot.x + form.unit, spot.y + (high - side) // 2, side, side), look.doubt, look.sheet)
    room = spot.trim(left=side + 2 * form.unit, right=form.unit)
    stage.builder.text(text, kind, look.doubt, room, most=lines, upright="middle")
    return box.trim(top=high + form.unit)
