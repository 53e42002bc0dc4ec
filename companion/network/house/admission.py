"""How a house admits tables: it listens for them, shows one number at a time, and hands over an account once people said yes.

`companion house setup` has made all the accounts, so nothing here needs root or changes the broker. While the door is closed,
tables wait. If a table leaves after its number was shown, the door closes by itself: an attacker between the two could
otherwise try again until a number is right by chance.
"""

import json
import logging
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Condition, Thread
from typing import NamedTuple

from companion.language.words import Words
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
MOST_WAITING = 64
"""The most tables that can wait at the door."""
AGAIN = 5.0
"""Seconds after which a waiting table is told again that it must wait."""
LEDGER = "taken-in.json"
MOST_BYTES = 100_000


class HouseDoor(NamedTuple):
    """What a board shows of the door: whether it is open, and how many tables are waiting.

    People compare `number` for `table` ("" for none); `sure` says that they confirmed it here. `taken` names the tables admitted
    since the door was opened, and `trouble` says why it closed by itself (a kind of `PairingFailed`).
    """

    open: bool = False
    waiting: int = 0
    number: str = ""
    table: str = ""
    sure: bool = False
    taken: tuple[str, ...] = ()
    trouble: str = ""


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


class Admission:
    """Listens at `port` (0: a free one) and admits tables one after the other.

    `handover` makes from an account what its table gets. Raises OSError where the port cannot be opened.
    """

    def __init__(self, ledger: TakenIn, handover: Callable[[Account], TableAccount], port: int = 0) -> None:
        self._ledger, self._handover = ledger, handover
        self._listener = socket.create_server(("", port), backlog=MOST_WAITING)
        self.port: int = self._listener.getsockname()[1]
        self._change = Condition()
        self._door = HouseDoor()
        self._queue: deque[Talk] = deque()
        self._decided: bool | None = None
        self._over = False
        Thread(target=self._listen, name="door", daemon=True).start()

    @property
    def door(self) -> HouseDoor:
        """The present state of the door."""
        with self._change:
            return self._door._replace(waiting=len(self._queue))

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
            try:
                line, _ = self._listener.accept()
            except OSError:
                return
            with self._change:
                full = len(self._queue) >= MOST_WAITING
            if full:
                line.close()
            else:
                Thread(target=self._meet, args=(Talk(line),), name="door", daemon=True).start()

    def _meet(self, talk: Talk) -> None:
        """Receive a table's greeting, let the table wait for its turn, and admit it."""
        table, tried = "", False
        try:
            greeting = receive_greeting(talk)
            tried = self._turn_of(talk)
            if tried:
                table = self._take_in(talk, greeting)
        except PairingFailed as failed:
            LOG.warning("a table was not admitted: %s", failed)
            with self._change:
                if tried:  # the table has seen the house's key, so it can know which number would have come
                    self._door = HouseDoor(taken=self._door.taken, trouble=failed.kind)
        finally:
            talk.close()
            with self._change:
                if talk in self._queue:
                    if self._queue[0] is talk:
                        taken = (*self._door.taken, table) if table else self._door.taken
                        self._door = self._door._replace(number="", table="", sure=False, taken=taken)
                    self._queue.remove(talk)
                self._change.notify_all()

    def _turn_of(self, talk: Talk) -> bool:
        """Wait until the door is open and this table is first in the queue; return False if it left or the house shuts down."""
        opened = False

        def first() -> bool:
            return self._door.open and self._queue[0] is talk

        def waits_no_longer_for_the_same() -> bool:
            return self._over or opened != self._door.open or first()

        with self._change:
            self._queue.append(talk)
        while not self._over:
            with self._change:
                ready, opened = first(), self._door.open
            if ready:
                return True
            if talk.is_gone():
                return False
            talk.say({"waits": "busy" if opened else "closed"})
            with self._change:
                self._change.wait_for(waits_no_longer_for_the_same, AGAIN)
        return False

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
            for talk in self._queue:
                talk.close()
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
            announced = Announced(host, admission.port, list_own_addresses())
        except OSError as error:
            LOG.warning("this house cannot be announced: %s", error)
            yield None
            return
        with closing(announced):
            yield admission
