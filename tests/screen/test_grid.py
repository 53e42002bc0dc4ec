"""Lists of answers stand on one page as long as they find room, with words of one size; no plate is too small for a finger."""

import pytest
from samples import loaves, scene

from companion.screen.compose import compose
from companion.screen.paint.formats import format_for
from companion.screen.paint.items import LineItem
from companion.table import Choose, Option, Symbols, phrase

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
def test_a_dozen_that_are_off_or_bring_something_need_no_page_flip(size):
    off = Option("off", phrase("t-bread"), off=phrase("t-bread"))
    brings = Option("brings", phrase("t-bread"), gains=(Symbols("supporter", 5),))
    assert len(plates(Choose("t.choose", options=(*loaves(10), off, brings)), size)) == 12


def test_words_beside_each_other_have_one_size():
    long = Option("long", phrase("t-choose"))
    page = compose(scene(Choose("t.choose", options=(*loaves(6), long)), (800, 480)))
    plate = {target.name: target.box for target in page.targets if target.name.startswith("option:")}
    sizes = {
        item.size for item in page.items if isinstance(item, LineItem) and any(box.holds(item.ink) for box in plate.values())
    }
    assert len(plate) == 7
    assert len(sizes) == 1


def test_more_than_find_room_are_paged_with_the_scoreboard_out_of_the_way():
    page = compose(scene(Choose("t.choose", options=loaves(60)), (800, 480)))
    assert page.faults == ()
    assert "more" in {target.name for target in page.targets}
    assert not any(target.name.startswith("seat:") for target in page.targets)
