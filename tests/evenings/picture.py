"""What the screen should show at a moment: the scene composed and painted anew, with nothing kept from before."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from dataclasses import replace

import pygame

from companion.ui.screen import compose as composing
from companion.ui.screen.compose import PageScene, compose
from companion.ui.screen.failsafe import failsafe_page
from companion.ui.screen.page import Page, Quake, draw_held_ring, focus, move_items
from companion.ui.screen.paint import Drawing, format_for, freeze, ground, light_rings, wrap
from companion.ui.screen.painter import HELD_STEPS


def scene_of(device, now: float, **changed) -> PageScene | None:
    """Give the scene of what is on the desk now, out of what the window says of itself; None before there is one."""
    shown, window = device.screen.shown, device.parts.window
    if shown is None:
        return None
    settings = changed.get("settings", shown.settings)
    form = format_for(*device.size, settings.height_mm, large=settings.large)
    words, frame = device.desk.words(settings.language), device.parts.light_scene.frame(now)
    around = (settings, form, words, now, device.clock.hour, frame)
    state = changed.get("state", window.state)
    return PageScene(replace(shown.snapshot), state, *around, shown.live, shown.subtitle, shown.explain)


def composed_anew(scene: PageScene) -> Page:
    """Compose a page without the pages that were kept, and keep none of it."""
    kept = list(composing._lately)
    composing._lately.clear()
    page = compose(scene)
    composing._lately.clear()
    composing._lately.extend(kept)
    return page


def page_anew(device, now: float) -> Page | None:
    """Compose the page of this moment: of the failure, if one is shown, else of the scene."""
    scene, failure = scene_of(device, now), device.parts.window.failure
    if scene is None:
        return None
    if failure is not None:
        return failsafe_page(scene.form, scene.words, failure.what, scene.state.layer.focus)
    return composed_anew(scene)


def drawn_anew(device, now: float) -> pygame.Surface | None:
    """Paint the whole page of this moment on a surface of its own, as it should be on the display."""
    page = page_anew(device, now)
    if page is None:
        return None
    window, size = device.parts.window, device.size
    scene = scene_of(device, now)
    items = freeze(move_items(page, window._painter.motions, now, scene.form.scale), now)
    items = light_rings(items, scene.frame)
    share = round(window._hold.share(now) * HELD_STEPS) / HELD_STEPS
    target = focus.find_focused(page)
    if share and target is not None:
        box, shapes = draw_held_ring(page, scene.form, target.box, share)
        items = (*items, Drawing(box, wrap(shapes, box.w, box.h)))
    surface = ground(page.look, *size).copy()
    for item in items:
        item.paint(surface)
    if scene.settings.brightness < 1:
        surface.fill((round(255 * scene.settings.brightness),) * 3, None, pygame.BLEND_RGB_MULT)
    return pygame.transform.rotate(surface, -scene.settings.rotation) if scene.settings.rotation else surface


def shakes(device) -> bool:
    """Tell whether the ground shakes just now: for these 0.4 seconds the whole picture stands aside."""
    painter = device.parts.window._painter
    return painter._shaken is not None or any(isinstance(one, Quake) for one in painter.motions)


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Tell whether two pictures are the same to the byte; the fourth byte of a pixel, which nobody sees, may differ."""
    if pixels(one) == pixels(other):
        return True
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def pixels(surface: pygame.Surface) -> bytes:
    """Give the bytes of a picture as it lies in memory."""
    raw: bytes = surface.get_buffer().raw
    return raw


def forget_all() -> None:
    """Empty every cache of the screen: of texts, letters, drawings, layouts, looks and grounds."""
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("companion.ui.screen")]
    owners = [owner for module in modules for owner in (module, *filter(inspect.isclass, vars(module).values()))]
    for value in [value for owner in owners for value in vars(owner).values()]:
        cells = inspect.getclosurevars(value).nonlocals if inspect.isfunction(value) and value.__closure__ else {}
        if hasattr(value, "cache_clear"):
            value.cache_clear()
        elif {"surfaces", "held"} <= set(cells):  # these hold surfaces within a limit in bytes
            cells["surfaces"].clear()
            value.__closure__[value.__code__.co_freevars.index("held")].cell_contents = 0


def moments(device) -> Iterator[float]:
    """Yield now, and the turns of the last tenth of a second, the newest first: at one of them the picture was drawn."""
    now = device.clock.now
    yield now
    yield from (step for step in reversed(device.steps) if now - 0.1 <= step < now)
