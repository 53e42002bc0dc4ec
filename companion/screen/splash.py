"""The first frame: the evening's ground and the ring with its first lamps, before games, words and views are loaded."""

from __future__ import annotations

import math
import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from companion.screen.paint.errors import NoDisplay
from companion.screen.paint.ground import ground
from companion.screen.paint.svg import raster, wrapped
from companion.screen.paint.theme import Palette, hexed, mixed, palette

LAMPS = 24
TAIL = 6
SHARE = 0.36
"""Of the shorter side: how large the ring is."""


def show_splash(size: tuple[int, int], *, fullscreen: bool = False) -> pygame.Surface:
    """Open the window and show that it is coming alive; `NoDisplay` where no window can be opened."""
    glass = open_glass(size, fullscreen=fullscreen)
    look = palette("evening")
    glass.blit(ground(look, *glass.get_size()), (0, 0))
    side = round(min(glass.get_size()) * SHARE)
    ring = raster(wrapped(_ring(look), side, side, (400, 400)), side, side)
    glass.blit(ring, ring.get_rect(center=glass.get_rect().center))
    pygame.display.flip()
    return glass


def open_glass(size: tuple[int, int], *, fullscreen: bool = False) -> pygame.Surface:
    """Open a window, or take the one that is open already; `NoDisplay` where that cannot be."""
    try:
        pygame.display.init()
        there = _there()
        if there is not None and (fullscreen or there.get_size() == size):
            return there
        glass = pygame.display.set_mode(size, pygame.FULLSCREEN if fullscreen else 0)
        pygame.mouse.set_visible(not fullscreen)  # no arrow in the middle of a picture that only fingers touch
    except pygame.error as error:
        pygame.display.quit()
        raise NoDisplay(f"no window can be opened: {error}") from error
    return glass


def _there() -> pygame.Surface | None:
    return pygame.display.get_surface()


def _ring(look: Palette) -> str:
    shapes = f'<circle cx="200" cy="200" r="196" fill="{hexed(look.bezel)}"/>'
    shapes += f'<circle cx="200" cy="200" r="150" fill="{hexed(look.well)}"/>'
    for lamp in range(LAMPS):
        angle = math.tau * lamp / LAMPS
        level = max(0.0, (lamp + 1) / TAIL) if lamp < TAIL else 0.0
        colour = mixed(look.lamp_off, look.focus, level)
        place = f'cx="{200 + 173 * math.sin(angle):.1f}" cy="{200 - 173 * math.cos(angle):.1f}"'
        shapes += f'<circle {place} r="{7 + 5.5 * level:.1f}" fill="{hexed(colour)}"/>'
    return shapes
