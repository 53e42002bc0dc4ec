"""The effects, in D major on three instruments: wood for the hand, a brass bar for the device, bells for the table."""

import numpy as np

from sounds import Effect
from tools.sounds.synth import Samples, band, decay, length, noise, onset, partials, rounded, score, swell, tone

D4, FIS4, A4, D5, FIS5, A5, D6 = 293.66, 369.99, 440.0, 587.33, 739.99, 880.0, 1174.66


def effect(kind: Effect) -> Samples:
    """Return the effect as samples at 48 kHz, before its loudness is levelled."""
    return _MAKERS[kind]()


def _wood(hertz: float, seconds: float) -> Samples:
    """A knock on a box: two modes of the plate and the noise of the touch."""
    body = partials(hertz, seconds, ((1.0, 1.0, 1.0), (2.42, 0.5, 0.6)))
    touch = band(noise(seconds, 1), hertz * 3, 0.8) * decay(seconds, 12)
    return rounded(body + onset(touch) * 0.8, 1.5)


def _bar(hertz: float, seconds: float) -> Samples:
    """A metal bar, free at both ends, with overtones at 2.76 and 5.40 times its pitch."""
    return partials(hertz, seconds, ((1.0, 1.0, 1.0), (2.756, 0.25, 0.4), (5.404, 0.08, 0.2)))


def _bell(hertz: float, seconds: float) -> Samples:
    return partials(hertz, seconds, ((0.5, 0.35, 1.0), (1.0, 1.0, 0.9), (1.2, 0.3, 0.6), (1.5, 0.2, 0.5), (2.0, 0.4, 0.5)))


def _horn(hertz: float, seconds: float) -> Samples:
    """A horn: the louder it is blown, the more overtones it has."""
    breath = swell(seconds, 0.04, seconds * 0.6)
    sound, strength = np.zeros(length(seconds)), breath
    for overtone in range(1, 9):
        sound += tone(hertz * overtone, seconds) * strength / overtone
        strength = strength * (0.35 + 0.65 * breath) * 0.9
    return sound


def _press() -> Samples:
    return _wood(330.0, 0.12)


def _choose() -> Samples:
    return score(0.34, (0.0, _bar(D5, 0.22)), (0.09, _bar(A5, 0.25)))


def _back() -> Samples:
    return score(0.34, (0.0, _bar(A5, 0.2)), (0.09, _bar(D5, 0.25)))


def _tick() -> Samples:
    return _wood(880.0, 0.07)


def _last_seconds() -> Samples:
    return score(0.3, (0.0, _wood(880.0, 0.07)), (0.0, _bar(A5, 0.3) * 0.7))


def _time_up() -> Samples:
    return score(1.3, *((at, _bell(D5, 0.9)) for at in (0.0, 0.2, 0.4)))


def _click() -> Samples:
    return _wood(1300.0, 0.045)


def _fanfare() -> Samples:
    opening = ((0.0, _horn(D4, 0.2)), (0.18, _horn(D4, 0.14)), (0.3, _horn(FIS4, 0.2)), (0.48, _horn(A4, 0.22)))
    chord = ((0.68, _horn(D5, 0.9)), (0.68, _horn(A4, 0.9) * 0.7), (0.68, _horn(FIS4, 0.9) * 0.6))
    return score(1.6, *opening, *chord)


_AH = ((700.0, 1.0), (1100.0, 0.6), (2600.0, 0.25))
_OH = ((450.0, 1.0), (850.0, 0.5), (2500.0, 0.1))


def _throat(hertz: float, seconds: float, vowel: tuple[tuple[float, float], ...], bend: Samples) -> Samples:
    """One voice of a crowd: the overtones of its pitch, strong near the vowel's formants."""
    sound = np.zeros(length(seconds))
    for overtone in range(1, 16):
        height = hertz * overtone
        strength = sum(power / (1.0 + ((height - peak) / 160.0) * ((height - peak) / 160.0)) for peak, power in vowel)
        sound += tone(bend * height, seconds) * strength
    return sound


def _syllables(seconds: float, each: float, seed: int) -> Samples:
    """The rise and fall of chatter: one bump per syllable, with a strength drawn by the seed; some are pauses."""
    strengths = noise(seconds, seed)[:: length(each)]
    bump = swell(each, each / 2, each / 2)
    starts = ((index * each, bump * max(0.0, float(strength) + 0.5)) for index, strength in enumerate(strengths))
    return score(seconds, *starts)


def _crowd(seconds: float, vowel: tuple[tuple[float, float], ...], pitches: tuple[float, ...], rise: float) -> Samples:
    time = np.arange(length(seconds)) / length(seconds)
    sound = np.zeros(length(seconds))
    for seed, pitch in enumerate(pitches, start=2):
        each = 0.16 + 0.013 * seed
        bend = 1.0 + rise * time + 0.02 * tone(2.0 + 0.3 * seed, seconds)
        sound += _throat(pitch, seconds, vowel, bend) * _syllables(seconds, each, seed)
    return sound


def _murmur() -> Samples:
    voices = _crowd(2.0, _OH, (98.0, 113.0, 127.0, 151.0, 176.0, 203.0), 0.0)
    breath = band(noise(2.0, 20), 600.0, 1.2) * 2.0
    return rounded(voices + breath, 2.0) * swell(2.0, 0.4, 0.7)


def _roar() -> Samples:
    voices = _crowd(2.0, _AH, (131.0, 149.0, 173.0, 196.0, 222.0, 251.0, 290.0), 0.25)
    breath = band(noise(2.0, 21), 1100.0, 1.0) * 3.5
    return rounded(voices + breath, 2.5) * swell(2.0, 0.25, 1.1)


def _coins() -> Samples:
    falls = ((0.0, 3150.0), (0.07, 3720.0), (0.12, 2890.0), (0.2, 3410.0), (0.31, 3050.0))
    ring = ((1.0, 1.0, 1.0), (1.47, 0.6, 0.7), (2.09, 0.3, 0.5))
    return score(0.6, *((at, partials(hertz, 0.28, ring)) for at, hertz in falls))


def _crown() -> Samples:
    steps = ((0.0, D5), (0.11, FIS5), (0.22, A5), (0.33, D6))
    return score(1.3, *((at, _bar(hertz, 0.5)) for at, hertz in steps), (0.33, _bell(D5, 0.95) * 0.6))


def _wrong() -> Samples:
    return score(0.5, (0.0, _bar(D4, 0.24)), (0.0, _wood(147.0, 0.1)), (0.17, _bar(D4 * 15 / 16, 0.33)))


def _chime() -> Samples:
    return score(1.2, (0.0, _bell(A5, 0.8)), (0.22, _bell(D5, 0.95)))


_MAKERS = {
    Effect.PRESS: _press,
    Effect.CHOOSE: _choose,
    Effect.BACK: _back,
    Effect.TICK: _tick,
    Effect.LAST_SECONDS: _last_seconds,
    Effect.TIME_UP: _time_up,
    Effect.CLICK: _click,
    Effect.FANFARE: _fanfare,
    Effect.MURMUR: _murmur,
    Effect.ROAR: _roar,
    Effect.COINS: _coins,
    Effect.CROWN: _crown,
    Effect.WRONG: _wrong,
    Effect.CHIME: _chime,
}
