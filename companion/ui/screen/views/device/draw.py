"""Draw: cards lie face down, and the drawn ones turn over. A table with real cards enters what it drew."""

from typing import Any

from companion.play import SpinOrDraw, live
from companion.table import Draw, LaidCard, Order
from companion.ui.screen import layout, paint, widgets
from companion.ui.screen.illustrations.rows import draw_card, face_in
from companion.ui.screen.page import Do, Enter, Stage, Tint, View, drawing, show
from companion.ui.screen.pictures.printed import draw_card_back
from companion.ui.screen.views.ask import order
from companion.ui.screen.widgets.foot import foot

TURNS = 0.16
"""Seconds from one card's turning over to the next one's."""
MOST_CARDS = 8
PAIR, IN_A_ROW = 2, 3
IN_TWO_ROWS = 1.6
"""The least height of faces in more than one row, relative to a card's."""
BACK, WIDEST = 0.8, 2.4
"""The width of a back, and the greatest width of a face, relative to its height."""


def show_draw(stage: Stage, question: Draw[Any]) -> None:
    """Lay out the words above the cards (a landscape screen: beside one or two cards), and the answers at the foot.

    Drawn cards show their faces; cards can also be entered by hand.
    """
    if stage.entry is not None:
        asks = Order(
            question.id, args=question.args, seat=question.seat, subject=question.subject, occurrence=question.occurrence,
            rules=question.rules, options=question.options, places=question.count,
        )  # fmt: skip
        order.show_order(stage, asks)
        return
    form = stage.form
    drawn = stage.live if isinstance(stage.live, live.Drawn) else None
    count = min(MOST_CARDS, len(question.options) if question.count is None else question.count)
    crowd = drawn is not None and count > IN_A_ROW and not form.tall
    least = round(form.size("card") * (IN_TWO_ROWS if crowd else 1))
    by_key = {option.key: option for option in question.options}
    shown = [by_key[key] for key in drawn.keys[:count]] if drawn is not None else []
    faces = tuple(LaidCard(card.words, card.icon, seat=card.seat) for card in shown)
    laid = layout.Art(cards(faces, count, drawn), least, layout.NEVER, 0)
    heads = [widgets.ask(stage, question, size="far"), widgets.ask(stage, question)]
    if question.seat is None:
        heads[1:1] = [widgets.prompt(stage, stage.words(question.words), size=size) for size in ("far", "any")]
    body: layout.LayoutPart = layout.OneOf(tuple(layout.ColumnOf((head, layout.Grow(laid)), form.gap) for head in heads))
    if count <= PAIR and not form.tall:
        wide = round(stage.box.w * form.share("cards"))
        body = layout.RowOf((layout.Grow(widgets.ask(stage, question)), layout.Sized(laid, wide=wide, most_wide=wide)), form.gap)
    drawing = Do(SpinOrDraw(stage.snapshot.step))
    first = widgets.button(stage, "throw", stage.say("screen-draw"), drawing, heard=stage.say("ear-draw"))
    if drawn is not None:
        first = widgets.button(stage, "done", stage.say("screen-go-on"), stage.answer(drawn.keys))
    by_hand = widgets.button(stage, "hand", stage.say("screen-by-hand"), Enter((), ""))
    show(stage, layout.ColumnOf((layout.Grow(body), foot(stage, first, by_hand)), form.gap))


@drawing
def cards(stage: Stage, box: paint.Box, _tint: Tint, faces: tuple[LaidCard, ...], count: int, drawn: live.Drawn | None) -> None:
    """Draw `count` cards as large as there is room: backs, or the faces drawn; these turn over one after the other."""
    builder, gap, ways = stage.builder, stage.form.gap, []
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        across, high = (box.w - gap * (columns - 1)) // columns, (box.h - gap * (rows - 1)) // rows
        high = min(high, round(across / BACK))
        across = min(across, round(high * (BACK if not faces or count == 1 else WIDEST)))
        wide, tall = across * columns + gap * (columns - 1), high * rows + gap * (rows - 1)
        area = box.place_in_middle(wide, tall) if count <= PAIR else paint.Box(box.x, box.y, wide, tall)
        ways.append([cell for row in area.rows(rows, gap) for cell in row.columns(columns, gap)][:count])
    # Choose the rows that leave the words largest or, without faces, the backs highest
    ways = [way for way in ways if way[0].h > 0] or ways[:1]
    cells = max(ways, key=lambda way: (face_in(stage, way[0], faces)[0] if faces else 0, way[0].h))
    face = face_in(stage, cells[0], faces) if faces else None
    for place, cell in enumerate(cells):
        builder.require_seen("card", cell)
        if face is None or drawn is None:
            _draw_back(stage, cell)
            continue
        begins = drawn.began + (place + 1) * TURNS
        turns = not stage.settings.reduced and stage.now < begins
        if turns:
            before = len(builder.items)
            _draw_back(stage, cell)
            builder.play(before, paint.Key(drawn.began), paint.Key(begins, seen=False))
        before = len(builder.items)
        draw_card(stage, cell, faces[place], face)
        if turns:
            builder.play(before, paint.Key(begins))


def _draw_back(stage: Stage, cell: paint.Box) -> None:
    high = min(cell.h, round(cell.w / BACK))
    draw_card_back(stage.builder, cell.place_in_middle(round(high * BACK), high))


VIEW = View(show_draw)
