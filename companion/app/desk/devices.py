"""Opens the devices that the settings name: button, ring, camera, speaker; each is real, a substitute, or missing."""

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from companion.app.desk.desk import Desk, DeskListener
from companion.app.desk.workers import Workers
from companion.language.voice.open_voice import open_speaker
from companion.language.voice.speaker import Speaker
from companion.system import service
from companion.system.extras import describe_missing
from companion.system.settings import Settings
from hardware import hardware_errors, lamps, press
from hardware.button import ButtonPin, KnobPins, PinButtons
from hardware.pins import PinLibrary, pin_factory
from hardware.ring import Mount, Ring
from hardware.ring_drivers.chosen import SERIAL, WHITE, RingChoice, RingProtocol, colours_for, driver_for
from hardware.wiring import Wiring, plan

if TYPE_CHECKING:
    from hardware.cameras.camera import Camera, Source

LOG = logging.getLogger("companion")
Device = TypeVar("Device")
Clock = Callable[[], float]


class Devices(NamedTuple):
    """The devices that are plugged in, None for each that is not. `missing` says why, one line per device."""

    speaker: Speaker
    buttons: PinButtons | None = None
    ring: Ring | None = None
    camera: "Camera | None" = None
    missing: tuple[str, ...] = ()

    def close(self) -> None:
        """Close all devices."""
        for device in (self.buttons, self.ring, self.camera, self.speaker):
            if device is not None:
                device.close()


def open_devices(
    settings: Settings,
    cache: Path | None,
    post: Callable[[press.Event], None],
    picture: Path | None = None,
    *,
    clock: Clock = time.monotonic,
) -> Devices:
    """Open the devices that the settings name; the table plays without those that cannot be opened.

    `post` takes presses from any thread; `picture` is a file or folder used instead of the camera.
    """
    missing: list[str] = []
    ring = _try_opening(lambda: open_ring(settings, clock), missing)
    touched = ring.keep_free if ring is not None else lambda: None
    before = len(missing)
    buttons = _try_opening(lambda: open_buttons(settings, post, touched, clock=clock), missing)
    if buttons is None and len(missing) > before:  # one wrong pin must not disable the button itself
        buttons = _try_opening(lambda: open_buttons(settings, post, touched, clock=clock, alone=True), missing)
    camera = _try_opening(lambda: open_camera(settings, picture), missing)
    return Devices(open_speaker(settings, cache, clock=clock), buttons, ring, camera, tuple(dict.fromkeys(missing)))


def _try_opening(open_device: Callable[[], Device | None], missing: list[str]) -> Device | None:
    try:
        return open_device()
    except hardware_errors.HardwareError as error:
        missing.append(str(error))
        return None


def open_buttons(
    settings: Settings,
    post: Callable[[press.Event], None],
    touched: Callable[[], None] = lambda: None,
    *,
    clock: Clock = time.monotonic,
    alone: bool = False,
) -> PinButtons | None:
    """Open the button, further buttons and the knob; None if the settings name none or this machine has no pins.

    With `alone` only the button itself is opened. Raises PinsError.
    """
    library = settings.text("button.factory")
    if library == "none" or (library == "auto" and not on_pi()):
        return None
    pins, knobs = button_pins(settings), knob_pins(settings)
    if alone:
        pins, knobs = pins[:1], []
    factory, timing = pin_factory(PinLibrary(library)), press_timing(settings)
    return PinButtons(pins, post, factory, knobs=knobs, timing=timing, clock=clock, touched=touched).start()


def press_timing(settings: Settings) -> press.Timing:
    """Read the timing that distinguishes presses; it applies to all buttons, including those drawn on the screen."""
    return press.Timing(double=settings.number("button.double_press"), long=settings.number("button.long_press"))


def button_pins(settings: Settings) -> list[ButtonPin]:
    """Read the pin of the button, then those of the further buttons; raises PinsError."""
    button = ButtonPin(settings.get_whole("button.pin"))
    further = {"next_pin": "next", "choose_pin": "choose", "back_pin": "back"}
    wanted = [(settings.get_whole(f"button.{key}"), source) for key, source in further.items()]
    return [button, *(ButtonPin(pin, source, single=True) for pin, source in wanted if pin >= 0)]


def knob_pins(settings: Settings) -> list[KnobPins]:
    """Read the knob's pins, if there is one; raises PinsError."""
    encoder = settings.pins("button.encoder_pins")
    return [KnobPins(encoder[0], encoder[1])] if encoder else []


AMPLIFIER, PORTS = "sndrpi", ("/dev/serial0", "/dev/ttyAMA0", "/dev/ttyS0")
"""What the name of an I2S amplifier's sound card has in it; the serial ports on the header."""


