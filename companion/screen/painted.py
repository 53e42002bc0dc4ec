"""A page painted on a surface: for pictures of the screen and for tests."""

from __future__ import annotations

from dataclasses import replace

import pygame

from companion.screen.arrival import arrived
from companion.screen.compose import PageScene, compose
from companion.screen.page.builder import Page
from companion.screen.paint.ground import ground
from companion.screen.paint.items import lit
from companion.screen.paint.moving import still
from companion.screen.paint.theme import Palette


def painted(page: Page, look: Palette, size: tuple[int, int]) -> pygame.Surface:
    """Paint a whole page."""
    surface = ground(look, *size).copy()
    for item in page.items:
        item.paint(surface)
    return surface


def paint_scene(scene: PageScene) -> pygame.Surface:
    """Compose and paint a scene."""
    page = compose(replace(scene, state=arrived(scene.state, scene.snapshot)))
    return painted(
        replace(page, items=lit(still(page.items, scene.now), scene.frame)), page.look, (scene.form.width, scene.form.height)
    )
