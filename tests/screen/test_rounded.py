"""A rounded rectangle painted in parts is, pixel by pixel, the one that is drawn whole, but for the rounding of a soft edge."""

import pygame
import pytest

from companion.screen.paint import rounded, svg
from companion.screen.paint.box import Box
from companion.screen.paint.rounded import Rounded, RoundRect

FILLED = RoundRect(1.5, 8, 'fill="#F4EAD2" stroke="#7D6740" stroke-width="3"')
LINE = RoundRect(6.75, 4, 'fill="none" stroke="#B8A57C" stroke-width="1.5"')
RING = (RoundRect(0, 18, 'fill="#9A3B26"'), RoundRect(4, 14, 'fill="#F4EAD2"'))
EDGED = RoundRect(3, 0, 'fill="#204060"')
THIN = RoundRect(2, 9, 'fill="#204060" fill-opacity="0.5"')


def painted(item, *, whole, monkeypatch):
    surface = pygame.Surface((420, 300))
    surface.fill((90, 140, 60))
    with monkeypatch.context() as patched:
        if whole:
            patched.setattr(rounded, "_parts", lambda _rects: None)
        item.paint(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("rects", [(FILLED,), (LINE,), (FILLED, LINE), RING, (EDGED,), (THIN,)])
@pytest.mark.parametrize("size", [(180, 136), (179, 61), (400, 30), (37, 37), (38, 200), (9, 12)])
def test_parts_make_the_whole(display, monkeypatch, rects, size):
    item = Rounded(Box(7, 11, *size), rects)
    parts, whole = (painted(item, whole=whole, monkeypatch=monkeypatch) for whole in (False, True))
    assert max(abs(one - other) for one, other in zip(parts, whole, strict=True)) <= 1


def test_plates_of_all_sizes_take_one_drawing(display, monkeypatch):
    drawn = []
    monkeypatch.setattr(rounded.svg, "loaded", lambda *given, load=svg.loaded: drawn.append(given) or load(*given))
    rounded._parts.cache_clear()
    for width in range(60, 200):
        Rounded(Box(0, 0, width, 80), (FILLED,)).paint(pygame.Surface((200, 100)))
    assert len(drawn) == 1
