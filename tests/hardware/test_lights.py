"""The animations, judged by what eyes can see: which lamps are lit, how light they are, when they change; and the spinner is fair."""

from __future__ import annotations

import itertools
import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.play.live import Turning
from hardware.hardware_errors import LightsError
from hardware.lamps import ALARM, BRASS, CREAM, DIM, OFF, SEAT_LAMPS, Frame, Power, arc, chair, lightness, measure_distance, mix
from hardware.lights import (
    DARK,
    Animation,
    Breath,
    Calm,
    Dial,
    Everybody,
    Fade,
    Halted,
    HourglassAnimation,
    LetGo,
    PressAnimation,
    Scene,
    Still,
    Then,
    calm_down,
    glow,
)
from hardware.ring_signals import Attention, Crown, Flames, Measured, Passing, Sweep, Wrong
from hardware.spinning import Disc, SpinAnimation, snapshot

counts = st.integers(8, 60)
times = st.floats(0, 400, allow_nan=False)
UNDER = (OFF, BRASS, DIM) * 8
ALL: dict[str, Animation] = {
    "dark": DARK,
    "glow": glow(),
    "breath": Breath(SEAT_LAMPS["blue"], 0.25),
    "dial": Dial(3, 17),
    "everybody": Everybody(),
    "hourglass": HourglassAnimation(20, 20),
    "spin": SpinAnimation(Disc.make_equal(8).rest(0.9)),
    "attention": Attention(),
    "wrong": Wrong(),
    "flames": Flames(),
    "crown": Crown(),
    "sweep": Sweep(),
    "passing": Passing(BRASS, 0.25, 0.9),
    "arriving": Passing(BRASS, None, 0.9),
    "leaving": Passing(BRASS, 0.25, None),
    "nobody's": Passing(BRASS, None, None),
    "press": PressAnimation(UNDER),
    "let go": LetGo(Breath(BRASS, 0.5), 0.4),
    "fade": Fade(UNDER, Everybody()),
    "fade to rest": Fade(UNDER, glow()),
    "still": Still(UNDER),
    "halted": Halted(HourglassAnimation(20, 13), 2.0),
    "calm": Calm(Wrong()),
    "then": Then(Wrong(), Breath(BRASS, 0.25)),
    "calm then": calm_down(Then(Wrong(), Breath(BRASS, 0.25))),
}


def lit_lamps(frame: Frame) -> list[int]:
    return [lamp for lamp, colour in enumerate(frame) if colour != OFF]


@given(name=st.sampled_from(sorted(ALL)), count=counts, t=times)
def test_any_ring_at_any_time_gets_a_frame_of_its_size_and_rests_when_it_says_so(name: str, count: int, t: float) -> None:
    animation = ALL[name]
    frame = animation.frame(t, count)
    assert len(frame) == count
    assert all(0 <= channel <= 255 and isinstance(channel, int) for colour in frame for channel in colour)
    if animation.still_after is None:
        assert animation.fps > 0
    else:
        assert animation.frame(animation.still_after, count) == animation.frame(animation.still_after + t, count)


def test_a_still_picture_never_changes_and_rings_that_do_not_exist_are_refused() -> None:
    for name, animation in ALL.items():
        assert animation.fps or len({animation.frame(t / 7, 24) for t in range(100)}) == 1, name
        for count in (0, 7, 61):
            with pytest.raises(LightsError, match="8 to 60 lamps"):
                animation.frame(0.0, count)


def shape(animation: Animation, count: int) -> tuple[tuple[int, ...], ...]:
    """Eight steps of lightness over two seconds: what an eye without hues keeps of an animation."""
    return tuple(tuple(round(lightness(colour) / 32) for colour in animation.frame(t / 4, count)) for t in range(9))


def test_told_apart_without_colour() -> None:
    names = [name for name in ALL if name not in {"still", "fade", "let go"}]
    for count in (8, 24, 60):
        shapes = {name: shape(ALL[name], count) for name in names}
        assert [(a, b) for a in names for b in names if a < b and shapes[a] == shapes[b]] == [], count


def flashes(animation: Animation) -> list[float]:
    """The moments, in seconds, at which a quarter of the ring's lamps jumps up in light within a fifteenth second."""
    frames = [[lightness(colour) for colour in animation.frame(step / 15, 24)] for step in range(90)]
    rising = [sum(b - a > 100 for a, b in zip(*pair, strict=True)) >= 6 for pair in itertools.pairwise(frames)]
    return [step / 15 for step, up in enumerate(rising) if up and not rising[step - 1]]


def test_no_signal_flashes() -> None:
    """At most three flashes in any second, the general limit for photosensitive people (WCAG 2.3.1)."""
    for name, animation in ALL.items():
        moments = flashes(animation)
        assert all(later - first > 1 for first, later in zip(moments, moments[3:], strict=False)), name


