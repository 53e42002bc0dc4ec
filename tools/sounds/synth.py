"""Tones, noise and envelopes that are identical to the last bit on every machine.

They use only +, -, * and / on float64, integers and running sums: IEEE 754 fixes every bit of these, whereas the last bits
of sine, exponential, logarithm and pairwise sums differ between processors and libraries.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sounds import RATE

Samples = NDArray[np.float64]

_TAU = 6.283185307179586
_TAYLOR = (-1 / 39_916_800, 1 / 362_880, -1 / 5_040, 1 / 120, -1 / 6)


def length(seconds: float) -> int:
    """Return the number of samples in a number of seconds."""
    return round(seconds * RATE)


def sine(turns: Samples) -> Samples:
    """Return the sine of an angle in turns, accurate to 1e-7, by folding to a quarter turn and a Taylor series."""
    folded = turns - np.rint(turns)
    quarter = 0.25 - np.abs(0.25 - np.abs(folded))
    x = quarter * _TAU
    square = x * x
    series = np.full_like(x, _TAYLOR[0])
    for coefficient in _TAYLOR[1:]:
        series = series * square + coefficient
    return np.copysign(x + x * square * series, folded)


def tone(hertz: float | Samples, seconds: float) -> Samples:
    """Return a pure tone of one pitch in hertz, or with a pitch for every sample."""
    pitch = np.zeros(length(seconds)) + hertz
    return sine(np.cumsum(pitch / RATE))


def noise(seconds: float, seed: int) -> Samples:
    """Return white noise in -1..1, computed by splitmix64 (Steele, Lea, Flood 2014) from each sample's number."""
    state = (np.arange(1, length(seconds) + 1, dtype=np.uint64) + np.uint64(seed << 32)) * np.uint64(0x9E3779B97F4A7C15)
    state = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    state = (state ^ (state >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    state ^= state >> np.uint64(31)
    return (state >> np.uint64(40)).astype(np.float64) / 2**23 - 1.0


def decay(seconds: float, steepness: int = 4) -> Samples:
    """Return a curve from 1 to 0, like that of a struck bar: (1 - t)^steepness."""
    falling = 1.0 - np.arange(length(seconds)) / length(seconds)
    curve = falling.copy()
    for _ in range(steepness - 1):
        curve = curve * falling
    return curve


def swell(seconds: float, attack: float, release: float) -> Samples:
    """Return a smooth curve that rises for `attack` seconds, stays at 1, and falls in the last `release` seconds."""
    time = np.arange(length(seconds)) / RATE
    up = np.minimum(1.0, time / attack)
    down = np.minimum(1.0, (seconds - time) / release)
    both = up * down
    smooth: Samples = both * both * (3.0 - 2.0 * both)
    return smooth


def rounded(samples: Samples, drive: float) -> Samples:
    """Return the samples with their peaks rounded off by a rational substitute for tanh: lower peaks, a fuller sound."""
    driven = np.clip(samples / np.abs(samples).max() * drive, -3.0, 3.0)
    square = driven * driven
    soft: Samples = driven * (27.0 + square) / (27.0 + 9.0 * square)
    return soft


def band(samples: Samples, hertz: float, width: float) -> Samples:
    """Return the samples after a band pass (state variable filter); `width` is the bandwidth as a share of the centre `hertz`."""
    step = 2.0 * float(sine(np.array([hertz / (2 * RATE)]))[0])
    low = middle = 0.0
    out: list[float] = []
    for sample in samples.tolist():
        low += step * middle
        middle += step * (sample - low - width * middle)
        out.append(middle * width)
    return np.array(out)


def partials(hertz: float, seconds: float, parts: Sequence[tuple[float, float, float]]) -> Samples:
    """Return a struck sound; each part is (multiple of the pitch, strength, share of the time for which it rings)."""
    sound = np.zeros(length(seconds))
    for multiple, strength, share in parts:
        ring = tone(hertz * multiple, seconds * share) * decay(seconds * share) * strength
        sound[: len(ring)] += ring
    return onset(sound)


def onset(sound: Samples) -> Samples:
    """Return the sound with its first 2 ms faded in, as a jump would be heard as a click."""
    return np.minimum(1.0, np.arange(len(sound)) / length(0.002)) * sound


def score(seconds: float, *notes: tuple[float, Samples]) -> Samples:
    """Return the sounds mixed together, each from its moment in seconds; what exceeds the length is cut off."""
    sheet = np.zeros(length(seconds))
    for moment, sound in notes:
        start = length(moment)
        fitting = sound[: len(sheet) - start]
        sheet[start : start + len(fitting)] += fitting
    return sheet
