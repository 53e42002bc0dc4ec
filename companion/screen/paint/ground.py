"""The ground: one surface for each theme and size, soft light in the middle and a little dither, rendered once."""

import math
from functools import lru_cache
from random import Random

import pygame

from companion.screen.paint.theme import Palette, mixed

COARSE, GRAIN = 16, 96
LIGHT_X, LIGHT_Y = 0.42, 0.40
INNER, OUTER = 0.35, 1.15


@lru_cache(maxsize=2)
def ground(look: Palette, width: int, height: int) -> pygame.Surface:
    """Render the ground."""
    small = pygame.Surface((width // COARSE, height // COARSE))
    for y in range(small.get_height()):
        for x in range(small.get_width()):
            away = math.hypot(
                (x / small.get_width() - LIGHT_X) / (1 - LIGHT_X), (y / small.get_height() - LIGHT_Y) / (1 - LIGHT_Y)
            )
            share = (away / math.sqrt(2) - INNER) / (OUTER - INNER)
            small.set_at((x, y), mixed(look.ground, look.ground_edge, min(1.0, max(0.0, share))))
    surface = pygame.transform.smoothscale(small, (width, height))
    # 0 or 1 is added to each pixel, always in the same grain, so that the soft light shows no rings
    rng = Random(1)
    tile = pygame.image.frombuffer(bytes(rng.choices((0, 1), k=GRAIN * GRAIN * 3)), (GRAIN, GRAIN), "RGB")
    for top in range(0, height, GRAIN):
        for left in range(0, width, GRAIN):
            surface.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_ADD)
    return surface.convert() if pygame.display.get_surface() is not None else surface
