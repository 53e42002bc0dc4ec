"""hass_host.py FOLDER PORT: a real Home Assistant in a process of its own; what it sees goes to stdout, what it does comes from stdin.

A line on stdout is a JSON list: `["state", entity, state, attributes]`, `["fired", automation]`, `["warning", text]`, `["ready"]`. A
line on stdin is one too: `["call", domain, service, data]`, or `["device", entity]`, which is answered by its device's id.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from pathlib import Path
from types import MappingProxyType

from homeassistant import bootstrap, runner
from homeassistant.components.mqtt.config_flow import FlowHandler
from homeassistant.config_entries import ConfigEntry
from homeassistant.const import EVENT_STATE_CHANGED
from homeassistant.helpers import entity_registry

UNBUILT = ["pymicro-vad", "pyspeex-noise"]
"""What only a voice assistant needs, and has to be compiled."""
FOLDER, PORT = Path(sys.argv[1]), int(sys.argv[2])


def say(*words):
    print(json.dumps(words, default=str), flush=True)


class Warnings(logging.Handler):
    """Tells each warning of MQTT, templates and automations."""

    def emit(self, record):
        if record.levelno >= logging.WARNING and any(
            part in record.name for part in ("mqtt", "template", "automation", "script")
        ):
            say("warning", f"{record.name}: {record.getMessage()}")


async def join(hass):
    """Give Home Assistant its broker, once, as its settings would."""
    if not hass.config_entries.async_entries("mqtt"):
        data = {"broker": "127.0.0.1", "port": PORT, "username": "homeassistant", "password": "tnatsissaemoh"}
        entry = ConfigEntry(
            domain="mqtt", title="Broker", data=data, options={}, source="user", unique_id=None, subentries_data=None,
            version=FlowHandler.VERSION, minor_version=FlowHandler.MINOR_VERSION, discovery_keys=MappingProxyType({}),
        )  # fmt: skip
        await hass.config_entries.async_add(entry)


async def main():
    logging.getLogger().addHandler(Warnings())
    hass = await bootstrap.async_setup_hass(runner.RuntimeConfig(config_dir=str(FOLDER), skip_pip_packages=UNBUILT))

    def changed(event):
        new = event.data["new_state"]
        if new is not None:
            say("state", new.entity_id, new.state, dict(new.attributes))

    hass.bus.async_listen(EVENT_STATE_CHANGED, changed)
    hass.bus.async_listen("automation_triggered", lambda event: say("fired", event.data["name"]))
    hass.bus.async_listen("companion_done", lambda event: say("done", event.data))
    await hass.async_start()
    await join(hass)
    if all(
        user.system_generated for user in await hass.auth.async_get_users()
    ):  # whoever looks from this machine is let in (home.py --show)
        owner = await hass.auth.async_create_user("Ada", group_ids=["system-admin"])
        await hass.auth.async_update_user(owner, is_active=True)
    for state in hass.states.async_all():
        say("state", state.entity_id, state.state, dict(state.attributes))
    say("ready")
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        order = json.loads(line)
        if order[0] == "call":
            await hass.services.async_call(*order[1:3], order[3], blocking=True)
            say("called", *order[1:3])
        elif order[0] == "device":
            device = entity_registry.async_get(hass).async_get(order[1]).device_id
            say("device", device)
    await hass.async_stop()


if __name__ == "__main__":
    asyncio.run(main())
