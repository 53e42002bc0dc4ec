"""Whole games laid out in six sizes and both languages: `make test-layout`. Too much for every `make test`."""

from itertools import combinations

import pytest

from companion.gallery.exhibition import screens, words_of
from companion.games import GAMES
from companion.screen.compose import compose
from companion.screen.paint.formats import format_for
from companion.screen.paint.items import LineItem
from companion.table.questions.kinds import Tell

SIZES = ((480, 320), (800, 480), (1024, 600), (1280, 720), (1920, 1080), (720, 1280))
LANGUAGES = ("de", "en")
CASES = [(size, language) for size in SIZES for language in LANGUAGES]


@pytest.fixture(scope="module")
def shown():
    return list(screens(GAMES, 4))


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case[0][0]}x{case[0][1]}-{case[1]}")
def pages(request, shown):
    size, language = request.param
    form = format_for(*size)
    laid = []
    for name, screen in shown:
        game = screen.snapshot.game
        words = words_of(language, tuple(one.folder for one in GAMES) if game is None else (game.folder,))
        laid.append((name, screen, form, compose(screen.scene(form, words))))
    return laid


def test_nothing_is_cut_or_too_small(pages):
    assert {name: page.faults for name, _, _, page in pages if page.faults} == {}


def test_no_text_covers_another_or_leaves_the_screen(pages):
    for name, _, form, page in pages:
        lines = [item for item in page.items if isinstance(item, LineItem)]
        assert [line.text for line in lines if not form.box.holds(line.ink)] == [], name
        covered = [(a.text, b.text) for a, b in combinations(lines, 2) if a.ink.inset(0, 1).meets(b.ink.inset(0, 1))]
        assert covered == [], name


def test_results_stand_on_one_page(pages):
    paged = {}
    for name, screen, form, page in pages:
        question = screen.snapshot.question
        result = isinstance(question, Tell) and question.reasons and screen.overlay is None
        if result and any(target.name == "more" for target in page.targets) and form.height > 320:
            paged[name] = len(question.reasons)
    assert paged == {}
