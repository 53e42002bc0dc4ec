"""How many presses of the one button an answer costs: counted on mock pins, a hold counts as one press."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random

import pytest
from at_the_desk import PIN, DeskTable

from companion.games import game as find_game
from companion.play.acts import Answer
from companion.play.snapshot import Snapshot
from companion.screen.page import focus
from companion.screen.page.effects import Menu
from companion.screen.views.read.reading import Read
from companion.table import Hourglass, Number, Pick, ReadCubes, Row, Seat, Seats, Tally, Tell, phrase
from companion.table.errors import AnswerRejected
from companion.table.questions.kinds import Option
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])
TOKENS, SEATED = 12, 13
"""So many tokens and councillors are named in a whole game of two: what is never needed or implied by the others is not asked."""
FEW = 1
"""So many taps are no more presses than to hold until it has walked there."""


class Presses:
    """A finger on the one button that goes to what it wants with as few presses as it can, and counts them."""

    def __init__(self, table: DeskTable):
        self.table = table
        self.count = 0

    @property
    def page(self):
        return self.table.window.page

    def tap(self):
        self.count += 1
        self.table.press(0.08)

    def hold(self, seconds=0.8):
        self.count += 1
        self.table.press(seconds)

    def walk(self, there):
        """Hold until it has walked there."""
        self.count += 1
        pin = self.table.pins.pin(PIN)
        pin.drive_low()
        for _ in range(200):
            if there():
                break
            self.table.let(0.05)
        pin.drive_high()
        self.table.let(0.1)
        assert there()

    def step(self, there, taps):
        """Come there by taps, or where that are many by holding."""
        if taps <= FEW or not focus.walks(self.page):
            for _ in range(taps):
                self.tap()
        else:
            self.walk(there)
        assert there()

    def choose(self, name):
        names = [target.name for target in focus.stops(self.page)]
        assert name in names, names
        taps = (names.index(name) - names.index(focus.focused(self.page).name)) % len(names)
        self.step(lambda: self.table.focused == name, taps)
        if focus.focused(self.page).long is not None:
            self.table.let(0.6)
            self.tap()
        else:
            self.hold()

    def counted(self, row):
        entry = self.table.window.state.layer.entry
        counts = (entry.by_hand or {}) if isinstance(entry, Read) else entry
        return counts.get(row, 0)

    def count_up(self, row, value):
        """Count one row up and go on to the next."""
        begun = self.counted(row)
        self.step(lambda: self.counted(row) == value, value - begun)
        self.hold()

    def name(self, letters):
        self.choose("new")
        for letter in letters.upper():
            row = next(target.name for target in focus.stops(self.page) if letter in target.name.partition(":")[2])
            self.choose(row)
            self.choose(f"letter:{letter}")
        self.choose("letter:done")
        self.hold()  # the first colour that is free


@pytest.fixture
def table(tmp_path):
    opened = DeskTable(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def presses(table):
    return Presses(table)


def asked(table, monkeypatch, question):
    """Put a question on the screen, and catch what is answered."""
    table.begin()
    answers = []
    monkeypatch.setattr(table.desk, "do", lambda act: answers.append(act.value) if isinstance(act, Answer) else None)
    show(table, question, 7)
    return answers


def show(table, question, step):
    table.desk.tell(Snapshot(None, step, question, SEATS))
    table.let(0.5)


def to_the_seats(table, presses):
    table.begin()
    presses.choose("option:tumult_royale")
    presses.choose("option:new")


def test_a_name_costs_18_presses_at_most(table, presses):
    to_the_seats(table, presses)
    presses.count = 0
    presses.name("Ben")
    assert [seat.name for seat in table.window.state.question.entry.seats] == ["Ben"]
    assert presses.count <= 18


def test_a_first_evening_with_four_new_names_costs_95(table, presses):
    to_the_seats(table, presses)
    for name in ("Ada", "Ben", "Clara", "Karl"):
        presses.name(name)
    presses.choose("done")
    table.let(0.5)
    presses.choose("option:usual")
    table.let(0.5)
    assert [seat.name for seat in table.snapshot.seats] == ["Ada", "Ben", "Clara", "Karl"]
    assert presses.count <= 95


def test_a_first_evening_by_colour_costs_14(table, presses):
    to_the_seats(table, presses)
    for _ in range(4):
        presses.choose("as")
    presses.choose("done")
    table.let(0.5)
    presses.choose("option:usual")
    table.let(0.5)
    assert [(seat.name, seat.colour) for seat in table.snapshot.seats][:2] == [("Blue", "blue"), ("Yellow", "yellow")]
    assert presses.count <= 14


def test_four_tallies_of_three_kinds_cost_30(table, presses, monkeypatch):
    rows = tuple(Row(kind, phrase(f"colour-{kind}"), high=24) for kind in ("red", "blue", "green"))
    answers = asked(table, monkeypatch, Tally("evening.box", rows=rows))
    for values in ((6, 2, 1), (4, 0, 3), (2, 5, 0), (1, 1, 1)):
        show(table, Tally("evening.box", rows=rows, occurrence=(len(answers),)), 7 + len(answers))
        for row, value in zip(rows, values, strict=True):
            presses.count_up(row.key, value)
        presses.choose("done")
        assert tuple(answers[-1].values()) == values
    assert presses.count <= 30


def test_a_tower_tray_costs_8(table, presses, monkeypatch):
    question = ReadCubes("evening.box", most={"red": 9, "blue": 9, "green": 9, "black": 9})
    answers = asked(table, monkeypatch, question)
    for row, value in (("red", 3), ("blue", 2), ("green", 1), ("black", 0)):
        presses.count_up(row, value)
    presses.choose("done")
    assert answers == [{"red": 3, "blue": 2, "green": 1, "black": 0}]
    assert presses.count <= 8


def test_the_hourglass_from_20_to_60_seconds_costs_6(table, presses):
    table.begin()
    presses.choose("option:ring")
    presses.choose("option:hourglass")
    assert isinstance(table.snapshot.question, Number)
    presses.count = 0
    presses.step(lambda: table.window.state.layer.entry == 60, 4)
    presses.hold()
    presses.hold()
    table.let(0.3)
    assert isinstance(table.snapshot.question, Hourglass)
    assert table.snapshot.question.seconds == 60
    assert presses.count <= 6


def test_another_language_in_mid_game_costs_6(table, presses):
    table.begin(Beginning("tumult_royale", SEATS, {}, {}))
    while isinstance(table.snapshot.question, Tell):
        table.answer()
    presses.choose("tool:help")
    assert table.window.state.overlay == Menu()
    presses.choose("settings")
    presses.choose("group:language")
    presses.choose("set:table.language")
    assert ("table.language", "de") in table.changes
    assert presses.count <= 6


SET_UP = {"council.side", "council.token", "council.token-here", "council.seated"}
"""What the Council asks of its set-up, at the beginning or when it is first needed; open permits come as they are taken."""


def test_what_the_council_asks_of_its_set_up_costs_70_wherever_it_is_asked(table, presses, monkeypatch):
    answers, rng = asked(table, monkeypatch, Tell("evening.box")), Random(2)
    session = Session.begin(find_game("council_of_four"), Beginning("council_of_four", SEATS, {"books": "full"}, {}), MemoryLog())
    counted = Counter()
    while (question := session.question) is not None:
        value = question.implied if question.implied == "later" else sensible(question, rng)
        if question.id in SET_UP and value != "later":
            show(table, question, 8 + counted.total())
            presses.choose(f"option:{value}")
            assert answers[-1] == value
            counted[question.id] += 1
        session.answer(value)
    assert counted == {"council.side": 3, "council.token-here": TOKENS, "council.seated": SEATED}
    assert presses.count <= 70


def sensible(question, rng):
    """Draw an answer; whatever can be known is said now, not later."""
    for _ in range(400):
        answer = question.sample(rng)
        with suppress(AnswerRejected):
            if answer != "later":
                return question.read(answer)
    raise AssertionError(question.id)


def test_eight_presses_a_second_are_eight_steps(table):
    table.begin()
    names = [target.name for target in focus.stops(table.window.page)]
    at = names.index(table.focused)
    pin = table.pins.pin(PIN)
    for _ in range(8):
        pin.drive_low()
        table.let(0.06, beat=0.02)
        pin.drive_high()
        table.let(0.065, beat=0.02)
    table.let(0.5)
    assert table.focused == names[(at + 8) % len(names)]


def test_a_tell_goes_on_with_a_short_press_and_not_before_it_can_be_read(table):
    table.begin(Beginning("tumult_royale", SEATS, {"books": "light"}, {}))
    assert isinstance(table.snapshot.question, Tell)
    step = table.snapshot.step
    table.window._shown_at = table.clock() - 0.01
    table.press(0.05)  # its meaning is clear before 0.6 s have passed
    assert table.snapshot.step == step
    table.let(0.6)
    table.short()
    assert table.snapshot.step == step + 1


def test_on_a_tell_a_long_press_opens_help(table):
    table.begin(Beginning("tumult_royale", SEATS, {"books": "light"}, {}))
    assert isinstance(table.snapshot.question, Tell)
    table.long()
    assert table.window.state.overlay == Menu()


def test_the_focus_jumps_to_done_when_a_pick_is_full(table, presses, monkeypatch):
    options = tuple(Option(key, phrase(f"colour-{key}")) for key in ("red", "blue", "green", "black"))
    answers = asked(table, monkeypatch, Pick("evening.box", options=options, least=2, most=2))
    presses.choose("option:blue")
    presses.choose("option:green")
    assert table.focused == "done"
    presses.choose("done")
    assert answers == [("blue", "green")]
