"""Something that was not taught, at the table: asked about on the screen and aloud; and a tray whose light is taught anew."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from at_the_desk import Clock
from handed_pictures import HandedCamera

from companion.camera.profiles import CUBES
from companion.camera.table_reader import Look, Reader
from companion.camera.to_screen import convert_look
from companion.games import GAMES, game
from companion.language.words import Words
from companion.play import RelightTray
from companion.system.settings import Settings
from companion.table import ReadCubes, Tile
from companion.table.phrase import phrase
from companion.ui.pages.effects import Do
from companion.ui.screen.compose import compose
from companion.ui.screen.page.focus import find_focused
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.views.read.reading import NONE, Read
from tools.cubes import evenings
from tools.gallery.scenes import screens_of
from vision.cube_lessons.cube_lesson import teach_cubes
from vision.profile import save_profile
from vision.whole_reading import Hint, Item, Reading, Remedy

SQUARE = ((10.0, 10.0), (30.0, 10.0), (30.0, 30.0), (10.0, 30.0))
STRANGE = Item("red", (20.0, 20.0), 0.1, SQUARE, (("blue", 0.05),))
QUESTION = ReadCubes("t.cubes", most={"red": 9, "blue": 9, "green": 9})


@cache
def screen_named(end):
    return next(screen for screen in screens_of(game("wallenstein"), 3) if screen.name.endswith(end))


def page_of(screen, language="en"):
    return compose(screen.scene(format_for(800, 480), Words(language, tuple(one.folder for one in GAMES))))


def effect_of(page, name):
    return next(target.effect for target in page.targets if target.name == name)


def test_what_was_not_taught_is_drawn_where_it_lies_and_counts_as_nothing():
    reading = Reading((), 0.45, hint=Hint(Remedy.UNKNOWN, SQUARE), unknown=(STRANGE,))
    seen = convert_look(Look(1, np.zeros((60, 80, 3), np.uint8), reading, faces=("red", "blue", "green")))
    (piece,) = seen.pieces
    assert (piece.unknown, piece.doubtful, seen.doubt) == (True, True, None)
    assert piece.corners[0] == pytest.approx((10 / 80, 10 / 60))
    read = Read().of(seen)
    assert (read.tiles(), read.changed) == ((), False)
    assert {tile.kind for tile in piece.tiles} == {"red", "blue", "green"}
    with pytest.raises(ValueError, match="no sure reading"):
        Reading((), 0.95, unknown=(STRANGE,))


def test_the_screen_asks_what_it_is_and_to_ignore_it_is_one_press():
    screen = screen_named("-unknown")
    for language in ("de", "en"):
        page = page_of(screen, language)
        assert page.faults == ()
        assert find_focused(page).name == "none"
    number = len(screen.live.pieces) - 1
    ignored = effect_of(page, "none").then.entry
    assert (ignored.guesses[number], ignored.list_unknown()) == (NONE, ())
    assert "done" in {target.name for target in page_of(replace(screen, entry=ignored)).targets}


def test_what_the_table_names_counts_and_can_be_learnt_at_once():
    screen = screen_named("-unknown")
    number = len(screen.live.pieces) - 1
    named = effect_of(page_of(screen), "option:guess-1").then.entry
    tile = screen.live.pieces[number].tiles[1]
    assert named.list_faces()[number] == tile
    page = page_of(replace(screen, entry=named))
    learnt = effect_of(page, "learn").first.act
    assert (learnt.pieces, learnt.now) == (((number, tile),), True)


def test_another_light_offers_to_show_the_empty_tray_even_where_few_cubes_lie():
    screen = screen_named("-relight")
    for language in ("de", "en"):
        page = page_of(replace(screen, entry=Read()), language)
        assert page.faults == ()
        assert effect_of(page, "empty") == Do(RelightTray(screen.snapshot.step))


@pytest.mark.slow
def test_one_picture_of_the_empty_tray_teaches_its_light_but_not_while_cubes_lie_in_it(tmp_path):
    evening = next(evenings.relit(704, 1))
    save_profile(tmp_path / CUBES, teach_cubes(evening.lesson).pack())
    heap, empty = evening.pictures[0], evening.pictures[-1]
    camera = HandedCamera(Clock(), [heap.picture])
    reader = Reader(camera, Settings(), tmp_path, lambda *_: None, clock=Clock(), rest=lambda _: None)
    assert reader.look(QUESTION, 1).reading.hint.remedy is Remedy.RELIGHT
    assert reader.relight(QUESTION, 1).refused == phrase("reader-not-empty")
    camera.pictures = [empty.picture]
    assert reader.relight(QUESTION, 1).refused == phrase("reader-relit")
    camera.pictures = [heap.picture]
    seen = reader.look(QUESTION, 2)
    assert seen.reading.counts == heap.counts
    assert seen.reading.hint is None or seen.reading.hint.remedy is not Remedy.RELIGHT
    assert Tile("green", 1).kind in seen.faces  # every colour that is asked for can be named
