"""The sounds of the table: short effects, synthesised by `tools.sounds` and shipped as 48 kHz mono 16-bit WAV."""

from enum import Enum
from importlib.resources import files
from importlib.resources.abc import Traversable

RATE = 48_000
"""The sample rate of all effects, in hertz."""


class Effect(Enum):
    """All effects; the value is the name of the file without `.wav`."""

    PRESS = "press"
    CHOOSE = "choose"
    BACK = "back"
    TICK = "tick"
    LAST_SECONDS = "last_seconds"
    TIME_UP = "time_up"
    CLICK = "click"
    FANFARE = "fanfare"
    MURMUR = "murmur"
    ROAR = "roar"
    COINS = "coins"
    CROWN = "crown"
    WRONG = "wrong"
    CHIME = "chime"


def where(effect: Effect) -> Traversable:
    """Return the effect's WAV file in the installed package."""
    return files(__name__).joinpath(f"{effect.value}.wav")
