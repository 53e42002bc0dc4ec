"""A game's beginning as plain values, for the first entry of its journal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.table.seats import Seat, Seats
from companion.table.table import Beginning, Start


def plain_beginning(beginning: Beginning) -> dict[str, Any]:
    """Turn a beginning into JSON values."""
    return {
        "game": beginning.game,
        "seats": [{"name": seat.name, "colour": seat.colour} for seat in beginning.seats],
        "options": dict(beginning.options),
        "facts": dict(beginning.facts),
        "start": {"round": beginning.start.round, "ledger": dict(beginning.start.ledger)},
    }


def beginning_from(plain: Mapping[str, Any]) -> Beginning:
    """Turn JSON (or TOML) values back into a beginning; raises `SeatsRefused`, or KeyError where something is missing."""
    start = plain.get("start", {})
    return Beginning(
        plain["game"],
        Seats(Seat(seat["name"], seat["colour"]) for seat in plain["seats"]),
        dict(plain.get("options", {})),
        dict(plain.get("facts", {})),
        Start(start.get("round", 1), dict(start.get("ledger", {}))),
    )
