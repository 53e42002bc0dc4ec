"""The loudness of the sound channels: each has a volume and a switch; all share a floor and a ceiling."""

from enum import Enum
from typing import Any, NamedTuple

FLOOR = 10 ** (-24 / 20)


class Channel(Enum):
    """The sound channels: prompts and lessons, effects, and announcements that no player should miss."""

    SPEECH = "speech"
    EFFECTS = "effects"
    ANNOUNCEMENTS = "announcements"


class Level(NamedTuple):
    """A channel's volume from 0 (soft but audible) to 1, and its switch; only the switch mutes it."""

    volume: float = 0.8
    on: bool = True


class Levels(NamedTuple):
    """The levels of all channels, with a common ceiling from 0 to 1 for when others sleep."""

    speech: Level = Level()
    effects: Level = Level()
    announcements: Level = Level()
    ceiling: float = 1.0

    def of(self, channel: Channel) -> Level:
        """Return the level of a channel."""
        level: Level = getattr(self, channel.value)
        return level

    def change(self, channel: Channel, volume: float | None = None, *, on: bool | None = None) -> "Levels":
        """Return these levels with a new volume or switch, or both, for one channel."""
        old = self.of(channel)
        made: dict[str, Any] = {channel.value: Level(old.volume if volume is None else volume, old.on if on is None else on)}
        return self._replace(**made)

    def gain(self, channel: Channel) -> float:
        """Return the factor for a channel's samples: 0 if it is off, else from -24 dB at volume 0 to 0 dB at 1, linear in dB."""
        level = self.of(channel)
        return FLOOR ** (1 - min(level.volume, self.ceiling)) if level.on else 0.0


def levels_of_ten(speech: int, effects: int, announcements: int, ceiling: int) -> Levels:
    """Return levels from the settings' scale of 0 to 10, where 0 switches a channel off."""
    each = [Level(volume / 10, on=volume > 0) for volume in (speech, effects, announcements)]
    return Levels(each[0], each[1], each[2], ceiling / 10)
