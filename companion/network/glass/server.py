"""The web server, the only way for browsers on the local network to reach the table, on a thread of its own.

It uses aiohttp, which has the server, websockets and their limits in one package; starlette would need a server and a second
package for websockets. The server knows no game: it passes on what visitors do, and sends what it is given.
"""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from importlib.resources import files
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias

from aiohttp import WSCloseCode, WSMsgType, web

from companion.network.glass.entry import Entrance, Refused, Visitor
from companion.network.glass.hall import Hall
from companion.network.glass.local import is_allowed_host, is_local
from companion.network.glass.messages import FrameSeen, PageFrame, Told, parse_message
from companion.ui.screen.paint import FontFace

LOG = logging.getLogger("companion")
COOKIE = "companion"
MOST_BYTES = 2048
"""The most bytes of a browser's message or a form."""
MOST_CONNECTIONS = 96
A_SECOND, AT_ONCE = 40, 80
"""The messages that a browser can send per second, and in one burst."""
BEAT = 15.0
"""Seconds between two checks that a browser is still connected."""
SENT_AWAY, ELSEWHERE, ROLE, ANEW = 4001, 4000, 4002, 4003
"""Codes of closed connections: sent away, page opened a second time, role to be chosen again, role changed."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws://{host}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
TYPES = {"js": "text/javascript", "css": "text/css"}


class News(NamedTuple):
    """A visitor's message; None means that a browser has connected and needs the whole page."""

    visitor: int
    role: str
    told: Told | None


class GlassServer:
    """Serves on `port` until it is closed, without one for this machine alone.

    Visitors' messages are put into `news`, and then `wake` is called.

    Raises OSError if the port cannot be opened.
    """

    def __init__(self, port: int | None, entrance: Entrance, hall: Hall, wake: Callable[[], None]) -> None:
        self.news: SimpleQueue[News] = SimpleQueue()
        self._entrance, self._hall, self._wake = entrance, hall, wake
        self._sockets: dict[int, web.WebSocketResponse] = {}
        self._listening = _listen(port)
        self.port: int = self._listening.getsockname()[1]
        self._loop = asyncio.new_event_loop()
        self._over = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thread = Thread(target=self._work, name="glass", daemon=True)
        self._thread.start()

    def send(self, visitor: int, frame: PageFrame) -> None:
        """Send a frame, from the desk's thread."""
        self._call_soon(self._send, visitor, frame.text())

    def leave(self, visitor: int, why: int) -> None:
        """Close the connection of a visitor, from the desk's thread; the page then does what `why` says."""
        self._call_soon(self._close_one, visitor, why)

    def close(self) -> None:
        """Close the server and all connections."""
        self._call_soon(self._over.set)
        self._thread.join(timeout=2)

    def _call_soon(self, work: Callable[..., object], *given: Any) -> None:
        with suppress(RuntimeError):  # the loop is already closed
            self._loop.call_soon_threadsafe(work, *given)

    def _work(self) -> None:
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            self._loop.close()

    async def _serve(self) -> None:
        app = web.Application(client_max_size=MOST_BYTES)
        app.add_routes(
            [
                web.get("/", _guard(self._begin)),
                web.get("/who", _guard(self._who)),
                web.post("/join", _guard(self._join)),
                web.get("/live", _guard(self._exchange_live)),
                web.get("/page.{kind:js|css}", _guard(_file)),
                web.get("/letters/{number:[0-5]}", _guard(_letters)),
            ]
        )
        runner = web.AppRunner(app, access_log=None, handle_signals=False, keepalive_timeout=BEAT, shutdown_timeout=1.0)
        await runner.setup()
        server = runner.server
        assert server is not None

        def connected() -> asyncio.BaseProtocol:
            return _Busy() if len(server.connections) >= MOST_CONNECTIONS else server()

        listening = await self._loop.create_server(connected, sock=self._listening)
        await self._over.wait()
        listening.close()
        for visitor in [*self._sockets]:
            self._close_one(visitor, WSCloseCode.GOING_AWAY)
        await runner.cleanup()

    async def _begin(self, request: web.Request) -> web.Response:
        """Show the table to visitors who have joined, else the entry page."""
        own = request.query.get("own", "")
        if self._entrance.find_known(own) is not None:
            answer = web.HTTPSeeOther("/")
            answer.set_cookie(COOKIE, own, httponly=True, samesite="Strict")
            return answer
        if self._entrance.find_known(request.cookies.get(COOKIE, "")) is None:
            code = request.query.get("c", "")
            try:
                if code:
                    self._entrance.check(code, request.remote or "")
            except Refused as refused:
                return _page(self._hall.way_in(_language(request), code, refused.why), status=403)
            return _page(self._hall.way_in(_language(request), code))
        return _page(_text("page.html"))

    async def _who(self, request: web.Request) -> web.Response:
        """Ask a visitor to choose a role again; others are redirected to enter the code first."""
        if self._entrance.find_known(request.cookies.get(COOKIE, "")) is None:
            raise web.HTTPSeeOther("/")
        return _page(self._hall.way_in(_language(request), "", known=True))

    async def _join(self, request: web.Request) -> web.Response:
        """Admit somebody who has the code, or joined before."""
        form = await request.post()
        code, role = str(form.get("code", "")), str(form.get("role", ""))
        known = self._entrance.find_known(request.cookies.get(COOKIE, ""))
        try:
            token = self._entrance.join(code, role, "" if known is None else known.token, request.remote or "")
        except Refused as refused:
            page = self._hall.way_in(_language(request), code, refused.why, known=known is not None)
            return _page(page, status=503 if refused.why == "full" else 403)
        if known is not None:
            self._close_one(known.number, ELSEWHERE)
        answer = web.Response(status=303, headers={"Location": "/"})
        answer.set_cookie(COOKIE, token, httponly=True, samesite="Strict")
        return answer

    async def _exchange_live(self, request: web.Request) -> web.WebSocketResponse:
        """Exchange messages with a visitor's browser until the connection ends."""
        connection = web.WebSocketResponse(heartbeat=BEAT, max_msg_size=MOST_BYTES, compress=False)
        await connection.prepare(request)
        visitor = self._entrance.find_known(request.cookies.get(COOKIE, ""))
        if visitor is None:
            await connection.close(code=SENT_AWAY)
            return connection
        self._close_one(visitor.number, ELSEWHERE)
        self._sockets[visitor.number] = connection
        visitor.here = True
        self._tell(visitor, None)
        try:
            await self._listen_to(visitor, connection)
        finally:
            if self._sockets.get(visitor.number) is connection:
                del self._sockets[visitor.number]
            if visitor.number not in self._sockets:  # else the visitor has only reloaded the page
                visitor.here = False
                self._wake()
        return connection

    async def _listen_to(self, visitor: Visitor, connection: web.WebSocketResponse) -> None:
        left, since = float(AT_ONCE), self._loop.time()
        async for message in connection:
            now = self._loop.time()
            left, since = min(AT_ONCE, left + (now - since) * A_SECOND) - 1, now
            told = parse_message(message.data) if message.type is WSMsgType.TEXT and left > 0 else None
            if told is None:
                await connection.close(code=WSCloseCode.POLICY_VIOLATION)
                return
            self._tell(visitor, told)

    def _tell(self, visitor: Visitor, told: Told | None) -> None:
        self.news.put(News(visitor.number, visitor.role, told))
        if not isinstance(told, FrameSeen):  # this can wait for the next turn
            self._wake()

    def _send(self, visitor: int, text: str) -> None:
        connection = self._sockets.get(visitor)
        if connection is not None and not connection.closed:
            self._keep(_send_text(connection, text))

    def _close_one(self, visitor: int, code: int) -> None:
        connection = self._sockets.pop(visitor, None)
        if connection is not None:
            self._keep(connection.close(code=code))

    def _keep(self, work: Any) -> None:
        """Run a coroutine on the loop, and hold its task, as the loop holds it only weakly."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _guard(handler: Handler) -> Handler:
    """Wrap a handler: allow only the local network, this device's own name or address, and pages of this origin."""

    async def guarded(request: web.Request) -> web.StreamResponse:
        host, origin = request.headers.get("Host", ""), request.headers.get("Origin")
        if not is_local(request.remote) or not is_allowed_host(host):
            raise web.HTTPForbidden(text="Companion answers on the local network only, by the address that it shows.\n")
        if (origin is not None or request.path == "/live") and origin != f"http://{host}":
            raise web.HTTPForbidden(text="Companion answers its own pages only.\n")
        response = await handler(request)
        if not response.prepared:
            response.headers["Content-Security-Policy"] = POLICY.format(host=host)
            response.headers["X-Content-Type-Options"] = "nosniff"
            response.headers["Referrer-Policy"] = "same-origin"
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    return guarded


