"""A page whose focus is not known yet is laid out once: it is the one that would be laid out if the first stop were told."""

import pytest
from samples import scenes

from companion.screen.compose import _laid_out, compose


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_first_stop_is_found_while_the_page_is_laid_out(language):
    looked = 0
    for name, scene in scenes((800, 480), language):
        page = compose(scene)
        told = _laid_out(scene, page.focus)
        assert (page.focus, page.targets, page.items) == (told.focus, told.targets, told.items), name
        looked += page.focus != ""
    assert looked > 20
