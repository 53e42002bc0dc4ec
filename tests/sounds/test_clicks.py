"""The clicks of the spinner stand where the arrow passes a peg."""

from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sounds import CLOSEST, click_times


def slowing(turns, seconds):
    return lambda at: turns * (1 - (1 - min(at, seconds) / seconds) ** 2)


@example(turns=1.0, seconds=3.222899181086207, pegs=1)
@given(turns=st.floats(0.2, 6), seconds=st.floats(1, 6), pegs=st.integers(1, 12))
def test_clicks_slow_down_with_the_arrow(turns, seconds, pegs):
    times = click_times(slowing(turns, seconds), seconds, pegs)
    gaps = [later - sooner for sooner, later in pairwise(times)]
    assert all(gap >= CLOSEST for gap in gaps)
    free = [gap for gap in gaps if gap > 2 * CLOSEST]
    assert all(later > sooner - 2e-3 for sooner, later in pairwise(free))
    assert all(0 < time <= seconds for time in times)


def test_a_steady_arrow_clicks_at_every_peg():
    times = click_times(lambda at: at / 2, 4.0, 4)
    assert times == pytest.approx([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4.0], abs=2e-4)


def test_pegs_too_close_to_hear_apart_are_thinned_not_moved():
    times = click_times(lambda at: at * 10, 1.0, 10)
    assert 20 <= len(times) <= 34
    assert all(abs(time * 100 - round(time * 100)) < 0.02 for time in times)


def test_an_arrow_at_rest_is_silent():
    assert click_times(lambda at: 0.3, 2.0, 8) == click_times(lambda at: at, 0.0, 8) == ()


@pytest.mark.parametrize(("seconds", "pegs"), [(1.0, 0), (-1.0, 4)])
def test_no_pegs_or_time_running_back_is_refused(seconds, pegs):
    with pytest.raises(ValueError, match="pegs"):
        click_times(lambda at: at, seconds, pegs)
