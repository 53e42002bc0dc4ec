"""The signals of a game, from its `signals.toml`: what the ring shows and which sound plays at an event.

An event is named by the picture of its question, or by the cue of a lesson step:

    [coronation]
    ring = "crown"        # one of `RingSignal`
    colour = "#FFC24D"    # optional; each kind has its own
    sound = "crown"       # one of `SoundSignal`
    ground = "shake"      # optional: the screen shakes once
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from companion.rulebook import from_file
from companion.table import unchanging


class RingSignal(StrEnum):
    """The kinds of signal that the ring can give, named by their look and not by their meaning."""

    RISE = "rise"
    CROWN = "crown"
    FLAMES = "flames"
    SHAKE = "shake"
    SWEEP = "sweep"
    GLOW = "glow"


class SoundSignal(StrEnum):
    """The kinds of sound for an event; each is an effect of the same name in `sounds`."""

    ROAR = "roar"
    MURMUR = "murmur"
    COINS = "coins"
    CROWN = "crown"
    CHIME = "chime"
    FANFARE = "fanfare"


@unchanging
class Signal:
    """What the ring shows (`colour`: red, green and blue, each 0 to 255; None for the ring signal's own), and the sound.

    With `shakes` the screen shakes once.
    """

    ring: RingSignal | None = None
    colour: tuple[int, int, int] | None = None
    sound: SoundSignal | None = None
    shakes: bool = False


@cache
def signals_of(folder: Path) -> Mapping[str, Signal]:
    """Read the signals of the game in `folder` by event, none if it has no file; raises `FileRefused`."""
    return from_file(folder / "signals.toml", lambda plain: {name: _signal(row) for name, row in plain.items()}, {})


def _signal(row: Mapping[str, Any]) -> Signal:
    unknown = sorted(set(row) - {"ring", "colour", "sound", "ground"})
    if unknown:
        raise ValueError(f"expected ring, colour, sound or ground, got {', '.join(unknown)}")
    ring, sound, colour = row.get("ring"), row.get("sound"), None
    if row.get("ground", "shake") != "shake":
        raise ValueError(f"ground: expected shake, got {row['ground']}")
    if "colour" in row:
        red, green, blue = bytes.fromhex(row["colour"].removeprefix("#"))
        colour = red, green, blue
    return Signal(RingSignal(ring) if ring else None, colour, SoundSignal(sound) if sound else None, "ground" in row)