@given(count=counts, index=st.integers(0, 3))
def test_breath_points_at_the_chair(count: int, index: int) -> None:
    direction = chair(index, 4)
    lamps = lit_lamps(Breath(BRASS, direction).frame(1.0, count))
    assert len(lamps) == max(1, round(count / 6))
    assert all(measure_distance(lamp / count, direction) <= (len(lamps) / 2 + 0.5) / count for lamp in lamps)


def test_breath_takes_four_seconds_and_never_goes_out() -> None:
    levels = [max(Breath((200, 0, 0), 0.0).frame(t / 20, 24))[0] for t in range(161)]
    assert levels[0] == levels[80] == levels[160] == max(levels)
    assert levels[40] == min(levels) > 50
    assert levels[:40] == sorted(levels[:40], reverse=True)


@given(count=counts, total=st.integers(5, 120), share=st.floats(0, 1))
def test_hourglass_drains_by_the_floor(count: int, total: int, share: float) -> None:
    t = share * total
    frame = HourglassAnimation(total, total).frame(t, count)
    left = total - t
    if left > 0:
        full = math.floor(count * left / total)
        assert lit_lamps(frame) == list(range(min(count, full + 1)))
        assert len(set(frame[:full])) <= 1
        if full < count:
            assert lightness(frame[full]) < lightness(frame[0]) or full == 0
        assert (frame[0] in {BRASS, DIM}) == (left > 3)
    assert Halted(HourglassAnimation(20, 13), 2.0).frame(t, count) == HourglassAnimation(20, 13).frame(2.0, count), "it stands"


def test_seven_seconds_of_twenty_are_eight_lamps_and_a_dim_one_also_resumed_and_at_the_end_all_once() -> None:
    glass, resumed = HourglassAnimation(20, 20), HourglassAnimation(20, 12)
    assert glass.frame(13.0, 24) == resumed.frame(5.0, 24) == (BRASS,) * 8 + (DIM,) + (OFF,) * 15
    assert glass.frame(20.0, 24) == (BRASS,) * 24
    assert lit_lamps(glass.frame(21.3, 24)) == []


def test_alarm_beats_once_a_second() -> None:
    levels = [lightness(HourglassAnimation(20, 3).frame(t / 100, 24)[0]) for t in range(1, 200)]
    assert levels[0] == pytest.approx(levels[100], abs=1.0)
    assert max(levels) == pytest.approx(lightness(ALARM), abs=1.0)
    assert sum(later > first + 30 for first, later in itertools.pairwise(levels)) == 1


@given(count=counts, t=st.floats(0, 2))
def test_press_closes_the_ring_clockwise(count: int, t: float) -> None:
    frame = PressAnimation((OFF,) * count).frame(t, count)
    closed = frame.count(CREAM)
    assert frame == (CREAM,) * closed + (OFF,) * (count - closed)
    assert closed == max(1, math.floor(count * min(1.0, t / 0.6)))


def test_press_shows_at_once_over_everything() -> None:
    for under in (DARK, glow(), Everybody(), HourglassAnimation(20, 20), Breath(SEAT_LAMPS["white"], 0.0)):
        before = under.frame(0.0, 24)
        assert PressAnimation(before).frame(0.0, 24) != before, under


def test_let_go_runs_back_and_gives_way_to_what_went_on_below() -> None:
    closed = [LetGo(DARK, 0.3).frame(t / 100, 24).count(CREAM) for t in range(15)]
    assert (closed[0], closed[-1]) == (12, 0)
    assert closed == sorted(closed, reverse=True)
    let_go = LetGo(HourglassAnimation(20, 20), 0.3, already=9.0)
    assert let_go.is_over(0.1)
    assert let_go.frame(0.1, 24) == HourglassAnimation(20, 20).frame(9.1, 24)


def test_calm_shows_every_signal_without_movement() -> None:
    for name in ("breath", "everybody", "attention", "wrong", "flames", "crown", "sweep"):
        seen = [Calm(ALL[name]).frame(t / 20, 24) for t in range(100)]
        changes = sum(before != after for before, after in pairwise(seen))
        assert lit_lamps(seen[0]), name
        assert changes <= 1, name
        assert changes == 0 or not lit_lamps(seen[-1]), name


def test_a_call_for_attention_comes_to_rest_as_a_third_of_the_ring_at_the_top() -> None:
    assert lit_lamps(Attention().frame(1.8, 24)) == sorted(arc(0.0, 1 / 3, 24))


def test_what_passes_to_a_neighbour_takes_the_short_way() -> None:
    for start, end in ((0.05, 0.9), (0.9, 0.05)):
        frames = [Passing(BRASS, start, end).frame(t / 20, 24) for t in range(17)]
        assert any(frame[0] != OFF for frame in frames)
        assert all(frame[12] == OFF for frame in frames), "the chair across the table is on no short way"


