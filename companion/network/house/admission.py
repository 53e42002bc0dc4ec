"""How a house admits tables: it listens for them, shows one number at a time, and hands over an account once people said yes.

`companion house setup` has made all the accounts, so nothing here needs root or changes the broker. While the door is closed,
tables wait. If a table leaves after its number was shown, the door closes by itself: an attacker between the two could
otherwise try again until a number is right by chance.
"""

import json
import logging
import selectors
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Condition, Thread
from typing import NamedTuple

from companion.language.words import Words
from companion.network.gate import QUEUE, Gate, GatePlace
from companion.network.house.house_setup import Account, HouseBroker
from companion.network.house.listening_house import HouseHost
from companion.network.mqtt.nearby import Announced, list_own_addresses
from companion.network.mqtt.pairing import (
    DECIDING,
    Greeting,
    PairingFailed,
    TableAccount,
    Talk,
    house_agrees,
    receive_greeting,
    write_handover,
)
from companion.system.files import read_bounded, write_atomically
from companion.table import phrase

LOG = logging.getLogger("companion")
MOST_WAITING = 128
"""The most tables that can wait at the door."""
BEAT = 0.2
"""Seconds between two looks at the tables that wait."""
AGAIN = 5.0
"""Seconds after which a waiting table is told again that it must wait."""
LEDGER = "taken-in.json"
MOST_BYTES = 100_000


class HouseDoor(NamedTuple):
    """What a board shows of the door: whether it is open, and how many tables are waiting.

    People compare `number` for `table` ("" for none); `sure` says that they confirmed it here. `taken` names the tables admitted
    since the door was opened, and `trouble` says why it closed by itself (a kind of `PairingFailed`). `pressed` says that many
    knock who are no tables.
    """

    open: bool = False
    waiting: int = 0
    number: str = ""
    table: str = ""
    sure: bool = False
    taken: tuple[str, ...] = ()
    trouble: str = ""
    pressed: bool = False


class TakenIn:
    """Records in `folder` which table has which account; a table that comes again gets its old account.

    `busy` returns accounts that are in use but were not handed out here: those of tables set up by hand.
    """

    def __init__(self, accounts: Sequence[Account], folder: Path, busy: Callable[[], Iterable[str]] = tuple) -> None:
        self._accounts = {account.name: account for account in accounts if account.name.startswith("table-")}
        self._path, self._busy = folder / LEDGER, busy
        self._given: dict[str, str] = {}
        with suppress(OSError, ValueError):
            kept = json.loads(read_bounded(self._path, MOST_BYTES))
            self._given = {str(serial): str(name) for serial, name in kept.items()} if isinstance(kept, dict) else {}

    def account(self, serial: str) -> Account | None:
        """Return the account for a table: the one it had, else the first free one; None where no account is free."""
        if (known := self._accounts.get(self._given.get(serial, ""))) is not None:
            return known
        used = {*self._given.values(), *self._busy()}
        return next((account for name, account in self._accounts.items() if name not in used), None)

    def note(self, serial: str, account: Account) -> None:
        """Record in the ledger file that a table has this account."""
        self._given[serial] = account.name
        try:
            write_atomically(self._path, json.dumps(self._given).encode(), 0o600)
        except OSError as error:
            LOG.warning("the list of admitted tables cannot be saved: %s", error)


class WaitingTable:
    """A table that waits at the door: its line, its place at the gate, its greeting once it has come, and what it was told."""

    def __init__(self, talk: Talk, place: GatePlace) -> None:
        self.talk, self.place = talk, place
        self.greeting: Greeting | None = None
        self.told, self.tell_at = "", 0.0


