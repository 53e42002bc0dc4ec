"""What Home Assistant is told of a table, by its MQTT integration's discovery of devices (home-assistant.io, MQTT, discovery)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.mqtt.topics import Topics

PREFIX = "homeassistant"
PROJECT = "Companion"


def discovery_topic(topics: Topics) -> str:
    """Where the device is announced, retained."""
    return f"{PREFIX}/device/companion_{topics.table.replace('-', '_')}/config"


def discovery(topics: Topics, name: str, version: str, events: Sequence[str]) -> dict[str, Any]:
    """Describe the table as a device with its entities; `events` are all that it may tell."""
    unique = f"companion_{topics.table.replace('-', '_')}"
    components = {
        **_sensors(topics),
        "event": _event(topics, events),
        "pause": {"platform": "button", "name": "Pause", "command_topic": topics.command("pause"), "payload_press": "on"},
        "brightness": _brightness(topics),
    }  # fmt: skip
    return {
        "device": {"identifiers": [unique], "name": name, "manufacturer": PROJECT, "model": "Game table", "sw_version": version},
        "origin": {"name": PROJECT, "sw_version": version},
        "availability_topic": topics.availability,
        "qos": 1,
        "components": {key: {"unique_id": f"{unique}_{key}", **parts} for key, parts in components.items()},
    }


def _event(topics: Topics, events: Sequence[str]) -> dict[str, Any]:
    types = list(events)
    return {"platform": "event", "name": "Event", "state_topic": topics.event, "event_types": types, "icon": "mdi:dice-multiple"}


def _sensors(topics: Topics) -> dict[str, dict[str, Any]]:
    """Describe what can be read off the state: a template for each, empty where there is nothing."""
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
    return {
        key: {"platform": platform, "name": name, "state_topic": topics.state, "value_template": template, "icon": icon}
        for platform, described in (("sensor", plain), ("binary_sensor", truths))
        for key, (name, template, icon) in described.items()
    }


def _brightness(topics: Topics) -> dict[str, Any]:
    return {
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
    }
