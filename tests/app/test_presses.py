"""Every kind of button at a desk: the real one, the drawn one, further ones, the knob; stuck and locked; and the power-off."""

from __future__ import annotations

import pygame
import pytest
from at_the_desk import FURTHER, KNOB, PIN, DeskTable

from companion.play.requests import LockTable, RunGlass
from companion.table import Hourglass, Seat, Seats
from companion.table.table import Beginning
from companion.ui.screen.page import focus
from companion.ui.screen.page.effects import HelpLeaf, Menu
from hardware.lamp_colour import CREAM
from sounds import Effect

SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])
LIGHT = Beginning("tumult_royale", SEATS, {"books": "light"}, {})


@pytest.fixture
def table(tmp_path):
    opened = DeskTable(tmp_path)
    yield opened
    opened.close()


class Space:
    """The space bar, which is the button drawn on the screen."""

    def __init__(self, table):
        self._table = table

    def answer(self):
        """Go on past what is told."""
        self._table.let(0.6)
        self.hold(0.1)

    def hold(self, seconds):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, unicode=" ", mod=0))
        self._table.let(seconds)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
        self._table.let(0.45)


def held_ring(table):
    """Whether the ring round the focused plate is to be seen."""
    return table.window._hold.share(table.clock()) > 0


def test_the_space_bar_does_all_that_the_button_does(table):
    table.begin(LIGHT)
    step = table.snapshot.step
    heard = len(table.output.heard)
    Space(table).answer()
    assert table.snapshot.step == step + 1
    assert Effect.PRESS in {one.effect for one in table.output.heard[heard:]}


@pytest.mark.parametrize("button", ["real", "drawn"])
def test_a_press_closes_the_ring_of_lamps_and_the_ring_round_the_plate(table, button):
    table.begin(LIGHT)
    if button == "real":
        table.pins.pin(PIN).drive_low()
    else:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, unicode=" ", mod=0))
    table.let(0.3)
    closed = table.light_scene.frame(table.clock()).count(CREAM)
    assert 6 <= closed <= 13
    assert held_ring(table)
    if button == "real":
        table.pins.pin(PIN).drive_high()
    else:
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
    table.let(0.1, beat=0.02)
    assert 0 < table.light_scene.frame(table.clock()).count(CREAM) < closed, "it must run back, not vanish"
    table.let(0.5)
    assert CREAM not in table.light_scene.frame(table.clock())
    assert not held_ring(table)


def test_a_locked_device_goes_on_after_a_fault(table, monkeypatch):
    table.begin(LIGHT)
    table.answer()
    table.desk.do(LockTable(on=True))
    step = table.snapshot.step
    session = table.workers._worker._partner.session
    monkeypatch.setattr(session.run, "answer", lambda _answer: 1 / 0)
    table.answer()
    assert table.desk.failure is not None
    table.let(1)
    table.answer()
    table.let(1)
    assert table.desk.failure is None
    assert table.snapshot.step == step


def switch_off(table):
    """Choose it in the menu before a game, and say yes."""
    table.double()
    for name in ("menu", "off", "leave"):
        table.choose(name)
    table.let(0.5)


def test_the_menu_before_a_game_switches_the_device_off(table, tmp_path, monkeypatch):
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path))
    table.begin()
    switch_off(table)
    assert (tmp_path / "poweroff").exists()
    assert "Switching off" in table.devices.speaker.subtitle()


def test_where_no_service_runs_it_ends_the_program(table, monkeypatch):
    monkeypatch.delenv("RUNTIME_DIRECTORY", raising=False)
    table.begin()
    switch_off(table)
    assert table.desk.over


def test_a_stuck_button_lets_go_of_the_lamps_and_the_others_play_on(table, caplog):
    table.begin(LIGHT)
    table.pins.pin(PIN).drive_low()
    table.let(21, beat=0.25)
    assert "stuck" in caplog.text
    assert CREAM not in table.light_scene.frame(table.clock())
    assert not held_ring(table)
    step = table.snapshot.step
    Space(table).answer()
    assert table.snapshot.step == step + 1
    table.pins.pin(PIN).drive_high()
    table.let(0.5)
    assert "freed" in caplog.text
    table.answer()
    assert table.snapshot.step == step + 2


def test_further_buttons_act_at_once_and_never_wait_for_a_second_press(table):
    table.begin(LIGHT)
    while focus.alone(table.window.page):
        table.answer()
    table.let(0.5)
    before = table.focused

    def click(source):
        pin = table.pins.pin(FURTHER[source])
        pin.drive_low()
        table.let(0.05)
        pin.drive_high()
        table.let(0.05)

    seen = [before]
    for _ in range(2):
        click("next")
        seen.append(table.focused)
    assert seen == [before, seen[1], before] != [before] * 3, "two quick presses are two steps"
    click("back")
    assert table.window.state.overlay == HelpLeaf()


def test_whatever_the_hand_does_after_a_hold_was_taken_counts_for_nothing_until_it_lets_go(table):
    """A held button answers one question only, however many come meanwhile, and opens no menu."""
    for button in ("real", "drawn"):
        table.begin(LIGHT)
        step = table.snapshot.step
        if button == "real":
            table.press(8)
        else:
            Space(table).hold(8)
        assert (table.snapshot.step, table.window.state.overlay) == (step + 1, None)


def test_the_knob_goes_both_ways(table):
    table.begin()
    a, b = (table.pins.pin(pin) for pin in KNOB)

    def right():
        for step in (a.drive_low, b.drive_low, a.drive_high, b.drive_high):
            step()
        table.let(0.1)

    def left():
        for step in (b.drive_low, a.drive_low, b.drive_high, a.drive_high):
            step()
        table.let(0.1)

    first = table.focused
    right()
    second = table.focused
    right()
    left()
    assert table.focused == second != first
    left()
    assert table.focused == first


def test_the_knob_counts_up_and_down(table):
    table.begin()
    table.choose("option:ring")
    table.choose("option:hourglass")
    while not table.focused.startswith("step:"):
        table.short()
    a, b = (table.pins.pin(pin) for pin in KNOB)
    entry = table.window.state.layer.entry
    for step in (a.drive_low, b.drive_low, a.drive_high, b.drive_high):
        step()
    table.let(0.1)
    assert table.window.state.layer.entry == entry + 5, "a knob is quick enough to count by the smallest step"
    for _ in range(2):
        for step in (b.drive_low, a.drive_low, b.drive_high, a.drive_high):
            step()
    table.let(0.1)
    assert table.window.state.layer.entry == entry - 5


def test_what_presses_mean_follows_the_page_not_the_question(table):
    """While a number is counted nobody waits for a double press; over it lies a menu in which one is a way back."""
    table.begin()
    table.choose("option:ring")
    table.choose("option:hourglass")
    button = table.buttons._buttons[0].finger
    assert not button.meanings.double
    table.window.open(Menu())
    table.let(0.1)
    assert button.meanings.double


def test_a_paused_hourglass_stands_on_the_ring(table):
    table.begin()
    table.choose("option:ring")
    table.choose("option:hourglass")
    table.choose("value:20")
    assert isinstance(table.snapshot.question, Hourglass)
    table.let(2)
    full = table.light_scene.frame(table.clock())
    table.let(9)
    assert table.light_scene.frame(table.clock()) == full, "it has not begun"
    table.choose("start")
    table.let(6)
    table.desk.do(RunGlass(table.snapshot.step, running=False))
    table.let(0.1)
    snapshot = table.light_scene.frame(table.clock())
    assert snapshot != full
    table.let(9)
    assert table.light_scene.frame(table.clock()) == snapshot
