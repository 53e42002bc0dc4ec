"""Dashed edges of plates of every size: nothing but the edge is painted, and no side of it is without dashes."""

import pygame
import pytest

from companion.ui.screen.paint import svg
from companion.ui.screen.paint.svg import dash_outline, dash_rect

LINE, RADIUS = 3, 8
DASHES = {"off": (7, 5), "doubt": (20, 11)}


def painted(path, wide, high):
    drawing = svg.wrap(f'<path d="{path}" fill="none" stroke="#7D6740" stroke-width="{LINE}"/>', wide, high)
    return pygame.mask.from_surface(svg.rasterise(drawing, wide, high), 8)


@pytest.mark.parametrize("dash", DASHES.values(), ids=DASHES)
def test_nothing_lies_inside_a_dashed_plate_and_every_side_has_its_dashes(dash):
    for wide, high in ((w, h) for w in (97, 131, 250, 403) for h in (50, 77, 122)):
        mask = painted(dash_rect(wide, high, LINE / 2, RADIUS, dash), wide, high)
        inner = pygame.Mask((wide - 2 * RADIUS, high - 2 * RADIUS), fill=True)
        assert mask.overlap_area(inner, (RADIUS, RADIUS)) == 0, (wide, high)
        sides = ((0, 0, wide, LINE), (0, high - LINE, wide, LINE), (0, 0, LINE, high), (wide - LINE, 0, LINE, high))
        for x, y, w, h in sides:
            share = mask.overlap_area(pygame.Mask((w, h), fill=True), (x, y)) / (w * h)
            assert 0.4 < share < 0.8, (wide, high, share)


def test_a_leaning_outline_has_whole_dashes_along_each_edge():
    path = dash_outline([(10, 10), (110, 30), (90, 130), (0, 100)], (20, 11))
    assert path.count("M") == 3 + 3 + 3 + 3
    assert path.count("M") == path.count("L")
