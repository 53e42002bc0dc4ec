"""Writes all effects again, with the same bytes on every machine: `python -m tools.sounds.make [FOLDER]`."""

import io
import sys
import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import sounds
from sounds import RATE, Effect
from sounds.effect_loudness import PEAK, TARGET, loudness
from tools.sounds.sound_effects import effect
from tools.sounds.synth import Samples

_STEPS_A_DECIBEL = 8


class UnsettledLevel(Exception):
    """An effect's loudness is so close to the border of two steps that machines could disagree on its gain."""


def levelled(samples: Samples) -> NDArray[np.int16]:
    """Return the samples at -23 LUFS, or as close as a peak of 0.49 allows, so that voice and effect together never clip.

    The last bits of the loudness can differ between machines, so the gain has steps of 1/8 dB. Raises UnsettledLevel if the
    gain is too close to the middle between two steps.
    """
    wanted = (TARGET - loudness(samples / np.abs(samples).max(), RATE)) * _STEPS_A_DECIBEL
    if abs(wanted - np.floor(wanted) - 0.5) < 1e-6:  # noqa: PLR2004
        raise UnsettledLevel(f"{wanted / _STEPS_A_DECIBEL} dB is half-way between two steps; change the effect slightly")
    gain = round(10 ** (round(wanted) / _STEPS_A_DECIBEL / 20) * 65_536) / 65_536
    scaled: NDArray[np.int16] = np.rint(samples / np.abs(samples).max() * min(gain, PEAK) * 32_767).astype(np.int16)
    return scaled


def wav(kind: Effect) -> bytes:
    """Return the effect as a WAV file: 48 kHz, mono, 16 bit."""
    target = io.BytesIO()
    with wave.open(target, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(levelled(effect(kind)).astype("<i2").tobytes())
    return target.getvalue()


def main(folder: Path = Path(sounds.__file__).parent) -> None:
    """Write all effects to a folder, by default that of the package."""
    for kind in Effect:
        (folder / f"{kind.value}.wav").write_bytes(wav(kind))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
