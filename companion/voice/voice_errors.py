"""What can go wrong with the voice, one family; and the problems a table is told of, once each."""

from enum import StrEnum


class VoiceError(Exception):
    """Anything that keeps the voice from speaking."""


class BrokenClip(VoiceError):
    """These bytes are no clip."""


class EngineMissing(VoiceError):
    """The engine, its data or its voice is not on this machine."""


class EngineFailed(VoiceError):
    """The engine was asked for a clip and gave none."""


class EngineTooSlow(EngineFailed):
    """The engine had not given its clip when its time was over: too slow a voice, or a busy machine."""


class UnknownLanguage(VoiceError):
    """No voice and no pronunciation list exist for this language."""


class OutputMissing(VoiceError):
    """There is no sound card of that name, or none at all."""


class Problem(StrEnum):
    """A lasting problem, by the id of the message that tells it."""

    NO_OUTPUT = "voice-no-output"
    NO_ENGINE = "voice-no-engine"
    TOO_SLOW = "voice-too-slow"
    ENGINE_FAILED = "voice-engine-failed"
