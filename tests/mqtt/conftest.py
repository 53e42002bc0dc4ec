from __future__ import annotations

import pytest

pytest.importorskip("paho", reason="the extra mqtt is not installed")

from mosquitto import Mosquitto, program

from companion.mqtt.wish import BrokerWish


@pytest.fixture
def broker(tmp_path_factory):
    """A broker that runs; skipped by name where Mosquitto is not installed."""
    if program("mosquitto") is None or program("mosquitto_passwd") is None:
        pytest.skip("Mosquitto is not installed (apt install mosquitto)")
    started = Mosquitto(tmp_path_factory.mktemp("broker")).start()
    yield started
    started.kill()


@pytest.fixture
def wish(broker):
    """Give a wish for the broker, as a user."""

    def of(user, serial="0000abcd", **more):
        return BrokerWish("127.0.0.1", broker.port, user, user[::-1], table=more.pop("table", "Table 3"), serial=serial, **more)

    return of
