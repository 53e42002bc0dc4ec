"""Gives all voices the same loudness and trims silence around clips. Only this module of the voice imports NumPy."""

import numpy as np

from companion.language.voice.engine import Clip
from sounds.effect_loudness import PEAK, TARGET, Samples, loudness

KNEE = 0.35
CLOSE = 0.2
ROUNDS = 6
HUSH = 0.004
LEAD_IN, LEAD_OUT = 0.02, 0.06


def level_loudness(clip: Clip) -> Clip:
    """Return the clip at the effects' loudness (-23 LUFS, within 0.2), with peaks limited to 0.49 and silence trimmed.

    A silent clip is returned as it is.
    """
    samples: Samples = np.frombuffer(clip.pcm, "<i2") / 32_768
    if not samples.any():
        return clip
    # Keep from just before the first audible sample to just after the last, as only the text decides pauses
    size = np.abs(samples)
    heard = np.flatnonzero(size > HUSH * size.max())
    first, last = max(0, int(heard[0]) - round(LEAD_IN * clip.rate)), int(heard[-1]) + round(LEAD_OUT * clip.rate)
    samples = samples[first : last + 1]
    # Scale and limit the samples; repeated rounds restore, as far as possible, the loudness lost by limiting
    gain = 10 ** ((TARGET - loudness(samples, clip.rate)) / 20)
    for _ in range(ROUNDS):
        # Compress samples above the knee towards the peak, so that a few loud vowels do not make a text soft
        size = np.abs(samples * gain)
        bent = KNEE + (PEAK - KNEE) * np.tanh((size - KNEE) / (PEAK - KNEE))
        shaped = np.where(size > KNEE, np.copysign(bent, samples), samples * gain)
        missing = TARGET - loudness(shaped, clip.rate)
        if abs(missing) < CLOSE:
            break
        gain *= 10 ** (missing / 20)
    return Clip(np.rint(shaped * 32_767).astype("<i2").tobytes(), clip.rate)
