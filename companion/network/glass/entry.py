"""The entrance: the code on the device's screen, the visitors who joined with it, and those sent away; kept in memory only."""

import secrets
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from companion.network.gate import Gate, find_crowd
from companion.ui.screen.page import Guest

LOOKS_ON, SCREEN = "looks-on", "screen"
"""The roles of visitors who are not players: an onlooker, or the table's second screen."""
SEAT = "seat:"
"""The prefix of a player's role; the name of the seat follows."""
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The characters of a code: none of the digits looks like one of the letters."""
CODE, EVENING = 6, 12 * 3600.0
"""The length of a code, and the most seconds of a visit."""
MOST, SHARE, PASSES = 64, 32, 1000
"""The most visitors at once, how many of them may be of one address before its newest gives way, and the most passes."""
MUTE = 3.0
"""Seconds within which a page says how large it is; who only holds a line gives way after that."""
GONE = 12
"""How many of those who have gone are listed at the table."""
HOUR = 3600.0
"""Seconds after which a second screen that has gone must be allowed again."""
OWN = float("inf")
"""When the visit of this machine's own browser ends."""
WISHES = 3
"""The refusals after which nobody at an address may wish for a role for ten minutes, whatever pass they show."""


class Refused(Exception):
    """A visitor is refused; `why` is `code`, `full`, `role`, `shut` or `wish`."""

    def __init__(self, why: str) -> None:
        super().__init__(f"a visitor was refused: {why}")
        self.why = why


@dataclass
class Visitor:
    """A visitor: a number for the table, their browser's token, their role, when the visit ends, and their address's `crowd`.

    `who` is the number with which they came first, `spoke` whether a page of theirs has said anything. `since` is the clock
    time since which they are connected (`here`) or not, `stayed` how many seconds they were before. `wants` is the role that
    they want and the table has not allowed yet.
    """

    number: int
    token: str
    role: str
    until: float
    crowd: str
    who: int
    since: float
    stayed: float = 0.0
    here: bool = False
    spoke: bool = False
    wants: str = ""


