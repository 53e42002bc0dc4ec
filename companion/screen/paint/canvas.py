"""The surface that is seen: it compares what is to be seen with what is there and paints only the difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pygame

from companion.screen.paint.box import Box
from companion.screen.paint.ground import ground
from companion.screen.paint.items import PageItem
from companion.screen.paint.theme import Palette

MOST_PARTS = 8


class Canvas:
    """What is painted now; `rotation` (0, 90, 180 or 270 degrees) turns it clockwise on the glass."""

    def __init__(self, glass: pygame.Surface, rotation: int = 0) -> None:
        self._rotation = rotation
        self.brightness = 1.0
        self._items: tuple[PageItem, ...] = ()
        self.take(glass)

    def take(self, glass: pygame.Surface) -> None:
        """Paint on this glass from now on."""
        self._glass = glass
        rotation = self._rotation
        size = glass.get_size() if rotation % 180 == 0 else glass.get_size()[::-1]
        self.surface = glass if self._rotation == 0 else pygame.Surface(size)
        self._look: Palette | None = None

    @property
    def size(self) -> tuple[int, int]:
        """Width and height as seen upright."""
        return self.surface.get_size()

    @property
    def glass(self) -> tuple[int, int]:
        """Width and height of the glass as it hangs."""
        return self._glass.get_size()

    @property
    def stale(self) -> bool:
        """Whether everything must be painted."""
        return self._look is None

    def forget(self) -> None:
        """Paint everything next time: something else has drawn on the glass."""
        self._look = None

    def show(self, items: tuple[PageItem, ...], look: Palette) -> list[Box]:
        """Make these items seen; give the rectangles that had to be painted, none where nothing changed."""
        if look is self._look and items == self._items:
            return []
        whole = Box(0, 0, *self.size)
        parts = [whole] if look is not self._look else changed(self._items, items, whole)
        self._items, self._look = items, look
        for part in parts:
            self._paint(part, items, look)
        if parts:
            pygame.display.update([self._on_glass(part) for part in parts])
        return parts

    def _paint(self, part: Box, items: tuple[PageItem, ...], look: Palette) -> None:
        self.surface.set_clip(part)
        self.surface.blit(ground(look, *self.size), part[:2], part)
        all_of_it = part[2:] == self.size
        for item in items:
            if all_of_it or item.box.meets(part):
                item.paint(self.surface)
        if self.brightness < 1:
            self.surface.fill((round(255 * self.brightness),) * 3, part, pygame.BLEND_RGB_MULT)
        self.surface.set_clip(None)
        if self._rotation:
            turned = pygame.transform.rotate(self.surface.subsurface(part), -self._rotation)
            self._glass.blit(turned, self._on_glass(part)[:2])

    def _on_glass(self, part: Box) -> Box:
        width, height = self.size
        if self._rotation == 90:  # noqa: PLR2004 - quarter turns
            return Box(height - part.bottom, part.x, part.h, part.w)
        if self._rotation == 180:  # noqa: PLR2004
            return Box(width - part.right, height - part.bottom, part.w, part.h)
        if self._rotation == 270:  # noqa: PLR2004
            return Box(part.y, width - part.right, part.h, part.w)
        return part

    def upright(self, point: tuple[int, int]) -> tuple[int, int]:
        """Turn a point on the glass back to where it is upright."""
        width, height = self.size
        x, y = point
        return {0: (x, y), 90: (y, height - 1 - x), 180: (width - 1 - x, height - 1 - y), 270: (width - 1 - y, x)}[self._rotation]


def changed(before: Sequence[PageItem], after: Sequence[PageItem], whole: Box) -> list[Box]:
    """Give the rectangles in which two pictures differ, few and apart from each other."""
    gone, come = Counter(before), Counter(after)
    different = [item.box for item in ((gone - come) + (come - gone))]
    parts: list[Box] = []
    for box in different:
        parts = _joined(parts, _cut(box, whole))
    while len(parts) > MOST_PARTS:
        parts = _joined(parts[2:], parts[0].joined(parts[1]))
    return [part for part in parts if part.w > 0 and part.h > 0]


def _cut(box: Box, whole: Box) -> Box:
    x, y = max(box.x, whole.x), max(box.y, whole.y)
    return Box(x, y, min(box.right, whole.right) - x, min(box.bottom, whole.bottom) - y)


def _joined(parts: list[Box], box: Box) -> list[Box]:
    """Add a rectangle; those that it meets become one with it."""
    apart = [part for part in parts if not part.meets(box)]
    for part in parts:
        if part.meets(box):
            box = box.joined(part)
    return [*apart, box] if len(apart) == len(parts) else _joined(apart, box)
