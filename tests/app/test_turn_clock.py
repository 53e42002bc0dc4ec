"""A game against the clock with the one button alone, on a ring at a pty; and what a score costs in presses."""

from __future__ import annotations

import pytest
from at_the_desk import SEATS, Clock, DeskTable
from pretend_board import PretendBoard

from companion.table import Number, TurnClock
from companion.table.table import Beginning
from companion.ui.screen.views.ask.number import count_on, place_of, steps_of
from hardware.lamps import OFF, Power
from hardware.ring import Ring
from hardware.ring_drivers.boards import Adalight
from hardware.ring_drivers.serial_line import OpenPort, PortFinder, SerialLine
from hardware.ring_signals import RHYTHMS, TurnLight

SHEET = {"title": "Chess", "turns": {"first": "ask"}, "clock": {"kind": "bank", "seconds": 60}, "ends": {"winner": "named"}}


def at_the_clock(table, sheet=SHEET):
    """Begin; the first seat is named by a long press, and its clock runs."""
    table.begin(Beginning("any_box", SEATS, {}, {"sheet": sheet}))
    table.press(0.8)
    assert isinstance(table.snapshot.question, TurnClock)


def time(table):
    return [table.snapshot.values[f"time.{seat.colour}"] for seat in SEATS]


def test_two_play_against_the_clock_with_one_button_on_a_ring_at_a_pty(tmp_path):
    clock = Clock()
    with PretendBoard() as board:
        line = SerialLine(PortFinder(board.port, tmp_path, tmp_path), OpenPort(hello=0.2))
        ring = Ring(Adalight(line), 24, power=Power(milliamps=1e6, gamma=1.0), clock=clock)
        table = DeskTable(tmp_path, ring=ring.start(), clock=clock)
        at_the_clock(table)
        table.let(20)
        board.wait_for(lambda shown: 10 < sum(lamp != OFF for lamp in shown.frame) < 20)  # two thirds are left, or less
        table.short()
        assert 35 <= time(table)[0] <= 41
        assert table.snapshot.question.seat.colour == "yellow"
        table.let(5)
        table.short()
        assert 50 <= time(table)[1] <= 56
        assert table.snapshot.question.id == "any.more"
        table.close()


def test_a_turn_passes_with_any_press_and_the_leaf_stops_the_clock(table):
    at_the_clock(table)
    table.let(10)
    table.double()
    assert not table.runner.live.running
    held = table.runner.live.left
    table.let(600, 5)
    assert table.runner.live.left == held
    table.long()
    assert not table.runner.live.running, "back at the clock, which waits"
    table.long()
    assert table.runner.live.running
    table.short()
    assert time(table) == [pytest.approx(held, abs=3), 60]
    table.let(1)
    assert table.snapshot.question.seat.colour == "yellow"
    table.long()
    assert table.snapshot.question.id == "any.more"


def test_time_that_is_up_is_told_and_until_the_turn_is_passed_no_clock_runs(table):
    at_the_clock(table)
    table.let(70, 0.2)
    assert (table.snapshot.question.id, time(table)) == ("any.time-up", [0, 60])
    table.let(100, 0.5)
    assert time(table) == [0, 60]
    table.short()
    assert table.snapshot.question.identity == "any.clock@yellow#1"


def test_each_seat_has_a_rhythm_of_its_own_and_its_light_begins_at_its_chair():
    shown = {colour: tuple(beats[lamp % len(beats)] for lamp in range(24)) for colour, beats in RHYTHMS.items()}
    assert len(set(shown.values())) == len(RHYTHMS) == 10
    half = TurnLight("blue", 0.25, 60, 60).frame(30, 24)
    assert [lamp != OFF for lamp in half] == [6 <= lamp < 18 for lamp in range(24)]


def taps_for(question, score):
    """Count the taps on each step."""
    value = question.likely
    for step in steps_of(question):
        taps = 0
        while place_of(value, step) != place_of(score, step):
            value, passes = count_on(question, value, step)
            taps += 1 + passes  # one more where it passes the way out
        yield step, taps


def test_the_median_of_all_scores_is_ten_presses():
    """Where nobody lets a held button walk, the tens below nothing come after those above."""
    for low, high, most in ((-40, 100, 16), (0, 200, 17)):
        question = Number("evening.areas", low=low, high=high, likely=0)
        taps = sorted(sum(taps + 1 for _, taps in taps_for(question, score)) for score in range(low, high + 1))
        assert taps[len(taps) // 2] == 10
        assert taps[-1] <= most
