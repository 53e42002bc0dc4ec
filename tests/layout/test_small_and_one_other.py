"""The gallery at 800x480, one day in German and the next in English; all sizes and whole games are `make test-layout`."""

from datetime import date

import pytest
from laid_games import LANGUAGES, gallery

IN_TURN = LANGUAGES[date.today().toordinal() % 2]  # noqa: DTZ011 - any day does


@pytest.mark.slow
@pytest.mark.parametrize("language", [IN_TURN])
def test_every_page_keeps_the_rules(language):
    assert {name: faults for name, faults in gallery((800, 480), language) if faults} == {}
