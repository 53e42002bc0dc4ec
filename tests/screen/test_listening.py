"""Fingers, mouse and cards at the window: what pygame tells, in the screen's own words."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from at_the_window import make_window, place_of
from at_the_window import shown as table_shows
from samples import CHOOSE, loaves, snapshot

from companion.play.acts import Answer
from companion.play.own_questions import ChooseBox
from companion.play.requests import TrySoundCard
from companion.table import Choose, Option, phrase
from companion.ui.screen.listening import turn_point
from companion.ui.screen.page import Page, draw_held_ring
from companion.ui.screen.page.held import Hold
from companion.ui.screen.paint import Box, format_for, palette, wrap
from companion.ui.screen.paint.svg import rasterise
from companion.ui.screen.splash import open_window
from hardware.press import Press

MANY = Choose("t.choose", options=loaves(30))


@pytest.fixture
def shown(window, clock):
    return table_shows(window, clock, CHOOSE)


def post(kind, **told):
    pygame.event.post(pygame.event.Event(kind, **told))


def tap(window, x, y, finger=1):
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        post(kind, touch_id=1, finger_id=finger, x=x, y=y)


def test_the_mouse_counts_with_its_left_button_and_not_where_sdl_makes_one_of_a_finger(shown):
    spot = place_of(shown, "option:b")
    for button, touch in ((3, False), (1, True), (1, False)):
        post(pygame.MOUSEBUTTONDOWN, button=button, pos=spot, touch=touch)
        post(pygame.MOUSEBUTTONUP, button=button, pos=spot, touch=touch)
    assert list(shown.events()) == [Answer("b", 7)]


def test_a_palm_that_lies_there_does_not_keep_a_finger_from_choosing_and_the_very_edge_is_on_the_glass(shown):
    x, y = place_of(shown, "option:b")
    post(pygame.FINGERDOWN, touch_id=1, finger_id=9, x=0.01, y=0.3)
    tap(shown, x / 800, y / 480)
    post(pygame.FINGERUP, touch_id=1, finger_id=9, x=0.01, y=0.3)
    assert list(shown.events()) == [Answer("b", 7)]
    for edge in ((0.0, 0.0), (1.0, 1.0), (1.0, 0.0)):
        tap(shown, *edge)
        assert list(shown.events()) == []


def test_touch_turns_with_the_picture_and_a_panel_that_lies_otherwise_by_its_setting(clock):
    assert turn_point(0, 0, 90) == (1, 0), "clockwise: what is at the upper left comes to the upper right"
    for turn in (90, 180, 270):
        for settings, back in (({"rotation": turn}, turn), ({"touch_rotation": turn}, 360 - turn)):
            window = table_shows(make_window(clock, **settings), clock, CHOOSE)
            x, y = place_of(window, "option:b")
            width, height = window.snapshot().get_size()
            tap(window, *turn_point((x + 0.5) / width, (y + 0.5) / height, back))
            assert list(window.events()) == [Answer("b", 7)], settings
            window.close()


def test_the_pointer_shows_only_where_there_is_a_mouse(shown):
    pygame.display.quit()
    open_window((800, 480), fullscreen=True)
    assert not pygame.mouse.get_visible()
    for rel, touch in (((1, 1), True), ((0, 0), False)):
        post(pygame.MOUSEMOTION, pos=(5, 5), rel=rel, buttons=(0, 0, 0), touch=touch)
        assert list(shown.events()) == []
        assert not pygame.mouse.get_visible()
    post(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    assert list(shown.events()) == []
    assert pygame.mouse.get_visible()


def test_sound_cards_come_and_go_and_a_cameras_microphone_is_none(shown):
    post(pygame.AUDIODEVICEADDED, which=1, iscapture=1)
    post(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)
    post(pygame.AUDIODEVICEADDED, which=1, iscapture=0)
    assert list(shown.events()) == [TrySoundCard(lost=True), TrySoundCard(lost=False)]


def test_a_held_ring_closes_and_runs_back():
    hold = Hold(0.6).follow(Press.DOWN, 10.0)
    assert [hold.share(10 + t) for t in (0, 0.3, 0.6, 5)] == pytest.approx([0, 0.5, 1, 1])
    assert hold.is_moving(10.0)
    assert not hold.is_moving(11.0)
    early = hold.follow(Press.UP, 10.3)
    assert [early.share(10.3 + t) for t in (0, 0.05, 0.1, 1)] == pytest.approx([0.5, 0.25, 0, 0])
    assert early.is_moving(10.35)
    assert not early.is_moving(10.5)
    assert hold.follow(Press.SHORT, 10.3) == hold
    for told in (Press.LONG, Press.DOUBLE, Press.STUCK):
        assert hold.follow(told, 10.7).share(10.7) == 0
        assert hold.follow(told, 10.7).follow(Press.UP, 10.8).share(10.8) == 0


def test_the_touch_or_press_that_wakes_the_screen_chooses_nothing(shown, clock):
    options = (Option("a", phrase("t-bread")), Option("b", phrase("t-bread")))
    folders = {option.key: Path(__file__).parent for option in options}
    shown.show(snapshot(ChooseBox("t.choose", options=options, boxes=folders)))
    clock.now += 2.0
    shown.draw()
    x, y = place_of(shown, "option:b")
    for wakes in ("touch", "press", pygame.K_RETURN, pygame.K_RIGHT, pygame.K_ESCAPE):
        clock.now += 500.0
        shown.draw()
        assert shown.idle
        if wakes == "touch":
            tap(shown, x / 800, y / 480)
        elif wakes == "press":
            shown.press(Press.LONG)
        else:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                post(kind, key=wakes, mod=0, unicode="")
        assert list(shown.events()) == [], wakes
        assert not shown.idle
        shown.draw()
    tap(shown, x / 800, y / 480)
    assert list(shown.events()) == [Answer("b", 7)]


def swipe(window, start, end):
    post(pygame.FINGERDOWN, touch_id=1, finger_id=1, x=start[0], y=start[1])
    post(pygame.FINGERUP, touch_id=1, finger_id=1, x=end[0], y=end[1])
    assert list(window.events()) == [], "a swipe answers nothing"
    return window.state.layer.page


def test_a_swipe_turns_the_page_and_back_and_never_past_the_ends(shown, clock):
    shown.show(snapshot(MANY))
    clock.now += 2.0
    assert any(target.name == "more" for target in shown.page.targets)
    assert swipe(shown, (0.3, 0.6), (0.7, 0.6)) == 0, "there is none before the first page"
    for start, end in (((0.7, 0.3), (0.4, 0.9)), ((0.7, 0.9), (0.4, 0.3)), ((0.6, 0.2), (0.55, 0.2))):
        assert swipe(shown, start, end) == 0, "steep or short"
    assert swipe(shown, (0.7, 0.6), (0.3, 0.62)) == 1
    for start, end in (((0.4, 0.3), (0.7, 0.9)), ((0.4, 0.9), (0.7, 0.3)), ((0.55, 0.2), (0.6, 0.2))):
        assert swipe(shown, start, end) == 1, "steep or short"
    assert swipe(shown, (0.7, 0.6), (0.3, 0.6)) == 1, "there is none after the last page"
    assert swipe(shown, (0.3, 0.6), (0.7, 0.6)) == 0
    shown.show(snapshot(replace(CHOOSE, subject="another")))
    clock.now += 2.0
    x, y = place_of(shown, "option:b")
    assert swipe(shown, (x / 800, y / 480), (x / 800 - 0.4, y / 480)) == 0, "where there are no pages it chooses nothing"


def test_a_ring_that_has_closed_round_a_held_plate_is_whole():
    form, page = format_for(800, 480), Page((), (), palette("day"))
    drawn = []
    for share in (0.5, 0.96, 1.0):
        box, shapes = draw_held_ring(page, form, Box(10, 10, 240, 70), share)
        drawn.append(pygame.mask.from_surface(rasterise(wrap(shapes, box.w, box.h), box.w, box.h), 100).count())
    assert drawn == sorted(drawn), "the last step must not take a part of it away"
