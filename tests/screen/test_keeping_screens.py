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
from tools.gallery.laid import Screen

CASES = pytest.mark.parametrize(("size", "language"), [((480, 320), "en"), ((800, 480), "de"), ((1280, 720), "de")], ids=str)


def laid_out(house, size, language):
    """The first page of an evening at a device that keeps this, its snapshot and the words."""
    snapshot = Dialogue(lambda: evening(house)).snapshot()
    words = words_of(language, tuple(game.folder for game in GAMES))
    page = compose(Screen("box", snapshot).scene(format_for(*size), words))
    assert page.faults == ()
    return page, snapshot, words


@CASES
def test_an_open_game_goes_on_by_a_line_and_a_sign_of_its_own(size, language):
    house = LobbyState(open_game=LoggedGame(1, "tumult_royale", "2026-01-01T10:00:00Z", {}, "1", over=False))
    page, snapshot, words = laid_out(house, size, language)
    lines = [item.text for item in page.items if isinstance(item, LineItem)]
    options = {option.key: option for option in snapshot.question.options}
    assert {words(options[key].words) for key in ("resume", "ring", "stop") if key in options} <= set(lines)
    assert options["resume"].icon != options["ring"].icon


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_between_evenings_the_open_game_and_every_box_find_room_and_who_played_is_told(game):
    played = {"seats": [{"name": "Maximilian", "colour": "blue"}, {"name": "Ben", "colour": "red"}]}
    house = LobbyState(open_game=LoggedGame(1, game.name, "2026-01-01T10:00:00Z", played, "1", over=False), waits=True)
    for size, language in (((800, 480), "de"), ((800, 480), "en"), ((720, 1280), "de")):
        page, snapshot, words = laid_out(house, size, language)
        assert {"option:resume", "option:open"} <= {target.name for target in page.targets}
        told = snapshot.question.notes[game.name].last
        assert told is not None
        assert "Maximilian, Ben" in words(told)
