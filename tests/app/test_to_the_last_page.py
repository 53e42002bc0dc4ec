"""Every shipped sheet, by as few and by as many as sit down, played to the last page: typed and on the screen."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typing_answers import typed

from companion.app.desk.app import words_of
from companion.games.any_box import GAME
from companion.games.any_box.before import seats_of
from companion.games.any_box.box import SHEETS, shipped
from companion.games.any_box.sheet_reading import read_sheet
from companion.play.controller import Controller
from companion.table.game import SHEET
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.window import Window
from companion.ui.terminal.terminal import Terminal

NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia", "Otto", "Zoe", "Ida", "Jan", "Uwe")
PAINTED = 30
"""One page of so many is painted on the way; of short games all would be too many for every run."""


@pytest.fixture(scope="module")
def window():
    ticks, words = count(), words_of("en", GAME)
    look = {"clock": lambda: next(ticks) / 10, "hour": lambda: 12, "frames": lambda _now: ((0, 0, 0),) * 24}
    window = Window((800, 480), ScreenSettings("en", "day", reduced=True), lambda _language: words, **look)
    yield window
    window.close()


@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("name", SHEETS)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=1)
def test_played_to_the_last_page(window, name, most, seed):
    players, rng = seats_of(read_sheet(shipped(name)))[-1 if most else 0], Random(seed)
    seats = Seats(map(Seat, NAMES[:players], GAME.colours))
    session = Session.begin(GAME, Beginning("any_box", seats, {}, {SHEET: shipped(name)}), MemoryLog())
    controller, written = Controller(session), []

    def shown():
        window.show(controller.snapshot())
        window.draw()
        assert window.failure is None, window.failure
        return " ".join(item.text for item in window.page.items if isinstance(item, LineItem))

    def read(_prompt: str) -> str:
        if rng.randrange(PAINTED) == 0:
            shown()
        return typed(session.question, session.question.sample(rng))

    last = Terminal(words_of("en", GAME), read, written.append).play(controller)
    assert last.outcome is not None
    assert session.question is None
    standing = last.outcome.standing
    assert players > 1 or all(line.id != "story-led" for line in last.stories.values()), "who plays alone leads nobody"
    assert len(standing) == players
    told, page = " ".join(written[-2 * players - 4 :]), shown()
    for place in standing:
        assert place.seat.name in told
    assert standing[0].seat.name in page
