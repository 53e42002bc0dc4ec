"""How many presses of the one button an answer costs, and how many of a person's seconds: by taps, counted on mock pins."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest
from at_the_desk import LIGHT, PIN, SEATS
from table_hand import TableHand

sys.path.insert(0, str(Path(__file__).parents[1] / "bench"))

import bench_entry

from companion.play.acts import Answer
from companion.play.snapshot import Snapshot
from companion.table import Pick, Tell, phrase
from companion.table.questions.kinds import Option
from companion.table.table import Beginning
from companion.ui.screen.views.lobby.letters import STEP
from hardware.lamps import CREAM, OFF


@pytest.fixture
def presses(table):
    return TableHand(table)


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


def test_a_first_evening_of_new_names_by_taps_alone(presses):
    bench_entry.evening("Ada", "Ben", "Volker", "Yvonne")(presses)
    assert presses.count <= 90
    assert presses.seconds <= 78


def test_the_ring_runs_with_the_running_light(table, presses):
    bench_entry.seats_page(presses)
    presses.choose("new")
    presses.choose("letter:dial")
    bright = []
    for _ in range(3):
        place, stops = table.window.page.dial
        frame = table.light_scene.scene.animation.frame(0, 24)
        assert len([lamp for lamp in frame if lamp != OFF]) == stops
        bright.append(frame.index(CREAM))
        assert bright[-1] == place * 24 // stops
        table.let(STEP)
    assert bright == sorted(set(bright)), "it goes on from lamp to lamp"
    while presses.entry.runs is not None:
        presses.wait_for("letter:dial")
        presses.tap()
    assert CREAM not in table.light_scene.scene.animation.frame(0, 24)


def test_the_council_begins_after_45_taps_and_asks_the_rest_when_it_matters(table, presses):
    """Sides and who begins come first, with two the neutral emporiums; tokens and balconies are asked where they first matter."""
    table.begin(Beginning("council_of_four", SEATS, {"books": "full"}, {}))
    rng = Random(2)
    table.let(1.0)
    presses.begin()
    while (question := table.snapshot.question).id != "council.turn":
        if isinstance(question, Tell):
            presses.tap()
        else:
            value = question.implied if question.implied == "later" else question.sample(rng)
            presses.choose(f"option:{value[0] if isinstance(value, tuple) else value}")
        table.let(2.0)
    assert presses.count <= 45


def test_a_tell_goes_on_with_a_short_press_and_not_before_it_can_be_read(table):
    table.begin(LIGHT)
    assert isinstance(table.snapshot.question, Tell)
    step = table.snapshot.step
    table.window._holder.came = table.clock() - 0.01
    pin = table.pins.pin(PIN)
    for level in (pin.drive_low, pin.drive_high):
        level()
        table.let(0.05)
    table.let(0.45)  # its meaning is clear before 0.6 s have passed
    assert table.snapshot.step == step
    table.let(0.6)
    table.short()
    assert table.snapshot.step == step + 1


def test_taking_back_costs_four_presses_or_two_touches_and_three_answers_six_or_four(table):
    """Taking back one more costs one more; then the table hears once what goes back where."""
    for way, presses in (("taps", 4), ("touch", 2)):
        table.begin(Beginning("tumult_royale", SEATS, {"books": "full"}, {}))
        for _ in range(6):
            table.answer()
        for count in (1, 3):
            hand = TableHand(table, way)
            hand.take_back(count)
            assert hand.count == presses + count - 1
            table.window.close_page()
            table.let(1)


def test_the_focus_jumps_to_done_when_a_pick_is_full(table, presses, monkeypatch):
    options = tuple(Option(key, phrase(f"colour-{key}")) for key in ("red", "blue", "green", "black"))
    answers = asked(table, monkeypatch, Pick("evening.box", options=options, least=2, most=2))
    presses.choose("option:blue")
    presses.choose("option:green")
    assert table.focused == "done"
    presses.choose("done")
    assert answers == [("blue", "green")]
