"""A clip: one piece of rendered speech, and the WAV file it is kept in."""

import io
import struct
import wave
from collections.abc import Sequence
from hashlib import sha256

from companion.unchanging import unchanging
from companion.voice.voice_errors import BrokenClip

_SAMPLE = 2
_MARK = b"sha2"
_TAIL = struct.Struct("<4sI32s")


@unchanging
class Clip:
    """Mono sound: signed 16-bit little-endian samples in `pcm`, `rate` of them a second (8000 to 96000)."""

    pcm: bytes
    rate: int

    def __post_init__(self) -> None:
        if len(self.pcm) % _SAMPLE or not 8_000 <= self.rate <= 96_000:  # noqa: PLR2004
            raise BrokenClip(f"expected a mono clip of 16-bit samples, got {len(self.pcm)} bytes at {self.rate} Hz")

    def followed_by(self, seconds: float) -> "Clip":
        """The clip followed by this many seconds of silence."""
        return Clip(self.pcm + bytes(_SAMPLE * round(seconds * self.rate)), self.rate)

    def tuned(self, pitch: float) -> "Clip":
        """The clip played faster by a factor (0.8 to 1.25), and so as much higher."""
        return Clip(self.pcm, round(self.rate * pitch))

    @property
    def seconds(self) -> float:
        """How long it sounds."""
        return len(self.pcm) / _SAMPLE / self.rate


def joined(clips: Sequence[Clip]) -> Clip:
    """Clips of one rate, one after the other; at least one."""
    return Clip(b"".join(clip.pcm for clip in clips), clips[0].rate)


def to_wav(clip: Clip) -> bytes:
    """The clip as a WAV file, with a last chunk that holds the samples' SHA-256 (players skip it)."""
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(_SAMPLE)
        file.setframerate(clip.rate)
        file.writeframes(clip.pcm)
    body = out.getvalue()[8:] + _TAIL.pack(_MARK, 32, sha256(clip.pcm).digest())
    return b"RIFF" + struct.pack("<I", len(body)) + body


def from_wav(data: bytes) -> Clip:
    """The clip of a file that `to_wav` wrote; raises BrokenClip if any byte that matters is missing or changed.

    The checksum is there because a power cut can leave a file of the right length that is filled with zeros.
    """
    try:
        with wave.open(io.BytesIO(data), "rb") as file:
            clip = Clip(file.readframes(file.getnframes()), file.getframerate())
            shape = (file.getnchannels(), file.getsampwidth())
    except (wave.Error, EOFError, struct.error) as error:
        raise BrokenClip(f"expected a WAV file: {error}") from error
    if shape != (1, _SAMPLE) or data[-_TAIL.size :] != _TAIL.pack(_MARK, 32, sha256(clip.pcm).digest()):
        raise BrokenClip("expected a mono clip of 16-bit samples with its own checksum, got another file")
    return clip
