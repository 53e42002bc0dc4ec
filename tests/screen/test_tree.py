"""The layout tree: what is told to fit lies within its box, nothing covers another, and what does not fit is told so."""

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from companion.ui.screen.layout.hold import Grow, OneOf, Pad, Pads, Pages, Sized, fits
from companion.ui.screen.layout.lines import ColumnOf, Grid, RowOf
from companion.ui.screen.layout.node import NEVER, Art, Blank, Text
from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.fonts import FontFace
from companion.ui.screen.paint.text import Type

WORDS = st.lists(st.sampled_from(("Brot", "Marmor", "ein", "Werkzeug", "21", "Gefolgsleute")), min_size=1, max_size=6).map(
    " ".join
)
SIZES = st.integers(12, 60)
TEXTS = st.builds(
    lambda words, size, least, most: Text(words, Type(FontFace.SANS, max(size, least), least, 1.1), most),
    WORDS, SIZES, st.integers(10, 30), st.integers(1, 3),
)  # fmt: skip
ARTS = st.builds(
    lambda low, more, aspect: Art("art", low, low + more, aspect), st.integers(4, 60), st.integers(0, 90), st.floats(0.3, 4)
)
SPACES = st.builds(Blank, st.integers(0, 40), st.integers(0, 40))
SIDES = st.integers(20, 500)
GAPS = st.integers(0, 12)
BOXES = st.builds(Box, st.integers(-50, 50), st.integers(-50, 50), st.integers(40, 900), st.integers(30, 600))


def groups(inside):
    some = st.lists(inside, min_size=1, max_size=4).map(tuple)
    grown = st.builds(lambda parts, last: (*parts, Grow(last)), some, inside)
    return st.one_of(
        st.builds(ColumnOf, st.one_of(some, grown), GAPS, st.sampled_from(("top", "middle", "bottom"))),
        st.builds(RowOf, st.one_of(some, grown), GAPS, st.sampled_from(("left", "centre", "right"))),
        st.builds(Grid, some, st.integers(1, 3), GAPS, GAPS),
        st.builds(Pad, inside, st.builds(Pads, GAPS, GAPS, GAPS, GAPS)),
        st.builds(lambda node, high: Sized(node, high=high), inside, st.integers(0, 80)),
        st.builds(lambda node, wide, high: Sized(node, most_wide=wide, most_high=high), inside, SIDES, SIDES),
    )


TREES = st.recursive(st.one_of(TEXTS, ARTS, SPACES), groups, max_leaves=10)


def leaves(placed):
    return [placed] if not placed.inside else [leaf for each in placed.inside for leaf in leaves(each)]


@given(TREES, BOXES)
def test_what_fits_lies_within_its_box_with_its_least_room_nothing_covers_another_and_more_height_fits_too(tree, box):
    if not fits(tree, box):
        return
    found = [leaf for leaf in leaves(tree.placed(box)) if leaf.box.w > 0 and leaf.box.h > 0]
    assert [leaf for leaf in found if not box.holds(leaf.box)] == []
    assert [(one, other) for one, other in combinations(found, 2) if one.box.meets(other.box)] == []
    for leaf in leaves(tree.placed(box)):
        if isinstance(leaf.node, Text):
            assert leaf.node.measure_height(leaf.box.w) <= leaf.box.h
        if isinstance(leaf.node, Art):
            assert leaf.box.h >= leaf.node.low
    assert fits(tree, box._replace(h=box.h + 50))
    assert tree.measure_height(box.w) <= tree.wants(box.w, box.h) <= box.h


@given(TEXTS, BOXES)
def test_a_text_says_whether_it_fits(text, box):
    assert fits(text, Box(0, 0, text.measure_width(), NEVER))
    assert not fits(text, box._replace(w=max(1, text.measure_width() - 1), h=NEVER)) or text.measure_width() == 0


@given(st.lists(st.one_of(TEXTS, ARTS), min_size=2, max_size=4), BOXES)
def test_of_several_the_first_that_finds_room_is_laid_out(choices, box):
    node = OneOf(tuple(choices))
    fitting = [choice for choice in choices if fits(choice, box)]
    assert node.placed(box) == (fitting or choices[-1:])[0].placed(box)


def test_a_choice_that_fits_to_the_pixel_finds_room_and_none_is_made_where_one_before_it_does():
    box, made = Box(0, 0, 100, 100), []
    assert OneOf((Blank(50, 100), Blank(9, 9))).placed(box).node == Blank(50, 100)
    node = OneOf((Blank(50, 150), lambda: made.append("second") or Blank(50, 50), lambda: made.append("third") or Blank(9, 9)))
    assert fits(node, box)
    assert node.placed(box).node == Blank(50, 50)
    assert made == ["second"]


@given(st.lists(st.integers(1, 60), min_size=1, max_size=30), st.integers(0, 8), st.integers(100, 300))
def test_on_all_pages_together_every_part_of_a_list_stands_once_and_in_its_order(heights, gap, high):
    parts, box = tuple(Blank(10, each) for each in heights), Box(0, 0, 100, high)

    def turner(page, pages):
        return Sized(Blank(page, 20), pages, 20)

    seen, page, pages = [], 0, 1
    while page < pages:
        node = Pages(parts, gap, page, turner)
        assert fits(node, box)
        inside = node.placed(box).inside
        assert all(box.holds(each.box) for each in inside)
        if isinstance(inside[-1].node, Sized):
            assert inside[-1].node.child.wide == page
            pages, inside = inside[-1].node.wide, inside[:-1]
        seen += [each.node.high for each in inside]
        page += 1
    assert seen == heights


@given(st.lists(st.one_of(TEXTS, ARTS, SPACES), min_size=1, max_size=3), BOXES)
def test_what_grows_takes_all_that_is_left(parts, box):
    column = ColumnOf((*parts, Grow(Blank())))
    if fits(column, box):
        placed = column.placed(box)
        assert placed.inside[-1].box.bottom == box.bottom
        assert all(above.box.y <= below.box.y for above, below in pairwise(placed.inside))


def test_the_first_part_of_a_column_gets_what_it_wants_before_the_next():
    first, second = Art("first", 10, 100), Art("second", 10, 100)
    heights = [each.box.h for each in ColumnOf((first, second)).placed(Box(0, 0, 300, 120)).inside]
    assert heights == [100, 20]


def test_cells_may_stand_in_another_order_than_the_focus_takes():
    grid = Grid(tuple(Art(name, 10, 10) for name in ["last", "first", "second"]), 2, at=(2, 0, 1))
    left = {each.node.what: (each.box.x, each.box.y) for each in grid.placed(Box(0, 0, 100, 100)).inside}
    assert left["first"] < left["second"]
    assert left["last"][1] > left["first"][1]
