"""A page painted on a surface: for pictures of the screen and for tests."""

import pygame

from companion.screen.page import Page
from companion.screen.paint.ground import ground
from companion.screen.paint.theme import Palette


def painted(page: Page, look: Palette, size: tuple[int, int]) -> pygame.Surface:
    """Paint a whole page."""
    surface = ground(look, *size).copy()
    for item in page.items:
        item.paint(surface)
    return surface
