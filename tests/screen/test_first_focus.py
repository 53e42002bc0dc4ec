"""A page whose focus is not known yet is laid out once: it is the one that would be laid out if the first stop were told."""

from samples import scenes

from companion.ui.screen.compose import _lay_out, compose
from companion.ui.screen.page import focus
from companion.ui.screen.page.effects import Focus


def test_the_first_stop_is_found_while_the_page_is_laid_out_and_a_step_back_from_it_goes_round_to_the_last():
    looked = []
    for name, scene in scenes((800, 480), "en"):
        page = compose(scene)
        told = _lay_out(scene, page.focus)
        assert (page.focus, page.targets, page.items) == (told.focus, told.targets, told.items), name
        if page.focus and len(focus.stops(page)) > 2 and focus.find_focused(page) == focus.stops(page)[0]:
            looked.append(name)
            assert focus.step_back(page) == Focus(focus.stops(page)[-1].name), name
    assert len(looked) > 5
