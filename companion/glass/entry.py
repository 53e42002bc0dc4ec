"""The entrance: the code on the device's screen, who came in by it, and who is sent away. All of it ends with the evening."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from companion.screen.page.state import Guest

LOOKS_ON, SCREEN = "looks-on", "screen"
"""What a visitor is who is no player: one who looks on, or the table's second screen."""
SEAT = "seat:"
"""A player's role is this and the name of their seat."""
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Of a code: no figure looks like one of its letters."""
CODE, MOST, EVENING = 6, 12, 12 * 3600.0
"""Letters of a code, visitors at once, and seconds that a visit lasts at most."""
TRIES, IN_ALL, EVERY = 10, 200, 60.0
"""So many wrong codes of one address, and of all, are looked at in so many seconds; who guesses locks out nobody else.

All are counted, too, because a guest has as many addresses of IPv6 as it likes.
"""


class Refused(Exception):
    """Nobody comes in: `why` is `code`, `full`, `tries` or `role`."""

    def __init__(self, why: str) -> None:
        super().__init__(f"a visitor was refused: {why}")
        self.why = why


@dataclass
class Visitor:
    """Who came in: a number for the table, the secret of their browser, what they are, until when; `here` while connected.

    `wants` is what they want to be and the table has not allowed yet.
    """

    number: int
    token: str
    role: str
    until: float
    here: bool = False
    wants: str = ""


class Entrance:
    """Lets visitors in and out; used by the server's thread and the desk's. `clock` gives seconds that never go back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._turn = clock, Lock()
        self._visitors: dict[str, Visitor] = {}
        self._count = 0
        self._wrong: list[tuple[float, str]] = []
        self.code = new_code()
        self.seats: tuple[str, ...] = ()
        """The names of those who play now."""

    def join(self, code: str, role: str, token: str = "", address: str = "") -> str:
        """Let somebody in with the code (or their token of before), and give the secret of their browser; raises `Refused`.

        The second screen, which may do everything, and a seat that another phone has already are had only once the table
        allows it: until then the visitor stays what they were, or looks on.
        """
        with self._turn:
            old = self._known(token)
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

    def check(self, code: str, address: str) -> None:
        """Look whether somebody at this address has the code; raises `Refused`."""
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

    def _known(self, token: str) -> Visitor | None:
        for old in [each for each in self._visitors.values() if each.until < self._clock()]:
            del self._visitors[old.token]
        return self._visitors.get(token)

    def known(self, token: str) -> Visitor | None:
        """Find a visitor by the secret of their browser; None where nobody has it, or no more."""
        with self._turn:
            return self._known(token)

    def guests(self) -> tuple[Guest, ...]:
        """List who came in, in the order in which they came."""
        with self._turn:
            self._known("")
            return tuple(Guest(each.number, each.role, each.here, each.wants) for each in self._visitors.values())

    def decide(self, number: int, *, let: bool) -> list[int]:
        """Let a visitor be what they want to be, or not; list those who had that seat before, and are out now."""
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
        """Send a visitor away, and have another code, or they are back at once."""
        with self._turn:
            self._visitors = {token: each for token, each in self._visitors.items() if each.number != number}
            self.code = new_code()


def new_code() -> str:
    """Draw a code."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))
