"""Numbers by hand: typed figures, a finger that stays on a plus, and a count that is too small."""

import pygame
import pytest
from samples import words
from test_window import Clock, finger, settle, shown

from companion.play.acts import Answer
from companion.table import Number, ReadTiles, Row, Tally, Tile, phrase
from companion.ui.screen.page import focus
from companion.ui.screen.page.held import repeats
from companion.ui.screen.page.state import ScreenSettings
from companion.ui.screen.window import Window

POINTS = Number("t.number", high=180, likely=40)
ROWS = Tally("t.tally", rows=tuple(Row(key, phrase("item-times", n=1, what=key), high=99) for key in "ab"))
TILES = ReadTiles("t.read", kinds=("bread",), counts=(1, 2), most=30, least=21)


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def window(clock):
    made = Window(
        (800, 480), ScreenSettings("en", "day"), words, clock=clock, hour=lambda: 12, frames=lambda _now: ((0, 0, 0),) * 24
    )
    yield made
    made.close()


def typed(window, text):
    for letter in text:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    return list(window.events())


def struck(window, key):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, unicode=""))
    return list(window.events())


def chosen(window, name):
    target = next(target for target in window.page.targets if target.name == name)
    window._choose(target.effect)
    return list(window.events())


def test_a_number_is_typed(window, clock):
    shown(window, clock, POINTS)
    typed(window, "137")
    assert chosen(window, "take") == [Answer(137, window.state.step)]
    typed(window, "9")
    assert chosen(window, "take") == [Answer(9, window.state.step)], "what cannot be begins anew"
    assert type(Answer(9, 0).value) is int


def test_the_likely_number_comes_before_one_that_is_only_frequent(window, clock):
    shown(window, clock, Number("t.number", high=180, likely=21, common=(0,)))
    assert chosen(window, window.page.focus or focus.stops(window.page)[0].name) != [Answer(0, window.state.step)]
    shown(window, clock, Number("t.number", high=180, likely=20, common=(20, 30)))
    assert focus.stops(window.page)[0].name == "value:20"


def test_figures_go_into_the_focused_row(window, clock):
    shown(window, clock, ROWS)
    typed(window, "12")
    struck(window, pygame.K_DOWN)
    typed(window, "7")
    assert chosen(window, "done") == [Answer({"a": 12, "b": 7}, window.state.step)]


def test_a_finger_that_stays_on_plus_counts_on_ever_faster(window, clock):
    shown(window, clock, POINTS)
    plus = next(target for target in window.page.targets if target.name == "plus")
    finger(window, pygame.FINGERDOWN, plus.box.centre)
    list(window.events())
    settle(window, clock, 0.5)
    assert window.state.layer.entry == 40
    settle(window, clock, 1.5)
    slow = window.state.layer.entry
    assert 45 <= slow <= 52
    settle(window, clock, 1.5)
    assert window.state.layer.entry - slow > 2 * (slow - 40)
    before = window.state.layer.entry
    finger(window, pygame.FINGERUP, plus.box.centre)
    list(window.events())
    settle(window, clock, 1.0)
    assert window.state.layer.entry == before
    assert repeats("figure", 0.0) is None


def test_too_few_pieces_are_asked_about_before_they_are_taken(window, clock):
    shown(window, clock, TILES)
    typed(window, "9")
    assert "9 of 21" in texts(window)
    assert chosen(window, "done") == []
    assert "Only 9?" in texts(window)
    assert chosen(window, "done") == [Answer((Tile("bread", 1),) * 9, window.state.step)]


def test_a_changed_count_is_asked_about_again(window, clock):
    shown(window, clock, TILES)
    typed(window, "9")
    chosen(window, "done")
    typed(window, "8")
    assert chosen(window, "done") == []
    typed(window, "21")
    assert len(chosen(window, "done")) == 1


def texts(window):
    return [item.text for item in window.page.items if hasattr(item, "text")]
