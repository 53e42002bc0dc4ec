"""`companion ring` and `companion hardware`: try the parts of the device, one by one, and see how they are wired."""

import queue
import re
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from contextlib import closing
from enum import Enum
from random import SystemRandom
from typing import Protocol

from companion.commands.common import Commands, refusing
from companion.desk.devices import button_pins, knob_pins, open_buttons, open_camera, open_ring, ring_choice
from companion.system.files import cache_folder, settings_path
from companion.system.settings import Settings, load
from companion.unchanging import unchanging
from companion.voice.open_voice import open_output
from companion.voice.sound.outputs import outputs
from companion.voice.voice_errors import OutputMissing
from hardware.circle import places
from hardware.hardware_errors import HardwareError, LightsError
from hardware.lamp_colour import BRASS, Colour
from hardware.patterns import PATTERNS, Wanted, pattern
from hardware.press import ButtonEvent, Event, KnobEvent, Press
from hardware.ring import MOST_FPS, Ring, RingState
from hardware.ring_board import copy_program, ring_program
from hardware.ring_drivers.chosen import RingChoice, RingProtocol, driver_for
from hardware.ring_drivers.driver import RingError
from hardware.ring_drivers.serial_line import AUTO, USUAL_BAUD, OpenPort, PortFinder, SerialLine
from hardware.ring_program import PIN
from hardware.ring_signals import Sweep
from hardware.wiring import as_svg, as_text, plan
from sounds import Effect

PATIENCE = 15.0
"""Seconds somebody has to press the button."""
SEEKING = 5.0
"""Seconds for ring and camera to be found."""
TICK = 0.05
DARK, BRIGHT = 50, 220
"""Of 255: how light a picture is on the whole in which pieces can be told apart."""


class PartVerdict(Enum):
    """How a part came through."""

    GOOD = "✓"
    NONE = "-"
    BAD = "✗"


@unchanging
class PartResult:
    """A part, how it came through, and what was seen or what to do."""

    part: str
    outcome: PartVerdict
    note: str


class Guide(Protocol):
    """The person at the device: is told things, and says what was seen."""

    def tell(self, text: str) -> None:
        """Tell the person something."""

    def saw(self, question: str) -> bool:
        """Ask whether something was seen or heard."""


def everything(settings: Settings, guide: Guide) -> Iterator[PartResult]:
    """Try button, ring, sound and camera in turn; what the settings do not have is passed over."""
    for part, check in (("button", _button), ("ring", _ring), ("sound", _sound), ("camera", _camera)):
        try:
            yield check(settings, guide)
        except (HardwareError, OutputMissing) as error:
            yield PartResult(part, PartVerdict.BAD, str(error))


def _button(settings: Settings, guide: Guide) -> PartResult:
    heard: queue.Queue[Event] = queue.Queue()
    buttons = open_buttons(settings, heard.put)
    if buttons is None:
        return PartResult("button", PartVerdict.NONE, "none in the settings; the drawn button and the space bar serve")
    guide.tell(f"Press the button and let go (within {PATIENCE:g} seconds).")
    until = time.monotonic() + PATIENCE
    try:
        while True:
            event = heard.get(timeout=max(0.0, until - time.monotonic()))
            if not isinstance(event, ButtonEvent) or event.press not in {Press.DOWN, Press.UP, Press.FREED}:
                break
    except queue.Empty:
        return PartResult("button", PartVerdict.BAD, "no press came; compare the wires with companion hardware wiring")
    finally:
        buttons.close()
    if isinstance(event, KnobEvent):
        return PartResult("button", PartVerdict.GOOD, f"the {event.source} was turned {event.turn.value}")
    if event.press is Press.STUCK:
        return PartResult("button", PartVerdict.BAD, f"the {event.source} is stuck, or its two wires touch")
    return PartResult("button", PartVerdict.GOOD, f"a {event.press.value} press of the {event.source}")


def _ring(settings: Settings, guide: Guide) -> PartResult:
    ring = open_ring(settings)
    if ring is None:
        return PartResult("ring", PartVerdict.NONE, "none in the settings; the ring drawn on the screen serves")
    with ring:
        if not found(ring):
            return PartResult("ring", PartVerdict.BAD, ring.status.note)
        ring.show(Sweep(seconds=3.0))
        where = ring.status.note
        seen = guide.saw("A light runs once round, clockwise, from the top. Did it?")
    if seen:
        return PartResult("ring", PartVerdict.GOOD, f"{settings.whole('ring.count')} lamps at {where}")
    return PartResult("ring", PartVerdict.BAD, "mend ring.count, ring.first or ring.clockwise in the settings")


