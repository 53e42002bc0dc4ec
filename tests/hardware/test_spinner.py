"""The spinner is fair by the printed shares, and the arrow never lies."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.play.live import Turning
from hardware.circle import chair, measure_distance
from hardware.lamp_colour import OFF
from hardware.spinning import Disc, SpinAnimation, snapshot

discs = st.lists(st.floats(0.05, 10), min_size=1, max_size=16).map(tuple).map(Disc)
draws = st.floats(0, 1, exclude_max=True)
counts = st.integers(8, 60)


@given(disc=discs, draw=draws)
def test_arrow_rests_in_the_drawn_sector(disc: Disc, draw: float) -> None:
    rest = disc.rest(draw)
    assert disc.sector_at(rest.arrow) == rest.sector
    assert disc.sector_at(draw) == rest.sector
    width = rest.end - rest.begin
    assert rest.begin + 0.14 * width < rest.arrow < rest.end - 0.14 * width


@given(disc=discs, draw=draws, start=draws, count=counts)
def test_what_is_shown_at_the_end_is_what_was_drawn(disc: Disc, draw: float, start: float, count: int) -> None:
    rest = disc.rest(draw)
    spin = SpinAnimation(rest, start=start)
    assert spin.arrow(spin.seconds) == rest.arrow
    assert spin.arrow(spin.seconds + 100) == rest.arrow
    shown = [lamp for lamp, colour in enumerate(spin.frame(99.0, count)) if colour != OFF]
    pointed = {disc.sector_at(lamp / count) for lamp in shown}
    holds_a_lamp = any(disc.sector_at(lamp / count) == rest.sector for lamp in range(count))
    assert 1 <= len(shown) <= max(1, round(count / 8))
    assert pointed == {rest.sector} or not holds_a_lamp


@given(disc=discs, draw=draws, start=draws)
def test_arrow_only_slows(disc: Disc, draw: float, start: float) -> None:
    spin = SpinAnimation(disc.rest(draw), start=start)
    steps = [(spin.arrow((n + 1) / 60) - spin.arrow(n / 60)) % 1.0 for n in range(155)]
    assert spin.arrow(0.0) == pytest.approx(start)
    assert all(later <= first + 1e-9 for first, later in itertools.pairwise(steps))
    assert 3 - 1e-2 < sum(steps) < 4


def test_every_sector_by_its_share() -> None:
    """Equally spaced draws hit every sector in its exact proportion, no draw is lost at a border; and the arrow rests there."""
    for shares in ((90, 60, 120, 90), (1, 2, 3, 4, 5, 6, 7, 8), (1, 19)):
        disc, won, draws = Disc(shares), [0] * len(shares), 10 * sum(shares)
        for step in range(draws):
            won[disc.sector_at(SpinAnimation(disc.rest((step + 0.5) / draws)).arrow(10.0))] += 1
        assert won == [10 * share for share in shares]
    disc, won = Disc((90, 60, 120, 90)), [0] * 4
    for step in range(3000):
        won[disc.rest_among((2, 1), (step + 0.5) / 3000).sector] += 1
    assert won == [0, 1000, 2000, 0], "among some sectors each counts by its share"


@given(disc=discs, draw=draws, data=st.data())
def test_among_some_sectors_the_arrow_rests_in_one_of_them(disc: Disc, draw: float, data: st.DataObject) -> None:
    some = data.draw(st.lists(st.sampled_from(range(len(disc.shares))), min_size=1, unique=True))
    rest = disc.rest_among(some, draw)
    assert rest.sector in some
    assert disc.sector_at(rest.arrow) == rest.sector


def test_the_arrow_of_a_lot_points_at_the_chair_of_whom_it_names():
    for chairs in range(2, 11):
        for number in range(chairs):
            for draw in (0.0, 0.5, 0.999):
                turning = Turning.turn_to_chair(number, chairs, draw, 0.0)
                assert measure_distance(turning.animation.arrow(99.0), chair(number, chairs)) < 0.5 / chairs
                lamps = snapshot(turning.rest, 24)
                assert lamps
                assert all(measure_distance(lamp / 24, chair(number, chairs)) <= 0.5 / chairs + 0.5 / 24 for lamp in lamps)
