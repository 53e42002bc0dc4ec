"""Finds words that stand on a picture, or a picture on words: both drawn, and compared pixel by pixel."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

import pygame

from companion.screen.page.builder import Fault, Page
from companion.screen.paint import fonts, svg
from companion.screen.paint.box import Box
from companion.screen.paint.items import Drawing, Fill, LineItem, PageItem, Pictogram
from companion.screen.paint.moving import still
from companion.screen.paint.rounded import Rounded

SEEN = 90
"""From this opacity on (of 255) a pixel is seen."""
ENOUGH = 0.9
"""So much of a ground must be painted."""
FEW = 8
"""So many pixels in common are an edge that touches, not words that cannot be read."""


def over_pictures(page: Page, now: float) -> Iterator[Fault]:
    """Name the words that share pixels with a pictogram, unless they have a ground of their own between them and it."""
    items = still(page.items, now)
    lines = [(place, item) for place, item in enumerate(items) if isinstance(item, LineItem)]
    pictures = [(place, item) for place, item in enumerate(items) if isinstance(item, Pictogram)]
    for (over, line), (under, picture) in product(lines, pictures):
        if line.ink.meets(picture.box) and _common(line, picture) > FEW and not _grounded(items, line, under, over):
            yield Fault("over a picture", line.text)


def _grounded(items: tuple[PageItem, ...], line: LineItem, under: int, over: int) -> bool:
    """Tell whether something painted after the picture and before the words is their ground."""
    between = items[under + 1 : over] if under < over else ()
    ground = line.ink.inset(min(line.ink.w, line.ink.h) // 4)
    return any(item.box.holds(ground) and (isinstance(item, Fill | Rounded) or _fills(item, ground)) for item in between)


def _fills(item: PageItem, ground: Box) -> bool:
    """Tell whether a drawing has paint on nearly all of this ground, not only somewhere in its box."""
    if not isinstance(item, Drawing):
        return False
    drawn, whole = _drawn(item.text, item.box.w, item.box.h), pygame.mask.Mask(ground[2:], fill=True)
    return drawn.overlap_area(whole, (ground.x - item.box.x, ground.y - item.box.y)) > ENOUGH * ground.w * ground.h


def _common(line: LineItem, picture: Pictogram) -> int:
    written = _written(line.text, line.face.name, line.size)
    drawn = _drawn(picture.text, picture.box.w, picture.box.h)
    return drawn.overlap_area(written, (line.box.x - picture.box.x, line.box.y - picture.box.y))


@lru_cache(maxsize=512)
def _written(text: str, face: str, size: int) -> pygame.mask.Mask:
    surface = fonts.font(fonts.FontFace[face], size).render(text, True, (0, 0, 0))
    return pygame.mask.from_surface(surface, SEEN)


@lru_cache(maxsize=512)
def _drawn(text: str, wide: int, high: int) -> pygame.mask.Mask:
    return pygame.mask.from_surface(svg.loaded(text, wide, high), SEEN)
