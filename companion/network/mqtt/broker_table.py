"""A table's link to its broker: publishes the game's state, events and finished plays, and takes a house's orders."""

import logging
import secrets
import time
from collections.abc import Callable, Iterable
from functools import partial
from threading import Thread
from typing import Any

from companion.language.words import Words
from companion.library.history.document import Play, convert_play
from companion.library.history.plays import LARGEST, Plays
from companion.library.library import Library
from companion.library.versions import find_own_package
from companion.network.gate import Gate
from companion.network.mqtt.broker_config import BrokerConfig, BrokerRefused, draw_serial, read_broker_config
from companion.network.mqtt.connection import Connection, Trouble
from companion.network.mqtt.orders import DimRing, Order, OrderRefused, order_from
from companion.network.mqtt.outbox import Outbox, is_too_old, receipt_from
from companion.network.mqtt.telling import call_words, event_types, find_sand, list_events, state_of, without_names
from companion.network.mqtt.topics import Topics, discovery, discovery_topic, parse_topic
from companion.play import Snapshot
from companion.play.live import Live, Running
from companion.system.settings import Settings
from companion.table import Game, JournalTrouble, quoted

LOG = logging.getLogger("companion")
AGAIN = 60.0
"""Seconds between two searches for plays that must be sent."""
LAST = 0.5
"""A timer with fewer seconds left than this counts as run out."""
AT_ONCE = 20
"""The most plays that are sent at a time."""
MOST_MOVES = 3
"""How often at most a table takes another serial number because a second device has the same one."""
NEWEST, IN_TURN = 10, 40
"""How many of the newest plays, and how many of the older ones, are looked at each time."""
ORDERING, ORDERS_A_SECOND = 16, 1.6
"""What an order that shows a page weighs at the gate: five come at once, then one every ten seconds."""
PROMPT = 0.05
"""The most seconds that reading new plays from the journal takes at a time."""


