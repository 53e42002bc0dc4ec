"""tables_host.py FOLDER PORT FIRST COUNT: real tables in one process, each at the broker under its own account; orders come on stdin.

Each table plays Tumult or Citadels by answers that a table might give. A line on stdin is `answers N` (each table gives so many),
`glass S` (sand runs for S seconds), `call REASON`, or `end`; after each the process writes `done`.
"""

from __future__ import annotations

import select
import sys
import time
from pathlib import Path
from random import Random

from companion.games import GAMES
from companion.games import game as find_game
from companion.language.words import Words
from companion.network.mqtt.broker_config import BrokerConfig
from companion.network.mqtt.broker_table import BrokerTable
from companion.network.mqtt.orders import CloseIn, Coming, DimRing, PauseTable, ShowMessage
from companion.network.mqtt.outbox import Outbox
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.play.live import Running
from companion.table import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

FOLDER, PORT, FIRST, COUNT = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
BOXES = ("citadels", "tumult_royale")
SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])


class Table:
    """A game at a table that is told to the broker."""

    def __init__(self, number):
        box = find_game(BOXES[number % 2])
        self.words = Words("de", [box.folder])
        folder = FOLDER / f"table-{number}"
        folder.mkdir(parents=True, exist_ok=True)
        account = f"table-{number}"
        wish = BrokerConfig(
            "127.0.0.1", PORT, account, account[::-1], table=f"Tisch {number}", serial=f"{number:08x}", names=True
        )
        self.broker = BrokerTable(wish, GAMES, Outbox(folder), list, self.words, "test").start()
        beginning = Beginning(box.name, SEATS, {**box.default_options(), "books": "full"}, {})
        self.controller = Controller(Session.begin(box, beginning, MemoryLog()))
        self.rng = Random(number)
        self.sand = None
        self.paused, self.brightness = False, 1.0
        self.broker.show(self.controller.snapshot(), None, self.words)

    def answer(self):
        now = self.controller.snapshot()
        if now.question is not None:
            self.controller.do(Answer(now.question.sample(self.rng), now.step))
            self.broker.show(self.controller.snapshot(), self.sand, self.words)

    def run(self):
        for order in self.broker.run(self.sand):
            match order:
                case PauseTable():
                    self.paused = order.paused
                case DimRing():
                    self.brightness = order.level
                case Coming():
                    self.broker.call("")
                case ShowMessage() | CloseIn():
                    print("told", self.broker.config.table, order, flush=True)
        self.broker.note(paused=self.paused, brightness=self.brightness)


def obey(order, tables):
    """Do what a line orders; tell whether there was such an order."""
    for table in tables:
        match order:
            case ["answers", number]:
                for _ in range(int(number)):
                    table.answer()
                    table.run()
            case ["glass", seconds]:
                table.sand = Running(float(seconds), float(seconds), time.monotonic(), running=True)
            case ["call", reason]:
                table.broker.call(reason)
            case _:
                return False
    return True


def main():
    tables = [Table(number) for number in range(FIRST, FIRST + COUNT)]
    print("done", flush=True)
    while True:
        for table in tables:
            table.run()
        if not select.select([sys.stdin], [], [], 0.05)[0]:
            continue
        if not obey(sys.stdin.readline().split(), tables):
            break
        print("done", flush=True)
    for table in tables:
        table.broker.close()


if __name__ == "__main__":
    main()
