"""No words stand on a picture: the rule by which every page of the gallery is checked finds those that do."""

from samples import TELL, scene

from companion.ui.screen.compose import compose
from companion.ui.screen.page.builder import PageBuilder
from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.fonts import FontFace
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.rounded import RoundRect
from tools.gallery.laid import over_pictures

DRAWN = compose(scene(TELL, (800, 480)))
SHIELD = Box(100, 100, 80, 80)


def drawn(*, words_at, ground=False):
    builder = PageBuilder(format_for(800, 480), DRAWN.look)
    builder.draw_shield("blue", SHIELD)
    if ground:
        builder.draw_rounded(SHIELD.inset(-20), RoundRect(0, 4, 'fill="#FFFFFF"'))
    builder.line("Ada", FontFace.SANS, 30, builder.look.ink, *words_at)
    return tuple(fault.text for fault in over_pictures(builder.page(""), 0.0))


def test_words_on_a_shield_are_found_and_those_beside_it_are_not():
    assert drawn(words_at=(110, 150)) == ("Ada",)
    assert drawn(words_at=(190, 150)) == ()


def test_words_in_a_corner_that_a_drawing_leaves_empty_do_not_stand_on_it():
    assert drawn(words_at=(162, 205)) == ()


def test_words_on_a_ground_of_their_own_may_stand_there():
    assert drawn(words_at=(110, 150), ground=True) == ()


def test_a_page_as_it_is_keeps_the_rule():
    assert list(over_pictures(DRAWN, 0.0)) == []
