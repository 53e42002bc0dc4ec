"""`companion ring` and `companion hardware`: try the parts of the device, one by one, and see how they are wired."""

from __future__ import annotations

import re
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from random import SystemRandom

from companion.commands.common import Commands
from companion.commands.health.hardware_guide import PartVerdict, everything, found
from companion.desk.devices import button_pins, knob_pins, ring_choice
from companion.system.files import settings_path
from companion.system.settings import load
from hardware.circle import places
from hardware.colour import BRASS, Colour
from hardware.errors import HardwareError, LightsError
from hardware.patterns import PATTERNS, Wanted, pattern
from hardware.ring import MOST_FPS, Ring
from hardware.ring_drivers.chosen import RingChoice, RingProtocol, driver_for
from hardware.ring_drivers.ports import AUTO
from hardware.ring_drivers.serial_line import USUAL_BAUD
from hardware.wiring.picture import as_svg
from hardware.wiring.wires import as_text, plan

SERIAL = (RingProtocol.ADALIGHT, RingProtocol.TPM2, RingProtocol.WLED)
FOUND_WITHIN = 8.0
"""Seconds: a board may take three to start, and its port may be tried twice."""


def add_hardware(hardware: ArgumentParser) -> None:
    """Add the actions of `hardware`."""
    actions = hardware.add_subparsers(metavar="ACTION", required=True)
    test = actions.add_parser("test", help="press the button, watch the ring, hear a chime, look through the camera")
    test.set_defaults(func=run_test)
    wiring = actions.add_parser("wiring", help="the wires for the pins in the settings, as text or as a drawing")
    wiring.add_argument("--svg", action="store_true", help="print a drawing (SVG) instead of the text")
    wiring.set_defaults(func=run_wiring)


def add_ring(ring: ArgumentParser) -> None:
    """Add the arguments of `ring`."""
    ring.add_argument("pattern", choices=sorted(PATTERNS), metavar="PATTERN", help=", ".join(sorted(PATTERNS)))
    ring.add_argument("--port", default=AUTO, help="serial port; default: the first USB one")
    ring.add_argument("--protocol", choices=[protocol.value for protocol in SERIAL], default=SERIAL[0].value)
    ring.add_argument("--baud", type=_positive, default=USUAL_BAUD, metavar="B", help="speed of the port (default 115200)")
    ring.add_argument("--leds", type=_lamps, default=24, metavar="N", help="lamps on the ring, 8 to 60 (default 24)")
    ring.add_argument("--seconds", type=_seconds, default=10.0, metavar="S", help="how long (default 10)")
    ring.add_argument("--fps", type=_seconds, default=MOST_FPS, metavar="F", help="frames a second, up to 60 (default)")
    ring.add_argument("--colour", type=_colour, default=BRASS, metavar="RRGGBB", help="colour of the light")
    ring.set_defaults(func=run_ring)


COMMANDS: Commands = {"ring": add_ring, "hardware": add_hardware}


def _lamps(text: str) -> int:
    try:
        return len(places(int(text)))
    except (ValueError, LightsError) as error:
        raise ArgumentTypeError(str(error)) from error


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise ArgumentTypeError(f"{text!r} is not a number above 0")
    return value


def _colour(text: str) -> Colour:
    if not re.fullmatch(r"#?[0-9a-fA-F]{6}", text):
        raise ArgumentTypeError(f"{text!r} is not a colour such as FF8800")
    red, green, blue = bytes.fromhex(text.removeprefix("#"))
    return red, green, blue


def run_ring(arguments: Namespace) -> int:
    """Show the pattern; 1 if no ring is there, or if it is lost at the end."""
    choice = RingChoice(RingProtocol(arguments.protocol), arguments.leds, arguments.port, arguments.baud)
    wanted = Wanted(arguments.seconds, SystemRandom().random(), arguments.colour)
    with Ring(driver_for(choice), choice.count, fps=arguments.fps, steady=True).start() as ring:
        if not found(ring, FOUND_WITHIN):
            print(f"no ring: {ring.status.note or 'it did not answer'}", file=sys.stderr)
            return 1
        print(f"{arguments.pattern} on {choice.count} lamps at {ring.status.note}, {arguments.seconds:g} s")
        before = ring.sent
        ring.show(pattern(arguments.pattern, wanted))
        time.sleep(arguments.seconds)
        sent, there, note = ring.sent - before, found(ring, 0.0), ring.status.note
    if not there:
        print(f"the ring was lost: {note}", file=sys.stderr)
        return 1
    print(f"{sent} frames, {sent / arguments.seconds:.1f} a second")
    return 0


def run_wiring(arguments: Namespace) -> int:
    """Print the wiring of the settings; 2 if they cannot be wired."""
    settings = load(settings_path())
    try:
        wiring = plan(button_pins(settings), knob_pins(settings), ring_choice(settings))
    except HardwareError as error:
        print(f"companion: {error}", file=sys.stderr)
        return 2
    print(as_svg(wiring) if arguments.svg else as_text(wiring))
    return 0


class _Terminal:
    """The person at the terminal; without one nothing can be seen, and the answer is no."""

    def tell(self, text: str) -> None:
        print(text)

    def saw(self, question: str) -> bool:
        print(f"{question} [y/n] ", end="", flush=True)
        return sys.stdin.readline().strip().lower()[:1] in {"y", "j"}


def run_test(_arguments: Namespace) -> int:
    """Walk through the parts; 1 if one of them did not come through."""
    bad = False
    for result in everything(load(settings_path()), _Terminal()):
        print(f"{result.outcome.value} {result.part}: {result.note}")
        bad = bad or result.outcome is PartVerdict.BAD
    return 1 if bad else 0
