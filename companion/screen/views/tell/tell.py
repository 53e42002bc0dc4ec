"""Tell: the device says something, the table says that it is done or heard."""

from __future__ import annotations

from itertools import combinations

from companion.screen.illustrations.drawn import fills_the_page, show_illustration
from companion.screen.page.builder import PageBuilder
from companion.screen.page.effects import TurnPage
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.formats import Format, FormatShape
from companion.screen.paint.items import LineItem
from companion.screen.paint.text import finds_room
from companion.screen.views.tell.heading import HELP, heading_fits, heading_row
from companion.screen.views.tell.plain import plain
from companion.screen.widgets.basics import (
    Button,
    answer_height,
    answers,
    asked_by,
    prompt,
    question_head,
)
from companion.screen.widgets.corner import corner_height
from companion.screen.widgets.picture_place import picture_below, picture_of
from companion.screen.widgets.reasons import reasons, rows_that_fit, usual_height
from companion.screen.widgets.subtitles import subtitle
from companion.table.questions.illustrations import LitWay
from companion.table.questions.kinds import Tell

MOST_LINES = 3
MOST_BESIDE_BOARD = 5
"""So many rows stand in one column above the scoreboard of a wide screen."""
FEW_ROWS = 4
"""So many rows find room beside any illustration."""


def show(stage: Stage, question: Tell) -> None:
    """Lay it out: with reasons as a table, else the prompt with a picture and the first-game layer."""
    foot = stage.box.bottom_part(answer_height(stage))
    room = stage.box.trim(bottom=foot.h + stage.form.gap)
    if fills_the_page(question) and (len(question.reasons) <= FEW_ROWS or _drawn_whole(stage, question, room, foot)):
        _illustrated(stage, question, room, foot)
        return
    if question.reasons and _crowded(stage, question, room) and _closely(stage, question, foot):
        return
    if question.reasons:
        _foot(stage, foot, _reasoned(stage, question, room))
    else:
        plain(stage, question, room)
        _foot(stage, foot, [_done(stage, question)])


def _illustrated(stage: Stage, question: Tell, room: Box, foot: Box) -> None:
    """Draw the illustration between heading and foot; one that needs the whole width has its heading in one row."""
    button = _done(stage, question)
    close = isinstance(question.illustration, LitWay) and heading_fits(stage, question, button)
    if close:
        heading_row(stage, question, button)
        below = _below_the_heading(stage, foot)
    else:
        small = isinstance(question.illustration, LitWay)
        below = _reasons_head(stage, question, room, small=small).trim(top=stage.form.px(14, 8, 20))
    show_illustration(stage, question, below)
    if not close or stage.form.tall:
        _foot(stage, foot, [button])


def _drawn_whole(stage: Stage, question: Tell, room: Box, foot: Box) -> bool:
    """Tell whether the illustration has room for all its rows: drawn on trial, no text is cut and none covers another."""
    trial = PageBuilder(stage.form, stage.look, stage.builder.own)
    _illustrated(stage._replace(builder=trial), question, room, foot)
    lines = list({(item.text, item.box): item for item in trial.items if isinstance(item, LineItem)}.values())
    covered = any(one.ink.inset(0, 1).meets(other.ink.inset(0, 1)) for one, other in combinations(lines, 2))
    return not trial.faults and not covered


def _done(stage: Stage, question: Tell) -> Button:
    label = stage.words.maybe(question.words, "done") or stage.say("screen-go-on")
    return ("done", label, stage.answered(None), "check" if stage.words.has(question.words.id, "done") else "")


def _crowded(stage: Stage, question: Tell, room: Box) -> bool:
    """Tell whether the rows find no room between the heading and the foot."""
    used = _reasons_head(stage._replace(builder=PageBuilder(stage.form, stage.look, stage.builder.own)), question, room)
    return len(question.reasons) > rows_that_fit(stage, used.trim(top=stage.form.px(8, 4, 10)))


