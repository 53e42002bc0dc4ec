"""The tables of a house as their messages describe them, and the texts about them for a terminal and a board.

Every message is checked and its values are limited; an invalid message is logged and ignored.
"""

import json
import re
import time
from collections.abc import Mapping
from datetime import datetime
from math import ceil
from typing import Any, NamedTuple

from companion.language.words import Words
from companion.network.gate import Gate
from companion.network.mqtt.telling import call_words
from companion.network.mqtt.topics import parse_topic
from companion.table import clean_name, phrase, quoted

MOST = 2_000
"""The most tables known at a time; messages of further tables are ignored."""
LARGEST = 10**6
MINUTE = 60


class Nonsense(ValueError):
    """A message does not have the form of a table's messages."""


class PlayerState(NamedTuple):
    """A player as a table reports it: colour, and name ("" where the table sends only colours)."""

    colour: str
    name: str = ""


class TableState(NamedTuple):
    """A table as it reports itself; `id` is its level in the topics. Times are in seconds of the house's own clock.

    `since` is when the house first heard of this game, so tables' clocks do not matter.
    """

    id: str
    name: str = ""
    serial: str = ""
    online: bool = False
    box: str = ""
    title: str = ""
    round: int = 0
    turn: PlayerState | None = None
    time_left: int | None = None
    time_runs: bool = False
    last_round: bool = False
    over: bool = False
    paused: bool = False
    calls: str = ""
    since: float = 0.0
    told: float = 0.0

    def count_seconds_left(self, now: float) -> int | None:
        """Return the seconds left at `now` of the house's clock; None where no timer is shown or the game is over."""
        if self.time_left is None or self.over:
            return None
        return max(0, self.time_left - int(now - self.told)) if self.time_runs else self.time_left

    @property
    def nearly_done(self) -> bool:
        """Whether its game is in the last round."""
        return bool(self.box) and self.last_round and not self.over


class Tables:
    """All tables that a house has heard of, by their level in the topics."""

    def __init__(self) -> None:
        self.all: dict[str, TableState] = {}
        self.strange = 0
        self._gate = Gate("house", time.monotonic)

    def hear(self, topic: str, payload: bytes, now: float, today: float = 0.0) -> str:
        """Handle a message; return the id of the table that it updated, "" where it is invalid or about something else.

        `now` is in seconds of the house's own clock, `today` in seconds since 1970.
        """
        about = parse_topic(topic)
        if about is None or about.about not in {"availability", "state"}:
            return ""
        if about.table not in self.all and len(self.all) >= MOST:
            gone = min((table for table in self.all.values() if not table.online), key=lambda table: table.told, default=None)
            if gone is None:
                self.name(topic, "there are too many tables")
                return ""
            del self.all[gone.id]
        try:
            table = self.all.get(about.table, TableState(about.table))
            self.all[about.table] = (
                _read_available(table, payload) if about.about == "availability" else _read_state(table, payload, now, today)
            )
        except Nonsense as why:
            self.name(topic, str(why))
            return ""
        return about.table

    def name(self, topic: str, why: str) -> None:
        """Count an invalid message, and log a few a minute."""
        self.strange += 1
        self._gate.say("a message on %s is ignored: %s", clean_name(topic), why)

    @property
    def in_order(self) -> tuple[TableState, ...]:
        """The connected tables, sorted by name, with "Table 2" before "Table 10"."""

        def by_number(table: TableState) -> tuple[list[tuple[int, str]], str]:
            parts = re.findall(r"[0-9]{1,9}|[^0-9]+", table.name.lower())
            return [(int(part), "") if part.isascii() and part.isdigit() else (-1, part) for part in parts], table.id

        return tuple(sorted((table for table in self.all.values() if table.online), key=by_number))

    @property
    def present(self) -> tuple[TableState, ...]:
        """The connected tables: first those that call, then the others, each sorted by name."""
        return tuple(sorted(self.in_order, key=lambda table: not table.calls))

    @property
    def namesakes(self) -> tuple[str, ...]:
        """The names that more than one connected table has."""
        names = [table.name for table in self.all.values() if table.name and table.online]
        return tuple(sorted({name for name in names if names.count(name) > 1}))


def _read_available(table: TableState, payload: bytes) -> TableState:
    if payload not in {b"online", b"offline", b""}:
        raise Nonsense(f"expected online or offline, got {quoted(payload)}")
    return table._replace(online=payload == b"online")


def _read_state(table: TableState, payload: bytes, now: float, today: float) -> TableState:
    """Read a state; a missing value gets its default. Raises `Nonsense` for a wrong value."""
    value = read_object(payload)
    box = _text(value, "box")
    fresh = box != table.box or (table.over and not _flag(value, "over"))
    return table._replace(
        name=_text(value, "table") or table.id,
        serial=_text(value, "serial"),
        box=box,
        title=_text(value, "title"),
        round=_number(value, "round") or 0,
        turn=_player(value["turn"]) if value.get("turn") is not None else None,
        time_left=_time_left(value, today),
        time_runs=_flag(value, "time_runs"),
        last_round=_flag(value, "last_round"),
        over=_flag(value, "over"),
        paused=_flag(value, "paused"),
        calls=_text(value, "calls"),
        since=now if fresh else table.since,
        told=now,
    )


