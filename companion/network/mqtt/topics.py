"""The topics of a table's messages, and the table that a topic belongs to."""

import re
import tomllib
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from companion.language.words import Words
from companion.table import phrase

ROOT = "companion"
KINDS = ("pause", "message", "brightness", "closing", "coming")
"""The commands that a house can send."""
_LONGEST = 200
_ACCOUNT = re.compile(r"table-[a-z0-9-]{1,40}(?<!-[0-9a-f]{8})")
"""An account that belongs to a single table; a name that ends like a serial number belongs to a table without an account."""
_SERIAL = re.compile(r".*-([0-9a-f]{8})")


def owner(table: str) -> str:
    """Return who owns a table's topics: its device's serial number, which stays when the table is renamed, else its account."""
    found = _SERIAL.fullmatch(table)
    return found[1] if found else table


def slug(name: str) -> str:
    """Make a name fit for a topic: at most 24 lower-case letters, digits and dashes; "table" where nothing is left of it."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:24].strip("-") or "table"


class Topics(NamedTuple):
    """The topics of one table: below its account at the broker, or below its name and serial, so that no two tables share one."""

    table: str

    @classmethod
    def of(cls, name: str, serial: str, account: str = "") -> "Topics":
        """Return the topics of a table: below its own `account` if it has one, else below its name and its device's serial."""
        return cls(account if _ACCOUNT.fullmatch(account) else f"{slug(name)}-{serial}")

    @property
    def availability(self) -> str:
        """`online` or `offline`, retained; the broker publishes `offline` when the table is gone."""
        return f"{ROOT}/{self.table}/availability"

    @property
    def state(self) -> str:
        """The table's state: JSON, retained."""
        return f"{ROOT}/{self.table}/state"

    @property
    def event(self) -> str:
        """The latest event: JSON with `event_type`, not retained."""
        return f"{ROOT}/{self.table}/event"

    @property
    def play(self) -> str:
        """A finished play: one JSON document, not retained; it is sent again until a house has received it."""
        return f"{ROOT}/{self.table}/play"

    @property
    def received(self) -> str:
        """A `house`'s receipt: JSON with the `uuid` and `revision` of a play; without these, the house says that it listens."""
        return f"{ROOT}/{self.table}/received"

    @property
    def here(self) -> str:
        """What a device sends to any other with the same serial number: a word drawn at its start, not retained."""
        return f"{ROOT}/{self.table}/here"

    def command(self, kind: str) -> str:
        """Return the topic of a house's commands of this kind."""
        return f"{ROOT}/{self.table}/command/{kind}"


class TopicParts(NamedTuple):
    """The parts of a topic: the table it belongs to, and what it is about (`state`, `command/pause`, …)."""

    table: str
    about: str


def parse_topic(topic: str) -> TopicParts | None:
    """Split a topic into its parts; return None where it is not a table's topic."""
    parts = topic.split("/", 2)
    if len(parts) < 3 or parts[0] != ROOT or len(topic) > _LONGEST or not re.fullmatch(r"[a-z0-9-]{1,60}", parts[1]):  # noqa: PLR2004
        return None
    return TopicParts(parts[1], parts[2])


PREFIX = "homeassistant"
PROJECT = "Companion"
ENTITIES = Path(__file__).parent / "home_assistant.toml"


def discovery_topic(topics: Topics) -> str:
    """Return the topic of the retained announcement; an account is a level of its own, as the broker's rules need."""
    own = _ACCOUNT.fullmatch(topics.table)
    return f"{PREFIX}/device/{topics.table if own else 'companion_' + topics.table.replace('-', '_')}/config"


def discovery(topics: Topics, name: str, serial: str, version: str, events: Sequence[str], words: Words) -> dict[str, Any]:
    """Describe the table as a device with its entities, named in the table's language; `events` are all that it can publish.

    The state has every key that a template reads, so no template ever warns. Only the event has no availability topic: Home
    Assistant would fire its last event again whenever the table came back. Entities without a name are those of earlier
    versions, which are removed.
    """
    unique = f"companion_{topics.table.replace('-', '_')}"
    components: dict[str, dict[str, Any]] = tomllib.loads(ENTITIES.read_text(encoding="utf-8"))
    components["event"]["event_types"] = list(events)
    for key, parts in components.items():
        if "state_topic" in parts:
            parts["state_topic"] = {"state": topics.state, "event": topics.event}[parts["state_topic"]]
        if "command_topic" in parts:
            parts["command_topic"] = topics.command(parts["command_topic"])
        if key != "event":
            parts["availability_topic"] = topics.availability
    named = {
        key: {"unique_id": f"{unique}_{key}", "name": words(phrase(f"home-{key.replace('_', '-')}")), **parts}
        for key, parts in components.items()
    }
    gone = {"pause": {"platform": "button"}, "paused": {"platform": "binary_sensor"}, "time_left": {"platform": "sensor"}}
    device = {
        "identifiers": [unique], "name": name, "manufacturer": PROJECT, "model": words(phrase("home-table")),
        "sw_version": version, "serial_number": serial, "suggested_area": words(phrase("home-area")),
    }  # fmt: skip
    return {"device": device, "origin": {"name": PROJECT, "sw_version": version}, "qos": 1, "components": {**named, **gone}}
