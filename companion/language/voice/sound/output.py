"""The sound output: its interface (which makes no sound), a card that can be plugged in and out, and ALSA's outputs."""

import logging
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from companion.language.voice import engine, voice_errors
from sounds import Effect

Start = Callable[[float], None]


class Output:
    """Plays speech on one channel and effects on another; on each, the newest sound replaces the previous one.

    This class itself is the output without sound: every clip is over at once.
    """

    def open(self) -> None:
        """Open the output, if it is not open; raises OutputMissing. It can take seconds, so only workers call it."""

    def choose(self, device: str | None) -> None:
        """Close the card, and select the one to open next by name; None is the system's default."""

    def prepare(self, clip: engine.Clip, *, after: bool = False) -> Start:  # noqa: ARG002 - nothing is heard of it
        """Convert a clip and return a function that starts it with a gain of 0 to 1, at once or `after` the current clip."""
        return lambda _gain: None

    def is_waiting(self) -> bool:
        """Return whether a clip waits behind the current one; there is room for one."""
        return False

    def play(self, effect: Effect, gain: float) -> None:
        """Start an effect at once."""

    def turn(self, speech: float, effects: float) -> None:
        """Set the gains of both channels, including for sounds now playing."""

    def cut(self) -> None:
        """Stop speech, and drop the clip that waits."""

    def close(self) -> None:
        """Stop everything and close the sound card; `open` can be called again."""


RETRY = 10.0

_log = logging.getLogger(__name__)


class Card:
    """An output that can be missing; it is retried at most every ten seconds, and its absence is logged once."""

    def __init__(self, output: Output, clock: Callable[[], float]) -> None:
        self._output, self._clock = output, clock
        self._missed_at: float | None = None

    @property
    def missing(self) -> bool:
        """Whether the last attempt failed."""
        return self._missed_at is not None

    def choose(self, device: str | None) -> None:
        """Select another card for the next attempt, which is allowed at once."""
        self._output.choose(device)
        self._missed_at = None

    def try_again(self) -> None:
        """Close the card and allow the next attempt at once, as after a card was plugged in or out."""
        self._output.close()
        self._missed_at = None

    def open(self) -> bool:
        """Open the card if an attempt is due, and return whether there is sound; can take seconds."""
        if self._missed_at is not None and self._clock() < self._missed_at + RETRY:
            return False
        try:
            self._output.open()
        except voice_errors.OutputMissing as error:
            self._miss(error)
            return False
        self._missed_at = None
        return True

    def prepare(self, clip: engine.Clip, *, after: bool) -> Start | None:
        """Return the function that starts the clip, or None if the card is missing."""
        try:
            return self._output.prepare(clip, after=after)
        except voice_errors.OutputMissing as error:
            self._miss(error)
            return None

    def _miss(self, error: voice_errors.OutputMissing) -> None:
        if not self.missing:
            _log.warning("no sound until the output is back: %s", error)
        self._missed_at = self._clock()


class OutputKind(StrEnum):
    """The kind of an output, as people call it."""

    HDMI = "hdmi"
    JACK = "jack"
    USB = "usb"
    I2S = "i2s"
    OTHER = "other"


class SoundOutput(NamedTuple):
    """An output: its `name` under `[sound]`, its kind, and the name of its card."""

    name: str
    kind: OutputKind
    card: str


def outputs(folder: Path = Path("/proc/asound")) -> tuple[SoundOutput, ...]:
    """Return every output of ALSA's cards in the kernel's order; empty without ALSA.

    A card's name stays the same when HDMI or a second USB card changes the numbers (`proc.rst` of the kernel's ALSA). The Pi's
    HDMI (vc4-hdmi) takes only samples framed as IEC 958: `plughw` does not frame them, the card's own `sysdefault` does.
    """
    found = []
    for number, card, driver, name in _cards(folder):
        devices = _devices(folder, number)
        if driver == "vc4-hdmi":
            found.append(SoundOutput(f"sysdefault:CARD={card}", OutputKind.HDMI, name))
            continue
        for device, called in devices:
            kind = _kind(driver, f"{name} {called}".lower())
            told = called if len(devices) > 1 else name
            found.append(SoundOutput(f"plughw:CARD={card},DEV={device}", kind, told))
    return tuple(found)


def _cards(folder: Path) -> list[tuple[int, str, str, str]]:
    """Return number, id, driver and name of each card: ` 1 [Device         ]: USB-Audio - USB Audio Device`."""
    found = []
    for line in _lines(folder / "cards"):
        head, closed, tail = line.partition("]:")
        number, opened, card = head.partition("[")
        if closed and opened and number.strip().isdigit():
            driver, _, name = tail.partition(" - ")
            found.append((int(number), card.strip(), driver.strip(), name.strip()))
    return found


def _devices(folder: Path, card: int) -> list[tuple[int, str]]:
    """Return a card's playback devices with their names: `01-00: USB Audio : USB Audio : playback 1 : capture 1`.

    If the kernel does not list devices, each card counts as having one.
    """
    lines = _lines(folder / "pcm")
    found = []
    for line in lines:
        where, _, what = line.partition(": ")
        here, _, device = where.partition("-")
        if here.isdigit() and device.isdigit() and int(here) == card and ": playback" in what:
            found.append((int(device), what.partition(" :")[0].strip()))
    return found if lines else [(0, "")]


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text("utf-8", "replace").splitlines()
    except OSError:
        return []


def _kind(driver: str, told: str) -> OutputKind:
    if driver == "USB-Audio":
        return OutputKind.USB
    if "hdmi" in told or "displayport" in told:
        return OutputKind.HDMI
    if driver.startswith("bcm2835") or driver == "HDA-Intel":
        return OutputKind.JACK
    if "i2s" in told or "hifiberry" in told or "max98357" in told or driver.startswith(("RPi", "snd_rpi", "simple-card")):
        return OutputKind.I2S
    return OutputKind.OTHER
