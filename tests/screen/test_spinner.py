"""The spinner's page: the disc is drawn whoever turns it, a number's meaning is shown, and the lot names a seat."""

import pytest
from at_the_window import lines
from samples import DRAW, DRAWN_SPIN, LOT, NOW, SECTORS, SPIN, scene

from companion.play.acts import Answer
from companion.play.live import Drawn, Turning
from companion.play.requests import SpinOrDraw
from companion.table import Sector, Spin
from companion.ui.pages.effects import Do
from companion.ui.screen.compose import compose
from companion.ui.screen.paint.items import TURN, Lamps, LineItem, Turned
from companion.ui.screen.paint.moving import Spinning, freeze, rests_at
from companion.ui.screen.views.device.clocks import write_clock


def acts(page):
    return {target.name: target.effect.act for target in page.targets if isinstance(target.effect, Do)}


def thrown(began):
    shares = tuple(sector.share for sector in SECTORS)
    return Turning.turn_to(4, tuple(sector.number for sector in SECTORS), shares, 0.6, began)


def test_a_real_disc_is_drawn_with_its_areas_and_its_numbers_are_answers():
    page = compose(scene(DRAWN_SPIN, (800, 480), entry=1))
    assert any(isinstance(item, Lamps) for item in page.items)
    for sector in SECTORS:
        assert lines(page).count(str(sector.number)) >= 2
    assert {acts(page)[f"value:{number}"].value for number in range(1, 7)} == set(range(1, 7))
    assert page.focus == "value:3"


def test_at_rest_the_number_stands_beside_each_thing_that_it_counts():
    spin = Spin("t.spin", sectors=SECTORS, counts=("bread", "marble", "tools"), high=9)
    turns, rests = (compose(scene(spin, (800, 480), live=thrown(NOW - ago))) for ago in (1, 9))
    assert lines(rests).count("4") == lines(turns).count("4") + 3


def test_the_arrow_turns_without_a_new_layout_and_then_nothing_is_painted(window, clock):
    spin = Spin("t.spin", sectors=(Sector(3, 1), Sector(4, 1)), high=9)
    window.show(scene(spin).snapshot, live=Turning.turn_to(4, (3, 4), (1, 1), 0.3, clock.now))
    for seconds in (0, 0.5):
        clock.now += seconds
        window.draw()
    page, painted = window.page, 0
    for _ in range(10):
        clock.now += 1 / 60
        painted += window.draw() > 0
    assert painted > 5
    assert window.page is page
    clock.now += 5
    assert window.draw() > 0
    assert window.page is not page
    assert [window.draw() for _ in range(3)] == [0, 0, 0]


def test_the_arrow_is_where_the_ring_says():
    turning = thrown(NOW)
    page = compose(scene(SPIN, live=turning))
    assert not [item for item in page.items if isinstance(item, Turned)]
    for ago in (0.3, 1.1, 2.59, 8):
        arrow = next(item for item in freeze(page.items, NOW + ago) if isinstance(item, Turned))
        assert arrow.degrees == pytest.approx(turning.animation.arrow(ago) * 360, abs=TURN / 2)
    assert sum(isinstance(item, Spinning) for item in page.items) == 1


def test_who_begins_is_named_or_left_to_the_arrow():
    page = compose(scene(LOT, (800, 480)))
    assert SpinOrDraw(7) in acts(page).values()
    assert {act.value for act in acts(page).values() if isinstance(act, Answer)} == {"blue", "yellow", "purple", "grey"}
    rested = compose(scene(LOT, (800, 480), live=Turning.turn_to(2, (0, 1, 2, 3), (1, 1, 1, 1), 0.4, NOW - 9)))
    assert acts(rested)["done"].value == "purple"
    assert "Clara" in lines(rested)


def test_a_drawn_card_turns_over_without_a_new_layout():
    drawn = Drawn(("purple",), NOW)
    page, turned = (compose(scene(DRAW, (800, 480), live=live, scoreboard=())) for live in (drawn, Drawn(("purple",), NOW - 9)))
    assert "Clara" not in {item.text for item in freeze(page.items, NOW + 0.1) if isinstance(item, LineItem)}
    assert set(freeze(page.items, NOW + 0.2)) == set(turned.items)
    assert rests_at(turned.items) is None


def test_a_clock_writes_minutes_and_seconds_in_two_figures():
    assert [write_clock(seconds) for seconds in (5, 750, 3600 + 2 * 60 + 3)] == ["0:05", "12:30", "1:02:03"]
