"""How loud the channels of the sound are: each with its own volume and switch, a floor and one ceiling."""

import math
from dataclasses import replace
from enum import Enum

from companion.unchanging import unchanging
from companion.voice.voice_errors import VoiceError

FLOOR = 10 ** (-24 / 20)


class Channel(Enum):
    """What is set apart: prompts and lessons, effects, and what the whole table must not miss."""

    SPEECH = "speech"
    EFFECTS = "effects"
    ANNOUNCEMENTS = "announcements"


class BadLevel(VoiceError):
    """A volume or ceiling lies outside 0 to 1."""


def _check_share(name: str, value: float) -> None:
    if not math.isfinite(value) or not 0 <= value <= 1:
        raise BadLevel(f"{name}: expected 0 to 1, got {value}")


@unchanging
class Level:
    """A channel's volume from 0 (soft, yet heard) to 1, and its switch: only the switch makes it silent."""

    volume: float = 0.8
    on: bool = True

    def __post_init__(self) -> None:
        _check_share("volume", self.volume)


@unchanging
class Levels:
    """All channels, under a common ceiling from 0 to 1 for the hours when others sleep."""

    speech: Level = Level()
    effects: Level = Level()
    announcements: Level = Level()
    ceiling: float = 1.0

    def __post_init__(self) -> None:
        _check_share("ceiling", self.ceiling)

    def of(self, channel: Channel) -> Level:
        """The level of a channel."""
        return {Channel.SPEECH: self.speech, Channel.EFFECTS: self.effects, Channel.ANNOUNCEMENTS: self.announcements}[channel]

    def changed(self, channel: Channel, volume: float | None = None, *, on: bool | None = None) -> "Levels":
        """These levels with one channel's volume or switch, or both, set anew."""
        old = self.of(channel)
        level = Level(old.volume if volume is None else volume, old.on if on is None else on)
        match channel:
            case Channel.SPEECH:
                return replace(self, speech=level)
            case Channel.EFFECTS:
                return replace(self, effects=level)
            case Channel.ANNOUNCEMENTS:
                return replace(self, announcements=level)

    def gain(self, channel: Channel) -> float:
        """The factor for a channel's samples: 0 if switched off, else -24 dB at volume 0 to 0 dB at 1, even in dB."""
        level = self.of(channel)
        return FLOOR ** (1 - min(level.volume, self.ceiling)) if level.on else 0.0


def levels_of_ten(speech: int, effects: int, announcements: int, ceiling: int) -> Levels:
    """Levels from the settings' scale of 0 to 10, where 0 is the switch."""
    each = [Level(volume / 10, on=volume > 0) for volume in (speech, effects, announcements)]
    return Levels(each[0], each[1], each[2], ceiling / 10)
