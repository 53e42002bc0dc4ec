"""The errors of the voice, with a common base class, and the problems that players are told about, once each."""

from enum import StrEnum


class VoiceError(Exception):
    """The base class of everything that keeps the voice from speaking."""


class BrokenClip(VoiceError):
    """The bytes are not a valid clip."""


class EngineMissing(VoiceError):
    """The engine, its data or its voice is not on this machine."""


class EngineFailed(VoiceError):
    """The engine did not return a clip."""


class EngineTooSlow(EngineFailed):
    """The engine exceeded its time limit: the voice is too slow, or the machine is busy."""


class UnknownLanguage(VoiceError):
    """No voice and no pronunciation list exist for this language."""


class OutputMissing(VoiceError):
    """There is no sound card with that name, or none at all."""


class Problem(StrEnum):
    """A lasting problem; its value is the id of its message."""

    NO_OUTPUT = "voice-no-output"
    NO_ENGINE = "voice-no-engine"
    TOO_SLOW = "voice-too-slow"
    ENGINE_FAILED = "voice-engine-failed"
