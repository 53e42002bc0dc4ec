"""All clips at one loudness. Only where clips are rendered is NumPy needed."""

import numpy as np

from companion.voice.clip import Clip
from sounds.loudness import PEAK, TARGET, Samples, loudness

KNEE = 0.35


def levelled(clip: Clip) -> Clip:
    """The clip at the loudness of the effects (-23 LUFS), peaks rounded off below 0.49; silence stays as it is."""
    samples = np.frombuffer(clip.pcm, "<i2") / 32_768
    if not samples.any():
        return clip
    scaled = samples * 10 ** ((TARGET - loudness(samples, clip.rate)) / 20)
    return Clip(np.rint(_rounded_off(scaled) * 32_767).astype("<i2").tobytes(), clip.rate)


def _rounded_off(samples: Samples) -> Samples:
    """The samples with what is above the knee bent towards the peak: a few loud vowels must not make a text soft."""
    size = np.abs(samples)
    bent = KNEE + (PEAK - KNEE) * np.tanh((size - KNEE) / (PEAK - KNEE))
    return np.where(size > KNEE, np.copysign(bent, samples), samples)