def test_fade_begins_with_the_old_and_ends_with_the_new_and_after_a_signal_comes_what_follows() -> None:
    fade, then = Fade(UNDER, glow()), Then(Wrong(), Breath(BRASS, 0.25))
    assert fade.frame(0.0, 24) == UNDER
    assert fade.frame(0.3, 24) == glow().frame(0.0, 24)
    assert fade.frame(0.15, 24) not in {UNDER, glow().frame(0.0, 24)}
    assert then.frame(0.4, 24) == Wrong().frame(0.4, 24)
    assert then.frame(1.5 + 0.7, 24) == Breath(BRASS, 0.25).frame(0.7, 24)


@given(lamps=counts, count=counts)
def test_still_is_fitted_by_proportion(lamps: int, count: int) -> None:
    half = Still(((255, 0, 0),) * lamps + (OFF,) * lamps).frame(0, count)
    assert half.count((255, 0, 0)) in {count // 2, (count + 1) // 2}


@given(direction=st.floats(0, 1, exclude_max=True), share=st.floats(0, 1), count=counts)
def test_arc_is_one_piece_of_its_size(direction: float, share: float, count: int) -> None:
    lamps = arc(direction, share, count)
    gaps = sum((lamp + 1) % count not in lamps for lamp in lamps)
    assert len(lamps) == max(1, round(share * count))
    assert gaps == (0 if len(lamps) == count else 1)


def test_scene_knows_when_it_rests() -> None:
    scene = Scene(Wrong(), began=100.0)
    assert scene.frame(99.0, 24) == Wrong().frame(0.0, 24)
    assert not scene.is_resting(100.5)
    assert scene.is_resting(101.5)
    assert not Scene(Everybody(), began=0.0).is_resting(1e6)


def test_crown_is_symmetrical_and_pointed_and_of_a_turn_that_is_measured_the_lamp_of_its_own_chair_blinks() -> None:
    frame = Crown().frame(5.0, 24)
    assert [lamp for lamp, colour in enumerate(frame) if colour == BRASS] == [0, 3, 6, 18, 21]
    assert all(frame[lamp] == frame[-lamp % 24] for lamp in range(24))
    calm, bright = (Measured("blue", 0.25).frame(t, 12) for t in (0.6, 0.1))
    assert [lamp for lamp in range(12) if calm[lamp] != bright[lamp]] == [3]


frames = (
    st.integers(8, 60)
    .flatmap(lambda count: st.binary(min_size=3 * count, max_size=3 * count))
    .map(lambda data: tuple(zip(data[::3], data[1::3], data[2::3], strict=True)))
)


@given(frame=frames, budget=st.floats(50, 3000))
def test_never_over_budget(frame: Frame, budget: float) -> None:
    power = Power(milliamps=budget)
    assert power.draws_ma(power(frame)) <= budget + 1e-6


def test_dimming_keeps_the_pattern() -> None:
    frame = ((255, 255, 255), (128, 0, 0), OFF) * 8
    sent = Power(milliamps=200, gamma=1.0)(frame)
    assert sent[0][0] > sent[1][0] > 0
    assert sent[2] == OFF
    assert sent[1][0] / sent[0][0] == pytest.approx(0.5, abs=0.05)


def test_gamma_is_monotonic_and_a_rich_budget_changes_nothing_else() -> None:
    ramp = tuple((level, level, level) for level in range(256))
    assert Power(milliamps=1e6, gamma=1.0)(ramp) == ramp
    sent = [colour[0] for colour in Power(milliamps=1e6)(ramp)]
    assert sent == sorted(sent)
    assert (sent[0], sent[255]) == (0, 255)
    assert sent[128] < 64
    assert [mix((9, 8, 7), (1, 2, 3), share) for share in (0.0, 1.0)] == [(9, 8, 7), (1, 2, 3)]


discs = st.lists(st.floats(0.05, 10), min_size=1, max_size=16).map(tuple).map(Disc)
draws = st.floats(0, 1, exclude_max=True)


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


def test_the_arrow_of_a_lot_points_at_the_chair_of_whom_it_names():
    for chairs in range(2, 11):
        for number in range(chairs):
            for draw in (0.0, 0.5, 0.999):
                turning = Turning.turn_to_chair(number, chairs, draw, 0.0)
                assert measure_distance(turning.animation.arrow(99.0), chair(number, chairs)) < 0.5 / chairs
                lamps = snapshot(turning.rest, 24)
                assert lamps
                assert all(measure_distance(lamp / 24, chair(number, chairs)) <= 0.5 / chairs + 0.5 / 24 for lamp in lamps)
