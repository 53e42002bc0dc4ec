"""The connection to a broker: its own thread connects, waiting longer after each failure, and blocks nobody else."""

import json
import logging
import socket
import ssl
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping
from threading import Lock, Thread, Timer
from typing import Any, NamedTuple

import paho.mqtt.client as paho
from paho.mqtt.enums import CallbackAPIVersion

from companion.network.gate import Gate
from companion.network.mqtt.broker_config import BrokerConfig, BrokerRefused
from companion.table import clean_name

LOG = logging.getLogger("companion")
KEEP_ALIVE = 30
FIRST_WAIT, LONGEST_WAIT = 1, 5
"""Seconds between two tries to connect."""
PATIENCE = 4.0
"""Seconds after which a broker that has not answered yet is reported as silent, even while its name is still being resolved."""
WAITING = 200
"""The most messages under way that the broker has not acknowledged; further ones are not sent."""
FAREWELL = 1.0
"""The most seconds to wait until a broker takes the last message, and until paho's thread ends."""
MOST_BYTES = 70_000
"""The most bytes of a message that is read; a longer one is dropped."""
MOST_TOPICS, MOST_HELD = 2_000, 8_000_000
"""The most topics of messages received and not yet read, further ones are dropped; the most bytes of all of them."""
EACH, EACH_HELD = 100, 200_000
"""The most messages of one topic that wait, and of their bytes: the oldest are dropped, and the last word always counts."""


class Trouble(NamedTuple):
    """Why there is no connection: a kind, for the screen's message `broker-trouble-KIND`, and a sentence for log and doctor."""

    kind: str
    said: str


NAMES_THAT_WORK = "give its IPv4 address, a .local name, or a name that the router knows"
NOT_YET = Trouble("not-yet", "not connected yet")
"""The trouble while a broker still has time to answer."""


class Unread:
    """The messages received and not yet read: each topic waits in a line of its own, and they are read in turn.

    So whoever floods a broker loses their own messages, and nobody else's.
    """

    def __init__(self) -> None:
        self._lines: dict[str, deque[bytes]] = {}
        self._bytes: Counter[str] = Counter()
        self._turn = Lock()

    def put(self, topic: str, payload: bytes) -> None:
        """Add a message, on the connection's thread."""
        with self._turn:
            if topic not in self._lines and len(self._lines) >= MOST_TOPICS:
                return
            self._lines.setdefault(topic, deque()).append(payload)
            self._bytes[topic] += len(payload)
            while len(line := self._lines[topic]) > 1 and (len(line) > EACH or self._bytes[topic] > EACH_HELD):
                self._pop(topic)
            while self._bytes.total() > MOST_HELD:
                self._pop(self._bytes.most_common(1)[0][0])

    def take(self, most: int) -> list[tuple[str, bytes]]:
        """Return at most so many: of each topic the oldest, then of each the next."""
        found: list[tuple[str, bytes]] = []
        with self._turn:
            while self._lines and len(found) < most:
                topic = next(iter(self._lines))
                found.append((topic, self._lines[topic][0]))
                self._pop(topic)
        return found

    def _pop(self, topic: str) -> None:
        line = self._lines.pop(topic)
        self._bytes[topic] -= len(line.popleft())
        if line:
            self._lines[topic] = line
        else:
            del self._bytes[topic]


