"""Draw: cards face down; the drawn ones turn over. A table with real cards enters what it drew."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from companion.play.live import Drawn
from companion.play.requests import SpinOrDraw
from companion.play.snapshot import Snapshot
from companion.screen.illustrations.laid_out import Face, draw_card, face_in
from companion.screen.layout.hold import Grow, OneOf, Sized
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import NEVER, Art, LayoutPart
from companion.screen.page.describe import show as show_node
from companion.screen.page.effects import Do, Enter
from companion.screen.page.plates import Tint, plate
from companion.screen.page.stage import Stage, View
from companion.screen.paint.box import Box
from companion.screen.paint.moving import Key
from companion.screen.pictures.printed import card_back
from companion.screen.views.ask import order
from companion.screen.widgets.asked import asked, prompt
from companion.screen.widgets.foot import foot
from companion.screen.widgets.parts import button
from companion.table.questions.device_kinds import Draw
from companion.table.questions.illustrations import LaidCard
from companion.table.questions.kinds import Order
from companion.unchanging import unchanging

SQUEEZE = 0.16
"""Seconds that a card takes to turn over, one after the other."""
MOST_CARDS = 8
PAIR, IN_A_ROW = 2, 3
IN_TWO_ROWS = 1.6
"""How high more faces than stand in a row are at the least, in parts of a card."""
BACK, WIDEST = 0.8, 2.4
"""How wide a back is, and a face at the most, in parts of its height."""
BESIDE = 0.4
"""The part of the width that one or two cards have beside the words."""


def begin(_snapshot: Snapshot, _question: Draw[Any]) -> tuple[str, ...] | None:
    """Begin with the device's draw."""
    return None


def as_order(question: Draw[Any]) -> Order[Any]:
    """Ask for the cards that the table drew itself."""
    return Order(
        question.id, args=question.args, seat=question.seat, subject=question.subject, occurrence=question.occurrence,
        rules=question.rules, options=question.options, places=question.count,
    )  # fmt: skip


def show(stage: Stage, question: Draw[Any]) -> None:
    """Lay it out: the words above the cards, beside one or two of them where the screen lies; what leads on at the foot."""
    if stage.entry is not None:
        order.show(stage, as_order(question))
        return
    form = stage.form
    drawn = stage.live if isinstance(stage.live, Drawn) else None
    count = min(MOST_CARDS, len(question.options) if question.count is None else question.count)
    crowd = drawn is not None and count > IN_A_ROW and not form.tall
    least = round(form.size("card") * (IN_TWO_ROWS if crowd else 1))
    cards = Art(Cards(_shown(question, drawn, count), count, drawn), least, NEVER, 0)
    heads = [asked(stage, question, size="far"), asked(stage, question)]
    if question.seat is None:
        heads[1:1] = [prompt(stage, stage.words(question.words), size=size) for size in ("far", "any")]
    body: LayoutPart = OneOf(tuple(ColumnOf((head, Grow(cards)), form.gap) for head in heads))
    if count <= PAIR and not form.tall:
        wide = round(stage.box.w * BESIDE)
        body = RowOf((Grow(asked(stage, question)), Sized(cards, wide=wide, most_wide=wide)), form.gap)
    show_node(stage, ColumnOf((Grow(body), _foot(stage, drawn)), form.gap))


def _shown(question: Draw[Any], drawn: Drawn | None, count: int) -> tuple[LaidCard, ...]:
    """Give what lies on the cards that were drawn, none where none was."""
    by_key = {option.key: option for option in question.options}
    found = [by_key[key] for key in drawn.keys[:count]] if drawn is not None else []
    return tuple(LaidCard(card.words, card.icon, seat=card.seat) for card in found)


def _foot(stage: Stage, drawn: Drawn | None) -> LayoutPart:
    """Describe what draws, or goes on, and the way to enter cards by hand."""
    by_hand = button(stage, "hand", stage.say("screen-by-hand"), Enter((), ""))
    if drawn is None:
        return foot(stage, button(stage, "throw", stage.say("screen-draw"), Do(SpinOrDraw(stage.snapshot.step))), by_hand)
    return foot(stage, button(stage, "done", stage.say("screen-go-on"), stage.answered(drawn.keys)), by_hand)


@unchanging
class Cards:
    """So many cards, as large as they find room side by side and below each other: backs, and faces as far as they are drawn."""

    faces: tuple[LaidCard, ...]
    count: int
    drawn: Drawn | None

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:  # noqa: ARG002 - their colours are their own
        """Draw them; each that was drawn turns over, one after the other."""
        cells, face = self._placed(stage, box)
        for place, cell in enumerate(cells):
            stage.builder.to_be_seen("card", cell)
            drawn = self.drawn
            if face is None or drawn is None:
                _back(stage, cell, cell.w)
                continue
            begins = drawn.began + place * SQUEEZE
            if not stage.settings.reduced and stage.now < begins + SQUEEZE:
                self._turns(stage, cell, begins)
            before = len(stage.builder.items)
            draw_card(stage, cell, self.faces[place], face)
            if not stage.settings.reduced and stage.now < begins + SQUEEZE:
                stage.builder.play(before, Key(begins + SQUEEZE))

    def _turns(self, stage: Stage, cell: Box, begins: float) -> None:
        """Draw what is seen of a card while it turns: its back, the back and then the face squeezed."""
        assert self.drawn is not None
        seconds = (min(self.drawn.began, begins), begins + SQUEEZE / 3, begins + 2 * SQUEEZE / 3, begins + SQUEEZE)
        for step, (seen, gone) in enumerate(pairwise(seconds)):
            before = len(stage.builder.items)
            if step == 2:  # noqa: PLR2004 - it shows its face from here on
                plate(stage, cell.inset(cell.w // 4, 0), inner=True)
            else:
                _back(stage, cell, cell.w // (1 + step))
            stage.builder.play(before, Key(seen), Key(gone, seen=False))

    def _placed(self, stage: Stage, box: Box) -> tuple[list[Box], Face | None]:
        """Cut the box into cells, in the rows that leave the words largest, or backs highest; and say how all faces are drawn."""
        ways = [self._cells(box, rows, stage.form.gap) for rows in range(1, self.count + 1)]
        ways = [cells for cells in ways if cells[0].h > 0] or ways[:1]
        if not self.faces:
            return max(ways, key=lambda cells: cells[0].h), None
        drawn = [(cells, face_in(stage, cells[0], self.faces)) for cells in ways]
        return max(drawn, key=lambda way: (way[1][0], way[0][0].h))

    def _cells(self, box: Box, rows: int, gap: int) -> list[Box]:
        columns = -(-self.count // rows)
        across, high = (box.w - gap * (columns - 1)) // columns, (box.h - gap * (rows - 1)) // rows
        single = BACK if not self.faces or self.count == 1 else WIDEST
        high = min(high, round(across / BACK))
        across = min(across, round(high * single))
        wide, tall = across * columns + gap * (columns - 1), high * rows + gap * (rows - 1)
        area = box.middle(wide, tall) if self.count <= PAIR else Box(box.x, box.y, wide, tall)
        return [cell for row in area.rows(rows, gap) for cell in row.columns(columns, gap)][: self.count]


def _back(stage: Stage, cell: Box, wide: int) -> None:
    """Draw the back of a card in the middle of its cell, no wider than that."""
    high = min(cell.h, round(cell.w / BACK))
    card_back(stage.builder, cell.middle(min(round(high * BACK), wide), high))


VIEW = View(show, begin)
