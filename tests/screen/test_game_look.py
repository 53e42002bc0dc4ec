"""What a game brings to the screen: its drawings are used, or refused by name; colours, cubes and signs come with it."""

import logging
import re
from dataclasses import replace

import pytest
from samples import SAMPLE, scene

from companion.games import GAMES
from companion.games import game as find_game
from companion.play.own_questions import ChooseBox
from companion.rulebook.lessons.pictures import Shape, pictures_of
from companion.table import Choose, Option, phrase
from companion.ui.screen.compose import compose
from companion.ui.screen.page.builder import Fault
from companion.ui.screen.paint import svg
from companion.ui.screen.paint.game_look import SHARED, look_of, read_look, replace_missing
from companion.ui.screen.paint.items import Drawing
from companion.ui.screen.paint.screen_errors import ColoursRefused, DrawingMissing
from companion.ui.screen.paint.theme import palette
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
