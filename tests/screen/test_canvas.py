"""Only what differs is painted, what is seen is the same as if everything had been, and edges of plates are whole."""

from collections import Counter

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from samples import NOW, QUESTIONS, scene, turning

from companion.ui.screen.compose import compose
from companion.ui.screen.paint import rounded, svg
from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.canvas import Canvas, find_changed
from companion.ui.screen.paint.items import Fill
from companion.ui.screen.paint.rounded import Rounded, RoundRect
from companion.ui.screen.paint.svg import dash_outline, dash_rect
from companion.ui.screen.paint.theme import palette

SIZE = (320, 240)
boxes = st.builds(Box, st.integers(0, 300), st.integers(0, 220), st.integers(1, 90), st.integers(1, 90))
pictures = st.lists(st.builds(Fill, boxes, st.sampled_from([(9, 9, 9), (200, 0, 0), (0, 0, 200)])), max_size=6).map(tuple)


def pixels(surface):
    return pygame.image.tostring(surface, "RGB")


@pytest.fixture(scope="module")
def glass():
    pygame.display.init()
    yield pygame.display.set_mode(SIZE)
    pygame.display.quit()


@settings(max_examples=60)
@given(st.lists(pictures, min_size=1, max_size=5))
def test_painting_the_difference_gives_the_whole_picture(glass, run):
    canvas = Canvas(glass)
    look = palette("day")
    for items in run:
        canvas.show(items, look)
    fresh = Canvas(pygame.Surface(SIZE))
    fresh.show(run[-1], look)
    assert pixels(canvas.surface) == pixels(fresh.surface)
    assert canvas.show(run[-1], look) == []


@given(pictures, pictures)
def test_parts_hold_all_that_differs_and_stay_apart(before, after):
    whole = Box(0, 0, *SIZE)
    parts = find_changed(Counter(before), Counter(after), whole)
    for item in set(before) ^ set(after):
        if item.box.meets(whole):
            assert any(part.meets(item.box) for part in parts)
    assert not any(a.meets(b) for number, a in enumerate(parts) for b in parts[number + 1 :])
    assert (parts == []) if before == after else True


def test_a_turned_glass_shows_the_turned_picture_and_turns_touches_back(glass):
    red, blue = (200, 0, 0), (0, 0, 200)
    for rotation in (0, 90, 180, 270):
        canvas = Canvas(glass, rotation)
        width, height = canvas.size
        items = (Fill(Box(10, 20, 30, 40), red),)
        canvas.show(items, palette("day"))
        canvas.show((*items, Fill(Box(100, 50, 20, 10), blue)), palette("day"))
        upright = pygame.transform.rotate(glass, rotation) if rotation else glass
        assert pixels(upright) == pixels(canvas.surface)
        for (x, y), colour in (((12, 22), red), ((105, 55), blue)):
            places = {0: (x, y), 90: (height - 1 - y, x), 180: (width - 1 - x, height - 1 - y), 270: (y, width - 1 - x)}
            assert glass.get_at(places[rotation])[:3] == colour, rotation
            assert canvas.turn_upright(places[rotation]) == (x, y), rotation


def test_a_turning_arrow_paints_no_more_than_the_ring():
    first, second = (compose(scene(QUESTIONS["spin"], live=turning(NOW - ago))) for ago in (1.5, 1.3))
    whole = Box(0, 0, 1280, 720)
    ring = next(item.box for item in first.items if type(item).__name__ == "Lamps")
    assert all(ring.holds(part) for part in find_changed(Counter(first.items), Counter(second.items), whole))


def test_every_item_paints_inside_its_box(display):
    pink = (255, 0, 255)
    for name in ("choose", "spin"):
        surface = pygame.Surface((800, 480))
        surface.set_colorkey(pink)
        for item in compose(scene(QUESTIONS[name], (800, 480))).items:
            surface.fill(pink)
            item.paint(surface)
            surface.fill(pink, item.box)
            assert surface.get_bounding_rect().size == (0, 0), item


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


WIDTH, RADIUS = 3, 8
DASHES = {"off": (7, 5), "doubt": (20, 11)}


def dashed(path, wide, high):
    drawing = svg.wrap(f'<path d="{path}" fill="none" stroke="#7D6740" stroke-width="{WIDTH}"/>', wide, high)
    return pygame.mask.from_surface(svg.rasterise(drawing, wide, high), 8)


@pytest.mark.parametrize("dash", DASHES.values(), ids=DASHES)
def test_nothing_lies_inside_a_dashed_plate_and_every_side_has_its_dashes(dash):
    for wide, high in ((w, h) for w in (97, 131, 250, 403) for h in (50, 77, 122)):
        mask = dashed(dash_rect(wide, high, WIDTH / 2, RADIUS, dash), wide, high)
        inner = pygame.Mask((wide - 2 * RADIUS, high - 2 * RADIUS), fill=True)
        assert mask.overlap_area(inner, (RADIUS, RADIUS)) == 0, (wide, high)
        sides = ((0, 0, wide, WIDTH), (0, high - WIDTH, wide, WIDTH), (0, 0, WIDTH, high), (wide - WIDTH, 0, WIDTH, high))
        for x, y, w, h in sides:
            share = mask.overlap_area(pygame.Mask((w, h), fill=True), (x, y)) / (w * h)
            assert 0.4 < share < 0.8, (wide, high, share)


def test_a_leaning_outline_has_whole_dashes_along_each_edge():
    path = dash_outline([(10, 10), (110, 30), (90, 130), (0, 100)], (20, 11))
    assert path.count("M") == 3 + 3 + 3 + 3
    assert path.count("M") == path.count("L")
