"""A display for the tests that draw."""

import pytest


@pytest.fixture
def display():
    import pygame

    pygame.display.init()
    pygame.display.set_mode((320, 240))
    yield
    pygame.display.quit()
