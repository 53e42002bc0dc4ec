"""The games' pictures: their files are read whole, name only drawings that exist, and are drawn."""

import re
from dataclasses import replace

import pygame
import pytest
from samples import BEN, NOW, SAMPLE, TELL, scene

from companion.games import GAMES
from companion.rulebook import FileRefused
from companion.rulebook.lessons.pictures import Arrow, Label, Motion, Picture, Shape, pictures_of
from companion.ui.screen.compose import compose
from companion.ui.screen.page.builder import PageBuilder
from companion.ui.screen.page.stage import Stage
from companion.ui.screen.paint import svg
from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.game_look import SHARED, look_of
from companion.ui.screen.paint.items import Drawing
from companion.ui.screen.paint.moving import freeze as seen
from companion.ui.screen.paint.moving import rests_at
from companion.ui.screen.paint.theme import palette, seat_looks, to_hex
from companion.ui.screen.pictures.picture import LEAST, draw_picture, extent_of

GOOD = """
[picture.one]
items = [
  { draw = "statue", at = [40, 50], size = 26, turn = -8, seat = 1 },
  { arrow = [[70, 50], [110, 50]], fade = true },
  { text = 3, at = [120, 50], size = 18 },
  { draw = "cube", at = [20, 20], size = 10, seat = 0 },
]
motion = [ { item = 0, to = [110, 50], from = 0.2, till = 1.2 } ]
"""


def folder(tmp_path, text):
    (tmp_path / "pictures.toml").write_text(text, encoding="utf-8")
    return tmp_path


def stage_at(now, reduced=False, own=SHARED, question=TELL):
    made = scene(question)
    builder = PageBuilder(made.form, palette("day"), own)
    settings = replace(made.settings, reduced=reduced)
    return Stage(builder, made.form.box, made.words, made.snapshot, made.state, settings, "", now, builder.look.ground)


def test_a_picture_is_read(tmp_path):
    assert pictures_of(tmp_path / "nowhere") == {}
    picture = pictures_of(folder(tmp_path, GOOD))["one"]
    shape, arrow, label, _ = picture.parts
    assert shape == Shape("statue", (40.0, 50.0), 26.0, -8.0, 1)
    assert arrow == Arrow(((70.0, 50.0), (110.0, 50.0)), fade=True)
    assert label == Label("3", (120.0, 50.0), 18.0)
    assert picture.seconds == 1.2


def test_a_broken_file_is_refused_by_name(tmp_path):
    statue = '[picture.a]\nitems = [{ draw = "statue", at = [1, 2], size = 3 }]\n'
    for text in (
        "this is no TOML",
        statue.replace("at = [1, 2], ", ""),
        statue.replace("[1, 2]", "[1]"),
        statue.replace("size = 3", "size = 0"),
        statue.replace("[1, 2]", "[900, 2]"),
        "[picture.a]\nitems = [{ arrow = [[1, 2]] }]",
        statue + "motion = [{ item = 4, to = [1, 1], from = 0, till = 1 }]",
        statue + "motion = [{ item = 0, to = [1, 1], from = 2, till = 1 }]",
        "[picture.a]\nparts = []",
    ):
        with pytest.raises(FileRefused, match=re.escape("pictures.toml")):
            pytest.fail(f"taken: {pictures_of(folder(tmp_path, text))}")


def test_motion_moves_and_comes_to_rest(tmp_path):
    picture = pictures_of(folder(tmp_path, GOOD))["one"]
    box = Box(0, 0, 320, 200)
    lefts = []
    for now in (100.0, 100.7, 101.2, 500.0):
        stage = stage_at(now)
        draw_picture(stage, picture, box, 100.0)
        rests = rests_at(stage.builder.items)
        assert (rests is None) == (now >= 101.2)
        lefts.append(seen(stage.builder.items, now)[0].box.centre[0])
    assert lefts[0] == pytest.approx(80, abs=2)
    assert lefts[0] < lefts[1] < lefts[2] == lefts[3] == pytest.approx(220, abs=2)
    still = stage_at(100.0, reduced=True)
    draw_picture(still, picture, box, 100.0)
    assert still.builder.items[0].box.centre[0] == lefts[3]


def test_a_lesson_enlarges_what_stands_on_the_canvas_before_and_after_it_moves():
    moving = Picture((Shape("statue", (40, 50), 40), Label("2", (60, 20))), (Motion(0, (120, 80), 0.2, 1.0),))
    left, top, right, bottom = extent_of(stage_at(0.0), moving)
    assert (left, right) == (pytest.approx(18, abs=3), pytest.approx(142, abs=3))
    assert (top, bottom) == (pytest.approx(12, abs=3), pytest.approx(102, abs=3))
    small = Picture((Shape("statue", (40, 50), 10),))
    assert extent_of(stage_at(0.0), small) == (40 - LEAST[0] / 2, 50 - LEAST[1] / 2, 40 + LEAST[0] / 2, 50 + LEAST[1] / 2)
    stage = stage_at(0.0)
    draw_picture(stage, small, Box(0, 0, 450, 340), 0.0, extent_of(stage, small))
    assert stage.builder.items[0].box.h == pytest.approx(50, abs=1)


def test_all_pictures_of_every_game_name_drawings_that_exist_and_are_drawn(display):
    surface = pygame.Surface((320, 200))
    for game, name in ((each, name) for each in GAMES for name in pictures_of(each.folder)):
        picture = pictures_of(game.folder)[name]
        wrong = [part.draw for part in picture.parts if isinstance(part, Shape) and not look_of(game.folder).has(part.draw)]
        assert wrong == [], (game.name, name)
        stage = stage_at(0.0, own=look_of(game.folder))
        draw_picture(stage, picture, Box(0, 0, 320, 200), float("-inf"))
        assert stage.builder.faults == [], (game.name, name)
        for item in stage.builder.items:
            item.paint(surface)


def test_every_icon_is_readable_by_sdl(display):
    for path in sorted(svg.ICONS.glob("*.svg")):
        text = svg.recolour(svg.source(path.stem), (1, 2, 3), (4, 5, 6), (7, 8, 9))
        assert svg.raster(text, 40, 40).get_size() == (40, 40), path.name


def test_a_picture_is_tinted_by_who_is_asked():
    for question, colour in ((TELL, "blue"), (replace(TELL, seat=BEN), "yellow")):
        stage = stage_at(NOW, own=look_of(SAMPLE.folder), question=question)
        draw_picture(stage, Picture((Shape("statue", (80, 50), 40, seat=0),)), Box(0, 0, 320, 200), NOW)
        assert to_hex(seat_looks()[colour].field) in stage.builder.items[0].text


def test_a_told_step_s_picture_takes_what_its_words_leave_it():
    tumult = next(game for game in GAMES if game.name == "tumult_royale")
    for size in ((800, 480), (1280, 720), (720, 1280)):
        made = scene(replace(TELL, picture="tile-frames"), size)
        page = compose(replace(made, snapshot=replace(made.snapshot, game=tumult), explain=False))
        tiles = [item.box for item in page.items if isinstance(item, Drawing) and item.box.w > size[0] // 12]
        assert page.faults == (), size
        assert max(box.right for box in tiles[:3]) - min(box.x for box in tiles[:3]) > 0.3 * size[0], size
