"""A table, a house and a real Mosquitto with its access rules: killed, restarted, refusing; nothing is lost and nobody waits."""

import json
import socket
from dataclasses import replace
from random import Random
from uuid import uuid4

import pytest
from mosquitto import until
from pace import LOST

from companion.app.commands.doctor import Health, broker_found
from companion.app.commands.house_command import write_league
from companion.games import GAMES
from companion.games import game as find_game
from companion.language.words import Words
from companion.library.history.document import Play, PlayedSeat
from companion.network.house import house_running as running
from companion.network.house.league import league
from companion.network.house.listening_house import HouseHost
from companion.network.house.tables import Tables
from companion.network.mqtt.broker_config import BrokerConfig
from companion.network.mqtt.broker_table import BrokerTable
from companion.network.mqtt.connection import MOST_HELD, NOT_YET, Connection, Unread
from companion.network.mqtt.orders import CloseIn, DimRing, OrderRefused, PauseTable, ShowMessage
from companion.network.mqtt.outbox import Outbox
from companion.network.mqtt.topics import discovery_topic
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.system.settings import Settings
from companion.table import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

WORDS = Words("en", [game.folder for game in GAMES])
SETTINGS = Settings()
SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])


def play(number=0, names=("Ada", "Ben")):
    seats = tuple(PlayedSeat(name, colour, rank, 20 - rank, won=rank == 1)
                  for rank, (name, colour) in enumerate(zip(names, ("blue", "yellow"), strict=True), start=1))  # fmt: skip
    return Play(str(uuid4()), "tumult_royale", "1", seats, rounds=4, begun=None, ended=None)


@pytest.fixture
def tables(wish, tmp_path):
    """Make tables; all are closed at the end."""
    made = []

    def table(serial="0000abcd", plays=(), **more):
        folder = tmp_path / serial
        folder.mkdir(exist_ok=True)
        started = BrokerTable(wish("tables", serial, **more), GAMES, Outbox(folder), lambda: list(plays), WORDS, "0.2").start()
        made.append(started)
        return started

    yield table
    for one in made:
        one.close()


def there(table):
    until(lambda: table.trouble is None)
    table.run(None)


def game(**options):
    """A game on its way, and its controller."""
    return Controller(Session.begin(find_game("tumult_royale"), Beginning("tumult_royale", SEATS, options, {}), MemoryLog()))


def heard_by(house, condition):
    until(lambda: (house.step(), condition())[1])


def test_a_house_sees_what_a_table_plays_whose_turn_it_is_and_that_it_calls(tables, houses):
    table, house = tables(names=True), houses()
    there(table)
    controller = game(books="light")
    table.show(controller.snapshot(), None, WORDS)
    heard_by(house, lambda: house.tables.present and house.tables.present[0].box == "tumult_royale")
    seen = house.tables.present[0]
    assert (seen.name, seen.serial) == ("Table 3", "0000abcd")
    table.call("pay")
    heard_by(house, lambda: house.tables.present[0].calls == "pay")
    table.note(paused=True, brightness=0.5)
    heard_by(house, lambda: house.tables.present[0].paused)


def test_a_pause_is_told_once_whatever_else_is_noted_meanwhile(tables, monkeypatch):
    table, told = tables(), []
    monkeypatch.setattr(table._line, "publish", lambda _topic, value, **_how: told.append(value) or True)
    for brightness in (1.0, 0.4):
        table.note(paused=True, brightness=brightness)
    assert told.count({"event_type": "paused"}) == 1


def test_the_minutes_of_a_table_begin_anew_with_the_same_box_once_more():
    tables, since = Tables(), []
    for now, over in ((10.0, False), (70.0, True), (80.0, True), (90.0, False), (99.0, False)):
        tables.hear("companion/table-3/state", json.dumps({"box": "citadels", "over": over}).encode(), now)
        since.append(tables.all["table-3"].since)
    assert since == [10.0, 10.0, 10.0, 90.0, 90.0]


def test_a_winner_who_was_only_named_has_a_point_for_each_of_the_others():
    names = ("Ada", "Ben", "Clara", "Dora")
    seats = [replace(play().seats[0], name=name, colour=f"c{name}", rank=None, won=name == "Ada") for name in names]
    lines = league([replace(play(), seats=tuple(seats))])
    assert [(line.name, line.points) for line in lines] == [("Ada", 3.0), *((name, 0.0) for name in names[1:])]


def test_names_stay_at_the_table_unless_it_tells_them(tables, houses):
    table, house = tables(plays=[play()]), houses()
    there(table)
    table.show(game(books="light").snapshot(), None, WORDS)
    table.run(None)
    heard_by(house, lambda: house.collected == 1 and house.tables.present[0].box)
    assert "Ada" not in repr(house.tables.all)
    assert [seat.name for seat in house.history.list_all_plays()[0].seats] == ["blue", "yellow"]
    assert league(house.history.list_all_plays()) == ()


