"""Whatever the one button can stand on has words for those who do not see it; `make test-layout` looks at all games."""

from dataclasses import replace

from samples import loaves, scene

from companion.language.words import Words
from companion.table import Choose
from companion.ui.narration.offered import Offered, describe_offered
from companion.ui.screen.compose import compose
from companion.ui.screen.page import focus


def test_who_stands_on_an_answer_in_the_middle_hears_all_others_in_the_order_of_presses():
    page = compose(scene(Choose("t.choose", options=loaves(3))))
    names = [stop.name for stop in focus.stops(page) if stop.name.startswith("option:")]
    said = [focus.list_offered(replace(page, focus=name)).here for name in names]
    for at in range(3):
        offered = focus.list_offered(replace(page, focus=names[at]))
        assert (offered.here, offered.at) == (said[at], at + 1)
        assert [other for other in offered.others if other in said] == [*said[at + 1 :], *said[:at]]


def test_up_to_seven_further_answers_are_all_named_and_more_are_counted():
    names, words = [f"[{letter}]" for letter in "abcdefghi"], Words("en")
    told = {
        count: describe_offered(Offered("here", tuple(names[:count]), count=count + 1), words, whole=True) for count in (6, 7, 8)
    }
    assert {count: [name for name in names if name in text] for count, text in told.items()} == {
        6: names[:6],
        7: names[:7],
        8: names[:1],
    }
