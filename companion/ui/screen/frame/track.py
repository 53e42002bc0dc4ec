"""The track above the scoreboard: how far each seat has come, as shields on a line."""

from companion.table import ScoreTrack
from companion.ui.screen.page import Stage
from companion.ui.screen.paint import Box, FontFace, make_square, sign_number, to_hex
from companion.ui.screen.paint.fonts import width
from companion.ui.screen.widgets.signs import icon_colour

HIGH = 1.5
"""The height of the track, relative to the least letters."""
SEEN = 0.55
"""The share of a shield that is seen at least where several have come equally far."""
FIGURE = FontFace.SANS_SEMIBOLD


def track_height(stage: Stage) -> int:
    """Return the height of the track."""
    return round(stage.form.type("strong").least * HIGH)


def draw_track(stage: Stage, track: ScoreTrack) -> None:
    """Draw the line with its ends in figures, and each shield at its place; who is ahead lies on top."""
    box, look, builder = stage.box.inset(stage.form.pad, 0), stage.look, stage.builder
    side, size = round(box.h * 0.92), stage.form.type("strong").least
    low, high = sign_number(track.low), sign_number(track.high)
    ink = look.ink if track.goal else look.soft
    baseline = box.centre[1] + round(FIGURE.cap * size / 2)
    builder.line(low, FIGURE, size, look.soft, box.x, baseline)
    end = box.right - (round(size * 1.2) if track.goal else 0) - width(high, FIGURE, size)
    builder.line(high, FIGURE, size, ink, end, baseline)
    if track.goal:
        spot = make_square((box.right - size // 2, box.centre[1]), size)
        builder.draw_icon(track.icon, spot, icon_colour(stage, track.icon, look.ink), look.sheet)
    gap = stage.form.unit
    lane = Box(box.x + width(low, FIGURE, size) + gap, box.y, 0, box.h)
    lane = lane._replace(w=end - gap - lane.x)
    thick = 2 * stage.form.line
    paint = f'stroke="{to_hex(look.edge)}" stroke-width="{thick}" stroke-linecap="round"'
    ticks = "".join(
        f'<path d="M{x} {lane.h * 0.3:.0f} V{lane.h * 0.7:.0f}" {paint}/>' for x in (thick, lane.w // 2, lane.w - thick)
    )
    builder.draw_shapes(lane, f'<path d="M{thick} {lane.h // 2} H{lane.w - thick}" {paint}/>{ticks}')
    for colour, left in place_shields(track, lane, side):
        builder.draw_shield(colour, Box(left, box.centre[1] - side // 2, side, side))


def place_shields(track: ScoreTrack, lane: Box, side: int) -> list[tuple[str, int]]:
    """Return each seat's colour and the left side of its shield, the last first; of each `SEEN` is free at least."""
    room, step = lane.w - side, round(side * SEEN)
    span = max(1, track.high - track.low)
    order = sorted(track.at, key=lambda each: each[1])
    lefts = [round(room * min(1.0, max(0.0, (value - track.low) / span))) for _, value in order]
    for at in range(1, len(lefts)):
        lefts[at] = max(lefts[at], lefts[at - 1] + step)
    last = room
    for at in reversed(range(len(lefts))):
        lefts[at] = min(lefts[at], last)
        last = lefts[at] - step
    return [(seat.colour, lane.x + left) for (seat, _), left in zip(order, lefts, strict=True)]
