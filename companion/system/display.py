"""Where pictures can be drawn: window systems, connected screens, and the driver that SDL uses."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from companion.system import service

USUAL_SIZE = (1280, 720)
WINDOW = "window"
"""The file that keeps the window's size and position."""
ROUND_A_WINDOW = (20, 40)
"""The width and height in pixels that a window's frame and the desktop's panel take."""


NOWHERE = frozenset({"dummy", "offscreen"})
"""SDL's drivers that show nothing. SDL chooses one by itself where no other works."""


def asked_driver() -> str:
    """Return SDL's driver that the environment asks for; "" if SDL is to choose."""
    return os.environ.get("SDL_VIDEODRIVER", "")


def named_display() -> str:
    """Return the driver and display that the environment names, as `DISPLAY=:0`; "" if none, or if the driver shows nothing."""
    names = ("WAYLAND_DISPLAY", "DISPLAY") if asked_driver() == "kmsdrm" else ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "DISPLAY")
    found = {name: os.environ.get(name) for name in names}
    return "" if asked_driver() in NOWHERE else " ".join(f"{name}={value}" for name, value in found.items() if value)


class WorkApart:
    """Work that a child process does within so many seconds, after which the kernel ends it.

    The child is a copy of this process, so begin it before threads are started.
    """

    def __init__(self, work: Callable[[], bool], seconds: float) -> None:
        from multiprocessing import get_context  # noqa: PLC0415 - only a named display needs it

        apart = get_context("fork")
        true = self._true = apart.Event()

        def tell() -> None:
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_REAL, seconds)
            if work():
                true.set()

        self._seconds = seconds
        self._child = apart.Process(target=tell, daemon=True)
        self._child.start()

    def ends_within(self, seconds: float) -> bool:
        """Wait until it ends, but not longer than so many seconds; return whether it has ended."""
        self._child.join(seconds)
        return self._child.exitcode is not None

    def came_true(self) -> bool:
        """Wait until it ends; return whether the work returned True."""
        self._child.join(self._seconds)
        self._child.kill()
        self._child.join()
        return self._true.is_set()


def has_display() -> bool:
    """Return whether there is anything to draw on: a window system, a driver set by hand, or a connected screen.

    A driver that shows nothing is none for whoever sits at a terminal.
    """
    if asked_driver() in NOWHERE and os.isatty(0) and not service.is_managed():
        return False
    named = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))
    return named or bool(list_connected_cards())


def list_connected_cards() -> list[str]:
    """List the connectors of graphics cards to which a screen is connected, such as `card1-HDMI-A-1`."""
    found = []
    for status in sorted(Path("/sys/class/drm").glob("card*-*/status")):
        try:
            if status.read_text(encoding="ascii").strip() == "connected":
                found.append(status.parent.name)
        except OSError:
            continue
    return found


def window_size(text: str) -> tuple[int, int]:
    """Read WIDTHxHEIGHT; return the usual size for `auto` or any other text."""
    width, _, height = text.partition("x")
    return (int(width), int(height)) if width.isdigit() and height.isdigit() else USUAL_SIZE


def choose_size(text: str, folder: Path) -> tuple[int, int]:
    """Read WIDTHxHEIGHT; for `auto` return the window's last size, and have SDL open the window at its last position.

    `folder` keeps both; without a stored size, this returns the usual one.
    """
    if text != "auto":
        return window_size(text)
    try:
        size, *place = (folder / WINDOW).read_text(encoding="ascii").strip().split("+")
    except (OSError, ValueError):
        return USUAL_SIZE
    if [part.lstrip("-").isdigit() for part in place] == [True, True]:
        os.environ.setdefault("SDL_VIDEO_WINDOW_POS", ",".join(place))
    return window_size(size)


def remember_window(folder: Path, place: str) -> None:
    """Store the window's size and position (`800x480+20+40`); a failure to write is ignored."""
    with suppress(OSError):
        (folder / WINDOW).write_text(place, encoding="ascii")


def fills(size: tuple[int, int], desktop: tuple[int, int]) -> bool:
    """Return whether a window of this size does not fit on a desktop and therefore fills it."""
    return any(wanted + around > there for wanted, around, there in zip(size, ROUND_A_WINDOW, desktop, strict=True))


def choose_video_driver() -> None:
    """On a console without a window system, have SDL draw through KMS on the card to which a screen is connected.

    The card's number changes between boots, so it is looked up and passed to SDL (SDL_KMSDRM_DEVICE_INDEX). If the device's
    service requests KMS and no screen is connected, nothing is drawn, and people play by voice, ring and button.
    """
    if any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        return
    if os.environ.get("SDL_VIDEODRIVER", "kmsdrm") != "kmsdrm":
        return
    cards = list_connected_cards()
    if cards:
        os.environ["SDL_VIDEODRIVER"] = "kmsdrm"
        os.environ.setdefault("SDL_KMSDRM_DEVICE_INDEX", cards[0].removeprefix("card").partition("-")[0])
    elif "SDL_VIDEODRIVER" in os.environ and service.is_managed():
        draw_nowhere()


def draw_nowhere() -> None:
    """Make SDL draw nothing; people then play by voice, ring and button."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
