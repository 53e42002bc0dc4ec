"""The other doors of a device: phones on loopback, a terminal on the same games, a house with its broker.

A phone is `phones.SocketPhone`, a browser without a picture, at the real server. The terminal is the program in a process of its own, at a pty.
"""

from __future__ import annotations

import asyncio
import os
import pty
import re
import select
import subprocess
import sys
import time
from dataclasses import dataclass, field, replace
from pathlib import Path

from mosquitto import Mosquitto
from paho.mqtt import publish
from phones import SocketPhone
from picture import composed_anew

from companion.app.desk.broker import BrokerAtDesk
from companion.app.desk.glass import GlassAtDesk
from companion.ui.pages.effects import WantsIn
from companion.ui.screen.paint.items import LineItem

TURNS, TURN = 4000, 0.05
FRAMES = 8
"""The most frames that a phone is read on, while something on its page moves."""
LINES = ("", "1", "2", "1 2", "?", "h", "s", "l", "u", "u!", "r", "c", "a", "z", "1 1 1", "ja", "99")
"""What people type who look for the right line."""
QUIET = 0.25
"""Seconds without a character after which a terminal has written all."""


@dataclass
class Seen:
    """What a phone shows: its heading, the buttons that can be pressed, those that cannot, and what it was told."""

    title: str
    live: list[str] = field(default_factory=list)
    off: list[str] = field(default_factory=list)
    said: str = ""


class Phones:
    """The phones at one device, by the role with which they came in (`seat:Ada`, `looks-on`, `screen`)."""

    def __init__(self, device) -> None:
        self.device, self.here = device, {}

    @property
    def company(self):
        """The visitors as the device knows them; None while the door is closed."""
        return next(one for one in self.device.listeners if isinstance(one, GlassAtDesk))._company

    @property
    def entrance(self):
        """The list of visitors, with the code."""
        return self.company._entrance

    @property
    def address(self) -> str:
        """The address that a phone's browser opens."""
        return f"http://127.0.0.1:{self.company._server.port}"

    def turns(self, true, listen=lambda: time.sleep(0.001), most=TURNS) -> None:
        """Give the device its turns until something holds."""
        for _ in range(most):
            if true():
                return
            listen()
            self.device.turn(TURN)
        raise AssertionError("a phone waits in vain")

    def let_in(self, *, let=True) -> None:
        """Answer at the device that those who ask may be what they want to be, one after the other."""
        window = self.device.parts.window
        while (guest := self.company.door().wish) is not None:
            window.open(WantsIn(guest.number, guest.role, guest.wants))
            for _ in range(12):
                self.device.turn(TURN)  # what is pressed the moment the page comes was not meant for it
            wanted = "let" if let else "close"
            window.choose(next(target for target in window.page.targets if target.name == wanted))
            self.turns(lambda guest=guest: self.company.door().wish != guest)

    def come(self, role: str) -> None:
        """Let a phone come in with this role; where another phone has or had that seat, the table is asked, and lets it in."""
        before = self.here.pop(role, None)
        phone = self.here[role] = SocketPhone(self, role)
        if role != "screen" and self.company.door().wish is not None:
            self.let_in()
            phone.anew()
        if before is not None:
            _put_away(before)

    def press(self, role: str, name: str) -> None:
        """Press what has this name on a phone, if it is there."""
        phone = self.here.get(role)
        if phone is not None and name in phone.names:
            woken = self.device.desk._pacing._woken
            woken.clear()
            phone.press(name)
            self.turns(woken.is_set)

    def leave(self, role: str) -> None:
        """Close a phone's page."""
        if role in self.here:
            phone = self.here.pop(role)
            phone.close()
            self.turns(lambda: all(guest.role != role or not guest.here for guest in self.entrance.guests()))

    def read(self) -> dict[str, Seen]:
        """Read all frames that are on their way, and give what each phone shows; one whose page was closed is put away."""
        if self.company is None:
            self.close()
        for role, phone in list(self.here.items()):
            try:
                self._read(role, phone)
            except AssertionError:
                if not phone.socket.closed and self._glass(role) is not None:
                    raise
                _put_away(self.here.pop(role))  # sent away, or back at the choice of a role
        return {role: _seen(phone) for role, phone in self.here.items()}

    def _read(self, role: str, phone) -> None:
        for _ in range(FRAMES):  # what moves on a page comes as one frame after the other
            self.turns(lambda: self._glass(role) is not None, most=80)
            glass = self._glass(role)
            while glass._number > phone.number:
                phone.read()
            self.turns(lambda glass=glass: not glass.waits or glass._number > phone.number)
            if glass._number == phone.number:
                return

    def _glass(self, role: str):
        guests = {guest.role: guest.number for guest in self.entrance.guests() if guest.here}
        return self.company._glasses.get(guests.get(role, -1))

    def page(self, role: str):
        """Return the page that the device has laid out for a phone, with its faults."""
        glass = self._glass(role)
        return None if glass is None or glass._holder is None else glass._holder.page

    def scene(self, role: str):
        """Return the scene of a phone's page."""
        return self._glass(role)._holder._scene

    def kinds(self) -> set[str]:
        """Return the kinds of question that phones show."""
        holders = [glass._holder for glass in map(self._glass, self.here) if glass is not None and glass._holder is not None]
        return {type(holder.state.asked).__name__ for holder in holders if holder.state.asked is not None}

    def ahead(self, role: str):
        """Return what the player of a phone can prepare now; None if their phone shows the table's question."""
        glass = self._glass(role)
        return None if glass is None else glass.preparing.ahead

    def says_later(self, role: str) -> bool:
        """Tell whether a phone's page for a prepared answer says anything that it would not say if that were asked now."""
        scene = self.scene(role)
        now = composed_anew(replace(scene, snapshot=replace(scene.snapshot, step=0), state=replace(scene.state, step=0)))
        pages = [{item.text for item in page.items if isinstance(item, LineItem)} for page in (composed_anew(scene), now)]
        return pages[0] != pages[1]

    def leafed(self, role: str) -> bool:
        """Tell whether a page lies over the question on a phone."""
        glass = self._glass(role)
        return glass is not None and glass._holder is not None and glass._holder.state.overlay is not None

    def close(self) -> None:
        """Put all phones away; the device may be gone already."""
        for phone in self.here.values():
            _put_away(phone)
        self.here.clear()


