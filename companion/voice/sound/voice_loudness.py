"""One loudness for all voices, and no more silence around a clip than is wanted. NumPy is loaded with this module only."""

import numpy as np

from companion.voice.clip import Clip
from sounds.effect_loudness import PEAK, TARGET, Samples, loudness

KNEE = 0.35
CLOSE = 0.2
ROUNDS = 6
HUSH = 0.004
LEAD_IN, LEAD_OUT = 0.02, 0.06


def levelled(clip: Clip) -> Clip:
    """The clip at the loudness of the effects (-23 LUFS, within 0.2), peaks rounded off below 0.49, silence around it cut.

    Silence stays as it is.
    """
    samples = _trimmed(np.frombuffer(clip.pcm, "<i2") / 32_768, clip.rate)
    if not samples.any():
        return clip
    # The samples scaled and rounded off; what rounding takes from a peaky voice is given back, as far as it goes
    gain = 10 ** ((TARGET - loudness(samples, clip.rate)) / 20)
    for _ in range(ROUNDS):
        shaped = _rounded_off(samples * gain)
        missing = TARGET - loudness(shaped, clip.rate)
        if abs(missing) < CLOSE:
            break
        gain *= 10 ** (missing / 20)
    return Clip(np.rint(shaped * 32_767).astype("<i2").tobytes(), clip.rate)


def _rounded_off(samples: Samples) -> Samples:
    """The samples with what is above the knee bent towards the peak: a few loud vowels must not make a text soft."""
    size = np.abs(samples)
    bent = KNEE + (PEAK - KNEE) * np.tanh((size - KNEE) / (PEAK - KNEE))
    return np.where(size > KNEE, np.copysign(bent, samples), samples)


def _trimmed(samples: Samples, rate: int) -> Samples:
    """The samples from just before the first that is heard to just after the last: pauses are set by the text alone."""
    size = np.abs(samples)
    heard = np.flatnonzero(size > HUSH * size.max()) if samples.size else np.empty(0, np.intp)
    if not heard.size:
        return samples
    first, last = max(0, int(heard[0]) - round(LEAD_IN * rate)), int(heard[-1]) + round(LEAD_OUT * rate)
    return samples[first : last + 1]
