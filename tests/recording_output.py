"""An output that writes down what it is told, with the times, instead of sounding."""

import threading
from collections import deque
from dataclasses import dataclass
from enum import Enum

from companion.language.voice.sound.output import Output
from sounds import Effect


class SoundAct(Enum):
    """What a recording output was told."""

    SPEAK = "speak"
    FOLLOW = "follow"
    EFFECT = "effect"
    CUT = "cut"


@dataclass(frozen=True)
class Heard:
    """One act, when it happened by the output's clock, how long the sound is, and its gain."""

    act: SoundAct
    at: float
    seconds: float = 0.0
    gain: float = 0.0
    effect: Effect | None = None


class RecordingOutput(Output):
    """No sound: a record of the last `keep` acts with their times."""

    def __init__(self, clock, keep=100_000):
        self._clock = clock
        self._heard = deque(maxlen=keep)
        self._lock = threading.Lock()

    @property
    def heard(self):
        """Everything so far, in order."""
        with self._lock:
            return tuple(self._heard)

    def prepare(self, clip, *, after=False):
        """A call that records the clip's start."""
        act = SoundAct.FOLLOW if after else SoundAct.SPEAK
        return lambda gain: self._note(Heard(act, self._clock(), clip.seconds, gain))

    def play(self, effect, gain):
        """Record the effect."""
        self._note(Heard(SoundAct.EFFECT, self._clock(), gain=gain, effect=effect))

    def cut(self):
        """Record the cut."""
        self._note(Heard(SoundAct.CUT, self._clock()))

    def _note(self, heard):
        with self._lock:
            self._heard.append(heard)
