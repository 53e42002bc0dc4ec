"""Tumult Royale laid out from real states on the smallest glasses: every prompt, answer, page and lesson step fits in both languages."""

import pytest
from samples import LANGUAGES

from companion.games import game
from companion.language.words import Words
from companion.ui.screen.compose import compose
from companion.ui.screen.paint.formats import format_for
from tools.gallery.exhibition import screens

TUMULT = game("tumult_royale")


@pytest.fixture(scope="module")
def shown():
    return list(screens([TUMULT], 4))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_text_of_the_game_fits(shown, size, language, display):
    from companion.games import GAMES

    words = Words(language, [each.folder for each in GAMES])
    form = format_for(*size)
    faults = {name: page.faults for name, screen in shown if (page := compose(screen.scene(form, words))).faults}
    assert len(shown) > 100
    assert faults == {}
