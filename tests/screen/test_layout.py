"""Every kind of question, picture and page over the stage: nothing is cut, covered, too small, silent or off the screen."""

from dataclasses import replace

import pytest
from page_samples import CASES, enlarged, every_page, told
from samples import SEATS, TELL, scene, scenes

from companion.ui.screen.compose import compose
from companion.ui.screen.page import effects
from companion.ui.screen.page.focus import find_focused, stops
from companion.ui.screen.paint.items import LineItem
from tools.gallery.laid import broken

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
