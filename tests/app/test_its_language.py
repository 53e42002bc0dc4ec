"""A game goes on in the language in which it was last played, whatever was spoken in between; calm play through a game."""

from __future__ import annotations

from at_the_desk import DeskTable

from companion.app.lobby.evening import Resume
from companion.play.acts import Leave, SetDepth, SetLanguage
from companion.table import Hourglass, Seat, Seats
from companion.table.table import Beginning

SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])
GAME = Beginning("tumult_royale", SEATS, {"books": "light"}, {})


def spoken(table):
    return table.screen.settings.language


def test_a_game_goes_on_in_its_own_language(tmp_path):
    table = DeskTable(tmp_path, "en")
    table.begin(GAME)
    table.desk.do(SetLanguage("de"))
    table.let(0.2)
    first = table.library.at_table
    table.begin(None)
    table.desk.do(SetLanguage("en"))
    table.begin(GAME)
    assert (spoken(table), table.library.at_table == first) == ("en", False)
    table.begin(Resume(first))
    assert spoken(table) == "de"
    table.close()
    again = DeskTable(tmp_path, "en")
    again.begin(Resume(first))
    assert spoken(again) == "de"
    again.close()


def test_in_calm_play_the_sand_of_a_game_takes_half_as_long_again(tmp_path):
    took = []
    for calm in (False, True):
        folder = tmp_path / f"calm-{calm}"
        folder.mkdir()
        table = DeskTable(folder, "en")
        table.runner.calm = calm
        table.begin(GAME)
        while not isinstance(table.snapshot.question, Hourglass):
            table.answer()
        table.press(0.8)
        began, step = table.clock.now, table.snapshot.step
        while table.snapshot.step == step:
            table.let(0.5)
        took.append(table.clock.now - began)
        table.close()
    assert 1.4 < took[1] / took[0] < 1.6


def test_a_game_that_is_told_in_another_depth_than_the_lobby_is_gone_on_with(tmp_path):
    """Its words are its own: the lobby's page, which names all boxes, must not be laid out with them."""
    table = DeskTable(tmp_path)
    table.begin(GAME)
    table.desk.do(SetDepth("known"))
    table.desk.do(Leave())
    table.there("option:resume")
    table.choose("option:resume")
    table.until(lambda: table.snapshot.game is not None)
    table.let(0.5)
    assert table.desk.failure is None
    table.close()
