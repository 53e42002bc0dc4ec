"""The desk with a line to a house: what it orders is shown, said and done, and the game goes on untouched."""

import pytest
from at_the_desk import DeskTable

from companion.network.mqtt.connection import Trouble
from companion.network.mqtt.orders import CloseIn, Coming, DimRing, PauseTable, ShowMessage
from companion.play.requests import CallHouse
from companion.system.settings import Settings
from companion.table import Seat, Seats
from companion.table.table import Beginning
from companion.ui.pages.effects import HouseSays, Paused

SILENT = Trouble("silent", "nobody answers there")
SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])


class HouseAtHand:
    """In the place of a broker's table: gives the orders it was told to give, and notes what the desk tells."""

    def __init__(self):
        self.orders, self.calls, self.shown, self.noted, self.trouble = [], "", [], [], None

    def show(self, snapshot, live, _words):
        self.shown.append((snapshot, live))

    def run(self, _live):
        given, self.orders = self.orders, []
        return given

    def call(self, reason):
        self.calls = reason

    def note(self, *, paused, brightness):
        self.noted.append((paused, brightness))

    def close(self):
        self.calls = ""


@pytest.fixture
def table(tmp_path):
    opened = DeskTable(tmp_path)
    opened.broker.table = HouseAtHand()
    opened.begin(Beginning("tumult_royale", SEATS, {"books": "light"}, {}))
    yield opened
    opened.close()


def ordered(table, order):
    before = table.snapshot.step
    table.broker.table.orders = [order]
    table.let(0.3)
    assert table.snapshot.step == before
    return table.window.state.overlay


def test_what_a_house_orders_is_done_and_answers_nothing(table):
    assert ordered(table, ShowMessage("Last orders!")) is None, "what the house says does not lie over the question"
    assert ordered(table, CloseIn(15)) is None
    assert table.screen.settings.said == "Last orders! The house closes in 15 minutes."
    table.window.open(HouseSays(table.screen.settings.said))
    table.let(0.3)
    assert table.screen.settings.said == "", "it has been read"
    table.window.close_page()
    assert isinstance(ordered(table, PauseTable(paused=True)), Paused)
    assert table.broker.table.noted[-1][0] is True
    assert ordered(table, PauseTable(paused=False)) is None
    ordered(table, DimRing(0.4))
    assert ("ring.brightness", 0.4) in table.changes


def test_somebody_is_called_from_the_menu_with_a_reason(table):
    table.desk.do(CallHouse("pay"))
    table.let(0.2)
    assert table.broker.table.calls == "pay"
    ordered(table, Coming())
    assert table.screen.settings.said == "Somebody is on the way to you."
    assert table.broker.table.calls == ""
    table.desk.do(CallHouse("pay"))
    table.desk.do(CallHouse(""))
    assert table.broker.table.calls == ""


@pytest.mark.parametrize(("trouble", "said"), [(None, "desk-house-called"), (SILENT, "desk-house-away")])
def test_nobody_is_promised_where_the_house_cannot_be_reached(table, monkeypatch, trouble, said):
    heard = []
    monkeypatch.setattr(table.desk, "say", heard.append)
    table.broker.table.trouble = trouble
    table.desk.do(CallHouse("pay"))
    assert heard == [said]


def test_every_snapshot_is_told_and_a_broker_that_is_away_is_a_small_sign(table):
    assert table.broker.table.shown[-1][0].game.name == "tumult_royale"
    table.broker.table.trouble = SILENT
    table.let(0.2)
    assert (table.screen.settings.broker, table.screen.settings.broker_trouble) == ("away", "silent")
    table.broker.table = None
    table.let(0.2)
    assert table.screen.settings.broker == ""


def test_without_the_setting_there_is_no_line(tmp_path):
    from companion.network.mqtt.broker_config import read_broker_config

    assert read_broker_config(Settings(), tmp_path) is None
    assert not (tmp_path / "serial").exists()
