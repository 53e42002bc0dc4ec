"""`companion ring` and `companion hardware`: test a ring, copy its program to a board, and show how the parts are wired."""

import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from random import SystemRandom
from typing import Final

from companion.app.commands.common import Commands, counting
from companion.app.desk.devices import plan_wiring
from companion.system.files import settings_path
from companion.system.settings import load
from hardware import hardware_errors, lamps, lights, ring_board, ring_signals, spinning, supervised
from hardware.ring import MOST_FPS, Ring
from hardware.ring_drivers import chosen, driver
from hardware.ring_drivers.serial_line import AUTO, USUAL_BAUD, OpenPort, PortFinder, SerialLine
from hardware.ring_program import PIN
from hardware.wiring import as_svg, as_text

TICK = 0.05


def wait_for_ring(ring: Ring, seconds: float) -> bool:
    """Wait until the ring is connected; return False if it is not within ``seconds``."""
    return come(lambda: ring.status.state is supervised.DeviceState.HERE, seconds)


def come(there: Callable[[], bool], seconds: float) -> bool:
    """Wait until `there` returns True, for at most ``seconds``; return whether it did."""
    until = time.monotonic() + seconds
    while not there() and time.monotonic() < until:
        time.sleep(TICK)
    return there()


SKETCH = "sketch"
BOARDS = (chosen.RingProtocol.ADALIGHT, chosen.RingProtocol.TPM2, chosen.RingProtocol.WLED, chosen.RingProtocol.DDP)
FOUND_WITHIN = 8.0
"""In seconds: a board can take three to start, and its port can be tried twice."""

PAUSE = 1.0
"""Seconds for which a signal rests before it is repeated."""


@dataclass(frozen=True)
class Again:
    """An animation that starts again `PAUSE` seconds after it has come to rest."""

    animation: lights.Animation

    @property
    def fps(self) -> float:
        """The frame rate of the animation."""
        return self.animation.fps

    @property
    def still_after(self) -> float | None:
        """0 for a still picture; else None, as the animation never rests."""
        return 0.0 if self.animation.fps == 0 else None

    def frame(self, t: float, count: int) -> lamps.Frame:
        """Return the animation's frame in the present repetition."""
        rest = self.animation.still_after
        return self.animation.frame(t if rest is None or rest == 0 else t % (rest + PAUSE), count)


PATTERNS: Final[dict[str, lights.Animation]] = {
    "attention": ring_signals.Attention(),
    "boot": ring_signals.Sweep(),
    "breath": lights.Breath(lamps.BRASS, 0.5),
    "crown": ring_signals.Crown(),
    "dark": lights.DARK,
    "flames": ring_signals.Flames(),
    "glow": lights.glow(),
    "idle": lights.Everybody(),
    "hourglass": lights.HourglassAnimation(20, 20),
    "press": lights.PressAnimation((lamps.OFF,) * 24),
    "spinner": spinning.SpinAnimation(spinning.Disc.make_equal(8).rest(SystemRandom().random())),
    "wrong": ring_signals.Wrong(),
}


def pattern(name: str, seconds: float) -> lights.Animation:
    """Return the pattern of this name, repeated while it is shown; the hourglass runs for so many seconds."""
    return lights.HourglassAnimation(seconds, seconds) if name == "hourglass" else Again(PATTERNS[name])


def _add_hardware(hardware: ArgumentParser) -> None:
    actions = hardware.add_subparsers(metavar="ACTION", required=True)
    wiring = actions.add_parser("wiring", help="the wires for the pins in the settings, as text or as a drawing")
    wiring.add_argument("--svg", action="store_true", help="print a drawing (SVG) instead of the text")
    wiring.set_defaults(func=run_wiring)


def _add_ring(ring: ArgumentParser) -> None:
    ring.add_argument(
        "pattern",
        choices=[*sorted(PATTERNS), SKETCH],
        metavar="PATTERN",
        help=f"{', '.join(sorted(PATTERNS))}; or {SKETCH}: copy the ring's program onto a board with MicroPython",
    )
    ring.add_argument("--pin", type=counting, default=PIN, metavar="P", help=f"the lamps' pin on that board (default {PIN})")
    ring.add_argument("--print", action="store_true", help="print that program instead of copying it")
    ring.add_argument("--port", default=AUTO, help="serial port, by default the first USB one; for ddp the address of the lamps")
    ring.add_argument("--protocol", choices=[protocol.value for protocol in BOARDS], default=BOARDS[0].value)
    ring.add_argument("--baud", type=counting, default=USUAL_BAUD, metavar="B", help="speed of the port (default 115200)")
    ring.add_argument("--leds", type=_lamps, default=24, metavar="N", help="lamps on the ring, 8 to 60 (default 24)")
    ring.add_argument("--seconds", type=_seconds, default=10.0, metavar="S", help="how long (default 10)")
    ring.add_argument("--fps", type=_seconds, default=MOST_FPS, metavar="F", help="frames a second, up to 60 (default)")
    ring.set_defaults(func=run_ring)


COMMANDS: Commands = {"ring": _add_ring, "hardware": _add_hardware}


def _lamps(text: str) -> int:
    try:
        return len(lamps.places(int(text)))
    except (ValueError, hardware_errors.LightsError) as error:
        raise ArgumentTypeError(str(error)) from error


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise ArgumentTypeError(f"expected a number above 0, got {text!r}")
    return value


def run_ring(arguments: Namespace) -> int:
    """Show the pattern, or copy the program. Return 1 if there is no ring, it is lost, or the program cannot be copied."""
    if arguments.pattern == SKETCH:
        program = ring_board.ring_program(arguments.pin, arguments.leds)
        if arguments.print:
            print(program, end="")
            return 0
        try:
            port = ring_board.copy_program(SerialLine(PortFinder(arguments.port), OpenPort()), program)
        except driver.RingError as error:
            print(error, file=sys.stderr)
            return 1
        print(f"the ring's program is on the board at {port}: {arguments.leds} lamps on its pin {arguments.pin}")
        return 0
    choice = chosen.RingChoice(chosen.RingProtocol(arguments.protocol), arguments.leds, arguments.port, arguments.baud)
    with Ring(chosen.driver_for(choice), choice.count, fps=arguments.fps, steady=True).start() as ring:
        if not wait_for_ring(ring, FOUND_WITHIN):
            print(f"no ring: {ring.status.note or 'it did not answer'}", file=sys.stderr)
            return 1
        print(f"{arguments.pattern} on {choice.count} lamps at {ring.status.note}, {arguments.seconds:g} s")
        before = ring.sent
        ring.show(pattern(arguments.pattern, arguments.seconds))
        time.sleep(arguments.seconds)
        sent, there, note = ring.sent - before, wait_for_ring(ring, 0.0), ring.status.note
    if not there:
        print(f"the ring was lost: {note}", file=sys.stderr)
        return 1
    print(f"{sent} frames, {sent / arguments.seconds:.1f} a second")
    return 0


def run_wiring(arguments: Namespace) -> int:
    """Print the wiring for the pins in the settings."""
    settings = load(settings_path())
    wiring = plan_wiring(settings)
    print(as_svg(wiring) if arguments.svg else as_text(wiring))
    return 0
