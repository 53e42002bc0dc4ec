"""A clip: a piece of rendered speech, and its WAV file."""

import io
import struct
import wave
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from companion.language.voice.voice_errors import BrokenClip

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
