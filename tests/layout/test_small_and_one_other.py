"""The gallery at 800x480, each day in another language; all sizes and whole games are `make test-layout`."""

from datetime import date

import pytest
from laid_games import gallery

from companion.system.languages import LANGUAGES

IN_TURN = LANGUAGES[date.today().toordinal() % len(LANGUAGES)]  # noqa: DTZ011 - any day does


@pytest.mark.slow
@pytest.mark.parametrize("language", [IN_TURN])
def test_every_page_keeps_the_rules(language):
    assert {name: faults for name, faults in gallery((800, 480), language) if faults} == {}
