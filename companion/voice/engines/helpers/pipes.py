"""What the two processes say to each other: a line of JSON, and after a clip's line its samples."""

import json
import struct
from collections.abc import Mapping
from typing import IO, Any, Protocol

SIZE = struct.Struct("<I")
MOST_BYTES = 64_000_000


class Speech(Protocol):
    """An engine inside the helper's process, for one voice."""

    def render(self, text: str, rate: int) -> tuple[bytes, int]:
        """Signed 16-bit mono samples and how many of them a second; raises SpeechFailed."""


class SpeechFailed(Exception):
    """The engine cannot be opened, or cannot say this."""


class Readable(Protocol):
    """Where bytes come from."""

    def read(self, size: int, /) -> bytes:
        """So many bytes, fewer only at the end of the stream."""


class MessageRefused(Exception):
    """What came from the other process is no message."""


def send(stream: IO[bytes], header: Mapping[str, Any], body: bytes = b"") -> None:
    """Write a message."""
    data = json.dumps(header).encode()
    stream.write(SIZE.pack(len(data)) + SIZE.pack(len(body)) + data + body)
    stream.flush()


def receive(stream: Readable) -> tuple[dict[str, Any], bytes] | None:
    """Read the next message, None at the end of the stream; raises MessageRefused."""
    sizes = stream.read(2 * SIZE.size)
    if len(sizes) < 2 * SIZE.size:
        return None
    head, body = (SIZE.unpack(sizes[start : start + SIZE.size])[0] for start in (0, SIZE.size))
    if head > MOST_BYTES or body > MOST_BYTES:
        raise MessageRefused(f"expected at most {MOST_BYTES} bytes of header and of samples, got {head} and {body}")
    data, samples = stream.read(head), stream.read(body)
    if len(data) < head or len(samples) < body:
        return None
    try:
        header = json.loads(data)
    except ValueError as error:
        raise MessageRefused(str(error)) from error
    if not isinstance(header, dict):
        raise MessageRefused(f"expected a JSON object, got {type(header).__name__}")
    return header, samples
