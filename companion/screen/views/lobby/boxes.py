"""Which box lies on the table: each game as a card with its emblem, everything else in a row below."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

from companion.play.own_questions import BoxNote, ChooseBox
from companion.screen.frame.head import tool
from companion.screen.page.effects import TurnPage
from companion.screen.page.plates import Tint, lozenge, plate
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import fonts, styles, svg
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import FormatShape
from companion.screen.paint.game_look import EMBLEM, look_of
from companion.screen.paint.text import Type, fit
from companion.screen.paint.theme import palette
from companion.screen.pictures.ring_drawing import DARK, ring
from companion.screen.views.lobby.idle import show_idle
from companion.screen.widgets.basics import Button, answer
from companion.screen.widgets.subtitles import button_hint
from companion.table.questions.kinds import Option

Cards: TypeAlias = list[tuple[Option[Any], Path | None, BoxNote | None]]
"""What is drawn as a card: a game with its folder and what is said of it, or one that cannot be played, without."""
IN_ONE_ROW = 5
"""So many boxes stand beside each other on high cards, if their words find room; more make two columns of low ones."""
FEW_LOW = 3
"""So many things that are no boxes stand in one row; more take two, the widest in the first."""
AT_ONCE = 6
"""So many boxes are on one page."""


def show(stage: Stage, question: ChooseBox) -> None:
    """Lay it out."""
    if stage.state.idle is not None:
        show_idle(stage, question, stage.state.idle)
        return
    form = stage.form
    box = stage.box.inset(form.pad, form.px(34, 16, 32))
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(64, 50, 84), form.px(46, 38, 42), 1.0)
    side = max(form.touch, form.px(64, 56, 74))
    tools = box.top_part(side).right_part(2 * side + form.gap)
    title = stage.builder.text(stage.words(question.words), kind, stage.look.ink, box.trim(right=tools.w + form.gap), most=1)
    spare = Box(title.right + form.gap, title.y, tools.x - title.right - 2 * form.gap, title.h)
    if not form.tall and not (form.small and _note_of_focused(stage, question, spare)):
        _rule(stage, spare)
    boxes = [option for option in question.options if option.key in question.boxes or option.off is not None]
    others = [option for option in question.options if option not in boxes]
    games = [(option, question.boxes.get(option.key), question.notes.get(option.key)) for option in _of_this_page(stage, boxes)]
    low = _low_height(stage, len(others) + (len(boxes) > AT_ONCE))
    area = box.trim(top=title.h + form.px(30, 22, 44), bottom=low + form.px(26, 20, 30))
    _resumed_first(stage, (others, len(boxes)), box.bottom_part(low), games, area)
    for name, spot in zip(("language", "help"), tools.columns(2, form.gap), strict=True):
        tool(stage, name, spot)


def _note_of_focused(stage: Stage, question: ChooseBox, box: Box) -> bool:
    """Say beside the title what is known of the focused box; tells whether there is anything to say."""
    lines = _lines(stage, question.notes.get(stage.focus.removeprefix("option:")))
    near = styles.near(stage.form)
    kind = Type(near.face, near.least, near.least, 1.0)
    for row, line in zip(box.inset(0, -stage.form.px(0, 5, 0)).rows(2, 0), lines, strict=False):
        stage.builder.text(line, kind, stage.look.soft, row, align="right", upright="middle")
    return bool(lines)


def _of_this_page(stage: Stage, boxes: list[Option[Any]]) -> list[Option[Any]]:
    page = stage.layer.page % max(1, -(-len(boxes) // AT_ONCE))
    return boxes[page * AT_ONCE : (page + 1) * AT_ONCE]


def _low_height(stage: Stage, count: int) -> int:
    form = stage.form
    high, rows = form.px(84, 67, 112), _low_rows(stage, count)
    return high * rows + round(form.gap * 1.2) * (rows - 1)


def _low_rows(stage: Stage, count: int) -> int:
    """Count the rows of what is no box: on the tall screen each takes one, of many two share one; else one row holds a few."""
    if stage.form.tall:
        return count if count <= FEW_LOW else 1 + -(-(count - 1) // 2)
    return 1 if count <= FEW_LOW else 2


def _resumed_first(stage: Stage, below: tuple[list[Option[Any]], int], low: Box, games: Cards, area: Box) -> None:
    """Lay out both parts; the open game, if there is one, takes the focus first."""
    others, count = below
    if others and others[0].key == "resume":
        _low(stage, others, count, low)
        _cards(stage, games, area)
    else:
        _cards(stage, games, area)
        _low(stage, others, count, low)


def _rule(stage: Stage, box: Box) -> None:
    middle = box.centre
    form, look = stage.form, stage.look
    half = (box.w - form.px(60, 44, 0)) // 2
    stage.builder.fill(Box(box.x, middle[1], half, 2), look.rule)
    stage.builder.fill(Box(box.right - half, middle[1], half, 2), look.rule)
    lozenge(stage.builder, middle, form.px(11, 10, 0), look.rubric)


def _cards(stage: Stage, games: Cards, area: Box) -> None:
    form = stage.form
    gap = form.px(26, 20, 30)
    beside = area.columns(len(games), gap) if games else ()
    high = bool(beside) and not form.tall and not form.small and len(games) <= IN_ONE_ROW and _roomy(stage, games, beside[0])
    if form.tall:
        cells = area.top_part(min(area.h, len(games) * form.px(0, 0, 178) + (len(games) - 1) * gap)).rows(len(games), gap)
    elif not high:
        rows = -(-len(games) // 2)
        cells = tuple(cell for row in area.rows(rows, gap) for cell in row.columns(2, gap))
    else:
        cells = tuple(cell.middle(min(cell.w, form.px(300, 0, 0)), cell.h) for cell in beside)
    for cell, (option, folder, note) in zip(cells, games, strict=False):
        _card(stage, cell, option, folder, note, low=not high)


def _called(stage: Stage, option: Option[Any]) -> str:
    """Name a box, and why it cannot be played."""
    return stage.words(option.words) + (f": {stage.words(option.off)}" if option.off is not None else "")


def _roomy(stage: Stage, games: Cards, cell: Box) -> bool:
    """Tell whether every name, and what is said of it, is whole on high cards."""
    form, room = stage.form, cell.w - 4 * stage.form.unit
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(36, 36, 66), form.near_min, 1.04)
    names = [_called(stage, option) for option, _, _ in games]
    lines = [line for _, _, note in games for line in _lines(stage, note)]
    return all(fit(name, kind, room, 2).whole for name in names) and all(
        fit(line, styles.near(form), cell.w - 2 * form.unit, 2).whole for line in lines
    )


def _card(stage: Stage, box: Box, option: Option[Any], folder: Path | None, note: BoxNote | None, *, low: bool) -> None:
    """Draw a box: its emblem left of its name, or above it on a high card; what cannot be played says why below its name."""
    form = stage.form
    off = stage.words(option.off) if option.off is not None else ""
    focused = stage.stop(f"option:{option.key}", box, stage.answered(option.key), off=off)
    with stage.builder.group(f"option:{option.key}"):
        tint = plate(stage, box, focused=focused, inner=True, off=bool(off))
        drawn = _emblem(stage, folder, tint, focused=focused)
        kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(36, 36, 66), form.near_min, 1.04)
        if low:
            side = min(box.h - form.px(20, 16, 24), form.px(78, 78, 124))
            left = box.x + form.px(18, 16, 30)
            beside = box.w - side - form.px(48, 42, 84)
            if off and (form.small or not fit(off, styles.near(form), beside, 1).whole):
                side = 0  # why it cannot be played needs the room
            if side:
                stage.builder.svg(Box(left, box.centre[1] - side // 2, side, side), drawn)
            room = box.trim(left=side + (form.px(34, 30, 64) if side else form.px(18, 16, 30)), right=form.px(14, 12, 20))
            _named(stage, option, kind, tint, room, off, note)
            return
        side = form.px(150, 0, 0)
        near = styles.near(form)
        blocks = [fit(line, near, box.w - 2 * form.unit, 2) for line in _lines(stage, note)]
        top = box.y + (box.h - side - form.px(100, 0, 0) - sum(block.height for block in blocks)) // 2
        stage.builder.svg(Box(box.centre[0] - side // 2, top, side, side), drawn)
        room = Box(box.x, top + side + form.px(18, 0, 0), box.w, form.px(82, 0, 0)).inset(form.unit * 2, 0)
        stage.builder.text(_called(stage, option), kind, tint.ink, room, most=2, align="centre", upright="middle")
        below = room.bottom
        for line, block in zip(_lines(stage, note), blocks, strict=True):
            spot = Box(box.x, below, box.w, block.height).inset(form.unit, 0)
            stage.builder.text(line, near, tint.soft, spot, most=2, align="centre")
            below += block.height


def _emblem(stage: Stage, folder: Path | None, tint: Tint, *, focused: bool) -> str:
    """Give a game's emblem in this plate's colours; a book stands for none, a question mark for what is no game here."""
    own = look_of(folder)
    emblem = own.drawing("doubt" if folder is None else EMBLEM if own.has(EMBLEM) else "book")
    accent = palette("day").rubric if focused and stage.look.name == "evening" else tint.rubric
    return svg.recoloured(emblem, tint.ink, tint.cut, accent)


def _lines(stage: Stage, note: BoxNote | None) -> list[str]:
    """Write what is said of a box."""
    if note is None:
        return []
    return [stage.words(note.players), *([stage.words(note.last)] if note.last is not None else [])]


def _named(stage: Stage, option: Option[Any], kind: Type, tint: Tint, room: Box, off: str, note: BoxNote | None) -> None:
    """Write a name, and below it why the game cannot be played, or what is said of it as far as there is room."""
    form, words = stage.form, stage.words(option.words)
    if off:
        upper, lower = room.inset(0, form.px(10, 6, 4)).rows(2, 0)
        stage.builder.text(words, kind._replace(size=form.px(34, 28, 36)), tint.ink, upper, most=1, upright="middle")
        stage.builder.text(off, styles.near(form), tint.soft, lower, most=1, upright="middle")
        return
    near = styles.near(form)
    lines = [line for line in _lines(stage, note) if fit(line, near, room.w, 1).whole]
    low = round(near.least * near.leading)
    closer = Type(kind.face, kind.size, max(form.near_min, round(kind.size * 0.7)), kind.leading)
    kind = closer if fit(words, closer, room.w, 1).whole else kind
    name = fit(words, kind, room.w, 1 if kind is closer else 2, room.h)
    lines = lines[: max(0, (room.h - form.px(12, 8, 12) - name.height) // low)]
    taken = room.middle(room.w, min(room.h, name.height + len(lines) * low))
    stage.builder.text(words, kind, tint.ink, taken.top_part(name.height), most=2, upright="middle")
    for number, line in enumerate(lines):
        spot = Box(taken.x, taken.y + name.height + number * low, taken.w, low)
        stage.builder.text(line, near, tint.soft, spot, upright="middle")


def _low(stage: Stage, others: list[Option[Any]], count: int, box: Box) -> None:
    """Set what is no box: go on, just the ring, stop, more boxes; and how the button works beside the drawn ring."""
    form = stage.form
    gap = round(form.gap * 1.2)
    buttons = [(f"option:{each.key}", stage.words(each.words), stage.answered(each.key), each.icon) for each in others]
    buttons = [*buttons, *_more(stage, count)]
    kind = _low_type(stage, buttons, _low_room(stage, box), gap)
    if not form.tall and sum(_low_widths(stage, buttons, kind)) + gap * (len(buttons) - 1) > _low_room(stage, box).w:
        buttons = [(name, words.replace(": ", ":\n"), effect, icon) for name, words, effect, icon in buttons]
    cells = _low_cells(stage, box, _low_widths(stage, buttons, kind), gap)
    if form.shape is FormatShape.WIDE:
        side = form.px(104, 0, 0)
        room = box.trim(right=form.px(352, 0, 0))
        ring(stage.builder, Box(box.right - side, box.centre[1] - side // 2, side, side), DARK, button=True)
        hint = Box(room.right + form.px(26, 0, 0), box.centre[1] - form.px(40, 0, 0), form.px(218, 0, 0), form.px(80, 0, 0))
        button_hint(stage, hint)
    for cell, (name, words, effect, icon) in zip(cells, buttons, strict=True):
        answer(stage, name, cell, words, effect, icon="" if form.small else icon, kind=kind)


def _low_room(stage: Stage, box: Box) -> Box:
    """Give the room beside the drawn ring."""
    return box.trim(right=stage.form.px(352, 0, 0))


def _low_type(stage: Stage, buttons: list[Button], room: Box, gap: int) -> Type:
    """Give the largest letters in which all stand side by side in one line each, else the usual ones."""
    form = stage.form
    usual = Type(FontFace.SANS_SEMIBOLD, form.letters(36, 34, 58), form.near_min, 1.04)
    for size in range(usual.size, form.near_min - 1, -1):
        kind = usual._replace(size=size)
        if sum(_low_widths(stage, buttons, kind)) + gap * (len(buttons) - 1) <= room.w:
            return kind
    return usual


def _low_widths(stage: Stage, buttons: list[Button], kind: Type) -> list[int]:
    """Give how wide each stands, in as many lines as its words have."""
    pad = round(kind.size * (0.9 if stage.form.small else 2.4))
    return [max(fonts.width(line, kind.face, kind.size) for line in words.split("\n")) + pad for _, words, _, _ in buttons]


def _low_cells(stage: Stage, box: Box, weights: list[int], gap: int) -> tuple[Box, ...]:
    """Cut the foot into a cell for each label: as wide as its words ask for, in one row or two."""
    form, rows = stage.form, _low_rows(stage, len(weights))
    if form.tall:
        bands = box.rows(rows, gap)
        if rows == len(weights):
            return bands
        paired = [cell for band in bands[1:] for cell in band.columns(2, gap)]
        return (bands[0], *paired[: len(weights) - 1])
    room = _low_room(stage, box)
    if rows == 1:
        return _weighted(room, weights, gap)
    upper, lower = room.rows(2, gap)
    return (*_weighted(upper, weights[:2], gap), *_weighted(lower, weights[2:], gap))


def _more(stage: Stage, count: int) -> list[Button]:
    """Turn the page where there are more boxes than one page holds."""
    pages = -(-count // AT_ONCE)
    if pages < 2:  # noqa: PLR2004 - one page is no pages
        return []
    page = stage.layer.page % pages
    words = stage.say("screen-more-of", page=page + 1, pages=pages)
    return [("more", words, TurnPage((page + 1) % pages, "more"), "next")]


def _weighted(box: Box, weights: list[int], gap: int) -> tuple[Box, ...]:
    room = box.w - gap * (len(weights) - 1)
    left = box.x
    cells = []
    for weight in weights:
        width = room * weight // sum(weights)
        cells.append(Box(left, box.y, width, box.h))
        left += width + gap
    return tuple(cells)


VIEW = View(show, evening=True, board=False, head=False, attracts=True)
