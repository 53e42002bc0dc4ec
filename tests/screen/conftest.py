"""Lets the screen's tests find their samples."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture
def display():
    import pygame

    pygame.display.init()
    pygame.display.set_mode((320, 240))
    yield
    pygame.display.quit()
