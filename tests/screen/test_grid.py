"""Lists of five to eight short answers stand on one page; long ones are paged in fours; no plate is too small for a finger."""

import pytest
from samples import loaves, scene

from companion.screen.compose import compose
from companion.screen.paint.formats import format_for
from companion.table import Choose, Option, phrase

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
def test_on_the_tall_screen_they_stand_in_two_columns(count):
    found = plates(Choose("t.choose", options=loaves(count)), (720, 1280))
    assert len(found) >= min(count, 6)
    assert len({target.box.x for target in found}) == 2


def test_long_answers_are_paged_in_fours():
    long = Option("long", phrase("t-choose"), off=phrase("t-off"))
    assert len(plates(Choose("t.choose", options=(*loaves(6), long)), (800, 480))) == 4
