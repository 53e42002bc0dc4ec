"""The visible surface: it compares the items to show with those shown now and paints only the difference."""

import math
from collections import Counter
from functools import lru_cache
from random import Random

import pygame

from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.items import PageItem
from companion.ui.screen.paint.theme import Palette, mix

MOST_PARTS = 8
COARSE, GRAIN = 16, 96
LIGHT_X, LIGHT_Y = 0.42, 0.40
INNER, OUTER = 0.35, 1.15


@lru_cache(maxsize=2)
def ground(look: Palette, width: int, height: int) -> pygame.Surface:
    """Render the ground, one surface for each theme and size: soft light near the middle and a little dither."""
    small = pygame.Surface((width // COARSE, height // COARSE))
    for y in range(small.get_height()):
        for x in range(small.get_width()):
            away = math.hypot(
                (x / small.get_width() - LIGHT_X) / (1 - LIGHT_X), (y / small.get_height() - LIGHT_Y) / (1 - LIGHT_Y)
            )
            share = (away / math.sqrt(2) - INNER) / (OUTER - INNER)
            small.set_at((x, y), mix(look.ground, look.ground_edge, min(1.0, max(0.0, share))))
    surface = pygame.transform.smoothscale(small, (width, height))
    # Add 0 or 1 to each pixel, always in the same pattern, so that the soft light shows no rings
    rng = Random(1)
    tile = pygame.image.frombuffer(bytes(rng.choices((0, 1), k=GRAIN * GRAIN * 3)), (GRAIN, GRAIN), "RGB")
    for top in range(0, height, GRAIN):
        for left in range(0, width, GRAIN):
            surface.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_ADD)
    return surface.convert() if pygame.display.get_surface() is not None else surface


class Canvas:
    """The painted surface; `rotation` (0, 90, 180 or 270 degrees) turns it clockwise on the display."""

    def __init__(self, glass: pygame.Surface, rotation: int = 0) -> None:
        self._rotation = rotation
        self.brightness = self._dimmed = 1.0
        self._items: tuple[PageItem, ...] = ()
        self._counted: Counter[PageItem] = Counter()
        self.take(glass)

    def take(self, glass: pygame.Surface) -> None:
        """Paint on this surface of the display from now on."""
        self._glass = glass
        rotation = self._rotation
        size = glass.get_size() if rotation % 180 == 0 else glass.get_size()[::-1]
        self.surface = glass if self._rotation == 0 else pygame.Surface(size)
        self._look: Palette | None = None
        self._still: pygame.Surface | None = None
        self._shift = 0

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture seen upright."""
        return self.surface.get_size()

    @property
    def glass(self) -> tuple[int, int]:
        """Width and height of the display as it is mounted."""
        return self._glass.get_size()

    @property
    def stale(self) -> bool:
        """Whether everything must be painted again."""
        return self._look is None

    def forget(self) -> None:
        """Paint everything the next time, as something else has drawn on the display."""
        self._look = None
        self._still = None

    def dim(self, share: float) -> None:
        """Paint this share of the usual brightness from now on."""
        if share != self._dimmed:
            self._dimmed = share
            self.forget()

    def show(self, items: tuple[PageItem, ...], look: Palette) -> list[Box]:
        """Show these items; return the rectangles that were painted, none if nothing changed."""
        if look is self._look and items == self._items:
            return []
        whole, counted = Box(0, 0, *self.size), Counter(items)
        parts = [whole] if look is not self._look else find_changed(self._counted, counted, whole)
        self._items, self._counted, self._look = items, counted, look
        boxes = [item.box for item in items]
        for part in parts:
            self.surface.set_clip(part)
            self.surface.blit(ground(look, *self.size), part[:2], part)
            for place in pygame.Rect(part).collidelistall(boxes):
                items[place].paint(self.surface)
            if self.brightness * self._dimmed < 1:
                self.surface.fill((round(255 * self.brightness * self._dimmed),) * 3, part, pygame.BLEND_RGB_MULT)
            self.surface.set_clip(None)
            if self._rotation:
                turned = pygame.transform.rotate(self.surface.subsurface(part), -self._rotation)
                self._glass.blit(turned, self._on_glass(part)[:2])
        if parts:
            pygame.display.update([self._on_glass(part) for part in parts])
        return parts

    def shake(self, shift: int) -> list[Box]:
        """Draw the whole picture `shift` pixels to the right, unless it stands there; `forget` must be called afterwards."""
        if self._still is None:
            self._still, self._shift = self.surface.copy(), 0
        if shift == self._shift:
            return []
        self._shift = shift
        self.surface.blit(self._still, (shift, 0))
        if self._rotation:
            self._glass.blit(pygame.transform.rotate(self.surface, -self._rotation), (0, 0))
        pygame.display.update()
        return [Box(0, 0, *self.size)]

    def _on_glass(self, part: Box) -> Box:
        width, height = self.size
        if self._rotation == 90:  # noqa: PLR2004 - quarter turns
            return Box(height - part.bottom, part.x, part.h, part.w)
        if self._rotation == 180:  # noqa: PLR2004
            return Box(width - part.right, height - part.bottom, part.w, part.h)
        if self._rotation == 270:  # noqa: PLR2004
            return Box(part.y, width - part.right, part.h, part.w)
        return part

    def turn_upright(self, point: tuple[int, int]) -> tuple[int, int]:
        """Convert a point on the display to a point of the upright picture."""
        width, height = self.size
        x, y = point
        return {0: (x, y), 90: (y, height - 1 - x), 180: (width - 1 - x, height - 1 - y), 270: (width - 1 - y, x)}[self._rotation]


def find_changed(before: Counter[PageItem], after: Counter[PageItem], whole: Box) -> list[Box]:
    """Return a few disjoint rectangles in which two pictures, each given as its counted items, differ."""
    come = {item.box for item, count in after.items() if before.get(item) != count}
    gone = {item.box for item, count in before.items() if after.get(item) != count}
    parts: list[pygame.Rect] = []
    for box in sorted(come | gone, key=lambda box: -box.w * box.h):  # the largest first: boxes within it are joined at once
        part = pygame.Rect(box).clip(whole)
        if part.w and part.h:
            _join(parts, part)
    while len(parts) > MOST_PARTS:
        _join(parts, parts.pop(0).union(parts.pop(0)))
    return [Box(*part) for part in parts]


def _join(parts: list[pygame.Rect], part: pygame.Rect) -> None:
    """Add a rectangle, merged with all rectangles that it meets."""
    while met := part.collidelistall(parts):
        if len(met) == 1 and parts[met[0]].contains(part):
            return
        part = part.unionall([parts[place] for place in met])
        for place in reversed(met):
            del parts[place]
    parts.append(part)
