"""`companion house setup`: a real Mosquitto is configured, with accounts and TLS, a message goes through it, and it can be undone."""

import socket

import pytest
from home_brokers import SHORT, everything_in
from home_brokers import test_a_home_that_has_a_broker_keeps_it_and_the_house_has_its_own as keeps_their_broker
from mosquitto import until

from companion.network.house.house_setup import SetupRefused
from companion.network.mqtt.connection import Connection


def test_a_house_is_set_up_grows_without_a_restart_and_can_be_undone(machine):
    broker, served = machine
    before = everything_in(broker.place)
    first = broker.set_up(2, tls=True)
    assert not broker.apart, "nobody used the broker that was here"
    assert [account.name for account in first] == ["house", "homeassistant", "table-1", "table-2"]
    assert len({account.password for account in first}) == 4
    assert all(path.stat().st_mode & 0o077 == 0 for path in (broker.passwords, broker.rules, broker.accounts, broker.key))
    assert first[2].password not in broker.passwords.read_text(), "Mosquitto's file has no password as it is"
    line = Connection(broker.make_config(first[2]), "table-1", []).start()
    until(lambda: line.connected)
    more = broker.set_up(3, tls=False)
    assert more[:4] == first, "what was handed out still holds"
    assert served == ["restart", "reload"]
    assert line.connected
    another = Connection(broker.make_config(more[4]), "table-3", []).start()
    until(lambda: another.connected)
    stranger = Connection(broker.make_config(more[4])._replace(password="no"), "stranger", []).start()
    until(lambda: stranger.trouble is not None and stranger.trouble.kind == "refused")
    for one in (line, another, stranger):
        one.close()
    assert broker.tls, "what was set up stays"
    broker.undo()
    assert everything_in(broker.place) == before


def test_what_is_in_the_way_is_said_before_anything_is_written(machine, monkeypatch):
    broker, served = machine
    with pytest.raises(SetupRefused, match="expected 1 to 300 tables, got 0"):
        broker.set_up(0, tls=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("companion.network.house.house_setup._program", lambda name: "")
    with pytest.raises(SetupRefused, match="not installed: mosquitto, mosquitto_passwd; sudo apt install"):
        broker.set_up(1, tls=False)
    assert served == []
    assert list(broker.place.glob("companion*")) == []


def test_a_broker_that_does_not_come_up_is_as_it_was_again(machine, monkeypatch):
    broker, served = machine
    before = sorted(broker.place.rglob("*"))
    with monkeypatch.context() as hasty, socket.create_server(("", broker.port)):
        hasty.setattr("companion.network.house.house_setup.PATIENCE", 2.0)
        with pytest.raises(SetupRefused, match="everything is as it was again"):
            broker.set_up(2, tls=False)  # another program has the port, so that Mosquitto ends with its new configuration
    assert "mosquitto" not in served, "what serves others was not touched"
    assert sorted(broker.place.rglob("*")) == before
    assert len(broker.set_up(2, tls=False)) == 4


def test_an_empty_file_of_accounts_beside_passwords_is_a_loss_and_said(machine):
    broker, served = machine
    first = broker.set_up(2, tls=False)
    kept = broker.accounts.read_bytes()
    broker.accounts.write_bytes(b"")
    with pytest.raises(SetupRefused, match="names no account, but"):
        broker.set_up(2, tls=False)
    broker.accounts.write_bytes(kept)
    assert (broker.set_up(2, tls=False), served) == (first, ["restart", "reload"])


@pytest.mark.parametrize("home", SHORT)
def test_a_home_that_has_a_broker_already_keeps_it(machine, home, tmp_path):
    keeps_their_broker(machine, home, tmp_path)
