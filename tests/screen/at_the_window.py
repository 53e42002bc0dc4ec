"""The window on SDL's dummy display, with a clock that is handed in: what fingers, keys and time do to it."""

import pygame
from samples import TELL, snapshot, words

from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.window import Window

DARK = ((0, 0, 0),) * 24


class Clock:
    def __init__(self, now=1000.0):
        self.now = now

    def __call__(self):
        return self.now


def make_window(clock, size=(800, 480), language="de", *, frames=lambda _now: DARK, hour=lambda: 12, **settings):
    screen = ScreenSettings(language, settings.pop("theme", "day"), **settings)
    return Window(size, screen, words, clock=clock, hour=hour, frames=frames)


def settle(window, clock, seconds=1.0):
    """Let time pass until what moves has come to rest."""
    for _ in range(30):
        clock.now += seconds / 30
        window.draw()


def shown(window, clock, question=TELL, **more):
    window.show(snapshot(question, **more))
    window.draw()
    settle(window, clock)
    return window


def lines(page):
    return [item.text for item in page.items if isinstance(item, LineItem)]


def place_of(window, name):
    return next(target.box.centre for target in window.page.targets if target.name == name)


def finger(window, kind, point, number=1):
    """What SDL tells of a finger on a panel, and of the mouse that it makes of it."""
    width, height = window.snapshot().get_size()
    place = {"x": (point[0] + 0.5) / width, "y": (point[1] + 0.5) / height}
    pygame.event.post(pygame.event.Event(kind, touch_id=3, finger_id=number, **place))
    mouse = pygame.MOUSEBUTTONDOWN if kind == pygame.FINGERDOWN else pygame.MOUSEBUTTONUP
    pygame.event.post(pygame.event.Event(mouse, button=1, pos=point, touch=True))


def touch(window, clock, name, up=None):
    finger(window, pygame.FINGERDOWN, place_of(window, name))
    early = list(window.events())
    clock.now += 0.1
    finger(window, pygame.FINGERUP, place_of(window, up or name))
    return early + list(window.events())


def key(window, code, text=""):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=code, unicode=text, mod=0))
    return list(window.events())