def _put_away(phone) -> None:
    """Close a phone's browser, which nobody listens to any more."""
    phone.loop.run_until_complete(asyncio.wait_for(phone.client.close(), 5))
    phone.loop.close()


def _seen(phone) -> Seen:
    off = [name for name in phone.names if 'aria-disabled="true"' in phone.button(name)]
    live = [name for name in phone.names if name not in off]
    return Seen(phone.title, live, off, phone.said)


class House:
    """A house with a broker of its own on loopback, where Mosquitto is installed; its host gives the table orders."""

    ORDERS = (("message", "Die Küche schließt!"), ("closing", "15"), ("pause", "on"), ("coming", ""), ("brightness", "40"))

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.broker = Mosquitto(folder, users=("tables", "house")).start()
        (folder / "word").write_text("tables"[::-1])
        self.settings = {"mqtt.on": True, "mqtt.host": "127.0.0.1", "mqtt.port": self.broker.port, "mqtt.user": "tables"}
        self.settings |= {"mqtt.password_file": str(folder / "word"), "mqtt.discovery": False}

    def orders(self, device, kind: str, words: str) -> None:
        """Give the table an order, and wait until it has come."""
        line = next(one for one in device.listeners if isinstance(one, BrokerAtDesk)).line
        for _ in range(WAITS):
            if line.shown == "here":
                break
            _lives_on(device)
        before, auth = device.parts.window.state, {"username": "house", "password": "house"[::-1]}
        publish.single(line.table.topics.command(kind), words, qos=1, hostname="127.0.0.1", port=self.broker.port, auth=auth)
        for _ in range(WAITS // 4):
            if device.parts.window.state is not before:
                break
            _lives_on(device)


WAITS = 400
"""The turns for which the broker is waited for: two seconds of the real clock."""


def _lives_on(device) -> None:
    time.sleep(0.005)
    device.turn(0.02)


def typed(device, lines, wait=30.0) -> list[str]:
    """Go on with the open game in a terminal of its own while the screen is closed; give what was written after each line."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, **device.environment, "PYTHONDONTWRITEBYTECODE": "1", "TERM": "dumb"}
    environment.pop("DISPLAY", None)
    words = [sys.executable, "-m", "companion", "resume", "--terminal"]
    with subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, close_fds=True) as program:
        os.close(theirs)
        written = [_read_all(ours, wait, until=b"> ")]
        for line in (*lines, "q!"):
            if program.poll() is not None:
                break
            os.write(ours, f"{line}\n".encode())
            written.append(_read_all(ours, wait, until=b"> "))
        program.wait(wait)
    os.close(ours)
    return [*written, f"exit {program.returncode}"]


def _read_all(wire: int, wait: float, until: bytes) -> str:
    """Read until the terminal asks for a line, or the program has ended."""
    got, end = b"", time.monotonic() + wait
    while time.monotonic() < end:
        if select.select([wire], [], [], QUIET)[0]:
            try:
                more = os.read(wire, 65536)
            except OSError:
                break  # the other side is closed
            got += more
        elif got.endswith(until):
            break
    return re.sub(r"\x1b\[[\d;]*[A-Za-z]", "", got.decode("utf-8", "replace"))
