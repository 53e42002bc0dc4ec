"""The orders that a house can give a table. Anybody can send such a message, so each is limited in size and checked."""

import json
from typing import Any, NamedTuple, TypeAlias

from companion.network.mqtt.topics import KINDS
from companion.table import TableError, clean_name

MOST_BYTES = 2048
LONGEST_TEXT = 120
LATEST = 180
"""The most minutes until closing time."""


class OrderRefused(TableError, ValueError):
    """A message is not an order; the text says why."""


class PauseTable(NamedTuple):
    """Pause the table, or resume."""

    paused: bool


class ShowMessage(NamedTuple):
    """Show this text and speak it."""

    text: str


class DimRing(NamedTuple):
    """Set the ring's brightness to this `level`, 0.05 to 1."""

    level: float


class Coming(NamedTuple):
    """Say that somebody is on the way to the table that called."""


class CloseIn(NamedTuple):
    """Say that the house closes in this number of minutes."""

    minutes: int


Order: TypeAlias = PauseTable | ShowMessage | DimRing | CloseIn | Coming


def order_from(kind: str, payload: bytes) -> Order:
    """Read an order of a kind (one of `KINDS`). Raises `OrderRefused`."""
    if kind not in KINDS:
        raise OrderRefused(f"expected one of {', '.join(KINDS)}, got {clean_name(kind)}")
    if len(payload) > MOST_BYTES:
        raise OrderRefused(f"{kind}: expected at most {MOST_BYTES} bytes, got {len(payload)}")
    try:
        text = payload.decode("utf-8").strip()
    except UnicodeDecodeError as error:
        raise OrderRefused(f"{kind}: expected UTF-8 text, got other bytes") from error
    return _parse_order(kind, text)


def _parse_order(kind: str, text: str) -> Order:
    told = clean_name(text)
    match kind:
        case "pause":
            meant = {"on": True, "off": False, "true": True, "false": False, "press": True, "": True}
            if text.lower() not in meant:
                raise OrderRefused(f"pause: expected on or off, got {told}")
            return PauseTable(meant[text.lower()])
        case "message":
            # On one line, without invisible characters, at most 120 letters
            words = map(clean_name, text[: 8 * LONGEST_TEXT].split())
            said = " ".join(filter(None, words))[:LONGEST_TEXT].strip()
            if not said:
                raise OrderRefused("message: expected at least one letter, got none")
            return ShowMessage(said)
        case "brightness":
            level = _number(text, kind) / 100
            if not 0.05 <= level <= 1:  # noqa: PLR2004 - as the setting
                raise OrderRefused(f"brightness: expected 5 to 100, got {told}")
            return DimRing(level)
        case "closing":
            minutes = _number(text, kind)
            if not 0 <= minutes <= LATEST or minutes != int(minutes):
                raise OrderRefused(f"closing: expected 0 to {LATEST} minutes, got {told}")
            return CloseIn(int(minutes))
        case _:
            return Coming()


def _number(text: str, what: str) -> float:
    try:
        value: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise OrderRefused(f"{what}: expected a number, got {clean_name(text)}") from error
    if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > 10**6 or value != value:  # noqa: PLR0124
        raise OrderRefused(f"{what}: expected a number, got {clean_name(text)}")
    return float(value)
