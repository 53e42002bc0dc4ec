"""Volumes: never silent but by the switch, never above the ceiling."""

from hypothesis import given
from hypothesis import strategies as st

from companion.language.voice.levels import FLOOR, Channel, Level, Levels, levels_of_ten

SHARES = st.floats(0, 1)


@given(SHARES, SHARES, st.sampled_from(Channel))
def test_switched_on_is_heard_and_under_the_ceiling(volume, ceiling, part):
    gain = Levels(ceiling=ceiling).change(part, volume).gain(part)
    assert FLOOR * 0.999 <= gain <= 1.0
    assert gain <= Levels().change(part, ceiling).gain(part) * 1.001


@given(SHARES, SHARES, st.sampled_from(Channel))
def test_louder_is_not_softer(one, two, part):
    low, high = sorted((one, two))
    assert Levels().change(part, low).gain(part) <= Levels().change(part, high).gain(part)


@given(st.sampled_from(Channel), SHARES)
def test_only_the_switch_silences_and_only_its_part(part, volume):
    levels = Levels().change(part, volume, on=False)
    assert levels.gain(part) == 0
    assert all(levels.gain(other) > 0 for other in Channel if other is not part)
    assert levels.change(part, on=True).of(part) == Level(volume)


def test_the_settings_scale():
    levels = levels_of_ten(0, 10, 1, 5)
    assert levels.gain(Channel.SPEECH) == 0
    assert levels.gain(Channel.EFFECTS) == Levels().change(Channel.EFFECTS, 0.5).gain(Channel.EFFECTS)
    assert levels.gain(Channel.ANNOUNCEMENTS) > FLOOR
