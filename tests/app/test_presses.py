"""Every kind of button at a desk: the real one, the drawn one, further ones, the knob; stuck and locked; and the power-off."""

from __future__ import annotations

import pygame
import pytest
from at_the_desk import FURTHER, KNOB, LIGHT, PIN

from companion.play.requests import RunGlass
from companion.table import Hourglass
from companion.ui.pages.effects import HelpLeaf, Menu
from companion.ui.screen.page import focus
from hardware.lamps import CREAM
from sounds import Effect


def held_ring(table):
    """Whether the ring round the focused plate is to be seen."""
    return table.window._hold.share(table.clock()) > 0


class Hand:
    """A hand at a button: the real one, or the one drawn on the screen, which is the space bar."""

    def __init__(self, table, button):
        self._table, self._pin = table, table.pins.pin(PIN) if button == "real" else None

    def down(self, seconds):
        if self._pin is not None:
            self._pin.drive_low()
        else:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, unicode=" ", mod=0))
        self._table.let(seconds)

    def up(self, seconds=0.45, beat=0.05):
        if self._pin is not None:
            self._pin.drive_high()
        else:
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
        self._table.let(seconds, beat)


BUTTONS = pytest.mark.parametrize("button", ["real", "drawn"])


@BUTTONS
def test_a_press_closes_the_ring_of_lamps_and_the_ring_round_the_plate_and_is_heard(table, button):
    hand = Hand(table, button)
    table.begin(LIGHT)
    step, heard = table.snapshot.step, len(table.output.heard)
    hand.down(0.3)
    closed = table.lamps().count(CREAM)
    assert 6 <= closed <= 13
    assert held_ring(table)
    hand.up(0.1, beat=0.02)
    assert 0 < table.lamps().count(CREAM) < closed, "it must run back, not vanish"
    table.let(0.5)
    assert CREAM not in table.lamps()
    assert not held_ring(table)
    assert table.snapshot.step == step + 1
    assert Effect.PRESS in {one.effect for one in table.output.heard[heard:]}


def switch_off(table):
    """Choose it in the menu before a game, and say yes."""
    table.double()
    for name in ("menu", "off", "leave"):
        table.choose(name)
    table.let(0.5)


def test_the_menu_before_a_game_switches_the_device_off_and_without_a_service_ends_the_program(at_desk, tmp_path, monkeypatch):
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path))
    table = at_desk()
    table.begin()
    switch_off(table)
    assert (tmp_path / "poweroff").exists()
    assert "Switching off" in table.devices.speaker.subtitle()
    monkeypatch.delenv("RUNTIME_DIRECTORY")
    table = at_desk()
    table.begin()
    switch_off(table)
    assert table.desk.over


def test_a_stuck_button_lets_go_of_the_lamps_and_the_others_play_on(table, caplog):
    table.begin(LIGHT)
    table.pins.pin(PIN).drive_low()
    table.let(21, beat=0.25)
    assert "stuck" in caplog.text
    assert CREAM not in table.lamps()
    assert not held_ring(table)
    step, hand = table.snapshot.step, Hand(table, "drawn")
    hand.down(0.1)
    hand.up()
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


def turn(table, *, right):
    """Turn the knob by one notch."""
    a, b = (table.pins.pin(pin) for pin in (KNOB if right else KNOB[::-1]))
    for step in (a.drive_low, b.drive_low, a.drive_high, b.drive_high):
        step()
    table.let(0.1)


def test_the_knob_goes_both_ways_and_counts_up_and_down(table):
    table.begin()
    seen = [table.focused]
    for right in (True, True, False, False):
        turn(table, right=right)
        seen.append(table.focused)
    assert len(set(seen)) == 3
    assert seen == seen[::-1]
    table.choose("option:ring")
    table.choose("option:hourglass")
    assert not table.buttons._buttons[0].finger.meanings.double, "while a number is counted nobody waits for a double press"
    while not table.focused.startswith("step:"):
        table.short()
    entry = table.window.state.layer.entry
    turn(table, right=True)
    assert table.window.state.layer.entry == entry + 5, "a knob is quick enough to count by the smallest step"
    for _ in range(2):
        turn(table, right=False)
    assert table.window.state.layer.entry == entry - 5
    table.window.open(Menu())
    table.let(0.1)
    assert table.buttons._buttons[0].finger.meanings.double, "over it lies a menu in which a double press is a way back"


def test_a_paused_hourglass_stands_on_the_ring(table):
    table.begin()
    for name in ("option:ring", "option:hourglass", "value:20"):
        table.choose(name)
    assert isinstance(table.snapshot.question, Hourglass)
    table.let(2)
    full = table.lamps()
    table.let(9)
    assert table.lamps() == full, "it has not begun"
    table.choose("start")
    table.let(6)
    table.desk.do(RunGlass(table.snapshot.step, running=False))
    table.let(0.1)
    stands = table.lamps()
    assert stands != full
    table.let(9)
    assert table.lamps() == stands
    table.desk.do(RunGlass(table.snapshot.step, running=True))
    table.let(0.1)
    assert table.lamps() == stands, "while it stood no second passed"
