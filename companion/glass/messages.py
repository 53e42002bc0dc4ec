"""What a browser and the table tell each other: frames one way, presses the other. All that is no such message is refused."""

import json
from typing import NamedTuple, TypeAlias

from companion.screen.paint.formats import WIDE_FROM

LONGEST_NAME = 120
STEP = 40
"""Pixels between two pages' heights, or widths."""
LEAST, MOST = 240, 5000
"""Pixels of a glass, across and down."""


class PageFrame(NamedTuple):
    """What a browser is told of a page: its number, size, ground, and the pieces; what it has already by its place.

    `said` is why what was pressed could not be done, `asked` the number of the frame that first showed the question.
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
        """Write it as it is sent."""
        return json.dumps({"n": self.number, **{name: getattr(self, name) for name in self._fields[1:]}}, ensure_ascii=False)


class PressedThere(NamedTuple):
    """A button of the page was pressed; `at` is where, in pixels of the page, and `frame` the one that was seen."""

    name: str
    at: tuple[int, int] | None
    frame: int


class KeyTyped(NamedTuple):
    """A key was struck that writes this; a backspace rubs out."""

    text: str


class Focused(NamedTuple):
    """The keyboard's focus came to a button of the page."""

    name: str


class Back(NamedTuple):
    """The way back."""


class GlassSize(NamedTuple):
    """The glass has this size, or another one now; its browser speaks `language`, two letters."""

    size: tuple[int, int]
    language: str

    @property
    def page(self) -> tuple[int, int]:
        """The page laid out for it, which the browser enlarges: as broad, or as low, as a drawn format, the other side in steps.

        So glasses of nearly one size share a page, and all measure in the letters of few sizes.
        """
        wide, high = self.size
        drawn = 720 / wide if high > wide else 1280 / wide if wide >= WIDE_FROM else max(800 / wide, 480 / high)
        across, down = round(wide * drawn), round(high * drawn)
        return (across // STEP * STEP, down) if down == 480 else (across, down // STEP * STEP)  # noqa: PLR2004


class FrameSeen(NamedTuple):
    """The frame of this number is on the glass."""

    number: int


Told: TypeAlias = PressedThere | KeyTyped | Focused | Back | GlassSize | FrameSeen


def told_of(text: str) -> Told | None:
    """Read what a browser tells; None where it is nothing that a browser would."""
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
            found = GlassSize((wide, high), language[:2])
        case {"seen": int(number)}:
            found = FrameSeen(number)
    return found
