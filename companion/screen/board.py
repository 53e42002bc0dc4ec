"""The scoreboard: one field a seat, clockwise and never moving, and the docked ring with its button."""

from __future__ import annotations

from companion.screen import fonts, styles
from companion.screen.box import Box, square
from companion.screen.effects import Close, Effect, Open, Scores
from companion.screen.fonts import Face
from companion.screen.head import dock_tools
from companion.screen.leaf import Target
from companion.screen.ring_drawing import ring
from companion.screen.stage import Stage
from companion.screen.svg import has_icon
from companion.screen.text import shortened
from companion.screen.theme import Colour
from companion.table.game import Figure, SeatScore
from companion.table.kinds import Choose
from companion.table.seats import Seat


def board(stage: Stage, frame: tuple[Colour, ...]) -> None:
    """Draw the band with all seats, and on its right (tall: below) the ring."""
    look, box = stage.look, stage.box
    stage.leaf.fill(box, look.band)
    stage.leaf.fill(box.top_part(2), look.rule)
    seats = _docked(stage, box, frame)
    scores = stage.standing.scoreboard
    fields = seats.columns(len(scores), 0) if scores else ()
    for place, (field, score) in enumerate(zip(fields, scores, strict=True)):
        _field(stage, field, score, place)


def _docked(stage: Stage, box: Box, frame: tuple[Colour, ...]) -> Box:
    """Draw the medallion in its dock and give the room for the seats."""
    form, look = stage.form, stage.look
    if form.tall:
        dock = box.bottom_part(form.dock)
        stage.leaf.fill(dock.top_part(2), look.rule)
        left, middle, right = dock.columns(3, 0)
        _medallion(stage, square(middle.centre, form.px(0, 0, 140)), frame)
        dock_tools(stage, left, right)
        return box.trim(bottom=form.dock)
    width = form.px(146, 112, 0)
    if form.small and stage.settings.ring:
        return box
    dock = box.right_part(width)
    stage.leaf.fill(Box(dock.x, dock.y, 2, dock.h), look.rule)
    _medallion(stage, square(dock.centre, form.px(118, 96, 0)), frame)
    return box.trim(left=form.px(24, 0, 0), right=width)


def _medallion(stage: Stage, box: Box, frame: tuple[Colour, ...]) -> None:
    ring(stage.leaf, box, frame, button=True)
    stage.leaf.target(Target("button", box, Close(), stop=False))


def _touched(stage: Stage, seat: Seat) -> Effect:
    """Give what touching a seat's field does: where a seat is asked for it is the answer, else it opens the scores."""
    question = stage.standing.question
    if isinstance(question, Choose):
        for option in question.options:
            if option.key == seat.colour and option.seat == seat and option.off is None:
                return stage.answered(option.key)
    return Open(Scores())


def _field(stage: Stage, box: Box, score: SeatScore, place: int) -> None:
    form, look = stage.form, stage.look
    question = stage.standing.question
    asked = question is not None and question.seat == score.seat
    behind = look.sheet if asked else look.band
    if asked:
        stage.leaf.fill(box.trim(top=2), look.sheet)
        stage.leaf.fill(Box(box.x, box.y - 1, box.w, round(7 * form.scale)), look.rubric)
    elif place > 0:
        inset = form.px(22, 18, 18)
        stage.leaf.fill(Box(box.x, box.y + inset, 2, box.h - 2 * inset), look.rule)
    stage.leaf.target(Target(f"seat:{score.seat.colour}", box, _touched(stage, score.seat), stop=False))
    seat_stage = stage.within(box, behind)
    if form.tall:
        _tall_field(seat_stage, score)
    else:
        _wide_field(seat_stage, score, asked=asked)


