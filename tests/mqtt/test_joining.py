"""A table joins a house: number compared, account handed over, no typing; and whoever stands between the two is seen."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace

import pytest
from mosquitto import free_port, until
from pace import LOST

from companion.app.commands.house_command import sign_in
from companion.language.words import Words
from companion.network.house.admission import Admission, TakenIn
from companion.network.house.house_running import BoardWriter, act_on_typed
from companion.network.house.house_setup import Account
from companion.network.house.listening_house import HouseHost
from companion.network.mqtt.broker_config import read_broker_config
from companion.network.mqtt.connection import Connection
from companion.network.mqtt.joining_a_house import Joining
from companion.network.mqtt.nearby import Announced, House, HouseSearch
from companion.network.mqtt.pairing import PairingFailed, TableAccount, Talk, house_agrees, receive_greeting, table_agrees
from companion.network.mqtt.topics import Topics, discovery_topic
from companion.system.settings import Settings

ACCOUNTS = [Account(name, name[::-1]) for name in ("house", "homeassistant", "table-1", "table-2", "table-10")]
TABLE = "0000abcd"


def handover(account, port=1883, authority="", names=("nowhere.local",)):
    return TableAccount(account.name, account.password, account.name.replace("table-", "Table "), port, names, authority)


@pytest.fixture(autouse=True)
def folders(tmp_path, monkeypatch):
    """Where each table keeps what it is handed."""
    monkeypatch.setenv("PYTEST_JOINING", str(tmp_path))


@pytest.fixture
def door(tmp_path):
    with closing(Admission(TakenIn(ACCOUNTS, tmp_path), handover)) as opened:
        yield opened


def arrives(port, serial=TABLE):
    """A table that was told where the house is."""
    table = Joining(serial, Path(tempfile.mkdtemp(dir=os.environ["PYTEST_JOINING"])), list)
    table.join(House("", "127.0.0.1", port))
    return table


def handed_to(table):
    """Give account, password and name that a table has got."""
    return table.settings["mqtt.user"], Path(table.settings["mqtt.password_file"]).read_text(), table.settings["mqtt.table"]


def handed(account):
    return account.name, account.password, account.name.replace("table-", "Table ")


def compared(door, table):
    """Wait for both numbers."""
    until(lambda: table.state.number and door.door.number)
    return table.state.number, door.door.number


def let_in(door, table):
    mine, theirs = compared(door, table)
    assert mine == theirs
    door.decide(same=True)
    table.decide(same=True)
    until(lambda: table.state.step == "joined" and door.door.number != mine)


def test_a_table_waits_at_a_closed_door_then_one_number_at_a_time_is_compared(door):
    first = arrives(door.port)
    until(lambda: first.state.step == "closed" and door.door.waiting == 1)
    door.open()
    compared(door, first)
    second = arrives(door.port, "00000002")
    until(lambda: door.door.waiting == 2 and second.state.step == "busy")
    let_in(door, first)
    assert handed_to(first) == handed(ACCOUNTS[2])
    let_in(door, second)
    assert door.door.taken == ("Table 1", "Table 2")
    again = arrives(door.port)
    let_in(door, again)
    assert handed_to(again) == handed_to(first), "a table that comes again has the account that it had"
    let_in(door, arrives(door.port, "00000003"))
    fourth = arrives(door.port, "00000004")
    until(lambda: fourth.state.step == "failed-full")


@pytest.mark.parametrize("board_says", [False, None])
def test_a_no_on_either_side_hands_nothing_over_and_closes_the_door(door, board_says):
    door.open()
    table = arrives(door.port)
    compared(door, table)
    if board_says is None:
        table.decide(same=False)
    else:
        door.decide(same=False)
        table.decide(same=True)
    until(lambda: not door.door.open)
    assert (table.settings, door.door.taken) == ({}, ())
    until(lambda: table.state.step == ("failed-refused" if board_says is False else "failed-differs"))


def test_whoever_leaves_after_the_houses_key_has_had_the_one_try(door):
    door.open()
    with socket.create_connection(("127.0.0.1", door.port)) as line:
        talk = Talk(line)
        talk.say({"companion": 1, "serial": TABLE, "commits": "00" * 32})
        assert "key" in talk.hear()
    until(lambda: not door.door.open)
    assert door.door.trouble == "lost"


def test_a_key_other_than_the_one_committed_to_is_refused(door):
    door.open()
    with socket.create_connection(("127.0.0.1", door.port)) as line:
        talk = Talk(line)
        talk.say({"companion": 1, "serial": TABLE, "commits": "00" * 32})
        talk.hear()
        talk.say({"key": "11" * 32, "nonce": "22" * 16})
        until(lambda: door.door.trouble == "differs")


def test_who_stands_between_shows_other_numbers_on_the_two_and_reads_nothing(door):
    door.open()
    numbers = []
    with socket.create_server(("127.0.0.1", 0)) as between:

        def relay():
            line, _ = between.accept()
            ends = [Talk(line), Talk(socket.create_connection(("127.0.0.1", door.port)))]
            greeting = receive_greeting(ends[0])
            numbers.append(house_agrees(ends[0], greeting).number)
            numbers.append(table_agrees(ends[1], greeting.serial).number)
            decided.wait(LOST)
            for end in ends:
                end.close()

        decided = threading.Event()
        middle = threading.Thread(target=relay, daemon=True)
        middle.start()
        table = arrives(between.getsockname()[1])
        mine, theirs = compared(door, table)
        until(lambda: len(numbers) == 2)
        assert mine != theirs
        assert numbers == [mine, theirs], "the one in the middle agreed with each, but on two keys"
        door.decide(same=False)
        until(lambda: not door.door.open)
        assert table.settings == {}
        decided.set()
        middle.join()
        table.close()


class Recorder:
    """Passes on all that two ends say to each other, and keeps it."""

    def __init__(self, port):
        self.said = {"table": b"", "house": b""}
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port = self._server.getsockname()[1]
        threading.Thread(target=self._run, args=(port,), daemon=True).start()

    def _run(self, port):
        table, _ = self._server.accept()
        with self._server, table, socket.create_connection(("127.0.0.1", port)) as house:
            back = threading.Thread(target=self._pass, args=(house, table, "house"), daemon=True)
            back.start()
            self._pass(table, house, "table")
            back.join()

    def _pass(self, one, other, who):
        while more := one.recv(4096):
            self.said[who] += more
            other.sendall(more)
        with suppress(OSError):
            other.shutdown(socket.SHUT_WR)


def test_what_was_recorded_is_worth_nothing_to_either_side(door):
    recorder = Recorder(door.port)
    door.open()
    let_in(door, arrives(recorder.port))
    assert ACCOUNTS[2].password.encode() not in recorder.said["house"]
    with socket.create_connection(("127.0.0.1", door.port)) as line:
        line.sendall(recorder.said["table"])
        until(lambda: door.door.number)
        door.decide(same=True)
        until(lambda: not door.door.open)
    assert door.door.trouble == "differs"
    with socket.create_server(("127.0.0.1", 0)) as false_house:
        table = arrives(false_house.getsockname()[1], "00000002")
        line, _ = false_house.accept()
        with line:
            line.sendall(recorder.said["house"])
            until(lambda: table.state.step == "number")
            table.decide(same=True)
            until(lambda: table.state.step == "failed-differs")
        assert table.settings == {}


def test_nonsense_at_the_door_harms_nobody(door):
    door.open()
    for said in (b"\n", b"[]\n", b'{"companion": 2}\n', b'{"companion": 1, "serial": "x"}\n',
                 b'{"companion":1,"serial":"0000abcd","commits":"xy"}\n', b"[" * 9_000 + b"\n", b"x" * 40_000):  # fmt: skip
        with socket.create_connection(("127.0.0.1", door.port)) as line:
            line.sendall(said)
            with suppress(ConnectionResetError):
                assert line.recv(10) == b"", said[:40]
    let_in(door, arrives(door.port))


def test_nonsense_of_a_house_is_said_at_the_table():
    with socket.create_server(("127.0.0.1", 0)) as house:
        table = arrives(house.getsockname()[1])
        line, _ = house.accept()
        with line:
            line.sendall(b'{"key": "' + b"00" * 32 + b'", "nonce": "' + b"00" * 16 + b'"}\n')
            until(lambda: table.state.step == "failed-nonsense")
    ear, mouth = socket.socketpair()
    mouth.sendall(b'{"waits": 7}\n')
    with pytest.raises(PairingFailed, match="expected text in waits"):
        table_agrees(Talk(ear), TABLE)
    ear.close()
    mouth.close()


def joined_settings(settings):
    values = Settings()
    for name, value in settings.items():
        values = values.change(name, value)
    return values


def test_a_table_in_a_process_of_its_own_finds_a_house_joins_it_and_is_at_its_broker(machine, tmp_path):
    broker, _ = machine
    accounts = broker.set_up(2, tls=True)
    authority = broker.authority.read_text()
    here = tmp_path / "house"
    with closing(Admission(TakenIn(accounts, here), lambda one: handover(one, broker.port, authority, ()))) as door:
        door.open()
        name = f"Café {door.port}"
        with closing(Announced(name, door.port, lambda: ["127.0.0.1"])):
            words = [sys.executable, str(Path(__file__).parent / "joining_table.py"), TABLE, str(tmp_path / "table"), name]
            with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as table:
                while not (line := table.stdout.readline()).startswith("number"):
                    assert line
                until(lambda: door.door.number)  # the house works on its own thread
                assert line.split("\t")[1] == door.door.number
                door.decide(same=True)
                table.stdin.write("same\n")
                table.stdin.flush()
                lines = table.stdout.read().splitlines()
    assert lines[-2] == "joined\t\tTable 1"
    settings = json.loads(lines[-1])
    assert Path(settings["mqtt.password_file"]).stat().st_mode & 0o077 == 0
    wish = read_broker_config(joined_settings(settings), tmp_path / "table")
    assert (wish.user, wish.table, wish.tls, wish.topics) == ("table-1", "Table 1", True, Topics("table-1"))
    line = Connection(wish, "table-1", []).start()
    until(lambda: line.connected)
    line.close()


def test_fifty_tables_join_by_three_presses_each_and_none_can_speak_for_another(machine, tmp_path):
    broker, _ = machine
    accounts = broker.set_up(50, tls=False)
    serials = [f"{number:08x}" for number in range(1, 51)]
    with closing(Admission(TakenIn(accounts, tmp_path / "house"), lambda one: handover(one, broker.port))) as door:
        tables = [arrives(door.port, serial) for serial in serials]
        until(lambda: door.door.waiting == 50)
        door.open()
        while not all(table.settings for table in tables):
            until(lambda: any(table.state.step == "number" for table in tables) and door.door.number)
            let_in(door, next(table for table in tables if table.state.step == "number"))
    names = [str(table.settings["mqtt.user"]) for table in tables]
    assert sorted(names) == sorted(f"table-{number}" for number in range(1, 51))
    lines, ear = [], Connection(broker.make_config(accounts[0]), "ear", ["companion/#"]).start()
    home = Connection(broker.make_config(accounts[1]), "home", ["homeassistant/#"]).start()
    until(lambda: ear.connected and home.connected)
    for place, table in enumerate(tables):
        values = joined_settings(table.settings)
        lines.append(Connection(read_broker_config(values, tmp_path / f"table-{place}"), f"one-{place}", []).start())
    until(lambda: all(line.connected for line in lines))
    for name, line in zip(names, lines, strict=True):
        other = Topics(names[(names.index(name) + 1) % 50])
        for topic in (other.state, other.event, other.play, other.command("pause"), discovery_topic(other)):
            assert line.publish(topic, "forged")
        assert line.publish(Topics(name).event, name)
        assert line.publish(discovery_topic(Topics(name)), name)
    heard, found = [], []

    def all_there():
        heard.extend(ear.take(1000))
        found.extend(home.take(1000))
        return len(heard) >= 50 and len(found) >= 50

    until(all_there)
    assert sorted(heard) == sorted((Topics(name).event, name.encode()) for name in names)
    assert sorted(found) == sorted((discovery_topic(Topics(name)), name.encode()) for name in names)
    for line in (*lines, ear, home):
        line.close()


def test_a_port_that_is_taken_and_a_house_that_is_not_there_are_said(tmp_path):
    with closing(Admission(TakenIn(ACCOUNTS, tmp_path), handover)) as door, pytest.raises(OSError, match="in use"):
        Admission(TakenIn(ACCOUNTS, tmp_path), handover, door.port)
    table = arrives(free_port())
    until(lambda: table.state.step == "failed-lost")
    assert Joining(TABLE, tmp_path, list).look().step == "failed-network"


def test_a_house_whose_network_comes_late_is_found_all_the_same(monkeypatch):
    monkeypatch.setattr("companion.network.mqtt.nearby.LOOK", 0.05)
    here, name = [], "Café ohne Netz"
    with closing(Announced(name, 1883, lambda: [*here])), closing(HouseSearch(lambda: ["127.0.0.1", *here])) as search:
        here.append("127.0.0.2")
        until(lambda: any(house.name == name and house.address == "127.0.0.2" for house in search.houses))


def test_a_board_in_a_terminal_on_the_brokers_machine_needs_no_setting_and_takes_tables_in(machine, tmp_path, monkeypatch):
    broker, _ = machine
    broker.set_up(2, tls=True)
    monkeypatch.setattr("companion.network.house.house_setup.HouseBroker", lambda: broker)
    monkeypatch.setattr("companion.network.house.admission.list_own_addresses", lambda: ["127.0.0.1"])
    words, written = Words("de"), []
    wish, opens = sign_in(Settings(), tmp_path, words)
    assert (wish.user, wish.host, wish.tls) == ("house", "localhost", True)
    with closing(HouseHost(wish, None).start()) as house, opens(house) as door:
        writer = BoardWriter(house, words, written.append, door=door)
        until(lambda: (writer.step(), house.problem is None)[1])
        act_on_typed(door, "\n")
        table = arrives(door.port)
        compared(door, table)
        writer.step()
        number = f"{table.state.number[:3]} {table.state.number[3:]}"
        assert f"Tisch 1 will beitreten. Zeigt er {number}?" in written[-1]
        act_on_typed(door, "j\n")
        table.decide(same=True)
        until(lambda: table.state.step == "joined")
        until(lambda: (writer.step(), "Tisch 1 ist aufgenommen." in written[-1])[1])
        assert table.settings["mqtt.table"] == "Tisch 1"
        assert Path(table.settings["mqtt.ca_file"]).read_text() == broker.authority.read_text()
    by_hand = Settings().change("mqtt.user", "house")
    assert sign_in(by_hand, tmp_path, words)[0].host == by_hand.text("mqtt.host"), "what was set by hand goes before"


def test_a_laptop_that_crowds_the_door_keeps_no_table_out(door, caplog):
    before, lines = threading.active_count(), []

    def knock(said=b""):
        lines.append(socket.create_connection(("127.0.0.1", door.port), source_address=("127.0.0.9", 0)))
        with suppress(OSError):
            lines[-1].sendall(said)

    for number in range(100):
        knock()
        knock(b'{"companion":1,"serial":"%08x","commits":"%s"}\n' % (number, b"00" * 32))
        knock(b"no table\n")
    until(lambda: door.door.waiting and door.door.pressed)
    assert threading.active_count() <= before
    table = arrives(door.port)
    until(lambda: table.state.step == "closed")
    door.open()
    let_in(door, table)
    assert len(caplog.records) <= 10
    for line in lines:
        line.close()


def test_a_message_a_byte_at_a_time_is_overdue_when_a_whole_one_would_be(monkeypatch):
    ear, mouth = socket.socketpair()
    now = iter(range(100))
    monkeypatch.setattr("companion.network.mqtt.pairing.time", SimpleNamespace(monotonic=lambda: next(now)))
    mouth.sendall(b"{")
    with pytest.raises(PairingFailed, match="nothing in time"):
        Talk(ear).hear(2)
    ear.close()
    mouth.close()
