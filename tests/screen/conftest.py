"""A display and a window for the tests that draw."""

import pytest
from at_the_window import Clock, make_window


@pytest.fixture
def display():
    import pygame

    pygame.display.init()
    pygame.display.set_mode((320, 240))
    yield
    pygame.display.quit()


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def window(clock, request):
    made = make_window(clock, **getattr(request, "param", {}))
    yield made
    made.close()