class Admission:
    """Listens at `port` (0: a free one) and admits tables one after the other.

    One thread hears all tables that wait, however many they are, and one compares numbers with the table whose turn it is.
    `handover` makes from an account what its table gets. Raises OSError where the port cannot be opened.
    """

    def __init__(
        self,
        ledger: TakenIn,
        handover: Callable[[Account], TableAccount],
        port: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._ledger, self._handover, self._clock = ledger, handover, clock
        self._gate = Gate("house", clock, MOST_WAITING)
        both = socket.has_dualstack_ipv6()
        family = socket.AF_INET6 if both else socket.AF_INET
        self._listener = socket.create_server(("", port), family=family, backlog=QUEUE, dualstack_ipv6=both)
        self.port: int = self._listener.getsockname()[1]
        self._listener.setblocking(False)
        self._heard = selectors.DefaultSelector()
        self._heard.register(self._listener, selectors.EVENT_READ)
        self._change = Condition()
        self._door = HouseDoor()
        self._waiting: dict[Talk, WaitingTable] = {}
        self._now: WaitingTable | None = None
        self._decided: bool | None = None
        self._over = False
        Thread(target=self._listen, name="door", daemon=True).start()

    @property
    def door(self) -> HouseDoor:
        """The present state of the door."""
        with self._change:
            greeted = sum(each.greeting is not None for each in self._waiting.values())
            return self._door._replace(waiting=greeted + (self._now is not None), pressed=self._gate.pressed)

    def open(self, *, wide: bool = True) -> None:
        """Open the door or, with `wide` False, close it; closing also ends a talk under way."""
        with self._change:
            self._door = HouseDoor(open=wide)
            if not wide:
                self._decided = False
            self._change.notify_all()

    def decide(self, *, same: bool) -> None:
        """Say whether the table shows the same number as this house."""
        with self._change:
            if self._door.number:
                self._decided = same
                self._change.notify_all()

    def _listen(self) -> None:
        while not self._over:
            for key, _ in self._heard.select(BEAT):
                who = self._waiting.get(key.data)
                if who is not None:
                    self._hear_greeting(who)
                elif key.data is None:
                    self._let_wait()
            self._gate.expire()
            self._take_next()
            for who in [*self._waiting.values()]:
                self._keep_waiting(who)
        self._heard.close()

    def _let_wait(self) -> None:
        for _ in range(MOST_WAITING):
            try:
                line, address = self._listener.accept()
            except OSError:
                return  # there is none left, or it has hung up in this moment, or the house has
            self._let_one_wait(Talk(line), address[0])

    def _let_one_wait(self, talk: Talk, address: str) -> None:
        self._heard.register(talk, selectors.EVENT_READ, talk)
        self._waiting[talk] = who = WaitingTable(talk, self._gate.enter(address, lambda: self._drop(who)))

    def _hear_greeting(self, who: WaitingTable) -> None:
        """Read what a table says; once it has greeted, it waits for its turn."""
        try:
            if who.talk.read():
                who.greeting = receive_greeting(who.talk)
                self._gate.hear(who.place)
                who.place.settled = True
                self._heard.unregister(who.talk)
        except (PairingFailed, OSError) as failed:
            self._gate.note(who.place.crowd, str(failed))
            self._drop(who)

    def _drop(self, who: WaitingTable) -> None:
        with self._change:
            self._waiting.pop(who.talk, None)
        self._gate.leave(who.place)
        if who.greeting is None:
            self._heard.unregister(who.talk)
        who.talk.close()

    def _keep_waiting(self, who: WaitingTable) -> None:
        """Tell a table, from time to time and when it changes, why it waits; drop it once it has gone."""
        told = "busy" if self._door.open else "closed"
        if who.greeting is None:
            return
        if who.talk.is_gone():
            self._drop(who)
        elif told != who.told or self._clock() >= who.tell_at:
            self._tell(who, told)

    def _tell(self, who: WaitingTable, told: str) -> None:
        try:
            who.talk.say({"waits": told}, 0.0)
            who.told, who.tell_at = told, self._clock() + AGAIN
        except PairingFailed:
            self._drop(who)

    def _take_next(self) -> None:
        """Give its turn to the next table: where the fewest faults came from and the fewest wait, the first that came."""
        with self._change:
            ready = [who for who in self._waiting.values() if who.greeting is not None]
            if self._now is not None or not self._door.open or not ready:
                return
            crowds, faults = Counter(who.place.crowd for who in ready), self._gate.count_faults()
            who = min(ready, key=lambda each: (faults[each.place.crowd], crowds[each.place.crowd]))
            self._now = self._waiting.pop(who.talk)
        Thread(target=self._meet, args=(who,), name="admission", daemon=True).start()

    def _meet(self, who: WaitingTable) -> None:
        """Admit a table whose turn it is."""
        table = ""
        assert who.greeting is not None
        try:
            table = self._take_in(who.talk, who.greeting)
        except PairingFailed as failed:
            self._gate.note(who.place.crowd, str(failed))
            with self._change:  # the table has seen the house's key, so it can know which number would have come
                self._door = HouseDoor(taken=self._door.taken, trouble=failed.kind)
        finally:
            self._drop(who)
            with self._change:
                taken = (*self._door.taken, table) if table else self._door.taken
                self._door = self._door._replace(number="", table="", sure=False, taken=taken)
                self._now = None
                self._change.notify_all()

    def _take_in(self, talk: Talk, greeting: Greeting) -> str:
        """Compare numbers with a table and hand over its account; return its name, or "" if the door closed."""
        account = self._ledger.account(greeting.serial)
        if account is None:
            talk.say({"full": True})
            raise PairingFailed("full", "no account is left; `companion house setup --tables` makes more")
        agreed = house_agrees(talk, greeting)
        handover = self._handover(account)
        with self._change:
            if not self._door.open:
                return ""
            self._decided = None
            self._door = self._door._replace(number=agreed.number, table=handover.table)
            for _ in range(round(DECIDING)):
                if self._change.wait_for(lambda: self._decided is not None or self._over, 1.0) or talk.is_gone():
                    break
            decided = self._decided
            self._door = self._door._replace(sure=bool(decided))
        if decided is None:
            raise PairingFailed("lost", "the table left, or time ran out, before anybody had compared the numbers")
        if not decided:
            agreed.say({"refused": True})
            raise PairingFailed("refused", "somebody at the board said that the numbers differ")
        if agreed.hear(DECIDING).get("same") is not True:
            raise PairingFailed("nonsense", "expected the table to confirm that the numbers are the same")
        agreed.say(write_handover(handover))
        if agreed.hear(DECIDING).get("kept") is not True:
            raise PairingFailed("nonsense", "expected the table to confirm that it has saved its account")
        self._ledger.note(greeting.serial, account)
        return handover.table

    def close(self) -> None:
        """Stop listening, and hang up on the tables that wait."""
        self._over = True
        self._listener.close()
        with self._change:
            for who in (*self._waiting.values(), *filter(None, [self._now])):
                who.talk.close()
            self._change.notify_all()


@contextmanager
def take_in_tables(
    broker: HouseBroker, accounts: Sequence[Account], folder: Path, words: Words, house: HouseHost
) -> Iterator[Admission | None]:
    """Admit tables while a board runs on the broker's machine, and announce the house; yields None where either is impossible."""
    host, authority = socket.gethostname(), broker.authority.read_text(encoding="ascii") if broker.tls else ""

    def handover(account: Account) -> TableAccount:
        name = words(phrase("house-table-name", number=account.name.removeprefix("table-")))
        return TableAccount(account.name, account.password, name, broker.port, (f"{host}.local", host), authority)

    try:
        admission = Admission(TakenIn(accounts, folder, lambda: list(house.tables.all)), handover)
    except OSError as error:
        LOG.warning("no table can be admitted: %s", error)
        yield None
        return
    with closing(admission):
        try:
            announced = Announced(host, admission.port, list_own_addresses)
        except OSError as error:
            LOG.warning("this house cannot be announced: %s", error)
            yield None
            return
        with closing(announced):
            yield admission
