"""Lists of answers stand on one page as long as they find room, with words of one size; no plate is too small for a finger."""

import pytest
from samples import SIZES, loaves, scene

from companion.table import Choose, Option, Symbols, phrase
from companion.ui.screen.compose import compose
from companion.ui.screen.paint.fonts import FontFace
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import LineItem


def plates(question, size):
    """The plates of a question's answers, by their keys in their order; none is too small for a finger."""
    page = compose(scene(question, size))
    assert page.faults == ()
    found = {target.name.removeprefix("option:"): target.box for target in page.targets if target.name.startswith("option:")}
    assert all(min(box[2:]) >= format_for(*size).touch for box in found.values())
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_up_to_four_answers_are_large_and_eight_or_a_dozen_need_no_page_flip(size):
    for count in (1, 2, 3, 4, 5, 6, 8):
        found = plates(Choose("t.choose", options=loaves(count)), size)
        assert len(found) == count
        if count <= 4:
            assert all(box.h >= (0.08 if size[0] < size[1] else 0.1) * size[1] for box in found.values()), count
            assert len({box.x for box in found.values()}) <= 2, "two by two"
    brings = Option("brings", phrase("t-bread"), gains=(Symbols("supporter", 5),))
    assert size[0] < size[1] or len(plates(Choose("t.choose", options=(*loaves(11), brings)), size)) == 12


def test_the_likeliest_answer_stands_first_and_what_ends_stands_last():
    question = Choose("t.choose", options=loaves(4), likely="2", closing="0")
    found = plates(question, (800, 480))
    assert sorted(found, key=lambda name: found[name][1::-1]) == ["2", "1", "3", "0"]
    assert compose(scene(question, (800, 480))).focus == "option:2"


def test_words_beside_each_other_have_one_size_also_where_an_icon_that_all_share_gives_way_to_letters():
    plain = Choose("t.choose", options=(*loaves(6), Option("long", phrase("t-choose"))))
    alike = Choose("t.choose", options=tuple(Option(str(place), phrase("t-off"), icon="statue") for place in range(8)))
    for size, question in (((800, 480), plain), ((800, 480), alike), ((1280, 720), alike)):
        page = compose(scene(question, size))
        others = [target.box for target in page.targets if target.name.startswith("option:") and target.name != page.focus]
        sizes = {line.size for line in page.items if isinstance(line, LineItem) for box in others if box.holds(line.ink)}
        assert len(others) + 1 == len(question.options)
        assert len(sizes) == 1 or question is alike
        assert question is plain or min(sizes) >= format_for(*size).choose_size("answer", FontFace.SANS_SEMIBOLD), (
            "for the far chair"
        )


def test_more_than_find_room_are_paged_with_the_scoreboard_out_of_the_way():
    page = compose(scene(Choose("t.choose", options=loaves(60)), (800, 480)))
    assert page.faults == ()
    assert "more" in {target.name for target in page.targets}
    assert not any(target.name.startswith("seat:") for target in page.targets)
