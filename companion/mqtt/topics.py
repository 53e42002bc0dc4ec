"""Topics: where each message of a table lies, and which table a topic is of."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Any, NamedTuple

ROOT = "companion"
KINDS = ("pause", "message", "brightness", "closing")
"""Commands that a house may give."""
_LONGEST = 200
_ACCOUNT = re.compile(r"table-[a-z0-9-]{1,40}(?<!-[0-9a-f]{8})")
"""An account that belongs to one table alone; what ends like a serial number is the place of a table without one."""
_SERIAL = re.compile(r".*-([0-9a-f]{8})")


def owner(table: str) -> str:
    """Say whose a table's place is: its account's, or the device's of this serial number, whatever the table is called now."""
    found = _SERIAL.fullmatch(table)
    return found[1] if found else table


def slug(name: str) -> str:
    """Make a name fit for a topic: small letters, digits and dashes, 24 at most; "table" where nothing is left of it."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:24].strip("-") or "table"


class Topics(NamedTuple):
    """The topics of one table: below its account at the broker, or below its name and serial, so that no two meet."""

    table: str

    @classmethod
    def of(cls, name: str, serial: str, account: str = "") -> "Topics":
        """Give the topics of a table of this name on the device of this serial number; an account of its own comes first."""
        return cls(account if _ACCOUNT.fullmatch(account) else f"{slug(name)}-{serial}")

    @property
    def availability(self) -> str:
        """`online` or `offline`, retained; the broker says `offline` where the table is gone."""
        return f"{ROOT}/{self.table}/availability"

    @property
    def state(self) -> str:
        """How the table stands: JSON, retained."""
        return f"{ROOT}/{self.table}/state"

    @property
    def event(self) -> str:
        """What has just happened: JSON with `event_type`, not retained."""
        return f"{ROOT}/{self.table}/event"

    @property
    def play(self) -> str:
        """A finished play: one JSON document, not retained; it comes again until a house has received it."""
        return f"{ROOT}/{self.table}/play"

    @property
    def received(self) -> str:
        """What a `house` has received: JSON with the `uuid` and `revision` of a play; without these, that it listens."""
        return f"{ROOT}/{self.table}/received"

    @property
    def here(self) -> str:
        """What a device says to any other that has its serial number too: a word drawn at its start, not retained."""
        return f"{ROOT}/{self.table}/here"

    def command(self, kind: str) -> str:
        """Where a house gives a command of this kind."""
        return f"{ROOT}/{self.table}/command/{kind}"


class TopicParts(NamedTuple):
    """A topic taken apart: the table it is of, and what it is about (`state`, `command/pause`, …)."""

    table: str
    about: str


def heard(topic: str) -> TopicParts | None:
    """Take a topic apart; None where it is none of ours."""
    parts = topic.split("/", 2)
    if len(parts) < 3 or parts[0] != ROOT or len(topic) > _LONGEST or not re.fullmatch(r"[a-z0-9-]{1,60}", parts[1]):  # noqa: PLR2004
        return None
    return TopicParts(parts[1], parts[2])


PREFIX = "homeassistant"
PROJECT = "Companion"


def discovery_topic(topics: Topics) -> str:
    """Where the device is announced, retained; the broker's rules can give a table a whole level of it, and no part of one."""
    own = _ACCOUNT.fullmatch(topics.table)
    return f"{PREFIX}/device/{topics.table if own else 'companion_' + topics.table.replace('-', '_')}/config"


def discovery(topics: Topics, name: str, version: str, events: Sequence[str]) -> dict[str, Any]:
    """Describe the table as a device with its entities; `events` are all that it may tell."""
    unique = f"companion_{topics.table.replace('-', '_')}"
    # Describe what can be read off the state: a template for each, empty where there is nothing
    plain = {
        "box": ("Box", "{{ value_json.title or value_json.box | replace('_', ' ') }}", "mdi:cards"),
        "round": ("Round", "{{ value_json.round | default(0) }}", "mdi:counter"),
        "phase": ("Phase", "{{ value_json.phase | default('') }}", "mdi:format-list-numbered"),
        "turn": ("Turn", "{{ (value_json.turn or {}).name or (value_json.turn or {}).colour or '' }}", "mdi:account-clock"),
        "time_left": ("Time left", "{{ value_json.time_left | default(0, true) }}", "mdi:timer-sand"),
        "calls": ("Calls because", "{{ value_json.calls | default('') }}", "mdi:hand-wave"),
    }
    truths = {
        "playing": ("Playing", "{{ 'ON' if value_json.box and not value_json.over else 'OFF' }}", "mdi:play"),
        "paused": ("Paused", "{{ 'ON' if value_json.paused else 'OFF' }}", "mdi:pause"),
        "please_come": ("Please come", "{{ 'ON' if value_json.calls else 'OFF' }}", "mdi:bell-ring"),
        "last_round": ("Last round", "{{ 'ON' if value_json.last_round else 'OFF' }}", "mdi:flag-checkered"),
    }
    components: dict[str, dict[str, Any]] = {
        **{
            key: {"platform": platform, "name": name, "state_topic": topics.state, "value_template": template, "icon": icon}
            for platform, described in (("sensor", plain), ("binary_sensor", truths))
            for key, (name, template, icon) in described.items()
        },
        "event": {
            "platform": "event", "name": "Event", "state_topic": topics.event, "event_types": list(events),
            "icon": "mdi:dice-multiple",
        },
        "pause": {"platform": "button", "name": "Pause", "command_topic": topics.command("pause"), "payload_press": "on"},
        "brightness": {
            "platform": "number",
            "name": "Ring brightness",
            "command_topic": topics.command("brightness"),
            "state_topic": topics.state,
            "value_template": "{{ value_json.brightness | default(100) }}",
            "min": 5,
            "max": 100,
            "step": 5,
            "unit_of_measurement": "%",
            "icon": "mdi:brightness-6",
        },
    }  # fmt: skip
    return {
        "device": {"identifiers": [unique], "name": name, "manufacturer": PROJECT, "model": "Game table", "sw_version": version},
        "origin": {"name": PROJECT, "sw_version": version},
        "availability_topic": topics.availability,
        "qos": 1,
        "components": {key: {"unique_id": f"{unique}_{key}", **parts} for key, parts in components.items()},
    }
