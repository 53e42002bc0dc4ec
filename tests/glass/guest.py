"""A visitor without a browser: comes in by the code, reads frames, and sends what a page would."""

from __future__ import annotations

import asyncio
import json
import re

import aiohttp


class GuestHand:
    """One visitor; `shapes` and `pieces` are what its browser would hold, `wire` all bytes that it was sent."""

    def __init__(self, served, role="looks-on", size=(720, 1280), speaks="en-GB", *, let=True):
        self.speaks = speaks
        self.served, self.size, self.client, self.socket = served, size, None, None
        self.loop = asyncio.new_event_loop()
        self.shapes, self.pieces, self.number, self.wire, self.language = [], [], 0, "", ""
        try:
            self.do(self._join(role))
            if role == "screen" and let:
                served.let_in()
                self.anew()
        except AssertionError:
            self.close()
            raise

    def do(self, work):
        return self.loop.run_until_complete(asyncio.wait_for(work, 8))

    async def _join(self, role):
        if self.client is None:
            self.client = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        form = {"code": self.served.code, "role": role}
        async with self.client.post(f"{self.served.address}/join", data=form) as answer:
            assert answer.status == 200, await answer.text()
        await self._connect()

    async def _connect(self):
        headers = {"Origin": self.served.address}
        self.socket = await self.client.ws_connect(f"{self.served.address}/live", headers=headers, max_msg_size=0)
        self.shapes, self.pieces = [], []
        await self.socket.send_json({"size": self.size, "language": self.speaks})
        await self._read()

    def anew(self):
        """Begin anew once the door has closed the connection for it, as a browser does."""
        assert self.closed() == 4003
        self.do(self._connect())

    def closed(self):
        """Give the code with which the door closes the connection, past all frames before."""
        told = self.do(self.socket.receive())
        while told.type is aiohttp.WSMsgType.TEXT:
            told = self.do(self.socket.receive())
        return told.data

    def tell(self, **what):
        self.do(self.socket.send_json(what))

    def press(self, name, at=None):
        self.tell(press=name, at=at, n=self.number)

    def read(self):
        """Take the next frame, as a browser does."""
        self.do(self._read())
        return self

    async def _read(self):
        text = await self.socket.receive_str()
        self.wire += text
        told = json.loads(text)
        for name in ("shapes", "pieces"):
            before = getattr(self, name)
            setattr(self, name, [before[each] if isinstance(each, int) else each for each in told[name]])
        self.number, self.language = told["n"], told["language"]
        self.said = told["said"]
        await self.socket.send_json({"seen": self.number})

    def until(self, true):
        """Read frames until the page is so."""
        while not true(self):
            self.read()
        return self

    @property
    def names(self):
        return [found[1] for piece in self.pieces if (found := re.match(r'<button id="([^"]*)"', piece))]

    def button(self, name):
        """Give a button as it is written."""
        return next(piece for piece in self.pieces if piece.startswith(f'<button id="{name}"'))

    @property
    def title(self):
        heading = next(piece for piece in self.pieces if piece.startswith("<h1"))
        return re.sub(r"<[^>]*>", "", heading)

    def close(self):
        async def leave():
            if self.socket is not None:
                await self.socket.close()
            await self.client.close()

        self.do(leave())
        self.loop.close()
