"""The other doors of a device: phones on loopback, a terminal on the same games, a stick.

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
from dataclasses import dataclass, field

from phones import SocketPhone

from companion.desk.glass import GlassAtDesk
from companion.screen.page.effects import WantsIn

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

    def turns(self, true, listen=lambda: None) -> None:
        """Give the device its turns until something holds."""
        for _ in range(TURNS):
            if true():
                return
            listen()
            self.device.turn(TURN)
        raise AssertionError("a phone waits in vain")

    def let_in(self, *, let=True) -> None:
        """Answer at the device that the visitor may be what they want to be."""
        window = self.device.parts.window
        self.turns(lambda: isinstance(window.state.overlay, WantsIn))
        for _ in range(12):
            self.device.turn(TURN)  # what is pressed the moment the page comes was not meant for it
        window.choose(next(target for target in window.page.targets if target.name == ("let" if let else "close")))

    def come(self, role: str) -> None:
        """Let a phone come in with this role; a second one for the same seat asks, and takes it over."""
        before = self.here.pop(role, None)
        phone = SocketPhone(self, "looks-on" if before else role)
        if before is not None:
            phone.join(role)
            self.let_in()
            phone.anew()
            before.close()
        self.here[role] = phone

    def press(self, role: str, name: str) -> None:
        """Press what has this name on a phone, if it is there."""
        phone = self.here.get(role)
        if phone is not None and name in phone.names:
            phone.press(name)

    def leave(self, role: str) -> None:
        """Close a phone's page."""
        if role in self.here:
            phone = self.here.pop(role)
            phone.close()
            self.turns(lambda: all(guest.role != role or not guest.here for guest in self.entrance.guests()))

    def read(self) -> dict[str, Seen]:
        """Read all frames that are on their way, and give what each phone shows."""
        if self.company is None:
            self.close()
        for role, phone in list(self.here.items()):
            glass = self._glass(role)
            if glass is None:
                continue
            for _ in range(FRAMES):  # what moves on a page comes as one frame after the other
                while glass._number > phone.number:
                    phone.read()
                self.turns(lambda glass=glass, phone=phone: not glass.waits or glass._number > phone.number)
                if glass._number == phone.number:
                    break
        return {role: _seen(phone) for role, phone in self.here.items()}

    def _glass(self, role: str):
        guests = {guest.role: guest.number for guest in self.entrance.guests() if guest.here}
        return self.company._glasses.get(guests.get(role, -1))

    def page(self, role: str):
        """Return the page that the device has laid out for a phone, with its faults."""
        glass = self._glass(role)
        return None if glass is None or glass._holder is None else glass._holder.page

    def ahead(self, role: str):
        """Return what the player of a phone can prepare now; None if their phone shows the table's question."""
        glass = self._glass(role)
        return None if glass is None else glass.preparing.ahead

    def leafed(self, role: str) -> bool:
        """Tell whether a page lies over the question on a phone."""
        glass = self._glass(role)
        return glass is not None and glass._holder is not None and glass._holder.state.overlay is not None

    def close(self) -> None:
        """Put all phones away; the device may be gone already."""
        for phone in self.here.values():
            phone.loop.run_until_complete(asyncio.wait_for(phone.client.close(), 5))
            phone.loop.close()
        self.here.clear()


def _seen(phone) -> Seen:
    off = [name for name in phone.names if 'aria-disabled="true"' in phone.button(name)]
    live = [name for name in phone.names if name not in off]
    return Seen(phone.title, live, off, phone.said)


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
