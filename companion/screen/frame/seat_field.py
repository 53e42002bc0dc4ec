"""One seat's field on the scoreboard: shield, name, badges and figures; the more seats there are, the less of it."""

from __future__ import annotations

from dataclasses import replace

from companion.screen.frame.changes import handed_over
from companion.screen.frame.figures import IN_ONE_ROW, figures, figures_in_rows, rows_of
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box, square
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.items import Pictogram
from companion.screen.paint.svg import recoloured
from companion.screen.paint.text import named, shortened
from companion.screen.widgets.basics import badge_colour
from companion.table.game import Figure, SeatScore

RANKS = ("crown", "coronet")
"""The badges of the first and of every other rank."""


def seat_field(stage: Stage, score: SeatScore, *, asked: bool) -> None:
    """Draw the field in the stage's box."""
    if rows_of(stage) > 1:
        _low_field(stage, score, asked=asked)
    elif stage.form.small and len(stage.snapshot.scoreboard) > IN_ONE_ROW:
        _narrow_field(stage, score, asked=asked)
    elif stage.form.tall:
        _tall_field(stage, score)
    else:
        _wide_field(stage, score, asked=asked)


def _wide_field(stage: Stage, score: SeatScore, *, asked: bool) -> None:
    """Draw shield, name and badges in a row, and below it the figures over the whole width; the row in the middle without any."""
    form = stage.form
    box = stage.box.inset(form.px(14, 8, 0), form.px(6, 6, 0)).trim(top=form.px(4, 4, 0))
    side = form.px(42, 38, 0)
    counted = any(other.figures for other in stage.snapshot.scoreboard)
    upper = box.top_part(side) if counted else box.middle(box.w, side)
    stage.builder.shield(score.seat.colour, upper.left_part(side))
    text = upper.trim(left=side + form.px(12, 7, 0))
    text = text.trim(right=_badges_beside(stage, score, text, upper.left_part(side)))
    _name(stage, score, text, underlined=asked)
    figures(stage, score, box.trim(top=side + form.px(2, 1, 0)))


def _narrow_field(stage: Stage, score: SeatScore, *, asked: bool) -> None:
    """Draw shield, name and badges over the figures; where the name needs all the room, the shield wears the crown."""
    form = stage.form
    box = stage.box.inset(form.px(0, 5, 0), 0).trim(top=form.px(0, 8, 0), bottom=form.px(0, 2, 0))
    side = form.px(0, 32, 0)
    upper = box.top_part(side)
    stage.builder.shield(score.seat.colour, upper.left_part(side))
    text = upper.trim(left=side + form.px(0, 4, 0))
    if box.w > form.px(0, 120, 0):
        text = text.trim(right=_badges(stage, score, text))
    else:
        _crown_on(stage, score, upper.left_part(side))
    _name(stage, score, text, underlined=asked)
    figures(stage, score, box.trim(top=upper.h + form.px(0, 2, 0)))


def _badges_beside(stage: Stage, score: SeatScore, text: Box, shield: Box) -> int:
    """Draw the badges at the right of the name; where they leave it no room, the shield wears the crown. Give the width."""
    kind = styles.near_serif(stage.form)
    room = text.w - len(score.badges) * stage.form.px(32, 31, 40)
    if fonts.width(shortened(score.seat.name), kind.face, kind.least) <= room or not score.badges:
        return _badges(stage, score, text)
    _crown_on(stage, score, shield)
    return 0


def _crown_on(stage: Stage, score: SeatScore, shield: Box) -> None:
    crown = tuple(badge for badge in score.badges if badge.icon == RANKS[0])
    _badges(stage, replace(score, badges=crown), Box(shield.x, shield.y - shield.h // 2, shield.w, shield.w))


def _low_field(stage: Stage, score: SeatScore, *, asked: bool) -> None:
    """Draw shield and name over the figures, as high as half the band."""
    form = stage.form
    box = stage.box.inset(form.px(10, 6, 6), 0).trim(top=form.px(7, 4, 8), bottom=form.px(9, 8, 2))
    side = form.px(36, 32, 48)
    upper = box.top_part(side)
    stage.builder.shield(score.seat.colour, upper.left_part(side))
    text = upper.trim(left=side + form.px(8, 5, 8))
    _name(stage, score, text.trim(right=_badges(stage, score, text)), underlined=asked and not form.tall)
    figures(stage, score, box.trim(top=side + form.px(6, 0, 0)))


def _tall_field(stage: Stage, score: SeatScore) -> None:
    form, box = stage.form, stage.box
    inner = box.inset(form.px(0, 0, 8), form.px(0, 0, 10))
    side = form.shield_board
    stage.builder.shield(score.seat.colour, Box(inner.x, inner.y + form.px(0, 0, 4), side, side))
    text = Box(inner.x + side + form.px(0, 0, 6), inner.y, inner.w - side - form.px(0, 0, 6), side)
    _name(stage, score, text.top_part(round(side * 0.66)), underlined=False)
    shown = [badge for badge in score.badges if badge.icon != "coronet"]
    width = len(shown) * form.px(0, 0, 40)
    _badges(stage, score, Box(text.x, text.y + round(side * 0.58), min(text.w, width), round(side * 0.7)))
    rows = inner.trim(top=side + form.px(0, 0, 14))
    figures_in_rows(stage, score, rows.trim(left=form.px(0, 0, 8)))


def _name(stage: Stage, score: SeatScore, box: Box, *, underlined: bool) -> None:
    kind = styles.near_serif(stage.form)
    name = named(score.seat.name, kind, box.w)
    written = stage.builder.text(name, kind, stage.look.ink, box, upright="middle")
    if underlined:
        under = written.y + written.h - round(2 * stage.form.scale)
        stage.builder.fill(Box(written.x, under, written.w, max(3, round(4 * stage.form.scale))), stage.look.rubric)


def _badges(stage: Stage, score: SeatScore, box: Box) -> int:
    """Draw the badges at the right, a rank with its number; on narrow screens only its number."""
    form, look = stage.form, stage.look
    side = form.px(26, 26, 34)
    right = box.right
    wide = form.of(True, False, False) and box.w > form.px(150, 0, 0)
    for badge in reversed(score.badges):
        if badge.icon == "coronet" and not wide:
            right -= _rank(stage, badge, box, right)
            continue
        colour = badge_colour(stage, badge.icon)
        if badge.icon in RANKS and wide and badge.number:
            text, size = str(badge.number), form.px(28, 28, 34)
            right -= fonts.width(text, FontFace.SANS_SEMIBOLD, size)
            stage.builder.line(text, FontFace.SANS_SEMIBOLD, size, look.soft, right, box.centre[1] + round(size * 0.33))
            right -= form.px(4, 3, 3)
        right -= side
        spot = square((right + side // 2, box.centre[1]), side)
        sign = Pictogram(spot, recoloured(stage.builder.drawing(badge.icon), colour, stage.behind, look.rubric))
        stage.builder.items.append(handed_over(stage, score.seat, badge, sign))
        right -= form.px(6, 5, 5)
    return box.right - right


def _rank(stage: Stage, badge: Figure, box: Box, right: int) -> int:
    """Write the number of a rank below the first without its coronet, where the name has room beside it; give the width."""
    form = stage.form
    text, size = f"{badge.number}.", form.near_min
    if box.w < form.px(110, 80, 90):
        return 0
    width = fonts.width(text, FontFace.SANS_SEMIBOLD, size)
    stage.builder.line(text, FontFace.SANS_SEMIBOLD, size, stage.look.soft, right - width, box.centre[1] + round(size * 0.33))
    return width + form.px(6, 5, 5)
