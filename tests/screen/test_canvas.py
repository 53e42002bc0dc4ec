"""Only what differs is painted, and what is seen is the same as if everything had been."""

from collections import Counter

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from samples import NOW, QUESTIONS, scene, turning

from companion.ui.screen.compose import compose
from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.canvas import Canvas, find_changed
from companion.ui.screen.paint.items import Fill
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
