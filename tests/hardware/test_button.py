"""What a finger means, and buttons on gpiozero's mock pins: presses of every kind, bounce, lost edges, fingers that never let go."""

from __future__ import annotations

import itertools
import queue
from collections.abc import Callable, Iterator

import pytest
from gpiozero.pins.mock import MockFactory, MockPin
from hypothesis import given
from hypothesis import strategies as st
from pace import Clock

from hardware.button import ButtonPin, KnobPins, PinButtons
from hardware.pins import PinLibrary, PinsError, pin_factory
from hardware.press import (
    AT_REST,
    CHATTER_SECONDS,
    ButtonEvent,
    Event,
    Finger,
    KnobEvent,
    Meanings,
    Press,
    PressState,
    Turn,
    get_due_time,
    make_first_state,
    read,
)


@pytest.fixture
def factory() -> Iterator[MockFactory]:
    made = MockFactory()
    yield made
    made.reset()


@pytest.fixture
def clock() -> Clock:
    return Clock(100.0)


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
        factory, clock, events = MockFactory(), Clock(100.0), []
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


def test_a_double_press_began_with_its_first_press() -> None:
    """A page that came between the two is not what it was meant for."""
    events: list[ButtonEvent] = []
    finger = Finger("button", events.append)
    finger.meanings = Meanings(long=True, double=True)
    finger.begin(False, 0.0)
    for step in range(200):
        finger.read(step in {*range(10, 20), *range(30, 40)}, step / 100)
    assert [event.began for event in events if event.press is Press.DOUBLE] == [pytest.approx(0.1, abs=0.05)]


D, U, S, L, DD = Press.DOWN, Press.UP, Press.SHORT, Press.LONG, Press.DOUBLE
ALL = Meanings(long=True, double=True)
PLAIN = Meanings(long=True, double=False)
AT_ONCE = Meanings(long=False, double=False)


def hears(
    levels: list[tuple[float, bool]], meanings: Meanings, until: float, state: PressState = AT_REST
) -> list[tuple[Press, float]]:
    """Play level changes, with readings in between exactly when the machine asks for them."""
    heard: list[tuple[Press, float]] = []
    level, queue = state.raw, sorted(levels)
    while True:
        wanted = get_due_time(state, meanings)
        if queue and (wanted is None or queue[0][0] <= wanted):
            now, level = queue.pop(0)
        elif wanted is not None and wanted <= until:
            now = wanted + 1e-6
        else:
            return heard
        state, told = read(state, level, now, meanings)
        heard += told


def press(at: float, span: float) -> list[tuple[float, bool]]:
    return [(at, True), (at + span, False)]


def kinds(heard: list[tuple[Press, float]]) -> list[Press]:
    return [kind for kind, _ in heard]


def test_presses() -> None:
    for levels, meanings, expected in (
        (press(0, 0.1), ALL, [(D, 0), (U, 0.1), (S, 0.3)]),
        (press(0, 0.1), PLAIN, [(D, 0), (S, 0.1), (U, 0.1)]),
        (press(0, 0.1), AT_ONCE, [(D, 0), (S, 0), (U, 0.1)]),
        (press(0, 0.5), ALL, [(D, 0), (S, 0.5), (U, 0.5)]),
        (press(0, 0.8), ALL, [(D, 0), (L, 0.6), (U, 0.8)]),
        (press(0, 19.0), ALL, [(D, 0), (L, 0.6), (U, 19.0)]),
        (press(0, 0.8), AT_ONCE, [(D, 0), (S, 0), (U, 0.8)]),
        (press(0, 0.1) + press(0.25, 0.1), ALL, [(D, 0), (U, 0.1), (D, 0.25), (U, 0.35), (DD, 0.55)]),
        (press(0, 0.1) + press(0.25, 2.0), ALL, [(D, 0), (U, 0.1), (D, 0.25), (S, 0.85), (L, 0.85), (U, 2.25)]),
        (press(0, 0.1) + press(0.4, 0.1), ALL, [(D, 0), (U, 0.1), (S, 0.3), (D, 0.4), (U, 0.5), (S, 0.7)]),
        (press(0, 0.1) + press(0.2, 0.1), PLAIN, [(D, 0), (S, 0.1), (U, 0.1), (D, 0.2), (S, 0.3), (U, 0.3)]),
    ):
        heard = hears(levels, meanings, until=25.0)
        assert kinds(heard) == [kind for kind, _ in expected], levels
        assert [at for _, at in heard] == pytest.approx([at for _, at in expected]), levels


def taps(count: int, apart: float) -> list[tuple[float, bool]]:
    return [edge for number in range(count) for edge in press(number * apart, apart / 2)]


def test_quick_presses_are_all_steps_and_a_hold_after_them_a_choice() -> None:
    for meanings, apart, count in itertools.product((ALL, PLAIN), (0.125, 0.2, 0.29), (3, 4, 8)):
        heard = kinds(hears(taps(count, apart), meanings, 9.0))
        assert heard.count(S) == count, (meanings, apart)
        assert not {DD, L} & set(heard), (meanings, apart)
    for count in (1, 2, 4):
        heard = kinds(hears(taps(count, 0.2) + press(count * 0.2, 0.8), ALL, 9.0))
        assert [kind for kind in heard if kind not in {D, U}] == [S] * count + [L]


def test_two_presses_on_a_page_where_double_means_nothing_any_more_are_two_steps() -> None:
    state = AT_REST
    for now, level in taps(2, 0.2):
        state, _told = read(state, level, now, ALL)
    state, _told = read(state, False, 0.35, ALL)
    assert kinds(list(read(state, False, 0.6, PLAIN)[1])) == [S, S]


