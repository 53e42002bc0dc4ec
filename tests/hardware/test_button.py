"""Buttons on gpiozero's mock pins: edges in, events out."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator

import pytest
from gpiozero.pins.mock import MockFactory, MockPin

from hardware.button import ButtonPin, KnobPins, PinButtons
from hardware.pins import PinLibrary, PinsError, pin_factory
from hardware.press import CHATTER_SECONDS, ButtonEvent, Event, Finger, KnobEvent, Meanings, Press, Turn


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def factory() -> Iterator[MockFactory]:
    made = MockFactory()
    yield made
    made.reset()


@pytest.fixture
def clock() -> Clock:
    return Clock()


def told(events: list[Event]) -> list[Press]:
    return [event.press for event in events if isinstance(event, ButtonEvent)]


def poll(buttons: PinButtons, clock: Clock, seconds: float = 0.05) -> None:
    """Let time pass as the thread does: the pins are read whenever a reading is due."""
    until = clock.now + seconds
    buttons.poll()
    while (due := buttons.get_due_time()) <= until:
        clock.now = max(clock.now, due) + 1e-6
        buttons.poll()
    clock.now = until


@pytest.mark.parametrize("pull_up", [True, False])
def test_a_press_is_told_once_with_its_time_also_of_a_bouncing_contact_and_of_a_button_to_three_volts(
    factory: MockFactory, clock: Clock, pull_up: bool
) -> None:
    events: list[Event] = []
    pin = factory.pin(17)
    press, let_go = (pin.drive_low, pin.drive_high) if pull_up else (pin.drive_high, pin.drive_low)
    with PinButtons([ButtonPin(17, pull_up=pull_up)], events.append, factory, clock=clock) as buttons:
        buttons.set_meanings(Meanings(double=False))
        for steps in ((press, let_go, press), (let_go, press, let_go)):
            for step in steps:
                step()
                clock.now += 0.005
            clock.now += 0.1
            buttons.poll()
    assert told(events) == [Press.DOWN, Press.SHORT, Press.UP]
    assert [event.at for event in events] == pytest.approx([100.0, 100.115, 100.115])


def test_lost_edges_heal_by_reading_the_pin(factory: MockFactory, clock: Clock) -> None:
    """The pin's edge reports are switched off in mid-press; its level alone must bring the release."""
    events: list[Event] = []
    with PinButtons([ButtonPin(17)], events.append, factory, clock=clock) as buttons:
        buttons.set_meanings(Meanings(double=False))
        factory.pin(17).drive_low()
        poll(buttons, clock)
        factory.pin(17).edges = "none"
        clock.now += 0.1
        factory.pin(17).drive_high()
        poll(buttons, clock)
    assert told(events) == [Press.DOWN, Press.SHORT, Press.UP]


def test_never_released_is_long_then_stuck_and_other_buttons_go_on(factory: MockFactory, clock: Clock) -> None:
    events: list[Event] = []
    two = [ButtonPin(17), ButtonPin(27, "second")]
    with PinButtons(two, events.append, factory, clock=clock) as buttons:
        factory.pin(17).drive_low()
        for _ in range(40):
            buttons.poll()
            clock.now += 1.0
        factory.pin(27).drive_low()
        poll(buttons, clock)
    assert [(event.source, event.press) for event in events if isinstance(event, ButtonEvent)] == [
        ("button", Press.DOWN),
        ("button", Press.LONG),
        ("button", Press.STUCK),
        ("second", Press.DOWN),
    ]


class ClosedContact(MockPin):
    """A pin whose button is down already when its pull-up is switched on."""

    def _set_pull(self, value: str) -> None:
        super()._set_pull(value)
        self._change_state(False)


def test_stuck_from_the_start_presses_nothing(clock: Clock) -> None:
    events: list[Event] = []
    factory = MockFactory(pin_class=ClosedContact)
    pin = factory.pin(17)
    with PinButtons([ButtonPin(17)], events.append, factory, clock=clock) as buttons:
        for _ in range(30):
            clock.now += 1.0
            buttons.poll()
        assert events == []
        pin.drive_high()
        poll(buttons, clock)
        assert told(events) == [Press.FREED]


