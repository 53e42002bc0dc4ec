"""A fight: two shields, the pieces between them that cancel each other in pairs, the result as large figures."""

from __future__ import annotations

from dataclasses import replace

from companion.screen.illustrations.rows import told_rows
from companion.screen.layout.hold import Grow, Pad, Sized, even
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import NEVER, Art, Blank, LayoutPart, Text
from companion.screen.page.builder import Align
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.moving import Gliding, Leg
from companion.screen.paint.text import named
from companion.screen.widgets.basics import piece, strike, tally_of
from companion.screen.widgets.parts import Sheet, words
from companion.screen.widgets.signs import Icon, Shield
from companion.table.questions.illustrations import Duel
from companion.table.questions.kinds import Reason
from companion.unchanging import unchanging

SECONDS = 0.4
"""So long the pieces take to meet."""
IN_A_ROW = 5
"""So many pieces stand in one row."""
FAR = 0.6
"""How far from its place a piece begins, in parts of its size for every piece before it."""
RESULT = 1.6
"""How large the result is, in parts of the letters of a prompt, which it is never smaller than."""


@unchanging
class Fighters:
    """The pieces of a side from the middle outwards; those that cancel each other come together first and are crossed out."""

    side: Reason
    paired: int
    right: bool

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw them, in two rows where they are many, or as figures where they would be too small."""
        things = [symbol for symbol in self.side.symbols for _ in range(symbol.amount)]
        gap, least = stage.form.unit // 2, stage.form.type("label").size
        rows = 1 if len(things) <= IN_A_ROW else 2
        columns = max(1, -(-len(things) // rows))
        size = min((box.h - gap * (rows - 1)) // rows, (box.w - gap * (columns - 1)) // columns, stage.form.size("thumb"))
        if size < least:
            tally_of(stage, self.side.symbols, box, min(box.h, least), tint)
            return
        for place, symbol in enumerate(things):
            column, row = divmod(place, rows)
            step = column * (size + gap)
            top = box.y + (box.h - rows * size - (rows - 1) * gap) // 2 + row * (size + gap)
            spot = Box(box.x + step if self.right else box.right - size - step, top, size, size)
            before = len(stage.builder.items)
            piece(stage, symbol, spot, tint.ink, stage.look.sheet)
            if place < self.paired:
                strike(stage, spot, stage.look.rubric)
            self._coming(stage, before, round(size * FAR) * (place + 1) * (1 if self.right else -1))

    def _coming(self, stage: Stage, before: int, far: int) -> None:
        """Let what was drawn come from so far to its place."""
        began = stage.state.began
        if not stage.settings.reduced and stage.now < began + SECONDS:
            way = (Leg(began, began + SECONDS, (0, 0)),)
            stage.builder.items[before:] = [Gliding(item, (far, 0), way) for item in stage.builder.items[before:]]


def duel(stage: Stage, shown: Duel, rows: tuple[Reason, ...]) -> LayoutPart:
    """Describe the plate of the fight, and below it what goes where."""
    form = stage.form
    others = tuple(row for row in rows if row not in (shown.left, shown.right))
    paired = min(shown.left.total or 0, shown.right.total or 0)
    (left, left_pieces), (right, right_pieces) = (
        _side(stage, side, shown.sign, paired, right=side is shown.right) for side in (shown.left, shown.right)
    )
    result = _result(stage, shown)
    if form.tall:
        heads = RowOf((Grow(left), Grow(right)), form.gap)
        fight: LayoutPart = ColumnOf((heads, result, RowOf((Grow(left_pieces), Grow(right_pieces)), 2 * form.gap)), form.unit)
    else:
        sides = [Grow(ColumnOf((head, Grow(pieces)), form.unit)) for head, pieces in ((left, left_pieces), (right, right_pieces))]
        fight = RowOf((sides[0], result, sides[1]), form.gap)
    plate = Grow(Pad(fight, even(form.gap, form.unit), Sheet()))
    return ColumnOf((plate, told_rows(stage, others)), form.unit) if others else plate.child


def _result(stage: Stage, shown: Duel) -> LayoutPart:
    """Describe the two totals, the larger one in gilt."""
    form = stage.form
    prompt = form.type("prompt").size
    kind = form.type("giant")._replace(size=round(prompt * RESULT), least=prompt)
    left, right = shown.left.total or 0, shown.right.total or 0
    written = ((str(left), left > right), (":", False), (str(right), right > left))
    texts = tuple(Text(text, kind, ink="gilt" if wins else "ink" if text != ":" else "soft") for text, wins in written)
    return RowOf(texts, form.unit, "centre")


def _side(stage: Stage, side: Reason, own: str, paired: int, *, right: bool) -> tuple[LayoutPart, LayoutPart]:
    """Describe shield or sign with the name, and the pieces; the right side is the left one's mirror image."""
    form = stage.form
    high = form.size("thumb")
    sign: LayoutPart = Blank()
    if side.seat is not None or own:
        sign = Art(Shield(side.seat.colour) if side.seat is not None else Icon(own), form.touch, high)
    called = side.seat.name if side.seat is not None else stage.words(side.words) if side.words is not None else ""
    align: Align = "right" if right else "left"
    name = words(form, called, "heading", align=align)
    name = replace(name, text=named(called, name.kind, max(name.kind.least, stage.box.w // 4))) if side.seat is not None else name
    head = RowOf((Grow(name), sign) if right else (sign, Grow(name)), form.unit)
    return head, Sized(Art(Fighters(side, paired, right), form.touch, NEVER, 0), form.size("thumb"))
