"""A table in a terminal tells the house all that one at the screen tells."""

from contextlib import suppress
from dataclasses import replace

from mosquitto import until

from companion.app.desk.broker_link import BrokerLink, TerminalBroker
from companion.games import GAMES
from companion.games import game as find_game
from companion.language.words import Words
from companion.network.house.listening_house import HouseHost
from companion.network.mqtt.broker_config import BrokerConfig
from companion.network.mqtt.broker_table import BrokerTable
from companion.network.mqtt.outbox import Outbox
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.table import Hourglass, Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.terminal.terminal import Left, Terminal

SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])


def test_a_game_in_a_terminal_is_told_while_somebody_types_and_the_house_is_heard(wish, tmp_path):
    any_box = find_game("any_box")
    words = Words("en", [any_box.folder])
    house = HouseHost(wish("house", "00000009"), None).start()
    written = []
    line = TerminalBroker(
        BrokerLink(BrokerTable(wish("tables", names=True), GAMES, Outbox(tmp_path), list, words).start()),
        lambda: words,
        written.append,
    )
    sheet = {"title": "Chess", "turns": {"first": "ask"}}
    controller = Controller(Session.begin(any_box, Beginning("any_box", SEATS, {}, {"sheet": sheet}), MemoryLog()))
    typed = iter(["1"])

    def read(_prompt):
        if (answer := next(typed, None)) is not None:
            return answer
        until(lambda: (house.step(), [table.turn and table.turn.colour for table in house.tables.present])[1] == ["blue"])
        house.order(house.tables.present[0].id, "message", "Last orders")
        until(lambda: written)
        raise EOFError

    with suppress(Left):
        Terminal(words, read, lambda _line: None, shows=line.show).play(controller)
    line.close()
    until(lambda: (house.step(), not house.tables.present)[1])
    house.close()
    assert written == ["\n   ! Last orders"]
    assert [table.title for table in house.tables.all.values()] == ["Chess"]


class GlassThenMore:
    """A partner that asks for the hourglass, and then what its controller asks."""

    def __init__(self, controller):
        self._more = controller
        self._now = replace(controller.snapshot(), question=Hourglass("home.coming", seconds=3))

    def snapshot(self):
        return self._now

    def do(self, act):
        if isinstance(act, Answer):
            self._now = self._more.snapshot()
        return self._now


def test_sand_in_a_terminal_is_told_with_its_end_and_that_it_ran_out(told, tmp_path):
    any_box, clock = find_game("any_box"), [0.0]
    words = Words("en", [any_box.folder])
    table = BrokerTable(BrokerConfig("127.0.0.1", table="T"), GAMES, Outbox(tmp_path), list, words, clock=lambda: clock[0])
    sheet = {"title": "Chess", "turns": {"first": "ask"}}
    controller = Controller(Session.begin(any_box, Beginning("any_box", SEATS, {}, {"sheet": sheet}), MemoryLog()))

    def passes(seconds):
        clock[0] += seconds

    typed = iter([""])

    def read(_prompt):
        if (answer := next(typed, None)) is None:
            raise EOFError
        return answer

    line = BrokerLink(table)
    shows = TerminalBroker(BrokerLink(), lambda: words, print)
    shows._line = line
    with suppress(Left):
        Terminal(words, read, lambda _line: None, passes, lambda: clock[0], shows=shows.show).play(GlassThenMore(controller))
    states = [(value["time_left"], value["ends_at"] is not None) for topic, value in told if topic == table.topics.state]
    assert [state for state in states if state[1]] == [(3, True)]
    assert states[-1] == (None, False)
    assert [value["event_type"] for topic, value in told if topic == table.topics.event].count("time_up") == 1


def test_without_a_broker_a_terminal_has_no_thread_for_it():
    line = TerminalBroker(BrokerLink(), lambda: Words("en", []), print)
    line.look()
    line.close()
    assert not line._thread.is_alive()
