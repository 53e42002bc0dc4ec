"""Runs a house in the terminal: the tables are written anew whenever one tells something new."""

import time
from collections.abc import Callable

from companion.house.admission import Admission, HouseDoor
from companion.house.listening_house import HouseHost
from companion.house.tables import board_lines
from companion.mqtt.orders import OrderRefused, order_from
from companion.table.phrase import phrase
from companion.table.seats import clean_name
from companion.words import Words

BEAT = 0.2
SETTLING = 1.5
"""Seconds in which a broker tells what it has kept."""


class BoardWriter:
    """Writes the board where it differs from what was written last. `write` takes lines."""

    def __init__(
        self,
        house: HouseHost,
        words: Words,
        write: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
        door: Admission | None = None,
    ) -> None:
        self._house, self._words, self._write, self._clock, self._door = house, words, write, clock, door
        self._written: list[str] = []

    def step(self) -> None:
        """Take what the tables tell, and write it."""
        self._house.step()
        problem = self._house.problem
        lines = [problem] if problem else board_lines(self._house.tables, self._words, self._clock())
        lines += [] if self._door is None else door_lines(self._door.door, self._words)
        if lines != self._written:
            self._written = lines
            self._write("\n".join(["", time.strftime("%H:%M"), *lines]))


def door_lines(door: HouseDoor, words: Words) -> list[str]:
    """Say what stands at the door, and what may be typed; it ends with what was typed last."""
    if door.number and not door.sure:
        return [words(phrase("house-type-number", table=door.table, number=f"{door.number[:3]} {door.number[3:]}"))]
    told = f"house-door-shut-{door.trouble}" if door.trouble else "house-type-open" if door.open else "house-type-closed"
    return [words(phrase(told)), *(words(phrase("house-door-taken", table=table)) for table in door.taken)]


def typed(door: Admission, line: str) -> None:
    """Do what somebody has typed: a line opens the door, or closes it; to a number `y` or `j` says that it is the same."""
    now = door.door
    if now.number:
        door.decide(same=line.strip().lower()[:1] in {"y", "j"})
    else:
        door.open(wide=not now.open)


Read = Callable[[float], str]
"""Waits for so many seconds, and gives the line that somebody typed meanwhile, with its end; "" where nobody did."""


def run(house: HouseHost, words: Words, *, once: bool, door: Admission | None = None, read: Read | None = None) -> int:
    """Write until somebody ends it (Ctrl-C); `once` only what is known when the broker has told all; returns the exit code.

    What `read` gives is done at the `door`.
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
            typed(door, line)
        else:
            time.sleep(BEAT / 10)  # where its input has ended, nothing waits for more


def settle(house: HouseHost, seconds: float) -> None:
    """Listen so long, at least until the broker is there or the time is three times over."""
    began = time.monotonic()
    while (passed := time.monotonic() - began) < seconds or (house.problem is not None and passed < 3 * seconds):
        house.step()
        time.sleep(BEAT / 4)


def give(house: HouseHost, table: str, kind: str, text: str) -> int:
    """Give one order, to "all" or to a table by its name or its place among the topics, and end. Raises `OrderRefused`."""
    order_from(kind, text.encode("utf-8", "replace"))
    settle(house, SETTLING)
    if house.problem is not None:
        raise OrderRefused(f"the broker: {house.problem}")
    named = [one.id for one in house.tables.present if table in {"all", one.id, one.name}]
    if not named:
        raise OrderRefused(f"no table called {clean_name(table)} is connected")
    taken = [house.order(one, kind, text) for one in named]
    settle(house, SETTLING / 3)
    return 0 if all(taken) else 1
