"""`companion hardware test`: a walk through the parts, one after the other, with the table's own eyes and ears."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Iterator
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from companion.desk.devices import open_buttons, open_camera, open_ring
from companion.system.files import cache_folder
from companion.system.settings import Settings
from companion.unchanging import unchanging
from companion.voice.errors import OutputMissing
from companion.voice.opening import open_output
from hardware.errors import HardwareError
from hardware.finger import ButtonEvent, Event, KnobEvent
from hardware.press import Press
from hardware.ring import Ring, RingState
from hardware.signals import Sweep
from sounds import Effect

if TYPE_CHECKING:
    from hardware.cameras.camera import Camera, CameraFrame

PATIENCE = 15.0
"""Seconds somebody has to press the button."""
SEEKING = 5.0
"""Seconds for ring and camera to be found."""
TICK = 0.05


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
    try:
        event = _meant(heard)
    except queue.Empty:
        return PartResult("button", PartVerdict.BAD, "no press came; compare the wires with companion hardware wiring")
    finally:
        buttons.close()
    if isinstance(event, KnobEvent):
        return PartResult("button", PartVerdict.GOOD, f"the {event.source} was turned {event.turn.value}")
    if event.press is Press.STUCK:
        return PartResult("button", PartVerdict.BAD, f"the {event.source} is stuck, or its two wires touch")
    return PartResult("button", PartVerdict.GOOD, f"a {event.press.value} press of the {event.source}")


def _meant(heard: queue.Queue[Event]) -> Event:
    """Wait for an event that means something; queue.Empty if none comes in time."""
    until = time.monotonic() + PATIENCE
    while True:
        event = heard.get(timeout=max(0.0, until - time.monotonic()))
        if not isinstance(event, ButtonEvent) or event.press not in {Press.DOWN, Press.UP, Press.FREED}:
            return event


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
    return _come(lambda: ring.status.state is RingState.SHINING, seconds)


def _come(there: Callable[[], bool], seconds: float) -> bool:
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
    return PartResult("sound", PartVerdict.BAD, "name another card in sound.output; aplay -L lists them")


def _camera(settings: Settings, guide: Guide) -> PartResult:
    camera = open_camera(settings)
    if camera is None:
        return PartResult("camera", PartVerdict.NONE, "none in the settings; results are entered by hand")
    try:
        frame = _first_frame(camera)
        note = camera.status.note
    finally:
        camera.close()
    if frame is None:
        return PartResult("camera", PartVerdict.BAD, note or "no picture came; check the cable")
    height, width = frame.picture.shape[:2]
    light = float(frame.picture.mean())
    guide.tell(f"The camera {frame.source} sees {width}x{height} pixels, {_light(light)} ({light:.0f} of 255): {_kept(frame)}")
    return PartResult("camera", PartVerdict.GOOD, f"{frame.source}, {width}x{height}")


def _first_frame(camera: Camera) -> CameraFrame | None:
    frames: list[CameraFrame] = []

    def there() -> bool:
        frame = camera.newest()
        frames.extend([frame] if frame is not None else [])
        return bool(frames)

    return frames[0] if _come(there, SEEKING) else None


def _kept(frame: CameraFrame) -> Path:
    """Keep the picture to be looked at; give its file."""
    import cv2  # noqa: PLC0415 - loaded already where there is a picture

    path = cache_folder() / "camera-test.jpg"
    cv2.imwrite(str(path), frame.picture)
    return path


def _light(mean: float) -> str:
    if mean < 50:  # noqa: PLR2004 - a fifth of the range: pieces hardly stand out
        return "too dark"
    return "too bright" if mean > 220 else "well lit"  # noqa: PLR2004 - white paper is burnt out
