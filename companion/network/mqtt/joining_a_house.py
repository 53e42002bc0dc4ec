"""How a table joins a house: it looks for houses, agrees on a number with one, and gets its account there, without typing."""

import logging
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import NamedTuple

from companion.network.mqtt.nearby import House, HouseSearch, list_own_addresses
from companion.network.mqtt.pairing import DECIDING, PairingFailed, TableAccount, Talk, read_handover, table_agrees
from companion.system.files import write_atomically
from companion.system.settings import SettingValue

LOG = logging.getLogger("companion")
CONNECTING = 5.0
ALONE = 2.0
"""Seconds after which the only house found is joined without a question."""
PASSWORD, AUTHORITY = "mqtt-password", "mqtt-authority.crt"
"""The files beside the settings that hold what a house handed over."""


class JoinState(NamedTuple):
    """How far joining has come.

    `step` is `seeking`, `closed` or `busy` (the house makes the table wait), `number`, `sure` (the table has said yes), `joined`
    or `failed-KIND`. `houses` names the houses found, people compare `number`, and `table` is the name given by the house.
    """

    step: str = "seeking"
    houses: tuple[str, ...] = ()
    number: str = ""
    table: str = ""


class Joining:
    """Joins a house on its own thread, so that the screen never waits; `state` says how far it has come.

    `folder` keeps what the house hands over; `addresses` gives this machine's own, on whose networks it searches. Once it has
    joined, `settings` are those of a table of this house.
    """

    def __init__(self, serial: str, folder: Path, addresses: Callable[[], list[str]] | None = None) -> None:
        self._began = time.monotonic()
        self.state = JoinState()
        self.settings: dict[str, SettingValue] = {}
        self._serial, self._folder = serial, folder
        self._houses: tuple[House, ...] = ()
        self._talk: Talk | None = None
        self._decided: Queue[bool] = Queue()
        self._search: HouseSearch | None = None
        try:
            self._search = HouseSearch(addresses or list_own_addresses)
        except OSError as error:
            LOG.warning("cannot search for a house: %s", error)
            self.state = JoinState("failed-network")

    def look(self) -> JoinState:
        """Update the houses found and return the state; if after `ALONE` seconds there is only one house, join it."""
        if self.state.step == "seeking" and self._search is not None:
            self._houses = self._search.houses
            self.state = JoinState("seeking", tuple(house.name for house in self._houses))
            if len(self._houses) == 1 and time.monotonic() > self._began + ALONE:
                self.ask(0)
        return self.state

    def ask(self, place: int) -> None:
        """Join the house at this place among the houses found."""
        if self.state.step == "seeking" and place < len(self._houses):
            self.join(self._houses[place])

    def join(self, house: House) -> None:
        """Start to join this house on a new thread."""
        self.state = JoinState("busy")
        Thread(target=self._work, args=(house,), name="joining", daemon=True).start()

    def decide(self, *, same: bool) -> None:
        """Record whether the house shows the same number as the table."""
        if self.state.step == "number":
            self.state = self.state._replace(step="sure") if same else JoinState("failed-differs")
            self._decided.put(same)

    def _work(self, house: House) -> None:
        try:
            line = socket.create_connection((house.address, house.port), CONNECTING)
        except OSError as error:
            LOG.warning("the house %s at %s:%d cannot be reached: %s", *house, error)
            self.state = JoinState("failed-lost")
            return
        self._talk = talk = Talk(line)

        def wait(why: str) -> None:
            self.state = JoinState("closed" if why == "closed" else "busy")

        try:
            agreed = table_agrees(talk, self._serial, wait)
            self.state = JoinState("number", number=agreed.number)
            try:
                same = self._decided.get(timeout=DECIDING)
            except Empty as error:
                raise PairingFailed("late", "nobody said in time whether the numbers are the same") from error
            if not same:
                return
            agreed.say({"same": True})
            handover = read_handover(agreed.hear(DECIDING))
            settings = settings_from(handover, house.address, self._folder)
            agreed.say({"kept": True})
            self.settings = settings
            self.state = JoinState("joined", table=handover.table)
        except OSError as error:
            LOG.warning("what the house handed over cannot be saved: %s", error)
            self.state = JoinState("failed-unkept")
        except PairingFailed as failed:
            LOG.warning("this table could not join %s: %s", house.name, failed)
            if not self.state.step.startswith("failed"):
                self.state = JoinState(f"failed-{failed.kind}")
        finally:
            talk.close()

    def close(self) -> None:
        """Stop joining, however far it has come."""
        if self._search is not None:
            self._search.close()
        self._decided.put(False)
        if self._talk is not None and not self.settings:
            self._talk.close()


def settings_from(handover: TableAccount, address: str, folder: Path) -> dict[str, SettingValue]:
    """Write password and authority to `folder`, and return the settings of a table of this house. Raises OSError.

    If one of the house's names resolves to its `address`, the name is used, as a router can change the address.
    """
    host, family = address, socket.AF_INET6 if ":" in address else socket.AF_INET  # a question for both takes twice as long
    for name in reversed(handover.names):
        with suppress(OSError, UnicodeError):
            if address in {found[4][0] for found in socket.getaddrinfo(name, None, family)}:
                host = name
    return {
        "mqtt.host": host,
        "mqtt.port": handover.port,
        "mqtt.user": handover.account,
        "mqtt.password_file": str(_keep(folder / PASSWORD, handover.password)),
        "mqtt.tls": bool(handover.authority),
        "mqtt.ca_file": str(_keep(folder / AUTHORITY, handover.authority)) if handover.authority else "",
        "mqtt.table": handover.table,
        "mqtt.on": True,
    }


def _keep(path: Path, text: str) -> Path:
    write_atomically(path, text.encode(), 0o600)
    return path
