"""The sound card through pygame's mixer (SDL): 48 kHz, opened by name, and kept open so that no sound loses its start."""

import io
import os
import threading
from types import ModuleType

from companion.language.voice import engine, voice_errors
from companion.language.voice.sound.output import Output, Start
from companion.system.extras import describe_missing
from sounds import RATE, Effect, where

BUFFER = 1024
_SPEECH, _EFFECTS = 0, 1
_MOMENT = bytes(4)
"""One stereo sample of silence."""


class MixerOutput(Output):
    """Plays speech on channel 0 and effects on channel 1; samples are soft enough that both together do not clip."""

    def __init__(self, device: str | None = None) -> None:
        """`device` is ALSA's name of the output (`plughw:CARD=Device,DEV=0`); None is the system's default."""
        self._device, self._usual = device, os.environ.get("AUDIODEV")
        self._mixer: ModuleType | None = None
        self._effects: dict[Effect, object] = {}
        self._silence: object = None
        self._lock = threading.Lock()

    def open(self) -> None:
        """Open the card and load every effect; raises OutputMissing."""
        with self._lock:
            if self._mixer is None:
                self._mixer = self._open_mixer()

    def _open_mixer(self) -> ModuleType:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        try:
            import pygame.mixer  # noqa: PLC0415 - optional
        except ImportError as error:
            raise voice_errors.OutputMissing(why_not(str(error))) from error
        self._error: type[Exception] = pygame.error
        if (device := self._device or self._usual) is not None:
            os.environ["AUDIODEV"] = device  # SDL opens HDMI through this variable, but not by the device name
        else:
            os.environ.pop("AUDIODEV", None)
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(2)
            self._effects = {effect: pygame.mixer.Sound(io.BytesIO(where(effect).read_bytes())) for effect in Effect}
            self._silence = pygame.mixer.Sound(buffer=_MOMENT)
        except pygame.error as error:
            raise voice_errors.OutputMissing(f"no sound on {self._device or 'the default output'}: {error}") from error
        mixer: ModuleType = pygame.mixer
        return mixer

    def choose(self, device: str | None) -> None:
        """Close the card, and select the one to open next; None is the system's default."""
        self.close()
        self._device = device

    def prepare(self, clip: engine.Clip, *, after: bool = False) -> Start:
        """Convert the clip to the card's rate and return a function that starts it; opens the card if necessary."""
        self.open()
        mixer = self._mixer
        assert mixer is not None
        try:
            sound = mixer.Sound(io.BytesIO(engine.to_wav(clip)))
        except self._error as error:  # the card has just been closed
            raise voice_errors.OutputMissing(f"the clip could not be played: {error}") from error

        def start(gain: float) -> None:
            channel = mixer.Channel(_SPEECH)
            if after:
                channel.queue(sound)
            else:
                channel.play(sound)  # this also drops a queued sound
            channel.set_volume(gain)

        return start

    def is_waiting(self) -> bool:
        """Return whether a clip waits behind the current one; pygame's queue has one place."""
        return any(mixer.Channel(_SPEECH).get_queue() is not None for mixer in self._sounding())

    def play(self, effect: Effect, gain: float) -> None:
        """Start an effect; it is dropped if the card is not open, as a late click is worse than none."""
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
        """Stop speech and drop the clip queued behind it.

        pygame starts a queued sound whenever a sound ends, even if it was stopped. SDL's mixer undid that up to 2.6; from 2.8 on
        the queued sound would be heard. As a queue cannot be emptied, silence first replaces the queued sound.
        """
        for mixer in self._sounding():
            channel = mixer.Channel(_SPEECH)
            channel.queue(self._silence)
            channel.stop()

    def _sounding(self) -> tuple[ModuleType, ...]:
        """Return the mixer in a tuple, empty if it is not open yet or the screen has ended pygame."""
        return (self._mixer,) if self._mixer is not None and self._mixer.get_init() else ()

    def close(self) -> None:
        """Close the card."""
        with self._lock:
            if self._mixer is not None:
                self._mixer.quit()
                self._mixer = None


def why_not(error: str) -> str:
    """Return why pygame's mixer cannot be imported: a system library is missing, or pygame is not installed."""
    library, not_found, _ = error.partition(": cannot open shared object file")
    if not_found:
        return f"pygame's mixer needs {library}"
    return describe_missing("screen") or f"pygame's mixer is not installed: {error}"
