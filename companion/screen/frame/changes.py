"""What has just changed on the scoreboard moves: figures count, pieces come and go, a crown goes to its new head."""

from __future__ import annotations

from collections.abc import Iterator

from companion.screen.page.stage import Stage
from companion.screen.paint.items import Drawing, LineItem, PageItem
from companion.screen.paint.moving import CountingUp, Key, Track
from companion.table.game import Figure, SeatScore
from companion.table.seats import Seat

SECONDS = 0.4
"""So long a movement takes at most; any press ends it."""
TOLD = 2.0
"""Seconds for which it is told by how much a figure has changed."""
APART = 0.06
"""Seconds between two pieces that travel one after the other."""
MOST_PIECES = 3
RISE = 1.4
"""How far above its figure a piece comes from, in parts of the scoreboard's height."""
MOVE = ("crown",)
"""Badges that only one seat has: they go from the one to the other."""


def under_way(stage: Stage) -> bool:
    """Tell whether what has changed still moves."""
    return not stage.settings.reduced and stage.now < stage.state.moves + SECONDS


def change_of(stage: Stage, seat: Seat, figure: Figure) -> int:
    """Give by how much a figure has just changed, for a little while; 0 where it has not."""
    before, until = _before(stage, seat, figure), stage.state.moves + TOLD
    if before is None or before == figure.number or stage.now >= until:
        return 0
    stage.builder.wake_at(until)
    return figure.number - before


def counted(stage: Stage, seat: Seat, figure: Figure, line: LineItem) -> PageItem:
    """Let a figure count to what it says from what it said before."""
    before = _before(stage, seat, figure)
    if before is None or before == figure.number or not under_way(stage):
        return line
    return CountingUp(line.box, line, before, stage.state.moves, stage.state.moves + SECONDS)


def travelling(stage: Stage, seat: Seat, figure: Figure, sign: Drawing) -> Iterator[Track]:
    """Let pieces come down to a figure that has grown, and rise from one that has fallen."""
    before = _before(stage, seat, figure)
    if before is None or not under_way(stage):
        return
    began, high = stage.state.moves, (0.0, -RISE * stage.form.board)
    for place in range(min(MOST_PIECES, abs(figure.number - before))):
        begins, ends = began + place * APART, began + SECONDS - (MOST_PIECES - 1 - place) * APART
        start, end = (high, (0.0, 0.0)) if figure.number > before else ((0.0, 0.0), high)
        yield Track(sign, (Key(begins, start), Key(ends, end, seen=False)))


def handed_over(stage: Stage, seat: Seat, badge: Figure, sign: Drawing) -> PageItem:
    """Let a badge that only one has come from who had it before."""
    if badge.icon not in MOVE or not under_way(stage):
        return sign
    had = [score.seat for score in stage.state.before if any(each.icon == badge.icon for each in score.badges)]
    fields = stage.builder.fields
    if len(had) != 1 or had[0] == seat or had[0].colour not in fields:
        return sign
    here, there = fields[seat.colour], fields[had[0].colour]
    began = stage.state.moves
    return Track(sign, (Key(began, (there.x - here.x, there.y - here.y)), Key(began + SECONDS)))


def _before(stage: Stage, seat: Seat, figure: Figure) -> int | None:
    """Give what a seat's figure said before; None where it was not there."""
    return next((number for score in stage.state.before if score.seat == seat for number in _said(score, figure)), None)


def _said(score: SeatScore, figure: Figure) -> Iterator[int]:
    return (each.number for each in score.figures if (each.icon, each.entry) == (figure.icon, figure.entry))