class BrokerTable:
    """Publishes every snapshot that the desk passes to it. Nothing here waits for the network; refused messages are dropped.

    `plays` returns finished plays of this device, the newest first; it is called seldom. `words` are the device's own until a
    snapshot brings its game's. `renew` draws another serial number when a second device has the same one.
    """

    def __init__(
        self,
        config: BrokerConfig,
        games: tuple[Game, ...],
        outbox: Outbox,
        plays: Callable[[], Iterable[Play]],
        words: Words,
        version: str = "",
        clock: Callable[[], float] = time.monotonic,
        renew: Callable[[], str] = lambda: secrets.token_hex(4),
    ) -> None:
        self.config = config
        self.calls = ""
        self.paused = False
        self.brightness = 1.0
        self._games, self._version, self._words = games, version, words
        self._outbox, self._plays, self._clock, self._renew = outbox, plays, clock, renew
        self._word = secrets.token_hex(4)
        self._moves = 0
        self._left: list[Thread] = []
        self._gate = Gate("broker", clock)
        self._house = self._gate.enter("", lambda: None)
        self._gate.know(self._house, "house")
        self._house.a_second = ORDERS_A_SECOND
        self._line = self._make_connection()
        self._arrivals, self._introduced = 0, -1
        self._snapshot: Snapshot | None = None
        self._live: Live | None = None
        self._since: int | None = None
        self._ends_at: str | None = None
        self._sand_ends = self._sand_told = 0.0
        self._told: dict[str, Any] | None = None
        self._behind = False
        self._plays_due = 0.0

    @property
    def topics(self) -> Topics:
        """The topics of this table's messages."""
        return self.config.topics

    def _make_connection(self) -> Connection:
        """Make the connection. Its client id contains the word drawn at startup, as a broker keeps only one client per id."""
        topics = self.topics
        hears = (topics.command("+"), topics.received, topics.here)
        gone = topics.availability, "offline"
        line = Connection(self.config, f"companion-{topics.table}-{self._word}", hears, gone, fresh_only=True)

        def greet() -> None:
            """Count connections, on the connection's thread; after each, all that the broker retains is published again."""
            self._arrivals += 1

        line.on_connect = greet
        return line

    def start(self) -> "BrokerTable":
        """Connect. Raises `BrokerRefused`."""
        self._line.start()
        return self

    @property
    def trouble(self) -> Trouble | None:
        """Why the broker cannot be reached; None while it is connected."""
        return self._line.trouble

    def show(self, snapshot: Snapshot, live: Live | None, words: Words) -> None:
        """Publish a new snapshot in these words, and the events since the last one."""
        sand, before = self._live, self._snapshot
        if words.language != self._words.language:
            self._introduced = -1
        self._snapshot, self._words = snapshot, words
        self._note_sand(live)
        if snapshot.draft is not None:
            return
        if isinstance(sand, Running) and sand.running and sand.get_remaining(self._clock()) < LAST:
            self._line.publish(self.topics.event, {"event_type": "time_up"})
        for event in list_events(before, snapshot, names=self.config.names):
            if event["event_type"] == "begun":
                self._since = time.time_ns() // 1_000_000
            if event["event_type"] == "game_over":
                self._plays_due = 0.0
            self._line.publish(self.topics.event, event)
        self._tell()

    def run(self, live: Live | None) -> list[Order]:
        """Publish what is due, and return the orders received since the last call. The desk calls this often."""
        arrivals = self._arrivals
        if self._line.connected and self._introduced != arrivals:
            # Publish everything that the broker is to retain; if its queue was too full, the next call tries again
            taken = self._say_here() and self._take_back()
            if self.config.discovery:
                config, events = self.config, event_types(self._games)
                described = discovery(self.topics, config.table, config.serial, self._version, events, self._words)
                taken &= self._line.publish(discovery_topic(self.topics), described, retain=True)
            self._told = None
            self._tell()
            if taken:
                self._introduced = arrivals
                self._outbox.note_told_as(self.topics.table)
        changed = live is not self._live
        self._note_sand(live)
        if changed or self._behind:
            self._tell()
        if self._line.connected and self._clock() >= self._plays_due:
            self._plays_due = self._clock() + AGAIN
            self._say_here()
            now = time.time_ns() // 1_000_000
            for play in self._outbox.list_due(self._plays(), now)[:AT_ONCE]:
                told = play if self.config.names else without_names(play, self._games)
                if self._line.publish(self.topics.play, convert_play(told)):
                    self._outbox.note_sent(play)
        orders = [order for topic, payload in self._line.take() if (order := self._order(topic, payload)) is not None]
        self._outbox.save()
        return orders

    def _note_sand(self, live: Live | None) -> None:
        """Note which timer runs and compute its end once, so that the same end is published until another timer runs.

        The event says in how many seconds (0: it stands), as whoever hears it may have another time of day. If it cannot be sent
        now, a later call sends it.
        """
        now = self._clock()
        if live is not self._live:
            sand = find_sand(self._snapshot, live)
            self._live, self._ends_at, self._sand_ends = live, None, 0.0
            if sand is not None and sand.running:
                seconds = sand.get_remaining(now) * sand.slow
                self._ends_at = time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime(time.time() + seconds))
                self._sand_ends = now + seconds
        if abs(self._sand_ends - self._sand_told) > 1:
            event = {"event_type": "sand", "seconds": max(0, round(self._sand_ends - now))}
            if self._line.publish(self.topics.event, event):
                self._sand_told = self._sand_ends

    def call(self, reason: str) -> None:
        """Call somebody to the table for a `reason`; "" ends the call."""
        self.calls = reason
        if reason:
            self._line.publish(self.topics.event, {"event_type": "calls", "reason": reason})
        self._tell()

    def note(self, *, paused: bool, brightness: float) -> None:
        """Publish whether the table is paused and how bright it is, if either has changed."""
        if (paused, brightness) == (self.paused, self.brightness):
            return
        if paused and not self.paused:
            self._line.publish(self.topics.event, {"event_type": "paused"})
        self.paused, self.brightness = paused, brightness
        self._tell()

    def _say_here(self) -> bool:
        """Publish that this table is online; this is repeated because a lost connection's will can arrive a minute late."""
        said = self._line.publish(self.topics.availability, "online", retain=True)
        return self._line.publish(self.topics.here, self._word) and said

    def _take_back(self) -> bool:
        """Let the broker forget what this device said under another name, so that Home Assistant shows no table that is gone."""
        if self._outbox.told_as in {"", self.topics.table}:
            return True
        before = Topics(self._outbox.told_as)
        topics = (discovery_topic(before), before.availability, before.state)
        return all(self._line.publish(topic, "", retain=True) for topic in topics)

    def _tell(self) -> None:
        """Publish the table's state if it differs from the one published last."""
        state = state_of(self._snapshot, self._live, self._clock(), self._words, names=self.config.names)
        state |= {"table": self.config.table, "serial": self.config.serial, "since": self._since if state["box"] else None}
        state["said"] = {**state["said"], "calls": call_words(self.calls, self._words)}
        state |= {
            "ends_at": self._ends_at,
            "calls": self.calls,
            "paused": self.paused,
            "brightness": round(self.brightness * 100),
        }
        self._behind = False
        if state != self._told:
            if self._line.publish(self.topics.state, state, retain=True):
                self._told = state
            else:
                self._behind = self._line.connected

    def _order(self, topic: str, payload: bytes) -> Order | None:
        """Handle a message to this table: a receipt, the word of a device with the same serial number, or an order (returned)."""
        about = parse_topic(topic)
        if about is None or about.table != self.topics.table:
            return None
        if about.about == "received":
            told = receipt_from(payload)
            if told is None:
                self._gate.say("expected a receipt for a play, got %s", quoted(payload[:40]))
            elif told.uuid:
                self._outbox.note_received(told.uuid, told.house, told.revision)
            else:
                self._outbox.note_house(told.house, time.time_ns() // 1_000_000)
                self._outbox.hurry()
                self._plays_due = min(self._plays_due, self._clock() + 1.0)
            return None
        if about.about == "here":
            self._compare_word(payload.decode("ascii", "replace"))
            return None
        try:
            order = order_from(about.about.removeprefix("command/"), payload)
        except OrderRefused as refused:
            self._gate.say("an order is refused: %s", refused)
            return None
        if not isinstance(order, DimRing) and not self._gate.hear(self._house, ORDERING):
            self._gate.say("more orders than a house gives; one is left out")
            return None
        return order

    def _compare_word(self, word: str) -> None:
        """Compare another device's word: of two devices with one serial number, the one with the greater word takes a new one."""
        if word == self._word:
            return
        if word > self._word or self._moves >= MOST_MOVES:
            self._introduced = -1  # publish this table's messages over the other's again, and let it hear this one's word
            return
        self._moves += 1
        left, before = self._line, self.config
        self.config = self.config._replace(serial=self._renew())
        self._outbox.note_told_as(self.topics.table)  # what was said before is the other's
        LOG.warning("broker: another device has the serial number of this one, which now uses %s", self.config.serial)
        self._introduced = -1
        try:
            self._line = self._make_connection().start()
        except BrokerRefused as refused:
            LOG.warning("broker: %s; the old connection and serial number are kept", refused)
            self.config = before
            return
        self._left.append(Thread(target=left.close, name="left line", daemon=True))
        self._left[-1].start()

    def close(self) -> None:
        """Publish that the table is offline, if the broker takes that at once, and disconnect."""
        self._line.close((self.topics.availability, "offline"))
        for thread in self._left:
            thread.join()


def open_table(settings: Settings, library: Library, games: tuple[Game, ...]) -> BrokerTable | None:
    """Connect a table with these games to its broker; return None where MQTT is off. Raises `BrokerRefused`."""
    config = read_broker_config(settings, library.folder)
    if config is None:
        return None
    plays = PlaysInTurn(library, config.table)
    renew = partial(draw_serial, library.folder)
    words = Words(settings.text("table.language"))
    return BrokerTable(config, games, Outbox(library.folder), plays, words, find_own_package().version, renew=renew).start()


class PlaysInTurn:
    """Returns some plays of a device at each call: the newest, and the next few of the older ones, back to thirty days ago."""

    def __init__(self, library: Library, device: str, now: Callable[[], int] = lambda: time.time_ns() // 1_000_000) -> None:
        self._library, self._device, self._now = library, device, now
        self._below = LARGEST

    def __call__(self) -> list[Play]:
        """Return plays with all edits applied, deleted ones included; none where the journal fails."""
        try:
            plays = Plays(self._library.journal, self._device)
            plays.bring_up_to_date(PROMPT)
            edits = plays.edits()
            newest = list(plays.list_newest(NEWEST))
            others = list(plays.list_newest(IN_TURN, min(self._below, newest[-1][0]))) if newest else []
            young = any(not is_too_old(play, self._now()) for _, play in others)
            self._below = others[-1][0] if young else LARGEST
            return [edits.as_told(play) for _, play in (*newest, *others)]
        except JournalTrouble as trouble:
            LOG.warning("plays cannot be read from the journal: %s", trouble)
            return []
