"""Answers as cards: each with its picture large above its words; all on one page where they find room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from companion.screen.illustrations.shelf import show_shelf
from companion.screen.page.effects import Effect
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.formats import Format
from companion.screen.paint.text import Type, finds_room, largest
from companion.screen.widgets.basics import head_height, question_head, tally_of
from companion.screen.widgets.card_plate import (
    FACE,
    CardForm,
    CardText,
    beside_of,
    card_plate,
    card_text,
    gains_width,
    most_lines,
    words_height,
    words_width,
)
from companion.screen.widgets.corner import Corner, corner_height, corner_width, draw_corner
from companion.table.questions.illustrations import PriceTag, Shelf
from companion.table.questions.kinds import Option
from companion.table.questions.question import Question

Cards = tuple[CardText, ...]
Size = tuple[int, int]

MOST_ROWS, TALL_ROWS = 3, 5
IN_TWO_LINES = 0.58
"""So much of the width of one line the longer of two takes, about."""

ALL_KINDS = (CardForm(0), CardForm(0, told=True), CardForm(0, terse=True))
"""How cards that are off are drawn: like all others, with the words first, or without the reason."""
ABOVE, SLIM, SHRUNK = 1.5, 1.9, 0.82
"""A picture above the words is taken for so much larger than one beside them; not in a card that is `SLIM` times as high as
wide and whose letters have `SHRUNK` for it."""


ALIKE = 0.6
"""Pictures of a page become no smaller than in this part for being as large as each other."""
LETTERS = (1.0, 0.86, 0.74)
"""Letters are tried in these parts of the largest that fit."""


class Spread(NamedTuple):
    """How the cards of a page lie: columns, rows, gap, and how each is drawn."""

    columns: int
    rows: int
    gap: int
    card: CardForm

    @property
    def at_once(self) -> int:
        """How many cards a page has."""
        return self.columns * self.rows

    def pages(self, count: int) -> int:
        """Give how many pages so many cards take."""
        return -(-count // self.at_once)


def show_cards(
    stage: Stage,
    question: Question[Any],
    options: tuple[Option[Any], ...],
    chosen: Callable[[Option[Any]], Effect],
    corner: Corner,
    ticked: tuple[Any, ...] | None,
) -> bool:
    """Lay out a question over its cards; where these would take several pages, only tell so."""
    form = stage.form
    foot = form.touch_answer + round(form.gap * 1.4) if form.tall and corner.effect is not None else 0
    high = corner_height(stage) if corner.effect is not None or corner.pages > 1 else 0
    head = head_height(stage, question, high=high, least=True)
    area = stage.box.trim(top=head + form.gap, bottom=foot)
    shelf = _shelf_height(stage, question, area)
    spread = _spread(stage, options, area.trim(top=shelf))
    pages = spread.pages(len(options))
    if pages > 1 and shelf:
        shelf, spread = 0, _spread(stage, options, area)
        pages = spread.pages(len(options))
    if pages > 1 and form.scale >= 1:
        return False
    corner = replace(corner, pages=pages)
    if pages > 1 and not high:
        high = corner_height(stage)
        area = stage.box.trim(top=head_height(stage, question, high=high, least=True) + form.gap, bottom=foot)
    text = stage.box.trim(bottom=stage.box.bottom - area.y + form.gap)
    if shelf and isinstance(question.illustration, Shelf):
        show_shelf(stage, question.illustration, area.top_part(shelf - form.gap))
        area = area.trim(top=shelf)
    aside = corner_width(stage, corner)
    question_head(stage, question, text, aside=(aside + _price(stage, question, text.trim(right=aside)), high))
    stage.builder.cramped = spread.card.terse
    page = min(stage.layer.page, pages - 1)
    shown = options[page * spread.at_once : (page + 1) * spread.at_once]
    cells = [cell for row in area.rows(spread.rows, spread.gap) for cell in row.columns(spread.columns, spread.gap)]
    card = spread.card._replace(words=_words_kept(stage, cells[0], shown, spread.card))
    for cell, option in zip(cells, shown, strict=False):
        tick = None if ticked is None else option.key in ticked
        card_plate(stage, cell, option, chosen(option), card, ticked=tick)
    draw_corner(stage, corner)
    return True


def _words_kept(stage: Stage, cell: Box, shown: tuple[Option[Any], ...], card: CardForm) -> int:
    """Give the height kept for words on each card, so that all pictures are as large; 0 where they would be much smaller so."""
    highs = [words_height(stage.form, card_text(stage, option), cell.w, card) for option in shown if not option.off]
    most, least = max(highs, default=0), min(highs, default=0)
    return most if cell.h - most >= ALIKE * (cell.h - least) else 0


def _price(stage: Stage, question: Question[Any], box: Box) -> int:
    """Draw at the upper right what is to be paid; give the width it takes."""
    if not isinstance(question.illustration, PriceTag):
        return 0
    size = stage.form.px(50, 40, 58)
    width = sum(symbol.amount for symbol in question.illustration.price) * round(size * 1.12 + 2) + size * 2
    tint = Tint(stage.look.ink, stage.look.soft, stage.behind, stage.look.rubric, stage.look.shield_edge)
    row = box.top_part(size).right_part(min(width, box.w * 45 // 100))
    before = len(stage.builder.items)
    used = tally_of(stage, question.illustration.price, row, size, tint)
    stage.builder.items[before:] = [item.moved(row.w - used, 0) for item in stage.builder.items[before:]]
    return used + stage.form.gap


def _shelf_height(stage: Stage, question: Question[Any], area: Box) -> int:
    """Give the height that the question's shelf takes above the answers, with the gap below it; 0 without one."""
    shelf = isinstance(question.illustration, Shelf)
    return min(stage.form.px(110, 84, 110), area.h // 3) + stage.form.gap if shelf else 0


def _spread(stage: Stage, options: tuple[Option[Any], ...], area: Box) -> Spread:
    """Choose the spread of the fewest pages with every word whole; the largest pictures.

    Why something is off is told rather than shown large what it is, and left to a touch where it finds no room either.
    """
    return _spread_for(stage.form, tuple(card_text(stage, option) for option in options), (area.w, area.h))


@lru_cache(maxsize=64)
def _spread_for(form: Format, cards: Cards, area: Size) -> Spread:
    found: Spread | None = None
    for kind in ALL_KINDS if any(card.off for card in cards) else ALL_KINDS[:1]:
        found = _largest(form, cards, area, kind) or found
        if found is not None and found.pages(len(cards)) == 1:
            return found
    return found or Spread(1, 1, round(form.gap * 1.2), CardForm(form.near_min))


def _largest(form: Format, cards: Cards, area: Size, kind: CardForm) -> Spread | None:
    count = len(cards)
    spreads = sorted(_spreads(form, cards, kind), key=lambda spread: spread.pages(count))
    for _, alike in groupby(spreads, key=lambda spread: spread.pages(count)):
        found = [spread for each in alike for spread in _lettered(form, cards, area, each)]
        if found:
            return max(found, key=lambda spread: _shown_large(form, cards, area, spread))
    return None


def _spreads(form: Format, cards: Cards, kind: CardForm) -> Iterator[Spread]:
    """Give every spread, with the pictures above the words, and beside them where they are one piece."""
    gap = round(form.gap * 1.2)
    for rows in range(1, form.of(MOST_ROWS, MOST_ROWS, TALL_ROWS) + 1):
        for columns in range(1, -(-len(cards) // rows) + 1):
            for lies in (False, True) if _most_pieces(cards) <= 1 else (False,):
                yield Spread(columns, rows, gap, kind._replace(beside=int(lies)))


def _cell(area: Size, spread: Spread) -> Size:
    across = (area[0] - spread.gap * (spread.columns - 1)) // spread.columns
    return across, (area[1] - spread.gap * (spread.rows - 1)) // spread.rows


def _lettered(form: Format, cards: Cards, area: Size, spread: Spread) -> list[Spread]:
    """Give the spread with the largest letters at which all words are whole, and with smaller ones beside larger pictures.

    There is none where not all words are whole, or a card is too low.
    """
    card = spread.card
    wide, high = _cell(area, spread)
    low = form.px(110, 73, 92) if card.beside else form.px(110, 84, 116)
    if high < low or wide < form.px(120, 100, 140):
        return []
    lies = card._replace(beside=1)
    lying = [text for each in cards if beside_of(lies, off=bool(each.off)) for text in each.texts(terse=card.terse)]

    def sized(size: int) -> Spread:
        beside = _beside(form, lying, wide, high, size) if card.beside else 0
        return spread._replace(card=card._replace(letters=size, beside=beside))

    def fits(size: int) -> bool:
        made = sized(size)
        whole = bool(card.beside) == bool(made.card.beside) and _picture(form, cards, area, made) > 0
        return whole and all(_whole(form, each, wide, made.card) for each in cards)

    usual = _usual(form)
    most = min(usual, max(form.near_min, high * 36 // 100)) if card.beside else usual
    size = largest(range(most, form.near_min - 1, -2), fits)
    return [] if size is None else [sized(max(form.near_min, round(size * part))) for part in LETTERS]


def _whole(form: Format, text: CardText, wide: int, card: CardForm) -> bool:
    """Tell whether an option's words and what follows find room on a card so wide."""
    size, room = card.letters, words_width(form, wide, beside_of(card, off=bool(text.off)))
    kind, most = Type(FACE, size, size, 1.0), most_lines(card)
    whole = all(finds_room(each, kind, room, most) and _unbroken(each, size, room) for each in text.texts(terse=card.terse))
    return whole and gains_width(text.gains, size) <= room


def _beside(form: Format, texts: list[str], wide: int, high: int, size: int) -> int:
    """Give the width left for a picture beside words in two lines; 0 where it is too little."""
    whole = max((max(fonts.width(text, FACE, size) * IN_TWO_LINES, *_word_widths(text, size)) for text in texts), default=0)
    left = words_width(form, wide, 0) - round(whole) - form.unit
    return min(left, high) if left >= form.px(48, 40, 52) else 0


def _word_widths(text: str, size: int) -> list[int]:
    return [fonts.width(word, FACE, size) for word in text.split()]


def _unbroken(text: str, size: int, room: int) -> bool:
    return all(width <= room for width in _word_widths(text, size))


def _most_pieces(cards: Cards) -> int:
    return max((card.pieces for card in cards), default=0)


def _shown_large(form: Format, cards: Cards, area: Size, spread: Spread) -> float:
    """Weigh how large pictures and words are: rather the ones above the others than beside them, but not in a slim card."""
    wide, high = _cell(area, spread)
    slim = high > wide * SLIM and spread.card.letters < _usual(form) * SHRUNK
    better = 1.0 if spread.card.beside or slim else ABOVE
    return _picture(form, cards, area, spread) * spread.card.letters * better


def _usual(form: Format) -> int:
    """Give the size of letters that no card goes beyond."""
    return form.letters(40, 36, 54)


def _picture(form: Format, cards: Cards, area: Size, spread: Spread) -> int:
    """Give how large the pictures are, in pixels of their smaller side."""
    wide, high = _cell(area, spread)
    left = high - form.px(16, 10, 18)
    heights = [(words_height(form, card, wide, spread.card), card.off) for card in cards]
    words = max(height for height, _ in heights)
    if spread.card.told and not spread.card.beside and words <= left:
        words = max((height for height, off in heights if not off), default=words)
    if spread.card.beside:
        left, wide = left if words <= left else 0, spread.card.beside
    else:
        left -= words
    return 0 if left < form.px(40, 30, 40) else min(left, wide // max(1, _most_pieces(cards)))
