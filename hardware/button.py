"""Buttons and a knob on the header's pins: gpiozero reports edges, and the press machine finds their meaning."""

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from time import monotonic
from typing import Self

from gpiozero import Button, RotaryEncoder
from gpiozero.pins import Factory

from hardware import pins, press, supervised

AT_ONCE = press.Meanings(long=False, double=False)
HANGS = 5.0
"""Seconds after which a reading of the pins counts as hung."""
REREAD = 0.25
"""Seconds between readings of an idle button: a lost edge is found within this time."""


@dataclass(frozen=True)
class ButtonPin:
    """A button between a pin (BCM number) and ground, or 3.3 V where ``pull_up`` is False.

    A ``single`` button has only one meaning, and reports each press as short at once.
    """

    pin: int
    source: str = "button"
    pull_up: bool = True
    single: bool = False


@dataclass(frozen=True)
class KnobPins:
    """A rotary encoder's two contacts (BCM numbers)."""

    a: int
    b: int
    source: str = "knob"

    def __post_init__(self) -> None:
        """Check the pins. Raises PinsError if both contacts have the same pin."""
        if self.a == self.b:
            raise pins.PinsError(f"{self.source}: expected two different pins, got {self.a} for both contacts")


class _PinButton:
    """One button: gpiozero's callbacks fill its queue of edges, and :meth:`poll` passes these to the finger."""

    def __init__(
        self, device: Button, finger: press.Finger, clock: Callable[[], float], notice: Callable[[], None], *, single: bool
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
        device.when_pressed = lambda: self._note_edge(True)
        device.when_released = lambda: self._note_edge(False)

    def _note_edge(self, down: bool) -> None:
        self._edges.append((down, self._clock()))
        self._notice()

    def set_meanings(self, meanings: press.Meanings) -> None:
        """Set what presses mean from now on."""
        if not self._single:
            self.finger.meanings = meanings

    def poll(self) -> None:
        """Read the queued edges, then the present level, which makes up for a lost edge."""
        while self._edges:
            self.finger.read(*self._edges.popleft())
        self.finger.read(bool(self._device.is_pressed), self._clock())


class PinButtons(supervised.Closes):
    """All buttons and knobs on the header; posts :data:`hardware.press.Event` values.

    ``touched`` is called at each change of a level, before it is known to be a press, for the ring's sake. ``start`` watches the
    pins on a separate thread; without it, call :meth:`poll` whenever :meth:`get_due_time` says so. Raises PinsError if a pin is
    busy, missing, or used twice.
    """

    def __init__(
        self,
        buttons: Sequence[ButtonPin],
        post: press.Post,
        factory: Factory,
        *,
        knobs: Sequence[KnobPins] = (),
        timing: press.Timing = press.USUAL,
        clock: Callable[[], float] = monotonic,
        touched: Callable[[], None] = lambda: None,
    ) -> None:
        self._post = post
        self._touched = touched
        self._clock = clock
        self._thread = supervised.SupervisedThread("buttons", self._watch, limit=HANGS, clock=clock)
        with ExitStack() as opened:
            try:
                self._buttons = [self._button(where, factory, timing, opened) for where in buttons]
                for knob in knobs:
                    self._open_knob(knob, factory, opened)
            except pins.pin_failures() as error:
                raise pins.PinsError(f"the pins of the buttons cannot be used: {error}") from error
            self._opened = opened.pop_all()

    def _button(self, where: ButtonPin, factory: Factory, timing: press.Timing, opened: ExitStack) -> _PinButton:
        # No bounce_time: with it lgpio reports late and RPi.GPIO loses edges. The press machine debounces the contact.
        device = opened.enter_context(Button(where.pin, pull_up=where.pull_up, pin_factory=factory))
        finger = press.Finger(where.source, self._post, timing)
        return _PinButton(device, finger, self._clock, self._notice, single=where.single)

    def _notice(self) -> None:
        self._thread.notice()
        self._touched()

    def _open_knob(self, knob: KnobPins, factory: Factory, opened: ExitStack) -> None:
        device = opened.enter_context(RotaryEncoder(knob.a, knob.b, max_steps=0, pin_factory=factory))
        device.when_rotated_clockwise = lambda: self._post(press.KnobEvent(knob.source, press.Turn.RIGHT, self._clock()))
        device.when_rotated_counter_clockwise = lambda: self._post(press.KnobEvent(knob.source, press.Turn.LEFT, self._clock()))

    def set_meanings(self, meanings: press.Meanings) -> None:
        """Set what presses mean from now on; single buttons keep their only meaning."""
        for button in self._buttons:
            button.set_meanings(meanings)

    def set_timing(self, timing: press.Timing) -> None:
        """Set the spans that distinguish presses from now on."""
        for button in self._buttons:
            button.finger.timing = timing

    def poll(self) -> None:
        """Read every button now."""
        for button in self._buttons:
            button.poll()

    def get_due_time(self) -> float:
        """Return the clock time by which the buttons must be read again."""
        times = [time for button in self._buttons if (time := button.finger.get_due_time()) is not None]
        return min(times, default=self._clock() + REREAD)

    def start(self) -> Self:
        """Start to watch the pins on a separate thread."""
        self._thread.start()
        return self

    def _watch(self) -> float:
        self.poll()
        return min(REREAD, max(0.0, self.get_due_time() - self._clock()))

    @property
    def hangs(self) -> bool:
        """Whether the thread that reads the pins is overdue."""
        return self._thread.hangs()

    def close(self) -> None:
        """Stop watching and release the pins. Can be called again."""
        self._thread.close()
        self._opened.close()
