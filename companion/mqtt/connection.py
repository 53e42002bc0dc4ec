"""The line to a broker: a thread of its own that connects, waits longer each time, and never lets anybody wait."""

from __future__ import annotations

import json
import logging
import ssl
import sys
from collections.abc import Callable, Iterable, Mapping
from queue import Full, Queue
from typing import Any

import paho.mqtt.client as paho
from paho.mqtt.enums import CallbackAPIVersion

from companion.mqtt.topics import Topics
from companion.mqtt.wish import NOT_YET, BrokerRefused, BrokerWish
from companion.table.seats import clean_name

LOG = logging.getLogger("companion")
KEEP_ALIVE = 30
FIRST_WAIT, LONGEST_WAIT = 1, 60
"""Seconds between two tries to connect."""
WAITING = 200
"""Messages on their way that the broker has not taken; more are not sent."""
MOST_BYTES = 70_000
"""Bytes of a message that is looked at."""
MOST_HEARD = 2_000
"""Messages heard and not yet looked at; more are dropped."""


class Connection:
    """One client of a broker. `subscribes` are its topics; `will` is what the broker says at its topic when the line is lost.

    Messages heard wait in `take`; with `fresh_only` what the broker has kept from before is left.
    `publish` sends at once or not at all, and tells which.
    """

    def __init__(
        self,
        wish: BrokerWish,
        client_id: str,
        subscribes: Iterable[str],
        will: tuple[str, str] | None = None,
        *,
        fresh_only: bool = False,
    ) -> None:
        self.problem: str | None = NOT_YET
        self._fresh_only = fresh_only
        self.dropped = 0
        self.on_line: Callable[[], None] = lambda: None
        self._wish = wish
        self._subscribes = tuple(subscribes)
        self._heard: Queue[tuple[str, bytes]] = Queue(MOST_HEARD)
        self._client = paho.Client(CallbackAPIVersion.VERSION2, client_id=client_id, clean_session=True)
        self._client.reconnect_delay_set(FIRST_WAIT, LONGEST_WAIT)
        self._client.max_queued_messages_set(WAITING)
        self._client.on_connect = self._connected
        self._client.on_disconnect = self._lost
        self._client.on_connect_fail = lambda _client, _data: self._trouble(_why_not())
        self._client.on_message = self._message
        if will is not None:
            self._client.will_set(*will, qos=1, retain=True)
        self._sign_in()

    def _sign_in(self) -> None:
        wish = self._wish
        if wish.user:
            self._client.username_pw_set(wish.user, wish.password or None)
        if wish.tls:
            try:
                self._client.tls_set(ca_certs=str(wish.ca) if wish.ca else None)
            except (OSError, ValueError, ssl.SSLError) as error:
                raise BrokerRefused(f"TLS cannot be used: {error}") from error

    def start(self) -> Connection:
        """Connect as soon as the broker answers, on a thread of its own. Raises `BrokerRefused` for a host that cannot be one."""
        try:
            self._wish.host.encode("idna")
            self._client.connect_async(self._wish.host, self._wish.port, KEEP_ALIVE)
        except ValueError as error:
            raise BrokerRefused(f"{self._wish.host}:{self._wish.port}: {error}") from error
        self._client.loop_start()
        return self

    @property
    def connected(self) -> bool:
        """Whether the broker is there."""
        return self._client.is_connected()

    def publish(self, topic: str, value: Mapping[str, Any] | str, *, retain: bool = False) -> bool:
        """Send a message (JSON, or a text as it is) with QoS 1; False where nobody takes it now."""
        if not self.connected:
            return False
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        sent = self._client.publish(topic, text.encode("utf-8", "replace"), qos=1, retain=retain)
        return sent.rc == paho.MQTT_ERR_SUCCESS

    def take(self, most: int = 100) -> list[tuple[str, bytes]]:
        """Give what was heard since, topics and payloads, at most so many."""
        return [self._heard.get_nowait() for _ in range(min(most, self._heard.qsize()))]

    def _connected(self, client: paho.Client, _data: Any, _flags: Any, reason: Any, _properties: Any) -> None:
        if reason.is_failure:
            self._trouble(f"it refuses: {reason}")
            return
        for topic in self._subscribes:
            client.subscribe(topic, qos=1)
        self.problem = None
        self.on_line()

    def _lost(self, _client: paho.Client, _data: Any, _flags: Any, reason: Any, _properties: Any) -> None:
        if self.problem is None:  # where it refused, that is the reason
            self._trouble(f"the line is lost: {reason}")

    def _trouble(self, problem: str) -> None:
        if self.problem != problem:
            LOG.warning("broker %s:%d: %s", self._wish.host, self._wish.port, problem)
        self.problem = problem

    def _message(self, _client: paho.Client, _data: Any, message: paho.MQTTMessage) -> None:
        try:
            topic = message.topic
        except UnicodeDecodeError:
            return
        if len(message.payload) > MOST_BYTES:
            self.dropped += 1
            return
        if message.retain and self._fresh_only:
            LOG.warning("broker: %s was kept there from before, and is left", clean_name(topic))
            return
        try:
            self._heard.put_nowait((topic, bytes(message.payload)))
        except Full:
            self.dropped += 1

    def close(self, farewell: tuple[str, str] | None = None, within: float = 1.0) -> None:
        """Say the last word, if the broker takes it in so many seconds, and hang up."""
        if farewell is not None and self.connected:
            last = self._client.publish(*farewell, qos=1, retain=True)
            try:
                last.wait_for_publish(within)
            except (RuntimeError, ValueError):
                LOG.debug("the last word was not taken")
        self.problem = NOT_YET  # a line hung up on purpose is not lost
        self._client.disconnect()
        self._client.loop_stop()
        self._client.reinitialise()  # closes what paho leaves open: the pair that wakes its thread, a line nobody answered


def _why_not() -> str:
    """Say why no line could be opened: paho tells of it in the midst of handling the error."""
    fault = sys.exc_info()[1]
    return "nobody answers there" if fault is None else f"{fault}"


def availability_will(topics: Topics) -> tuple[str, str]:
    """Give what the broker is to say when a table is gone."""
    return topics.availability, "offline"