class Entrance:
    """Keeps the list of visitors; used by the server's and the desk's threads. `clock` returns seconds that never go back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._turn = clock, Lock()
        self._visitors: dict[str, Visitor] = {}
        self._count = 0
        self.gate = Gate("phones", clock)
        self.code = draw_code()
        self.shut = False
        """Whether nobody new may join."""
        self.seats: dict[str, str] = {}
        """The present players' colours, by their names."""

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
            before, crowd = LOOKS_ON if old is None else old.role, find_crowd(address)
            asks = role != before and (role == SCREEN or any(each.role == role != LOOKS_ON for each in others))
            who = self._count + 1 if old is None else old.who
            if asks and not (self.gate.may_wish(str(who)) and self.gate.may_wish(crowd, WISHES)):
                raise Refused("wish")
            if old is None:
                self._find_way(crowd, role)
            if old is not None:
                del self._visitors[old.token]
            visitor = self._admit(before if asks else role, self._clock() + EVENING, crowd, who)
            visitor.wants, visitor.stayed = role if asks else "", 0.0 if old is None else old.stayed
            if len(self._visitors) > PASSES:
                self._forget_one()
            return visitor.token

    def _admit(self, role: str, until: float, crowd: str = "", who: int = 0) -> Visitor:
        self._count += 1
        visitor = Visitor(self._count, secrets.token_urlsafe(32), role, until, crowd, who or self._count, self._clock())
        self._visitors[visitor.token] = visitor
        return visitor

    def _forget_one(self) -> None:
        """Forget the pass of whoever is not here and was here for the shortest time; a player's stays valid.

        Half of all passes are for those who have not arrived yet; an address that has a quarter of all gives first.
        """
        kept = {f"{SEAT}{name}" for name in self.seats}
        gone = [each for each in self._visitors.values() if not each.here and each.role not in kept and each.until != OWN]
        new, left = ([each for each in gone if bool(each.stayed) is known] for known in (False, True))
        if not left or len(new) > PASSES // 2:
            left = new
        ((fullest, size),) = Counter(each.crowd for each in left).most_common(1) or [("", 0)]
        left = [each for each in left if each.crowd == fullest or size <= PASSES // 4]
        if left:
            del self._visitors[min(left, key=lambda each: (each.stayed, each.since)).token]

    def _find_way(self, crowd: str, role: str) -> Visitor | None:
        """Return who gives way to an onlooker if the table is full: who has no page, or the newest of a crowded address.

        Raises `Refused` where nobody does.
        """
        here = [each for each in self._visitors.values() if each.here]
        if len(here) < MOST or role != LOOKS_ON:
            return None
        crowds = Counter(each.crowd for each in here)
        many = [each for each in here if each.role == LOOKS_ON and crowds[each.crowd] > SHARE and each.crowd != crowd]
        mute = [each for each in here if not each.spoke and self._clock() - each.since > MUTE]
        if not many and not mute:
            raise Refused("full")
        return max(mute or many, key=lambda each: each.number)

    def admit_own(self) -> str:
        """Admit this machine's own browser as the table's screen, for as long as the table plays; return its token."""
        with self._turn:
            return self._admit(SCREEN, OWN).token

    def check(self, code: str, address: str) -> None:
        """Check the code that somebody at this address gave; raises `Refused`."""
        with self._turn:
            self._check(code, address)

    def _check(self, code: str, address: str) -> None:
        plain = "".join(letter for letter in code.upper() if letter in LETTERS)
        if not secrets.compare_digest(plain, self.code):
            self.gate.note(address, "code")
            raise Refused("code")
        if self.shut:
            raise Refused("shut")

    def _find_known(self, token: str) -> Visitor | None:
        visitor = self._visitors.get(token)
        if visitor is not None and visitor.until < self._clock():
            del self._visitors[token]
            return None
        return visitor

    def arrive(self, token: str) -> Visitor | None:
        """Note that a visitor is connected, and return them; None for a token that nobody has. Raises `Refused` if all is full.

        A second screen that was gone for an hour looks on until it is allowed again.
        """
        with self._turn:
            visitor = self._find_known(token)
            if visitor is None:
                return None
            if not visitor.here:
                way = self._find_way(visitor.crowd, visitor.role)
                if way is not None:
                    self._depart(way)
                if visitor.role == SCREEN and visitor.until != OWN and self._clock() - visitor.since >= HOUR:
                    visitor.role, visitor.wants = LOOKS_ON, SCREEN
                visitor.here, visitor.since = True, self._clock()
            return visitor

    def depart(self, visitor: Visitor) -> None:
        """Note that a visitor is no longer connected: the place is free, the pass stays valid."""
        with self._turn:
            self._depart(visitor)

    def _depart(self, visitor: Visitor) -> None:
        if visitor.here:
            visitor.stayed += self._clock() - visitor.since
            visitor.here, visitor.since = False, self._clock()

    def find_known(self, token: str) -> Visitor | None:
        """Find a visitor by their browser's token; None if nobody has it, or the visit is over."""
        with self._turn:
            return self._find_known(token)

    def guests(self) -> tuple[Guest, ...]:
        """List the visitors who are here or were, in the order in which they joined; of those who have gone the last ones."""
        with self._turn:
            now, all_of = self._clock(), [each for each in self._visitors.values() if each.here or each.stayed or each.wants]
            left = (each for each in all_of if not each.here and not each.role.startswith(SEAT))
            gone = {each.number for each in sorted(left, key=lambda each: now - each.since)[GONE:]}
            return tuple(Guest(each.number, each.role, each.here, each.wants) for each in all_of if each.number not in gone)

    def decide(self, number: int, *, let: bool) -> list[int]:
        """Allow or refuse a visitor's wanted role; return the numbers of visitors who lose that seat."""
        with self._turn:
            here = next((each for each in self._visitors.values() if each.number == number), None)
            if here is None or not here.wants:
                return []
            wanted, here.wants = here.wants, ""
            if not let:
                self.gate.refuse(str(here.who))
                self.gate.refuse(here.crowd)
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
