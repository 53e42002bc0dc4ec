"""Cards or tiles face up: the drawing of each, its words, the number of its space, whose it is; all alike on a page."""

from __future__ import annotations

from collections.abc import Sequence

from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.text import Type, fit
from companion.screen.widgets.basics import cube, icon_colour
from companion.table.questions.illustrations import LaidCard
from companion.unchanging import unchanging

FACE = fonts.FontFace.SANS_SEMIBOLD
NUMBER = fonts.FontFace.SANS_BOLD
IN_TWO_LINES = 0.58
"""So much of the width of one line the longer of two takes, about."""
SMALLER_SHIELD = 0.7
NUMBER_WIDTH = 0.55
"""A figure's width, of its size."""


@unchanging
class CardFace:
    """How the cards of a page are drawn: with the drawing beside the words or above them, size of letters and drawing."""

    lies: bool
    letters: int
    side: int


def card_face(stage: Stage, cell: Box, cards: Sequence[LaidCard]) -> CardFace:
    """Choose the largest letters in which all words are whole, and beside or above them the larger drawing."""
    for least in (stage.form.px(76, 54, 70), stage.form.px(48, 30, 44)):
        for size in range(styles.answer(stage.form).size, stage.form.near_min - 1, -2):
            faces = [
                face for face in (_lying(stage, cell, cards, size), _upright(stage, cell, cards, size)) if face.side >= least
            ]
            if faces:
                return max(faces, key=lambda face: face.side)
    return CardFace(cell.w > cell.h, stage.form.near_min, stage.form.px(48, 30, 44))


def _inner(stage: Stage, box: Box) -> Box:
    return box.inset(stage.form.px(14, 8, 14), stage.form.px(12, 7, 12))


def _lying(stage: Stage, cell: Box, cards: Sequence[LaidCard], size: int) -> CardFace:
    """Try the words in one line, then in two."""
    inner, gap = _inner(stage, cell), stage.form.unit
    number = _number_size(stage) if any(card.label for card in cards) else 0
    sides = []
    for lines in (1, 2):
        words = max(_least_width(stage.words(card.words), size, lines) for card in cards)
        left = inner.w - words - gap - number
        side = min(inner.h, left - gap if not _owned(cards) else round((left - 2 * gap) / (1 + SMALLER_SHIELD)))
        sides.append(side if lines * size <= inner.h else 0)
    return CardFace(True, size, max(sides))


def _least_width(text: str, size: int, lines: int) -> int:
    whole = fonts.width(text, FACE, size)
    longest = max(fonts.width(word, FACE, size) for word in text.split())
    return whole if lines == 1 else max(longest, round(whole * IN_TWO_LINES))


def _upright(stage: Stage, cell: Box, cards: Sequence[LaidCard], size: int) -> CardFace:
    inner, kind = _inner(stage, cell), Type(FACE, size, size, 1.0)
    blocks = [fit(stage.words(card.words), kind, inner.w, 2) for card in cards]
    whole = all(block.whole for block in blocks)
    beside = 2 * round(_number_size(stage) * NUMBER_WIDTH) if any(card.label for card in cards) else 0
    wide = min(inner.w - beside, inner.w * (60 if _owned(cards) else 100) // 100)
    side = min(inner.h - max(block.height for block in blocks), wide)
    return CardFace(False, size, side if whole else 0)


def _owned(cards: Sequence[LaidCard]) -> bool:
    return any(map(_shielded, cards))


def _shielded(card: LaidCard) -> bool:
    """Tell whether a shield says whose the card is, beside its drawing."""
    return card.seat is not None and bool(card.icon) and card.icon != "cube"


def _number_size(stage: Stage) -> int:
    return stage.form.px(50, 36, 54)


def printed_card(stage: Stage, box: Box, card: LaidCard, face: CardFace) -> None:
    """Draw a card on a plate."""
    plate(stage, box, inner=True)
    inner, gap = _inner(stage, box), stage.form.unit
    if card.label:
        size = _number_size(stage)
        middle = inner.centre[1] if face.lies else inner.y + size // 2
        stage.builder.line(card.label, NUMBER, size, stage.look.rubric, inner.x, middle + round(size * 0.33))
        inner = inner.trim(left=round(size * 0.75)) if face.lies else inner
    if card.seat is not None and _shielded(card):
        side = round(face.side * SMALLER_SHIELD) if face.lies else min(inner.w * 20 // 100, face.side)
        top = inner.centre[1] - side // 2 if face.lies else inner.y
        stage.builder.shield(card.seat.colour, Box(inner.right - side, top, side, side))
        inner = inner.trim(right=side + gap) if face.lies else inner
    _drawing(stage, inner, card, face)


def _drawing(stage: Stage, box: Box, card: LaidCard, face: CardFace) -> None:
    """Draw what the card shows, and its words beside it or below."""
    drawn = bool(card.icon) or card.seat is not None
    left = box.x if face.lies else box.centre[0] - face.side // 2
    spot = Box(left, box.centre[1] - face.side // 2 if face.lies else box.y, face.side, face.side)
    if card.icon == "cube" and card.seat is not None:
        cube(stage, card.seat.colour, spot)
    elif card.icon:
        look = stage.look
        stage.builder.icon(card.icon, spot, icon_colour(stage, card.icon, look.ink), look.sheet, look.rubric)
    elif card.seat is not None:
        stage.builder.shield(card.seat.colour, spot)
    if drawn:
        box = box.trim(left=face.side + stage.form.unit) if face.lies else box.trim(top=face.side)
    kind = Type(FACE, face.letters, min(face.letters, stage.form.near_min), 1.0)
    stage.builder.text(stage.words(card.words), kind, stage.look.ink, box, most=2, align="centre", upright="middle")