def test_a_play_is_sent_until_a_house_has_it_and_each_house_takes_it_once(tables, houses, broker):
    sent = [play() for _ in range(30)]
    table = tables(plays=sent, names=True)
    there(table)  # no house listens yet, though the broker has taken them
    first, second = houses("first"), houses("second")

    def all_here():
        table._outbox.hurry()
        table._plays_due = 0.0
        table.run(None)
        first.step()
        second.step()
        return first.collected == len(sent) and second.collected >= 20 and not table._outbox.list_lacking(sent, 0)

    broker.kill()
    broker.start()
    until(all_here)
    assert {play.uuid for play in first.history.list_all_plays()} == {play.uuid for play in sent}
    assert [line.name for line in league(first.history.list_all_plays())] == ["Ada", "Ben"]


def test_orders_come_from_the_house_alone_and_answer_no_question(tables, houses, wish):
    table, house = tables(), houses()
    there(table)
    until(lambda: house.problem is None)
    controller = game(books="light")
    table.show(controller.snapshot(), None, WORDS)
    before = controller.session.step
    for user in ("tables", "homeassistant"):
        stranger = Connection(wish(user), f"as-{user}", []).start()
        until(lambda line=stranger: line.connected and line.publish(table.topics.command("closing"), "5"))
        until(lambda line=stranger: not line._client._out_messages)
        stranger.close()
    for order in ("message Last orders", "closing 15", "pause on", "brightness 40", "answer 1", "pause x"):
        house.order(table.topics.table, *order.split(" ", 1))
    orders = []
    until(lambda: (orders.extend(table.run(None)), len(orders) >= 4)[1])
    assert orders == [ShowMessage("Last orders"), CloseIn(15), PauseTable(paused=True), DimRing(0.4)]
    assert controller.session.step == before


def test_a_game_goes_on_while_the_broker_is_gone_and_all_is_told_when_it_is_back(tables, houses, broker):
    table, house = tables(), houses()
    there(table)
    controller = game(books="light")
    broker.kill()
    until(lambda: table.trouble is not None)
    for _ in range(40):
        snapshot = controller.snapshot()
        if snapshot.question is None:
            break
        table.show(snapshot, None, WORDS)
        controller.do(Answer(snapshot.question.sample(Random(1)), snapshot.step))
    table.show(controller.snapshot(), None, WORDS)
    broker.start()
    until(lambda: (table.run(None), house.step(), house.tables.present and house.tables.present[0].box)[2])
    assert house.tables.present[0].round == controller.snapshot().place.round


def test_a_table_that_is_gone_is_offline_by_the_brokers_word(tables, houses):
    table, house = tables(), houses()
    there(table)
    heard_by(house, lambda: house.tables.present)
    table._line._client.socket().close()  # the cable is pulled
    table._line._client.loop_stop()
    heard_by(house, lambda: not house.tables.present)


def test_a_wrong_password_is_told_and_hurts_nobody(wish, tmp_path):
    table = BrokerTable(wish("tables")._replace(password="no"), GAMES, Outbox(tmp_path), list, WORDS).start()
    until(lambda: table.trouble is not None and "refuses" in table.trouble.said)
    table.show(game(books="light").snapshot(), None, WORDS)
    assert table.run(None) == []
    table.close()


def test_home_assistant_is_told_once_and_gets_its_events(tables, wish):
    table = tables()
    there(table)
    home, heard = Connection(wish("homeassistant"), "home", ["homeassistant/#"]).start(), []
    until(lambda: heard.extend(home.take()) or heard)
    home.close()
    described = json.loads(heard[0][1])
    assert described["device"]["name"] == "Table 3"
    assert "tumult" in described["components"]["event"]["event_types"]


@pytest.mark.timeout(60)
def test_a_table_that_was_renamed_leaves_nothing_of_its_former_name(tables, wish):
    listens = Connection(wish("homeassistant"), "listens", ["homeassistant/#", "companion/+/availability", "companion/+/state"])
    kept = {}

    def told():
        kept.update(listens.take())
        return {topic for topic, payload in kept.items() if payload}

    listens.start()
    for name in ("Table 3", "Window"):
        table = tables(table=name)
        there(table)
        until(lambda table=table: (table.run(None), discovery_topic(table.topics) in told())[1])
        table.close()
    until(lambda: all("window" in topic for topic in told()))
    listens.close()


def test_a_broker_that_answers_nothing_holds_nobody_up(tmp_path, monkeypatch):
    monkeypatch.setattr("companion.network.mqtt.connection.PATIENCE", LOST)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        wish = BrokerConfig("127.0.0.1", mute.getsockname()[1], table="Table 3", serial="0000abcd")
        table = BrokerTable(wish, GAMES, Outbox(tmp_path), list, WORDS).start()
        controller = game(books="light")
        for _ in range(200):
            table.show(controller.snapshot(), None, WORDS)
            assert table.run(None) == []
        assert table.trouble == NOT_YET
        table.close()


