"""What is told about how games are kept, and what is asked about it, is whole on every screen in both languages."""

from __future__ import annotations

import pytest

from companion.app.lobby.evening import LobbyState, evening
from companion.games import GAMES
from companion.library.logged import LoggedGame
from companion.play.dialogue import Dialogue
from companion.ui.screen.compose import compose
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import LineItem
from tools.gallery.exhibition import words_of
from tools.gallery.keeping import keeping_screens
from tools.gallery.laid import Screen


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)], ids=str)
def test_nothing_is_cut(size, language):
    words = words_of(language, tuple(game.folder for game in GAMES))
    pages = {screen.name: compose(screen.scene(format_for(*size), words)) for screen in keeping_screens()}
    assert {name: page.faults for name, page in pages.items() if page.faults} == {}
    assert len(pages) > 30


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(480, 320), (800, 480), (1280, 720)], ids=str)
def test_an_open_game_goes_on_by_a_line_and_a_sign_of_its_own(size, language):
    house = LobbyState(open_game=LoggedGame(1, "tumult_royale", "2026-01-01T10:00:00Z", {}, "1", over=False))
    snapshot = Dialogue(lambda: evening(house)).snapshot()
    words = words_of(language, tuple(game.folder for game in GAMES))
    page = compose(Screen("box", snapshot).scene(format_for(*size), words))
    assert page.faults == ()
    lines = [item.text for item in page.items if isinstance(item, LineItem)]
    assert {words(option.words) for option in snapshot.question.options if option.key in {"resume", "ring", "stop"}} <= set(lines)
    icons = {option.key: option.icon for option in snapshot.question.options}
    assert icons["resume"] != icons["ring"]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)], ids=str)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_between_evenings_the_open_game_and_every_box_find_room_and_who_played_is_told(size, language, game):
    played = {"seats": [{"name": "Maximilian", "colour": "blue"}, {"name": "Ben", "colour": "red"}]}
    house = LobbyState(open_game=LoggedGame(1, game.name, "2026-01-01T10:00:00Z", played, "1", over=False), waits=True)
    snapshot = Dialogue(lambda: evening(house)).snapshot()
    words = words_of(language, tuple(game.folder for game in GAMES))
    page = compose(Screen("box", snapshot).scene(format_for(*size), words))
    assert page.faults == ()
    assert {"option:resume", "option:open"} <= {target.name for target in page.targets}
    told = snapshot.question.notes[game.name].last
    assert told is not None
    assert "Maximilian, Ben" in words(told)
