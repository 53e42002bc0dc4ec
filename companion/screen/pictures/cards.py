"""Cards face down, as backs with a lozenge, and face up with their words."""

from __future__ import annotations

from companion.screen.page.builder import PageBuilder
from companion.screen.page.plates import rounded
from companion.screen.paint.box import Box

BACK, BACK_EDGE, GOLD = "#7A5730", "#3A2614", "#C9A368"


def card_back(builder: PageBuilder, box: Box) -> None:
    """Draw the back of a card."""
    line = max(2, box.w // 28)
    inside = box.w * 0.08
    shapes = rounded(box, line / 2, box.w * 0.1, f'fill="{BACK}" stroke="{BACK_EDGE}" stroke-width="{line}"')
    shapes += rounded(box, inside, box.w * 0.05, f'fill="none" stroke="{GOLD}" stroke-width="2"')
    x, y, reach = box.w / 2, box.h / 2, box.w * 0.22
    shapes += f'<path d="M{x} {y - reach} L{x + reach} {y} L{x} {y + reach} L{x - reach} {y} Z" fill="{GOLD}"/>'
    builder.shapes(box, shapes)
