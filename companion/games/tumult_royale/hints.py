"""Chapter hints: read aloud after the first round."""

from __future__ import annotations

from companion.table import Reason, Tell, phrase

HINTS = ("TR-155", "TR-156", "TR-157", "TR-158", "TR-159")


async def read_the_hints() -> None:
    """Read the hints to everybody (TR-154)."""
    rows = tuple(Reason(words=phrase(f"tumult-hint-{number}")) for number in range(1, len(HINTS) + 1))
    await Tell("tumult.hints", reasons=rows, rules=("TR-154", *HINTS), picture="hints", passes=True)
