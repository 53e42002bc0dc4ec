"""Three hundred tables that play real games against one Mosquitto, and a house: messages a second, the time from answer to house.

In one run: the floor is a message of the same size sent and heard by bare clients of the same broker. The broker is killed and
started again in the middle; at the end the house must have every play. `--tables N --answers N` make it smaller or larger.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from uuid import UUID

from figures import tell, use_rooms

use_rooms("", "mqtt")

from mosquitto import Mosquitto, program

from companion.games import GAMES
from companion.games import game as find_game
from companion.language.words import Words
from companion.library.history.document import Play, PlayedSeat
from companion.library.library import Library
from companion.network.house.listening_house import HouseHost
from companion.network.mqtt.broker_config import BrokerConfig
from companion.network.mqtt.broker_table import BrokerTable
from companion.network.mqtt.outbox import Outbox
from companion.play.acts import Answer
from tools.by_ear import begun

WORDS = Words("en", [game.folder for game in GAMES])
BOXES = ("tumult_royale", "citadels", "council_of_four", "any_box")


class Player:
    """A table with a game of random answers; when a game is over its play waits to be received, and another begins."""

    def __init__(self, number: int, broker: Mosquitto, folder: Path) -> None:
        self.rng, self.number, self.plays = Random(number), number, []
        wish = BrokerConfig(
            "127.0.0.1", broker.port, "tables", "selbat", table=f"Table {number}", serial=f"{number:08x}", names=True
        )
        own = folder / wish.serial
        own.mkdir()
        self.table = BrokerTable(wish, GAMES, Outbox(own), lambda: list(self.plays), WORDS, "bench").start()
        self.sent: dict[int, float] = {}
        self.begin()

    def begin(self) -> None:
        self.controller = begun(find_game(self.rng.choice(BOXES)), {}, ("Ada", "Ben", "Clara", "Karl"))

    def answer(self) -> None:
        snapshot = self.controller.snapshot()
        if snapshot.question is None:
            self.finish(snapshot)
            self.begin()
            snapshot = self.controller.snapshot()
        snapshot = self.controller.do(Answer(snapshot.question.sample(self.rng), snapshot.step, "bench"))
        self.table.show(snapshot, None, WORDS)
        self.table.run(None)

    def finish(self, snapshot) -> None:
        uuid = str(UUID(int=self.number << 32 | len(self.plays)))
        seats = tuple(
            PlayedSeat(seat.name, seat.colour, rank, 10 - rank, won=rank == 1) for rank, seat in enumerate(snapshot.seats, 1)
        )
        self.plays.append(Play(uuid, snapshot.game.name, "1", seats))


def floor(broker: Mosquitto, size: int, count: int = 300) -> float:
    """Time a bare message of this size from one client of the broker to another: the median of many, in seconds."""
    import paho.mqtt.client as paho
    from paho.mqtt.enums import CallbackAPIVersion

    taken, heard = [], threading.Event()
    ears = paho.Client(CallbackAPIVersion.VERSION2, client_id="ears")
    mouth = paho.Client(CallbackAPIVersion.VERSION2, client_id="mouth")
    for client, user in ((ears, "house"), (mouth, "tables")):
        client.username_pw_set(user, user[::-1])
        client.connect("127.0.0.1", broker.port)
        client.loop_start()
    ears.on_message = lambda *_: heard.set()
    ears.subscribe("companion/floor/state", qos=1)
    time.sleep(0.5)
    for _ in range(count):
        heard.clear()
        began = time.perf_counter()
        mouth.publish("companion/floor/state", b"x" * size, qos=1)
        heard.wait(5)
        taken.append(time.perf_counter() - began)
    for client in (ears, mouth):
        client.disconnect()
        client.loop_stop()
    return statistics.median(taken)


class Evening:
    """A broker, a house that listens on a thread of its own, and the tables."""

    def __init__(self, folder: Path, tables: int) -> None:
        self.broker = Mosquitto(folder).start()
        self.bare = floor(self.broker, 700)
        (folder / "house").mkdir()
        self.library = Library(folder / "house")
        self.house = HouseHost(
            BrokerConfig("127.0.0.1", self.broker.port, "house", "esuoh", serial="house000"), self.library
        ).start()
        self.before = memory()
        self.players = [Player(number, self.broker, folder) for number in range(tables)]
        self.heard: dict[str, float] = {}
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()
        wait(self.all_connected)

    def _listen(self) -> None:
        house = self.house
        while not self._ended.wait(0.002):
            for topic, payload in house._line.take(2000):
                self.heard[topic] = time.perf_counter()
                if topic.endswith("/play"):
                    house._collect(topic.split("/")[1], payload)
                else:
                    house.tables.hear(topic, payload, 0.0)

    def all_connected(self) -> bool:
        return self.house.problem is None and all(player.table.trouble is None for player in self.players)

    def all_collected(self) -> bool:
        """Send again what no house has received, as a table does each minute, and see whether nothing is left."""
        for player in self.players:
            if player.table._outbox.list_lacking(player.plays, 0):
                player.table._outbox.hurry()
                player.table._plays_due = 0.0
            player.table.run(None)
        return self.house.collected >= self.told

    @property
    def told(self) -> int:
        return sum(len(player.plays) for player in self.players)

    def restart_the_broker(self) -> None:
        self.broker.kill()
        self.broker.start()
        wait(self.all_connected, 90)

    def close(self) -> None:
        self._ended.set()
        self._thread.join()
        for player in self.players:
            player.table.close()
        self.house.close()
        self.library.close()
        self.broker.kill()


def memory() -> int:
    """Megabytes that this process has used at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def measured(folder: Path, tables: int, answers: int) -> dict[str, float]:
    evening = Evening(folder, tables)
    delays, began = [], time.perf_counter()
    for turn in range(answers):
        if turn == answers // 2:
            evening.restart_the_broker()
        for player in evening.players:
            player.answer()
            if player.number % 10 == 0 and turn > answers // 2:
                delays.append(probe(player, evening.heard))
    spent = time.perf_counter() - began
    wait(evening.all_collected, 90)
    seen, used = len(evening.house.tables.present), memory()
    lost = evening.told - evening.house.collected
    evening.close()
    delays.sort()
    return {
        "tables": tables, "answers a second": round(tables * answers / spent),
        "floor, a bare message (ms)": round(1000 * evening.bare, 2),
        "answer to house, median (ms)": round(1000 * delays[len(delays) // 2], 1),
        "answer to house, 99 % (ms)": round(1000 * delays[int(len(delays) * 0.99)], 1),
        "memory of house and all tables (MB)": used, "before the tables (MB)": evening.before,
        "plays": evening.told, "plays lost": lost, "tables seen": seen,
    }  # fmt: skip


def probe(player: Player, heard: dict[str, float]) -> float:
    """Change something at a table and wait until the house has heard it."""
    topic = player.table.topics.state
    heard.pop(topic, None)
    began = time.perf_counter()
    player.table.call("" if player.table.calls else "help")
    while topic not in heard and time.perf_counter() - began < 5:
        time.sleep(0.0005)
    return heard.get(topic, time.perf_counter()) - began


def wait(condition, seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError("nothing came of it")
        time.sleep(0.02)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--answers", type=int, default=40, help="of each table")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if program("mosquitto") is None:
        sys.exit("Mosquitto is not installed; left out")
    with tempfile.TemporaryDirectory() as name:
        result = measured(Path(name), arguments.tables, arguments.answers)
    tell(result)
    sys.exit(result["plays lost"] != 0)
