"""Whole games laid out in six sizes and both languages: `make test-layout`. Too much for every `make test`."""

import pytest
from laid_games import FAR, LANGUAGES, SIZES, far_chair, gallery, played, share

from companion.games import GAMES
from companion.games import game as find_game
from companion.ui.screen.compose import turns
from tools.gallery.exhibition import look_ups
from tools.gallery.laid import broken

SIZE = [pytest.param(size, id=f"{size[0]}x{size[1]}") for size in SIZES]
GAME = [
    pytest.param(game, books, id=f"{game.name}-{books or 'one kind'}")
    for game in GAMES
    for books in (("light", "full") if "books" in game.default_options() else (None,))
]
MOST_EXTRA = 3
LOOKED_UP = ((480, 320), (800, 480), (720, 1280))
"""A rule's page is the same on all large screens."""
MANY_RULES = 400


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZE)
def test_every_page_of_the_gallery_keeps_the_rules(size, language):
    assert {name: faults for name, faults in gallery(size, language) if faults} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZE)
def test_ten_at_a_table_keep_the_rules(size, language):
    pages = played(find_game("any_box"), None, size, language, players=10)
    assert {fault for scene, page in pages for fault in broken(scene, page)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", LOOKED_UP, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_page_of_the_look_up_keeps_the_rules(size, language):
    pages = dict(gallery(size, language, look_ups(GAMES, 4)))
    assert {name: faults for name, faults in pages.items() if faults} == {}
    assert len(pages) > MANY_RULES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZE)
@pytest.mark.parametrize(("game", "books"), GAME)
def test_every_question_of_a_whole_game_keeps_the_rules(game, books, size, language):
    pages = list(played(game, books, size, language))
    found = {
        (scene.snapshot.question.id, fault) for scene, page in pages if scene.snapshot.question for fault in broken(scene, page)
    }
    assert found == set()
    if size == (800, 480):
        extra = [scene.snapshot.question.id for scene, page in pages if scene.snapshot.question and turns(page)]
        assert len([name for name in extra if "cards-" not in name]) <= MOST_EXTRA, "a page for each player is none of these"


TOO_MUCH_TO_READ = {
    "council.turned-up": "up to sixteen printed tiles lie in one field, as people look for the one they hold",
    "council.king-to": "a map of fifteen cities with what each brings and what the way costs",
}
"""Questions whose pages the far chair need not read, and why: of all pages no more than one in twenty."""
READ = {
    (800, 480): {"prompt": 0.97, "focus": 0.96, "answers": 0.97, "least": 0.98, "rail": 0.98},
    (1024, 600): {"prompt": 0.97, "focus": 0.95, "answers": 0.97, "least": 0.98, "rail": 0.98},
    (720, 1280): {"prompt": 0.95, "focus": 0.95, "answers": 0.95, "least": 0.98, "rail": 0.98},
    (1280, 720): {"prompt": 0.99, "focus": 0.97, "answers": 0.96, "least": 0.96, "rail": 0.99},
}
"""Which part of all other pages of whole games the far chair reads, at the least."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", FAR, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_far_chair_reads_whole_games_and_sees_the_rail(size, language):
    pages = list(far_chair(size, language))
    others = [(name, found) for name, found in pages if name not in TOO_MUCH_TO_READ]
    assert len(pages) - len(others) <= len(pages) / 20
    assert {what: least for what, least in READ[size].items() if share(others, what) < least} == {}
