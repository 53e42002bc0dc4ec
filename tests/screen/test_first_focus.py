"""A page whose focus is not known yet is laid out once: it is the one that would be laid out if the first stop were told."""

import pytest
from samples import scenes

from companion.ui.screen.compose import _lay_out, compose
from companion.ui.screen.page import focus
from companion.ui.screen.page.effects import Focus


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_first_stop_is_found_while_the_page_is_laid_out(language):
    looked = 0
    for name, scene in scenes((800, 480), language):
        page = compose(scene)
        told = _lay_out(scene, page.focus)
        assert (page.focus, page.targets, page.items) == (told.focus, told.targets, told.items), name
        looked += page.focus != ""
    assert looked > 20


def test_a_step_back_from_the_first_stop_goes_round_to_the_last():
    pages = (compose(scene) for _name, scene in scenes((800, 480), "en"))
    page = next(page for page in pages if len(focus.stops(page)) > 2 and focus.find_focused(page) == focus.stops(page)[0])
    assert focus.step_back(page) == Focus(focus.stops(page)[-1].name)
