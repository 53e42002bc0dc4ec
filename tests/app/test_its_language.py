"""A game goes on in the language in which it was last played, whatever was spoken in between; calm play through a game."""

from __future__ import annotations

from at_the_desk import LIGHT as GAME

from companion.app.lobby.evening import Resume
from companion.play.acts import SetLanguage
from companion.play.requests import RunGlass
from companion.table import Hourglass


def spoken(table):
    return table.screen.settings.language


def test_a_game_goes_on_in_its_own_language(at_desk):
    table = at_desk()
    table.begin(GAME)
    table.desk.do(SetLanguage("de"))
    table.let(0.2)
    assert table.changes == [("table.language", "de")]
    first = table.library.at_table
    table.begin(None)
    table.desk.do(SetLanguage("en"))
    table.begin(GAME)
    assert (spoken(table), table.library.at_table == first) == ("en", False)
    table.begin(Resume(first))
    assert spoken(table) == "de"
    again = at_desk()
    again.begin(Resume(first))
    assert spoken(again) == "de"


def test_in_calm_play_the_sand_of_a_game_takes_half_as_long_again_on_the_ring_too(table):
    table.runner.calm = True
    table.begin(GAME)
    table.reach(Hourglass)
    table.desk.do(RunGlass(table.snapshot.step, running=True))
    light, _ = table.runner.animation()
    seconds = 1.5 * table.snapshot.question.seconds
    assert light.total == seconds
    table.let(seconds - 1)
    assert isinstance(table.snapshot.question, Hourglass)
    table.let(2)
    assert not isinstance(table.snapshot.question, Hourglass)
