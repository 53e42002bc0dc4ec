"""The gate of a door that strangers reach: it counts places, tries, wishes and lines of log, by address and in all.

Nobody who comes is turned away unheard: a request arrives in a moment, and where places run out, who was answered gives way
before who is still to be heard, of these whoever has been silent longest, at an address that holds half of all places if there
is one, and who waits by right last. So a laptop that crowds a door costs its own places, not those of thirty phones behind one
router. Whoever has shown a pass gives way to nobody but others of the same pass.
"""

import logging
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address

LOG = logging.getLogger("companion")
MOST, EACH = 256, 8
"""The most places of strangers in all, and of each pass."""
QUEUE = 1024
"""Connections that the system keeps until their turn: who finds no room there tries again a second later."""
PATIENCE = 10.0
"""Seconds within which a whole message must come: from the arrival, or from the message before."""
A_SECOND, AT_ONCE = 40.0, 80.0
"""The messages that whoever has shown a pass may send per second, and in one burst."""
STRANGE_A_SECOND, STRANGE_AT_ONCE = 4.0, 12.0
"""The same of a stranger; a page and all that belongs to it are ten."""
MINUTE = 60.0
LINES = 5
"""The most lines of log a minute; further ones are counted."""
PRESSED = 60
"""The faults within a minute (wrong codes, nonsense, places taken away) from which on the owner is told."""
AGAIN, EVENING = 600.0, 12 * 3600.0
"""Seconds for which a refusal holds, and for which two hold; faults are remembered as long as one."""


@dataclass(eq=False)
class GatePlace:
    """One connection. `since` is its last whole message, `heard` whether there was one; `settled`: it waits by right."""

    crowd: str
    since: float
    hang_up: Callable[[], None]
    known: str = ""
    settled: bool = False
    heard: bool = False
    left: float = STRANGE_AT_ONCE
    a_second: float = STRANGE_A_SECOND


class Gate:
    """Counts what comes to the door of this name. `clock` returns seconds that never go back; one thread uses the places."""

    def __init__(self, name: str, clock: Callable[[], float], most: int = MOST) -> None:
        self.pressed = False
        """Whether the owner has a reason to shut the door; it stays true."""
        self._name, self._clock, self._most = name, clock, most
        self._places: dict[str, dict[GatePlace, None]] = {"": {}}
        self._crowds: Counter[str] = Counter()
        self._faults: deque[tuple[float, str]] = deque(maxlen=MOST * PRESSED)
        self._lines: deque[float] = deque()
        self._unsaid = 0
        self._refused: dict[str, list[float]] = {}

    def enter(self, address: str, hang_up: Callable[[], None]) -> GatePlace:
        """Give a place to a stranger from this address; `hang_up` is called when they must give it back."""
        place = GatePlace(find_crowd(address), self._clock(), hang_up)
        strangers = self._places[""]
        strangers[place] = None
        self._crowds[place.crowd] += 1
        if len(strangers) > self._most:
            fullest, size = self._crowds.most_common(1)[0]
            others = (each for each in strangers if each is not place and (each.crowd == fullest or size <= self._most // 2))
            self._take_back(min(others, key=lambda each: (each.settled, not each.heard), default=place))
        return place

    def know(self, place: GatePlace, who: str) -> None:
        """Note that the holder of a place has shown a pass."""
        self.leave(place)
        if not place.known:
            place.left, place.a_second = AT_ONCE, A_SECOND
        place.known = who
        same = self._places.setdefault(who, {})
        same[place] = None
        if len(same) > EACH:
            self._take_back(next(each for each in same if each.settled is place.settled))

    def hear(self, place: GatePlace, weight: int = 1) -> bool:
        """Note a whole message that costs as much as so many (`weight`); return False for more than anybody can mean."""
        now = self._clock()
        place.left = min(AT_ONCE, place.left + (now - place.since) * place.a_second) - weight
        place.since, place.heard = now, True
        same = self._places.get(place.known, {})
        if place in same:
            same[place] = same.pop(place)  # they stand in the order in which they were heard last
        return place.left > 0

    def leave(self, place: GatePlace) -> None:
        """Take back a place whose holder has gone."""
        same = self._places.get(place.known, {})
        if place not in same:
            return
        del same[place]
        if place.known and not same:
            del self._places[place.known]
        elif not place.known:
            self._crowds[place.crowd] -= 1
            if not self._crowds[place.crowd]:
                del self._crowds[place.crowd]

    def expire(self) -> None:
        """Hang up on those whose message is overdue, however many of its bytes have come."""
        late = self._clock() - PATIENCE
        places = [place for same in self._places.values() for place in same]
        for place in [each for each in places if not each.settled and each.since < late]:
            self.leave(place)
            place.hang_up()

    def _take_back(self, place: GatePlace) -> None:
        self.leave(place)
        self.note(place.crowd, "gave way")
        place.hang_up()

    def note(self, address: str, what: str) -> None:
        """Count a fault of somebody at this address: a wrong code, nonsense, a place that was taken away."""
        now, crowd = self._clock(), find_crowd(address)
        self._faults.append((now, crowd))
        self.say("a fault of %s: %s", crowd, what)
        if not self.pressed and len(self._faults) >= PRESSED and now - self._faults[-PRESSED][0] < MINUTE:
            self.pressed = True
            LOG.warning("%s: somebody presses hard; it can be shut", self._name)

    def count_faults(self) -> Counter[str]:
        """Count the faults of the last ten minutes by address."""
        since = self._clock() - AGAIN
        return Counter(where for at, where in self._faults if at > since)

    def say(self, text: str, *given: object) -> None:
        """Log a warning, at most `LINES` a minute; the next line counts those that were left out."""
        now = self._clock()
        while self._lines and now - self._lines[0] >= MINUTE:
            self._lines.popleft()
        if len(self._lines) >= LINES:
            self._unsaid += 1
            return
        self._lines.append(now)
        more = f" (and {self._unsaid} more lines)" if self._unsaid else ""
        LOG.warning("%s: %s%s", self._name, text % given if given else text, more)
        self._unsaid = 0

    def may_wish(self, who: str, free: int = 1) -> bool:
        """Return whether somebody may wish for something.

        Not within ten minutes of so many (`free`) refusals, nor, after twice as many, this evening.
        """
        now = self._clock()
        refused = [now - at for at in self._refused.get(who, ()) if now - at < EVENING]
        return len(refused) < 2 * free and sum(ago < AGAIN for ago in refused) < free

    def refuse(self, who: str) -> None:
        """Note that somebody's wish was refused."""
        self._refused.setdefault(who, []).append(self._clock())


def find_crowd(address: str) -> str:
    """Return what counts as one address: an IPv4 address; of IPv6 the network, as a device has as many addresses as it likes."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(IPv6Network((found, 64), strict=False))
    return str(getattr(found, "ipv4_mapped", None) or found)
