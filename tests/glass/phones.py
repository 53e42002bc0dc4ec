"""A table that phones visit, with a clock of its own: the test's thread gives the desk its turns, and time passes only then.

A `Phone` has no socket: its messages and its frames are the same texts as on the wire, handed to a stand-in for the server.
A `SocketPhone` comes through the real server, whose thread and network take the time they take while the desk's clock goes on
as the test lets it.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import deque
from contextlib import contextmanager
from queue import SimpleQueue

import aiohttp
from at_the_desk import DeskTable

from companion.app.desk.glass import GlassAtDesk
from companion.network.glass.messages import parse_message
from companion.network.glass.server import ALIVE, News
from companion.play.acts import Answer
from companion.table import Tell
from companion.ui.pages.effects import WantsIn

TURNS = 6000
"""The turns after which what is waited for counts as lost: five minutes of the desk's clock, a minute at least on a socket."""
TURN, PATIENCE = 0.05, 0.01
"""Seconds of the desk's clock that pass with each turn; seconds for which a socket is listened to in each."""


class PretendDoor:
    """Stands in for the server: what phones say lies in `news`, and frames for them are handed over at once."""

    port = 8080

    def __init__(self, _port, entrance, _hall, _sheets, wake):
        self.news, self.entrance, self.phones, self._wake = SimpleQueue(), entrance, {}, wake

    def send(self, visitor, frame):
        if visitor in self.phones:
            self.phones[visitor].frames.append(frame.text())

    def leave(self, visitor, why):
        phone = self.phones.pop(visitor, None)
        if phone is not None:
            phone.why = why
            self.entrance.depart(phone.visitor)
            self._wake()

    def close(self):
        self.phones.clear()


class PhoneTable(DeskTable):
    """A table whose door is open: `door` is the server, or what stands in for it; `entrance` its list of visitors."""

    def __init__(self, folder, language="en"):
        super().__init__(folder, language)
        chosen = self.screen.settings.chosen
        chosen.values["glass.port"] = 0
        self.screen.tell(chosen=chosen.change("glass.on", True))
        self.glass = next(each for each in self.desk._listeners if isinstance(each, GlassAtDesk))

    @property
    def company(self):
        return self.glass._company

    @property
    def door(self):
        return self.company._server

    @property
    def entrance(self):
        return self.company._entrance

    @property
    def address(self):
        return f"http://127.0.0.1:{self.door.port}"

    def play(self, beginning):
        """Begin a game, and wait until its players are known at the door."""
        self.begin(beginning)
        self.until(lambda: self.snapshot.game is not None and len(self.entrance.seats) == len(beginning.seats))

    def let_in(self, *, let=True):
        """Answer at the device that a visitor may be what they want to be, or not."""
        window = self.window
        if window.idle:
            window.choose(window.page.targets[0])
        self.turns(lambda: any(target.name == "tool:door" for target in window.page.targets))
        assert not isinstance(window.state.overlay, WantsIn), "a wish lies over nothing"
        for name in ("tool:door", "let" if let else "close"):
            self.let(0.6)
            window.choose(next(target for target in window.page.targets if target.name == name))
            self.let(TURN)
        self.turns(lambda: self.company.door().wish is None and not isinstance(window.state.overlay, WantsIn))

    def turns(self, true, listen=lambda: None):
        """Give the desk its turns until something holds."""
        for _ in range(TURNS):
            if true():
                return
            listen()
            self.let(TURN)
        raise AssertionError(f"it did not come about; the page shows {self._names()}")


class PhonePage:
    """What a phone shows: `shapes` and `pieces` are what its browser would hold, `wire` all that it was sent."""

    def __init__(self, table, role, size, speaks):
        self.table, self.size, self.speaks = table, size, speaks
        self.shapes, self.pieces, self.number, self.wire, self.language, self.said = [], [], 0, "", "", ""
        self.join(role)
        if role == "screen":
            table.let_in()
            self.anew()

    def anew(self):
        """Begin anew once the door has closed the connection for it, as a browser does."""
        assert self.closed() == 4003
        self.connect()

    def greet(self):
        self.shapes, self.pieces = [], []
        self.tell(size=self.size, language=self.speaks)
        self.read()

    def press(self, name, at=None):
        self.tell(press=name, at=at, n=self.number)

    def read(self):
        """Take the next frame, as a browser does."""
        text = self.receive()
        self.wire += text
        told = json.loads(text)
        for name in ("shapes", "pieces"):
            before = getattr(self, name)
            setattr(self, name, [before[each] if isinstance(each, int) else each for each in told[name]])
        self.number, self.language, self.said = told["n"], told["language"], told["said"]
        self.tell(seen=self.number)
        return self

    def until(self, true):
        """Read frames until the page is so."""
        while not true(self):
            self.read()
        return self

    @property
    def names(self):
        return [found[1] for piece in self.pieces if (found := re.match(r'<button id="([^"]*)"', piece))]

    @property
    def answers(self):
        return [name for name in self.names if not name.startswith(("tool", "seat", "button"))]

    def button(self, name):
        """Give a button as it is written."""
        return next(piece for piece in self.pieces if piece.startswith(f'<button id="{name}"'))

    @property
    def title(self):
        heading = next(piece for piece in self.pieces if piece.startswith("<h1"))
        return re.sub(r"<[^>]*>", "", heading)


