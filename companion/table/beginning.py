"""A game's beginning: all it starts from, and the same as plain values for the first entry of its journal."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from companion.table.entry import Value
from companion.table.seats import Seat, Seats
from companion.unchanging import unchanging


@unchanging
class Start:
    """A game that begins in the middle: at the first phase of `round`, with these values; `joined` are newcomers' colours."""

    round: int = 1
    ledger: Mapping[str, Value] = field(default_factory=dict)
    joined: tuple[str, ...] = ()


@unchanging
class Taught:
    """Whose colours learn the game while it is played; with `addition` only that chapter of it, for they know the rest."""

    learners: tuple[str, ...] = ()
    addition: str = ""


@unchanging
class Beginning:
    """All that a game begins with; the first entry of its journal. `house` are keys of house rules, told and never enforced."""

    game: str
    seats: Seats
    options: Mapping[str, str]
    facts: Mapping[str, Any]
    start: Start = field(default_factory=Start)
    house: tuple[str, ...] = ()
    taught: Taught = field(default_factory=Taught)


def plain_beginning(beginning: Beginning) -> dict[str, Any]:
    """Turn a beginning into JSON values."""
    house = {"house": list(beginning.house)} if beginning.house else {}
    taught = beginning.taught
    return {
        **house,
        **({"taught": {"learners": list(taught.learners), "addition": taught.addition}} if taught.learners else {}),
        "game": beginning.game,
        "seats": [{"name": seat.name, "colour": seat.colour} for seat in beginning.seats],
        "options": dict(beginning.options),
        "facts": dict(beginning.facts),
        "start": {
            "round": beginning.start.round,
            "ledger": dict(beginning.start.ledger),
            **({"joined": list(beginning.start.joined)} if beginning.start.joined else {}),
        },
    }


def beginning_from(plain: Mapping[str, Any]) -> Beginning:
    """Turn JSON (or TOML) values back into a beginning; raises `SeatsRefused`, or KeyError where something is missing."""
    start, taught = plain.get("start", {}), plain.get("taught", {})
    return Beginning(
        plain["game"],
        Seats(Seat(seat["name"], seat["colour"]) for seat in plain["seats"]),
        dict(plain.get("options", {})),
        dict(plain.get("facts", {})),
        Start(start.get("round", 1), dict(start.get("ledger", {})), tuple(map(str, start.get("joined", ())))),
        tuple(str(key) for key in plain.get("house", ())),
        Taught(tuple(map(str, taught.get("learners", ()))), str(taught.get("addition", ""))),
    )
