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


def test_words_on_a_shield_are_found_but_not_beside_it_in_its_empty_corner_or_on_a_ground_of_their_own():
    assert drawn(words_at=(110, 150)) == ("Ada",)
    assert drawn(words_at=(190, 150)) == drawn(words_at=(162, 205)) == drawn(words_at=(110, 150), ground=True) == ()
    assert list(over_pictures(DRAWN, 0.0)) == []