def _wide_field(stage: Stage, score: SeatScore, *, asked: bool) -> None:
    form = stage.form
    box = stage.box.inset(form.px(14, 9, 0), form.px(14, 8, 0)).trim(top=form.px(4, 4, 0))
    side = form.shield_board
    narrow = form.small or box.w < form.px(236, 0, 0)
    shield_side = form.px(50, 46, 0) if narrow else side
    top = box.y if narrow else box.y + (box.h - side) // 2
    stage.leaf.shield(score.seat.colour, Box(box.x, top, shield_side, shield_side))
    text = box.trim(left=shield_side + form.px(12, 7, 0))
    upper = Box(text.x, box.y, text.w, box.h * 46 // 100)
    lower = Box(box.x if narrow else text.x, upper.bottom, box.right - (box.x if narrow else text.x), box.h - upper.h)
    taken = _badges(stage, score, upper)
    _name(stage, score, Box(upper.x, upper.y, upper.w - taken, upper.h), asked=asked)
    _figures(stage, score.figures, lower)


def _name(stage: Stage, score: SeatScore, box: Box, *, asked: bool) -> None:
    kind = styles.near_serif(stage.form)
    name = shortened(score.seat.name)
    while fonts.width(name, kind.face, kind.least) > box.w and len(name) > 2:  # noqa: PLR2004 - a letter and its dot
        name = shortened(score.seat.name, len(name) - 1)
    written = stage.leaf.text(name, kind, stage.look.ink, box, upright="middle")
    if asked and not stage.form.tall:
        under = written.y + written.h - round(2 * stage.form.scale)
        stage.leaf.fill(Box(written.x, under, written.w, max(3, round(4 * stage.form.scale))), stage.look.rubric)


def _badges(stage: Stage, score: SeatScore, box: Box) -> int:
    """Draw crown, coronet with its number and mercy at the right; on narrow screens the king's crown and mercy only."""
    form, look = stage.form, stage.look
    side = form.px(26, 26, 34)
    right = box.right
    wide = form.of(True, False, False) and box.w > form.px(150, 0, 0)
    for badge in reversed(score.badges):
        if badge.icon == "coronet" and not wide:
            continue
        colour = {"crown": look.gilt, "mercy": look.rubric}.get(badge.icon, look.soft)
        if badge.icon in {"crown", "coronet"} and wide and badge.number:
            text, size = str(badge.number), form.px(28, 28, 34)
            width = fonts.width(text, Face.SANS_SEMIBOLD, size)
            right -= width
            stage.leaf.line(text, Face.SANS_SEMIBOLD, size, look.soft, right, box.centre[1] + round(size * 0.33))
            right -= form.px(4, 3, 3)
        right -= side
        stage.leaf.icon(
            badge.icon if has_icon(badge.icon) else "points",
            square((right + side // 2, box.centre[1]), side),
            colour,
            stage.behind,
        )
        right -= form.px(6, 5, 5)
    return box.right - right


def _figures(stage: Stage, figures: tuple[Figure, ...], box: Box) -> None:
    """Set icon and number side by side, as large as they fit."""
    form, look = stage.form, stage.look
    if not figures:
        return
    size = form.figure
    gap = form.px(7, 6, 8)
    while size > form.near_min and _figures_width(figures, size, gap) > box.w:
        size -= 1
    left = box.x
    for figure in figures:
        side = round(size * 0.72)
        stage.leaf.icon(_known(figure.icon), square((left + side // 2, box.centre[1]), side), look.soft, stage.behind)
        left += side + gap
        text = str(figure.number)
        width = fonts.width(text, Face.SANS_SEMIBOLD, size)
        written = stage.leaf.line(text, Face.SANS_SEMIBOLD, size, look.ink, left, box.centre[1] + round(size * 0.33))
        _pen_stroke(stage, figure, written)
        left += max(width, round(size * 1.06)) + gap


def _figures_width(figures: tuple[Figure, ...], size: int, gap: int) -> int:
    numbers = [max(fonts.width(str(figure.number), Face.SANS_SEMIBOLD, size), round(size * 1.06)) for figure in figures]
    return sum(numbers) + len(figures) * (round(size * 0.72) + 2 * gap) - gap


def _pen_stroke(stage: Stage, figure: Figure, written: Box) -> None:
    """Draw the small stroke under a figure that was corrected by hand."""
    if any(change.name == figure.entry for change in stage.standing.changes):
        stage.leaf.fill(Box(written.x, written.bottom - round(6 * stage.form.scale), written.w, 3), stage.look.doubt)


def _known(icon: str) -> str:
    return icon if has_icon(icon) else "points"


def _tall_field(stage: Stage, score: SeatScore) -> None:
    form, look, box = stage.form, stage.look, stage.box
    inner = box.inset(form.px(0, 0, 8), form.px(0, 0, 10))
    side = form.shield_board
    stage.leaf.shield(score.seat.colour, Box(inner.x, inner.y + form.px(0, 0, 4), side, side))
    text = Box(inner.x + side + form.px(0, 0, 6), inner.y, inner.w - side - form.px(0, 0, 6), side)
    _name(stage, score, text.top_part(round(side * 0.66)), asked=False)
    shown = [badge for badge in score.badges if badge.icon != "coronet"]
    width = len(shown) * form.px(0, 0, 40)
    _badges(stage, score, Box(text.x, text.y + round(side * 0.58), min(text.w, width), round(side * 0.7)))
    rows = Box(inner.x, inner.y + side + form.px(0, 0, 14), inner.w, inner.h - side - form.px(0, 0, 14))
    figures = score.figures[:3]
    size = form.px(0, 0, 62 if len(figures) < 3 else 44)  # noqa: PLR2004 - three rows stand closer
    for row, figure in zip(rows.rows(max(2, len(figures)), 0), figures, strict=False):
        icon = round(size * 0.72)
        stage.leaf.icon(
            _known(figure.icon), square((row.x + icon // 2 + form.px(0, 0, 8), row.centre[1]), icon), look.soft, stage.behind
        )
        left = row.x + icon + form.px(0, 0, 24)
        written = stage.leaf.line(
            str(figure.number), Face.SANS_SEMIBOLD, size, look.ink, left, row.centre[1] + round(size * 0.33)
        )
        _pen_stroke(stage, figure, written)