def _reasoned(stage: Stage, question: Tell, room: Box) -> list[Button]:
    """Lay out prompt and rows; where not all find room the deciding ones come first, and the rest on further pages.

    The confirming answer comes with the last page: nobody goes on past what was not seen.
    """
    form = stage.form
    below = _reasons_head(stage, question, room).trim(top=form.px(8, 4, 10))
    if len(question.reasons) <= rows_that_fit(stage, below):
        rest = below.trim(top=usual_height(stage, question.reasons, below.w) + form.gap)
        pictured = picture_of(stage, question.picture) is not None and picture_below(stage, question, rest)
        reasons(stage, question.reasons, below.trim(bottom=rest.h) if pictured else below)
        return [_done(stage, question)]
    if form.tall:
        below = below.trim(bottom=form.touch_answer + round(form.gap * 1.3))
    each = rows_that_fit(stage, below)
    ordered = sorted(question.reasons, key=lambda reason: not reason.marked)
    count = -(-len(ordered) // each)
    page = min(stage.layer.page, count - 1)
    reasons(stage, tuple(ordered[page * each : (page + 1) * each]), below)
    label = stage.say("screen-more-of", page=page + 1, pages=count)
    last = page == count - 1
    more = ("more", label, TurnPage((page + 1) % count, "done" if page + 2 >= count else "more"), "next")
    return [_done(stage, question), more] if last else [more]


def _closely(stage: Stage, question: Tell, foot: Box) -> bool:
    """Lay out a long result with its heading in one row, and the rows with all the room below; tell whether they fit."""
    button = _done(stage, question)
    below = _below_the_heading(stage, foot)
    if len(question.reasons) > rows_that_fit(stage, below) or not heading_fits(stage, question, button):
        return False
    heading_row(stage, question, button)
    reasons(stage, question.reasons, below)
    if stage.form.tall:
        _foot(stage, foot, [button])
    return True


def _below_the_heading(stage: Stage, foot: Box) -> Box:
    below = stage.box.trim(top=corner_height(stage) + stage.form.unit)
    return below.trim(bottom=foot.h + stage.form.gap) if stage.form.tall else below


def _reasons_head(stage: Stage, question: Tell, room: Box, *, small: bool = False) -> Box:
    """Write the heading in as few lines as its smallest size allows, to leave room for the rows; a `small` one is so."""
    form = stage.form
    words, usual = stage.words(question.words), styles.prompt(form)
    kind = usual._replace(size=min(usual.size, form.px(60, 46, 76)), least=min(usual.least, form.px(60, 37, 76)))
    kind = kind._replace(size=form.px(46, 37, 54), least=form.px(36, 30, 50), leading=1.0) if small else kind
    if question.seat is not None and form.shape is FormatShape.WIDE and not small:
        lines = 1 if finds_room(words, kind, room.w - form.px(114, 0, 0), 1) else 2
        return question_head(stage, question, room, most=lines)
    if question.seat is not None and question.seat.name not in words:
        room = room.trim(top=asked_by(stage, question.seat, room).h)
    lines = next(count for count in (1, 2, 3) if count == MOST_LINES or finds_room(words, kind, room.w, count))
    used = prompt(stage, words, room, most=lines, kind=kind)
    return room.trim(top=used.bottom - room.y)


def _foot(stage: Stage, foot: Box, buttons: list[Button]) -> None:
    """Set the answer right and the subtitle left of it; on the small screen the other way round.

    A short press goes on here, so that nobody reads how to do it; a long one is the way to help.
    """
    form = stage.form
    if form.tall:
        answers(stage, foot.trim(top=-foot.h - form.gap) if len(buttons) > 1 else foot, buttons, help_by=HELP)
        return
    before = len(stage.builder.targets)
    answers(stage, foot, buttons, align="left" if form.small else "right", help_by=HELP)
    taken = [target.box for target in stage.builder.targets[before:]]
    if form.small:
        left = max(box.right for box in taken) + form.gap * 2
        subtitle(stage, Box(left, foot.y, foot.right - left, foot.h))
    else:
        right = min(box.x for box in taken) - form.gap * 2
        subtitle(stage, Box(foot.x, foot.y, right - foot.x, foot.h))


def _spares_the_board(question: Tell, form: Format) -> bool:
    many = len(question.reasons) > (MOST_BESIDE_BOARD if form.shape is FormatShape.WIDE else 0)
    return fills_the_page(question) or many


VIEW = View(show, spare=_spares_the_board)
