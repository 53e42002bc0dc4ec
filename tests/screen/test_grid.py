"""Lists of answers stand on one page as long as they find room, with words of one size; no plate is too small for a finger."""

import pytest
from samples import loaves, scene

from companion.table import Choose, Option, Symbols, phrase
from companion.ui.screen.compose import compose
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import LineItem

LANDSCAPE = ((800, 480), (1024, 600), (1280, 720), (1920, 1080))


def plates(question, size):
    page = compose(scene(question, size))
    assert page.faults == ()
    least = format_for(*size).touch
    found = [target for target in page.targets if target.name.startswith("option:")]
    assert all(min(target.box[2:]) >= least for target in found)
    return found


@pytest.mark.parametrize("size", LANDSCAPE, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("count", range(5, 9))
def test_short_answers_need_no_page_flip(size, count):
    assert len(plates(Choose("t.choose", options=loaves(count)), size)) == count


@pytest.mark.parametrize("count", range(5, 9))
def test_on_the_tall_screen_they_stand_on_one_page_too(count):
    assert len(plates(Choose("t.choose", options=loaves(count)), (720, 1280))) == count


@pytest.mark.parametrize("size", LANDSCAPE, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_dozen_of_which_one_brings_something_need_no_page_flip(size):
    brings = Option("brings", phrase("t-bread"), gains=(Symbols("supporter", 5),))
    assert len(plates(Choose("t.choose", options=(*loaves(11), brings)), size)) == 12


@pytest.mark.parametrize("size", [*LANDSCAPE, (720, 1280)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("count", range(1, 5))
def test_up_to_four_answers_are_large(size, count):
    found = plates(Choose("t.choose", options=loaves(count)), size)
    assert all(target.box.h >= (0.08 if size[0] < size[1] else 0.1) * size[1] for target in found)
    assert len({target.box.x for target in found}) <= 2, "two by two"


def test_the_likeliest_answer_stands_first_and_what_ends_stands_last():
    question = Choose("t.choose", options=loaves(4), likely="2", closing="0")
    page = compose(scene(question, (800, 480)))
    found = {target.name: target.box[:2] for target in page.targets if target.name.startswith("option:")}
    order = sorted(found, key=lambda name: found[name][::-1])
    assert order == ["option:2", "option:1", "option:3", "option:0"]
    assert page.focus == "option:2"


def test_words_beside_each_other_have_one_size_but_for_the_focus_which_is_larger():
    long = Option("long", phrase("t-choose"))
    page = compose(scene(Choose("t.choose", options=(*loaves(6), long)), (800, 480)))
    plate = {target.name: target.box for target in page.targets if target.name.startswith("option:")}
    sizes = {
        item.size
        for item in page.items
        if isinstance(item, LineItem) and any(box.holds(item.ink) for name, box in plate.items() if name != page.focus)
    }
    assert len(plate) == 7
    assert len(sizes) == 1


def test_more_than_find_room_are_paged_with_the_scoreboard_out_of_the_way():
    page = compose(scene(Choose("t.choose", options=loaves(60)), (800, 480)))
    assert page.faults == ()
    assert "more" in {target.name for target in page.targets}
    assert not any(target.name.startswith("seat:") for target in page.targets)
