"""What keeps a broker away is a sentence within five seconds, said beside the setting; nothing of it reaches the loop."""

import errno
import logging
import socket
import ssl
from threading import Event

import paho.mqtt.client as paho
import pytest
from mosquitto import until
from pace import LOST

from companion.app.desk.broker_link import BrokerLink, open_broker_link
from companion.games import GAMES
from companion.language.words import Words
from companion.network.mqtt import connection
from companion.network.mqtt.broker_config import BrokerConfig, BrokerRefused
from companion.network.mqtt.broker_table import BrokerTable
from companion.network.mqtt.connection import Connection
from companion.network.mqtt.outbox import Outbox
from companion.system.settings import Settings

WORDS = Words("en", [game.folder for game in GAMES])


@pytest.fixture
def switched_on(monkeypatch):
    settings = Settings()
    for name, value in (("on", True), ("host", "127.0.0.1"), ("port", 1)):
        monkeypatch.setitem(settings.values, f"mqtt.{name}", value)
    return settings


def forbidden(*_words, **_more):
    raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")


@pytest.mark.parametrize(
    "fault", [OSError(errno.EAFNOSUPPORT, "no such family"), RuntimeError("no thread"), KeyError("anything")]
)
def test_whatever_happens_at_the_one_door_the_table_plays_on_without_a_broker(switched_on, library, monkeypatch, fault):
    def fail(*_words, **_more):
        raise fault

    monkeypatch.setattr(paho, "Client", fail)
    line = open_broker_link(switched_on, library)
    assert (line.table, line.shown, line.trouble) == (None, "away", "unusable")
    assert line.run(None, paused=False, brightness=1.0) == []


def test_sockets_that_the_unit_forbids_are_a_refusal(monkeypatch):
    monkeypatch.setattr(socket, "socketpair", forbidden)
    monkeypatch.setattr(paho, "_socketpair_compat", forbidden)
    with pytest.raises(BrokerRefused, match="not supported"):
        Connection(BrokerConfig("127.0.0.1"), "x", ()).start()


def test_a_second_line_that_cannot_be_opened_leaves_the_first(tmp_path, monkeypatch, caplog):
    table = BrokerTable(BrokerConfig("127.0.0.1", table="T"), GAMES, Outbox(tmp_path), list, WORDS)
    first = table._line
    monkeypatch.setattr(paho, "Client", forbidden)
    with caplog.at_level(logging.WARNING):
        table._compare_word("")
    assert table._line is first
    assert table.config.serial == "00000000"
    assert "lets no connection to a broker be opened" in caplog.text


EXPIRED = ssl.SSLCertVerificationError(1, "certificate verify failed")
EXPIRED.verify_message = "certificate has expired"


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        (socket.gaierror(-2, "Name or service not known"), "unknown"),
        (PermissionError(errno.EPERM, "Operation not permitted"), "outside"),
        (ConnectionRefusedError(errno.ECONNREFUSED, "Connection refused"), "silent"),
        (EXPIRED, "tls"),
    ],
)
def test_each_way_of_not_being_there_has_its_sentence(monkeypatch, fault, kind):
    def fail(*_words, **_more):
        raise fault

    monkeypatch.setattr(socket, "create_connection", fail)
    line = Connection(BrokerConfig("broker.example"), "x", ())
    line.start()
    until(lambda: line.trouble.kind == kind)
    assert fault is not EXPIRED or "certificate has expired" in line.problem
    line.close()


@pytest.mark.timeout(60)
def test_a_name_that_is_searched_for_ever_holds_nobody(monkeypatch):
    """It is found only when all is over: neither the start nor the end waits for it."""
    found = Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_words, **_more: found.wait(LOST) and [])
    monkeypatch.setattr(connection, "PATIENCE", 0.1)
    line = Connection(BrokerConfig("broker.example"), "x", ())
    line.start()
    until(lambda: line.trouble.kind == "silent")
    line.close()
    found.set()


def test_every_trouble_has_words_beside_the_setting():
    for words in (Words("de"), Words("en")):
        for kind in ("not-yet", "silent", "unknown", "outside", "refused", "tls", "lost", "unusable"):
            assert words.has(f"broker-trouble-{kind}")
    assert BrokerLink(refused=True).trouble == "unusable"
