"""Every kind of question, picture and page over the stage: nothing is cut, covered, too small, silent or off the screen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from page_samples import CASES, enlarged, every_page, told
from samples import SCORES, SEATS, TELL, scene, scenes

from companion.app.desk.app import words_of as words_at_the_desk
from companion.app.lobby.evening import LobbyState, evening
from companion.games import GAMES
from companion.games.tumult_royale import GAME
from companion.library.logged import LoggedGame
from companion.play.dialogue import Dialogue
from companion.play.waiting import waiting
from companion.table import Choose, Option, Seat, phrase
from companion.table.questions.illustrations import Tableaux
from companion.table.questions.question import Announcement
from companion.ui.pages import effects
from companion.ui.pages.visits import NOT_ASKED
from companion.ui.screen.compose import compose, receive_snapshot
from companion.ui.screen.page import ScreenSettings, ScreenState, Visit
from companion.ui.screen.page.builder import PageBuilder
from companion.ui.screen.page.focus import find_focused, stops
from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.fonts import FontFace
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.paint.rounded import RoundRect
from tools.gallery.exhibition import words_of
from tools.gallery.laid import Screen, broken, over_pictures

WAYS = (effects.Close(), effects.Open(effects.AllSettings()))


@pytest.mark.parametrize(("size", "language"), CASES, ids=lambda case: case if isinstance(case, str) else f"{case[0]}x{case[1]}")
def test_every_page_keeps_the_rules_shows_one_focus_and_leads_back(size, language):
    for name, begun in every_page(size, language):
        page = compose(begun)
        assert broken(begun, page) == (), name
        assert (page.focus, find_focused(page)) == ("", None) if name == "turning" else page.focus == find_focused(page).name, (
            name
        )
        assert name == "turning" or "focus" in page.groups, name
        if begun.state.overlay is not None:
            assert page.back is not None or any(target.effect in WAYS for target in stops(page)), name
        small = [item.text for item in page.items if isinstance(item, LineItem) and item.size < begun.form.near_min - 2]
        assert small == [], name


def test_what_is_told_finds_room_on_a_phone_on_its_side_and_every_question_in_large_letters_on_the_small_screen():
    for name, begun in told((480, 320), "de"):
        assert compose(begun).faults == (), name
    for language in ("de", "en"):
        for name, begun in scenes((800, 480), language):
            large = enlarged(begun, (800, 480))
            assert broken(large, compose(large)) == (), name


def test_a_second_line_begins_where_the_prompt_does():
    for size in ((800, 480), (1280, 720), (720, 1280)):
        for seat in (None, SEATS[0]):
            page = compose(scene(replace(TELL, seat=seat), size, explain=False, scoreboard=()))
            lines = [item for item in page.items if isinstance(item, LineItem)]
            prompt = next(line for line in lines if line.text.startswith("Jeder"))
            second = next(line for line in lines if line.text.startswith("Verdeckt"))
            assert second.box.x == prompt.box.x


DRAWN = compose(scene(TELL, (800, 480)))
SHIELD = Box(100, 100, 80, 80)


def drawn(*, words_at, ground=False):
    builder = PageBuilder(format_for(800, 480), DRAWN.look)
    builder.draw_shield("blue", SHIELD)
    if ground:
        builder.draw_rounded(SHIELD.inset(-20), RoundRect(0, 4, 'fill="#FFFFFF"'))
    builder.line("Ada", FontFace.SANS, 30, builder.look.ink, *words_at)
    return tuple(fault.text for fault in over_pictures(builder.page(""), 0.0))


def test_words_on_a_shield_are_found_but_not_beside_it_in_its_empty_corner_or_on_a_ground_of_their_own():
    assert drawn(words_at=(110, 150)) == ("Ada",)
    assert drawn(words_at=(190, 150)) == drawn(words_at=(162, 205)) == drawn(words_at=(110, 150), ground=True) == ()
    assert list(over_pictures(DRAWN, 0.0)) == []


ASKED = Choose("tumult.place", seat=Seat("Maximilian", "blue"), options=(Option("yes", phrase("screen-help")),))
LOOKING = ["undo", "overview", "scores", "announce", "lookup"]


def test_who_acts_and_all_there_is_to_look_at_stand_whole_on_every_phone():
    for size, language in (((480, 320), "de"), ((480, 320), "en"), ((800, 480), "de"), ((780, 1688), "en")):
        told = scene(ASKED, size, language)
        now = waiting(
            replace(
                told.snapshot, game=GAME, scoreboard=SCORES, overview=Tableaux(()), announcements=(Announcement("tumult.place"),)
            )
        )
        settings = ScreenSettings(language, "day", large=True, visits=Visit(NOT_ASKED, plays=True, prepared=True))
        state, form = receive_snapshot(ScreenState(), now), format_for(*size, large=True)
        laid = compose(
            replace(told, snapshot=now, state=state, settings=settings, form=form, words=words_at_the_desk(language, GAME))
        )
        assert laid.faults == (), (size, language)
        assert [target.name for target in laid.targets][: len(LOOKING)] == LOOKING
        assert any("Maximilian" in item.text for item in laid.items if isinstance(item, LineItem))


OPENED = pytest.mark.parametrize(("size", "language"), [((480, 320), "en"), ((800, 480), "de"), ((1280, 720), "de")], ids=str)


def laid_out(house, size, language):
    """The first page of an evening at a device that keeps this, its snapshot and the words."""
    snapshot = Dialogue(lambda: evening(house)).snapshot()
    words = words_of(language, tuple(game.folder for game in GAMES))
    page = compose(Screen("box", snapshot).scene(format_for(*size), words))
    assert page.faults == ()
    return page, snapshot, words


@OPENED
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
