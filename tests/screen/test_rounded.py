"""A rounded rectangle painted in parts is, pixel by pixel, the one that is drawn whole, but for the rounding of a soft edge."""

import pygame

from companion.ui.screen.paint import rounded, svg
from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.rounded import Rounded, RoundRect

FILLED = RoundRect(1.5, 8, 'fill="#F4EAD2" stroke="#7D6740" stroke-width="3"')
LINE = RoundRect(6.75, 4, 'fill="none" stroke="#B8A57C" stroke-width="1.5"')
RING = (RoundRect(0, 18, 'fill="#9A3B26"'), RoundRect(4, 14, 'fill="#F4EAD2"'))
EDGED = RoundRect(3, 0, 'fill="#204060"')
THIN = RoundRect(2, 9, 'fill="#204060" fill-opacity="0.5"')


def painted(paint):
    surface = pygame.Surface((420, 300))
    surface.fill((90, 140, 60))
    paint(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_parts_make_the_whole(display):
    for rects in ((FILLED,), (LINE,), (FILLED, LINE), RING, (EDGED,), (THIN,)):
        for size in ((180, 136), (179, 61), (37, 37), (9, 12)):
            whole = svg.raster(rounded._draw_shapes(rects, *size), *size)
            parts, drawn = (
                painted(Rounded(Box(7, 11, *size), rects).paint),
                painted(lambda surface, of=whole: surface.blit(of, (7, 11))),
            )
            assert max(abs(one - other) for one, other in zip(parts, drawn, strict=True)) <= 1, (rects, size)


def test_plates_of_all_sizes_take_one_drawing(display, monkeypatch):
    drawn = []
    monkeypatch.setattr(rounded.svg, "rasterise", lambda *given, load=svg.rasterise: drawn.append(given) or load(*given))
    rounded._parts.cache_clear()
    for width in range(60, 200):
        Rounded(Box(0, 0, width, 80), (FILLED,)).paint(pygame.Surface((200, 100)))
    assert len(drawn) == 1
