"""Theme and formats: contrast holds, every colour of a seat is there, five sizes follow three drawn ones."""

import pytest
from samples import SIZES

from companion.ui.screen.paint.formats import FormatShape, format_for
from companion.ui.screen.paint.svg import drawings
from companion.ui.screen.paint.theme import palette, seat_looks, strengthen, theme_for


def luminance(colour):
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a, b):
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", ["day", "evening"])
def test_text_stands_out_from_everything_it_lies_on_and_more_so_in_strong_contrast(name):
    look, strong = palette(name), strengthen(palette(name))
    for ground in (look.ground, look.ground_edge, look.sheet, look.band):
        for ink in (look.ink, look.soft, look.rubric, look.stop):
            assert contrast(ink, ground) >= 4.5
    assert contrast(look.on_plate, look.plate) >= 7
    assert contrast(look.focus, look.ground) >= 3
    assert contrast(look.edge, look.sheet) >= 3
    for ink, paper in (
        (strong.ink, strong.sheet), (strong.soft, strong.ground), (strong.on_plate, strong.plate), (strong.rubric, strong.sheet),
    ):  # fmt: skip
        assert contrast(ink, paper) >= 7


def test_every_seat_has_a_sign_of_its_own_that_can_be_seen():
    looks = seat_looks()
    assert len({look.sign for look in looks.values()}) == len(looks) == 10
    for name, look in looks.items():
        assert contrast(look.charge, look.field) >= 4
        assert f"sign-{look.sign}" in drawings()
        assert f"seat-{name}" in drawings()


def test_the_clock_chooses_the_theme_unless_the_table_did():
    hours = {7: "evening", 8: "day", 17: "day", 18: "evening", 0: "evening"}
    assert {hour: theme_for("auto", hour) for hour in hours} == hours
    assert {theme_for("day", hour) for hour in hours} == {"day"}


def test_five_sizes_follow_three_formats():
    small, wide, tall = FormatShape.SMALL, FormatShape.WIDE, FormatShape.TALL
    assert [format_for(*size).shape for size in SIZES] == [small, small, wide, wide, tall]
    assert format_for(1920, 1080).pad == 66
    assert format_for(1024, 600).touch >= 60


def test_a_small_glass_lets_the_letters_grow_and_a_large_one_leaves_them():
    usual = format_for(1280, 720)
    assert format_for(1280, 720, 165.6).type("prompt") == usual.type("prompt")
    assert usual.type("prompt").size < format_for(1280, 720, 110.0).type("prompt").size <= usual.type("prompt").size * 1.2 + 1
    assert vars(format_for(1280, 720, 600.0)) == vars(usual)
