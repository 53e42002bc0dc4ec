"""What other glasses cost and how quick they are: `python tests/bench/bench_glass.py [--json]`.

A table is served by a process of its own, at loopback; visitors are websockets without a browser that say at once that they show
a frame. A press is one of the second screen's, counted until all eight glasses have been sent what came of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import aiohttp
from figures import tell, use_rooms

use_rooms("app", "glass", "")

IDLE = 16
"""Seconds after which the table rests."""
PRESSES = 60
SIZES = ((720, 1558), (720, 1440), (720, 1280), (820, 1180), (1280, 800), (1920, 1080), (1038, 480), (1024, 768))


def serve():
    """Serve a game of Tumult Royale until the parent goes; tell address, code and memory, and on each line read, what is so now."""
    from served import Served

    from companion.table import Seat, Seats
    from companion.table.table import Beginning

    seats = Seats(map(Seat, ("Ada", "Ben", "Clara", "Karl"), ("blue", "yellow", "purple", "grey")))
    with tempfile.TemporaryDirectory() as folder:
        table = Served(Path(folder))
        before = rss()
        table.start()
        table.desk.begin(Beginning("tumult_royale", seats, {"books": "light"}, {}))
        table.until(lambda: table.desk.snapshot.game is not None)
        print(json.dumps({"address": table.address, "code": table.code, "before": before}), flush=True)
        for _ in sys.stdin:
            if table.company.asking():
                table.let_in()
            times = os.times()
            print(json.dumps({"rss": rss(), "cpu": times.user + times.system}), flush=True)
        table.close()


def rss():
    return int(re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())[1]) / 1024


class Visitor:
    def __init__(self, address, size):
        self.address, self.size = address, size
        self.client = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.frames, self.number, self.pieces, self.fresh = 0, 0, [], asyncio.Event()

    async def come(self, code, role):
        async with self.client.post(f"{self.address}/join", data={"code": code, "role": role}) as answer:
            assert answer.status == 200, await answer.text()
        await self.connect()

    async def connect(self):
        self.socket = await self.client.ws_connect(f"{self.address}/live", headers={"Origin": self.address}, max_msg_size=0)
        self.pieces = []
        await self.socket.send_json({"size": self.size, "language": "en"})
        self.reader = asyncio.create_task(self.read())

    async def read(self):
        async for message in self.socket:
            told = json.loads(message.data)
            self.pieces = [self.pieces[each] if isinstance(each, int) else each for each in told["pieces"]]
            self.number, self.frames = told["n"], self.frames + 1
            self.at = time.perf_counter()
            self.fresh.set()
            await self.socket.send_json({"seen": self.number})

    def here(self):
        """Name the button in focus."""
        return next(
            (found[1] for piece in self.pieces if (found := re.match(r'<button id="([^"]*)"[^>]*class="here"', piece))), None
        )


async def measure(child):
    def ask():
        child.stdin.write("\n")
        child.stdin.flush()
        return json.loads(child.stdout.readline())

    hello = json.loads(child.stdout.readline())
    address, figures = hello["address"], {}
    await asyncio.sleep(IDLE)
    figures["share of a core with nobody, idle, %"] = await idle(ask)
    alone = ask()
    began = time.perf_counter()
    visitors = [Visitor(address, size) for size in SIZES]
    await visitors[0].come(hello["code"], "screen")
    await asyncio.wait_for(visitors[0].fresh.wait(), 20)
    figures["code to first page, s"] = round(time.perf_counter() - began, 3)
    await asyncio.to_thread(ask)  # the device lets the second screen in
    await asyncio.wait_for(visitors[0].reader, 5)
    visitors[0].fresh.clear()
    await visitors[0].connect()
    await asyncio.wait_for(visitors[0].fresh.wait(), 20)
    for visitor in visitors[1:]:
        await visitor.come(hello["code"], "looks-on")
    await asyncio.gather(*(visitor.fresh.wait() for visitor in visitors))
    screen, spans = visitors[0], []
    for _ in range(PRESSES):
        await asyncio.sleep(0.4)
        for visitor in visitors:
            visitor.fresh.clear()
        name, pressed = screen.here(), time.perf_counter()
        if name is None:
            break
        await screen.socket.send_json({"press": name, "at": None, "n": screen.number})
        try:
            await asyncio.wait_for(asyncio.gather(*(visitor.fresh.wait() for visitor in visitors)), 1.5)
        except TimeoutError:
            continue  # it moved the screen alone
        spans.append(1000 * (max(visitor.at for visitor in visitors) - pressed))
    figures["presses that all glasses show"] = len(spans)
    if len(spans) > 1:
        figures["press to all glasses, median ms"] = round(statistics.median(spans))
        figures["press to all glasses, 95th percentile ms"] = round(sorted(spans)[len(spans) * 95 // 100])
    with_all = ask()
    figures["memory more with eight visitors, MB"] = round(with_all["rss"] - alone["rss"], 1)
    await asyncio.sleep(IDLE)
    figures["share of a core with eight idle, %"] = await idle(ask)
    await visitors[3].socket.close()
    visitors[3].fresh.clear()
    begun = time.perf_counter()
    await visitors[3].connect()
    await asyncio.wait_for(visitors[3].fresh.wait(), 10)
    figures["back after a sleep, s"] = round(time.perf_counter() - begun, 3)
    for visitor in visitors:
        await visitor.socket.close()
        await visitor.client.close()
    return figures


async def idle(ask):
    """Measure what the process takes while nobody does anything."""
    before, begun = ask(), time.perf_counter()
    await asyncio.sleep(15)
    return round(100 * (ask()["cpu"] - before["cpu"]) / (time.perf_counter() - begun), 1)


def main():
    """Serve in another process, and measure from here."""
    with tempfile.TemporaryFile("w+") as log:
        child = subprocess.Popen(
            [sys.executable, __file__, "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True
        )
        figures = asyncio.run(measure(child))
        child.stdin.close()
        child.wait(20)
        log.seek(0)
        told = log.read()
    figures["tracebacks"] = told.count("Traceback")
    if figures["tracebacks"]:
        sys.stderr.write(told)
    tell(figures)


if __name__ == "__main__":
    serve() if "--serve" in sys.argv else main()
