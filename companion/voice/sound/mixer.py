"""The sound card, through pygame's mixer (SDL): 48 kHz, opened by name, kept open so that its start is never swallowed."""

import io
import os
import threading
from types import ModuleType

from companion.system.extras import lacking
from companion.voice.clip import Clip, to_wav
from companion.voice.sound.output import Start
from companion.voice.voice_errors import OutputMissing
from sounds import RATE, Effect, where

BUFFER = 1024
_SPEECH, _EFFECTS = 0, 1
_MOMENT = bytes(4)
"""One sample of silence for each ear."""


class MixerOutput:
    """Speech on channel 0 and effects on channel 1; no sample is loud enough for the two together to clip."""

    def __init__(self, device: str | None = None) -> None:
        """`device` is ALSA's name of the output (`plughw:CARD=Device,DEV=0`); None takes the system's default."""
        self._device, self._usual = device, os.environ.get("AUDIODEV")
        self._mixer: ModuleType | None = None
        self._effects: dict[Effect, object] = {}
        self._silence: object = None
        self._lock = threading.Lock()

    def open(self) -> None:
        """Open the card and load every effect; raises OutputMissing."""
        with self._lock:
            if self._mixer is None:
                self._mixer = self._opened()

    def _opened(self) -> ModuleType:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        try:
            import pygame.mixer  # noqa: PLC0415 - optional
        except ImportError as error:
            raise OutputMissing(why_not(str(error))) from error
        self._error: type[Exception] = pygame.error
        if (device := self._device or self._usual) is not None:
            os.environ["AUDIODEV"] = device  # SDL opens HDMI by this name, yet not as a device name of its own
        else:
            os.environ.pop("AUDIODEV", None)
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(2)
            self._effects = {effect: pygame.mixer.Sound(io.BytesIO(where(effect).read_bytes())) for effect in Effect}
            self._silence = pygame.mixer.Sound(buffer=_MOMENT)
        except pygame.error as error:
            raise OutputMissing(f"no sound on {self._device or 'the default output'}: {error}") from error
        mixer: ModuleType = pygame.mixer
        return mixer

    def choose(self, device: str | None) -> None:
        """Let the card go, and take another when it is opened next; None is the system's default."""
        self.close()
        self._device = device

    def prepared(self, clip: Clip, *, after: bool = False) -> Start:
        """The clip converted to the card's rate, and a call that starts it; opens the card if need be."""
        self.open()
        mixer = self._mixer
        assert mixer is not None
        try:
            sound = mixer.Sound(io.BytesIO(to_wav(clip)))
        except self._error as error:  # the card was let go in this very moment
            raise OutputMissing(f"the clip could not be played: {error}") from error

        def start(gain: float) -> None:
            channel = mixer.Channel(_SPEECH)
            if after:
                channel.queue(sound)
            else:
                channel.play(sound)  # which also forgets what was queued
            channel.set_volume(gain)

        return start

    def waiting(self) -> bool:
        """Tell whether a clip waits behind the one that is spoken: pygame's queue has one place."""
        return any(mixer.Channel(_SPEECH).get_queue() is not None for mixer in self._sounding())

    def play(self, effect: Effect, gain: float) -> None:
        """Start the effect; before the card is open it is left out, for a late click is worse than none."""
        for mixer in self._sounding():
            channel = mixer.Channel(_EFFECTS)
            channel.play(self._effects[effect])
            channel.set_volume(gain)

    def turn(self, speech: float, effects: float) -> None:
        """Set both channels' gains."""
        for mixer in self._sounding():
            mixer.Channel(_SPEECH).set_volume(speech)
            mixer.Channel(_EFFECTS).set_volume(effects)

    def cut(self) -> None:
        """Stop speech and forget what was queued behind it.

        pygame starts what is queued whenever a sound ends, also when it is stopped. SDL's mixer undid that up to 2.6; from 2.8
        on the queued sound would be heard. A queue cannot be emptied, so silence takes its place first.
        """
        for mixer in self._sounding():
            channel = mixer.Channel(_SPEECH)
            channel.queue(self._silence)
            channel.stop()

    def _sounding(self) -> tuple[ModuleType, ...]:
        """The mixer, if it is open: not yet, or no more once the screen has ended pygame, it takes no calls."""
        return (self._mixer,) if self._mixer is not None and self._mixer.get_init() else ()

    def close(self) -> None:
        """Let the card go."""
        with self._lock:
            if self._mixer is not None:
                self._mixer.quit()
                self._mixer = None


def why_not(error: str) -> str:
    """What keeps pygame's mixer from being imported: a library of the system, or that it is not installed."""
    library, not_found, _ = error.partition(": cannot open shared object file")
    if not_found:
        return f"pygame's mixer needs {library}"
    return lacking("screen") or f"pygame's mixer is not installed: {error}"