def test_a_flood_of_orders_is_dropped_beyond_a_bound_and_the_last_word_still_comes(tables, houses):
    table, house = tables(), houses()
    there(table)
    for number in range(6_000):
        house.order(table.topics.table, "message", f"Flood {number}")
    orders = []
    until(lambda: (orders.extend(table.run(None)), orders)[1])
    assert len(orders) < 10, "what a house says covers the question a few times a minute at most"


def test_a_table_that_floods_the_broker_drops_its_own_words_and_no_other_tables():
    unread = Unread()
    unread.put("companion/table-1/state", b"honest")
    for number in range(6_000):
        for topic in ("companion/table-7/state", "companion/table-7/play"):
            unread.put(topic, b"%d" % number + b" " * 60_000 * (number % 2))
    unread.put("companion/table-2/state", b"honest too")
    assert [payload[:10] for _, payload in unread.take(4)][::3] == [b"honest", b"honest too"]
    last = unread.take(1_000)[-1][1]
    assert last.startswith(b"5999"), "the last word still comes"
    assert unread.take(1) == []


def test_many_topics_hold_no_more_than_there_is_room_for():
    unread = Unread()
    for number in range(3_000):
        unread.put(f"companion/t{number}/state", bytes(60_000))
    assert sum(len(payload) for _, payload in unread.take(9_999)) <= MOST_HELD


def test_an_order_that_the_broker_kept_from_before_is_left(tables, houses, wish, broker):
    house = houses()
    until(lambda: house.problem is None)
    table = tables()
    house._line.publish(table.topics.command("message"), "Last week's closing time", retain=True)
    house._line.publish(table.topics.command("message"), "Now")
    until(lambda: not house._line._client._out_messages)
    late = BrokerTable(wish("tables"), GAMES, Outbox(broker._conf.parent), list, WORDS).start()
    there(late)
    house.order(late.topics.table, "closing", "15")
    orders = []
    until(lambda: (orders.extend(late.run(None)), orders)[1])
    assert orders == [CloseIn(15)]
    late.close()


def test_an_order_beside_a_running_house_takes_nothing_from_it(tables, houses, wish, monkeypatch):
    monkeypatch.setattr(running, "SETTLING", 0.9)
    table, house = tables(), houses()
    there(table)
    heard_by(house, lambda: house.tables.present)
    beside = HouseHost(wish("house", house._line._config.serial), None).start()
    assert running.give(beside, "Table 3", "closing", "10") == 0
    with pytest.raises(OrderRefused, match="Table 9"):
        running.give(beside, "Table 9", "closing", "10")
    with pytest.raises(OrderRefused, match="expected one of"):
        running.give(beside, "all", "answer", "1")
    orders = []
    until(lambda: (orders.extend(table.run(None)), orders)[1])
    assert orders == [CloseIn(10)]
    assert house.problem is None
    beside.close()


def test_the_doctor_says_that_a_broker_refuses(broker, tmp_path, monkeypatch):
    password = tmp_path / "password"
    here = {"on": True, "host": "127.0.0.1", "port": broker.port, "user": "tables", "password_file": str(password)}
    for name, value in here.items():
        monkeypatch.setitem(SETTINGS.values, f"mqtt.{name}", value)
    for written, good in (("no", False), ("selbat", True)):
        password.write_text(written, encoding="utf-8")
        assert broker_found(SETTINGS).health is (Health.OK if good else Health.BROKEN)
    monkeypatch.setitem(SETTINGS.values, "mqtt.host", "a..b")
    assert broker_found(SETTINGS).health is Health.BROKEN


def test_what_a_full_line_does_not_take_is_told_as_soon_as_it_does(tmp_path, monkeypatch):
    table = BrokerTable(BrokerConfig("127.0.0.1", table="T"), GAMES, Outbox(tmp_path), list, WORDS)
    told, room = [], [False]
    monkeypatch.setattr(type(table._line), "connected", True)
    monkeypatch.setattr(table._line, "publish", lambda topic, *_, **__: room[0] and not told.append(topic))
    table.run(None)
    room[0] = True
    table.run(None)
    assert {table.topics.availability, table.topics.state} <= set(told)
    del told[:]
    table._line.on_connect()
    table.run(None)
    assert {table.topics.availability, table.topics.state} <= set(told), "a broker that is there anew may have kept nothing"
    room[0] = False
    table.call("drinks")
    room[0] = True
    del told[:]
    table.run(None)
    assert told == [table.topics.state]


def test_the_league_can_be_seen_beside_a_running_house(tables, houses, capsys):
    table, house = tables(plays=[play()], names=True), houses()
    there(table)
    heard_by(house, lambda: (table.run(None), house.collected)[1])
    folder = house.history.plays.journal.path.parent
    assert write_league(folder) == 0
    assert "Ada" in capsys.readouterr().out
