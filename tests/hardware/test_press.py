"""What a finger means: presses of every kind, bounce, lost edges, and fingers that never let go."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.press import AT_REST, Meanings, Press, PressError, PressState, Timing, due, first, read

D, U, S, L, DD, V = Press.DOWN, Press.UP, Press.SHORT, Press.LONG, Press.DOUBLE, Press.VERY_LONG
ALL = Meanings(long=True, double=True)
PLAIN = Meanings(long=True, double=False)
AT_ONCE = Meanings(long=False, double=False)


def hears(
    levels: list[tuple[float, bool]], meanings: Meanings, until: float, state: PressState = AT_REST
) -> list[tuple[Press, float]]:
    """Play level changes, with readings in between exactly when the machine asks for them."""
    heard: list[tuple[Press, float]] = []
    level, queue = state.raw, sorted(levels)
    while True:
        wanted = due(state, meanings)
        if queue and (wanted is None or queue[0][0] <= wanted):
            now, level = queue.pop(0)
        elif wanted is not None and wanted <= until:
            now = wanted + 1e-6
        else:
            return heard
        state, told = read(state, level, now, meanings)
        heard += told


def press(at: float, span: float) -> list[tuple[float, bool]]:
    return [(at, True), (at + span, False)]


def kinds(heard: list[tuple[Press, float]]) -> list[Press]:
    return [kind for kind, _ in heard]


@pytest.mark.parametrize(
    ("levels", "meanings", "expected"),
    [
        (press(0, 0.1), ALL, [(D, 0), (U, 0.1), (S, 0.35)]),
        (press(0, 0.1), PLAIN, [(D, 0), (S, 0.1), (U, 0.1)]),
        (press(0, 0.1), AT_ONCE, [(D, 0), (S, 0), (U, 0.1)]),
        (press(0, 0.5), ALL, [(D, 0), (S, 0.5), (U, 0.5)]),
        (press(0, 0.8), ALL, [(D, 0), (L, 0.6), (U, 0.8)]),
        (press(0, 0.8), AT_ONCE, [(D, 0), (S, 0), (U, 0.8)]),
        (press(0, 0.1) + press(0.3, 0.1), ALL, [(D, 0), (U, 0.1), (D, 0.3), (U, 0.4), (DD, 0.65)]),
        (press(0, 0.1) + press(0.3, 2.0), ALL, [(D, 0), (U, 0.1), (D, 0.3), (S, 0.9), (L, 0.9), (U, 2.3)]),
        (press(0, 0.1) + press(0.4, 0.1), ALL, [(D, 0), (U, 0.1), (S, 0.35), (D, 0.4), (U, 0.5), (S, 0.75)]),
        (press(0, 0.1) + press(0.2, 0.1), PLAIN, [(D, 0), (S, 0.1), (U, 0.1), (D, 0.2), (S, 0.3), (U, 0.3)]),
    ],
)
def test_presses(levels: list[tuple[float, bool]], meanings: Meanings, expected: list[tuple[Press, float]]) -> None:
    heard = hears(levels, meanings, until=5.0)
    assert kinds(heard) == [kind for kind, _ in expected]
    assert [at for _, at in heard] == pytest.approx([at for _, at in expected])


def taps(count: int, apart: float) -> list[tuple[float, bool]]:
    return [edge for number in range(count) for edge in press(number * apart, apart / 2)]


@pytest.mark.parametrize("meanings", [ALL, PLAIN, Meanings(very_long=True, walk=True)])
@pytest.mark.parametrize("apart", [0.125, 0.2, 0.3])
def test_quick_presses_are_all_steps(meanings: Meanings, apart: float) -> None:
    for count in (3, 4, 5, 8):
        heard = kinds(hears(taps(count, apart), meanings, 9.0))
        assert heard.count(S) == count
        assert DD not in heard
        assert L not in heard


def test_quick_presses_and_a_hold_are_steps_and_a_choice() -> None:
    for count in (1, 2, 4):
        heard = kinds(hears(taps(count, 0.2) + press(count * 0.2, 0.8), Meanings(very_long=True, walk=True), 9.0))
        assert [kind for kind in heard if kind not in {D, U}] == [S] * count + [L]


def test_two_presses_on_a_page_where_double_means_nothing_any_more_are_two_steps() -> None:
    state = AT_REST
    for now, level in taps(2, 0.2):
        state, _told = read(state, level, now, ALL)
    assert kinds(list(read(state, False, 0.6, PLAIN)[1])) == [S, S]


def test_held_where_that_walks_it_steps_on_until_it_is_lifted() -> None:
    walks = Meanings(very_long=True, walk=True)
    assert kinds(hears(press(0, 1.4), walks, 9.0)) == [D, L, U]
    heard = hears(press(0, 2.1), walks, 9.0)
    assert kinds(heard) == [D, Press.STEP, Press.STEP, Press.STEP, U]
    assert [at for _, at in heard[1:4]] == pytest.approx([1.5, 1.75, 2.0])
    longer = kinds(hears(press(0, 4.9), walks, 9.0))
    assert longer.count(Press.STEP) == 9 + 11, "after two seconds it walks twice as fast"
    assert kinds(hears(press(0, 5.5), walks, 9.0))[-2:] == [V, U], "the gesture of five seconds is heard all the same"
    assert kinds(hears(taps(1, 0.2) + press(0.2, 1.8), walks, 9.0)) == [D, U, D, S, Press.STEP, Press.STEP, U]


def test_very_long_waits_for_the_end() -> None:
    guarded = Meanings(long=True, double=False, very_long=True)
    assert kinds(hears(press(0, 1.0), guarded, 9.0)) == [D, L, U]
    assert hears(press(0, 6.0), guarded, 9.0)[1] == (V, 5.0)
    assert kinds(hears(press(0, 6.0), guarded, 9.0)) == [D, V, U]


def test_bounce_is_one_press() -> None:
    chatter = [(0.001 * step, step % 2 == 0) for step in range(15)]
    release = [(0.2 + 0.001 * step, step % 2 == 1) for step in range(15)]
    assert kinds(hears(chatter + release, PLAIN, 1.0)) == [D, S, U]


def test_a_bounce_that_ends_open_is_released() -> None:
    assert hears([(0.0, True), (0.004, False)], PLAIN, 1.0) == [(D, 0.0), (S, 0.02), (U, 0.02)]


@given(
    edges=st.lists(st.tuples(st.floats(0, 0.018), st.booleans()), max_size=30),
    span=st.floats(0.06, 0.3),
    bounce=st.lists(st.tuples(st.floats(0, 0.018), st.booleans()), max_size=30),
)
def test_any_chatter_at_both_ends_is_one_press(
    edges: list[tuple[float, bool]], span: float, bounce: list[tuple[float, bool]]
) -> None:
    levels = [(0.0, True), *edges, (0.019, True), (span, False), *((span + t, b) for t, b in bounce), (span + 0.019, False)]
    assert kinds(hears(levels, PLAIN, 2.0)) == [D, S, U]


@given(
    steps=st.lists(st.tuples(st.floats(0.001, 3), st.booleans()), max_size=40),
    meanings=st.builds(Meanings, long=st.booleans(), double=st.booleans(), very_long=st.booleans(), walk=st.booleans()),
)
def test_every_down_gets_one_meaning_and_one_up(steps: list[tuple[float, bool]], meanings: Meanings) -> None:
    """Whatever the contact does, each press means one thing, and a double is made of two downs."""
    now, levels = 0.0, []
    for step, level in steps:
        now += step
        levels.append((now, level))
    levels.append((now + 1, False))
    heard = kinds(hears(levels, meanings, now + 60))
    meant = sum(heard.count(kind) for kind in (S, L, V)) + 2 * heard.count(DD)
    walked = sum(one is Press.STEP and before is not Press.STEP for before, one in pairwise(heard))
    gestures = sum(one is V and before is Press.STEP for before, one in pairwise(heard))
    meant += walked - gestures
    stuck = heard.count(Press.STUCK)
    assert heard.count(Press.FREED) == stuck
    assert heard.count(D) == heard.count(U) + stuck
    assert heard.count(D) - stuck <= meant <= heard.count(D)


def test_a_lost_release_heals_at_the_next_reading() -> None:
    state, _ = read(AT_REST, True, 0.0, PLAIN)
    state, told = read(state, False, 0.25, PLAIN)
    assert kinds(list(told)) == [S, U]


def test_an_edge_lost_in_the_bounce_is_no_release() -> None:
    state, _ = read(AT_REST, True, 0.0, PLAIN)
    state, _ = read(state, False, 0.004, PLAIN)
    state, told = read(state, True, 0.021, PLAIN)
    assert told == ()
    assert kinds(list(read(state, False, 0.2, PLAIN)[1])) == [S, U]


def test_a_lost_press_costs_nothing_but_itself() -> None:
    state, told = read(AT_REST, False, 0.0, PLAIN)
    assert (state, told) == (AT_REST, ())
    assert kinds(hears(press(1.0, 0.1), PLAIN, 2.0, state)) == [D, S, U]


def test_never_released_tells_long_once_then_stuck() -> None:
    heard = hears([(0.0, True)], PLAIN, 500.0)
    assert kinds(heard) == [D, L, Press.STUCK]
    assert heard[2][1] == 20.0


def test_stuck_is_freed_and_works_again() -> None:
    heard = hears([(0.0, True), (30.0, False), *press(31.0, 0.1)], PLAIN, 40.0)
    assert kinds(heard) == [D, L, Press.STUCK, Press.FREED, D, S, U]


def test_down_at_the_start_means_nothing_until_released() -> None:
    heard = hears([(5.0, False), *press(6.0, 0.1)], PLAIN, 10.0, first(True, 0.0))
    assert kinds(heard) == [Press.FREED, D, S, U]


def test_times_must_be_in_order() -> None:
    with pytest.raises(PressError):
        Timing(double=0.7)
