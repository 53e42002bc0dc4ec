"""Cards that lie open side by side, in as few rows as their words allow."""

from __future__ import annotations

from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.widgets.printed_card import card_face, printed_card
from companion.table.questions.illustrations import LaidOut

IN_A_ROW = 3
"""More cards stand in two rows on the small screen; on the tall one each has a row of its own."""
WIDE_ROW = 5


def show_laid_out(stage: Stage, shown: LaidOut, box: Box) -> None:
    """Draw the cards, all of one size, in reading order."""
    form = stage.form
    count = len(shown.cards)
    rows = -(-count // form.of(WIDE_ROW, IN_A_ROW, 1))
    columns = -(-count // rows)
    gap = form.gap
    high = min((box.h - gap * (rows - 1)) // rows, form.px(320, 190, 150))
    area = box.top_part(high * rows + gap * (rows - 1))
    cells = [cell for row in area.rows(rows, gap) for cell in row.columns(columns, gap)]
    face = card_face(stage, cells[0], shown.cards)
    for cell, card in zip(cells, shown.cards, strict=False):
        printed_card(stage, cell, card, face)