def _time_left(value: Mapping[str, Any], today: float) -> int | None:
    """Return the seconds left: until `ends_at`, as a retained state can be old, unless the table's clock is plainly wrong."""
    left, ends_at = _number(value, "time_left"), _text(value, "ends_at")
    if left is None or not ends_at:
        return left
    try:
        until = datetime.fromisoformat(ends_at).timestamp() - today
    except (ValueError, OverflowError) as error:
        raise Nonsense(f"expected a time in ends_at, got {quoted(ends_at)}") from error
    return max(0, ceil(until)) if until <= left + 1 and until > -3600 else left  # noqa: PLR2004 - an hour ago means a wrong clock


def read_object(payload: bytes) -> dict[str, Any]:
    """Read a JSON object. Raises `Nonsense`."""
    try:
        value = json.loads(payload)
    except (ValueError, RecursionError) as error:
        raise Nonsense("expected a message in JSON, got something else") from error
    if not isinstance(value, dict):
        raise Nonsense(f"expected a JSON object, got {quoted(value)}")
    return value


def _text(value: Mapping[str, Any], key: str) -> str:
    text = value.get(key, "")
    if text is None:
        return ""
    if not isinstance(text, str):
        raise Nonsense(f"expected text in {key}, got {quoted(text)}")
    return clean_name(text)


def _flag(value: Mapping[str, Any], key: str) -> bool:
    flag = value.get(key, False)
    if not isinstance(flag, bool):
        raise Nonsense(f"expected true or false in {key}, got {quoted(flag)}")
    return flag


def _number(value: Mapping[str, Any], key: str) -> int | None:
    number = value.get(key)
    if number is None:
        return None
    if isinstance(number, bool) or not isinstance(number, int) or abs(number) > LARGEST:
        raise Nonsense(f"expected a whole number from -{LARGEST} to {LARGEST} in {key}, got {quoted(number)}")
    return number


def _player(value: Any) -> PlayerState:
    if not isinstance(value, dict):
        raise Nonsense(f"expected a JSON object for each player, got {quoted(value)}")
    return PlayerState(_text(value, "colour"), _text(value, "name"))


def board_lines(tables: Tables, words: Words, now: float) -> list[str]:
    """Return a line for each connected table, those that call first, then a line for each name that several tables share."""
    lines = [table_line(table, words, now) for table in tables.present] or [words(phrase("house-nobody"))]
    lines += [words(phrase("house-namesakes", name=name)) for name in tables.namesakes]
    return lines


def table_line(table: TableState, words: Words, now: float) -> str:
    """Return one table's line: its name, game, round, whose turn it is, how long the game has lasted, and why it calls."""
    return " · ".join([table.name or table.id, *(part for part in table_parts(table, words, now) if part)])


def table_parts(table: TableState, words: Words, now: float) -> list[str]:
    """Return what there is to say about a table, as short texts, some of which can be empty."""
    calls = words(phrase("house-calls", why=call_words(table.calls, words))) if table.calls else ""
    if not table.box:
        return [words(phrase("house-free")), calls]
    minutes = max(0, round((now - table.since) / MINUTE))
    stands = words(phrase("house-over")) if table.over else ""
    if table.turn is not None and not table.over:
        colour = f"colour-{table.turn.colour}"
        who = table.turn.name or (words.get_name(colour, table.turn.colour))
        stands = words(phrase("house-turn", who=who))
    left = table.count_seconds_left(now)
    return [
        box_name(table, words),
        words(phrase("house-round", round=table.round)) if table.round else "",
        stands,
        # In whole minutes, as the terminal writes all lines again whenever one changes
        "" if left is None else words(phrase("house-left", minutes=-(-left // MINUTE))),
        words(phrase("house-since", minutes=minutes)),
        words(phrase("house-last-round")) if table.nearly_done else "",
        words(phrase("house-paused")) if table.paused else "",
        calls,
    ]


def card_parts(table: TableState, words: Words, now: float) -> list[str]:
    """Return in a few words how far a game is, and its running timer or else its minutes; nothing where no game is played."""
    if not table.box:
        return []
    far = "over" if table.over else "last-round" if table.nearly_done else "round"
    left = table.count_seconds_left(now) if table.time_runs else None
    minutes = max(0, round((now - table.since) / MINUTE))
    time = phrase("house-minutes", minutes=minutes)
    if left is not None:
        time = phrase("house-clock", clock=f"{left // MINUTE}:{left % MINUTE:02}")
    return [*([words(phrase(f"house-{far}", round=table.round))] if table.round or far != "round" else []), words(time)]


def box_name(table: TableState, words: Words) -> str:
    """Return the name of the game that a table plays: its own title if it has one, else the name that this house knows."""
    return table.title or words.get_name(f"game-{table.box}", table.box)
