"""`companion house setup`: a real Mosquitto is configured, with accounts and TLS, a message goes through it, and it can be undone."""

import pytest
from mosquitto import until

from companion.network.house.house_setup import SetupRefused
from companion.network.mqtt.connection import Connection


def test_a_house_is_set_up_grows_without_a_restart_and_can_be_undone(machine):
    broker, served = machine
    first = broker.set_up(2, tls=True)
    assert [account.name for account in first] == ["house", "homeassistant", "table-1", "table-2"]
    assert len({account.password for account in first}) == 4
    assert all(path.stat().st_mode & 0o077 == 0 for path in (broker.passwords, broker.rules, broker.accounts))
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
    assert [path.name for path in broker.place.rglob("companion*")] == []


def test_what_is_in_the_way_is_said_before_anything_is_written(machine, monkeypatch):
    broker, served = machine
    with pytest.raises(SetupRefused, match="expected 1 to 300 tables, got 0"):
        broker.set_up(0, tls=False)
    other = broker.conf.parent / "own.conf"
    other.write_text(f"listener {broker.port}\n")
    for tls in (False, True):
        with pytest.raises(SetupRefused, match=r"own\.conf has a listener on port"):
            broker.set_up(1, tls=tls)
    assert list(broker.place.glob("companion*")) == []
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("companion.network.house.house_setup._program", lambda name: "")
    with pytest.raises(SetupRefused, match="not installed: mosquitto, mosquitto_passwd; sudo apt install"):
        broker.set_up(1, tls=False)
    assert served == []
    assert list(broker.place.glob("companion*")) == []
