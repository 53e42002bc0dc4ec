"""What a board with lamps understands, written from the protocols' pages and not from our encoders.

Each ``decode`` takes the bytes heard so far and returns the whole frames in them and the bytes still to be completed.
It finds its way back after noise and after a frame that broke off.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from hardware.colour import Frame

Decoded = tuple[list[Frame], bytes]


def _triples(data: bytes) -> Frame:
    return tuple(zip(data[0::3], data[1::3], data[2::3], strict=True))


def decode_adalight(data: bytes) -> Decoded:
    """Read Adalight."""
    frames: list[Frame] = []
    while (start := data.find(b"Ada")) >= 0:
        data = data[start:]
        if len(data) < 6:  # noqa: PLR2004 - the header's length
            return frames, data
        count = (data[3] << 8) + data[4] + 1
        end = 6 + 3 * count
        if data[3] ^ data[4] ^ 0x55 != data[5]:
            data = data[1:]
        elif len(data) < end:
            return frames, data
        else:
            frames.append(_triples(data[6:end]))
            data = data[end:]
    return frames, data[-2:]


def decode_tpm2(data: bytes) -> Decoded:
    """Read TPM2 data blocks; a block of broken length or without its end byte is passed over."""
    frames: list[Frame] = []
    while (start := data.find(b"\xc9\xda")) >= 0:
        data = data[start:]
        if len(data) < 4:  # noqa: PLR2004 - the header's length
            return frames, data
        size = int.from_bytes(data[2:4], "big")
        if len(data) < size + 5:
            return frames, data
        if data[4 + size] == 0x36 and size % 3 == 0:  # noqa: PLR2004 - the end byte, three channels
            frames.append(_triples(data[4 : 4 + size]))
            data = data[5 + size :]
        else:
            data = data[2:]
    return frames, data[-1:]


def decode_wled(data: bytes) -> Decoded:
    """Read WLED's JSON lines; only those that set single lamps are frames."""
    *lines, rest = data.split(b"\n")
    frames = []
    for line in lines:
        try:
            said = json.loads(line[line.find(b"{") :])
        except ValueError:
            continue
        lamps = said.get("seg", {}).get("i") if isinstance(said, dict) else None
        if lamps:
            frames.append(_spread(lamps))
    return frames, rest


def _spread(runs: list[int | str]) -> Frame:
    """Lay out WLED's list: a colour goes to the next lamp, or to the run (first, behind the last) named before it."""
    lamps: dict[int, tuple[int, int, int]] = {}
    named: list[int] = []
    behind = 0
    for item in runs:
        if isinstance(item, int):
            named.append(item)
            continue
        first = named[0] if named else behind
        behind = named[1] if len(named) > 1 else first + 1
        red, green, blue = bytes.fromhex(item)
        lamps.update(dict.fromkeys(range(first, behind), (red, green, blue)))
        named = []
    return tuple(lamps.get(lamp, (0, 0, 0)) for lamp in range(max(lamps) + 1))


@dataclass(frozen=True)
class Language:
    """A protocol as a board knows it: how it reads frames, what it says when reset, what it answers to what."""

    decode: Callable[[bytes], Decoded]
    hello: bytes = b""
    answers: tuple[tuple[bytes, bytes], ...] = ()


ADALIGHT = Language(decode_adalight, hello=b"Ada\n")
TPM2 = Language(decode_tpm2, answers=((b"\xc9\xaa", b"\xac"),))
WLED = Language(decode_wled, answers=((b"v", b"WLED 2605010\n"),))
