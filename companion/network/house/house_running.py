"""Runs a house in the terminal: all tables are written again whenever one of them changes."""

import time
from collections.abc import Callable

from companion.language.words import Words
from companion.network.house.admission import Admission, HouseDoor
from companion.network.house.listening_house import HouseHost
from companion.network.house.tables import board_lines
from companion.network.mqtt.orders import OrderRefused, order_from
from companion.table import clean_name, phrase

BEAT = 0.2
SETTLING = 1.5
"""Seconds within which a broker sends its retained messages."""


class BoardWriter:
    """Writes the board whenever it differs from what was written last; `write` takes the text."""

    def __init__(self, house: HouseHost, words: Words, write: Callable[[str], None], door: Admission | None = None) -> None:
        self._house, self._words, self._write, self._door = house, words, write, door
        self._written: list[str] = []

    def step(self) -> None:
        """Handle new messages, and write the board if it has changed."""
        self._house.step()
        problem = self._house.problem
        lines = [problem] if problem else board_lines(self._house.tables, self._words, time.monotonic())
        lines += [] if self._door is None else door_lines(self._door.door, self._words)
        if lines != self._written:
            self._written = lines
            self._write("\n".join(["", time.strftime("%H:%M"), *lines]))


def door_lines(door: HouseDoor, words: Words) -> list[str]:
    """Return what the door shows and what can be typed, then the tables admitted."""
    if door.number and not door.sure:
        return [words(phrase("house-type-number", table=door.table, number=f"{door.number[:3]} {door.number[3:]}"))]
    told = f"house-door-shut-{door.trouble}" if door.trouble else "house-type-open" if door.open else "house-type-closed"
    knocks = [words(phrase("house-door-pressed"))] if door.pressed else []
    return [words(phrase(told)), *knocks, *(words(phrase("house-door-taken", table=table)) for table in door.taken)]


def act_on_typed(door: Admission, line: str) -> None:
    """Act on a typed line: it says whether a shown number is the same (`y` or `j`), or else opens or closes the door."""
    now = door.door
    if now.number:
        door.decide(same=line.strip().lower()[:1] in {"y", "j"})
    else:
        door.open(wide=not now.open)


Read = Callable[[float], str]
"""Waits this many seconds, and returns the line typed meanwhile with its line end, or "" if nobody typed one."""


def run(house: HouseHost, words: Words, *, once: bool, door: Admission | None = None, read: Read | None = None) -> int:
    """Write the board until Ctrl-C or, with `once`, a single time after `SETTLING` seconds; return the exit code.

    Lines from `read` act on the `door`.
    """
    writer = BoardWriter(house, words, print, door=door)
    settle(house, SETTLING)
    while True:
        writer.step()
        if once:
            return 0 if house.problem is None else 1
        if door is None or read is None:
            time.sleep(BEAT)
        elif line := read(BEAT):
            act_on_typed(door, line)
        else:
            time.sleep(BEAT / 10)  # once the input has ended, `read` no longer waits


def settle(house: HouseHost, seconds: float) -> None:
    """Listen for this many seconds; while the broker is not connected, up to three times as long."""
    began = time.monotonic()
    while (passed := time.monotonic() - began) < seconds or (house.problem is not None and passed < 3 * seconds):
        house.step()
        time.sleep(BEAT / 4)


def give(house: HouseHost, table: str, kind: str, text: str) -> int:
    """Send one order to "all" or to a table by name or id, and return the exit code. Raises `OrderRefused`."""
    order_from(kind, text.encode("utf-8", "replace"))
    settle(house, SETTLING)
    if house.problem is not None:
        raise OrderRefused(f"the broker is not connected: {house.problem}")
    named = [one.id for one in house.tables.present if table in {"all", one.id, one.name}]
    if not named:
        raise OrderRefused(f"no table called {clean_name(table)} is connected")
    taken = [house.order(one, kind, text) for one in named]
    settle(house, SETTLING / 3)
    return 0 if all(taken) else 1
