"""The company: all visitors with their browsers, on the desk's thread; takes their acts and sends their pages."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from queue import Empty

from companion.language.words import Words
from companion.network.glass.entry import SEAT, Entrance
from companion.network.glass.hall import Hall
from companion.network.glass.local import find_own_address
from companion.network.glass.messages import FrameSeen, GlassSize, Told
from companion.network.glass.preparing import Proposal, proposal
from companion.network.glass.server import ANEW, BESIDE, SENT_AWAY, GlassServer, News
from companion.network.glass.sheet_page import SheetJudge, SheetPage
from companion.network.glass.shown import Shown
from companion.network.glass.visitor import VisitorGlass
from companion.network.glass.written import Written, write_page
from companion.play import Act, Answer, PhoneCode, Request, Snapshot
from companion.play.own_questions import phone_code
from companion.play.waiting import waiting
from companion.system.languages import LANGUAGES
from companion.table import AnswerRejected
from companion.ui.screen.page import Door, Page
from companion.ui.screen.window import Window

OWN = "127.0.0.1"
"""The address at which a machine reaches itself, and nobody else reaches it."""
PATIENCE = 0.05
"""Seconds per turn for what visitors say, and for their pages; those not served by then come first in the next turn."""
UNHEARD = 100
"""The most messages of one visitor that wait for their turn: the oldest are left out, but not the arrival before them."""
LOOKS = 5.0
"""Seconds between two checks of this device's address."""


