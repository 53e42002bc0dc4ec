"""Every kind of question in every format and both languages: nothing is cut, covered, or off the screen."""

from dataclasses import replace
from itertools import combinations

import pytest
from samples import LANGUAGES, SEATS, SIZES, TELL, scene, scenes

from companion.table import Tally
from companion.ui.screen.compose import compose
from companion.ui.screen.page.focus import find_focused, stops
from companion.ui.screen.paint.items import LineItem

CASES = [(size, language) for size in SIZES for language in LANGUAGES]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case[0][0]}x{case[0][1]}-{case[1]}")
def pages(request):
    size, language = request.param
    return [(name, scene.form, compose(scene)) for name, scene in scenes(size, language)]


def test_no_text_is_cut(pages):
    assert {name: page.faults for name, _, page in pages if page.faults} == {}


def test_all_text_lies_on_the_screen_and_none_on_another(pages):
    for name, form, page in pages:
        lines = [item for item in page.items if isinstance(item, LineItem)]
        off = [line.text for line in lines if not form.box.holds(line.ink)]
        assert off == [], name
        covered = [(a.text, b.text) for a, b in combinations(lines, 2) if a.ink.inset(0, 1).meets(b.ink.inset(0, 1))]
        assert covered == [], name


def test_nothing_smaller_than_the_floor_is_written(pages):
    for name, form, page in pages:
        small = [item.text for item in page.items if isinstance(item, LineItem) and item.size < form.near_min - 2]
        assert small == [], name


def test_targets_do_not_cover_each_other(pages):
    for name, form, page in pages:
        touchable = [
            target for target in page.targets if not target.name.startswith(("seat:", "piece:", "button", "letters:", "heap:"))
        ]
        covered = [(a.name, b.name) for a, b in combinations(touchable, 2) if a.box.meets(b.box.inset(2))]
        assert covered == [], name
        assert all(form.box.inset(-2).holds(target.box) or min(target.box[2:]) <= form.touch + 2 for target in touchable), name


def test_answers_are_large_enough_for_a_finger(pages):
    for name, form, page in pages:
        small = [target.name for target in stops(page) if min(target.box[2:]) < form.touch - 1]
        assert small == [], name


def test_exactly_one_thing_is_focused(pages):
    for name, _, page in pages:
        if name == "turning":
            assert find_focused(page) is None
        else:
            assert page.focus == find_focused(page).name, name
            assert "focus" in page.groups, name


@pytest.mark.parametrize("size", SIZES)
def test_a_count_of_nothing_can_be_answered(size):
    page = compose(scene(Tally("t.tally", rows=()), size))
    assert page.faults == ()
    assert [target.name for target in page.targets if target.name == "done"] == ["done"]


def test_a_second_line_begins_where_the_prompt_does():
    for size in ((800, 480), (1280, 720), (720, 1280)):
        for seat in (None, SEATS[0]):
            page = compose(scene(replace(TELL, seat=seat), size, explain=False, scoreboard=()))
            lines = [item for item in page.items if isinstance(item, LineItem)]
            prompt = next(line for line in lines if line.text.startswith("Jeder"))
            second = next(line for line in lines if line.text.startswith("Verdeckt"))
            assert second.box.x == prompt.box.x
