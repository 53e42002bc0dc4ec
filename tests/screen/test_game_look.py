"""What a game brings to the screen: drawings are used, or refused by name; colours, cubes, signs and pictures come with it."""

import logging
import re
from dataclasses import replace

import pygame
import pytest
from samples import BEN, NOW, SAMPLE, TELL, scene

from companion.games import GAMES
from companion.games import game as find_game
from companion.play.own_questions import ChooseBox
from companion.rulebook import FileRefused
from companion.rulebook.lessons.pictures import Arrow, Label, Motion, Picture, Shape, pictures_of
from companion.table import Choose, Option, phrase
from companion.ui.screen.compose import compose
from companion.ui.screen.page.builder import Fault, PageBuilder
from companion.ui.screen.page.stage import Stage
from companion.ui.screen.paint import svg
from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.game_look import SHARED, look_of, read_look, replace_missing
from companion.ui.screen.paint.items import Drawing
from companion.ui.screen.paint.moving import freeze as seen
from companion.ui.screen.paint.moving import rests_at
from companion.ui.screen.paint.screen_errors import ColoursRefused, DrawingMissing
from companion.ui.screen.paint.theme import palette, seat_looks, to_hex
from companion.ui.screen.pictures.picture import LEAST, draw_picture, extent_of
from companion.ui.screen.pictures.printed import cube_look

CIRCLE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><circle cx="32" cy="32" r="{r}"/></svg>'
)


def a_game(folder, **icons):
    (folder / "icons").mkdir(parents=True)
    for name, radius in icons.items():
        (folder / "icons" / f"{name}.svg").write_text(CIRCLE.format(r=radius), encoding="utf-8")
    return replace(SAMPLE, folder=folder)


def asked(game, icon, **live):
    question = Choose("t.choose", options=(Option("a", phrase("t-bread"), icon=icon), Option("b", phrase("t-bread"))))
    made = scene(question, **live)
    return compose(replace(made, snapshot=replace(made.snapshot, game=game)))


def drawn(page, mark):
    return any(isinstance(item, Drawing) and mark in item.text for item in page.items)


@pytest.mark.usefixtures("display")
def test_a_drawing_that_the_game_brings_is_used_and_two_of_one_name_do_not_clash(tmp_path):
    dice, bricks = a_game(tmp_path / "dice", die=11, emblem=3), a_game(tmp_path / "bricks", die=22, emblem=5)
    found = [[drawn(asked(game, "die"), f'r="{radius}"') for radius in (11, 22)] for game in (dice, bricks)]
    assert found == [[True, False], [False, True]]
    assert drawn(asked(bricks, "die"), 'r="5"'), "its emblem stands in the head"
    options = tuple(Option(name, phrase("t-bread")) for name in ("dice", "bricks", "stop"))
    made = scene(ChooseBox("t.choose", options=options, boxes={"dice": dice.folder, "bricks": bricks.folder}))
    page = compose(replace(made, snapshot=replace(made.snapshot, game=None, scoreboard=())))
    assert [drawn(page, f'r="{radius}"') for radius in (3, 5)] == [True, True], "each box is chosen by its own emblem"
    assert page.faults == ()