def test_a_tap_shorter_than_the_bouncing_ends_with_it() -> None:
    heard = hears([(0.0, True), (0.006, False)], PLAIN, 1.0)
    assert heard == [(D, 0.0), (S, pytest.approx(0.03)), (U, pytest.approx(0.03))]


def test_a_press_is_felt_four_thousandths_after_the_contact_closes() -> None:
    state, told = read(AT_REST, True, 1.0, PLAIN)
    assert (told, get_due_time(state, PLAIN)) == ((), 1.004)
    assert read(state, True, 1.004, PLAIN)[1] == ((D, 1.0),)


@given(spikes=st.lists(st.tuples(st.floats(0.0001, 0.0039), st.floats(0.0001, 0.5)), min_size=1, max_size=20))
def test_what_is_shorter_than_four_thousandths_of_a_second_is_nothing(spikes: list[tuple[float, float]]) -> None:
    now, levels = 0.1, []
    for span, apart in spikes:
        levels += press(now, span)
        now += span + apart
    assert hears(levels, ALL, now + 1) == []


@given(
    spikes=st.lists(st.tuples(st.floats(0.0001, 0.0039), st.floats(0.0001, 1.0)), max_size=20),
    long_enough=st.floats(0.05, 0.5),
    meanings=st.builds(Meanings, long=st.booleans(), double=st.booleans()),
)
def test_a_glitch_in_a_hold_changes_nothing(spikes: list[tuple[float, float]], long_enough: float, meanings: Meanings) -> None:
    """The same hold with spikes in it and without means the same, and is told with the same times."""
    now, glitches = long_enough, []
    for span, apart in spikes:
        glitches += [(now, False), (now + span, True)]
        now += span + apart
    hold = press(0.0, now + 0.01)
    assert hears([*hold, *glitches], meanings, now + 30) == hears(hold, meanings, now + 30)


BOUNCING = st.lists(st.tuples(st.floats(0, 0.0299), st.booleans()), max_size=30)


@given(first_touch=st.floats(0, 0.0299), edges=BOUNCING, span=st.floats(0.1, 0.3), bounce=BOUNCING)
def test_any_chatter_at_both_ends_is_one_press(
    first_touch: float, edges: list[tuple[float, bool]], span: float, bounce: list[tuple[float, bool]]
) -> None:
    """Whatever a contact does within 30 ms of its first touch and of letting go, it is one press; held 4 ms, from touch to letting go."""
    levels = [(0.0, True), *(edge for edge in edges if edge[0] > first_touch), (0.03, True)]
    levels += [(span, False), *((span + first_touch + t, b) for t, b in bounce if first_touch + t < 0.03), (span + 0.03, False)]
    heard = hears(levels, PLAIN, 2.0)
    assert kinds(heard) == [D, S, U]
    assert heard[0][1] <= 0.03
    assert first_touch < 0.0041 or [at for _, at in heard] == pytest.approx([0, span, span])


@given(
    steps=st.lists(st.tuples(st.floats(0.001, 3), st.booleans()), max_size=40),
    meanings=st.builds(Meanings, long=st.booleans(), double=st.booleans()),
)
def test_every_down_gets_one_meaning_and_one_up(steps: list[tuple[float, bool]], meanings: Meanings) -> None:
    """Whatever the contact does, each press means one thing, and a double is made of two downs."""
    now, levels = 0.0, []
    for step, level in steps:
        now += step
        levels.append((now, level))
    levels.append((now + 1, False))
    heard = kinds(hears(levels, meanings, now + 60))
    meant = sum(heard.count(kind) for kind in (S, L)) + 2 * heard.count(DD)
    stuck = heard.count(Press.STUCK)
    assert heard.count(Press.FREED) == stuck
    assert heard.count(D) == heard.count(U) + stuck
    assert heard.count(D) - stuck <= meant <= heard.count(D)


def test_a_lost_release_heals_at_the_next_reading_and_an_edge_lost_in_the_bounce_is_none() -> None:
    state, _ = read(AT_REST, True, 0.0, PLAIN)
    state, told = read(state, False, 0.25, PLAIN)
    assert kinds(list(told)) == [D]
    assert kinds(list(read(state, False, 0.254, PLAIN)[1])) == [S, U]
    state, _ = read(AT_REST, True, 0.0, PLAIN)
    state, _ = read(state, False, 0.005, PLAIN)
    state, told = read(state, True, 0.04, PLAIN)
    assert told == ()
    state, _ = read(state, False, 0.2, PLAIN)
    assert kinds(list(read(state, False, 0.21, PLAIN)[1])) == [S, U]


def test_never_released_tells_long_once_then_stuck_and_works_again_when_it_is_freed() -> None:
    heard = hears([(0.0, True), (30.0, False), *press(31.0, 0.1)], PLAIN, 40.0)
    assert kinds(heard) == [D, L, Press.STUCK, Press.FREED, D, S, U]
    assert heard[2][1] == 20.0
    assert kinds(hears([(0.0, True)], PLAIN, 500.0)) == [D, L, Press.STUCK]


def test_down_at_the_start_means_nothing_until_released() -> None:
    heard = hears([(5.0, False), *press(6.0, 0.1)], PLAIN, 10.0, make_first_state(True, 0.0))
    assert kinds(heard) == [Press.FREED, D, S, U]
