"""Numbers by hand: typed figures, a finger that stays on a plus, and a count that is too small."""

import pygame
import pytest
from at_the_window import finger, key, lines, place_of, settle, shown, touch

from companion.app.desk.app import words_of
from companion.play.acts import Answer
from companion.table import Number, ReadTiles, Row, Tally, Tile, phrase
from companion.table.questions.grid import NumberGrid, cells
from companion.ui.narration.drafted import describe_value
from companion.ui.screen.page import focus
from companion.ui.terminal.forms import list_answers, read_line
from hardware.press import Press

POINTS = Number("t.number", high=180, likely=40)
ROWS = Tally("t.tally", rows=tuple(Row(key, phrase("item-times", n=1, what=key), high=99) for key in "ab"))
TILES = ReadTiles("t.read", kinds=("bread",), counts=(1, 2), most=30, least=21)
pytestmark = pytest.mark.parametrize("window", [{"language": "en"}], indirect=True)


def typed(window, text):
    for letter in text:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    return list(window.events())


def test_a_number_is_typed_and_figures_go_into_the_focused_row(window, clock):
    shown(window, clock, POINTS)
    typed(window, "180")
    assert touch(window, clock, "take") == [Answer(180, window.state.step)], "the highest can be typed, too"
    typed(window, "1")
    touch(window, clock, "minus")
    assert touch(window, clock, "take") == [Answer(0, window.state.step)], "and the lowest reached by minus"
    typed(window, "137")
    assert touch(window, clock, "take") == [Answer(137, window.state.step)]
    typed(window, "9")
    assert touch(window, clock, "take") == [Answer(9, window.state.step)], "what cannot be begins anew"
    shown(window, clock, ROWS)
    typed(window, "12")
    key(window, pygame.K_DOWN)
    typed(window, "7")
    assert touch(window, clock, "done") == [Answer({"a": 12, "b": 7}, window.state.step)]


def test_who_counts_to_one_and_then_types_twelve_has_twelve_and_counting_begins_figures_anew(window, clock):
    shown(window, clock, ROWS)
    touch(window, clock, "plus:a")
    window.draw()
    for letter in "12":
        typed(window, letter)
        window.draw()
    assert window.state.layer.entry["a"] == 12
    touch(window, clock, "plus:a")
    typed(window, "4")
    assert touch(window, clock, "done") == [Answer({"a": 4, "b": 0}, window.state.step)]


def test_the_likely_number_comes_before_one_that_is_only_frequent(window, clock):
    shown(window, clock, Number("t.number", high=180, likely=21, common=(0,)))
    assert touch(window, clock, window.page.focus or focus.stops(window.page)[0].name) != [Answer(0, window.state.step)]
    shown(window, clock, Number("t.number", high=180, likely=20, common=(20, 30)))
    assert focus.stops(window.page)[0].name == "value:20"


def test_a_finger_that_stays_on_plus_counts_on_ever_faster(window, clock):
    shown(window, clock, POINTS)
    plus = place_of(window, "plus")
    finger(window, pygame.FINGERDOWN, plus)
    list(window.events())
    settle(window, clock, 0.5)
    assert window.state.layer.entry == 40
    settle(window, clock, 1.5)
    slow = window.state.layer.entry
    assert 45 <= slow <= 52
    settle(window, clock, 1.5)
    before = window.state.layer.entry
    assert before - slow > 2 * (slow - 40)
    finger(window, pygame.FINGERUP, plus)
    list(window.events())
    settle(window, clock, 1.0)
    assert window.state.layer.entry == before


def test_too_few_pieces_are_asked_about_before_they_are_taken_and_a_changed_count_again(window, clock):
    def back_to_the_tiles():
        for _ in range(2):
            key(window, pygame.K_LEFT)

    shown(window, clock, TILES)
    typed(window, "9")
    assert "9 of 21" in lines(window.page)
    assert touch(window, clock, "done") == []
    assert "Only 9?" in lines(window.page)
    back_to_the_tiles()
    typed(window, "8")
    assert touch(window, clock, "done") == []
    assert touch(window, clock, "done") == [Answer((Tile("bread", 1),) * 8, window.state.step)]
    back_to_the_tiles()
    typed(window, "21")
    assert len(touch(window, clock, "done")) == 1


def test_a_grid_is_filled_by_touch_keys_and_typing_and_told_cell_by_cell(window, clock):
    lines, columns = ({key: phrase("item-times", n=1, what=key) for key in keys} for keys in ("ab", "xy"))
    grid = NumberGrid("t.tally", rows=cells(lines, columns, high=50), lines=lines, columns=columns)
    shown(window, clock, grid)
    touch(window, clock, "row:b.x")
    window.press(Press.SHORT)
    window.press(Press.LONG)
    assert (window.state.layer.entry["b.x"], window.page.focus) == (1, "row:b.y")
    touch(window, clock, "row:b.y")
    touch(window, clock, "digit:1")
    touch(window, clock, "digit:7")
    touch(window, clock, "row:b.x")
    typed(window, "42")
    assert window.page.focus == "row:b.x", "a touch only leads there, and what is typed goes into this figure"
    assert touch(window, clock, "done") == [Answer({"a.x": 0, "a.y": 0, "b.x": 42, "b.y": 17}, window.state.step)]
    words = words_of("en")
    assert read_line(grid, "1 2 3 4", words)["b.x"] == 3
    assert list_answers(grid, words)
    assert describe_value(grid, grid.read({"a.x": 1, "a.y": 2, "b.x": 3, "b.y": 4}), words).count(",") == 7


def test_a_large_grid_shows_the_lines_around_the_focus_and_a_line_that_does_not_come_to_its_sum_is_told(window, clock):
    lines, columns = ({key: phrase("item-times", n=1, what=key) for key in keys} for keys in ("abcdefgh", "xyz"))
    grid = NumberGrid("t.tally", rows=cells(lines, columns, low=-9, high=50), lines=lines, columns=columns, sums={"h": (0, 5)})
    shown(window, clock, grid)
    assert "row:h.x" not in [target.name for target in window.page.targets]
    touch(window, clock, "lines:back")
    assert window.page.focus.startswith("row:"), "a circle: before the first lines come the last"
    touch(window, clock, "row:h.x")
    touch(window, clock, "digit:4")
    assert window.state.layer.entry["h.x"] == -4, "a figure below 0 stays there until its sign is touched"
    touch(window, clock, "digit:sign")
    assert touch(window, clock, "done") == [], "4, -9 and -9 are not 0 or 5"
    for name in ("row:h.y", "digit:5", "row:h.z", "digit:1", "digit:sign"):
        touch(window, clock, name)
    assert len(touch(window, clock, "done")) == 1


def test_why_a_line_does_not_fit_leaves_its_figures_on_the_page_however_long_it_is(window, clock):
    named = {key: phrase("item-times", n=1, what=what) for key, what in (("a", "the points in all the cards"), ("b", "bonus"))}
    columns = {key: phrase("item-times", n=1, what=key) for key in "xy"}
    grid = NumberGrid("t.tally", rows=cells(named, columns, high=200), lines=named, columns=columns, sums={"a": (100, 200)})
    places = {target.name: target.box for target in shown(window, clock, grid).page.targets}
    assert {"row:a.x", "row:a.y", "done"} <= places.keys()
    assert all(0 <= box.x <= box.x + box.w <= 800 and box.y + box.h <= 480 for box in places.values()), places
    assert "100 or 200" in " ".join(lines(window.page))