class Connection:
    """One client of a broker. `subscribes` are its topics; `will` is a topic and what the broker sends there if the line is lost.

    Received messages wait until `take` returns them; with `fresh_only`, messages that the broker retained are ignored.
    `publish` sends at once or not at all, and returns whether it sent.
    """

    def __init__(
        self,
        config: BrokerConfig,
        client_id: str,
        subscribes: Iterable[str],
        will: tuple[str, str] | None = None,
        *,
        fresh_only: bool = False,
    ) -> None:
        self.trouble: Trouble | None = NOT_YET
        self._fresh_only = fresh_only
        self.on_connect: Callable[[], None] = lambda: None
        self._config = config
        self._subscribes = tuple(subscribes)
        self._heard = Unread()
        self._gate = Gate("broker", time.monotonic)
        try:
            self._client = paho.Client(CallbackAPIVersion.VERSION2, client_id=client_id, clean_session=True)
        except OSError as error:  # paho opens a pair of sockets, which a drop-in of the unit or a file limit can prevent
            raise BrokerRefused(f"this system lets no connection to a broker be opened: {error}") from error
        self._client.connect_timeout = PATIENCE
        self._silence = Timer(PATIENCE, self._note_silence)
        self._silence.daemon = True
        self._client.reconnect_delay_set(FIRST_WAIT, LONGEST_WAIT)
        self._client.max_queued_messages_set(WAITING)
        self._client.on_connect = self._note_connected
        self._client.on_disconnect = self._note_lost
        self._client.on_connect_fail = lambda _client, _data: self._note(self._why_not())
        self._client.on_message = self._receive_message
        if will is not None:
            self._client.will_set(*will, qos=1, retain=True)
        if config.user:
            self._client.username_pw_set(config.user, config.password or None)
        if config.tls:
            try:
                self._client.tls_set(ca_certs=str(config.ca) if config.ca else None)
            except (OSError, ValueError) as error:
                raise BrokerRefused(f"this broker's TLS settings do not work: {error}") from error

    def start(self) -> "Connection":
        """Start a thread that connects as soon as the broker answers. Raises `BrokerRefused` where it cannot start."""
        try:
            self._config.host.encode("idna")
            self._client.connect_async(self._config.host, self._config.port, KEEP_ALIVE)
            self._client.loop_start()
            self._silence.start()
        except (OSError, ValueError, RuntimeError) as error:
            raise BrokerRefused(f"cannot connect to {self._config.host}:{self._config.port}: {error}") from error
        return self

    @property
    def problem(self) -> str | None:
        """Why there is no connection, as a sentence; None while connected."""
        return None if self.trouble is None else self.trouble.said

    @property
    def connected(self) -> bool:
        """Whether the broker is connected."""
        return self._client.is_connected()

    def publish(self, topic: str, value: Mapping[str, Any] | str, *, retain: bool = False) -> bool:
        """Send a message (JSON, or a text as it is) with QoS 1; return False where it cannot be sent now."""
        if not self.connected:
            return False
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        sent = self._client.publish(topic, text.encode("utf-8", "replace"), qos=1, retain=retain)
        return sent.rc == paho.MQTT_ERR_SUCCESS

    def take(self, most: int = 100) -> list[tuple[str, bytes]]:
        """Return the topics and payloads received since the last call, at most `most` of them."""
        return self._heard.take(most)

    def _note_connected(self, client: paho.Client, _data: Any, _flags: Any, reason: Any, _properties: Any) -> None:
        if reason.is_failure:
            self._note(Trouble("refused", f"it refuses: {reason}"))
            return
        for topic in self._subscribes:
            client.subscribe(topic, qos=1)
        self.trouble = None
        self.on_connect()

    def _note_lost(self, _client: paho.Client, _data: Any, _flags: Any, reason: Any, _properties: Any) -> None:
        if self.trouble is None:  # if the broker refused, that stays the reason
            self._note(Trouble("lost", f"the line is lost: {reason}"))

    def _note(self, trouble: Trouble) -> None:
        if self.trouble != trouble:
            LOG.warning("broker %s:%d: %s", self._config.host, self._config.port, trouble.said)
        self.trouble = trouble

    def _note_silence(self) -> None:
        if self.trouble == NOT_YET:
            self._note(Trouble("silent", f"no answer after {PATIENCE:.0f} s; if it is on, {NAMES_THAT_WORK}"))

    def _why_not(self) -> Trouble:
        """Find why no connection could be opened; paho calls this while it handles the socket's error."""
        match sys.exc_info()[1]:
            case socket.gaierror():
                return Trouble("unknown", f"the name {self._config.host} is not known in this network; {NAMES_THAT_WORK}")
            case PermissionError():
                return Trouble("outside", f"{self._config.host} is outside the local network; the service may reach nothing else")
            case ssl.SSLError() as error:
                return Trouble("tls", f"TLS: {getattr(error, 'verify_message', '') or error.reason or error}")
            case TimeoutError():
                return Trouble("silent", "nobody answers there")
            case fault:
                return Trouble("silent", str(fault or "nobody answers there"))

    def _receive_message(self, _client: paho.Client, _data: Any, message: paho.MQTTMessage) -> None:
        try:
            topic = message.topic
        except UnicodeDecodeError:
            return
        if len(message.payload) > MOST_BYTES:
            return
        if message.retain and self._fresh_only:
            self._gate.say("an old message on %s, retained by the broker, was ignored", clean_name(topic))
            return
        self._heard.put(topic, bytes(message.payload))

    def close(self, farewell: tuple[str, str] | None = None) -> None:
        """Publish `farewell`, if the broker takes it within `FAREWELL` seconds, and disconnect.

        Resolving the broker's name can block paho's thread far longer; that thread is abandoned after the same time.
        """
        self._silence.cancel()
        if farewell is not None and self.connected:
            last = self._client.publish(*farewell, qos=1, retain=True)
            try:
                last.wait_for_publish(FAREWELL)
            except (RuntimeError, ValueError):
                LOG.debug("the broker did not take the last message")
        self.trouble = NOT_YET  # a connection closed on purpose is not lost
        self._client.disconnect()

        def hang_up() -> None:
            self._client.loop_stop()
            self._client.reinitialise()  # closes the sockets that paho leaves open: its wake-up pair and an unanswered connection

        leaving = Thread(target=hang_up, name="hanging up", daemon=True)
        leaving.start()
        leaving.join(FAREWELL)
