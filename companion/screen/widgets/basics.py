"""Things that views are built of: answers, who is asked and what, rows of icons, notes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from companion.screen.page.builder import Fault
from companion.screen.page.effects import Effect
from companion.screen.page.plates import Tint, hollow_lozenge, lozenge, plate, rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, finds_room, fit
from companion.screen.paint.theme import Colour, hexed, mixed
from companion.screen.pictures.cubes import draw_cube
from companion.table.questions.kinds import Symbols
from companion.table.questions.question import Question
from companion.table.seats import Seat

MOST_THINGS = 10
"""So many things are drawn one by one; more are counted faster as a figure."""
CLOSEST = 0.72
"""Things are drawn so much smaller before numbers stand for them."""


def answer(
    stage: Stage,
    name: str,
    box: Box,
    label: str,
    effect: Effect,
    *,
    icon: str = "",
    off: str = "",
    help_by: Effect | None = None,
    kind: Type | None = None,
) -> None:
    """Draw an answer that is no more than words, in the middle of its plate, with an icon before them.

    With `help_by` a short press takes the answer, and a long one brings that about instead.
    """
    focused = stage.stop(name, box, effect, short=effect if help_by else None, long=help_by, off=off)
    with stage.builder.group(name):
        tint = plate(stage, box, focused=focused, off=bool(off))
        _label(
            stage,
            box.inset(min(round(stage.form.answer * 0.3), box.w // 30), 0),
            label,
            tint,
            icon,
            off,
            kind or styles.answer(stage.form),
        )


def _label(stage: Stage, box: Box, label: str, tint: Tint, icon: str, off: str, kind: Type) -> None:
    near = styles.near(stage.form)
    if off and finds_room(off, near, box.w, 1) and box.h >= kind.least + near.least:
        upper, lower = box.inset(0, stage.form.unit // 2).rows(2, 0)
        stage.builder.text(label, kind, tint.ink, upper, align="centre", upright="middle")
        stage.builder.text(off, near, tint.soft, lower, align="centre", upright="middle")
        return
    side = round(kind.size * 0.95) if icon else 0
    gap = round(kind.size * 0.4) if icon else 0
    room = box.trim(left=side + gap)
    width = fit(label, kind, room.w, 2, box.h).width
    left = box.x + (box.w - side - gap - width) // 2
    if icon:
        stage.builder.icon(icon, Box(left, box.y + (box.h - side) // 2, side, side), tint.ink, tint.cut, tint.rubric)
    stage.builder.text(label, kind, tint.ink, Box(left + side + gap, box.y, width, box.h), most=2, upright="middle")


def answer_width(stage: Stage, label: str, kind: Type, *, icon: bool = False) -> int:
    """Measure how wide an answer's plate should be for its words."""
    width = fit(label, kind, stage.box.w, 1).width
    return width + round(kind.size * (1.24 + (1.35 if icon else 0)))


def answer_height(stage: Stage) -> int:
    """Give the height of an answer's plate."""
    return stage.form.touch_answer


Button = tuple[str, str, Effect, str]
"""A row of answers is made of these: name, words, effect, icon."""


def answers(
    stage: Stage,
    box: Box,
    buttons: Sequence[Button],
    align: Literal["left", "right"] = "left",
    help_by: Effect | None = None,
) -> Box:
    """Set some answers at the foot of a box: side by side, on the tall screen one below the other; give the rows they take.

    With `help_by` short presses take them, and a long one brings that about.
    """
    form = stage.form
    gap = round(form.gap * 1.3)
    high = answer_height(stage)
    kind = styles.answer(form)
    wide = [answer_width(stage, label, kind, icon=bool(icon)) for _, label, _, icon in buttons]
    if sum(wide) + gap * (len(wide) - 1) > box.w:
        kind = Type(kind.face, form.letters(36, 32, 54), form.near_min, kind.leading)
        wide = [answer_width(stage, label, kind, icon=bool(icon)) for _, label, _, icon in buttons]
    if form.tall and (len(buttons) == 1 or sum(wide) + gap * (len(wide) - 1) > box.w):
        area = box.bottom_part(high * len(buttons) + gap * (len(buttons) - 1))
        for row, (name, label, effect, icon) in zip(area.rows(len(buttons), gap), buttons, strict=True):
            answer(stage, name, row, label, effect, icon=icon, help_by=help_by)
        return area
    area = box.bottom_part(high)
    wide = _stretched(wide, area.w, gap, full=form.tall)
    left = area.x if align == "left" else area.right - sum(wide) - gap * (len(wide) - 1)
    for width, (name, label, effect, icon) in zip(wide, buttons, strict=True):
        answer(stage, name, Box(left, area.y, width, area.h), label, effect, icon=icon, help_by=help_by, kind=kind)
        left += width + gap
    return area


