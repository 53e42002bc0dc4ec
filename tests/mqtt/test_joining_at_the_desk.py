"""A table joins a house by its one button alone: nothing is typed, what it was handed is kept, and its line to the broker opens."""

from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from at_the_desk import DeskTable
from human_times import HOLD, LOOK, TAP, TOUCH

from companion.app.desk.broker import BrokerAtDesk
from companion.network.house.admission import Admission, TakenIn
from companion.network.house.house_setup import Account
from companion.network.mqtt import joining_a_house
from companion.network.mqtt.nearby import House
from companion.network.mqtt.pairing import TableAccount
from companion.ui.pages.effects import JoiningHouse

NUMBERS = 2.0
"""Seconds in which a person compares six figures with six others."""


@pytest.fixture
def table(tmp_path, monkeypatch, broker):
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "settings" / "companion.toml"))
    monkeypatch.setattr("companion.network.mqtt.joining_a_house.list_own_addresses", lambda: ["127.0.0.1"])
    opened = DeskTable(tmp_path)
    opened.begin()
    yield opened
    opened.close()


@pytest.fixture
def door(tmp_path, broker, monkeypatch):
    """A house that the table finds at once; how houses are found on a network is tried elsewhere."""

    def handover(account):
        return TableAccount(account.name, account.password, "Table 7", broker.port, ("nowhere.local",))

    # The broker's rules know one account for all tables; which accounts a house hands out is tried elsewhere
    ledger = TakenIn([Account("table-7", "x")], tmp_path / "house")
    with closing(Admission(ledger, lambda _account: handover(Account("tables", "selbat")))) as opened:
        opened.open()
        found = SimpleNamespace(houses=(House("Café Ada", "127.0.0.1", opened.port),), close=lambda: None)
        monkeypatch.setattr(joining_a_house, "HouseSearch", lambda _addresses: found)
        monkeypatch.setattr(joining_a_house, "ALONE", 0.0)
        yield opened


def until(table, condition):
    def looked():
        table.clock.now += 0.05
        return condition()

    table.until(looked)


def to_the_houses(table):
    table.double()
    table.choose("settings")
    table.choose("group:network")
    for _ in range(4):
        if "join" in {target.name for target in table.window.page.targets}:
            break
        table.choose("more")
    table.choose("join")
    assert isinstance(table.window.state.overlay, JoiningHouse)


def step(table):
    return table.screen.settings.joining.step


def test_the_one_button_joins_a_house(table, door, monkeypatch):
    pressed = []
    press = DeskTable.press
    monkeypatch.setattr(DeskTable, "press", lambda self, seconds: (pressed.append(seconds), press(self, seconds))[1])
    to_the_houses(table)
    until(table, lambda: step(table) == "number" and door.door.number)
    table.let(0.1)
    assert table.screen.settings.joining.number == door.door.number
    assert " ".join(door.door.number) in table.window.page.title, "who does not see the page hears the number"
    table.choose("same")
    door.decide(same=True)
    until(table, lambda: step(table) == "joined")
    line = next(listener for listener in table.desk._listeners if isinstance(listener, BrokerAtDesk))
    until(table, lambda: line.line.shown == "here")
    kept = dict(table.changes)
    assert (kept["mqtt.on"], kept["mqtt.user"], kept["mqtt.table"]) == (True, "tables", "Table 7")
    assert kept["mqtt.host"] == "127.0.0.1", "a name that leads nowhere here is not taken"
    assert Path(kept["mqtt.password_file"]).read_text() == "selbat"
    # Four pages are taken in, two numbers compared, and the board is touched once
    seconds = 2 * TAP + sum(TAP if each < 0.5 else HOLD for each in pressed) + 4 * LOOK + NUMBERS + TOUCH
    assert seconds <= 12, f"{len(pressed)} presses, {seconds:.1f} s: fifty tables in ten minutes of one person's time"


def test_who_says_that_the_numbers_differ_or_leaves_the_page_changes_nothing(table, door):
    to_the_houses(table)
    until(table, lambda: step(table) == "number")
    table.let(0.1)
    table.double()
    until(table, lambda: step(table) == "failed-differs" and not door.door.open)
    door.open()
    table.let(0.1)
    table.choose("again")
    until(table, lambda: door.door.number)
    table.window.close_page()
    until(table, lambda: not door.door.open)
    assert [name for name, _ in table.changes if name.startswith("mqtt")] == []


def test_without_the_extra_it_is_said(table, monkeypatch):
    monkeypatch.setattr("companion.app.desk.broker.describe_missing", lambda _extra: "zeroconf")
    to_the_houses(table)
    table.let(0.1)
    assert step(table) == "failed-lacking"