class _Busy(asyncio.Protocol):
    """Tells surplus connections that all places are taken."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Answer with status 503, and close."""
        assert isinstance(transport, asyncio.Transport)
        text = b"All places are taken. / Alle Pl\xc3\xa4tze sind besetzt.\n"
        head = f"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {len(text)}\r\n"
        transport.write(f"{head}Connection: close\r\nRetry-After: 5\r\n\r\n".encode() + text)
        transport.close()


async def _send_text(connection: web.WebSocketResponse, text: str) -> None:
    with suppress(ConnectionError):  # the browser has just disconnected
        await connection.send_str(text)


def _listen(port: int | None) -> socket.socket:
    """Listen at a port, on IPv4 and on IPv6 if available; without a port at a free one that only this machine reaches."""
    if port is None:
        return socket.create_server(("127.0.0.1", 0))
    both = socket.has_dualstack_ipv6()
    family = socket.AF_INET6 if both else socket.AF_INET
    return socket.create_server(("", port), family=family, backlog=128, dualstack_ipv6=both)


@cache
def _text(name: str) -> str:
    """Read and cache a file of the page, as an update might replace it while this version still runs."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def _page(text: str, status: int = 200) -> web.Response:
    return web.Response(text=text, content_type="text/html", status=status)


def _language(request: web.Request) -> str:
    return request.headers.get("Accept-Language", "")[:2].lower()


async def _file(request: web.Request) -> web.Response:
    kind = request.match_info["kind"]
    return web.Response(text=_text(f"page.{kind}"), content_type=TYPES[kind])


async def _letters(request: web.Request) -> web.FileResponse:
    """Return the file of one font face, which a browser may cache."""
    face = list(FontFace)[int(request.match_info["number"])]
    return web.FileResponse(face.file(), headers={"Content-Type": "font/otf", "Cache-Control": "max-age=604800, immutable"})