def _stretched(wide: list[int], room: int, gap: int, *, full: bool) -> list[int]:
    spare = room - sum(wide) - gap * (len(wide) - 1)
    if full or spare < 0:
        return [width + spare // len(wide) for width in wide]
    return wide


def asked_by(stage: Stage, seat: Seat | None, box: Box, *, shield: bool = True, note: str = "", high: int = 0) -> Box:
    """Write who is asked, with the shield before the name, in a row at least `high`; give the row."""
    form, look = stage.form, stage.look
    kind = styles.who(form)
    row = box.top_part(max(high, round(kind.size * 1.12)))
    side = round(kind.size * 1.35)
    left = row.x
    if seat is not None and shield:
        stage.builder.shield(seat.colour, Box(left, row.y + (row.h - side) // 2, side, side))
        left += side + round(kind.size * 0.35)
    name = _called(stage, seat)
    set_in = stage.builder.text(name, kind, look.rubric, Box(left, row.y, row.right - left, row.h), upright="middle")
    if note:
        left = set_in.right + form.gap
        stage.builder.text(note, styles.near(form), look.soft, Box(left, row.y, row.right - left, row.h), upright="middle")
    return row


def _called(stage: Stage, seat: Seat | None) -> str:
    """Name who is asked; of a player who has left, how the seat goes on."""
    if seat is None:
        return stage.who or stage.say("screen-everybody")
    away = stage.snapshot.values.get(f"left.{seat.colour}")
    return f"{seat.name} ({stage.say(f'left-{away}')})" if away else seat.name


def prompt(stage: Stage, text: str, box: Box, *, most: int | None = None, kind: Type | None = None) -> Box:
    """Write what is asked, broken evenly; give the rows it takes."""
    lines = most or stage.form.of(2, 2, 3)
    with stage.builder.group("prompt"):
        return stage.builder.text(text, kind or styles.prompt(stage.form), stage.look.ink, box, most=lines)


def _beside(stage: Stage, question: Question[Any], width: int, most: int) -> bool:
    """Tell whether the prompt finds room beside the large shield; on the tall screen only in two lines."""
    if question.seat is None:
        return False
    kind = styles.prompt(stage.form)
    room = width - _shield_room(stage)
    return finds_room(stage.words(question.words), kind, room, stage.form.of(most, most, 2))


def _shield_room(stage: Stage) -> int:
    return stage.form.px(92, 66, 120) + round(stage.form.gap * 1.2)


def head_height(stage: Stage, question: Question[Any], *, high: int = 0, least: bool = False) -> int:
    """Measure how high who is asked (a row at least `high`) and what will be; with `least` at the smallest size."""
    form = stage.form
    lines = form.of(2, 2, 3)
    beside = _beside(stage, question, stage.box.w, lines)
    kind = styles.prompt(form)
    if least:
        kind = Type(kind.face, kind.least, kind.least, kind.leading)
    text = fit(stage.words(question.words), kind, stage.box.w - (_shield_room(stage) if beside else 0), lines).height
    row = max(high, round(styles.who(form).size * 1.12))
    return max(text + row + form.px(2, 0, 6), form.px(96, 68, 126) if beside else 0)


def head_fits(stage: Stage, question: Question[Any], box: Box, *, most: int | None = None) -> bool:
    """Tell whether the question finds room in a box without being cut."""
    form = stage.form
    lines = most or form.of(2, 2, 3)
    beside = _beside(stage, question, box.w, lines)
    kind = styles.prompt(form)
    tallest = box.h - round(styles.who(form).size * 1.12) - form.px(2, 0, 6)
    return finds_room(stage.words(question.words), kind, box.w - (_shield_room(stage) if beside else 0), lines, tallest)


def hint(stage: Stage, question: Question[Any], below: Box, *, most: int | None = None, shield: bool = True) -> Box:
    """Write the question's second line if it finds room, in no more than a few lines, and give the room below it.

    It begins where the prompt does (which has `most` lines), beside the `shield` where it is as large as the head's; where it
    finds no room there, at the margin.
    """
    text = stage.words.maybe(question.words, "hint")
    kind = styles.near(stage.form)
    room = below.trim(top=stage.form.unit)
    lines = min(_hint_lines(question), room.h // round(kind.least * kind.leading))
    if not text or lines < 1:
        return below
    behind = shield and _beside(stage, question, below.w, most or stage.form.of(2, 2, 3))
    for left in (_shield_room(stage), 0) if behind else (0,):
        spot = room.trim(left=left)
        if finds_room(text, kind, spot.w, lines, spot.h):
            return below.trim(top=note(stage, text, spot, most=lines).bottom - below.y)
    return below


def _hint_lines(question: Question[Any]) -> int:
    """Give a second line more room where no picture needs it."""
    return 2 if question.picture or question.illustration is not None else 4


def question_head(
    stage: Stage, question: Question[Any], box: Box, *, most: int | None = None, aside: tuple[int, int] = (0, 0)
) -> Box:
    """Write who is asked and what: name and prompt beside the large shield, or below the small one; give the room below.

    `aside` is the width and height that something else takes at the right of the name.
    """
    form = stage.form
    seat = question.seat
    text_box = box
    side = form.px(92, 66, 120)
    beside = _beside(stage, question, box.w, most or form.of(2, 2, 3))
    if seat is not None and beside:
        stage.builder.shield(seat.colour, Box(box.x, box.y + form.px(4, 2, 6), side, side))
        text_box = box.trim(left=_shield_room(stage))
    who = asked_by(stage, seat, text_box.trim(right=aside[0]), shield=not beside, high=aside[1])
    below = text_box.trim(top=who.h + form.px(2, 0, 6))
    used = prompt(stage, stage.words(question.words), below, most=most)
    bottom = max(used.bottom, box.y + side if beside else 0)
    return Box(box.x, bottom, box.w, box.bottom - bottom)


def icon_colour(stage: Stage, icon: str, usual: Colour) -> Colour:
    """Give an icon the colour that its game wants for it, else the usual one."""
    return stage.builder.own.ink(icon, stage.look) or usual


def badge_colour(stage: Stage, icon: str) -> Colour:
    """Give the colour of a badge: gilt for a crown, what the game wants, else soft."""
    return stage.look.gilt if icon == "crown" else icon_colour(stage, icon, stage.look.soft)


def piece(stage: Stage, symbol: Symbols, box: Box, ink: Colour, cut: Colour) -> None:
    """Draw one piece: an icon, a cube or figure in a seat's colour, or a shield."""
    if symbol.icon == "cube" and symbol.seat is not None:
        cube(stage, symbol.seat.colour, box)
        return
    if symbol.icon == "shield" and symbol.seat is not None:
        stage.builder.shield(symbol.seat.colour, box)
        return
    stage.builder.icon(symbol.icon, box, ink, cut)
    if symbol.label:
        label_on(stage, symbol.label, box, ink, cut)


def label_on(stage: Stage, text: str, spot: Box, ink: Colour, cut: Colour) -> None:
    """Write a short text on a piece, on a disc at its upper left corner."""
    side = round(spot.h * 0.46)
    disc = Box(spot.x, spot.y, side, side)
    line = max(1, side // 12)
    paint = f'fill="{hexed(cut)}" stroke="{hexed(ink)}" stroke-width="{line}"'
    stage.builder.shapes(disc, rounded(disc, line, side / 2, paint))
    size = round(side * 0.8)
    width = fonts.width(text, FontFace.SANS_SEMIBOLD, size)
    stage.builder.line(text, FontFace.SANS_SEMIBOLD, size, ink, disc.centre[0] - width // 2, disc.centre[1] + round(size * 0.33))


def cube(stage: Stage, colour: str, box: Box) -> None:
    """Draw a cube as seen from above: its colour, a double edge, and its sign."""
    draw_cube(stage.builder, colour, box)


def tally_of(stage: Stage, symbols: Sequence[Symbols], box: Box, size: int, tint: Tint) -> int:
    """Draw counted things from the left, one icon each where they find room, else numbers with icons; give the width."""
    gap = max(2, round(size * 0.12))
    things = sum(symbol.amount + symbol.missing for symbol in symbols)
    closer = min(size, (box.w - len(symbols) * 2 * gap) // (max(0, things) + 1) - gap)
    if things <= MOST_THINGS and closer >= size * CLOSEST and all(symbol.amount >= 0 for symbol in symbols):
        size = closer
        left = box.x
        for symbol in symbols:
            ink = tint.ink if tint.focused else icon_colour(stage, symbol.icon, tint.ink)
            left = _each(stage, symbol, Box(left, box.y, box.right - left, box.h), size, tint, ink) + gap * 2
        return left - box.x
    merged = _merged(symbols)
    while size > stage.form.near_min and _sums_width(merged, size) > box.w:
        size -= 2
    between = max(2, round(size * 0.4) - max(0, _sums_width(merged, size) - box.w) // max(1, len(merged) - 1))
    left = box.x
    for symbol in merged:
        ink = tint.ink if tint.focused else icon_colour(stage, symbol.icon, tint.ink)
        left = _figure_and_icon(stage, symbol, Box(left, box.y, box.w, box.h), size, tint, ink) + between
    if left - between > box.right:
        stage.builder.faults.append(Fault("runs out of its row", " ".join(symbol.icon for symbol in merged)))
    return left - box.x


def _merged(symbols: Sequence[Symbols]) -> list[Symbols]:
    """Add up symbols of the same kind."""
    found: dict[tuple[str, Seat | None], Symbols] = {}
    for symbol in symbols:
        key = (symbol.icon, symbol.seat)
        old = found.get(key, Symbols(symbol.icon, 0, 0, symbol.seat))
        found[key] = Symbols(symbol.icon, old.amount + symbol.amount, old.struck + symbol.struck, symbol.seat)
    return list(found.values())


def sums_width(symbols: Sequence[Symbols], size: int) -> int:
    """Measure numbers with icons behind them, in letters of this size."""
    return _sums_width(_merged(symbols), size)


def _sums_width(symbols: Sequence[Symbols], size: int) -> int:
    figures = [fonts.width(_sum_text(symbol), FontFace.SANS_SEMIBOLD, size) for symbol in symbols]
    return sum(figures) + len(symbols) * round(size * 1.44)


def _sum_text(symbol: Symbols) -> str:
    return str(symbol.amount - symbol.struck).replace("-", "−")


def _figure_and_icon(stage: Stage, symbol: Symbols, box: Box, size: int, tint: Tint, ink: Colour) -> int:
    kind = Type(FontFace.SANS_SEMIBOLD, size, size, 1.0)
    written = stage.builder.text(_sum_text(symbol), kind, tint.ink, box, upright="middle")
    side = round(size * 0.9)
    left = written.right + max(3, round(size * 0.14))
    piece(stage, symbol, Box(left, box.y + (box.h - side) // 2, side, side), ink, tint.cut)
    return left + side


def _each(stage: Stage, symbol: Symbols, box: Box, size: int, tint: Tint, ink: Colour) -> int:
    gap = max(2, round(size * 0.12))
    left = box.x
    for place in range(symbol.amount + symbol.missing):
        spot = Box(left, box.y + (box.h - size) // 2, size, size)
        gone = place >= symbol.amount - symbol.struck
        piece(stage, symbol, spot, mixed(tint.cut, ink, 0.3) if gone else ink, tint.cut)
        if gone and place < symbol.amount:
            strike(stage, spot, tint.rubric)
        left += size + gap
    return left


def strike(stage: Stage, box: Box, colour: Colour) -> None:
    """Cross a piece out."""
    width = max(3, round(box.w * 0.1))
    around = box.inset(-3)
    rise = round(box.w * 0.3)
    middle = around.h / 2
    path = f"M2 {middle + rise} L{around.w - 2} {middle - rise}"
    stage.builder.shapes(around, f'<path d="{path}" stroke="{hexed(colour)}" stroke-width="{width}" fill="none"/>')


def note(stage: Stage, text: str, box: Box, *, most: int = 2) -> Box:
    """Write a soft note."""
    return stage.builder.text(text, styles.near(stage.form), stage.look.soft, box, most=most)


def pages(stage: Stage, count: int, current: int, right: int, middle: int, colour: Colour | None = None) -> None:
    """Draw one lozenge a page, the present one filled, ending at the right."""
    size = stage.form.px(14, 13, 24)
    step = round(size * 1.7)
    left = right - step * (count - 1) - size
    for place in range(count):
        centre = (left + place * step + size // 2, middle)
        if place == current:
            lozenge(stage.builder, centre, size, colour or stage.look.edge)
        else:
            hollow_lozenge(stage.builder, centre, size, colour or stage.look.edge)
