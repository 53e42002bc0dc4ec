"""The foot of a page: what leads on, and beside it what the voice says."""

from __future__ import annotations

from companion.screen.layout.hold import Grow, Sized
from companion.screen.layout.lines import RowOf
from companion.screen.layout.node import NEVER, Art, LayoutPart
from companion.screen.page.stage import Stage
from companion.screen.widgets.subtitles import Said


def foot(stage: Stage, *plates: LayoutPart) -> LayoutPart:
    """Describe the foot: answers right and the subtitle left of them; on the small screen the other way round."""
    form, said = stage.form, Grow(Art(Said(), 0, NEVER, 0))
    upright = tuple(Grow(plate) for plate in plates)
    row = RowOf(upright if form.tall else (*plates, said) if form.small else (said, *plates), form.gap)
    return Sized(row, high=form.touch_answer, most_high=form.touch_answer)