def plan_wiring(settings: Settings) -> Wiring:
    """Return the wires for the parts that the settings name. Raises PinsError where two of them need one pin."""
    busy = dict.fromkeys((18, 19, 21), "sound.output") if AMPLIFIER in settings.text("sound.output") else {}
    ring = ring_choice(settings)
    if ring.protocol in SERIAL and ring.port in PORTS:
        busy |= dict.fromkeys((14, 15), "ring.port")
    return plan(button_pins(settings), knob_pins(settings), ring, busy)


def on_pi() -> bool:
    """Return whether this machine is a Raspberry Pi, by its device tree."""
    try:
        return "Raspberry Pi" in Path("/proc/device-tree/model").read_text(encoding="utf-8")
    except OSError:
        return False


def open_ring(settings: Settings, clock: Clock = time.monotonic) -> Ring | None:
    """Open the ring; None if the settings name none. A ring that is plugged in later is found."""
    choice = ring_choice(settings)
    if choice.protocol is RingProtocol.NONE:
        return None
    return Ring(driver_for(choice), choice.count, power=ring_power(settings), mount=ring_mount(settings), clock=clock).start()


def ring_power(settings: Settings) -> lamps.Power:
    """Read the limits of the lamps: current, gamma and brightness."""
    limits = {"gamma": settings.number("ring.gamma"), "brightness": settings.number("ring.brightness")}
    return lamps.Power(milliamps=settings.get_whole("ring.milliamps"), **limits)


def ring_mount(settings: Settings) -> Mount:
    """Read how the ring is mounted."""
    colours = colours_for(RingProtocol(settings.text("ring.driver")), settings.text("ring.order"))
    return Mount(settings.get_whole("ring.first"), clockwise=settings.flag("ring.clockwise"), colours=colours)


def ring_choice(settings: Settings) -> RingChoice:
    """Read which ring the settings describe; raises LightsError."""
    return RingChoice(
        RingProtocol(settings.text("ring.driver")),
        settings.get_whole("ring.count"),
        settings.text("ring.port"),
        settings.get_whole("ring.baud"),
        settings.number("ring.hello"),
        pins=settings.pins("ring.pins"),
        white=settings.text("ring.order").endswith(WHITE),
    )


def open_camera(settings: Settings, picture: Path | None = None) -> "Camera | None":
    """Open the camera or its substitute; None if the settings name none. Raises `HardwareError`.

    NumPy and OpenCV are loaded only here.
    """
    source = "folder" if picture is not None else settings.text("camera.source")
    if source == "none":
        return None
    if lost := describe_missing("camera"):
        raise hardware_errors.HardwareError(f"the camera cannot be used: {lost}")
    path = picture or Path(settings.text("camera.path"))
    if source == "folder":
        from hardware.cameras.folder import FolderCamera  # noqa: PLC0415

        return FolderCamera(path)
    from hardware.cameras.live_camera import LiveCamera  # noqa: PLC0415

    return LiveCamera(_camera_source(source, settings.text("camera.path"))).start()


def _camera_source(source: str, path: str) -> "Source":
    from hardware.cameras.folder import PictureFile  # noqa: PLC0415
    from hardware.cameras.live_sources import PiCamera, UsbCamera  # noqa: PLC0415

    if source == "file":
        return PictureFile(Path(path))
    ribbon = source == "picamera2" or (source == "auto" and on_pi() and not path)
    return PiCamera() if ribbon else UsbCamera(path)


class Watchdog(DeskListener):
    """Tells the service manager at its interval that nothing hangs; without this report it restarts the program."""

    def __init__(self, desk: Desk, workers: Workers, devices: Devices) -> None:
        self._desk, self._workers, self._devices = desk, workers, devices
        self._every = service.watchdog_seconds()
        self._last = 0.0

    def notice_press(self, event: press.Event) -> None:
        """Log a button that is stuck, or no longer is."""
        if isinstance(event, press.ButtonEvent) and event.press in {press.Press.STUCK, press.Press.FREED}:
            LOG.warning("button %s: %s", event.source, event.press.value)

    def find_hung(self) -> tuple[str, ...]:
        """Return the names of the parts that have not responded within their limits."""
        ring, buttons = self._devices.ring, self._devices.buttons
        workers = {
            "card": self._workers.hangs,
            "ring": ring is not None and ring.hangs,
            "button": buttons is not None and buttons.hangs,
            "voice": self._devices.speaker.hangs,
        }
        found = tuple(name for name, hangs in workers.items() if hangs)
        if found:
            LOG.error("no longer responding: %s", ", ".join(found))
        return found

    def step(self) -> bool:
        """Report to the service manager if it is time and nothing hangs."""
        now = self._desk.clock()
        if self._every is not None and now - self._last >= self._every and not self.find_hung():
            service.notify("WATCHDOG=1")
            self._last = now
        return False

    def close(self) -> None:
        """Close the devices."""
        self._devices.close()
