"""The interface of the speech engines, what they have in common, and the clips that they make."""

import io
import struct
import wave
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol

from companion.language.voice.notation import Notation
from companion.language.voice.voice_errors import BrokenClip, UnknownLanguage
from companion.system.languages import LANGUAGES

_SAMPLE = 2
_MARK = b"sha2"
_TAIL = struct.Struct("<4sI32s")


@dataclass(frozen=True)
class Clip:
    """Mono sound: signed 16-bit little-endian samples in `pcm`, with `rate` samples a second (8000 to 96000)."""

    pcm: bytes
    rate: int

    def __post_init__(self) -> None:
        if len(self.pcm) % _SAMPLE or not 8_000 <= self.rate <= 96_000:  # noqa: PLR2004
            raise BrokenClip(f"expected whole 16-bit samples at 8000 to 96000 Hz, got {len(self.pcm)} bytes at {self.rate} Hz")

    def add_silence(self, seconds: float) -> "Clip":
        """Return the clip followed by this many seconds of silence."""
        return Clip(self.pcm + bytes(_SAMPLE * round(seconds * self.rate)), self.rate)

    def tune(self, pitch: float) -> "Clip":
        """Return the clip played faster by a factor (0.8 to 1.25), which raises its pitch by the same factor."""
        return Clip(self.pcm, round(self.rate * pitch))

    @property
    def seconds(self) -> float:
        """The length of the clip in seconds."""
        return len(self.pcm) / _SAMPLE / self.rate


def join_clips(clips: Sequence[Clip]) -> Clip:
    """Return clips of the same rate (at least one) joined into one."""
    return Clip(b"".join(clip.pcm for clip in clips), clips[0].rate)


def to_wav(clip: Clip) -> bytes:
    """Return the clip as a WAV file, with a last chunk that holds the samples' SHA-256 (players skip it)."""
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(_SAMPLE)
        file.setframerate(clip.rate)
        file.writeframes(clip.pcm)
    body = out.getvalue()[8:] + _TAIL.pack(_MARK, 32, sha256(clip.pcm).digest())
    return b"RIFF" + struct.pack("<I", len(body)) + body


def from_wav(data: bytes) -> Clip:
    """Parse a file written by `to_wav`; raises BrokenClip if any byte that matters is missing or changed.

    The checksum detects files of the right length that a power cut has left filled with zeros.
    """
    try:
        with wave.open(io.BytesIO(data), "rb") as file:
            clip = Clip(file.readframes(file.getnframes()), file.getframerate())
            shape = (file.getnchannels(), file.getsampwidth())
    except (wave.Error, EOFError, struct.error) as error:
        raise BrokenClip(f"the clip is not a readable WAV file: {error}") from error
    if shape != (1, _SAMPLE) or data[-_TAIL.size :] != _TAIL.pack(_MARK, 32, sha256(clip.pcm).digest()):
        raise BrokenClip("expected a mono clip of 16-bit samples with a matching checksum, got another format or checksum")
    return clip


SLOWEST, NORMAL, FASTEST = 80, 155, 300
LEAST_TIME, TIME_A_SIGN = 3.0, 0.25


class Engine(Protocol):
    """Renders sentences to sound; called from worker threads, one sentence at a time."""

    @property
    def languages(self) -> frozenset[str]:
        """The languages that the engine can speak on this machine."""

    @property
    def notation(self) -> Notation:
        """The engine's notation for words with known sounds."""

    @property
    def awake(self) -> bool:
        """Whether the engine can render at once, without starting or loading anything."""

    def wake(self) -> None:
        """Start and load what the engine needs, which can take seconds; raises EngineFailed."""

    def identity(self, language: str) -> str:
        """Return engine, voice and version, joined by `|`; clips with equal identity, rate and text are interchangeable."""

    def render(self, text: str, language: str, rate: int) -> Clip:
        """Render a sentence in the engine's notation at `rate` words a minute; raises EngineFailed or UnknownLanguage.

        It takes at most `limit_seconds(text)` seconds.
        """

    def close(self) -> None:
        """Release all resources; the engine can be used again afterwards."""


def limit_seconds(text: str) -> float:
    """Return the time limit in seconds for rendering a text, which grows with its length.

    A character is about 0.07 s of speech, so the slowest voice worth waiting for takes three times as long as it speaks.
    """
    return LEAST_TIME + TIME_A_SIGN * len(text)


def check_language(language: str) -> str:
    """Return the language if voices can speak it; raises UnknownLanguage."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"expected a language that voices speak, got {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def limit_rate(rate: int) -> int:
    """Return the rate in words a minute, limited to what a listener can follow (80 to 300)."""
    return min(FASTEST, max(SLOWEST, rate))
