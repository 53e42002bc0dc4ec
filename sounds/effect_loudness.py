"""The measure of loudness for effects and voice: ITU-R BS.1770-4, with blocks short enough for a tick."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

TARGET = -23.0
"""The loudness to which all sounds are scaled, in LUFS (EBU R 128)."""
PEAK = 0.49
"""The greatest sample allowed (0-1): a little below -6 dBFS."""

SILENCE = -70.0
"""Loudness below which a block counts as silence, in LUFS (ITU-R BS.1770)."""
BLOCK = 0.1
"""The length in seconds of the blocks whose loudness is measured."""
HOP = 0.025
"""Seconds from the start of one block to the start of the next."""
GATE = 10.0
"""Blocks this many LU below the mean are left out (ITU-R BS.1770)."""

# BS.1770-4, tables 1 and 2: numerator and denominator of the shelf and of the high pass, at 48 kHz.
_SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
_HIGH_PASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))


def loudness(samples: Samples, rate: int) -> float:
    """Return the loudness in LUFS (a full-scale 997 Hz sine is -3.0) of mono samples in -1..1 at `rate` hertz; at least -70.

    Blocks last 100 ms instead of the standard's 400, so that silence does not dilute an effect of 50 ms; blocks more
    than 10 dB below the mean of the audible ones do not count, so that pauses do not make a sentence seem softer.
    """
    # Apply the K-weighting to the spectrum: a loop over a sentence's samples would be too slow
    size = -(-(len(samples) + rate // 4) // 8192) * 8192  # a length with only small prime factors, for a fast transform
    response = np.interp(np.fft.rfftfreq(size, 1 / rate), *_k_weighting())
    weighted = np.fft.irfft(np.fft.rfft(samples, size) * response, size)[: max(len(samples), round(BLOCK * rate))]
    # The mean square of each of the overlapping blocks
    length, hop = round(BLOCK * rate), round(HOP * rate)
    sums = np.concatenate(([0.0], np.cumsum(weighted * weighted)))
    starts = np.arange(0, len(weighted) - length + 1, hop)
    power = np.asarray((sums[starts + length] - sums[starts]) / length)
    audible = power[power > float(10 ** ((SILENCE + 0.691) / 10))]
    if not audible.size:
        return SILENCE
    heard = audible[audible > audible.mean() * 10 ** (-GATE / 10)]
    return float(max(SILENCE, -0.691 + 10 * np.log10(heard.mean())))


@cache
def _k_weighting() -> tuple[Samples, Samples]:
    """Return frequencies in hertz, 3 Hz apart, and the gain of the two filters in series at each."""
    hertz = np.linspace(0, 24_000, 8_001)
    z = np.exp(-2j * np.pi * hertz / 48_000)
    factors = [np.abs(np.polyval(upper[::-1], z) / np.polyval(lower[::-1], z)) for upper, lower in (_SHELF, _HIGH_PASS)]
    return hertz, np.asarray(factors[0] * factors[1])
