"""The messages between a browser and the table: frames to it, presses from it. Anything else is refused."""

import json
from typing import NamedTuple, TypeAlias

from companion.ui.screen.paint.formats import WIDE_FROM

LONGEST_NAME = 120
STEP = 40
"""The step in pixels of pages' heights or widths."""
LEAST, MOST = 240, 5000
"""The least and most pixels of a browser's width or height."""


class PageFrame(NamedTuple):
    """A page for a browser: its number, size, background, and pieces; a piece that the browser has is given by its place.

    `said` is why a press was refused, `asked` the number of the frame that first showed the question.
    """

    number: int
    asked: int
    size: tuple[int, int]
    ground: str
    language: str
    said: str
    shapes: list[str | int]
    pieces: list[str | int]

    def text(self) -> str:
        """Return the frame as the JSON text to send."""
        return json.dumps({"n": self.number, **{name: getattr(self, name) for name in self._fields[1:]}}, ensure_ascii=False)


class PressedThere(NamedTuple):
    """A button of the page was pressed at `at`, in pixels of the page; `frame` is the number of the frame on show."""

    name: str
    at: tuple[int, int] | None
    frame: int


class KeyTyped(NamedTuple):
    """A key that types this character was pressed; a backspace deletes."""

    text: str


class Focused(NamedTuple):
    """The keyboard focus moved to a button of the page."""

    name: str


class Back(NamedTuple):
    """The visitor goes back."""


class GlassSize(NamedTuple):
    """The browser's window has this size now; `language` is the browser's, as two letters, `dark` its theme."""

    size: tuple[int, int]
    language: str
    dark: bool = False

    @property
    def page(self) -> tuple[int, int]:
        """The size of the page for it, which the browser scales: one side is that of a drawn format, the other goes in steps.

        So browsers of nearly the same size share a page, and only a few letter sizes are measured.
        """
        wide, high = self.size
        drawn = 720 / wide if high > wide else 1280 / wide if wide >= WIDE_FROM else max(800 / wide, 480 / high)
        across, down = round(wide * drawn), round(high * drawn)
        return (across // STEP * STEP, down) if down == 480 else (across, down // STEP * STEP)  # noqa: PLR2004


class FrameSeen(NamedTuple):
    """The browser shows the frame of this number."""

    number: int


Told: TypeAlias = PressedThere | KeyTyped | Focused | Back | GlassSize | FrameSeen


def parse_message(text: str) -> Told | None:
    """Parse a browser's message; None if it is invalid."""
    found: Told | None = None
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return None
    match told:
        case {"press": str(name), "at": None, "n": int(frame)} if len(name) <= LONGEST_NAME:
            found = PressedThere(name, None, frame)
        case {"press": str(name), "at": [int(x), int(y)], "n": int(frame)} if len(name) <= LONGEST_NAME:
            found = PressedThere(name, (x, y), frame)
        case {"typed": str(typed)} if len(typed) == 1:
            found = KeyTyped(typed)
        case {"focus": str(name)} if len(name) <= LONGEST_NAME:
            found = Focused(name)
        case {"back": True}:
            found = Back()
        case {"size": [int(wide), int(high)], "language": str(language)} if LEAST <= min(wide, high) <= max(wide, high) <= MOST:
            found = GlassSize((wide, high), language[:2], dark=told.get("dark") is True)
        case {"seen": int(number)}:
            found = FrameSeen(number)
    return found