class Phone(PhonePage):
    """A phone without a socket; `why` is the code with which its connection was closed, None while it is open."""

    def __init__(self, table, role="looks-on", size=(720, 1280), speaks="en-GB", address="192.168.1.2"):
        self.frames, self.why, self.token, self.address = deque(), None, "", address
        super().__init__(table, role, size, speaks)

    def join(self, role):
        entrance = self.table.entrance
        self.token = entrance.join(entrance.code, role, self.token, self.address)
        self.connect()

    def connect(self):
        self.visitor, self.why = self.table.entrance.arrive(self.token), None
        self.frames.clear()
        self.table.door.phones[self.visitor.number] = self
        self._news(None)
        self.greet()

    def _news(self, told):
        self.table.door.news.put(News(self.visitor.number, self.visitor.role, told))

    def tell(self, **what):
        told = parse_message(json.dumps(what))
        assert told is not None, what
        self._news(told)

    def receive(self):
        self.table.turns(lambda: self.frames)
        return self.frames.popleft()

    def closed(self):
        """Give the code with which the door closes the connection."""
        self.table.turns(lambda: self.why is not None)
        return self.why


class SocketPhone(PhonePage):
    """A phone that comes through the real server, by a form and a websocket."""

    def __init__(self, table, role="looks-on", size=(720, 1280), speaks="en-GB"):
        self.loop, self.client, self.socket = asyncio.new_event_loop(), None, None
        try:
            super().__init__(table, role, size, speaks)
        except AssertionError:
            self.close()
            raise

    def do(self, work):
        """Run a coroutine while the desk has its turns."""
        task = self.loop.create_task(work)
        self.table.turns(task.done, lambda: self.loop.run_until_complete(asyncio.wait({task}, timeout=PATIENCE)))
        return task.result()

    def join(self, role):
        self.do(self._join(role))
        self.connect()

    async def _join(self, role):
        if self.client is None:
            self.client = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        form = {"code": self.table.entrance.code, "role": role}
        async with self.client.post(f"{self.table.address}/join", data=form) as answer:
            assert answer.status == 200, await answer.text()

    def connect(self):
        live, headers = f"{self.table.address}/live", {"Origin": self.table.address}
        self.socket = self.do(self.client.ws_connect(live, headers=headers, max_msg_size=0))
        self.greet()

    def tell(self, **what):
        self.do(self.socket.send_json(what))

    def receive(self):
        told = self.do(self.socket.receive())
        while told.data == ALIVE:
            told = self.do(self.socket.receive())
        assert told.type is aiohttp.WSMsgType.TEXT, told
        return told.data

    def closed(self):
        """Give the code with which the door closes the connection, past all frames before."""
        told = self.do(self.socket.receive())
        while told.type is aiohttp.WSMsgType.TEXT:
            told = self.do(self.socket.receive())
        return told.data

    def see(self, path="/"):
        """Ask for a page of the door, and give its text."""

        async def asked():
            async with self.client.get(f"{self.table.address}{path}") as answer:
                return await answer.text()

        return self.do(asked())

    def close(self):
        async def leave():
            if self.socket is not None:
                await self.socket.close()
            await self.client.close()

        self.do(leave())
        self.loop.close()


@contextmanager
def opened(folder, language="en"):
    """Open a table, and begin its evening."""
    table = PhoneTable(folder, language)
    try:
        table.begin()
        table.until(lambda: table.company is not None)
        yield table
    finally:
        table.close()


def play_until(table, beginning, answer, true):
    """Play a real game, with answers drawn or given, until its page is so."""
    desk = table.desk
    table.play(beginning)
    while not true(desk.snapshot):
        now = desk.snapshot
        value = None if isinstance(now.question, Tell) else answer(now.question, now)
        desk.do(Answer(value, now.step))
        table.until(lambda step=now.step: desk.snapshot.step != step)


def drawn(rng):
    """Answer as chance has it."""
    return lambda question, _now: question.sample(rng)
