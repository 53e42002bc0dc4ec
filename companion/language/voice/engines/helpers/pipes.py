"""The messages between the two processes: their sizes, a JSON header and, for a clip, its samples."""

import json
import struct
from collections.abc import Callable, Mapping
from typing import IO, Any, Protocol

SIZE = struct.Struct("<I")
MOST_BYTES = 64_000_000


class Speech(Protocol):
    """An engine in the helper process, for one voice."""

    def render(self, text: str, rate: int) -> tuple[bytes, int]:
        """Return signed 16-bit mono samples and their rate a second; raises SpeechFailed."""


class SpeechFailed(Exception):
    """The engine cannot be opened, or cannot render a text."""


class MessageRefused(Exception):
    """The other process sent an invalid message."""


def send(stream: IO[bytes], header: Mapping[str, Any], body: bytes = b"") -> None:
    """Write a message to the stream."""
    data = json.dumps(header).encode()
    stream.write(SIZE.pack(len(data)) + SIZE.pack(len(body)) + data + body)
    stream.flush()


def receive(read: Callable[[int], bytes]) -> tuple[dict[str, Any], bytes] | None:
    """Read the next message, None at the end of the stream; `read` returns fewer bytes only there. Raises MessageRefused."""
    sizes = read(2 * SIZE.size)
    if len(sizes) < 2 * SIZE.size:
        return None
    head, body = (SIZE.unpack(sizes[start : start + SIZE.size])[0] for start in (0, SIZE.size))
    if head > MOST_BYTES or body > MOST_BYTES:
        raise MessageRefused(f"expected at most {MOST_BYTES} bytes of header and of samples, got {head} and {body}")
    data, samples = read(head), read(body)
    if len(data) < head or len(samples) < body:
        return None
    try:
        header = json.loads(data)
    except ValueError as error:
        raise MessageRefused(str(error)) from error
    if not isinstance(header, dict):
        raise MessageRefused(f"expected a JSON object, got {type(header).__name__}")
    return header, samples
