"""The sound outputs by their ALSA names, from which the settings, the doctor and the players choose."""

from enum import StrEnum
from pathlib import Path
from typing import NamedTuple


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
