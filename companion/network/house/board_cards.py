"""The board's parts: a sheet for drawing buttons, lines and tables' cards, and what each does when it is touched."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.language.words import Words
from companion.network.house.tables import TableState, box_name, card_parts
from companion.network.mqtt.telling import call_words
from companion.table import phrase
from companion.ui.screen.page import PageBuilder
from companion.ui.screen.paint import Box, FontFace, RoundRect, Type, fonts, format_for, make_square, palette, seat_looks, to_hex

SHAPE = 4.2
"""The best ratio of a card's width to its height."""
HIGHEST = 0.17
"""The greatest height of a card, as a share of the screen's shorter side."""
LEAST = 12
"""The smallest type size, in pixels."""


class BoardSpot(NamedTuple):
    """A part of the page that can be touched, and what the touch does."""

    box: Box
    act: Callable[[], None]


class Sheet:
    """A page of the board while it is drawn, and its spots in the order in which keys step through them."""

    def __init__(self, size: tuple[int, int], words: Words) -> None:
        self.form, self.look, self.words = format_for(*size), palette("evening"), words
        self.builder = PageBuilder(self.form, self.look)
        self.spots: list[BoardSpot] = []
        self.room = self.form.box.inset(self.form.gap, self.form.gap)

    def say(self, message: str, **args: str | int) -> str:
        """Return a message's text in the board's language."""
        return self.words(phrase(message, **args))

    def write_line(
        self, text: str, face: FontFace, size: int, box: Box, *, soft: bool = False, warm: bool = False, right: bool = False
    ) -> None:
        """Set one line, vertically centred in a box, at most this size; a line that is too long is made smaller, then cut."""
        ink = self.look.rubric if warm else self.look.soft if soft else self.look.ink
        least = min(size, max(LEAST, size * 2 // 3))
        if fonts.width(text, face, least) > box.w:
            while text and fonts.width(f"{text}…", face, least) > box.w:
                text = text[:-1]
            text = f"{text.rstrip()}…"
        self.builder.text(text, Type(face, size, least, 1.1), ink, box, upright="middle", align="right" if right else "left")

    def draw_button(self, box: Box, text: str, act: Callable[[], None], *, strong: bool = False) -> None:
        """Draw a button with its text, and add its spot."""
        edge = self.look.gilt if strong else self.look.edge
        self._plate(box, edge, 2 if strong else 1)
        inner = box.inset(self.form.unit // 2, 0)
        kind = Type(FontFace.SANS_SEMIBOLD, min(self.form.near_min * 5 // 6, box.h * 2 // 5), LEAST, 1.1)
        self.builder.text(text, kind, self.look.ink, inner, align="centre", upright="middle", most=2)
        self.spots.append(BoardSpot(box, act))

    def _plate(self, box: Box, edge: tuple[int, int, int], heavy: int) -> int:
        thick = heavy * max(1, min(self.form.line, box.h // 26))
        paint = f'fill="{to_hex(self.look.sheet)}" stroke="{to_hex(edge)}" stroke-width="{thick}"'
        self.builder.draw_rounded(box, RoundRect(thick / 2, min(self.form.radius, box.h // 6), paint))
        return thick

    def draw_ring(self, box: Box) -> None:
        """Draw the focus ring around a box."""
        paint = f'fill="none" stroke="{to_hex(self.look.focus)}" stroke-width="{self.form.focus_ring}"'
        self.builder.draw_rounded(box, RoundRect(self.form.focus_ring / 2, self.form.radius, paint))

    def draw_card(self, table: TableState, box: Box, now: float, act: Callable[[], None], waits: int | None = None) -> None:
        """Draw a table: whose turn it is, its name, its game and progress, or why it calls and for how many minutes (`waits`)."""
        calls, look = bool(table.calls), self.look
        thick = self._plate(box, look.gilt if calls else look.edge, 2 if calls else 1)
        inner = box.inset(thick + self.form.unit // 2, thick + 1)
        side = min(inner.h, inner.w // 6)
        spot = make_square((inner.x + side // 2, inner.centre[1]), side)
        if calls:
            self.builder.draw_icon("hand", spot, look.gilt, look.sheet)
        elif table.online and table.turn is not None and table.turn.colour in seat_looks():
            self.builder.draw_shield(table.turn.colour, spot)
        elif table.box or not table.online:
            self.builder.draw_icon(
                "away" if not table.online else "pause" if table.paused else "book", spot, look.soft, look.sheet
            )
        text = inner.trim(left=side + self.form.unit)
        large, small = min(text.h * 2 // 5, self.form.near), max(LEAST, min(text.h // 3, self.form.near * 3 // 4))
        first, second = text.rows(2, 0)
        name = table.name or table.id
        wide = min(text.w, fonts.width(name, FontFace.SANS_SEMIBOLD, large) + self.form.unit)
        self.write_line(name, FontFace.SANS_SEMIBOLD, large, first.take_left(wide))
        why = call_words(table.calls, self.words)
        played = box_name(table, self.words) if table.box else self.say("house-free")
        told = why if calls else played if table.online else self.say("house-gone")
        more = card_parts(table, self.words, now) if table.online and not calls else []
        if waits:
            more = [self.say("house-minutes", minutes=waits)]
        self.write_line(told, FontFace.SANS, small, second, soft=not calls, warm=calls)
        fitting = (part for part in (" · ".join(more), *more) if fonts.width(part, FontFace.SANS, LEAST) < text.w - wide)
        self.write_line(next(fitting, ""), FontFace.SANS, small, first.trim(left=wide), soft=True, right=True)
        self.spots.append(BoardSpot(box, act))


def cells(count: int, area: Box, gap: int, highest: int) -> tuple[Box, ...]:
    """Divide an area into `count` cells of one size, with the number of columns that makes the cards largest."""

    def worth(columns: int) -> tuple[float, int]:
        rows = math.ceil(count / columns)
        wide, high = (area.w - gap * (columns - 1)) / columns, (area.h - gap * (rows - 1)) / rows
        return min(wide / SHAPE, high, highest), -columns

    columns = max(range(1, count + 1), key=worth, default=1)
    rows = max(1, math.ceil(count / columns))
    high = min((area.h - gap * (rows - 1)) // rows, highest)
    lines: Sequence[Box] = area.top_part(rows * (high + gap) - gap).rows(rows, gap)
    return tuple(cell for line in lines for cell in line.columns(columns, gap))[:count]
