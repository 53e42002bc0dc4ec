"""Order: first, second, third are picked in turn; chosen rows move to the front and keep their number."""

from __future__ import annotations

from typing import Any

from companion.narration.offered import spoken_option
from companion.play.snapshot import Snapshot
from companion.screen.page.effects import Effect, Enter
from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.widgets.basics import head_height, question_head
from companion.screen.widgets.corner import Corner, corner_height, corner_width, draw_corner
from companion.table.questions.kinds import Option, Order


def begin(_snapshot: Snapshot, _question: Order[Any]) -> tuple[str, ...]:
    """Begin with no place filled."""
    return ()


def show(stage: Stage, question: Order[Any]) -> None:
    """Lay it out."""
    form = stage.form
    chosen: tuple[str, ...] = stage.entry
    places = len(question.options) if question.places is None else question.places
    missing = places - len(chosen)
    off = stage.say("screen-places-left", count=missing) if missing else ""
    corner = Corner(label=stage.say("screen-right"), off=off, effect=stage.answered(chosen))
    foot = form.touch_answer + round(form.gap * 1.4) if form.tall else 0
    high = 0 if form.tall else corner_height(stage)
    aside = (corner_width(stage, corner), high)
    room = stage.box.trim(bottom=foot, top=head_height(stage, question, high=high, least=form.tall) + form.gap)
    cells = _cells(stage, room, question.options)
    question_head(stage, question, stage.box.trim(bottom=stage.box.bottom - cells[0].y + form.gap), aside=aside)
    by_key = {option.key: option for option in question.options}
    rows = [by_key[key] for key in chosen] + [option for option in question.options if option.key not in chosen]
    for place, (cell, option) in enumerate(zip(cells, rows, strict=True)):
        _row(stage, cell, option, place + 1 if place < len(chosen) else 0, _effect(question, chosen, option, places))
    draw_corner(stage, corner)


def _effect(question: Order[Any], chosen: tuple[str, ...], option: Option[Any], places: int) -> Effect:
    """Put the option at the next place, and the last one by itself; a chosen one is taken out again."""
    if option.key in chosen:
        return Enter(tuple(key for key in chosen if key != option.key))
    if len(chosen) >= places:
        return Enter(chosen)
    taken = (*chosen, option.key)
    open_ones = [other.key for other in question.options if other.key not in taken and other.off is None]
    if places == len(question.options) and len(open_ones) == 1:
        return Enter((*taken, *open_ones), "done")
    if len(taken) == places:
        return Enter(taken, "done")
    return Enter(taken, f"option:{open_ones[0]}")


def _cells(stage: Stage, room: Box, options: tuple[Option[Any], ...]) -> tuple[Box, ...]:
    """Cut the room into cells, read line by line: in one row where it holds all words, else in two (tall: columns)."""
    form, count = stage.form, len(options)
    gap = round(form.gap * 1.3)
    few = count <= 3  # noqa: PLR2004 - three find room in one row (tall: in full width)
    columns = (1 if few else 2) if form.tall else count if few else -(-count // 2)
    while columns > 1 and not all(_holds(stage, room.columns(columns, gap)[0].w, option) for option in options):
        columns -= 1
    rows = -(-count // columns)
    gap = gap if form.touch * rows + gap * (rows - 1) <= room.h else form.gap // 2
    high = min(form.px(112, 78, 130), (room.h - gap * (rows - 1)) // rows)
    area = room.bottom_part(high * rows + gap * (rows - 1))
    return tuple(cell for row in area.rows(rows, gap) for cell in row.columns(columns, gap))[:count]


def _number_width(stage: Stage) -> int:
    """Measure what the place takes before the words."""
    form = stage.form
    return fonts.width("8.", FontFace.SANS_BOLD, form.px(56, 44, 72)) + form.px(10, 6, 10)


def _holds(stage: Stage, width: int, option: Option[Any]) -> bool:
    """Tell whether a plate so wide has room for an option's words in one line."""
    form = stage.form
    room = width - 2 * form.px(18, 10, 20) - _number_width(stage)
    return fonts.width(stage.words(option.words), FontFace.SANS_SEMIBOLD, form.near_min) <= room


def _row(stage: Stage, box: Box, option: Option[Any], place: int, effect: Effect) -> None:
    form = stage.form
    off = stage.words(option.off) if option.off else ""
    name = f"option:{option.key}"
    focused = stage.stop(name, box, effect, off=off)
    stage.builder.hear(name, heard := spoken_option(option, stage.words))
    if place:
        stage.builder.hear(name, stage.say("heard-placed", what=heard, place=place))
    with stage.builder.group(name):
        tint = plate(stage, box, focused=focused, off=bool(off))
        inner = box.inset(form.px(18, 10, 20), form.px(8, 6, 10))
        size = form.px(56, 44, 72)
        if place:
            colour = tint.rubric
            stage.builder.line(f"{place}.", FontFace.SANS_BOLD, size, colour, inner.x, inner.centre[1] + round(size * 0.33))
        inner = inner.trim(left=_number_width(stage))
        side = min(inner.h, form.px(80, 56, 84))
        words = stage.words(option.words)
        kind = styles.answer(form)._replace(least=form.near_min, leading=1.0)
        if option.seat is not None and inner.w - side - form.unit >= fonts.width(words, kind.face, kind.least):
            stage.builder.shield(option.seat.colour, Box(inner.x, inner.centre[1] - side // 2, side, side), tint.edge)
            inner = inner.trim(left=side + form.px(14, 8, 14))
        stage.builder.text(words, kind, tint.ink, inner, upright="middle")


VIEW = View(show, begin)
