"""A fight: two shields, the pieces between them that cancel each other in pairs, the result as large figures."""

from __future__ import annotations

from companion.screen.illustrations.rows import told_rows
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.moving import Gliding, Leg
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.text import Type, named
from companion.screen.paint.theme import Colour, hexed
from companion.screen.widgets.basics import piece, strike, tally_of
from companion.table.questions.illustrations import Duel
from companion.table.questions.kinds import Reason, Symbols

SECONDS = 0.4
"""So long the pieces take to meet."""
TALL_RESULT = 0.46
"""Where the result stands on the tall screen, in parts of the plate's height; the pieces stand below it."""
IN_A_ROW = 5
"""So many pieces stand in one row."""
FAR = 0.6
"""How far from its place a piece begins, in parts of its size for every piece before it."""


def show_duel(stage: Stage, duel: Duel, rows: tuple[Reason, ...], box: Box) -> None:
    """Draw the plate of the fight, and below it what goes where."""
    form, look = stage.form, stage.look
    others = tuple(row for row in rows if row not in (duel.left, duel.right))
    high = min(form.px(196, 138, 350), box.h - len(others) * form.px(50, 40, 66) - form.px(14, 8, 18))
    plate = box.top_part(high)
    paint = f'fill="{hexed(look.sheet)}"'
    inner = f'fill="none" stroke="{hexed(look.rule)}" stroke-width="1.5"'
    stage.builder.rounded(plate, RoundRect(0, form.radius, paint), RoundRect(form.px(7, 6, 9), form.radius / 2, inner))
    result = _result(stage, duel, plate)
    inside = plate.inset(form.px(24, 18, 24), form.px(16, 12, 18))
    paired = min(duel.left.total or 0, duel.right.total or 0)
    gap = form.px(20, 12, 14)
    middle = (plate.centre[0] - gap, plate.centre[0] + gap) if form.tall else (result.x - gap, result.right + gap)
    left = Box(inside.x, inside.y, middle[0] - inside.x, inside.h)
    right = Box(middle[1], inside.y, inside.right - middle[1], inside.h)
    _side(stage.within(left, look.sheet), duel.left, duel.sign, paired, right=False)
    _side(stage.within(right, look.sheet), duel.right, duel.sign, paired, right=True)
    told_rows(stage, others, box.trim(top=high + form.px(14, 8, 18)))


def _result(stage: Stage, duel: Duel, plate: Box) -> Box:
    """Write the two totals in the middle, the larger one in gilt."""
    form, look = stage.form, stage.look
    left, right = duel.left.total or 0, duel.right.total or 0
    size = form.px(118, 76, 120)
    texts: tuple[tuple[str, Colour], ...] = (
        (str(left), look.gilt if left > right else look.ink),
        (":", look.soft),
        (str(right), look.gilt if right > left else look.ink),
    )
    gap = size // 8
    middle = plate.y + round(plate.h * (TALL_RESULT if form.tall else 0.5))
    widths = [fonts.width(text, FontFace.SANS_BOLD, size) for text, _ in texts]
    start = plate.centre[0] - widths[0] - gap - widths[1] // 2
    x = start
    for (text, colour), width in zip(texts, widths, strict=True):
        stage.builder.line(text, FontFace.SANS_BOLD, size, colour, x, middle + round(size * 0.33))
        x += width + gap
    return Box(start, plate.y, sum(widths) + 2 * gap, plate.h)


def _side(stage: Stage, side: Reason, own: str, paired: int, *, right: bool) -> None:
    """Draw shield or sign, name and pieces; the right side is the left one's mirror image."""
    form, look, box = stage.form, stage.look, stage.box
    high = min(box.h, form.px(116, 66, 96))
    sign = Box(box.right - high if right else box.x, box.centre[1] - high // 2, high, high)
    if form.tall:
        sign = Box(box.right - high if right else box.x, box.y, high, high)
    if side.seat is not None:
        stage.builder.shield(side.seat.colour, sign)
    elif own:
        stage.builder.icon(own, sign.inset(high // 16), look.ink, look.sheet)
    room = box.trim(right=high + form.px(20, 12, 0)) if right else box.trim(left=high + form.px(20, 12, 0))
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(44, 34, 46), form.near_min, 1.05)
    row = room.top_part(round(kind.size * 1.1))
    label = side.seat.name if side.seat is not None else stage.words(side.words) if side.words is not None else ""
    stage.builder.text(named(label, kind, row.w), kind, look.ink, row, align="right" if right else "left")
    below = room.trim(top=row.h + form.px(8, 2, 6))
    _pieces(stage, side.symbols, Box(box.x, below.y, box.w, below.h) if form.tall else below, paired, right=right)


def _one(stage: Stage, symbol: Symbols, box: Box) -> None:
    piece(stage, symbol, box, stage.look.ink, stage.look.sheet)


def _pieces(stage: Stage, symbols: tuple[Symbols, ...], box: Box, paired: int, *, right: bool) -> None:
    """Draw the pieces from the middle outwards; those that cancel each other come together first and are crossed out."""
    form = stage.form
    if form.tall:
        box = box.trim(top=max(0, box.h - form.px(0, 0, 104)))
    things = [symbol for symbol in symbols for _ in range(symbol.amount)]
    gap = form.px(6, 4, 5)
    rows = 1 if len(things) <= form.of(IN_A_ROW, IN_A_ROW, 3) else 2
    columns = max(1, -(-len(things) // rows))
    size = min((box.h - gap * (rows - 1)) // rows, form.px(58, 44, 60), (box.w - gap * (columns - 1)) // columns)
    if size < form.px(34, 24, 36):
        look = stage.look
        tint = Tint(look.ink, look.soft, look.sheet, look.rubric, look.shield_edge)
        tally_of(stage, symbols, box, min(box.h, form.px(44, 34, 44)), tint)
        return
    for place, symbol in enumerate(things):
        column, row = divmod(place, rows)
        step = column * (size + gap)
        top = box.y + (box.h - rows * size - (rows - 1) * gap) // 2 + row * (size + gap)
        spot = Box(box.x + step if right else box.right - size - step, top, size, size)
        _meeting(stage, symbol, spot, place, gone=place < paired, right=right)


def _meeting(stage: Stage, symbol: Symbols, spot: Box, place: int, *, gone: bool, right: bool) -> None:
    """Draw one piece on its way to the middle; one that is gone is crossed out."""
    before = len(stage.builder.items)
    _one(stage, symbol, spot)
    if gone:
        strike(stage, spot, stage.look.rubric)
    began = stage.state.began
    if stage.settings.reduced or stage.now >= began + SECONDS:
        return
    far = round(spot.w * FAR) * (place + 1) * (1 if right else -1)
    way = (Leg(began, began + SECONDS, (0, 0)),)
    stage.builder.items[before:] = [Gliding(item, (far, 0), way) for item in stage.builder.items[before:]]
