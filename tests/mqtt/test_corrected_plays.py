"""Plays on their way to houses: corrected ones come again, all take turns, several houses get them all, copied cards part."""

import json
import time
from dataclasses import replace
from datetime import datetime

import pytest
from mosquitto import until

from companion.games import GAMES
from companion.games import game as find_game
from companion.language.words import Words
from companion.library.history.edits import Edit, EditKind
from companion.library.history.history import History
from companion.library.history.plays import Plays
from companion.library.library import Library
from companion.network.house.tables import Tables, TableState, card_parts, table_line
from companion.network.mqtt.broker_config import BrokerConfig, draw_serial, serial_of
from companion.network.mqtt.broker_table import AGAIN, AT_ONCE, BrokerTable, PlaysInTurn
from companion.network.mqtt.connection import Connection
from companion.network.mqtt.outbox import Outbox, Receipt, receipt_from
from companion.network.mqtt.telling import list_printed_titles, state_of, without_names
from companion.play.controller import Controller
from companion.play.live import Running
from companion.table import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from tools.gallery.season import fill, season

WORDS = Words("en", [game.folder for game in GAMES])
SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])
DAY = 86_400_000


class HandClock:
    """A steady clock that a test sets on."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def library(tmp_path):
    folder = tmp_path / "table"
    folder.mkdir()
    opened = Library(folder)
    yield opened
    opened.close()


def days(count, apart=DAY // 3):
    """Finished plays until now, with names, so many milliseconds apart."""
    plays = [play for play in season(count + count // 5 + 5) if not play.aborted and play.ended][:count]
    ends = [time.time_ns() // 1_000_000 - apart * before for before in reversed(range(count))]
    return [replace(play, begun=None, ended=ended) for play, ended in zip(plays, ends, strict=True)]


def test_corrections_reach_each_house_also_one_that_comes_a_week_later(library, houses, wish):
    clock, sent = HandClock(), days(3)
    fill(Plays(library.journal), iter(sent))
    plays = PlaysInTurn(library, "Table 3", lambda: sent[-1].ended)
    table = BrokerTable(wish("tables", names=True), GAMES, Outbox(library.folder, clock), plays, WORDS, clock=clock).start()
    history, first = History(library), houses("first")
    hosts = [first]

    def all_the_same():
        clock.now += AGAIN
        table.run(None)
        for host in hosts:
            host.step()
        wanted = {play.uuid: play for play in history.list_all_plays()}
        return all({play.uuid: play for play in host.history.list_all_plays()} == wanted for host in hosts)

    def all_said():
        all_the_same()
        return not table._outbox.list_lacking(plays(), sent[-1].ended)

    until(all_the_same)
    until(all_said)
    history.write(Edit(EditKind.RENAME, who=sent[0].seats[0].name, text="Zoe"))
    history.write(Edit(EditKind.COMMENT, sent[1].uuid, text="late"))
    until(all_the_same)
    history.write(Edit(EditKind.DELETE, sent[2].uuid))
    until(all_the_same)
    until(all_said)
    hosts.append(houses("second"))
    until(all_the_same)
    assert [len(host.history.list_all_plays()) for host in hosts] == [2, 2]
    history.write(Edit(EditKind.UNDO))
    until(all_the_same)
    assert [len(host.history.list_all_plays()) for host in hosts] == [3, 3]
    table.close()
    history.close()


def test_of_three_hundred_plays_those_always_refused_hold_up_no_other(tmp_path, library):
    clock, sent = HandClock(), days(300, apart=DAY // 12)
    fill(Plays(library.journal), iter(sent))
    now = sent[-1].ended
    plays = PlaysInTurn(library, "Table 3", lambda: now)
    month = {play.uuid for play in sent if now - play.ended <= 30 * DAY}
    turns = [{play.uuid for play in plays()} for _ in range(12)]
    assert month <= set().union(*turns), "every play has its turn however many there are"
    assert all(len(one) <= 50 for one in turns)
    refused = {play.uuid for play in sent[-25:]}
    outbox, tries = Outbox(tmp_path, clock), {play.uuid: 0 for play in sent}
    for _ in range(60):
        clock.now += AGAIN
        for play in outbox.list_due(plays(), now)[:AT_ONCE]:
            outbox.note_sent(play)
            tries[play.uuid] += 1
            if play.uuid not in refused:
                outbox.note_received(play.uuid, "house", play.revision, now)
    assert {tries[uuid] for uuid in tries.keys() - refused} == {1}
    assert all(3 <= tries[uuid] <= 7 for uuid in refused)


def test_a_receipt_of_another_revision_or_of_nothing_sent_counts_for_nothing(tmp_path):
    outbox, [play] = Outbox(tmp_path), days(1)
    outbox.note_received(play.uuid, "house", 7, play.ended)
    assert outbox.list_lacking([play], play.ended) == [play]
    outbox.note_sent(play)
    outbox.note_received(play.uuid, "house", play.revision + 1, play.ended)
    assert outbox.list_lacking([play], play.ended) == [play]
    outbox.note_received(play.uuid, "house", play.revision, play.ended)
    outbox.save()
    assert outbox.list_lacking([play], play.ended) == Outbox(tmp_path).list_lacking([play], play.ended) == []
    outbox.note_house("another", play.ended)
    assert outbox.list_lacking([play], play.ended) == [play]
    outbox.note_house("third", play.ended + 31 * DAY)
    assert set(outbox._houses) == {"third"}


def test_of_more_houses_than_are_remembered_the_one_heard_from_last_still_gets_every_play(tmp_path):
    outbox, [play] = Outbox(tmp_path), days(1)
    outbox.note_sent(play)
    for number in range(9):
        outbox.note_house(f"house-{number}", play.ended)
    for number in range(8):
        outbox.note_received(play.uuid, f"house-{number}", play.revision, play.ended)
    outbox.note_house("house-9", play.ended)
    assert outbox.list_lacking([play], play.ended) == [play]


def test_what_is_no_receipt_is_none():
    for bad in (b"", b"[]", b'{"uuid":5}', b'{"uuid":"a","revision":"x"}', b'{"uuid":"a","revision":true}', b"[" * 9000):
        assert receipt_from(bad) is None, bad[:40]
    assert receipt_from(b'{"uuid":"abc"}') == Receipt("", "abc", None), "as a house of before says it"


def test_two_tables_whose_cards_are_copies_part_and_both_go_on(wish, houses, tmp_path, caplog):
    """Both begin with the same name and serial number at one broker."""
    house, tables = houses("house"), []
    for folder in (tmp_path / "one", tmp_path / "two"):
        folder.mkdir()
        (folder / "serial").write_text("0000abcd", encoding="ascii")
        made = BrokerTable(
            wish("tables", serial_of(folder)), GAMES, Outbox(folder), list, WORDS, renew=lambda at=folder: draw_serial(at)
        )
        tables.append(made.start())
    one, two = tables

    def both_there():
        for table in tables:
            table.run(None)
        house.step()
        return len(house.tables.present) == 2 and all(table.trouble is None for table in tables)

    until(both_there)
    assert one.config.serial != two.config.serial
    assert "0000abcd" in {one.config.serial, two.config.serial}
    assert {serial_of(tmp_path / "one"), serial_of(tmp_path / "two")} == {one.config.serial, two.config.serial}
    assert "another device has the serial number of this one" in caplog.text
    until(lambda: (both_there(), house.tables.namesakes == ("Table 3",))[1])
    for table in tables:
        table.call("pay")
    until(lambda: (both_there(), [seen.calls for seen in house.tables.present] == ["pay", "pay"])[1])
    assert {seen.serial for seen in house.tables.present} == {one.config.serial, two.config.serial}
    for table in tables:
        table.close()


def shown(sheet, title_names):
    session = Session.begin(find_game("any_box"), Beginning("any_box", SEATS, {}, {"sheet": sheet}), MemoryLog())
    return state_of(Controller(session).snapshot(), None, 0.0, WORDS, names=title_names)["title"]


def test_a_title_that_people_wrote_stays_at_the_table_unless_it_tells_names():
    written = {"title": "Ada's farewell", "turns": {"first": "ask"}}
    assert (shown(written, False), shown(written, True)) == ("", "Ada's farewell")
    printed = min(list_printed_titles(GAMES))
    assert shown({**written, "title": printed}, False) == printed
    [play] = days(1)
    named = type(play)(play.uuid, "any_box", "1", play.seats, title="Ada's farewell", titles={"de": "Adas Abschied"})
    told = without_names(named, GAMES)
    assert (told.title, told.titles) == ("", {})
    assert without_names(type(play)(play.uuid, "any_box", "1", play.seats, title=printed), GAMES).title == printed


def test_without_names_nothing_that_people_wrote_leaves_the_table():
    [play] = days(1)
    written = {"comment": "Oma won", "place": "Oma's kitchen", "device": "Oma's", "title": "Oma's game", "titles": {"de": "Omas"}}
    named = replace(play, seats=tuple(replace(seat, name=f"Oma {seat.colour}") for seat in play.seats), **written)
    assert "Oma" in repr(named)
    told = without_names(named, GAMES)
    assert "Oma" not in repr(told)
    assert (told.uuid, told.rounds) == (play.uuid, play.rounds)
    assert [(seat.name, seat.score) for seat in told.seats] == [(seat.colour, seat.score) for seat in play.seats]


def test_a_clock_that_runs_is_told_once_with_its_end_and_runs_on_at_the_house(told, tmp_path, monkeypatch):
    clock = HandClock()
    sheet = {"title": "Chess", "clock": {"kind": "turn", "seconds": 90}, "turns": {"first": "ask"}}
    session = Session.begin(find_game("any_box"), Beginning("any_box", SEATS, {}, {"sheet": sheet}), MemoryLog())
    session.answer("blue")
    table = BrokerTable(BrokerConfig("127.0.0.1", table="T"), GAMES, Outbox(tmp_path), list, WORDS, clock=clock)
    sand = Running(90.0, 90.0, 0.0, running=True)
    table.show(Controller(session).snapshot(), sand, WORDS)
    for _ in range(60):
        clock.now += 1.0
        table.run(sand)
    table.run(None)
    states = [value for topic, value in told if topic == table.topics.state]
    assert [(state["time_left"], state["ends_at"] is None) for state in states] == [(90, False), (89, False), (None, True)]
    assert states[0]["ends_at"] == states[1]["ends_at"], "told again to a broker that came, and still the same moment"
    slow = replace(sand, slow=1.5, left=60.0, since=clock.now)
    for live in (slow, slow.set(clock.now + 3, running=False)):
        table.run(live)
    sands = [value["seconds"] for topic, value in told if topic == table.topics.event and value["event_type"] == "sand"]
    assert sands == [90, 0, 90, 0], "whoever hears it counts from then, whatever their time of day"
    assert [value["time_left"] for topic, value in told if topic == table.topics.state and value["ends_at"]] == [90, 89, 90]
    with monkeypatch.context() as away:
        away.setattr(Connection, "publish", lambda *_, **__: False)
        table.run(slow)
        clock.now += 10.0
    told.clear()
    table.run(slow)
    table.run(slow)
    sands = [value["seconds"] for topic, value in told if topic == table.topics.event]
    assert sands == [80], "what could not be sent is sent once somebody hears it"
    tables = Tables()
    ends = datetime.fromisoformat(states[0]["ends_at"]).timestamp()
    for today, left in ((ends - 90, 90), (ends - 30.5, 31), (ends + 5, 0), (ends - 5000, 90), (ends + 5000, 90)):
        tables.hear(table.topics.state, json.dumps(states[0]).encode(), 7.0, today)
        assert tables.all[table.topics.table].count_seconds_left(7.0) == left, "a clock that is plainly wrong is not believed"
    seen = TableState("t", "T", online=True, box="any_box", time_left=75, time_runs=True, round=2, told=100.0, since=0.0)
    words = Words("en", [find_game("any_box").folder])
    assert [seen.count_seconds_left(now) for now in (100.0, 110.9, 999.0)] == [75, 65, 0]
    assert "1:05" in " ".join(card_parts(seen, words, 110.9))
    assert "at most 2 minutes left" in table_line(seen, words, 100.0)


def test_a_line_that_comes_while_it_is_told_is_told_once_more(monkeypatch, tmp_path):
    """The line's own thread may say that it is there anew in the middle of an introduction; topics are subscribed by then."""
    table = BrokerTable(BrokerConfig("127.0.0.1", table="T"), GAMES, Outbox(tmp_path), list, WORDS)
    told = []

    def published(topic, *_, **__):
        told.append(topic)
        if told.count(table.topics.here) == 1 and topic == table.topics.here:
            table._line.on_connect()
        return True

    monkeypatch.setattr(type(table._line), "connected", True)
    monkeypatch.setattr(table._line, "publish", published)
    table._plays_due = 1e12
    for _ in range(5):
        table.run(None)
    assert told.count(table.topics.here) == 2
