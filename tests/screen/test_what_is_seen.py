"""What people see is what is so: with still lamps and calm motion nothing but the input itself can have drawn the picture."""

from __future__ import annotations

from dataclasses import replace

import at_the_desk
import pygame
import pytest
from samples import QUESTIONS, snapshot, words

from companion.ui.screen.page import focus
from companion.ui.screen.paint import light_rings
from companion.ui.screen.painter import paint_page

SIZE = (800, 480)


@pytest.fixture
def table(tmp_path, monkeypatch):
    """A desk at which nothing moves by itself, and at which no answer leads on."""
    monkeypatch.setattr(at_the_desk, "words_of", lambda language, _game=None: words(language))
    opened = at_the_desk.DeskTable(tmp_path, calm=True)
    opened.screen.tell(reduced=True)
    opened.let(0.1)
    opened.desk.do = lambda _act: None
    yield opened
    opened.close()


def shown(table):
    """The picture on the display, and the one of the same state drawn from nothing."""
    now, holder = table.screen.shown, table.window.make_another(SIZE, table.screen.settings, table.clock)
    holder.lay(now.snapshot, now.live, now.subtitle, explain=now.explain)
    holder.state = table.window.state
    page = replace(holder.page, items=light_rings(holder.page.items, table.light_scene.frame(table.clock())))
    pictures = table.window.snapshot(), paint_page(page, page.look, SIZE)
    return [pygame.image.tostring(picture, "RGB") for picture in pictures]


def ask(table, question):
    table.window.close_page()
    table.desk.tell(snapshot(question))
    table.let(1)


def key(table, code):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=code, unicode="", mod=0))


def mouse(kind, target, **more):
    pygame.event.post(pygame.event.Event(kind, pos=target.box.centre, touch=False, **more))


def inputs(table):
    """Each way in which somebody can change what is seen without an answer, and what it is called."""
    yield "the menu's key", lambda: key(table, pygame.K_F1)
    yield "a step in the menu", lambda: key(table, pygame.K_RIGHT)
    yield "back", lambda: key(table, pygame.K_ESCAPE)
    yield "an arrow", lambda: key(table, pygame.K_RIGHT)
    target = focus.stops(table.window.page)[-1]
    yield "the pointer over it", lambda: mouse(pygame.MOUSEMOTION, target, rel=(9, 9), buttons=(0, 0, 0))
    yield "a finger on it", lambda: mouse(pygame.MOUSEBUTTONDOWN, target, button=1)
    yield "the finger lifted", lambda: mouse(pygame.MOUSEBUTTONUP, target, button=1)
    yield "the button held", lambda: table.pins.pin(at_the_desk.PIN).drive_low()
    yield "the button let go", lambda: table.pins.pin(at_the_desk.PIN).drive_high()


def test_what_a_key_finger_or_pointer_changes_is_seen_though_the_lamps_stand_still(table):
    """On every page, and after every input of whole evenings, the onlooker of `tests/evenings` asks the same."""
    unseen = []
    for name in ("choose", "number", "seating", "spin"):
        ask(table, QUESTIONS[name])
        for what, give in inputs(table):
            give()
            table.let(0.1 if what != "the button let go" else 1)
            picture, right = shown(table)
            if picture != right and what != "the button held":  # the ring that closes round the plate is no part of the page
                unseen.append((name, what))
    assert unseen == []


def test_until_the_first_question_the_picture_of_the_start_stays(tmp_path):
    opened = at_the_desk.DeskTable(tmp_path)
    before = pygame.image.tostring(opened.window.snapshot(), "RGB")
    opened.desk.step()
    assert pygame.image.tostring(opened.window.snapshot(), "RGB") == before, "no page that says that something went wrong"
    opened.close()
