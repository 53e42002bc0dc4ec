"""The first frame: the ring with its first lamps on a dark ground, shown before games, words and views are loaded."""

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "companion")

import pygame

from companion.system.display import USUAL_SIZE, choose_size, choose_video_driver, fills, named_display
from companion.system.settings import Settings
from companion.ui.screen import reach
from companion.ui.screen.paint import Box, Drawing, FontFace, Lamps, Type, fit, fonts, ground, mix, palette, source, to_hex, wrap
from companion.ui.screen.paint.screen_errors import NoDisplay
from companion.ui.screen.paint.svg import rasterise

TITLE = "Companion"
ICON_SIDE = 64
HELD, AGAIN = 400, 90
"""Milliseconds until a held key repeats, and between its repeats."""
LAMPS = 24
TAIL = 6
LINES = (0.79, 0.91)
"""The middle of each line of text, as a share of the height."""
SHARE = 0.36
"""Size of the ring, as a share of the shorter side."""


def show_first(settings: Settings, folder: Path) -> None:
    """Unless a window is open, choose SDL's driver, open one by the settings, and draw the first frame; raises `NoDisplay`."""
    if pygame.display.get_init() and _find_surface() is not None:
        return
    choose_video_driver()
    show_splash(choose_size(settings.text("screen.size"), folder), fullscreen=settings.flag("screen.fullscreen"))


def show_splash(size: tuple[int, int], *, fullscreen: bool = False) -> pygame.Surface:
    """Open the window and draw the first frame; raises `NoDisplay` if no window can be opened."""
    surface = open_window(size, fullscreen=fullscreen)
    _draw(surface, TAIL)
    return surface


def _draw(surface: pygame.Surface, lit: int, *lines: str) -> None:
    """Draw the frame: the ring with `lit` lamps on, the first ones darker, and lines of text below it."""
    look, (width, height) = palette("evening"), surface.get_size()
    surface.blit(ground(look, width, height), (0, 0))
    side = round(min(surface.get_size()) * SHARE)
    box = Box(0, 0, *surface.get_size()).place_in_middle(side, side)
    shapes = f'<circle cx="200" cy="200" r="196" fill="{to_hex(look.bezel)}"/>'
    shapes += f'<circle cx="200" cy="200" r="150" fill="{to_hex(look.well)}"/>'
    Drawing(box, wrap(shapes, side, side, (400, 400))).paint(surface)
    lamps = [mix((0, 0, 0), look.focus, min(1, (lamp + 1) / TAIL) if lamp < lit else 0) for lamp in range(LAMPS)]
    Lamps(box, tuple(lamps), look.bezel, look.lamp_off).paint(surface)
    rows, size = 1 if width > height else 2, min(width, height) * 0.07
    told = [(line, FontFace.SERIF, size, place) for line, place in zip(lines, LINES, strict=False)]
    for text, face, most, place in ((TITLE, FontFace.SERIF_SEMIBOLD, height * 0.11, 0.15), *told):
        fitted = fit(text, Type(face, round(most), round(height * 0.03), 1.0), round(width * 0.94), rows)
        for row, line in enumerate(fitted.lines):
            written = fonts.font(fitted.face, fitted.size).render(line, True, look.ink)
            middle = round(height * place + (row - (len(fitted.lines) - 1) / 2) * fitted.size * 1.25)
            surface.blit(written, written.get_rect(center=(width // 2, middle)))
    pygame.display.flip()


def tell(text: str, more: str = "", percent: int | None = None) -> None:
    """Write one or two lines below the ring if a window is open; the ring shows how far the start is, in percent."""
    surface = _find_surface() if pygame.display.get_init() else None
    if surface is not None:
        pygame.event.pump()  # a window that reads no events is taken to be hanging
        _draw(surface, TAIL if percent is None else 1 + percent * (LAMPS - 1) // 100, *filter(None, (text, more)))


def open_window(size: tuple[int, int], *, fullscreen: bool = False) -> pygame.Surface:
    """Open a window, or return the one that is open already; raises `NoDisplay` if neither is possible.

    The window fills the screen if it would not fit there, or if full screen is asked for with the usual size.
    """
    try:
        _begin()
        desktop = _desktop()
        if desktop is not None and (fills(size, desktop) or (fullscreen and size == USUAL_SIZE)):
            size, fullscreen = desktop, True
        there = _find_surface()
        if there is not None and there.get_size() == size:
            return there
        pygame.display.set_caption(TITLE)
        pygame.display.set_icon(rasterise(source("book"), ICON_SIDE, ICON_SIDE))
        surface = pygame.display.set_mode(size, pygame.FULLSCREEN if fullscreen else pygame.RESIZABLE)
        pygame.key.set_repeat(HELD, AGAIN)
        pygame.mouse.set_visible(not fullscreen)  # no arrow on a picture that only fingers touch
    except pygame.error as error:
        pygame.display.quit()
        raise NoDisplay(str(error), named_display()) from error
    return surface


def _begin() -> None:
    """Start SDL's part that draws; raises `NoDisplay` or pygame's error if nothing would be seen."""
    if pygame.display.get_init():
        return
    display = named_display()
    if not reach.answers(display):
        raise NoDisplay(f"{display} does not answer", display)
    pygame.display.init()
    if reach.draws_nowhere():
        raise NoDisplay("there is no display", display)


def switch_window(windowed: tuple[int, int]) -> tuple[int, int]:
    """Switch the window to full screen, or back to the size `windowed`; return its size as a window."""
    surface, desktop = _find_surface(), _desktop()
    assert surface is not None, "no window is open"
    if desktop is None:
        return windowed
    if surface.get_flags() & pygame.FULLSCREEN:
        pygame.display.set_mode(windowed, pygame.RESIZABLE)
        return windowed
    size: tuple[int, int] = surface.get_size()
    pygame.display.set_mode(desktop, pygame.FULLSCREEN)
    return size


def window_place() -> str:
    """Return the window's size and position, as `800x480+20+40`; "" if there is none or it fills the screen."""
    surface = _find_surface() if pygame.display.get_init() else None
    if surface is None or _desktop() is None or surface.get_flags() & pygame.FULLSCREEN:
        return ""
    width, height = surface.get_size()
    stands = getattr(pygame.display, "get_window_position", lambda: ())()  # older versions of pygame cannot tell
    return "+".join((f"{width}x{height}", *map(str, stands)))


def _find_surface() -> pygame.Surface | None:
    return pygame.display.get_surface()


def find_window(least: tuple[int, int]) -> pygame.Surface:
    """Return the window's surface after it was resized or the panel turned; one smaller than `least` is enlarged."""
    surface = _find_surface()
    assert surface is not None, "no window is open"
    width, height = surface.get_size()
    if max(width, height) < max(least) or min(width, height) < min(least):
        return pygame.display.set_mode((max(width, least[0]), max(height, least[1])), pygame.RESIZABLE)
    return surface


def _desktop() -> tuple[int, int] | None:
    """Return the size of the screen; None with the dummy driver."""
    return None if pygame.display.get_driver() == "dummy" else pygame.display.get_desktop_sizes()[0]
