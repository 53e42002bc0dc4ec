"""What there is to draw on: window systems, connected screens, and the driver that SDL is to use."""

import os
from contextlib import suppress
from pathlib import Path

USUAL_SIZE = (1280, 720)
WINDOW = "window"
"""The file that remembers how large the window is and where it stands."""
ROUND_A_WINDOW = (20, 40)
"""Pixels that the frame of a window and a bar of the desktop take in width and height."""


def has_display() -> bool:
    """Tell whether there is anything to draw on: a window system, a driver named by hand, or a connected screen."""
    named = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))
    return named or bool(connected_cards())


def connected_cards(root: Path = Path("/sys/class/drm")) -> list[str]:
    """List the connectors of graphics cards to which a screen is connected, such as `card1-HDMI-A-1`."""
    found = []
    for status in sorted(root.glob("card*-*/status")):
        try:
            if status.read_text(encoding="ascii").strip() == "connected":
                found.append(status.parent.name)
        except OSError:
            continue
    return found


def window_size(text: str) -> tuple[int, int]:
    """Read WIDTHxHEIGHT; `auto`, or what makes no sense, is the usual size."""
    width, _, height = text.partition("x")
    return (int(width), int(height)) if width.isdigit() and height.isdigit() else USUAL_SIZE


def wished_size(text: str, folder: Path) -> tuple[int, int]:
    """Read WIDTHxHEIGHT; for `auto` give the size that the window had the last time, and let SDL open it where it stood.

    The folder keeps that; where it is not known the size is the usual one.
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
    """Keep how large the window is and where it stands (`800x480+20+40`); one that cannot be kept opens as it usually does."""
    with suppress(OSError):
        (folder / WINDOW).write_text(place, encoding="ascii")


def fills(size: tuple[int, int], desktop: tuple[int, int]) -> bool:
    """Tell whether a window of this size finds no room on a desktop, and so takes all of it."""
    return any(wanted + around > there for wanted, around, there in zip(size, ROUND_A_WINDOW, desktop, strict=True))


def choose_video_driver() -> None:
    """On a console without a window system, draw through KMS on the card to which a screen is connected.

    The card's number changes between boots, so it is looked up and handed to SDL (SDL_KMSDRM_DEVICE_INDEX). Where KMS is
    asked for and no screen is connected, the picture goes nowhere, and voice, ring and button play the game.
    """
    if any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        return
    if os.environ.get("SDL_VIDEODRIVER", "kmsdrm") != "kmsdrm":
        return
    cards = connected_cards()
    if cards:
        os.environ["SDL_VIDEODRIVER"] = "kmsdrm"
        os.environ.setdefault("SDL_KMSDRM_DEVICE_INDEX", cards[0].removeprefix("card").partition("-")[0])
    elif "SDL_VIDEODRIVER" in os.environ:
        draw_nowhere()


def draw_nowhere() -> None:
    """From now on the picture goes nowhere, and voice, ring and button play the game."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
