"""The shipped effects: rebuilt byte for byte, short, of one loudness, unclipped, and without a jump at either end."""

import math
import wave

import numpy as np
import pytest

from sounds import RATE, Effect, where
from sounds.effect_loudness import SILENCE, loudness
from tools.sounds.make import levelled, main

pytestmark = pytest.mark.slow


def read(effect):
    with wave.open(str(where(effect)), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32_768


def test_a_second_build_gives_the_shipped_bytes(tmp_path):
    main(tmp_path)
    built = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert built == {f"{effect.value}.wav": where(effect).read_bytes() for effect in Effect}
    assert len(set(built.values())) == len(Effect), "no two are alike"
    assert sum(map(len, built.values())) < 1_500_000


def test_all_are_short_neither_clipped_nor_cut_and_within_three_decibels():
    for effect in Effect:
        samples = read(effect)
        assert 0.02 < len(samples) / RATE <= 2.0, effect
        assert 0.1 < np.abs(samples).max() < 0.5, effect
        assert abs(samples[0]) < 0.01, effect
        assert abs(samples[-1]) < 0.01, effect
    levels = [loudness(read(effect), RATE) for effect in Effect]
    assert max(levels) - min(levels) < 3.0


@pytest.mark.parametrize("rate", [22_050, 48_000])
def test_the_measure_agrees_with_the_standard_on_a_full_scale_sine(rate):
    sine = np.sin(2 * np.pi * 997 * np.arange(rate) / rate)
    assert loudness(sine, rate) == pytest.approx(-3.01, abs=0.05)


def biquad(samples, upper, lower):
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in samples:
        y = upper[0] * x + upper[1] * x1 + upper[2] * x2 - lower[1] * y1 - lower[2] * y2
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


def test_the_weighting_by_spectrum_agrees_with_the_standard_s_filters_in_time():
    tone = [0.5 * math.sin(2 * math.pi * 3000 * n / RATE) for n in range(RATE // 2)]
    shelf = biquad(tone, (1.53512485958697, -2.69169618940638, 1.19839281085285), (1, -1.69065929318241, 0.73248077421585))
    weighted = biquad(shelf, (1.0, -2.0, 1.0), (1, -1.99004745483398, 0.99007225036621))
    power = math.fsum(value * value for value in weighted[4800:]) / (len(weighted) - 4800)
    assert loudness(np.array(tone), RATE) == pytest.approx(-0.691 + 10 * math.log10(power), abs=0.1)


def test_pauses_do_not_make_a_sound_softer_and_silence_has_a_floor():
    tone = np.sin(2 * np.pi * 500 * np.arange(RATE) / RATE) * 0.2
    with_pause = np.concatenate([tone, np.zeros(3 * RATE), tone])
    assert loudness(with_pause, RATE) == pytest.approx(loudness(tone, RATE), abs=0.3)
    assert loudness(np.zeros(100), RATE) == SILENCE


def test_levelling_gives_way_to_the_peak():
    spike = np.zeros(RATE)
    spike[100] = 1.0
    assert np.abs(levelled(spike)).max() <= round(0.49 * 32_767)
