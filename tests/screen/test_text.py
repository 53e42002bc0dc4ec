"""Text in lines, themes and formats: no word is lost, only the last resort cuts, contrast holds, five sizes follow three drawn ones."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from samples import SIZES

from companion.ui.screen.paint import fonts
from companion.ui.screen.paint.fonts import FontFace
from companion.ui.screen.paint.formats import FormatShape, format_for
from companion.ui.screen.paint.svg import drawings
from companion.ui.screen.paint.text import Type, balance_lines, find_largest, find_narrowest, finds_room, fit, shorten, wrap
from companion.ui.screen.paint.theme import palette, seat_looks, strengthen, theme_for

WORDS = st.lists(st.text("abcdefghijklmnopqrstuvwxyzäöüß", min_size=1, max_size=9), min_size=1, max_size=12)


@settings(max_examples=60)
@given(WORDS, st.integers(200, 700))
def test_wrapping_keeps_every_word_and_the_width(words, width):
    lines = wrap(" ".join(words), FontFace.SERIF, 30, width)
    assert " ".join(lines).split() == words
    assert all(fonts.width(line, FontFace.SERIF, 30) <= width for line in lines)
    even = balance_lines(" ".join(words), FontFace.SERIF, 30, width)
    assert " ".join(even).split() == words
    assert len(even) <= len(lines)


@settings(max_examples=60)
@given(WORDS, st.integers(150, 700), st.integers(1, 4))
def test_fitting_never_leaves_its_box_and_says_when_it_cut(words, width, most):
    kind = Type(FontFace.SANS, 40, 24)
    block = fit(" ".join(words), kind, width, most)
    assert len(block.lines) <= most
    assert 24 <= block.size <= 40
    assert block.width <= width
    assert (" ".join(block.lines).split() == words) == block.whole


def test_a_number_stays_with_what_it_counts_where_that_costs_no_line():
    words = "Je 2 Gold, 4 Karten, Übersichtskarte."
    assert balance_lines(words, FontFace.SERIF_SEMIBOLD, 50, 400) == ("Je 2 Gold,", "4 Karten,", "Übersichtskarte.")
    assert balance_lines(words, FontFace.SERIF_SEMIBOLD, 50, 300)[0] == "Je 2 Gold, 4", "three lines rather than four"


def test_what_is_asked_of_a_text_before_it_is_set_holds_when_it_is_set():
    kind, long = Type(FontFace.SANS, 40, 24), "Wähle zwei Länder, in denen du kämpfst, und ein drittes für die Ernte"
    for text, width in ((text, width) for text in ("Ada", "Wer bekommt die Krone?", long) for width in range(60, 700, 90)):
        for most, tallest in ((1, 30), (1, 60), (2, 60), (3, 120)):
            assert finds_room(text, kind, width, most, tallest) == fit(text, kind, width, most, tallest).whole, (text, width)


@given(st.integers(-2, 12), st.integers(-2, 12))
def test_the_largest_size_is_found_however_wrong_the_guess_was(fitting, guessed):
    sizes = range(10, 0, -1)
    found = next((size for size in sizes if size <= fitting), None)
    assert find_largest(sizes, lambda size: size <= fitting) == found
    assert find_largest(sizes, lambda size: size <= fitting, lambda size: size <= guessed) == found


def test_names_are_shortened_at_a_word_then_with_a_dot_and_a_break_in_the_text_is_kept():
    assert [shorten(name) for name in ("Ada", "Oma Eva Maria", "Maximiliana")] == ["Ada", "Oma Eva", "Maximili."]
    assert shorten("Maximiliana", 5) == "Maxi."
    assert wrap("eins\nzwei drei", FontFace.SANS, 20, 900) == ["eins", "zwei drei"]


@given(WORDS, st.integers(1, 4))
def test_the_narrowest_width_takes_no_more_lines_than_may_be_and_none_narrower_does(words, most):
    text = " ".join(words)
    least = find_narrowest(text, FontFace.SERIF, 30, most)
    assert len(wrap(text, FontFace.SERIF, 30, least)) <= most
    assert max(fonts.width(line, FontFace.SERIF, 30) for line in wrap(text, FontFace.SERIF, 30, least)) <= least
    longest = max(fonts.width(word, FontFace.SERIF, 30) for word in words)
    assert least == longest or len(wrap(text, FontFace.SERIF, 30, least - 1)) > most


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
