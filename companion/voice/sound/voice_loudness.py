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
    samples: Samples = np.frombuffer(clip.pcm, "<i2") / 32_768
    if not samples.any():
        return clip
    # From just before the first sample that is heard to just after the last: pauses are set by the text alone
    size = np.abs(samples)
    heard = np.flatnonzero(size > HUSH * size.max())
    first, last = max(0, int(heard[0]) - round(LEAD_IN * clip.rate)), int(heard[-1]) + round(LEAD_OUT * clip.rate)
    samples = samples[first : last + 1]
    # The samples scaled and rounded off; what rounding takes from a peaky voice is given back, as far as it goes
    gain = 10 ** ((TARGET - loudness(samples, clip.rate)) / 20)
    for _ in range(ROUNDS):
        # What is above the knee is bent towards the peak: a few loud vowels must not make a text soft
        size = np.abs(samples * gain)
        bent = KNEE + (PEAK - KNEE) * np.tanh((size - KNEE) / (PEAK - KNEE))
        shaped = np.where(size > KNEE, np.copysign(bent, samples), samples * gain)
        missing = TARGET - loudness(shaped, clip.rate)
        if abs(missing) < CLOSE:
            break
        gain *= 10 ** (missing / 20)
    return Clip(np.rint(shaped * 32_767).astype("<i2").tobytes(), clip.rate)
