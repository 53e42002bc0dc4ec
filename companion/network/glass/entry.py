"""The entrance: the code on the device's screen, the visitors who joined with it, and those sent away; kept in memory only."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from companion.ui.screen.page import Guest

LOOKS_ON, SCREEN = "looks-on", "screen"
"""The roles of visitors who are not players: an onlooker, or the table's second screen."""
SEAT = "seat:"
"""The prefix of a player's role; the name of the seat follows."""
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The characters of a code: none of the digits looks like one of the letters."""
CODE, MOST, EVENING = 6, 12, 12 * 3600.0
"""The length of a code, the most visitors at once, and the most seconds of a visit."""
TRIES, IN_ALL, EVERY = 10, 200, 60.0
"""The most wrong codes checked from one address, and in all, within `EVERY` seconds; guessing does not lock out others.

There is a total limit, too, because a device can have any number of IPv6 addresses.
"""


class Refused(Exception):
    """A visitor is refused; `why` is `code`, `full`, `tries` or `role`."""

    def __init__(self, why: str) -> None:
        super().__init__(f"a visitor was refused: {why}")
        self.why = why


@dataclass
class Visitor:
    """A visitor: a number for the table, their browser's token, their role, and when the visit ends; `here` while connected.

    `wants` is the role that they want and the table has not allowed yet.
    """

    number: int
    token: str
    role: str
    until: float
    here: bool = False
    wants: str = ""


class Entrance:
    """Keeps the list of visitors; used by the server's and the desk's threads. `clock` returns seconds that never go back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._turn = clock, Lock()
        self._visitors: dict[str, Visitor] = {}
        self._count = 0
        self._wrong: list[tuple[float, str]] = []
        self.code = draw_code()
        self.seats: tuple[str, ...] = ()
        """The names of the present players."""

    def join(self, code: str, role: str, token: str = "", address: str = "") -> str:
        """Admit somebody with the code (or their earlier token), and return their browser's token; raises `Refused`.

        The table must first allow the second screen, which may do everything, and a seat that another phone already has: until
        then the visitor keeps the former role, or looks on.
        """
        with self._turn:
            old = self._find_known(token)
            if old is None:
                self._check(code, address)
            if role not in {LOOKS_ON, SCREEN, *(f"{SEAT}{name}" for name in self.seats)}:
                raise Refused("role")
            others = [each for each in self._visitors.values() if each is not old]
            if len(others) >= MOST:
                raise Refused("full")
            if old is not None:
                del self._visitors[old.token]
            self._count += 1
            before = LOOKS_ON if old is None else old.role
            asks = role != before and (role == SCREEN or any(each.role == role != LOOKS_ON for each in others))
            visitor = Visitor(self._count, secrets.token_urlsafe(32), before if asks else role, self._clock() + EVENING)
            visitor.wants = role if asks else ""
            self._visitors[visitor.token] = visitor
            return visitor.token

    def admit_own(self) -> str:
        """Admit this machine's own browser as the table's screen, for as long as the table plays; return its token."""
        with self._turn:
            self._count += 1
            visitor = Visitor(self._count, secrets.token_urlsafe(32), SCREEN, float("inf"))
            self._visitors[visitor.token] = visitor
            return visitor.token

    def check(self, code: str, address: str) -> None:
        """Check the code that somebody at this address gave; raises `Refused`."""
        with self._turn:
            self._check(code, address)

    def _check(self, code: str, address: str) -> None:
        now = self._clock()
        self._wrong = [(at, who) for at, who in self._wrong if now - at < EVERY]
        if len(self._wrong) >= IN_ALL or sum(who == address for _, who in self._wrong) >= TRIES:
            raise Refused("tries")
        plain = "".join(letter for letter in code.upper() if letter in LETTERS)
        if not secrets.compare_digest(plain, self.code):
            self._wrong.append((now, address))
            raise Refused("code")

    def _find_known(self, token: str) -> Visitor | None:
        for old in [each for each in self._visitors.values() if each.until < self._clock()]:
            del self._visitors[old.token]
        return self._visitors.get(token)

    def find_known(self, token: str) -> Visitor | None:
        """Find a visitor by their browser's token; None if nobody has it, or the visit is over."""
        with self._turn:
            return self._find_known(token)

    def guests(self) -> tuple[Guest, ...]:
        """List the visitors, in the order in which they joined."""
        with self._turn:
            self._find_known("")
            return tuple(Guest(each.number, each.role, each.here, each.wants) for each in self._visitors.values())

    def decide(self, number: int, *, let: bool) -> list[int]:
        """Allow or refuse a visitor's wanted role; return the numbers of visitors who lose that seat."""
        with self._turn:
            here = next((each for each in self._visitors.values() if each.number == number), None)
            if here is None or not here.wants:
                return []
            wanted, here.wants = here.wants, ""
            if not let:
                return []
            out = [each for each in self._visitors.values() if each is not here and each.role == wanted != SCREEN]
            for each in out:
                del self._visitors[each.token]
            here.role = wanted
            return [each.number for each in out]

    def send_away(self, number: int) -> None:
        """Remove a visitor, and change the code, so that they cannot rejoin at once."""
        with self._turn:
            self._visitors = {token: each for token, each in self._visitors.items() if each.number != number}
            self.code = draw_code()


def draw_code() -> str:
    """Draw a code."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))