@pytest.mark.usefixtures("display")
def test_a_drawing_that_is_nowhere_is_named_and_never_replaced_in_silence(tmp_path, caplog):
    game = a_game(tmp_path / "dice", die=11)
    replace_missing.cache_clear()
    with caplog.at_level(logging.WARNING):
        page = asked(game, "dye")
    assert Fault("no drawing", "dye") in page.faults
    assert f"the drawing dye is missing in {tmp_path / 'dice' / 'icons'}" in caplog.messages
    assert Fault("no drawing", "") not in asked(game, "").faults
    assert Fault("no drawing", "die") not in asked(game, "die").faults


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_game_brings_hides_nothing_shared_and_is_used(game):
    own = {path.stem for path in (game.folder / "icons").glob("*.svg")}
    assert own & {path.stem for path in svg.ICONS.glob("*.svg")} == set()
    drawn = {part.draw for picture in pictures_of(game.folder).values() for part in picture.parts if isinstance(part, Shape)}
    files = [*game.folder.glob("*.py"), *game.folder.glob("*.toml"), *game.folder.glob("*/*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    made = {match[1] for match in re.finditer(r'f"([a-z]+-)\{', text)}
    named = {icon for icon in own if f'"{icon}"' in text or any(icon.startswith(start) for start in made)}
    values = {"mercy-no", "emblem"}
    assert own - drawn - named - values == set()
    for icon in own:
        assert svg.raster(look_of(game.folder).drawing(icon), 40, 40).get_size() == (40, 40), icon


def test_the_colours_of_every_game_are_whole_and_colour_its_pieces():
    day, evening = palette("day"), palette("evening")
    for game in GAMES:
        look = read_look(game.folder) if (game.folder / "colours.toml").is_file() else SHARED
        assert all(look.has(icon) for icon in (*look.inks, *look.printed, *(cube.icon for cube in look.cubes.values()))), (
            game.name
        )
        assert all(look.ink(icon, theme) is not None for icon in look.inks for theme in (day, evening)), game.name
    wallenstein, tumult = (look_of(find_game(name).folder) for name in ("wallenstein", "tumult_royale"))
    assert [cube_look("peasant", look)[1] for look in (wallenstein, SHARED)] == ["peasant", "sign-tower"]
    assert tumult.ink("mercy", evening) == evening.rubric
    assert [tumult.ink(icon, day) for icon in ("bread", "statue")] == [(0x9A, 0x5B, 0x16), None]
    with pytest.raises(DrawingMissing, match="bread"):
        SHARED.drawing("bread")


def test_broken_colours_are_refused_by_name_and_the_drawings_stay(tmp_path, caplog):
    for number, text in enumerate((
        "[icon.bread]\nday = '#9A5B16'\n", "[icon.bread]\nday = 'brown'\nevening = 'ink'\n", "[tile.bread]\nink = 'brown'\n",
        "[place.gold]\ncolour = '#D9A521'\nshape = 'heart'\n", "[cube\n", "icon = 3\n",
    )):  # fmt: skip
        game = a_game(tmp_path / f"dice-{number}", die=11)
        (game.folder / "colours.toml").write_text(text, encoding="utf-8")
        with pytest.raises(ColoursRefused, match=r"colours\.toml"):
            read_look(game.folder)
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            assert look_of(game.folder).has("die"), text
        assert "colours.toml" in caplog.text, text


@pytest.mark.usefixtures("display")
def test_a_drawing_fills_its_place_however_its_size_is_written():
    for head in (
        'viewBox="0 0 10 20"', 'viewBox="0 0 10 20" width="1" height="2"', 'height="20mm" viewBox="0 0 10 20" width="10mm"',
        'width="10" height="20"', "width='100%' viewBox='0 0 10 20' stroke-width='3'",
    ):  # fmt: skip
        text = f'<svg xmlns="http://www.w3.org/2000/svg" {head}><rect width="10" height="10" fill="#ff0000"/></svg>'
        picture = svg.rasterise(text, 30, 60)
        assert picture.get_size() == (30, 60), head
        assert all(picture.get_at(point)[:3] == (255, 0, 0) for point in ((2, 2), (27, 27))), head
        assert all(picture.get_at(point).a == 0 for point in ((2, 33), (27, 57))), head


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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_pictures_of_a_game_name_drawings_that_exist_and_are_drawn(game, display):
    surface = pygame.Surface((320, 200))
    for name, picture in pictures_of(game.folder).items():
        wrong = [part.draw for part in picture.parts if isinstance(part, Shape) and not look_of(game.folder).has(part.draw)]
        assert wrong == [], name
        stage = stage_at(0.0, own=look_of(game.folder))
        draw_picture(stage, picture, Box(0, 0, 320, 200), float("-inf"))
        assert stage.builder.faults == [], name
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
