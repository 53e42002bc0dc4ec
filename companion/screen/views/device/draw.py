"""Draw: cards face down; the drawn ones turn over. A table with real cards enters what it drew."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from companion.play.live import Drawn
from companion.play.requests import SpinOrDraw
from companion.play.snapshot import Snapshot
from companion.screen.page.effects import Do, Enter
from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.pictures.cards import card_back
from companion.screen.views.ask import order
from companion.screen.widgets.basics import Button, answers, asked_by, prompt, question_head
from companion.screen.widgets.printed_card import CardFace, card_face, printed_card
from companion.screen.widgets.subtitles import subtitle
from companion.table.questions.device_kinds import Draw
from companion.table.questions.illustrations import LaidCard
from companion.table.questions.kinds import Option, Order

SQUEEZE = 0.16
MOST_CARDS = 8
IN_A_PAIR = 2
SINGLE = (300, 280, 420)
"""So high is a card that is drawn alone, at most, on each screen."""
BACK = 0.8
"""How wide a back is, in parts of its height."""
IN_ONE_ROW = 3
"""More cards stand in two rows on the small screen."""


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
    """Lay it out."""
    if stage.entry is not None:
        order.show(stage, as_order(question))
        return
    form = stage.form
    drawn = stage.live if isinstance(stage.live, Drawn) else None
    foot = stage.box.bottom_part(form.touch_answer)
    count = min(MOST_CARDS, len(question.options) if question.count is None else question.count)
    room = _asked(stage, question, stage.box.trim(bottom=foot.h + form.gap), count)
    shown = _shown(question, drawn, count)
    _cards(stage, shown, room, drawn)
    before = len(stage.builder.targets)
    answers(stage, foot, _buttons(stage, drawn))
    right = max(target.box.right for target in stage.builder.targets[before:])
    if not form.tall:
        subtitle(stage, foot.trim(left=right - foot.x + 2 * form.gap))


def _asked(stage: Stage, question: Draw[Any], box: Box, count: int) -> Box:
    """Write the question and give the room for the cards: below it, on the small screen right of it for one or two."""
    form = stage.form
    if form.small and count <= 2:  # noqa: PLR2004 - more cards stand in a row below
        width = form.px(0, 240 if count == 1 else 190, 0) * count
        question_head(stage, question, box.trim(right=width + form.gap), most=3)
        return box.right_part(width)
    if form.small and count > IN_ONE_ROW:
        text = box if question.seat is None else box.trim(top=asked_by(stage, question.seat, box).h)
        kind = styles.prompt(form)._replace(size=form.px(0, 46, 0), least=form.px(0, 37, 0))
        used = prompt(stage, stage.words(question.words), text, most=2, kind=kind)
        return box.trim(top=used.bottom - box.y + form.gap)
    return question_head(stage, question, box).trim(top=form.gap)


def _shown(question: Draw[Any], drawn: Drawn | None, count: int) -> tuple[Option[Any] | None, ...]:
    if drawn is None:
        return (None,) * count
    by_key = {option.key: option for option in question.options}
    return tuple(by_key[key] for key in drawn.keys[:count])


def _buttons(stage: Stage, drawn: Drawn | None) -> list[Button]:
    by_hand: Button = ("hand", stage.say("screen-by-hand"), Enter((), ""), "")
    if drawn is None:
        return [("throw", stage.say("screen-draw"), Do(SpinOrDraw(stage.snapshot.step)), ""), by_hand]
    return [("done", stage.say("screen-go-on"), stage.answered(drawn.keys), ""), by_hand]


def _cards(stage: Stage, cards: tuple[Option[Any] | None, ...], room: Box, drawn: Drawn | None) -> None:
    """Set the cards side by side, many on the small screen in two rows, on the tall one below each other; each turns over."""
    form = stage.form
    flat = form.tall and len(cards) > IN_A_PAIR and drawn is not None
    rows = (
        len(cards) if flat else -(-len(cards) // 2) if form.tall else 2 if len(cards) > form.of(MOST_CARDS, IN_ONE_ROW, 0) else 1
    )
    columns = -(-len(cards) // rows)
    gap = form.gap
    high = min((room.h - gap * (rows - 1)) // rows, form.px(*(SINGLE if len(cards) == 1 else (230, 190, 230))))
    wide = min((room.w - gap * (columns - 1)) // columns, form.px(280, 360 if rows > 1 else 240, 648 if flat else 330))
    if drawn is None:
        columns, rows, high = max(
            (_backs(room, len(cards), across, gap) for across in range(1, len(cards) + 1)), key=itemgetter(2)
        )
        high = min(high, form.px(*(SINGLE if len(cards) == 1 else (230, 190, 300))))
        wide = round(high * BACK)
    area = Box(room.x, room.y, wide * columns + gap * (columns - 1), high * rows + gap * (rows - 1))
    cells = [cell for row in area.rows(rows, gap) for cell in row.columns(columns, gap)]
    laid = tuple(None if card is None else LaidCard(card.words, card.icon, seat=card.seat) for card in cards)
    up = [card for card in laid if card is not None]
    face = card_face(stage, cells[0], up) if up else None
    for place, (cell, card) in enumerate(zip(cells, laid, strict=False)):
        _card(stage, cell, card, face, 1.0 if drawn is None else _turned(stage, drawn, place))


def _backs(room: Box, count: int, columns: int, gap: int) -> tuple[int, int, int]:
    """Give columns, rows, and how high so many backs stand in so many columns."""
    rows = -(-count // columns)
    wide = (room.w - gap * (columns - 1)) // columns
    return columns, rows, min((room.h - gap * (rows - 1)) // rows, round(wide / BACK))


def _turned(stage: Stage, drawn: Drawn, place: int) -> float:
    """Tell how far a card has turned, 0 to 1; one after the other."""
    share = (stage.now - drawn.began - place * SQUEEZE) / SQUEEZE
    if share < 1 and not stage.settings.reduced:
        stage.builder.wake_at(stage.now + SQUEEZE / 4)
        return max(0.0, share)
    return 1.0


def _card(stage: Stage, box: Box, card: LaidCard | None, face: CardFace | None, turned: float) -> None:
    stage.builder.to_be_seen("card", box)
    half = abs(turned * 2 - 1)
    if turned < 1:
        box = box.inset(round(box.w * (1 - max(0.12, half)) / 2), 0)
    if card is None or face is None or turned < 0.5:  # noqa: PLR2004 - half way round
        high = min(box.h, round(box.w / BACK))
        card_back(stage.builder, box.middle(round(high * BACK), high) if turned >= 1 else box)
        return
    if turned < 1:
        plate(stage, box, inner=True)
        return
    printed_card(stage, box, card, face)


VIEW = View(show, begin)
