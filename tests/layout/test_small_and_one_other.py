"""The gallery at 800x480, and at one other size in turn, day by day; all sizes and whole games are `make test-layout`."""

from datetime import date

import pytest
from laid_games import LANGUAGES, SIZES, gallery

from companion.games import GAMES
from tools.gallery.exhibition import screens

SMALL = (800, 480)
OTHERS = [size for size in SIZES if size != SMALL]
DAY = date.today().toordinal()  # noqa: DTZ011 - any day does
IN_TURN = (OTHERS[DAY % len(OTHERS)], LANGUAGES[DAY // len(OTHERS) % 2])
CASES = [(SMALL, "de"), (SMALL, "en"), IN_TURN]


@pytest.fixture(scope="module")
def shown():
    return list(screens(GAMES, 4))


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), CASES, ids=lambda case: case if isinstance(case, str) else f"{case[0]}x{case[1]}")
def test_every_page_keeps_the_rules(shown, size, language):
    assert {name: faults for name, faults in gallery(size, language, shown) if faults} == {}
