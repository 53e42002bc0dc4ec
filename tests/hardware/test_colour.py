"""From screen colours to milliamperes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.lamp_colour import OFF, Frame, Power, mix

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