def found(ring: Ring, seconds: float = SEEKING) -> bool:
    """Wait until the ring shines; False if it does not within ``seconds``."""
    return come(lambda: ring.status.state is RingState.SHINING, seconds)


def come(there: Callable[[], bool], seconds: float) -> bool:
    """Wait until something is there, so many seconds at most; tell whether it is."""
    until = time.monotonic() + seconds
    while not there() and time.monotonic() < until:
        time.sleep(TICK)
    return there()


def _sound(settings: Settings, guide: Guide) -> PartResult:
    if settings.text("sound.output") == "none":
        return PartResult("sound", PartVerdict.NONE, "switched off in the settings; subtitles serve")
    output = open_output(settings)
    try:
        output.open()
        output.play(Effect.CHIME, 0.7)
        heard = guide.saw("A chime sounds. Did you hear it?")
    finally:
        output.close()
    if heard:
        return PartResult("sound", PartVerdict.GOOD, settings.text("sound.output"))
    return PartResult(
        "sound",
        PartVerdict.BAD,
        f"name another output in sound.output; here are: {', '.join(output.name for output in outputs()) or 'none'}",
    )


def _camera(settings: Settings, guide: Guide) -> PartResult:
    camera = open_camera(settings)
    if camera is None:
        return PartResult("camera", PartVerdict.NONE, "none in the settings; results are entered by hand")
    with closing(camera):
        come(lambda: camera.newest() is not None, SEEKING)
        frame, note = camera.newest(), camera.status.note
    if frame is None:
        return PartResult("camera", PartVerdict.BAD, note or "no picture came; check the cable")
    import cv2  # noqa: PLC0415 - loaded already where there is a picture

    height, width = frame.picture.shape[:2]
    light = float(frame.picture.mean())
    # A fifth of the range, and pieces hardly stand out; above 220 white paper is burnt out
    lit = "too dark" if light < DARK else "too bright" if light > BRIGHT else "well lit"
    kept = cache_folder() / "camera-test.jpg"
    cv2.imwrite(str(kept), frame.picture)
    guide.tell(f"The camera {frame.source} sees {width}x{height} pixels, {lit} ({light:.0f} of 255): {kept}")
    return PartResult("camera", PartVerdict.GOOD, f"{frame.source}, {width}x{height}")


SKETCH = "sketch"
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
    wiring.set_defaults(func=refusing(run_wiring))


def add_ring(ring: ArgumentParser) -> None:
    """Add the arguments of `ring`."""
    ring.add_argument(
        "pattern",
        choices=[*sorted(PATTERNS), SKETCH],
        metavar="PATTERN",
        help=f"{', '.join(sorted(PATTERNS))}; or {SKETCH}: copy the ring's program onto a board with MicroPython",
    )
    ring.add_argument("--pin", type=_positive, default=PIN, metavar="P", help=f"the lamps' pin on that board (default {PIN})")
    ring.add_argument("--print", action="store_true", help="print that program instead of copying it")
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
        raise ArgumentTypeError(f"expected a whole number above 0, got {text!r}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise ArgumentTypeError(f"expected a number above 0, got {text!r}")
    return value


def _colour(text: str) -> Colour:
    if not re.fullmatch(r"#?[0-9a-fA-F]{6}", text):
        raise ArgumentTypeError(f"expected a colour such as FF8800, got {text!r}")
    red, green, blue = bytes.fromhex(text.removeprefix("#"))
    return red, green, blue


def run_ring(arguments: Namespace) -> int:
    """Show the pattern, or copy the program; 1 if no ring is there, or if it is lost at the end."""
    if arguments.pattern == SKETCH:
        return _sketch(arguments)
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


def _sketch(arguments: Namespace) -> int:
    program = ring_program(arguments.pin, arguments.leds)
    if arguments.print:
        print(program, end="")
        return 0
    try:
        port = copy_program(SerialLine(PortFinder(arguments.port), OpenPort()), program)
    except RingError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"the ring's program is on the board at {port}: {arguments.leds} lamps on its pin {arguments.pin}")
    return 0


def run_wiring(arguments: Namespace) -> int:
    """Print the wiring of the settings; 2 if they cannot be wired."""
    settings = load(settings_path())
    wiring = plan(button_pins(settings), knob_pins(settings), ring_choice(settings))
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
