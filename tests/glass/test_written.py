"""Pages written for a browser: what a screen reader is told of them, and in which order."""

from __future__ import annotations

import re

import pytest
from samples import ADA, PICK, QUESTIONS, READ, replace, scene

from companion.network.glass.written import write_page
from companion.ui.screen.compose import compose
from companion.ui.screen.views.read.reading import Read


def pieces_of(*given, **named):
    shown = scene(*given, **named)
    return write_page(compose(shown), shown.now, shown.words).pieces


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_page_has_one_heading(name):
    assert sum(piece.startswith("<h1") for piece in pieces_of(QUESTIONS[name])) == 1


def test_what_is_chosen_is_told_and_what_ends_a_list_stands_after_it():
    _, chosen, *_, last = PICK.options
    buttons = [piece for piece in pieces_of(PICK, entry=(chosen.key,)) if piece.startswith("<button")]
    names = [re.match(r'<button id="([^"]*)"', piece)[1] for piece in buttons]
    pressed = [name for name, piece in zip(names, buttons, strict=True) if 'aria-pressed="true"' in piece]
    assert pressed == [f"option:{chosen.key}"]
    assert names.index("done") == names.index(f"option:{last.key}") + 1


def test_a_tile_that_is_laid_finds_room_on_an_upright_glass():
    laid = {f"{kind} {count}": int((kind, count) == ("bread", 1)) for kind in READ.kinds for count in READ.counts}
    page = compose(scene(replace(READ, seat=ADA), (720, 1280), entry=Read(by_hand=laid)))
    assert page.faults == ()