def test_the_knob_clicks_both_ways(factory: MockFactory, clock: Clock) -> None:
    events: list[Event] = []
    a, b = factory.pin(5), factory.pin(6)
    steps: list[Callable[[], None]] = [a.drive_low, b.drive_low, a.drive_high, b.drive_high]
    with PinButtons([], events.append, factory, knobs=[KnobPins(5, 6)], clock=clock):
        for step in steps:
            step()
        for step in (b.drive_low, a.drive_low, b.drive_high, a.drive_high):
            step()
    assert {event.turn for event in events if isinstance(event, KnobEvent)} == {Turn.RIGHT, Turn.LEFT}
    assert len(events) == 2


def test_the_thread_tells_by_itself(factory: MockFactory) -> None:
    events: queue.Queue[Event] = queue.Queue()
    with PinButtons([ButtonPin(17)], events.put, factory).start() as buttons:
        buttons.set_meanings(Meanings(long=False, double=False))
        factory.pin(17).drive_low()
        heard = [events.get(timeout=30), events.get(timeout=30)]
    assert told(heard) == [Press.DOWN, Press.SHORT]


def test_closing_twice_gives_the_pins_back_and_a_pin_used_twice_is_named(factory: MockFactory) -> None:
    buttons = PinButtons([ButtonPin(17)], print, factory).start()
    buttons.close()
    buttons.close()
    with pytest.raises(PinsError, match="17"):
        PinButtons([ButtonPin(17), ButtonPin(17, "second")], print, factory)
    PinButtons([ButtonPin(17)], print, factory).close()
    with pytest.raises(PinsError):
        KnobPins(5, 5)


def test_no_header_is_said_and_the_desk_has_mock_pins() -> None:
    with pytest.raises(PinsError, match="lgpio"):
        pin_factory(PinLibrary.LGPIO)
    with pytest.raises(PinsError, match=r"lgpio.*rpigpio"):
        pin_factory(PinLibrary.AUTO)
    assert isinstance(pin_factory(PinLibrary.MOCK), MockFactory)


@pytest.mark.parametrize("presses", [11, 22])
def test_a_contact_that_chatters_for_ever_is_told_once(presses: int) -> None:
    """So many presses a second for a minute are one word that it is stuck, and one when it is quiet again."""
    events: list[Event] = []
    finger = Finger("button", events.append)
    finger.begin(down=False, now=0.0)
    for step in range(60 * 2 * presses):
        now, until = step / (2 * presses), (step + 1) / (2 * presses)
        while now < until:
            finger.read(step % 2 == 0, now)
            now = max(now, finger.get_due_time() or until) + 1e-6
    assert told(events).count(Press.STUCK) == 1
    assert all(event.at < CHATTER_SECONDS + 0.1 for event in events)
    for step in range(100):
        finger.read(down=False, now=60 + step / 22)
    assert told(events)[-1] is Press.FREED
    assert told(events).count(Press.FREED) == 1
    finger.read(down=True, now=70.0)
    finger.read(down=True, now=70.1)
    assert told(events)[-1] is Press.DOWN


def test_quick_fingers_are_no_chatter() -> None:
    events: list[Event] = []
    finger = Finger("button", events.append)
    finger.begin(down=False, now=0.0)
    for step in range(10 * 2 * 8):
        finger.read(step % 2 == 0, step / 16)
    assert Press.STUCK not in told(events)


@pytest.mark.parametrize("double", [False, True])
def test_a_tap_and_a_hold_120_ms_apart_are_read_the_same_twenty_frames_late(double: bool) -> None:
    """An edge is noted with its time as it happens; nobody need look until 20 frames later."""
    late_by = 20 / 30
    edges = ((0.0, True), (0.08, False), (0.20, True), (1.50, False))

    def read(*, late: bool) -> list[Event]:
        factory, clock, events = MockFactory(), Clock(), []
        with PinButtons([ButtonPin(17)], events.append, factory, clock=clock) as buttons:
            buttons.set_meanings(Meanings(double=double))
            for at, down in edges:
                if not late:
                    poll(buttons, clock, 100.0 + at - clock.now)
                clock.now = 100.0 + at
                (factory.pin(17).drive_low if down else factory.pin(17).drive_high)()
            clock.now += late_by if late else 0.0
            poll(buttons, clock, 1.0)
        factory.reset()
        return events

    in_time = read(late=False)
    assert [press for press in told(in_time) if press in {Press.SHORT, Press.LONG}] == [Press.SHORT, Press.LONG]
    assert read(late=True) == in_time
