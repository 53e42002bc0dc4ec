"""The house's board: all tables on one page, calls above them, nothing that jumps from under a finger, and what touches do."""

import json
from itertools import product
from types import SimpleNamespace

import pytest

from companion.games import GAMES
from companion.language.words import Words
from companion.library.history.document import Play, PlayedSeat
from companion.network.house.admission import HouseDoor
from companion.network.house.board import STILL, HouseBoard
from companion.network.house.tables import Tables, table_line

SIZES = ((480, 320), (800, 480), (1920, 1080), (720, 1280))
WIDE = (1280, 720)


class HouseAtHand:
    """In the place of a house at its broker."""

    def __init__(self):
        self.tables, self.problem, self.orders = Tables(), None, []
        seats = tuple(
            PlayedSeat(name, colour, 2 - won, won) for name, colour, won in (("Ada", "blue", True), ("Ben", "red", False))
        )
        plays = [Play(f"{number}", "citadels", "1", seats, device=f"Table {number}") for number in range(30)]
        self.history = SimpleNamespace(refresh=lambda: 0, list_all_plays=lambda: tuple(plays))

    def tell(self, number, calls="", online=True, now=0.0, **more):
        state = {"table": f"Table {number}", "box": "citadels", "round": 2, "calls": calls, "turn": {"colour": "blue"}, **more}
        topic = f"companion/table-{number}"
        self.tables.hear(f"{topic}/availability", b"online" if online else b"offline", now)
        self.tables.hear(f"{topic}/state", json.dumps(state).encode(), now)

    def order(self, table, kind, text):
        self.orders.append((table, kind, text))
        return True


class Door:
    """In the place of an admission."""

    def __init__(self):
        self.door, self.said = HouseDoor(), []

    def open(self, *, wide):
        self.door = HouseDoor(open=wide)

    def decide(self, *, same):
        self.said.append(same)


class Hands:
    """Somebody who reads the board and touches it."""

    def __init__(self, tables, language="en", size=WIDE):
        self.house, self.door, self.now, self.size = HouseAtHand(), Door(), 100.0, size
        for number in range(1, tables + 1):
            self.house.tell(number)
        self.board = HouseBoard(self.house, Words(language, [game.folder for game in GAMES]), self.door)

    def look(self):
        page = self.board.page(self.size, self.now)
        assert page.faults == ()
        return {item.text: item.box for item in page.items if hasattr(item, "text")}

    def place(self, text):
        return self.look()[text].centre

    def touch(self, text):
        where = self.place(text)
        self.board.press_finger(where, self.now)
        self.board.lift_finger(where, self.now)


@pytest.mark.parametrize("language", ["de", "en"])
def test_all_tables_stand_on_one_page_in_every_size_by_name(language):
    for tables, size in product((0, 8, 50), SIZES):
        hands = Hands(tables, language, size)
        read = hands.look()
        shown = [(read[f"Table {number}"].y, read[f"Table {number}"].x) for number in range(1, tables + 1)]
        if size[0] >= 800:
            assert all(read[f"Table {number}"].h >= 12 for number in range(1, tables + 1))
        assert shown == sorted(shown)


def test_a_second_game_of_the_same_box_has_its_own_minutes():
    house = HouseAtHand()
    for now, over in ((0.0, False), (3600.0, True), (3720.0, False), (3780.0, False)):
        house.tell(1, now=now, over=over)
    (table,) = house.tables.in_order
    assert table_line(table, Words("en", [game.folder for game in GAMES]), 4020.0).count("5 min") == 1


def test_a_call_stands_above_and_moves_for_nobody_until_it_is_answered():
    hands = Hands(50)
    before = hands.place("Table 9")
    hands.house.tell(30, "pay")
    first = min(box for text, box in hands.look().items() if text == "We would like to pay")
    hands.house.tell(9, "help")
    hands.house.tell(30, "pay")
    assert min(box for text, box in hands.look().items() if text == "We would like to pay") == first
    hands.house.tell(30, "")
    help_at = min(box for text, box in hands.look().items() if text == "We need help")
    hands.house.tell(2, "order")
    read = hands.look()
    assert min(box for text, box in read.items() if text == "We need help") == help_at
    assert hands.house.tables.all["table-9"].calls == "help"
    hands.house.tell(9, "")
    assert hands.place("Table 9") == before


def test_of_more_calls_than_find_room_the_last_place_counts_all_that_are_not_shown():
    hands = Hands(9)
    for number in range(1, 7):
        hands.house.tell(number, "pay")
    read = hands.look()
    assert "and 3 more" in read, "six call, three are shown"


def test_what_a_finger_was_laid_on_is_meant_whatever_comes_meanwhile():
    hands = Hands(8)
    where = hands.place("Table 5")
    hands.board.press_finger(where, hands.now)
    hands.house.tell(1, online=False)
    hands.house.tell(7, "pay")
    assert hands.place("Table 5") == where
    hands.now += STILL - 0.5
    assert hands.place("Table 5") == where
    hands.board.lift_finger(where, hands.now)
    hands.touch("Pause")
    assert hands.house.orders == [("table-5", "pause", "on")]
    hands.now += STILL + 1
    assert "Table 1" not in hands.look()
    hands.board.press_finger(where, hands.now)
    hands.board.lift_finger((1, 1), hands.now)
    assert "Pause" not in hands.look(), "a finger that slides away means nothing"


def test_touches_give_orders_and_lead_to_what_stands_behind():
    hands = Hands(3)
    hands.house.tell(2, "pay", paused=True)
    hands.touch("Table 2")
    hands.touch("On our way")
    hands.touch("Table 2")
    hands.touch("Play on")
    hands.touch("Table 3")
    hands.touch("Message")
    hands.touch("Your food is ready.")
    hands.touch("We close")
    hands.touch("In 15 minutes")
    assert hands.house.orders == [
        ("table-2", "coming", ""), ("table-2", "pause", "off"), ("table-3", "message", "Your food is ready."), ("", "closing", "15"),
    ]  # fmt: skip
    assert "Told." in hands.look()
    hands.touch("League")
    assert "1. Ada: 30 points in 30 plays" in hands.look()
    hands.touch("Back")
    hands.touch("History")
    first = set(hands.look())
    hands.touch(next(text for text in first if text.startswith("Page 1")))
    assert set(hands.look()) != first
    hands.board.go_back()
    assert "Table 1" in hands.look()


def test_keys_do_what_touches_do():
    hands = Hands(3)
    hands.look()
    for _ in range(5):
        hands.board.focus_on(1, hands.now)
        hands.look()
    hands.board.choose(hands.now)
    hands.look()
    hands.board.focus_on(1, hands.now)
    hands.board.choose(hands.now)
    assert hands.house.orders == [("table-1", "pause", "on")]


def test_tables_are_taken_in_at_the_board():
    hands = Hands(3)
    hands.touch("Take tables in")
    hands.touch("Take tables in")
    assert hands.door.door.open
    hands.door.door = HouseDoor(open=True, number="048213", table="Table 4")
    assert "048 213" in hands.look()
    hands.touch("Yes, the same")
    hands.board.go_back()
    assert hands.door.said == [True, False], "whoever leaves the page has not said that the numbers are the same"
    for language in ("de", "en"):
        for kind in ("lost", "late", "nonsense", "differs", "refused", "full"):
            for size in SIZES:
                shut = Hands(3, language, size)
                shut.board._show(shut.board._show_admission)
                shut.door.door = HouseDoor(trouble=kind, waiting=2, taken=("Tisch 1",))
                shut.look()
