"""Buttons and a knob on the header's pins: gpiozero as a source of edges, the press machine for their meaning."""

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from time import monotonic
from typing import Self

from gpiozero import Button, RotaryEncoder
from gpiozero.pins import Factory

from hardware.pins import PinsError, check_pin, pin_failures
from hardware.press import USUAL, Finger, KnobEvent, Meanings, Post, Timing, Turn
from hardware.supervised import Closes, SupervisedThread

AT_ONCE = Meanings(long=False, double=False)
HANGS = 5.0
"""Seconds within which a reading of the pins ends, or never."""
REREAD = 0.25
"""Seconds between readings of a button that lies still: how long a lost edge can stay lost."""


@dataclass(frozen=True)
class ButtonPin:
    """A button between a pin (BCM number) and ground; ``pull_up`` False if it goes to 3.3 V instead.

    A ``single`` button means one thing only, and each press of it is told short at once.
    """

    pin: int
    source: str = "button"
    pull_up: bool = True
    single: bool = False

    def __post_init__(self) -> None:
        """Refuse a pin that does not exist. Raises PinsError: not on the header."""
        check_pin(self.pin, self.source)


@dataclass(frozen=True)
class KnobPins:
    """A rotary encoder's two contacts (BCM numbers)."""

    a: int
    b: int
    source: str = "knob"

    def __post_init__(self) -> None:
        """Refuse pins that do not exist or are the same. Raises PinsError: not on the header, or one pin for both contacts."""
        check_pin(self.a, self.source)
        check_pin(self.b, self.source)
        if self.a == self.b:
            raise PinsError(f"{self.source}: expected two different pins, got {self.a} for both contacts")


class _PinButton:
    """One button: gpiozero's callbacks fill its queue of edges, :meth:`poll` empties it into the finger."""

    def __init__(
        self, device: Button, finger: Finger, clock: Callable[[], float], notice: Callable[[], None], *, single: bool
    ) -> None:
        self.finger = finger
        self._single = single
        if single:
            finger.meanings = AT_ONCE
        self._device = device
        self._clock = clock
        self._notice = notice
        self._edges: deque[tuple[bool, float]] = deque()
        finger.begin(bool(device.is_pressed), clock())
        device.when_pressed = lambda: self._edge(True)
        device.when_released = lambda: self._edge(False)

    def _edge(self, down: bool) -> None:
        self._edges.append((down, self._clock()))
        self._notice()

    def mean(self, meanings: Meanings) -> None:
        """Say what presses mean from now on."""
        if not self._single:
            self.finger.meanings = meanings

    def poll(self) -> None:
        """Read the edges that came, then the level as it is: what was lost in between heals here."""
        while self._edges:
            self.finger.read(*self._edges.popleft())
        self.finger.read(bool(self._device.is_pressed), self._clock())


class PinButtons(Closes):
    """All buttons and knobs on the header; posts :data:`hardware.press.Event` values.

    ``touched`` is called at each change of a level, before it is known whether it is a press: for the ring. ``start`` watches
    them in a thread of its own; without it, call :meth:`poll` whenever :meth:`due` says so. Raises PinsError: a pin is busy,
    missing, or named twice.
    """

    def __init__(
        self,
        buttons: Sequence[ButtonPin],
        post: Post,
        factory: Factory,
        *,
        knobs: Sequence[KnobPins] = (),
        timing: Timing = USUAL,
        clock: Callable[[], float] = monotonic,
        touched: Callable[[], None] = lambda: None,
    ) -> None:
        self._post = post
        self._touched = touched
        self._clock = clock
        self._thread = SupervisedThread("buttons", self._watch, limit=HANGS, clock=clock)
        with ExitStack() as opened:
            try:
                self._buttons = [self._button(where, factory, timing, opened) for where in buttons]
                for knob in knobs:
                    self._knob(knob, factory, opened)
            except pin_failures() as error:
                raise PinsError(f"the pins of the buttons cannot be used: {error}") from error
            self._opened = opened.pop_all()

    def _button(self, where: ButtonPin, factory: Factory, timing: Timing, opened: ExitStack) -> _PinButton:
        # No bounce_time: on lgpio it reports late, on RPi.GPIO it loses edges. The press machine settles the contact.
        device = opened.enter_context(Button(where.pin, pull_up=where.pull_up, pin_factory=factory))
        finger = Finger(where.source, self._post, timing)
        return _PinButton(device, finger, self._clock, self._notice, single=where.single)

    def _notice(self) -> None:
        self._thread.notice()
        self._touched()

    def _knob(self, knob: KnobPins, factory: Factory, opened: ExitStack) -> None:
        device = opened.enter_context(RotaryEncoder(knob.a, knob.b, max_steps=0, pin_factory=factory))
        device.when_rotated_clockwise = lambda: self._post(KnobEvent(knob.source, Turn.RIGHT, self._clock()))
        device.when_rotated_counter_clockwise = lambda: self._post(KnobEvent(knob.source, Turn.LEFT, self._clock()))

    def mean(self, meanings: Meanings) -> None:
        """Say what presses mean from now on; single buttons keep their one meaning."""
        for button in self._buttons:
            button.mean(meanings)

    def time(self, timing: Timing) -> None:
        """Tell presses apart by these spans from now on."""
        for button in self._buttons:
            button.finger.timing = timing

    def poll(self) -> None:
        """Read every button now."""
        for button in self._buttons:
            button.poll()

    def due(self) -> float:
        """Return the clock time of the next reading at the latest."""
        times = [time for button in self._buttons if (time := button.finger.due()) is not None]
        return min(times, default=self._clock() + REREAD)

    def start(self) -> Self:
        """Watch from now on in a thread of its own."""
        self._thread.start()
        return self

    def _watch(self) -> float:
        self.poll()
        return min(REREAD, max(0.0, self.due() - self._clock()))

    @property
    def hangs(self) -> bool:
        """Whether the thread that reads the pins has not come back in time."""
        return self._thread.hangs()

    def close(self) -> None:
        """Stop watching and give the pins back. May be called again."""
        self._thread.close()
        self._opened.close()
