"""The scoreboard: one field a seat, clockwise and never moving, and the docked ring with its button."""

from __future__ import annotations

from companion.screen.frame.figures import rows_of
from companion.screen.frame.head import dock_tools
from companion.screen.frame.seat_field import seat_field
from companion.screen.page.builder import Target
from companion.screen.page.effects import Close, Effect, Open, Scores
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box, square
from companion.screen.paint.theme import Colour
from companion.screen.pictures.ring_drawing import ring
from companion.table.game import SeatScore
from companion.table.questions.kinds import Choose
from companion.table.seats import Seat


def board(stage: Stage, frame: tuple[Colour, ...]) -> None:
    """Draw the band with all seats, and on its right (tall: below) the ring."""
    look, box = stage.look, stage.box
    stage.builder.fill(box, look.band)
    stage.builder.fill(box.top_part(2), look.rule)
    seats = _docked(stage, box, frame)
    scores = stage.snapshot.scoreboard
    fields = _fields(stage, seats, len(scores))
    stage.builder.fields = {score.seat.colour: field for field, score in zip(fields, scores, strict=True)}
    for field, score in zip(fields, scores, strict=True):
        _field(stage, field, score, first=field.x == seats.x)


def band_height(stage: Stage) -> int:
    """Give the height of the seats' band: a little more where they stand in two rows, nothing where there is no scoreboard."""
    form = stage.form
    if not stage.snapshot.scoreboard:
        return 0
    return form.board + (form.px(24, 20, 0) if rows_of(stage) > 1 else 0)


def _fields(stage: Stage, box: Box, count: int) -> tuple[Box, ...]:
    """Cut the band into a field a seat, in two rows where there are many."""
    rows = rows_of(stage)
    return tuple(field for row in box.rows(rows, 0) for field in row.columns(-(-count // rows), 0))[:count] if count else ()


def _docked(stage: Stage, box: Box, frame: tuple[Colour, ...]) -> Box:
    """Draw the medallion in its dock and give the room for the seats."""
    form, look = stage.form, stage.look
    if form.tall:
        dock = box.bottom_part(form.dock)
        stage.builder.fill(dock.top_part(2), look.rule)
        left, middle, right = dock.columns(3, 0)
        _medallion(stage, square(middle.centre, form.px(0, 0, 140)), frame)
        dock_tools(stage, left, right)
        return box.trim(bottom=form.dock)
    width = form.px(146, 112, 0)
    if form.small and stage.settings.ring:
        return box
    dock = box.right_part(width)
    stage.builder.fill(Box(dock.x, dock.y, 2, dock.h), look.rule)
    _medallion(stage, square(dock.centre, form.px(118, 96, 0)), frame)
    return box.trim(left=form.px(24, 0, 0), right=width)


def _medallion(stage: Stage, box: Box, frame: tuple[Colour, ...]) -> None:
    ring(stage.builder, box, frame, button=True)
    stage.builder.target(Target("button", box, Close(), stop=False))


def _touched(stage: Stage, seat: Seat) -> Effect:
    """Give what touching a seat's field does: where a seat is asked for it is the answer, else it opens the scores."""
    question = stage.snapshot.question
    if isinstance(question, Choose):
        for option in question.options:
            if option.key == seat.colour and option.seat == seat and option.off is None:
                return stage.answered(option.key)
    return Open(Scores())


def _field(stage: Stage, box: Box, score: SeatScore, *, first: bool) -> None:
    form, look = stage.form, stage.look
    question = stage.snapshot.question
    asked = question is not None and question.seat == score.seat
    behind = look.sheet if asked else look.band
    if asked:
        stage.builder.fill(box.trim(top=2), look.sheet)
        stage.builder.fill(Box(box.x, box.y - 1, box.w, round(7 * form.scale)), look.rubric)
    elif not first:
        inset = form.px(22, 18, 18)
        stage.builder.fill(Box(box.x, box.y + inset, 2, box.h - 2 * inset), look.rule)
    stage.builder.target(Target(f"seat:{score.seat.colour}", box, _touched(stage, score.seat), stop=False))
    seat_field(stage.within(box, behind), score, asked=asked)