class Company:
    """Opens the server at `port` (raises OSError if that fails) and serves until it is closed.

    Without a port it is one that is free, and only this machine's own browsers reach it.
    """

    def __init__(
        self,
        port: int | None,
        window: Window,
        words_for: Callable[[str], Words],
        clock: Callable[[], float],
        wake: Callable[[], None],
        sheets: SheetJudge,
    ) -> None:
        self._window, self._clock = window, clock
        self._entrance = Entrance(clock)
        words = {language: words_for(language) for language in LANGUAGES}
        self._server = GlassServer(port, self._entrance, Hall(self._entrance, words), SheetPage(sheets, words), wake)
        self._glasses: dict[int, VisitorGlass] = {}
        self._heard: dict[int, deque[News]] = {}
        self._address, self._looked = "", -LOOKS
        self._late, self._now = False, clock()
        self._written: list[tuple[Page, Written]] = []
        self._waits: tuple[Snapshot, Snapshot] | None = None
        self._proposed: tuple[int, str] | None = None
        self._first, self._asks_all = (-1, ""), False
        self._told = False

    def invite_own(self) -> str:
        """Return the address at which this machine's own browser becomes the table's screen, unasked; nobody can guess it."""
        return f"http://{OWN}:{self._server.port}/?own={self._entrance.admit_own()}"

    def door(self) -> Door:
        """Return what the table shows: how to join, and who has joined."""
        if self._clock() - self._looked >= LOOKS:
            self._address, self._looked = find_own_address(), self._clock()
        door = Door(
            guests=self._entrance.guests(), shut=self._entrance.shut, pressed=self._entrance.gate.pressed and not self._told
        )
        if not self._address:
            return replace(door, trouble="network")
        address = f"http://{self._address}:{self._server.port}"
        code = self._entrance.code
        return replace(door, address=address, code=code, drawn=_code(f"{address}/?c={code}"))

    def shut(self, *, shut: bool) -> None:
        """Let nobody new in, or let them in again."""
        self._entrance.shut = shut

    def note_told(self) -> None:
        """Note that the table has seen that somebody presses at the door."""
        self._told = self._entrance.gate.pressed

    def take(self) -> list[Act | Request]:
        """Handle the visitors' messages in their turn, as far as time allows; return the acts for the desk."""
        acts: list[Act | Request] = []
        self._now = self._clock()
        with suppress(Empty):
            while True:
                news = self._server.news.get_nowait()
                heard = self._heard.setdefault(news.visitor, deque())
                if len(heard) == UNHEARD:
                    del heard[int(heard[0].told is None and heard[1].told is not None)]
                heard.append(news)
        while self._heard and self._clock() - self._now <= PATIENCE:
            visitor, heard = next(iter(self._heard.items()))
            del self._heard[visitor]
            acts += self._take_one(*heard.popleft())
            if heard:
                self._heard[visitor] = heard  # whoever says more is heard again after all others
        return acts

    def _take_one(self, visitor: int, role: str, told: Told | None) -> list[Act | Request]:
        glass = self._glasses.get(visitor)
        if told is None:
            if glass is None or glass.role != role:
                glass = self._glasses[visitor] = VisitorGlass(role, self._window, lambda: self._now)
            glass.begin()
            if any(guest.number == visitor and guest.wants for guest in self._entrance.guests()):
                glass.tell("glass-asks")
            return []
        if glass is None:
            return []  # a late message of a closed page
        done = glass.take(told)
        if glass.late:
            step, first = self._first
            glass.tell("glass-too-late", first if step == glass.left else "")
        elif self._asks_all and glass.role.startswith(SEAT):
            # A question to all is not secret: players who press too late are told who was first, and with which answer
            given = next((act for act in done if isinstance(act, Answer)), None)
            self._first = self._first if given is None else (given.step, f"{glass.role.removeprefix(SEAT)}: {glass.gave}")
        if not (self._late or isinstance(told, FrameSeen | GlassSize)):
            self._glasses = {visitor: glass} | self._glasses  # the visitor who pressed is served first, unless some wait already
        return done

    def show(self, shown: Shown) -> bool:
        """Send visitors their new pages, as far as this turn's time allows; return whether any was sent."""
        self._entrance.seats = {seat.name: seat.colour for seat in shown.snapshot.seats}
        question = shown.snapshot.question
        self._asks_all = question is not None and question.seat is None
        guests = {guest.number: guest.here for guest in self._entrance.guests()}
        self._glasses = {number: glass for number, glass in self._glasses.items() if number in guests}
        self._now, self._late, stirred = self._clock(), bool(self._heard), False
        self._written.clear()
        numbers = [number for number in self._glasses if guests[number]]
        waits = self._waiting(shown.snapshot)
        for number in numbers:
            if self._glasses[number].begun:
                self._glasses[number].show(shown, waits)
        for number in numbers:
            if self._clock() - self._now > PATIENCE:
                self._late = True
                break
            glass = self._glasses[number] = self._glasses.pop(number)  # moved to the end: the others are served before it
            if not glass.begun:
                glass.show(shown, waits)
            frame = glass.frame(self._write)
            if glass.asks_page:
                self._server.leave(number, BESIDE[glass.asks_page])
                glass.asks_page = ""
            if frame is not None:
                self._server.send(number, frame)
                stirred = True
        return stirred

    def _waiting(self, snapshot: Snapshot) -> Snapshot:
        """Return what all those see who are not asked, made once so that they share its page."""
        if self._waits is None or self._waits[0] is not snapshot:
            self._waits = snapshot, waiting(snapshot)
        return self._waits[1]

    def _write(self, page: Page, now: float, words: Words) -> Written:
        """Write a page once for all visitors who share it in this turn."""
        found = next((done for each, done in self._written if each is page), None)
        if found is None:
            found = write_page(page, now, words)
            self._written.append((page, found))
        return found

    def choosing(self) -> tuple[str, ...]:
        """Return the names of players who are preparing an answer in their own browser."""
        here = {guest.number for guest in self._entrance.guests() if guest.here}
        busy = (glass for number, glass in self._glasses.items() if number in here and glass.preparing.ahead is not None)
        return tuple(sorted(glass.role.removeprefix(SEAT) for glass in busy))

    def proposal(self, snapshot: Snapshot) -> Proposal | None:
        """Return what players have prepared for the open question, once each time it is asked."""
        question = snapshot.question
        if question is None or snapshot.page is not None or (snapshot.step, question.identity) == self._proposed:
            return None
        self._proposed = snapshot.step, question.identity
        seated = [glass for glass in self._glasses.values() if glass.role.startswith(SEAT)]
        players = {glass.role.removeprefix(SEAT): glass.preparing for glass in seated}
        found = proposal(question, players, len(snapshot.seats))
        if found is None:
            return None
        try:
            question.accepts(found.value)
        except AnswerRejected:
            return None  # the state has changed meanwhile: the table enters the answer by hand
        for glass in self._glasses.values():
            glass.propose(snapshot.step, found)
        return found

    def decide(self, visitor: int, *, let: bool) -> None:
        """Allow or refuse a visitor's wanted role; a phone that had that seat before is disconnected."""
        for other in self._entrance.decide(visitor, let=let):
            self._glasses.pop(other, None)
            self._server.leave(other, SENT_AWAY)
        if let:
            self._glasses.pop(visitor, None)
            self._server.leave(visitor, ANEW)
        elif visitor in self._glasses:
            self._glasses[visitor].tell("glass-not-let-in")

    def send_away(self, visitor: int) -> None:
        """Send a visitor away."""
        self._entrance.send_away(visitor)
        self._glasses.pop(visitor, None)
        self._server.leave(visitor, SENT_AWAY)

    def get_due_time(self) -> float | None:
        """Return the clock time at which a visitor's page changes by itself; now, if one still waits for its turn."""
        if self._late:
            return self._clock()
        times = [due for glass in self._glasses.values() if (due := glass.get_due_time()) is not None]
        return min(times, default=None)

    def close(self) -> None:
        """Close the server."""
        self._server.close()


@lru_cache(maxsize=1)
def _code(text: str) -> PhoneCode:
    return phone_code(text)
