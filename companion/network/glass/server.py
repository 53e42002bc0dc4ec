"""The web server, the only way for browsers on the local network to reach the table, on a thread of its own.

It uses aiohttp, which has the server, websockets and their limits in one package; starlette would need a server and a second
package for websockets. The server knows no game: it passes on what visitors do, and sends what it is given.
"""

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from importlib.resources import files
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import parse_qs

from aiohttp import WSCloseCode, WSMsgType, web
from aiohttp.http_exceptions import HttpProcessingError

from companion.network.gate import PATIENCE, QUEUE, Gate, GatePlace
from companion.network.glass.entry import LOOKS_ON, Entrance, Refused, Visitor
from companion.network.glass.hall import Hall
from companion.network.glass.local import is_allowed_host, is_local
from companion.network.glass.messages import FrameSeen, GlassSize, PageFrame, Told, parse_message
from companion.network.glass.sheet_page import MOST_BYTES as SHEET_BYTES
from companion.network.glass.sheet_page import WEIGHT, SheetPage
from companion.ui.screen.paint import FontFace

LOG = logging.getLogger("companion")
COOKIE = "companion"
MOST_BYTES = 2048
"""The most bytes of a browser's message, a form, or one header."""
MOST_HEADERS = 32
"""The most headers of a request: whoever sends them slowly holds no more memory than this."""
LAYING = 10
"""How many presses a change of a browser's size weighs, as all is laid out anew for it."""
UNREAD = 20
"""The most frames under way to a browser that does not read them."""
BEAT = 15.0
"""Seconds between two checks that a browser is still connected."""
WORD, ALIVE = 3.0, "{}"
"""Seconds between two words that say to each browser that the table is there; the page takes three missed ones for silence."""
SENT_AWAY, ELSEWHERE, ANEW = 4001, 4000, 4003
"""Codes of closed connections: sent away, page opened a second time, role changed."""
BESIDE = {"who": 4002, "sheet": 4004}
"""Those by which a browser goes to another page of ours."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws://{host}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
Handler: TypeAlias = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]
TYPES = {"page.js": "text/javascript", "sheet.js": "text/javascript", "page.css": "text/css"}
SHEET = "/sheet"


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

    def __init__(self, port: int | None, entrance: Entrance, hall: Hall, sheets: SheetPage, wake: Callable[[], None]) -> None:
        self._sheets = sheets
        self.news: SimpleQueue[News] = SimpleQueue()
        self._entrance, self._hall, self._wake = entrance, hall, wake
        self._sockets: dict[int, web.WebSocketResponse] = {}
        self._unread: Counter[int] = Counter()
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
        gate = self._entrance.gate
        self._loop.set_exception_handler(lambda _loop, told: gate.say("%s", told.get("exception") or told["message"]))
        self._keeper = _Doorkeeper(self._answer, gate)
        runner = web.ServerRunner(self._keeper, shutdown_timeout=1.0)
        await runner.setup()
        listening = await self._loop.create_server(self._keeper, sock=self._listening)
        self._listening.listen(QUEUE)  # asyncio's own number is also how many it accepts in one turn
        while not self._over.is_set():
            gate.expire()
            for visitor in [*self._sockets]:
                self._send(visitor, ALIVE)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), WORD)
        listening.close()
        for visitor in [*self._sockets]:
            self._close_one(visitor, WSCloseCode.GOING_AWAY)
        await runner.cleanup()

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer a request: only of the local network, to this device's own name or address, and of pages of this origin."""
        host, origin = request.headers.get("Host", ""), request.headers.get("Origin")
        if not is_local(request.remote) or not is_allowed_host(host):
            raise web.HTTPForbidden(text="Companion answers on the local network only, by the address that it shows.\n")
        if (origin is not None or request.path == "/live") and origin != f"http://{host}":
            raise web.HTTPForbidden(text="Companion answers its own pages only.\n")
        pages: dict[tuple[str, str], Handler] = {
            ("GET", "/"): self._begin,
            ("GET", "/who"): self._who,
            ("POST", "/join"): self._join,
            ("GET", "/live"): self._exchange_live,
            ("GET", SHEET): self._write_sheet,
            ("POST", SHEET): self._write_sheet,
            **{("GET", f"/{name}"): _file for name in TYPES},
            **{("GET", f"/letters/{number}"): _letters for number in range(len(FontFace))},
        }
        page = pages.get((request.method, request.path))
        if page is None:
            raise web.HTTPNotFound
        visitor = self._entrance.find_known(request.cookies.get(COOKIE, ""))
        place = self._keeper.places[request.protocol]
        if visitor is not None:
            self._entrance.gate.know(place, visitor.token)
        sheet = request.method == "POST" and request.path == SHEET and visitor is not None
        most, weight = (SHEET_BYTES, WEIGHT) if sheet else (MOST_BYTES, 1)
        if not self._entrance.gate.hear(place, weight) or (request.content_length or 0) > most:
            place.hang_up()
            raise web.HTTPTooManyRequests
        response = await page(request)
        if not response.prepared:
            response.headers["Content-Security-Policy"] = POLICY.format(host=host)
            response.headers["X-Content-Type-Options"] = "nosniff"
            response.headers["Referrer-Policy"] = "same-origin"
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    async def _begin(self, request: web.BaseRequest) -> web.Response:
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
        return _page(self._hall.page(_text("page.html")))

    async def _who(self, request: web.BaseRequest) -> web.Response:
        """Ask a visitor to choose a role again; others are redirected to enter the code first."""
        if self._entrance.find_known(request.cookies.get(COOKIE, "")) is None:
            raise web.HTTPSeeOther("/")
        return _page(self._hall.way_in(_language(request), "", known=True))

    async def _write_sheet(self, request: web.BaseRequest) -> web.Response:
        """Show the page for writing a sheet, judge what is typed, or keep it; who only looks on leaves nothing at the table."""
        visitor, language = self._entrance.find_known(request.cookies.get(COOKIE, "")), _language(request)
        if visitor is None:
            raise web.HTTPSeeOther("/")
        if request.method == "GET":
            return _page(self._sheets.page(language))
        form = parse_qs((await request.read()).decode("utf-8", "replace"), keep_blank_values=True)
        text, may = form.get("text", [""])[0].replace("\r\n", "\n"), visitor.role != LOOKS_ON
        if "part" in form:
            return _page(self._sheets.see(text, language))
        return _page(self._sheets.page(language, text, keep="keep" in form, may=may))

    async def _join(self, request: web.BaseRequest) -> web.Response:
        """Admit somebody who has the code, or joined before."""
        form = parse_qs((await request.read()).decode("utf-8", "replace"))
        code, role = (form.get(name, [""])[0] for name in ("code", "role"))
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

    async def _exchange_live(self, request: web.BaseRequest) -> web.WebSocketResponse:
        """Exchange messages with a visitor's browser until the connection ends."""
        connection = web.WebSocketResponse(heartbeat=BEAT, max_msg_size=MOST_BYTES, compress=False)
        await connection.prepare(request)
        try:
            visitor = self._entrance.arrive(request.cookies.get(COOKIE, ""))
        except Refused:
            await connection.close(code=WSCloseCode.TRY_AGAIN_LATER)
            return connection
        if visitor is None:
            await connection.close(code=SENT_AWAY)
            return connection
        here = {guest.number for guest in self._entrance.guests() if guest.here}
        for number in [each for each in self._sockets if each not in here]:
            self._close_one(number, WSCloseCode.TRY_AGAIN_LATER)  # who crowds the table has given way to this visitor
        self._close_one(visitor.number, ELSEWHERE)
        self._sockets[visitor.number] = connection
        place = self._keeper.places[request.protocol]
        place.settled = True
        self._send(visitor.number, ALIVE)  # at once: where many come back together, the first page can take a second and more
        self._tell(visitor, None)
        try:
            await self._listen_to(visitor, connection, place)
        finally:
            if self._sockets.get(visitor.number) is connection:
                del self._sockets[visitor.number]
            if visitor.number not in self._sockets:  # else the visitor has only reloaded the page
                self._entrance.depart(visitor)
                self._wake()
        return connection

    async def _listen_to(self, visitor: Visitor, connection: web.WebSocketResponse, place: GatePlace) -> None:
        async for message in connection:
            told = parse_message(message.data) if message.type is WSMsgType.TEXT else None
            if told is None or not self._entrance.gate.hear(place, LAYING if isinstance(told, GlassSize) else 1):
                await connection.close(code=WSCloseCode.POLICY_VIOLATION)
                return
            visitor.spoke = True
            self._tell(visitor, told)

    def _tell(self, visitor: Visitor, told: Told | None) -> None:
        self.news.put(News(visitor.number, visitor.role, told))
        if not isinstance(told, FrameSeen):  # this can wait for the next turn
            self._wake()

    def _send(self, visitor: int, text: str) -> None:
        connection = self._sockets.get(visitor)
        if connection is not None and self._unread[visitor] > UNREAD:
            self._close_one(visitor, WSCloseCode.POLICY_VIOLATION)
        elif connection is not None and not connection.closed:
            self._keep(self._send_text(visitor, connection, text))

    async def _send_text(self, visitor: int, connection: web.WebSocketResponse, text: str) -> None:
        self._unread[visitor] += 1
        with suppress(ConnectionError):  # the browser has just disconnected
            await connection.send_str(text)
        self._unread[visitor] -= 1

    def _close_one(self, visitor: int, code: int) -> None:
        connection = self._sockets.pop(visitor, None)
        if connection is not None:
            self._keep(connection.close(code=code))

    def _keep(self, work: Any) -> None:
        """Run a coroutine on the loop, and hold its task, as the loop holds it only weakly."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class _Doorkeeper(web.Server):
    """Gives each connection a place at the gate; what browsers break of HTTP is counted there instead of logged."""

    def __init__(self, answer: Handler, gate: Gate) -> None:
        counted = logging.getLogger("companion.phones")
        counted.filters[:] = [self._count]
        bounds: dict[str, Any] = {"keepalive_timeout": PATIENCE / 2, "lingering_time": 0.0, "read_bufsize": 2 * MOST_BYTES}
        bounds |= {"max_headers": MOST_HEADERS, "max_field_size": MOST_BYTES, "max_line_size": MOST_BYTES}
        super().__init__(answer, logger=counted, access_log=None, **bounds)
        self._gate = gate
        self.places: dict[object, GatePlace] = {}

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        """Give it a place; who must give it up is hung up on at once."""
        super().connection_made(handler, transport)
        self.places[handler] = self._gate.enter(transport.get_extra_info("peername")[0], transport.abort)

    def connection_lost(self, handler: web.RequestHandler, exc: BaseException | None = None) -> None:
        """Take the place back."""
        super().connection_lost(handler, exc)
        self._gate.leave(self.places.pop(handler))

    def _make_request(self, message: Any, payload: Any, protocol: Any, writer: Any, task: Any) -> web.BaseRequest:
        most = SHEET_BYTES if message.path == SHEET else MOST_BYTES
        return web.BaseRequest(message, payload, protocol, writer, task, self._loop, client_max_size=most)

    def _count(self, record: logging.LogRecord) -> bool:
        fault = record.exc_info[1] if record.exc_info else None
        if isinstance(fault, HttpProcessingError):
            self._gate.note(str(record.args[0]) if isinstance(record.args, tuple) and record.args else "", "malformed")
        elif fault is not None:
            self._gate.say("%s: %r", record.getMessage(), fault)
            LOG.debug("what failed while a browser was answered", exc_info=fault)
        return False


def _listen(port: int | None) -> socket.socket:
    """Listen at a port, on IPv4 and on IPv6 if available; without a port at a free one that only this machine reaches."""
    if port is None:
        return socket.create_server(("127.0.0.1", 0))
    both = socket.has_dualstack_ipv6()
    family = socket.AF_INET6 if both else socket.AF_INET
    listening = socket.create_server(("", port), family=family, dualstack_ipv6=both)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8 * MOST_BYTES)  # what nobody has read yet is memory too
    return listening


@cache
def _text(name: str) -> str:
    """Read and cache a file of the page, as an update might replace it while this version still runs."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def _page(text: str, status: int = 200) -> web.Response:
    return web.Response(text=text, content_type="text/html", status=status)


def _language(request: web.BaseRequest) -> str:
    return request.headers.get("Accept-Language", "")[:2].lower()


async def _file(request: web.BaseRequest) -> web.Response:
    name = request.path[1:]
    return web.Response(text=_text(name), content_type=TYPES[name])


async def _letters(request: web.BaseRequest) -> web.FileResponse:
    """Return the file of one font face, which a browser may cache."""
    face = list(FontFace)[int(request.path[-1])]
    return web.FileResponse(face.file(), headers={"Content-Type": "font/otf", "Cache-Control": "max-age=604800, immutable"})
